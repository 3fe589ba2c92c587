/** Numbered threads and short lines: breaks are moved and every word stays. In any language. */

import { platformLimits } from "../../prose/platform-limits.ts";
import { linesTaken } from "../../promises/posts.ts";
import { type Block, blocksOf, isProse, joinBlocks } from "../../prose/blocks.ts";
import { segmenter, sentencesOf } from "../../prose/sentences.ts";
import { weightedLength } from "../../prose/weighted-length.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import { isSignOff } from "./statements.ts";

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]$|[。！？]$/u;

/** Joins sentences as their script does: by a space, or by nothing. */
function joinSentences(sentences: readonly string[]): string {
  return sentences.reduce(
    (joined, sentence) => (joined === "" ? sentence : joined + (unspaced.test(joined) ? "" : " ") + sentence),
    "",
  );
}

/** Cuts a stretch that is too long at clauses, then at words, so that every part fits. */
function cutToFit(text: string, fits: (part: string) => boolean): string[] {
  if (fits(text)) return [text];
  const parts: string[] = [];
  let open = "";
  for (const clause of text.split(/(?<=[,;:—–、，；：])\s*(?=\S)/u)) {
    const joint = open === "" || /[、，；：]$/u.test(open) ? "" : " ";
    if (fits(open + joint + clause)) {
      open += joint + clause;
      continue;
    }
    if (open !== "") parts.push(open);
    open = "";
    for (const word of wordPieces(clause)) {
      if (fits((open + word).trim())) open += word;
      else {
        if (open.trim() !== "") parts.push(open.trim());
        open = word.trimStart();
      }
    }
    open = open.trim();
  }
  if (open !== "") parts.push(open);
  return parts;
}

function wordPieces(clause: string): string[] {
  const spaced = clause.match(/(?:(?<!\s)\s+)?\S+/gu) ?? [];
  return spaced.flatMap((word) =>
    Array.from(word).length > 60 && /[^\p{ASCII}]/u.test(word)
      ? [...segmenter("word").segment(word)].map(({ segment }) => segment)
      : [word],
  );
}

/** What a thread is packed from, with whether a new paragraph begins: a list is one unit with the line above it. */
function unitsOf(markdown: string): Unit[] {
  const units: Unit[] = [];
  let open = "";
  const blocks = blocksOf(markdown).filter(({ kind }) => kind !== "rule");
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1]?.kind;
    const leads =
      block.kind === "heading" ||
      (block.kind === "paragraph" && block.text.trim().endsWith(":") && next === "item");
    if (leads || (block.kind === "item" && next === "item")) {
      open += `${block.kind === "item" ? "• " : ""}${block.text}\n`;
      continue;
    }
    if (block.kind === "item") units.push({ text: `${open}• ${block.text}`, starts: true, list: true });
    else if (!isProse(block)) units.push({ text: open + block.text, starts: true, list: false });
    else
      for (const [at, text] of sentencesOf(block.text).entries())
        units.push({ text: at === 0 ? open + text : text, starts: at === 0, list: false });
    open = "";
  }
  if (open !== "") units.push({ text: open.trim(), starts: true, list: false });
  return units;
}

interface Unit {
  text: string;
  starts: boolean;
  list: boolean;
}

/** Posts of at most `budget` weighted characters, filled to their end but cut at sentences. */
function packed(units: readonly Unit[], budget: number): string[] {
  const fits = (text: string) =>
    weightedLength(plainOf(text)) <= budget && weightedLength(text) <= budget * 2;
  const posts: string[] = [];
  let open = "";
  for (const [index, unit] of units.entries()) {
    const heads = unit.starts && units[index + 1]?.starts === false;
    const gap = units[index - 1]?.list || unit.list ? "\n\n" : "\n";
    const parts = fits(unit.text)
      ? [unit.text]
      : unit.text.split("\n").flatMap((line) => cutToFit(line, fits));
    for (const [at, part] of parts.entries()) {
      const under = at > 0 ? "\n" : gap;
      const joined =
        open === "" ? part : unit.starts ? `${open}${under}${part}` : joinSentences([open, part]);
      const next = units[index + 1]?.text ?? "";
      const full = weightedLength(open) > budget * 0.55 && heads && !fits(`${joined} ${next}`);
      if (fits(joined) && !full) open = joined;
      else {
        if (open !== "") posts.push(open);
        open = part;
      }
    }
  }
  return open === "" ? posts : [...posts, open];
}

