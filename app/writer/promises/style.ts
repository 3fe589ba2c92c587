/** Promises about wording: contractions, hedges, level, register. */

import { contractionsOf } from "../prose/contractions.ts";
import { gradeOf, proseSentences, syllablesOf } from "../prose/grade.ts";
import { guard } from "../prose/guard.ts";
import { hedgesOf } from "../prose/hedges.ts";
import { isPassive } from "../prose/passive.ts";
import { weakWordsOf } from "../prose/weak.ts";
import type { Vow } from "../task.ts";
import { wordsOf } from "../prose/words.ts";
import { inEnglish, judged, listed, percent, unmeasured, vow, without } from "./vow.ts";

const emoji = /\p{Extended_Pictographic}/gu;

function outsideQuotes(text: string): string {
  return guard(text).text;
}

/** No contractions outside quotations. */
export const noContractions: Vow = vow(
  "no-contractions",
  "soft",
  "Use no contractions outside quotations.",
  (_source, output) => {
    const found = contractionsOf(outsideQuotes(output));
    return judged(found.length === 0, found.length > 0 ? `found: ${listed(found)}` : "no contractions");
  },
);

/** At least as many contractions as before. */
export const contractionsUsed: Vow = {
  ...vow("contractions-used", "soft", "Use contractions where they sound natural.", (source, output) => {
    const [before, after] = [contractionsOf(source.text).length, contractionsOf(output).length];
    return judged(after >= before, `${String(before)} before, ${String(after)} after`);
  }),
  tell: () => "Use contractions where the language has them and they sound natural.",
};

/** No hedge words outside quotations. */
export const noHedges: Vow = inEnglish(
  vow("no-hedges", "soft", "Remove hedge words such as maybe, I think, sort of.", (_source, output) => {
    const found = hedgesOf(outsideQuotes(output));
    return judged(found.length === 0, found.length > 0 ? `found: ${listed(found)}` : "no hedge words");
  }),
);

/** Fewer fillers and weak verbs outside quotations than before, or none. */
export const fewerWeakWords: Vow = inEnglish(
  vow("fewer-weak-words", "soft", "Use fewer fillers and weak verbs than the text.", (source, output) => {
    const [before, after] = [source.text, output].map((text) => weakWordsOf(outsideQuotes(text)).length);
    return judged(
      (after ?? 0) < (before ?? 0) || after === 0,
      `${String(before)} weak words before, ${String(after)} after`,
    );
  }),
);

/** Words of a usual sentence for readers of a grade. */
const sentenceWords = (grade: number): number => Math.min(26, Math.round(4 + grade * 1.3));

/** Reading grade within 1.5 of a target. */
export function gradeNear(target: number, name: string): Vow {
  return vow(
    "reading-grade",
    "soft",
    (source) =>
      source
        ? `Write for ${name} (reading grade ${String(target)}, give or take 1.5): sentences of about ${String(sentenceWords(target))} words.`
        : `Write for ${name}: reading grade ${String(target)}, within 1.5.`,
    (_source, output) => {
      const grade = gradeOf(output);
      if (grade === null) return unmeasured("no formula for this script; not measured");
      return judged(Math.abs(grade - target) <= 1.5, `estimated grade ${grade.toFixed(1)}`);
    },
  );
}

/** A text of this grade is as plain as a text gets. */
const plainest = 4;

/** Reading grade lower by at least a number of grades, as far as there is one to lower. */
export function gradeDrops(least: number): Vow {
  const most = (grade: number): number => Math.max(grade - least, Math.min(grade, plainest));
  return vow(
    "grade-drops",
    "soft",
    (source) => {
      const grade = source ? gradeOf(source.text) : null;
      if (grade === null) return `Lower the reading grade by at least ${String(least)}.`;
      return `Bring the reading grade from ${grade.toFixed(1)} to ${most(grade).toFixed(1)} or less: sentences under 14 words, words of one or two syllables.`;
    },
    (source, output) => {
      const [before, after] = [gradeOf(source.text), gradeOf(output)];
      if (before === null || after === null) return unmeasured("no formula for this script; not measured");
      return judged(after <= most(before), `grade ${before.toFixed(1)} before, ${after.toFixed(1)} after`);
    },
  );
}

/** No emoji; with a number, at most so many. */
export function emojiAtMost(most: number): Vow {
  const say = most === 0 ? "Use no emoji." : `Use at most ${String(most)} emoji.`;
  return vow("emoji", "soft", say, (_source, output) => {
    const count = output.match(emoji)?.length ?? 0;
    return judged(count <= most, `${String(count)} emoji`);
  });
}

const slang =
  /\b(?:gonna|wanna|gotta|kinda|sorta|dunno|ain't|yeah|yep|nope|lol|omg|btw|guys|awesome|super cool|stuff|cos|cuz|ok|okay)\b/gi;

/** No slang words outside quotations. */
export const noSlang: Vow = inEnglish(
  without(
    "no-slang",
    "soft",
    "Use no slang.",
    "slang",
    (output) => outsideQuotes(output).replaceAll("’", "'").match(slang) ?? [],
  ),
);

/** No passive outside quotations. */
export const noPassive: Vow = inEnglish(
  vow("no-passive", "soft", "Use the active voice only.", (_source, output) => {
    const found = proseSentences(outsideQuotes(output)).filter(isPassive).length;
    return judged(found === 0, `${String(found)} passive sentences`);
  }),
);

/** Everyday words: so great a share of the words has at most two syllables. English. */
export function shortWords(least: number): Vow {
  return inEnglish(
    vow(
      "short-words",
      "soft",
      `Use everyday words: at least ${percent(least)} of at most two syllables.`,
      (_source, output) => {
        const words = proseSentences(output)
          .flatMap(wordsOf)
          .filter((word) => /^\p{L}/u.test(word));
        const share = words.filter((word) => syllablesOf(word) <= 2).length / Math.max(1, words.length);
        return judged(share >= least, `${percent(share)} of the words`);
      },
    ),
  );
}
