import type { RouterContextProvider } from "react-router";
import { mostCredits, type TextSize } from "#app/document/credits.ts";
import { loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findGeneration } from "#app/server/gateway/generations.ts";
import { findUser } from "#app/server/session/pages.ts";
import type { GenerationView } from "#app/services/generated.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";
import { placed, type Placed, savedText, send } from "./panels/ask-tool.ts";

type Context = Readonly<RouterContextProvider>;

const option = "continue writing";
/** The most that a call takes of what a text is written from. */
const longestContext = 2_000;

/** The story tool whose text stands behind the story. */
const storyGoesOn = "Continue writing";

/** Whether a generation's text is written behind its document's rather than in its place. */
export const isContinuation = ({ call, action }: Pick<GenerationView, "call" | "action">): boolean =>
  call === "continueWrite" || (call === "generateStories" && action === storyGoesOn);

/** The generation that last wrote into a content item; null where none did. */
export async function findMaker(context: Context, content: Content): Promise<GenerationView | null> {
  if (content.generation === null) return null;
  return findGeneration(gatewayOf(context), content.generation);
}

/** Asks for what comes behind a document's saved text; the answer is a proposal, perhaps still being written. */
export async function continueText(context: Context, content: Content, click: string): Promise<Placed> {
  const source = sourceOf(await findMaker(context, content));
  const saved = await savedText(context, content);
  if ("problem" in saved) return saved;
  const body = {
    content: saved.text,
    continue_option: option,
    document: content.guid,
    ...(saved.title === "" ? {} : { title: saved.title }),
    ...(saved.subTitle === "" ? {} : { sub_title: saved.subTitle }),
    ...(source === "" ? {} : { context: source }),
  };
  return placed(
    content.guid,
    await send(context, { path: "/api/v1/smart-actions/continueWrite", body }, click),
  );
}

/** The most credits that going on from a text may cost; `maker` is the generation that broke off in it. */
export async function mostToContinue(
  context: Context,
  { title, sub_title: subTitle }: Content,
  size: TextSize,
  maker: GenerationView | null,
): Promise<number | null> {
  const { continuing } = await loadCatalogue(context);
  const price = continuing.find(({ name }) => name === option)?.price;
  const told = [title, subTitle, sourceOf(maker)].map(({ length }) => length);
  const besides = [...told, (await findUser(context))?.houseStyleCharacters ?? 0];
  return price ? mostCredits(price, size, besides) : null;
}

/** The end of the text that a generation worked on, from which what was cut off was still to be written. */
function sourceOf(maker: GenerationView | null): string {
  if (maker?.finish !== "length") return "";
  const { content, text, context } = maker.input as Record<"content" | "text" | "context", unknown>;
  const source = maker.call === "continueWrite" ? context : (content ?? text);
  return typeof source === "string" ? source.slice(-longestContext).trim() : "";
}
