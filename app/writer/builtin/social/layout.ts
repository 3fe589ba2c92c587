/** Tools that move line breaks and leave every word: threads, lines, sections. They work in any language but where headings are made. */

import { platformLimits } from "../../catalogue/social/platform-limits.ts";
import { linesTaken } from "../../promises/posts.ts";
import { blocksOf, isProse, joinBlocks, type Block } from "../../prose/blocks.ts";
import { segmenter, sentencesOf } from "../../prose/sentences.ts";
import { weightedLength } from "../../prose/weighted-length.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import { joinSentences } from "../draft.ts";
import { requireEnglish } from "../limits.ts";
import { capital, topicsOf } from "../matter/topics.ts";

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
  const spaced = clause.match(/\s*\S+/gu) ?? [];
  return spaced.flatMap((word) =>
    Array.from(word).length > 60 && /[^\p{ASCII}]/u.test(word)
      ? [...segmenter("word").segment(word)].map(({ segment }) => segment)
      : [word],
  );
}

/** The stretches of a text that a thread is packed from, with whether a new paragraph begins. */
function unitsOf(markdown: string): { text: string; starts: boolean }[] {
  return blocksOf(markdown).flatMap((block) => {
    if (block.kind === "rule") return [];
    if (!isProse(block)) return [{ text: block.text, starts: true }];
    const mark = block.kind === "item" ? "• " : "";
    return sentencesOf(block.text).map((text, index) => ({
      text: index === 0 ? mark + text : text,
      starts: index === 0,
    }));
  });
}

/** Posts of at most `budget` weighted characters, filled to their end but cut at sentences. */
function packed(units: readonly { text: string; starts: boolean }[], budget: number): string[] {
  const fits = (text: string) =>
    weightedLength(plainOf(text)) <= budget && weightedLength(text) <= budget * 2;
  const posts: string[] = [];
  let open = "";
  for (const [index, unit] of units.entries()) {
    const heads = unit.starts && units[index + 1]?.starts === false;
    for (const part of cutToFit(unit.text, fits)) {
      const joined = open === "" ? part : unit.starts ? `${open}\n${part}` : joinSentences([open, part]);
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
    if (block.kind !== "paragraph") return [block];
    const groups: string[] = [];
    let open = "";
    for (const part of sentencesOf(block.text).flatMap((sentence) => cutToFit(sentence, fits))) {
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

/** Words after which a section ends at the next paragraph, and the most it may have. */
const comfortable = 110;
const longest = 170;
/** A paragraph is split beyond this many words. */
const paragraph = 70;
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

/** Headings every 110 to 170 words, short paragraphs, lists where the text counts; no other word changes. */
export function scannableSections(source: Source): string | Decline {
  requireEnglish("Scannable Sections", source.text);
  if (countWords(source.text) < 60)
    return {
      decline: `Sections need a text of at least 60 words; this one has ${String(countWords(source.text))}.`,
    };
  const blocks = blocksOf(source.text).flatMap(opened);
  const used = new Set(
    blocks.flatMap((block) => (block.kind === "heading" ? [block.text.trim().toLowerCase()] : [])),
  );
  const sections: Block[][] = [[]];
  let size = 0;
  for (const [index, block] of blocks.entries()) {
    const words = countWords(block.text);
    const starts = block.kind !== "item" || blocks[index - 1]?.kind !== "item";
    const full = size > 0 && (size + words > longest || (size >= comfortable && starts));
    if (block.kind === "heading" || full) {
      sections.push([]);
      size = 0;
    }
    sections.at(-1)?.push(block);
    if (block.kind !== "heading") size += words;
  }
  const filled = sections.filter((section) => section.length > 0);
  if (filled.length === 1 && filled[0]?.[0]?.kind === "heading")
    return {
      decline:
        "This text is one short section under its heading already; it needs more than 110 words to be cut into others.",
    };
  return filled
    .map((section) => {
      const body = joinBlocks(section).trim();
      if (section[0]?.kind === "heading") return body;
      const heading = headingFor(section, source, used);
      used.add(heading.toLowerCase());
      return `## ${heading}\n\n${body}`;
    })
    .join("\n\n");
}

/** What a section is about in its own words: its first unused topic, or how it begins. */
function headingFor(section: readonly Block[], source: Source, used: ReadonlySet<string>): string {
  const text = section.map((block) => block.text).join("\n\n");
  const free = (heading: string) =>
    !used.has(heading.toLowerCase()) && heading.toLowerCase() !== source.title?.toLowerCase();
  const topic = topicsOf({ text })
    .map(({ named }) => capital(named))
    .find(free);
  if (topic) return topic;
  const words = plainOf(section[0]?.text ?? "")
    .replace(/[“”"«»[\]()]/gu, "")
    .split(/\s+/);
  for (const count of [4, 5, 6, 7, 3]) {
    const start = words
      .slice(0, count)
      .join(" ")
      .replace(/[.,;:!?]+$/u, "");
    if (start !== "" && free(start)) return `${start} …`;
  }
  return "…";
}
