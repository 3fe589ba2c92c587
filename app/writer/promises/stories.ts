/** Promises about what is made from a story, or said about one. */

import { blocksOf } from "../prose/blocks.ts";
import { isEnglish } from "../prose/language.ts";
import { proseSentences } from "../prose/grade.ts";
import { namesOf } from "../prose/facts.ts";
import { countWords, keyOf, plainOf, wordsOf } from "../prose/words.ts";
import type { Vow } from "../task.ts";
import { levelled } from "./facts.ts";
import { counted, judged, judgedBy, listed, unmeasured, vow } from "./vow.ts";

const labelled = /^\s*(?:#{2,4}\s+(\S.*)|(?:[-*+•]\s+|\d{1,3}[.)]\s+)?\*\*([^*\n]{1,60}?):?\*\*:?.*)$/u;

/** The labels of a text in order: headings, and bold words that begin a line. */
export function labelsOf(markdown: string): string[] {
  return markdown.split("\n").flatMap((line) => {
    const [, heading, bold] = labelled.exec(line) ?? [];
    const label = heading ?? bold;
    return label === undefined ? [] : [label.replace(/[:.]$/, "").trim()];
  });
}

/** Every part under its label, in order. In other languages than English the labels are only counted. */
export function partsInOrder(labels: readonly string[]): Vow {
  return vow(
    "parts-in-order",
    "hard",
    `Give these parts in order, each under its own heading or bold label: ${labels.join(", ")}.`,
    (source, output) => {
      const found = labelsOf(output);
      if (!isEnglish(source.text))
        return judged(found.length >= labels.length, counted(found.length, "labelled part"));
      let at = 0;
      for (const label of found) if (label.toLowerCase() === labels[at]?.toLowerCase()) at += 1;
      return judged(
        at === labels.length,
        at === labels.length ? `all ${String(at)} parts, in order` : `missing: ${labels[at] ?? ""}`,
      );
    },
  );
}

/** Every block quotation stands in the text letter for letter; at least so many of them. */
export function quotedLines(least: number): Vow {
  return vow(
    "quoted-lines",
    "hard",
    least === 0
      ? `Show the text's own words as block quotations ("> "), letter for letter.`
      : `Show the text's own words as block quotations ("> "), at least ${String(least)}, letter for letter.`,
    (source, output) => {
      const given = levelled(
        blocksOf(source.text)
          .map((block) => block.text)
          .join(" "),
      );
      const blocks = blocksOf(output);
      const quotes = blocks.filter((block) => block.kind === "quote");
      const wrong = quotes.filter((block) => !given.includes(levelled(block.text.trim())));
      return judged(
        quotes.length >= least && wrong.length === 0,
        wrong.length > 0
          ? `not in the text: ${listed(wrong.map((block) => block.text))}`
          : `${counted(quotes.length, "quotation")}, all verbatim`,
      );
    },
  );
}

/** The answer is only what comes after: no sentence of the text stands in it again. */
export const onlyWhatComesAfter: Vow = vow(
  "only-after",
  "hard",
  "Begin where the text ends and give only what comes after; repeat none of its sentences.",
  (source, output) => {
    const known = new Set(proseSentences(source.text).map((sentence) => keysOf(sentence)));
    const again = proseSentences(output).filter(
      (sentence) => countWords(sentence) >= 5 && known.has(keysOf(sentence)),
    );
    return judged(
      again.length === 0 && countWords(output) > 0,
      again.length > 0 ? `repeated: ${again[0] ?? ""}` : counted(countWords(output), "new word"),
    );
  },
);

function keysOf(text: string): string {
  return wordsOf(plainOf(text)).map(keyOf).join(" ");
}

/** None of the last quarter of the text's sentences is told. */
export const nothingSpoiled: Vow = vow(
  "nothing-spoiled",
  "soft",
  "Tell nothing of the text's last quarter.",
  (source, output) => {
    const sentences = proseSentences(source.text).map(keysOf);
    const start = sentences.slice(0, Math.ceil(sentences.length * 0.75));
    const late = new Set(sentences.slice(start.length).filter((one) => !start.includes(one)));
    const spoiled = proseSentences(output).filter((sentence) => late.has(keysOf(sentence)));
    return judged(
      spoiled.length === 0,
      spoiled.length > 0 ? `told: ${spoiled[0] ?? ""}` : "the ending is not told",
    );
  },
);

/** So many questions that begin with What if, each with where it leads. */
export function whatIfs(count: number): Vow {
  return vow(
    "what-ifs",
    "hard",
    `Ask ${String(count)} different what-if questions, each a list item that also says where it could lead.`,
    (source, output) => {
      const items = blocksOf(output).filter((block) => block.kind === "item");
      const asked = items.filter(
        (item) => /[?？؟]/u.test(item.text) && (!isEnglish(source.text) || /\bwhat if\b/i.test(item.text)),
      );
      const different = new Set(items.map((item) => keysOf(item.text))).size;
      const led = asked.filter((item) => (item.text.split(/[?？؟]/u).at(-1) ?? "").trim().length > 3);
      return judgedBy(
        items.length === count,
        different === count && led.length === count,
        `${counted(items.length, "item")}, ${counted(asked.length, "question")}`,
      );
    },
  );
}

/** Suggested names: so many, different, none of the text's own, each with a note. */
export function freshNames(count: number): Vow {
  return vow(
    "fresh-names",
    "hard",
    `Give ${String(count)} different names as a numbered list, none of which stands in the text, each with a note on sound and meaning.`,
    (source, output) => {
      const items = blocksOf(output).filter((block) => block.kind === "item");
      const names = items.map(
        (item) => /^\**([\p{L}\p{M}’' -]+)(?:(?:\*+|[^\S ])\s*)?[:–—(]/u.exec(item.text)?.[1]?.trim() ?? "",
      );
      const taken = new Set(namesOf(source.text).map((name) => name.toLowerCase()));
      const wrong = names.filter((name) => name === "" || taken.has(name.toLowerCase()));
      const noted = items.filter((item) => countWords(item.text) >= 5).length;
      return judgedBy(
        items.length === count,
        new Set(names).size === count && wrong.length === 0 && noted === count,
        `${counted(new Set(names).size, "name")}, ${counted(noted, "note")}`,
      );
    },
  );
}

/** So many numbered questions, each with an answer under or beside it. */
export function interview(count: number): Vow {
  return vow(
    "interview",
    "hard",
    `Ask ${String(count)} numbered questions, each with its answer.`,
    (_source, output) => {
      const blocks = blocksOf(output.trim());
      const asked = blocks.filter((block) => block.kind === "item" && /[?？؟]/u.test(block.text));
      const answered = asked.filter((block) => {
        const next = blocks[blocks.indexOf(block) + 1];
        return (next && next.kind !== "item") || (block.text.split(/[?？؟]/u).at(-1) ?? "").trim().length > 3;
      });
      return judgedBy(
        asked.length === count,
        answered.length === count,
        `${counted(asked.length, "question")}, ${counted(answered.length, "answer")}`,
      );
    },
  );
}

/** A number of paragraphs, the last of which ends with a question or a slot for one. */
export function sceneOf(paragraphs: number): Vow {
  return vow(
    "scene",
    "soft",
    `Write at least ${String(paragraphs)} paragraphs, and let the last one leave a question open.`,
    (_source, output) => {
      const blocks = blocksOf(output.trim());
      const last = blocks.at(-1)?.text ?? "";
      const found = `${counted(blocks.length, "paragraph")}, ends: ${last.slice(-50)}`;
      if (blocks.length < paragraphs) return judged(false, found);
      // A question can stay open without being asked.
      return /[?？؟]["”’»)\]*_]*$/u.test(last) ? judged(true, found) : unmeasured(found);
    },
  );
}
