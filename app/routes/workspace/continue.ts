import type { RouterContextProvider } from "react-router";
import { mostCredits, type TextSize } from "#app/document/credits.ts";
import { ask } from "#app/server/gateway/answer.ts";
import { loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { loadText } from "#app/server/gateway/texts.ts";
import { findGeneration } from "#app/server/gateway/generations.ts";
import { findUser, runFor } from "#app/server/session/pages.ts";
import type { GenerationView } from "#app/services/generated.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";
import { idempotencyKey } from "../forms/idempotency.ts";
import { type Applied, toApplied, waitSeconds } from "./apply.ts";

type Context = Readonly<RouterContextProvider>;

const option = "continue writing";
/** The most that a call takes of what a text is written from. */
const longestContext = 2_000;

/** Whether a generation's text is written behind its document's rather than in its place. */
export const isContinuation = ({ call }: Pick<GenerationView, "call">): boolean => call === "continueWrite";

/** The generation that last wrote into a content item; null where none did. */
export async function findMaker(context: Context, content: Content): Promise<GenerationView | null> {
  if (content.generation === null) return null;
  return findGeneration(gatewayOf(context), content.generation);
}

/** Asks for what comes behind a document's saved text; the answer is a proposal, perhaps still being written. */
export async function continueText(context: Context, content: Content, click: string): Promise<Applied> {
  const source = sourceOf(await findMaker(context, content));
  const document = await loadText(gatewayOf(context), content);
  const markdown = await runFor(context, "exportStored", { document });
  if ("problem" in markdown) return { generation: null, problem: markdown.problem };
  const json = {
    content: markdown.output,
    continue_option: option,
    document: content.guid,
    ...(content.title === "" ? {} : { title: content.title }),
    ...(content.sub_title === "" ? {} : { sub_title: content.sub_title }),
    ...(source === "" ? {} : { context: source }),
  };
  return toApplied(
    await ask(
      gatewayOf(context).smartActions["smart-actions"].continueWrite.$post(
        { json },
        {
          headers: {
            "Idempotency-Key": idempotencyKey(click, ["continue", json]),
            Prefer: `respond-async, wait=${waitSeconds}`,
          },
        },
      ),
    ),
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
  const source = isContinuation(maker) ? context : (content ?? text);
  return typeof source === "string" ? source.slice(-longestContext).trim() : "";
}
