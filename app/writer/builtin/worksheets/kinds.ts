/** Kinds of text as worksheets speak of them, and which kinds take what is written for another one. */

import { countWords } from "../../prose/words.ts";
import { kindOfText, type TextKind } from "../text-kind/text-kind.ts";

/** Kinds that take what is written for another one wherever nothing is written for them. */
const nextOfKin: Partial<Readonly<Record<TextKind, TextKind>>> = {
  complaint: "letter",
  application: "letter",
  travel: "memoir",
  report: "article",
  notes: "article",
  career: "article",
  interview: "article",
  answers: "article",
  vacancy: "notice",
};

/** A text of so few words whose kind is in doubt is a wish or a seed, and a sheet may make anything of it. */
const seed = 60;

/** Whether a text is so short that its kind does not matter yet. */
export const isSeed = (text: string): boolean => kindOfText(text) === "other" && countWords(text) <= seed;

const asksOf =
  /^[*_#\s]{0,6}(?:to|applicant|submitted to|for the attention of): ?[*_]{0,2} ?\S|\b(?:application|proposal|submission|bid|tender) to (?:the )?\p{Lu}|\ba proposal (?:to|for)\b|\bamount (?:requested|sought|asked for)\b/imu;

/** Whether the head of a text whose kind is in doubt says for whom it is: an application, a proposal. It is meant for few. */
export const isAddressed = (text: string): boolean =>
  kindOfText(text) === "other" && asksOf.test(text.trim().split("\n").slice(0, 6).join("\n"));

/** The kinds whose sheets a text takes, the nearest first. */
export function kindsOf(text: string): readonly TextKind[] {
  const kind = kindOfText(text);
  const kin = nextOfKin[kind];
  if (isSeed(text)) return ["article", kind];
  return kin === undefined ? [kind] : [kind, kin];
}

/** The first of a text's kinds that something is written for; undefined for none. */
export const writtenFor = (
  kinds: readonly TextKind[],
  written: (kind: TextKind) => boolean,
): TextKind | undefined => kinds.find(written);

/** A kind as the first sentence of an answer; `other` claims nothing. */
export const readsLike: Readonly<Record<TextKind, string>> = {
  story: "Your text reads like a story.",
  memoir: "Your text reads like a memoir.",
  travel: "Your text tells of a journey.",
  review: "Your text reads like a review.",
  news: "Your text reads like a news report.",
  letter: "Your text reads like a letter or an e-mail.",
  complaint: "Your text reads like a letter that asks for something to be put right.",
  circular: "Your text reads like a message to many people at once.",
  application: "Your text reads like a letter that applies for a post.",
  report: "Your text reads like a report to people who know the matter.",
  notes: "Your text reads like notes that somebody took for themselves.",
  minutes: "Your text reads like the minutes of a meeting.",
  "how-to": "Your text explains how something is done.",
  recipe: "Your text reads like a recipe.",
  answers: "Your text reads like answers to questions that people ask.",
  interview: "Your text reads like an interview.",
  product: "Your text describes something that is for sale.",
  opinion: "Your text argues a case.",
  speech: "Your text reads like a speech.",
  vacancy: "Your text reads like an advertisement for a post.",
  notice: "Your text reads like a notice of something to come to or to know of.",
  career: "Your text tells of somebody's work.",
  verse: "Your text reads like a poem.",
  article: "Your text explains a matter to people who read about it.",
  other: "",
};

/** Of a text whose kind is in doubt. */
export const unsure = "I cannot tell what kind of text this is.";

/** A refusal behind what the text is. */
export const saidOf = (kind: TextKind, decline: string): string =>
  [
    readsLike[kind],
    kind === "other" ? decline.replace(/^It /, "The text ") : decline.replace(/^Your text /, "It "),
  ]
    .filter(Boolean)
    .join(" ");