/** A numbered thread with every word of the text. */
export function threadBuilder(source: Source): string | Decline {
  const most = platformLimits["Twitter / X"].post.value;
  const units = unitsOf(source.text);
  for (const digits of [1, 2, 3]) {
    const posts = packed(units, most - (2 * digits + 2));
    if (String(posts.length).length > digits) continue;
    if (posts.length < 2)
      return {
        decline: `This text fits into one post of ${String(most)} characters; a thread needs a longer one.`,
      };
    return posts.map((post, index) => `${String(index + 1)}/${String(posts.length)} ${post}`).join("\n\n");
  }
  return { decline: "This text would make more than 999 posts; a thread needs a shorter one." };
}

const lines = 3;
const width = 60;

/** Paragraphs of at most three lines of 60 characters; lists, quotations and headings stay. */
export function lineBreaks(source: Source): string | Decline {
  const fits = (text: string) => linesTaken(plainOf(text), width) <= lines;
  let changed = false;
  const blocks = blocksOf(source.text).flatMap((block, index, all): Block[] => {
    if (block.kind !== "paragraph" || isSignOff(block.text)) return [block];
    const groups: string[] = [];
    let open = "";
    for (const part of sentencesOf(block.text)) {
      const joined = joinSentences([open, part].filter(Boolean));
      const roomy = open !== "" && linesTaken(plainOf(joined), width) > 2;
      if (fits(joined) && !roomy) open = joined;
      else {
        if (open !== "") groups.push(open);
        open = part;
      }
    }
    if (open !== "") groups.push(open);
    if (groups.length > 1) changed = true;
    const apart = groups.length > 1 || all[index + 1]?.kind === "paragraph";
    return groups.map((text, at) => ({
      ...block,
      prefix: "",
      text,
      gap: at < groups.length - 1 || apart ? "\n\n" : block.gap,
    }));
  });
  if (!changed)
    return {
      decline: `Nothing to break: no paragraph of this text runs over two or three lines of ${String(width)} characters.`,
    };
  return joinBlocks(blocks);
}

/** A paragraph is split beyond this many words. */
const paragraph = 45;
const counts = /^(?:First(?:ly)?|Second(?:ly)?|Third(?:ly)?|Fourth(?:ly)?|Then|Next|Finally|Last(?:ly)?)\b/u;

/** Short paragraphs; sentences that count themselves as a list. */
function opened(block: Block): Block[] {
  if (block.kind !== "paragraph") return [block];
  const sentences = sentencesOf(block.text);
  const counted = sentences.filter((sentence) => counts.test(sentence)).length;
  const rows: { text: string; item: boolean }[] = [];
  for (const sentence of sentences) {
    const item = counted >= 3 && counts.test(sentence);
    const last = rows.at(-1);
    const joined = last ? joinSentences([last.text, sentence]) : sentence;
    const near = last && !item && (last.item ? counted >= 3 : countWords(joined) <= paragraph);
    if (last && near) last.text = joined;
    else rows.push({ text: sentence, item });
  }
  return rows.map(({ text, item }, index) => ({
    kind: item ? "item" : "paragraph",
    prefix: item ? "- " : "",
    text,
    gap: index === rows.length - 1 ? block.gap : item && rows[index + 1]?.item ? "\n" : "\n\n",
  }));
}

/** Short paragraphs, lists where the text counts; a bold first sentence where a paragraph had more. No word changes. */
export function scannableSections(source: Source): string | Decline {
  const words = countWords(source.text);
  if (words < 60)
    return {
      decline: `This text has ${String(words)} words and is scanned as it is; short paragraphs help from 60 words on.`,
    };
  const before = joinBlocks(blocksOf(source.text));
  const output = joinBlocks(blocksOf(source.text).flatMap(opened));
  return output === before
    ? {
        decline:
          "Every paragraph of this text is short already. Headings that say what each part is about need you, or a model.",
      }
    : output;
}
