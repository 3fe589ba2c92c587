/** The built-in Add Facts & Stats: [source needed] and its kin behind the claims that want evidence. */

import { mapProse } from "../../prose/blocks.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { guard } from "../../prose/guard.ts";
import { countWords } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import { requireEnglish } from "../limits.ts";
import { isGreeting, isSignOff } from "./statements.ts";

const trend =
  /\b(?:rise|rises|rose|risen|fall|falls|fell|fallen|grow|grows|grew|increas\w+|decreas\w+|dropped|(?<!be )improv(?:e|es|ed)|saves?|reduces?|cuts)\b/i;

/** What kind of claim wants what, in the order in which they are asked. Quotations, questions and stories want nothing. */
const wants: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:stud(?:y|ies)|research|surveys?|report(?:s|ed)?|scientists?|experts?)\b[^.]*\b(?:found|finds?|shows?|showed|says?|suggests?|agree|reported)\b/i,
    "[source needed: study, year]",
  ],
  [
    /\b\d+(?:[.,]\d+)?\s?(?:%|per cent|percent)|\b(?:half|a third|a quarter|two thirds) of\b/i,
    "[source needed]",
  ],
  [/[£$€]\s?\d[\d.,]*|\b\d[\d.,]*\s?(?:million|billion|euros?|pounds?|dollars?)\b/i, "[source needed]"],
  [/\b(?:twice|three times|ten times|double|triple) (?:as|the)\b/i, "[source needed]"],
  [
    /\b(?:more|less|fewer|faster|slower|cheaper|better|worse|easier|harder|safer|larger|smaller|longer) (?:\p{L}+ )?than\b/iu,
    "[source needed]",
  ],
  [
    /\b(?:most|many|few|the majority of|a large number of|nearly all|almost all|some) (?:\p{L}+ )?(?:people|teams|companies|managers|workers|customers|readers|users|children|teenagers|students|parents|beginners|agencies|bedrooms|experts|critics|towns|families|lessons?)\b/iu,
    "[figure: how many]",
  ],
  [trend, "[figure: by how much]"],
  [/\b(?:the (?:best|worst|most|largest|biggest|leading|cheapest|main))\b/i, "[source needed]"],
  [
    /\b(?:leads? to|causes?|because of|as a result|proves?|is known to|it is (?:clear|well known)|in fact)\b/i,
    "[evidence needed]",
  ],
  [
    /\b(?:often|usually|in many cases|over the (?:last|past) (?:few )?years|increasingly|popular)\b/i,
    "[example or figure]",
  ],
];

/** Every sentence as it stands, claims marked; declines where nothing is claimed. */
export function addFacts(source: Source): string | Decline {
  requireEnglish("Add Facts & Stats", source.text);
  let marked = 0;
  const output = mapProse(source.text, (text) => {
    if (isGreeting(text) || isSignOff(text)) return text;
    return sentencesOf(text)
      .map((sentence) => {
        const slot = slotFor(sentence);
        if (slot === null) return sentence;
        marked += 1;
        return placed(sentence, slot);
      })
      .join(" ");
  });
  if (marked > 0) return output;
  return {
    decline:
      "This text makes no claim that evidence could support: no figure, comparison, generalisation or cause was found in it.",
  };
}

function slotFor(sentence: string): string | null {
  const { text } = guard(sentence);
  if (
    /[?:]["”’)*]*$/.test(sentence) ||
    countWords(text) < 5 ||
    /\[[^[\]]{0,60}(?:source|figure|evidence)/i.test(sentence)
  )
    return null;
  if (/^[“"]/.test(sentence) || /\b(?:I|me|my)\b/.test(text)) return null;
  if (/\]\([^)]*\)|https?:/.test(sentence)) return null;
  if (/\d/.test(text) && trend.test(text)) return "[source needed]";
  return wants.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** Before the final stop, so that the mark belongs to its sentence. */
function placed(sentence: string, slot: string): string {
  const end = /(?<![.!…])[.!…]+["”’)*_]*$/.exec(sentence);
  return end ? `${sentence.slice(0, end.index)} ${slot}${end[0]}` : `${sentence} ${slot}`;
}
