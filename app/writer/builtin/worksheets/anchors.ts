/** Sentences that can be spoken of in a text of any subject: its last, and those that claim more than they show or leave something open. */

import { isAnswered } from "./anchors/answered.ts";
import { type Anchor, finds } from "./anchors/named.ts";
import type { Finds } from "./anchors/finds.ts";
import { plainOf } from "../../prose/words.ts";
import { quotable, type Stop, withoutSpeech } from "./stops.ts";

export type { Anchor } from "./anchors/named.ts";

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
  "waits",
  "youWillDo",
]);

/** Of these what is said between quotation marks is read too. */
const spokenToo: ReadonlySet<Anchor> = new Set(["last", "asks", "testimonial"]);

/** Words without the small ones that a pattern took along at their end. */
const trimmed = (word: string): string =>
  word.replace(
    /(?:(?<!due|owing|call|wrong|goes) (?:and|or|but|in|of|for|to|the|an?|as|which|who|that|with|on|at|by|behind|from|into|over|near|before|after)){1,3}$/u,
    "",
  );

const wholeOf = (text: string): string => plainOf(text).replace(/\s+/g, " ").trim();

/** The sentence of a text that an anchor names, as it is quoted, which of the sentences it is, of which paragraph, and the words that show it; null where there is none. */
export function lineAt(
  text: string,
  anchor: Anchor,
): Pick<Stop, "line" | "at" | "paragraph" | "word"> | null {
  const { all, quoted } = quotable(text);
  const sayable = quoted.flatMap((line, at) => {
    const shown = line === "" && anchor === "testimonial" ? wholeOf(all[at]?.text ?? "") : line;
    return shown !== "" && (inItems.has(anchor) || all[at]?.item !== true) ? [{ line: shown, at }] : [];
  });
  const find: Finds = finds[anchor];
  const from = anchor === "last" ? sayable.slice(-1) : anchor === "firstAsks" ? sayable.slice(0, 1) : sayable;
  for (const { line, at } of from) {
    if (isAnswered(anchor, all, at)) continue;
    // A sentence that is quoted with the one before it asks nothing of that where the text answers.
    const answers = at > 0 && isAnswered(anchor, all, at - 1);
    const shown = answers ? wholeOf(all[at]?.text ?? "") : line;
    const told = spokenToo.has(anchor) ? shown : withoutSpeech(shown);
    const word = find(told, all[at + 1]?.text ?? "", text);
    if (word !== null) return { line, at, paragraph: all[at]?.paragraph ?? -1, word: trimmed(word) };
  }
  return null;
}
