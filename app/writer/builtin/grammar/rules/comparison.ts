/** Degrees of adjectives, and amounts of what can be counted. */

import { compared, isPlural, singularInS, uncountables } from "../../../prose/english/forms.ts";
import type { Edit } from "../../marks/edits.ts";
import { eachWord, type GrammarRule } from "./clause.ts";

const short = new Set(
  "cheap big small fast slow tall short long high low old young hard soft strong weak warm cold hot cool nice late easy happy heavy busy dirty funny rich poor large wide deep thick thin safe clean dark bright quick loud great new good bad noisy lazy tidy angry hungry healthy".split(
    " ",
  ),
);

/** `more cheap`, `the most easy way`, `a more easy way`. */
const degrees: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, "more most").flatMap((index): Edit[] => {
    const adjective = key(index + 1);
    // `more high-minded`: what is compared is the whole word.
    if (!short.has(adjective) || key(index + 1) === key(index - 1) || key(index + 2) === "-") return [];
    const prior = key(index - 1);
    const led = /^(?:an?|the|much|far|even|is|are|was|were|be|been|'s|'re|looks?|feels?|gets?|got)$/.test(
      prior,
    );
    const nounBehind =
      ["NOUN", "PROPN", "ADJ", "PUNCT", "CCONJ"].includes(tag(index + 2)) && tag(index + 2) !== "";
    const behind = tag(index + 2);
    if (!led || (nounBehind && behind !== "PUNCT" && !/^(?:an?|the)$/.test(prior))) return [];
    if (key(index + 2) === "than" && tag(index + 3) === "ADJ") return [];
    if (key(index) === "most" && prior !== "the") return [];
    // `more old wood than new`, `much more good than harm` weigh amounts.
    if (/^(?:and|or)$/.test(key(index + 2))) return [];
    const right = compared(adjective, key(index) === "more" ? "er" : "est");
    if (prior === "a" && /^[aeiou]/.test(right))
      return edit(index - 1, index + 1, `an ${right}`, "Short adjectives take -er and -est");
    if (prior === "an" && !/^[aeiou]/.test(right))
      return edit(index - 1, index + 1, `a ${right}`, "Short adjectives take -er and -est");
    return edit(index, index + 1, right, "Short adjectives take -er and -est");
  });
};

const measured =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|pounds?|dollars?|euros?|pence|cents?|miles?|metres?|meters?|kilometres?|kilometers?|kilos?|grams?|litres?|liters?|degrees?|percent|points?|feet|inches|times|calories|funds|goods|savings|earnings|means|data|media|carbs|acres|tons|tonnes|ounces|units|payments|wages|vitamins)$/;

const counted = (noun: string): boolean =>
  isPlural(noun) && !measured.test(noun) && !singularInS.has(noun) && !uncountables.has(noun);

/** `less tomatoes`, `the amount of people`. */
const amounts: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return [
    ...eachWord(clause, "less").flatMap((index): Edit[] =>
      counted(key(index + 1)) &&
      tag(index + 1) === "NOUN" &&
      tag(index + 2) !== "NOUN" &&
      !/^(?:no|or|and|much|any|two|three|four|one)$/.test(key(index - 1)) &&
      tag(index - 1) !== "NUM"
        ? edit(index, index, "fewer", "Fewer for what can be counted")
        : [],
    ),
    ...eachWord(clause, "amount").flatMap((index): Edit[] => {
      const at = tag(index + 2) === "ADJ" ? index + 3 : index + 2;
      return key(index + 1) === "of" &&
        !/^(?:no|correct|right|exact|proper|total)$/.test(key(index - 1)) &&
        counted(key(at)) &&
        tag(at) === "NOUN" &&
        tag(at + 1) !== "NOUN"
        ? edit(index, index, "number", "Number for what can be counted")
        : [];
    }),
  ];
};

export const comparisonRules: readonly GrammarRule[] = [degrees, amounts];
