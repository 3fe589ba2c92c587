/** Promises about what a text asks its reader to do. The word lists are English; elsewhere they are not measured. */

import { isCall } from "../prose/calls.ts";
import { proseSentences } from "../prose/grade.ts";
import type { Vow } from "../task.ts";
import { counted, ifSeen, inEnglish, judged, vow } from "./vow.ts";
import { linesOf } from "./words.ts";

/** The sentences of an output that say something: no lines of hashtags alone. */
function said(output: string): string[] {
  return proseSentences(output).filter((sentence) =>
    /\p{L}/u.test(sentence.replace(/#[\p{L}\p{N}_]+/gu, "")),
  );
}

/** Exactly one call to action, in the last two sentences; with a pattern, one of that kind. */
export function oneCall(kind = "call to action", pattern = /./): Vow {
  return inEnglish(
    vow(
      "one-call",
      "soft",
      `Close with exactly one ${kind}, in the last two sentences.`,
      (_source, output) => {
        const sentences = said(output);
        const calls = sentences.flatMap((sentence, index) => (isCall(sentence) ? [index] : []));
        const last = calls.length === 1 && (calls[0] ?? 0) >= sentences.length - 2;
        const fits = pattern.test((sentences[calls[0] ?? -1] ?? "").toLowerCase());
        return judged(
          last && fits,
          `${counted(calls.length, "call")} to action${calls.length === 1 && !last ? ", too early" : ""}${last && !fits ? " of another kind" : ""}`,
        );
      },
    ),
  );
}

/** Words that no command begins with. */
const opensOtherwise =
  /^(?:the|a|an|this|that|these|those|my|your|his|her|our|their|its|i|you|he|she|it|we|they|there|here|in|on|at|for|from|by|with|of|as|if|when|while|after|before|and|but|or|so|because|what|why|how|who|where|which|is|are|was|were|am|will|would|can|could|should|must|may|might|has|had|not|no|very|\d\S*|[b-df-hj-np-tv-z]*[aeiou][a-z]*ing|(?!(?:apply|reply|supply|rely|fly|multiply|imply|comply)$)\w+ly)$/i;

/** Every line begins with one imperative verb. */
export const opensWithVerb: Vow = {
  ...inEnglish(
    vow("verb-first", "soft", "Begin every line with an imperative verb.", (_source, output) => {
      const lines = linesOf(output);
      const wrong = lines.filter((line) => opensOtherwise.test(/^[^\s,.;:!?]+/u.exec(line)?.[0] ?? "the"));
      return judged(
        lines.length > 0 && wrong.length === 0,
        wrong[0] === undefined ? counted(lines.length, "line") : `not so: ${wrong[0]}`,
      );
    }),
  ),
  tell: () => "Begin every line with an imperative verb, if verbs come first in the language of the text.",
};

/** Every list item begins with a verb. */
export const bulletsOpenWithVerb: Vow = {
  ...inEnglish(
    vow("verb-first", "soft", "Begin every bullet with a verb.", (_source, output) => {
      const items = output.split("\n").filter((line) => /^\s*[-*+•] /.test(line));
      const wrong = items.filter((item) =>
        opensOtherwise.test(/^[^\s,.;:!?]+/u.exec(item.replace(/^\s*[-*+•] +/, ""))?.[0] ?? "the"),
      );
      return judged(
        items.length > 0 && wrong.length === 0,
        wrong[0] === undefined ? counted(items.length, "bullet") : `not so: ${wrong[0]}`,
      );
    }),
  ),
  tell: () => "Begin every bullet with a verb, if verbs come first in the language of the text.",
};

const audiences: Readonly<Record<string, RegExp>> = {
  customers: /\b(?:customers?|buyers?|clients?|users?|shoppers?|you|your)\b/i,
  colleagues: /\b(?:colleagues?|teams?|teammates?|we|us|our)\b/i,
  "the press": /\b(?:press|reporters?|journalists?|editors?|readers?|news)\b/i,
  investors: /\b(?:investors?|investments?|returns?|shareholders?|funders?)\b/i,
};
const benefit = /\b(?:benefit|gains?|gets?|saves?|means|mean|helps?|matters?|offers?|gives?|why|can)\b/i;

/** The first 60 words name the audience and what it gains. */
export function benefitFirst(audience: string): Vow {
  return inEnglish(
    ifSeen(
      vow("benefit-first", "soft", `Name what ${audience} gain in the first 60 words.`, (_source, output) => {
        const opening = proseSentences(output).join(" ").split(/\s+/).slice(0, 60).join(" ");
        const [named, gained] = [audiences[audience]?.test(opening) ?? true, benefit.test(opening)];
        return judged(
          named && gained,
          named && gained
            ? "named in the first 60 words"
            : `${named ? "no benefit" : "the audience is not named"} in the first 60 words`,
        );
      }),
    ),
  );
}

/** What a letter says out of politeness asks for nothing. */
const courtesy =
  /^(?:please )?(?:feel free to|do not hesitate to|don['’]t hesitate to|(?:please )?let me know if)\b/i;

/** One clear ask: a question or a request. */
export const oneAsk: Vow = inEnglish(
  vow("one-ask", "soft", "Make one clear ask.", (_source, output) => {
    const asks = proseSentences(output).filter(
      (sentence) =>
        !courtesy.test(sentence) &&
        (/\?["”’)]*$/.test(sentence) ||
          /\b(?:please|could you|would be grateful|need (?:an?|your|to have))\b|\[your ask/i.test(sentence)),
    );
    return judged(asks.length === 1, counted(asks.length, "ask"));
  }),
);
