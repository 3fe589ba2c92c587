/** Promises about lines: headlines, hooks, tags, calls to action. */

import { namesOf, numbersOf } from "../prose/facts.ts";
import { proseSentences } from "../prose/grade.ts";
import { writtenUnspaced } from "#app/document/counts.ts";
import { charactersOf, countWords, keyOf, wordsOf } from "../prose/words.ts";
import type { Source, Vow } from "../task.ts";
import { counted, judged, percent, unmeasured, vow } from "./vow.ts";
import { linesOf } from "./words.ts";

/** Exactly so many different lines, each within a number of characters. */
export function uniqueLines(count: number, characters: number): Vow {
  return vow(
    "unique-lines",
    "hard",
    `Write ${String(count)} different lines of at most ${String(characters)} characters.`,
    (_source, output) => {
      const lines = linesOf(output);
      const different = new Set(lines.map((line) => line.toLowerCase())).size;
      const longest = Math.max(0, ...lines.map((line) => charactersOf(line)));
      return judged(
        lines.length === count && different === count && longest <= characters,
        `${counted(lines.length, "line")}, ${String(different)} different, longest ${counted(longest, "character")}`,
      );
    },
  );
}

function everyLine(
  id: string,
  say: string,
  test: (line: string) => boolean,
  strength: "hard" | "soft" = "soft",
): Vow {
  return vow(id, strength, say, (_source, output) => {
    const lines = linesOf(output);
    const wrong = lines.filter((line) => !test(line));
    return judged(
      lines.length > 0 && wrong.length === 0,
      wrong.length > 0 ? `not so: ${wrong[0] ?? ""}` : counted(lines.length, "line"),
    );
  });
}

