/** How a text sounds: soft promises by the words that a tone uses and avoids. English; other languages are not measured. */

import { contractionsOf } from "../prose/contractions.ts";
import { unquoted } from "../prose/guard.ts";
import { gradeOf } from "../prose/grade.ts";
import { hedgesOf } from "../prose/hedges.ts";
import { countWords } from "../prose/words.ts";
import type { Check, Vow } from "../task.ts";
import { counted, inEnglish, judged, listed, unmeasured, vow } from "./vow.ts";

type Tone = (output: string) => Check;

const without =
  (what: string, find: (text: string) => readonly string[]): Tone =>
  (output) => {
    const found = find(output);
    return judged(found.length === 0, found.length === 0 ? `no ${what}s` : `${what}s: ${listed(found)}`);
  };

/** A word of the tone's own at least once in so many words. */
const withWords =
  (what: string, pattern: RegExp, every: number): Tone =>
  (output) => {
    const count = output.match(pattern)?.length ?? 0;
    const often = count >= Math.max(1, Math.floor(countWords(output) / every));
    return often
      ? judged(true, counted(count, what))
      : unmeasured(`not told by its words (${counted(count, what)})`);
  };

const relaxed: Tone = (output) => {
  const count = contractionsOf(output).length;
  return judged(count > 0 || countWords(output) < 40, counted(count, "contraction"));
};
/** What somebody said is not the writer's tone. */
const formal = without("contraction", (output) => contractionsOf(unquoted(output)));
const assured = without("hedge", hedgesOf);
const plain: Tone = (output) => {
  const grade = gradeOf(output) ?? 0;
  return judged(grade <= 10, `estimated grade ${grade.toFixed(1)}`);
};
const near = withWords("word to the reader", /\b(?:you|your|we|our|us|thanks?|welcome|glad|happy)\b/giu, 60);

const tones: Readonly<Record<string, Tone>> = {
  Professional: formal,
  Formal: formal,
  Casual: relaxed,
  Conversational: relaxed,
  "Insightful & casual": relaxed,
  Friendly: near,
  "Friendly & warm": near,
  Authoritative: assured,
  "Bold & confident": assured,
  Persuasive: withWords("word to the reader", /\b(?:you|your|yours)\b/giu, 80),
  Enthusiastic: withWords(
    "word of delight",
    /!|\b(?:love|great|delighted|excited|wonderful|happy|glad|can't wait|best)\b/giu,
    120,
  ),
  Empathetic: withWords(
    "word of understanding",
    /\b(?:understand|know how|sorry|feel|hard|difficult|with you|you are not alone|care)\b/giu,
    120,
  ),
  Inspirational: withWords(
    "word of hope",
    /\b(?:imagine|dream|can|together|possible|hope|begin|courage|believe|become)\b/giu,
    100,
  ),
  Humorous: withWords(
    "mark of play",
    /!|\?|\b(?:of course|apparently|unless|except|luckily|surprise|joke)\b/giu,
    120,
  ),
  Educational: plain,
};

/** The output sounds like a named tone. */
export function soundsLike(name: string): Vow {
  return inEnglish(
    vow("tone", "soft", `Sound ${name.toLowerCase()}.`, (_source, output) => {
      const tone = tones[name];
      if (!tone) return unmeasured("no words tell this tone");
      return tone(output);
    }),
  );
}
