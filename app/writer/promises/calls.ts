/** Promises about what a text asks its reader to do. The word lists are English; elsewhere they are not measured. */

import { isCall } from "../prose/calls.ts";
import { proseSentences } from "../prose/grade.ts";
import { isEnglish } from "../prose/language.ts";
import type { Vow } from "../task.ts";
import { counted, vow } from "./vow.ts";
import { linesOf } from "./words.ts";

const unmeasured = { kept: true, found: "the word list is English; not measured in this language" };

/** The sentences of an output that say something: no lines of hashtags alone. */
function said(output: string): string[] {
  return proseSentences(output).filter((sentence) =>
    /\p{L}/u.test(sentence.replace(/#[\p{L}\p{N}_]+/gu, "")),
  );
}

/** Exactly one call to action, in the last two sentences; with a pattern, one of that kind. */
export function oneCall(kind = "call to action", pattern = /./): Vow {
  return vow(
    "one-call",
    "hard",
    `Close with exactly one ${kind}, in the last two sentences.`,
    (_source, output) => {
      if (!isEnglish(output)) return unmeasured;
      const sentences = said(output);
      const calls = sentences.flatMap((sentence, index) => (isCall(sentence) ? [index] : []));
      const last = calls.length === 1 && (calls[0] ?? 0) >= sentences.length - 2;
      const fits = pattern.test((sentences[calls[0] ?? -1] ?? "").toLowerCase());
      return {
        kept: last && fits,
        found: `${counted(calls.length, "call")} to action${calls.length === 1 && !last ? ", too early" : ""}${last && !fits ? " of another kind" : ""}`,
      };
    },
  );
}

/** Words that no command begins with. */
const opensOtherwise =
  /^(?:the|a|an|this|that|these|those|my|your|his|her|our|their|its|i|you|he|she|it|we|they|there|here|in|on|at|for|from|by|with|of|as|if|when|while|after|before|and|but|or|so|because|what|why|how|who|where|which|is|are|was|were|am|will|would|can|could|should|must|may|might|has|had|not|no|very|\d\S*|[a-z]*[aeiou][a-z]*ing|(?!(?:apply|reply|supply|rely|fly|multiply|imply|comply)$)\w+ly)$/i;

/** Every line begins with one imperative verb. */
export const opensWithVerb: Vow = vow(
  "verb-first",
  "hard",
  "Begin every line with an imperative verb.",
  (source, output) => {
    if (!isEnglish(source.text)) return unmeasured;
    const lines = linesOf(output);
    const wrong = lines.filter((line) => opensOtherwise.test(/^[^\s,.;:!?]+/u.exec(line)?.[0] ?? "the"));
    return {
      kept: lines.length > 0 && wrong.length === 0,
      found: wrong[0] === undefined ? counted(lines.length, "line") : `not so: ${wrong[0]}`,
    };
  },
);

/** Every list item begins with a verb. */
export const bulletsOpenWithVerb: Vow = vow(
  "verb-first",
  "hard",
  "Begin every bullet with a verb.",
  (source, output) => {
    if (!isEnglish(source.text)) return unmeasured;
    const items = output.split("\n").filter((line) => /^\s*[-*+•] /.test(line));
    const wrong = items.filter((item) =>
      opensOtherwise.test(/^[^\s,.;:!?]+/u.exec(item.replace(/^\s*[-*+•] +/, ""))?.[0] ?? "the"),
    );
    return {
      kept: items.length > 0 && wrong.length === 0,
      found: wrong[0] === undefined ? counted(items.length, "bullet") : `not so: ${wrong[0]}`,
    };
  },
);

const audiences: Readonly<Record<string, RegExp>> = {
  customers: /\b(?:customers?|buyers?|clients?|users?|shoppers?|you|your)\b/i,
  colleagues: /\b(?:colleagues?|teams?|teammates?|we|us|our)\b/i,
  "the press": /\b(?:press|reporters?|journalists?|editors?|readers?|news)\b/i,
  investors: /\b(?:investors?|investments?|returns?|shareholders?|funders?)\b/i,
};
const benefit = /\b(?:benefit|gains?|gets?|saves?|means|mean|helps?|matters?|offers?|gives?|why|can)\b/i;

/** The first 60 words name the audience and what it gains. */
export function benefitFirst(audience: string): Vow {
  return vow(
    "benefit-first",
    "hard",
    `Name what ${audience} gain in the first 60 words.`,
    (source, output) => {
      if (!isEnglish(source.text)) return unmeasured;
      const opening = proseSentences(output).join(" ").split(/\s+/).slice(0, 60).join(" ");
      const [named, gained] = [audiences[audience]?.test(opening) ?? true, benefit.test(opening)];
      return {
        kept: named && gained,
        found:
          named && gained
            ? "named in the first 60 words"
            : `${named ? "no benefit" : "the audience is not named"} in the first 60 words`,
      };
    },
  );
}

/** One clear ask: a question or a request. */
export const oneAsk: Vow = vow("one-ask", "soft", "Make one clear ask.", (source, output) => {
  if (!isEnglish(source.text)) return unmeasured;
  const asks = proseSentences(output).filter(
    (sentence) =>
      /\?["”’)]*$/.test(sentence) ||
      /\b(?:please|could you|would be grateful|need (?:an?|your|to have))\b|\[your ask/i.test(sentence),
  );
  return { kept: asks.length === 1, found: counted(asks.length, "ask") };
});
