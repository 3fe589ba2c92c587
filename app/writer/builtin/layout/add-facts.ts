/** The built-in Add Facts & Stats: [source needed] and its kin behind the claims that want evidence. */

import { mapProse } from "../../prose/blocks.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { guard } from "../../prose/guard.ts";
import { countWords } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import { requireEnglish } from "../limits.ts";
import { isGreeting, isSignOff } from "./statements.ts";

/** Many of a kind, of whom something is said. */
const many =
  "(?<!\\b(?:how|so|too|as|not|very) )(?:most|many|the majority of|a large number of|nearly all|almost all|half of(?: all)?|a third of|a quarter of|two thirds of|(?:\\d+|one|two|three|four|nine) (?:in|out of) (?:\\d+|two|three|four|five|ten))";
const people =
  "(?:people|teams|companies|managers|workers|employees|customers|readers|users|children|teenagers|students|pupils|parents|patients|families|households|adults|voters|drivers|businesses|schools|towns|cities|agencies|experts|doctors|scientists)";

/** What kind of claim wants what, in the order in which they are asked: claims about the world that somebody may have counted. */
const wants: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:(?:a|one|some|recent|several|many) (?:\p{L}+ )?(?:stud(?:y|ies)|surveys?|reports?)|studies|research|scientists|experts)\b[^.,]*\b(?:found|finds?|shows?|showed|says?|say|suggests?|agree|have shown|has shown)\b/iu,
    "[source needed: study, year]",
  ],
  [
    new RegExp(
      `\\b${many} (?:(?:small|young|new|other|older|British|American|European) )?${people}\\b`,
      "iu",
    ),
    "[figure: how many]",
  ],
  [
    /\b(?:(?:has|have) (?:doubled|tripled|risen|fallen|grown|increased|decreased|dropped) (?:since|over|in) (?:the|19|20)|(?:more|fewer) and (?:more|fewer) \p{L}+s\b)/iu,
    "[figure: by how much]",
  ],
  [/\bis (?:well )?known to\b|\bit is (?:well known|a fact) that\b/i, "[evidence needed]"],
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
      "I looked for claims that somebody may have counted (most people, studies show, 40% of, has doubled since), outside quotations and what the writer saw, and found none.",
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
  if (/[“"]/.test(sentence) || /\b(?:I|me|my|we|our|us)\b/i.test(text)) return null;
  if (/\]\([^)]*\)|https?:/.test(sentence)) return null;
  return wants.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** Before the final stop, so that the mark belongs to its sentence. */
function placed(sentence: string, slot: string): string {
  const end = /(?<![.!…])[.!…]+["”’)*_]*$/.exec(sentence);
  return end ? `${sentence.slice(0, end.index)} ${slot}${end[0]}` : `${sentence} ${slot}`;
}
