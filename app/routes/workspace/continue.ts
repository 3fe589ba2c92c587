import type { Node } from "prosemirror-model";
import type { RouterContextProvider } from "react-router";
import { readHtml } from "#app/document/html-in.ts";
import { joinContinuation } from "#app/document/joined.ts";
import { readMarkdown, writeMarkdown } from "#app/document/markdown.ts";
import { writeText } from "#app/document/plain-text.ts";
import { mostCredits } from "#app/document/credits.ts";
import { ask } from "#app/server/gateway/answer.ts";
import { loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findGenerationIn } from "#app/server/gateway/generations.ts";
import type { GenerationView } from "#app/services/generating.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";
import { idempotencyKey } from "../idempotency.ts";
import { type Applied, toApplied, waitSeconds } from "./apply.ts";

type Context = Readonly<RouterContextProvider>;

const option = "continue writing";
/** The most that a call takes of what a text is written from. */
const longestContext = 2_000;
/** So much of the end of a generated text tells that a document still ends with it. */
const tail = 60;

/** Whether a generation's text is written behind its document's rather than in its place. */
export const isContinuation = ({ call }: Pick<GenerationView, "call">): boolean => call === "continueWrite";

/** A proposal as the whole text that it makes of a document's. */
export function proposedText(proposal: GenerationView, content: Content): string {
  if (!isContinuation(proposal)) return proposal.text;
  return joinContinuation(markdownOf(content), proposal.text);
}

export const markdownOf = (content: Content): string => writeMarkdown(readHtml(content.content_output.text));

/** The generation that last wrote into a content item; null where none did. */
export async function findMaker(context: Context, content: Content): Promise<GenerationView | null> {
  if (content.generation === null) return null;
  return findGenerationIn(gatewayOf(context), ["smart-actions", "freestyle"], content.generation);
}

/** Whether a text still ends where the model's room ended. */
export function isCutOff(content: Content, maker: GenerationView | null): boolean {
  if (maker?.finish !== "length") return false;
  const end = wordsOf(readMarkdown(maker.text)).slice(-tail);
  return end !== "" && wordsOf(readHtml(content.content_output.text)).endsWith(end);
}

const wordsOf = (document: Node): string => writeText(document).replace(/\s+/g, " ").trim();

/** Asks for what comes behind a document's saved text; the answer is a proposal, perhaps still being written. */
export async function continueText(context: Context, content: Content, click: string): Promise<Applied> {
  const source = sourceOf(await findMaker(context, content));
  const json = {
    content: markdownOf(content),
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
  text: string,
  maker: GenerationView | null,
): Promise<number | null> {
  const { continuing } = await loadCatalogue(context);
  const price = continuing.find(({ name }) => name === option)?.price;
  const besides = [title, subTitle, sourceOf(maker)].map(({ length }) => length);
  return price ? mostCredits(price, text.length, besides) : null;
}

/** The end of the text that a generation worked on, from which what was cut off was still to be written. */
function sourceOf(maker: GenerationView | null): string {
  if (maker?.finish !== "length") return "";
  const { content, text, context } = maker.input as Record<"content" | "text" | "context", unknown>;
  const source = isContinuation(maker) ? context : (content ?? text);
  return typeof source === "string" ? source.slice(-longestContext).trim() : "";
}
