/** Sentences that can be spoken of in a text of any subject: its last, and those that claim more than they show or leave something open. */

import { claims } from "./anchors/claims.ts";
import type { Finds } from "./anchors/finds.ts";
import { plans } from "./anchors/plans.ts";
import { reasons } from "./anchors/reasons.ts";
import { steps } from "./anchors/steps.ts";
import { tales } from "./anchors/tales.ts";
import { wares } from "./anchors/wares.ts";
import { isCall } from "../../prose/calls.ts";
import { quotable, type Stop, withoutSpeech } from "./stops.ts";

/** The last sentence, where it does not send its reader on. */
const last: Finds = (line) =>
  isCall(line) ||
  /\byou (?:can|need|may|could|will)\b|\byou please\b|\b(?:must|should|shall|because|going to|glass(?:es)?|toast|cheers)\b/i.test(
    line,
  )
    ? null
    : "";

const finds = {
  last,
  ...claims,
  ...reasons,
  ...plans,
  ...wares,
  ...tales,
  ...steps,
} as const satisfies Record<string, Finds>;

export type Anchor = keyof typeof finds;

/** Of these an item of a list may be spoken of too. */
const inItems: ReadonlySet<Anchor> = new Set([
  "unowned",
  "soon",
  "boasts",
  "byFeel",
  "makeSure",
  "forbids",
  "theRight",
  "supposes",
  "improves",
  "noted",
  "hollow",
  "tooDear",
  "ruledOut",
  "advice",
  "forLife",
  "easyTo",
  "award",
  "guaranteed",
  "seems",
  "goodPay",
  "jobWords",
  "expectedThan",
  "single",
  "judged",
  "concerns",
  "inPrinciple",
  "against",
  "discussed",
  "hopes",
  "planned",
  "notIncluded",
  "interest",
]);

/** Words without the small ones that a pattern took along at their end. */
const trimmed = (word: string): string =>
  word.replace(
    /(?:(?<!due|owing|call|wrong) (?:and|or|but|in|of|for|to|the|an?|as|which|who|that|with|on|at|by|behind|from|into|over|near|before|after)){1,3}$/u,
    "",
  );

/** The sentence of a text that an anchor names, as it is quoted, which of the sentences it is, of which paragraph, and the words that show it; null where there is none. */
export function lineAt(
  text: string,
  anchor: Anchor,
): Pick<Stop, "line" | "at" | "paragraph" | "word"> | null {
  const { all, quoted } = quotable(text);
  const sayable = quoted.flatMap((line, at) =>
    line !== "" && (inItems.has(anchor) || all[at]?.item !== true) ? [{ line, at }] : [],
  );
  const find: Finds = finds[anchor];
  for (const { line, at } of anchor === "last" ? sayable.slice(-1) : sayable) {
    const told = anchor === "last" || anchor === "asks" ? line : withoutSpeech(line);
    const word = find(told, all[at + 1]?.text ?? "", text);
    if (word !== null) return { line, at, paragraph: all[at]?.paragraph ?? -1, word: trimmed(word) };
  }
  return null;
}