/** The question mark of any script. */
const asks = /[?？؟]["”’»)]*$/u;

export const everyLineAsks: Vow = everyLine(
  "asks",
  "End every line with a question mark.",
  (line) => asks.test(line),
  "hard",
);
export const everyLineHow: Vow = {
  ...everyLine("how-to", "Begin every headline with How or Ways.", (line) =>
    /^(?:\d+ )?(?:how|ways)\b/i.test(line),
  ),
  tell: () => "Begin with How or Ways, or with what a how-to begins with in the language of the text.",
};
export const everyLineNumber: Vow = {
  ...everyLine(
    "line-number",
    "Put a number in every headline.",
    (line) => numbersOf(line).length > 0 || /\[[^[\]]+\]/.test(line),
  ),
  tell: () => "Put a number of the text into every headline, or a [slot] for one.",
};
export const noFinalPeriod: Vow = everyLine(
  "no-period",
  "End no line with a full stop.",
  (line) => !/[.。]$/u.test(line),
);
export const noQuestion: Vow = everyLine("no-question", "Ask no question.", (line) => !asks.test(line));
export const noShouting: Vow = everyLine(
  "no-shouting",
  "Write no line in capitals.",
  (line) => line !== line.toUpperCase() || line === line.toLowerCase(),
);

/** Words that stay small inside a title. */
const joiningWords: ReadonlySet<string> = new Set(
  "a an the and but or nor for so yet as at by in of off on per to up via from into with".split(" "),
);

/** Title Case: every word begins with a capital but for short joining words inside. Untouched in scripts without case. */
export const titleCase: Vow = everyLine("title-case", "Write in Title Case.", (line) => {
  const words = wordsOf(line.replace(/\[[^[\]]*\]/g, " "));
  return words.every((word, index) => {
    const inside = index > 0 && index < words.length - 1;
    return !/^\p{Ll}/u.test(word) || (inside && joiningWords.has(word.toLowerCase()));
  });
});

/** UPPERCASE: no small letter. */
export const upperCase: Vow = everyLine(
  "upper-case",
  "Write the kicker in capitals.",
  (line) => !/\p{Ll}/u.test(line.split(/[:|–—]/u)[0] ?? line),
);

/** Sentence case: the first word has the only capital apart from names of the text. */
export const sentenceCase: Vow = vow("sentence-case", "soft", "Write in sentence case.", (source, output) => {
  const given = new Set(wordsOf(source.text));
  const wrong = linesOf(output).flatMap((line) =>
    wordsOf(line)
      .slice(1)
      .filter((word) => /^\p{Lu}/u.test(word) && !given.has(word) && word !== "I"),
  );
  return judged(
    wrong.length === 0,
    wrong.length > 0 ? `capitals: ${wrong.slice(0, 4).join(", ")}` : "sentence case",
  );
});

/** No two list items share more than a part of their words. */
export function itemsDiffer(most: number): Vow {
  return vow(
    "items-differ",
    "soft",
    `Let no two ideas share over ${percent(most)} of their words.`,
    (_source, output) => {
      // Each is held against each: of a list out of all proportion the first tell enough.
      const bags = linesOf(output)
        .slice(0, 100)
        .map((line) => new Set(wordsOf(line).map(keyOf)));
      let worst = 0;
      for (const [index, bag] of bags.entries())
        for (const other of bags.slice(index + 1)) {
          const shared = [...bag].filter((word) => other.has(word)).length;
          worst = Math.max(worst, shared / Math.max(1, Math.min(bag.size, other.size)));
        }
      return judged(worst <= most, `at most ${percent(worst)} shared`);
    },
  );
}

/** Between so many different hashtags. */
export function hashtags(least: number, most: number): Vow {
  return vow(
    "hashtags",
    "hard",
    least === 0
      ? `Use at most ${String(most)} different hashtags.`
      : `Use ${String(least)} to ${String(most)} different hashtags.`,
    (_source, output) => {
      const tags = new Set(
        (output.match(/(?<![\w&])#[\p{L}\p{N}_]+/gu) ?? []).map((tag) => tag.toLowerCase()),
      );
      return judged(tags.size >= least && tags.size <= most, counted(tags.size, "hashtag"));
    },
  );
}

/** Every paragraph or post of an output within a number of characters. */
export function charactersAtMost(most: number): Vow {
  return vow("characters", "hard", `Keep it within ${String(most)} characters.`, (_source, output) => {
    const count = charactersOf(output.trim());
    return judged(count <= most, counted(count, "character"));
  });
}

/** The first sentence has what is asked for. */
export function firstSentence(
  id: string,
  say: string,
  test: (sentence: string, source: Source) => boolean,
): Vow {
  return vow(id, "soft", say, (source, output) => {
    const first = proseSentences(output)[0] ?? "";
    return judged(
      test(first, source),
      first === "" ? "no sentence" : `first sentence: ${first.slice(0, 80)}`,
    );
  });
}

/** The first sentence asks. */
export const opensWithQuestion: Vow = firstSentence("opens-asking", "Open with a question.", (sentence) =>
  asks.test(sentence),
);

/** The first sentence holds a number or a slot for one. */
export const opensWithNumber: Vow = firstSentence(
  "opens-number",
  "Open with a number from the text, or a [slot] for one.",
  (sentence) => numbersOf(sentence).length > 0 || /\[[^[\]]+\]/.test(sentence),
);

/** The first sentence has somebody in it: a name, a pronoun for a person, a person's word, or a slot for one. */
export const opensWithPerson: Vow = firstSentence(
  "opens-person",
  "Open with a person in a moment, or a [slot] for one.",
  (sentence) =>
    !/\p{Script=Latin}/u.test(sentence) ||
    namesOf(`It was ${sentence}`).length > 0 ||
    /\[[^[\]]+\]/.test(sentence) ||
    /\b(?:he|she|his|her|they|I|my|we|our|you|who|people|m[ae]n|wom[ae]n|boys?|girls?|child(?:ren)?|mother|father|farmer|customers?|readers?|neighbours?|colleagues?|managers?|editor|teachers?|parents?|staff|team|everyone|nobody|workers?|passengers?|fitters?|drivers?|students?|teenagers?|beginners?|nurses|investigators)\b/iu.test(
      sentence,
    ),
);

/** At most so many words in every line. */
export function lineWords(most: number): Vow {
  const inWords = everyLine(
    "line-words",
    `Use at most ${String(most)} words in a line.`,
    (line) => countWords(line) <= most,
  );
  return {
    ...inWords,
    check: (source, output) =>
      writtenUnspaced(output)
        ? unmeasured("this script has no spaces between words")
        : inWords.check(source, output),
  };
}

/** Marked places for evidence: at least one. */
export const hasSlots: Vow = {
  ...vow("has-slots", "soft", "Mark where evidence belongs with [source needed].", (_source, output) => {
    const slots = output.match(/\[[^\]\n]{1,80}\](?!\()/g) ?? [];
    return judged(slots.length > 0, counted(slots.length, "slot"));
  }),
  tell: () => "Leave at least one [slot] that names the evidence which belongs there.",
};
