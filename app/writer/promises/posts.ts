/** Promises about posts: their weight, their parts, whom they speak to and what they ask. */

import { blocksOf } from "../prose/blocks.ts";
import { proseSentences } from "../prose/grade.ts";
import { guard } from "../prose/guard.ts";
import { isEnglish } from "../prose/language.ts";
import { weightedLength } from "../prose/weighted-length.ts";
import { charactersOf, countWords, keyOf, plainOf, wordsOf } from "../prose/words.ts";
import type { Check, Source, Vow } from "../task.ts";
import { callsIn, isOpenQuestion, superlativesIn } from "./post-words.ts";
import { counted, inEnglish, judged, judgedBy, listed, vow } from "./vow.ts";

/** The paragraphs of an output as a platform's box takes them, without the marks of Markdown. */
export function postsOf(output: string): string[] {
  return output
    .trim()
    .split(/\n[ \t]*\n/)
    .map((post) => plainOf(post).trim())
    .filter((post) => post !== "");
}

const asks = /[?？؟]["”’»)\]*_]*$/u;

/** One post within a number of weighted characters. */
export function weightedAtMost(most: number): Vow {
  return vow(
    "weighted-length",
    "hard",
    `Keep the post within ${String(most)} weighted characters: a link counts 23, a wide character or an emoji 2.`,
    (_source, output) => {
      const weight = weightedLength(plainOf(output.trim()));
      return judged(weight > 0 && weight <= most, `${String(weight)} weighted characters`);
    },
  );
}

const numbered = /^(\d{1,3})\/(\d{1,3})\s+/;

/** Posts numbered `1/n` to `n/n`, each within the limit. */
export function threadOf(most: number): Vow {
  return vow(
    "thread",
    "hard",
    `Number the posts 1/n to n/n, a blank line between them, each within ${String(most)} weighted characters.`,
    (_source, output) => {
      const posts = postsOf(output);
      const wrong = posts.filter((post, index) => {
        const [, at, of] = numbered.exec(post) ?? [];
        return Number(at) !== index + 1 || Number(of) !== posts.length;
      });
      const longest = Math.max(0, ...posts.map(weightedLength));
      return judged(
        posts.length > 0 && wrong.length === 0 && longest <= most,
        `${counted(posts.length, "post")}, ${String(wrong.length)} wrongly numbered, longest ${String(longest)}`,
      );
    },
  );
}

function keysOf(text: string): string[] {
  return wordsOf(plainOf(text)).map(keyOf);
}

function sameWords(before: readonly string[], after: readonly string[]): Check {
  const at = before.findIndex((word, index) => word !== after[index]);
  if (at < 0 && before.length === after.length)
    return judged(true, `all ${counted(before.length, "word")}, in order`);
  const place = at < 0 ? before.length : at;
  return judged(
    false,
    `differs at word ${String(place + 1)}: ${before[place] ?? "nothing"} became ${after[place] ?? "nothing"}`,
  );
}

/** The thread without its numbers has every word of the text, in order. */
export const nothingLost: Vow = vow(
  "nothing-lost",
  "hard",
  "Keep every word of the text, in order.",
  (source, output) =>
    sameWords(
      keysOf(source.text),
      postsOf(output).flatMap((post) => keysOf(post.replace(numbered, ""))),
    ),
);

/** Line breaks differ, words do not. */
export const wordsUnchanged: Vow = vow("words-unchanged", "hard", "Change no word.", (source, output) =>
  sameWords(keysOf(source.text), keysOf(output)),
);

/** Headings may come in between; every other word stays, in order. */
export const wordsBesideHeadings: Vow = vow(
  "words-beside-headings",
  "hard",
  "Add headings and list marks only; change no other word.",
  (source, output) => {
    const given = blocksOf(source.text).flatMap((block) =>
      block.kind === "heading" ? [block.text.trim()] : [],
    );
    const kept = blocksOf(output).filter((block) => {
      if (block.kind !== "heading") return true;
      if (block.text.trim() !== given[0]) return false;
      given.shift();
      return true;
    });
    return sameWords(
      keysOf(source.text),
      kept.flatMap((block) => keysOf(block.text)),
    );
  },
);

/** Lines that a paragraph takes where a line holds so many characters. */
export function linesTaken(text: string, width: number): number {
  let lines = 1;
  let open = 0;
  for (const word of text.split(/\s+/)) {
    const size = charactersOf(word);
    if (open > 0 && open + 1 + size <= width) open += 1 + size;
    else {
      if (open > 0) lines += 1;
      lines += Math.max(0, Math.ceil(size / width) - 1);
      open = size > width ? size % width || width : size;
    }
  }
  return lines;
}

/** No paragraph over a number of lines. */
export function paragraphLines(most: number, width: number): Vow {
  return vow(
    "paragraph-lines",
    "soft",
    `Let no paragraph run over ${String(most)} lines of ${String(width)} characters.`,
    (_source, output) => {
      const longest = Math.max(
        0,
        ...blocksOf(output)
          .filter((block) => block.kind === "paragraph")
          .map((block) => linesTaken(plainOf(block.text), width)),
      );
      return judged(longest <= most, `longest paragraph ${counted(longest, "line")}`);
    },
  );
}

/** A heading before every stretch of so many words. */
export function headingEvery(words: number): Vow {
  return vow(
    "heading-every",
    "soft",
    `Set a heading at least every ${String(words)} words.`,
    (_source, output) => {
      const stretches = [0];
      let headings = 0;
      for (const block of blocksOf(output)) {
        if (block.kind === "heading") {
          stretches.push(0);
          headings += 1;
        } else if (block.kind !== "code") stretches.push((stretches.pop() ?? 0) + countWords(block.text));
      }
      const longest = Math.max(...stretches);
      return judged(
        headings > 0 && longest <= words,
        `${counted(headings, "heading")}, at most ${counted(longest, "word")} without one`,
      );
    },
  );
}

/** Exactly one call to action; a slot for one counts. */
export const oneCall: Vow = inEnglish(
  vow("one-call", "soft", "End with exactly one call to action.", (_source, output) => {
    const calls = callsIn(output);
    return judged(calls.length === 1, calls.length === 1 ? (calls[0] ?? "") : counted(calls.length, "call"));
  }),
);

/** The last thing said is a question. */
export const endsAsking: Vow = vow("ends-asking", "hard", "End with a question.", (_source, output) => {
  const last = postsOf(output).at(-1) ?? "";
  return judged(asks.test(last), `ends: ${last.slice(-60)}`);
});

/** At most so many words before the closing question. */
export function wordsBeforeQuestion(most: number): Vow {
  return vow(
    "before-fold",
    "soft",
    `Use at most ${String(most)} words before the closing question.`,
    (_source, output) => {
      const words = countWords(postsOf(output).slice(0, -1).join("\n\n"));
      return judged(words <= most, `${counted(words, "word")} before it`);
    },
  );
}

/** The first line alone fits a number of characters. */
export function firstLineAtMost(most: number): Vow {
  return vow(
    "first-line",
    "hard",
    `Keep the first line within ${String(most)} characters.`,
    (_source, output) => {
      const size = charactersOf((postsOf(output)[0] ?? "").split("\n")[0] ?? "");
      return judged(size > 0 && size <= most, counted(size, "character"));
    },
  );
}

/** It speaks to the reader. */
export const speaksToYou: Vow = inEnglish(
  vow("speaks-to-you", "soft", "Speak to the reader as you.", (_source, output) => {
    const count = guard(output).text.match(/\b(?:you|your|yours|yourself)\b/gi)?.length ?? 0;
    return judged(count > 0, `you or your ${String(count)} times`);
  }),
);

/** No superlatives outside quotations. */
export const noSuperlatives: Vow = inEnglish(
  vow("no-superlatives", "soft", "Use no superlatives.", (_source, output) => {
    const found = superlativesIn(guard(output).text);
    return judged(found.length === 0, found.length > 0 ? `found: ${listed(found)}` : "no superlatives");
  }),
);

/** So many different questions, none of them answered by yes or no. */
export function openQuestions(count: number): Vow {
  return vow(
    "open-questions",
    "hard",
    `Ask ${String(count)} different questions that nobody can answer by yes or no.`,
    (source, output) => {
      const lines = [...new Set(output.split("\n").map((line) => plainOf(line).trim()))].filter(Boolean);
      const closed = lines.filter(
        (line) => !asks.test(line) || (isEnglish(source.text) && !isOpenQuestion(line)),
      );
      return judgedBy(
        lines.length === count,
        closed.length === 0,
        closed.length > 0 ? `not open: ${closed[0] ?? ""}` : counted(lines.length, "open question"),
      );
    },
  );
}

/** A question and its options as list items, each within its characters. */
export function poll(question: number, option: number): Vow {
  return vow(
    "poll",
    "hard",
    `Write one question of at most ${String(question)} characters and 2 to 4 different options of at most ${String(option)} as list items.`,
    (_source, output) => {
      const blocks = blocksOf(output.trim());
      const asked = plainOf(blocks[0]?.text ?? "");
      const options = blocks.slice(1);
      const sizes = options.map((block) => charactersOf(plainOf(block.text)));
      const different = new Set(options.map((block) => block.text.toLowerCase())).size === options.length;
      const kept =
        blocks[0]?.kind === "paragraph" &&
        asks.test(asked) &&
        charactersOf(asked) <= question &&
        options.every((block) => block.kind === "item") &&
        options.length >= 2 &&
        options.length <= 4 &&
        different &&
        Math.max(...sizes) <= option;
      return judged(
        kept,
        `question ${counted(charactersOf(asked), "character")}, ${counted(options.length, "option")}, longest ${String(Math.max(0, ...sizes))}`,
      );
    },
  );
}

/** A title as heading and a subtitle as the next paragraph, each within its characters. */
export function titled(title: number, subtitle: number): Vow {
  return vow(
    "titled",
    "hard",
    `Begin with a heading of at most ${String(title)} characters and a subtitle of at most ${String(subtitle)} in the paragraph under it, then the teaser.`,
    (_source, output) => {
      const [first, second, third] = blocksOf(output.trim());
      const [a, b] = [first, second].map((block) => charactersOf(plainOf(block?.text ?? "")));
      const kept =
        first?.kind === "heading" &&
        second?.kind === "paragraph" &&
        third !== undefined &&
        (a ?? 0) > 0 &&
        (a ?? 0) <= title &&
        (b ?? 0) <= subtitle;
      return judged(kept, `title ${counted(a ?? 0, "character")}, subtitle ${counted(b ?? 0, "character")}`);
    },
  );
}

/** The prose sentences of a text in three parts: paragraphs of beginning, turn and ending. */
export function threeParts(most: number): Vow {
  return vow(
    "three-parts",
    "hard",
    `Write a beginning, a turn and an ending as three paragraphs of at most ${String(most)} sentences in all.`,
    (_source: Source, output: string) => {
      const parts = blocksOf(output.trim());
      const sentences = proseSentences(output).length;
      const shaped = parts.length === 3 && parts.every((part) => part.kind === "paragraph");
      return judgedBy(
        shaped,
        sentences <= most,
        `${counted(parts.length, "part")}, ${counted(sentences, "sentence")}`,
      );
    },
  );
}
