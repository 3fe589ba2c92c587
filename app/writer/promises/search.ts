/** Promises about being found: title, description, keyphrase, tags. */

import { blocksOf, isProse } from "../prose/blocks.ts";
import { termsOf } from "../prose/weights.ts";
import { countWords, keyOf, plainOf, wordsOf } from "../prose/words.ts";
import type { Vow } from "../task.ts";
import { graphemes } from "./formats.ts";
import { judged, judgedBy, listed, vow } from "./vow.ts";

/** Title, description and the text behind them. */
function searchParts(output: string): { title: string; description: string; body: string } {
  const lines = output.trim().split("\n");
  const at = (index: number) =>
    plainOf(lines[index] ?? "")
      .replace(/^[^:：]{2,20}[:：]\s*/u, "")
      .trim();
  const rest = lines.slice(1).findIndex((line) => line.trim() !== "") + 1;
  return { title: at(0), description: at(rest), body: lines.slice(rest + 1).join("\n") };
}

/** Counts how often a phrase stands in a text, in any case, as whole words. */
function counterOf(text: string): (phrase: string) => number {
  const words = ` ${wordsOf(plainOf(text)).map(keyOf).join(" ")} `;
  return (phrase) => words.split(` ${wordsOf(phrase).map(keyOf).join(" ")} `).length - 1;
}

/** Tells whether a phrase serves as a page's keyphrase: first paragraph, one heading, 0.5 to 2.5 % of the words. */
function keyphraseTest(body: string): (phrase: string) => boolean {
  const blocks = blocksOf(body);
  const [whole, first, headings] = [
    body,
    blocks.find((block) => isProse(block))?.text ?? "",
    blocks.flatMap((block) => (block.kind === "heading" ? [block.text] : [])).join(" — "),
  ].map(counterOf);
  const words = Math.max(1, countWords(body));
  return (phrase) => {
    const share = (whole?.(phrase) ?? 0) / words;
    return share >= 0.005 && share <= 0.025 && (first?.(phrase) ?? 0) > 0 && (headings?.(phrase) ?? 0) > 0;
  };
}

/** The runs of one to four words of a title that hold a content word, the longest first. */
function phrasesOf(title: string): string[] {
  const words = wordsOf(title);
  return [4, 3, 2, 1].flatMap((length) =>
    words
      .slice(0, Math.max(0, words.length - length + 1))
      .map((_word, at) => words.slice(at, at + length).join(" "))
      .filter((phrase) => termsOf(phrase).length > 0),
  );
}

/** Title at most 60, description at most 155 characters, one keyphrase in title, first paragraph and a heading. */
export const searchReady: Vow = {
  ...vow(
    "search-ready",
    "hard",
    "Begin with a title of at most 60 and a description of at most 155 characters; use one keyphrase in the title, the first paragraph and one heading, at 0.5 to 2.5 % of the words.",
    (_source, output) => {
      const { title, description, body } = searchParts(output);
      // More than any title: what comes as one may be a whole text.
      const phrase = phrasesOf(title.slice(0, 200)).find(keyphraseTest(body));
      const [long, told] = [graphemes(title), graphemes(description)];
      return judgedBy(
        long > 0 && long <= 60 && told > 0 && told <= 155,
        phrase !== undefined,
        `title ${String(long)}, description ${String(told)} characters, ${phrase ? `keyphrase "${phrase}"` : "no keyphrase in title, first paragraph and a heading at the right density"}`,
      );
    },
    (source) =>
      countWords(source.text) >= 80
        ? true
        : {
            decline: `The text has ${String(countWords(source.text))} words; a keyphrase at 2.5 % of the words needs at least 80.`,
          },
  ),
  tell: (_values, source) => {
    const words = countWords(source.text);
    const most = Math.max(3, Math.floor(words * 0.025));
    return `Begin with a title of at most 60 and a description of at most 155 characters; use one keyphrase in the title, the first paragraph and one heading, and in the text under them at most ${String(most)} times in all.`;
  },
};

const squeeze = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Every hashtag is made of the text's own words. */
export const tagsFromText: Vow = vow(
  "own-tags",
  "soft",
  "Make every hashtag from the text's own words.",
  (source, output) => {
    const own = squeeze(`${source.title ?? ""} ${source.text}`);
    const tags = output.match(/(?<![\w&])#[\p{L}\p{N}_]+/gu) ?? [];
    const foreign = tags.filter((tag) => !own.includes(squeeze(tag)));
    return judged(
      foreign.length === 0,
      foreign.length > 0 ? `not from the text: ${listed(foreign)}` : "all from the text",
    );
  },
);
