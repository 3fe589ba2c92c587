/** Promises about wording: contractions, hedges, level, register. */

import { contractionsOf } from "../prose/contractions.ts";
import { gradeOf, proseSentences, syllablesOf } from "../prose/grade.ts";
import { guard } from "../prose/guard.ts";
import { hedgesOf } from "../prose/hedges.ts";
import { isEnglish } from "../prose/language.ts";
import { isPassive } from "../prose/passive.ts";
import { weakWordsOf } from "../prose/weak.ts";
import type { Vow } from "../task.ts";
import { wordsOf } from "../prose/words.ts";
import { listed, percent, vow } from "./vow.ts";

const emoji = /\p{Extended_Pictographic}/gu;

function outsideQuotes(text: string): string {
  return guard(text).text;
}

/** No contractions outside quotations. */
export const noContractions: Vow = vow(
  "no-contractions",
  "hard",
  "Use no contractions outside quotations.",
  (_source, output) => {
    const found = contractionsOf(outsideQuotes(output));
    return {
      kept: found.length === 0,
      found: found.length > 0 ? `found: ${listed(found)}` : "no contractions",
    };
  },
);

/** At least as many contractions as before. */
export const contractionsUsed: Vow = vow(
  "contractions-used",
  "soft",
  "Use contractions where they sound natural.",
  (source, output) => {
    const [before, after] = [contractionsOf(source.text).length, contractionsOf(output).length];
    return { kept: after >= before, found: `${String(before)} before, ${String(after)} after` };
  },
);

/** No hedge words outside quotations. */
export const noHedges: Vow = vow(
  "no-hedges",
  "hard",
  "Remove hedge words such as maybe, I think, sort of.",
  (source, output) => {
    if (!isEnglish(source.text))
      return { kept: true, found: "the word list is English; not measured in this language" };
    const found = hedgesOf(outsideQuotes(output));
    return {
      kept: found.length === 0,
      found: found.length > 0 ? `found: ${listed(found)}` : "no hedge words",
    };
  },
);

/** Fewer fillers and weak verbs outside quotations than before, or none. */
export const fewerWeakWords: Vow = vow(
  "fewer-weak-words",
  "hard",
  "Use fewer fillers and weak verbs than the text.",
  (source, output) => {
    if (!isEnglish(source.text))
      return { kept: true, found: "the word list is English; not measured in this language" };
    const [before, after] = [source.text, output].map((text) => weakWordsOf(outsideQuotes(text)).length);
    return {
      kept: (after ?? 0) < (before ?? 0) || after === 0,
      found: `${String(before)} weak words before, ${String(after)} after`,
    };
  },
);

/** Reading grade within 1.5 of a target. */
export function gradeNear(target: number, name: string): Vow {
  return vow(
    "reading-grade",
    "soft",
    `Write for ${name}: reading grade ${String(target)}, within 1.5.`,
    (_source, output) => {
      const grade = gradeOf(output);
      if (grade === null) return { kept: true, found: "no formula for this script; not measured" };
      return { kept: Math.abs(grade - target) <= 1.5, found: `estimated grade ${grade.toFixed(1)}` };
    },
  );
}

/** Reading grade lower by at least a number of grades. */
export function gradeDrops(least: number): Vow {
  return vow(
    "grade-drops",
    "soft",
    `Lower the reading grade by at least ${String(least)}.`,
    (source, output) => {
      const [before, after] = [gradeOf(source.text), gradeOf(output)];
      if (before === null || after === null)
        return { kept: true, found: "no formula for this script; not measured" };
      return {
        kept: before - after >= least,
        found: `grade ${before.toFixed(1)} before, ${after.toFixed(1)} after`,
      };
    },
  );
}

/** No emoji; with a number, at most so many. */
export function emojiAtMost(most: number): Vow {
  const say = most === 0 ? "Use no emoji." : `Use at most ${String(most)} emoji.`;
  return vow("emoji", "hard", say, (_source, output) => {
    const count = output.match(emoji)?.length ?? 0;
    return { kept: count <= most, found: `${String(count)} emoji` };
  });
}

const slang =
  /\b(?:gonna|wanna|gotta|kinda|sorta|dunno|ain't|yeah|yep|nope|lol|omg|btw|guys|awesome|super cool|stuff|cos|cuz|ok|okay)\b/gi;

/** No slang words outside quotations. */
export const noSlang: Vow = vow("no-slang", "hard", "Use no slang.", (_source, output) => {
  const found = outsideQuotes(output).match(slang) ?? [];
  return { kept: found.length === 0, found: found.length > 0 ? `found: ${listed(found)}` : "no slang" };
});

/** No passive outside quotations. */
export const noPassive: Vow = vow("no-passive", "soft", "Use the active voice only.", (source, output) => {
  if (!isEnglish(source.text))
    return { kept: true, found: "the word list is English; not measured in this language" };
  const found = proseSentences(outsideQuotes(output)).filter(isPassive).length;
  return { kept: found === 0, found: `${String(found)} passive sentences` };
});

/** Everyday words: so great a share of the words has at most two syllables. English. */
export function shortWords(least: number): Vow {
  return vow(
    "short-words",
    "soft",
    `Use everyday words: at least ${percent(least)} of at most two syllables.`,
    (source, output) => {
      if (!isEnglish(source.text))
        return { kept: true, found: "counted in English only; not measured in this language" };
      const words = proseSentences(output)
        .flatMap(wordsOf)
        .filter((word) => /^\p{L}/u.test(word));
      const share = words.filter((word) => syllablesOf(word) <= 2).length / Math.max(1, words.length);
      return { kept: share >= least, found: `${percent(share)} of the words` };
    },
  );
}
