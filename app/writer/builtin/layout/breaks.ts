/** Numbered threads, and lists where a text counts its points: breaks are moved and every word stays. In any language. */

import { platformLimits } from "../../prose/platform-limits.ts";
import { type Block, blocksOf, isProse, joinBlocks } from "../../prose/blocks.ts";
import { segmenter, sentencesOf } from "../../prose/sentences.ts";
import { weightedLength } from "../../prose/weighted-length.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import { firstWord, isAntithesis } from "./endings.ts";
import { leadInOf } from "./lead-ins.ts";
import { letteredIn } from "./lettered.ts";
import { beginsWithSpeech, heads, isBoldHeading, isLabelled, speaks } from "./statements.ts";

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]$|[。！？]$/u;

/** Joins sentences as their script does: by a space, or by nothing. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.reduce(
    (joined, sentence) => (joined === "" ? sentence : joined + (unspaced.test(joined) ? "" : " ") + sentence),
    "",
  );
}

/** Where a clause ends, the space behind it included: at no comma or dash within a number. */
const clauseEnd = /(?<=[,;:]\s|—\s?|–\s|[、，；：])(?<!\d[,.]\s(?=\d))(?=\S)/u;

/** The sentences of a stretch; of one that is nothing but speech those that are spoken. */
function openSpeech(text: string): string[] {
  const sentences = sentencesOf(text);
  const mark = /^["“‘]/.exec(text)?.[0] ?? "";
  if (sentences.length > 1 || mark === "") return sentences;
  return sentencesOf(text.slice(1)).map((sentence, at) => (at === 0 ? mark + sentence : sentence));
}

/** Cuts a stretch that is too long at its sentences, else at clauses, then at words, so that every part fits. */
function cutToFit(text: string, fits: (part: string) => boolean): string[] {
  if (fits(text)) return [text];
  const sentences = openSpeech(text);
  if (sentences.length > 1)
    return sentences
      .flatMap((sentence) => cutToFit(sentence, fits))
      .reduce((joined: string[], part) => {
        const both = `${joined.at(-1) ?? ""} ${part}`.trim();
        return fits(both) ? [...joined.slice(0, -1), both] : [...joined, part];
      }, []);
  const parts: string[] = [];
  let open = "";
  const close = (): void => {
    if (open.trim() !== "") parts.push(open.trim());
    open = "";
  };
  for (const clause of text.split(clauseEnd)) {
    if (fits((open + clause).trim())) {
      open += clause;
      continue;
    }
    close();
    for (const word of wordPieces(clause)) {
      if (!fits((open + word).trim())) close();
      open += open === "" ? word.trimStart() : word;
    }
    if (/\s$/.test(clause)) open += " ";
  }
  close();
  return parts;
}

/** Words, each with the space before it; initials, forms of address and a thousand stay with what follows them. */
function wordPieces(clause: string): string[] {
  const spaced =
    clause.match(
      /(?:(?<!\s)\s+)?(?:(?:["“(]?\p{Lu}\.|(?:Mrs?|Ms|Dr|Prof|St|Nos?)\.?|\d{1,3},?)\s(?=[\p{Lu}\d]))*\S+/gu,
    ) ?? [];
  return spaced.flatMap((word) =>
    Array.from(word).length > 60 && /[^\p{ASCII}]/u.test(word)
      ? [...segmenter("word").segment(word)].map(({ segment }) => segment)
      : [word],
  );
}

/** What a thread is packed from: a paragraph or list item in sentences, headings and lines with a colon above what they head. */
type Unit = readonly string[];

/** `What it takes:`, and a question in a line of its own. */
const leadsToList = /:$|^[^.!?]+\?$/;
/** What leads to a list is set above it in one post where it has no more characters. */
const longLead = 160;

function unitsOf(markdown: string): Unit[] {
  const units: Unit[] = [];
  let open = "";
  const blocks = blocksOf(markdown)
    .filter(({ kind }) => kind !== "rule")
    .flatMap((block) => letteredIn(block));
  for (const [index, block] of blocks.entries()) {
    const plain = isProse(block) || block.kind === "heading" ? plainOf(block.text).trim() : block.text;
    const leads =
      block.kind === "heading" ||
      isBoldHeading(block) ||
      (block.kind === "paragraph" && heads(plain, index, blocks[index + 1])) ||
      (block.kind === "paragraph" && leadsToList.test(plain) && blocks[index + 1]?.kind === "item");
    if (leads) {
      // Of a long paragraph only the last sentence heads the list.
      const all =
        block.kind === "paragraph" && weightedLength(plain) > longLead ? spoken(sentencesOf(plain)) : [];
      if (all.length > 1) {
        units.push(all.slice(0, -1).map((text, at) => (at === 0 ? open + text : text)));
        open = "";
      }
      open += `${all.length > 1 ? (all.at(-1) ?? "") : plain}\n`;
      continue;
    }
    const isRow = block.kind === "paragraph" && isLabelled(blocks, index);
    const sign = block.kind === "item" ? signOf(block.prefix) : isRow ? "• " : "";
    // A lead-in stands over its paragraph as a heading does; `Width: 40 cm` among such lines is a point of a list.
    const led = isProse(block) && block.kind === "paragraph" && !isRow ? leadInOf(block.text) : "";
    if (led !== "") open += `${led}\n`;
    const sentences = isProse(block) ? spoken(sentencesOf(plain.slice(led.length).trim())) : [plain];
    units.push(sentences.map((text, at) => (at === 0 ? open + sign + text : text)));
    open = "";
  }
  if (open !== "") units.push([open.trim()]);
  return units;
}

/** Sentences of one speaker stay together: nothing is parted between an opening quotation mark or bracket and its closing one. */
export function spoken(sentences: readonly string[]): string[] {
  const parts: string[] = [];
  let open = false;
  let depth = 0;
  for (const sentence of sentences) {
    if (open || depth > 0) parts[parts.length - 1] = `${parts.at(-1) ?? ""} ${sentence}`;
    else parts.push(sentence);
    const count = (mark: RegExp): number => sentence.match(mark)?.length ?? 0;
    if (count(/"/g) % 2 === 1 || count(/“/g) !== count(/”/g)) open = !open;
    depth = Math.max(0, depth + count(/[([]/g) - count(/[)\]]/g));
  }
  return parts;
}

/** A number or a letter stays, any other sign of a list is a bullet; a line that only continues an item has none. */
function signOf(prefix: string): string {
  const number = /\d{1,9}[.)]|\(?[a-z]{1,4}\)/.exec(prefix)?.[0];
  return number ? `${number} ` : prefix.trim() === "" ? "" : "• ";
}

/** A stretch of a thread that stands in one post, with what it costs to begin a post there. */
interface Piece {
  text: string;
  /** Between it and the piece before, in one post: a space within a paragraph, a line break before one. */
  within: boolean;
  cost: number;
}

/** A post of fewer characters is joined to another wherever that can be. */
const scrap = 80;

/** A post more costs so much. */
const another = 6;

/** Sentences that lose their sense at the head of a post: `She counts them.`, `No shoes.` */
const leaning =
  /^(?:["“(]|(?:he|she|it|they|his|her|its|their|this|that|these|those|but|and|so|or|then|not|no|nor|yet|which|too|also|my own|some|one|both|there)\b)/i;

/** What begins with something that the sentence before has named: `Three of them`, `Keep them off fresh grout` */
const pointing =
  /^(?:[\p{L}’',-]+ ){1,5}(?:it(?:['’]\p{L}+)?|them|that one)(?!\p{L})|^(?:\p{L}+ ){1,2}of (?:them|these|those|it|us)\b|^(?:\S+ ){1,5}(?:them|it|that|those)[.!?]|^\p{L}+ (?:it|them)\b|\b(?:with|without|had|has|have|got|came as) (?:one|none)[.!]["”]?$/iu;
/** Whether a sentence loses its sense at the head of a post or a paragraph. */
export const leansBack = (sentence: string): boolean => leaning.test(sentence) || pointing.test(sentence);
/** Speech of somebody whom the paragraph before has named. */
const unnamed = /\b(?:he|she|they) (?:said|says|asked|added|told)\b/i;
const itemised = /^(?:\d+[.)]|\(?[a-z]{1,4}\)|•) /m;
const beginsItem = /^(?:\d+[.)]|\(?[a-z]{1,4}\)|•) /;

/** The lists of a text that one post holds with what leads to them, by their units: the first unit of each for every one of them. */
function listsThatFit(units: readonly Unit[], fits: (text: string) => boolean): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (let start = 0; start < units.length; start += 1) {
    let end = start;
    while (
      end < units.length &&
      itemised.test(units[end]?.[0] ?? "") &&
      (end === start || beginsItem.test(units[end]?.[0] ?? ""))
    )
      end += 1;
    if (end - start < 2) continue;
    const whole = units.slice(start, end);
    if (fits(whole.map((unit) => unit.join(" ")).join("\n")))
      for (const [at] of whole.entries()) found.set(start + at, start);
    start = end - 1;
  }
  return found;
}

/** The pieces of a text: a paragraph is parted at its sentences, a step of a list and a sentence only where no post holds it. */
function piecesOf(units: readonly Unit[], fits: (text: string) => boolean): Piece[] {
  const lists = listsThatFit(units, fits);
  return units.flatMap((sentences, unit) => {
    const item = itemised.test(sentences[0] ?? "");
    const inList = lists.has(unit) && lists.get(unit) === lists.get(unit - 1);
    const listed = beginsItem.test(sentences[0] ?? "") && itemised.test(units[unit - 1]?.at(-1) ?? "");
    const fitting = fits(sentences.join(" "));
    const whole = item && fitting;
    const talks = fitting && speaks(sentences.join(" "));
    return sentences.flatMap((sentence, at) => {
      // A title and a byline keep their lines where what they stand over needs a post of its own.
      const rows = fits(sentence) ? [sentence] : sentence.split("\n");
      const parts = rows.flatMap((row) =>
        cutToFit(row, fits).map((text, part) => ({ text, begins: part === 0 && rows.length > 1 })),
      );
      const pairs = !/^(?:the|an?|i|we)$/.test(firstWord(sentence));
      const like = pairs && firstWord(sentence) === firstWord(sentences[at - 1] ?? "");
      const leans = like || leansBack(sentence) || countWords(sentence) <= 4;
      const torn = whole || isAntithesis(sentences[at - 1] ?? "", sentence);
      const before = units[unit - 1]?.join(" ") ?? "";
      const replies = beginsWithSpeech(sentence) && speaks(before);
      const led = beginsWithSpeech(sentence) ? unnamed.test(sentence) : leaning.test(sentence);
      const answers = replies && /[?]["”'’]$/.test(before);
      const between = inList ? 16 : answers || (led && unit > 0) ? 9 : listed || replies ? 3 : 0;
      // A heading begins a post where it can; it does not close one with the first words that stand under it.
      const headed = at === 0 && unit > 0 && sentence.includes("\n") ? -3 : 0;
      const lone = at === 1 ? (sentences[0]?.includes("\n") ? 12 : 4) : 0;
      const within = torn ? 25 : talks || like ? 20 : leans ? 14 : 6;
      const cost = at === 0 ? between + headed : within + lone;
      return parts.map(({ text, begins }, part) => ({
        text,
        within: !begins && (at > 0 || part > 0),
        cost: part > 0 ? 8 : cost,
      }));
    });
  });
}

/** Whether a post that begins within a paragraph holds the beginning of another on somebody without a name: `Her eyes went`. */
const joinsSomebody = (pieces: readonly Piece[], start: number, end: number): boolean =>
  pieces
    .slice(start + 1, end + 1)
    .some(({ text, within }) => !within && /^(?:he|she|his|her|him)\b/i.test(text));

/** Posts of at most `budget` weighted characters, cut where that costs least: whole paragraphs, few posts, none half empty. */
function packed(units: readonly Unit[], budget: number): string[] {
  const pieces = piecesOf(units, (text) => weightedLength(text) <= budget);
  const best: { cost: number; start: number; post: string }[] = [];
  for (const end of pieces.keys()) {
    let post = "";
    let least = { cost: Infinity, start: end, post: pieces[end]?.text ?? "" };
    let crosses = false;
    for (let start = end; start >= 0; start -= 1) {
      const piece = pieces[start];
      if (!piece) break;
      const next = pieces[start + 1];
      // A blank line would begin the next post.
      post =
        post === ""
          ? piece.text
          : next?.within
            ? joinSentences([piece.text, post])
            : `${piece.text}\n${post}`;
      const size = weightedLength(post);
      if (size > budget && start < end) break;
      // The end of one matter stands with the beginning of the next only where neither is torn.
      crosses ||= start < end && next?.within === false;
      const runsOn =
        (crosses && piece.within ? 4 : 0) + (crosses && pieces[end + 1]?.within === true ? 3 : 0);
      const strange = crosses && piece.within && joinsSomebody(pieces, start, end) ? 8 : 0;
      const empty = Math.max(0, 1 - size / budget);
      const lone = size < scrap && pieces.length > end - start + 1 ? 12 : 0;
      const cost =
        (best[start - 1]?.cost ?? 0) + another + piece.cost + lone + runsOn + strange + 4 * empty * empty;
      if (cost < least.cost) least = { cost, start, post };
    }
    best.push(least);
  }
  const posts: string[] = [];
  for (let end = best.length - 1; end >= 0;) {
    const { start, post } = best[end] ?? { start: 0, post: "" };
    posts.unshift(post);
    end = start - 1;
  }
  return posts;
}

/** The number of a step stands on a line of its own, so that it is not read as one with the number of its post. */
const gapTo = (post: string): string => (/^\d+[.)] /.test(post) ? "\n" : " ");

/** A numbered thread with every word of the text. */
export function threadBuilder(source: Source): string | Decline {
  const most = platformLimits["Twitter / X"].post.value;
  if (blocksOf(source.text).some(({ kind }) => kind === "table"))
    return {
      decline:
        "This text holds a table, and a post cannot show one. With its rows written out as sentences or a list the thread can be made.",
    };
  const units = unitsOf(source.text);
  for (const digits of [1, 2, 3]) {
    const posts = packed(units, most - (2 * digits + 2));
    if (String(posts.length).length > digits) continue;
    if (posts.length < 2)
      return {
        decline: `This text fits into one post of ${String(most)} characters; a thread needs a longer one.`,
      };
    return posts
      .map((post, index) => `${String(index + 1)}/${String(posts.length)}${gapTo(post)}${post}`)
      .join("\n\n");
  }
  return { decline: "This text would make more than 999 posts; a thread needs a shorter one." };
}

const counts = /^(?:First(?:ly)?|Second(?:ly)?|Third(?:ly)?|Fourth(?:ly)?|Then|Next|Finally|Last(?:ly)?)\b/u;

/** Sentences that count themselves, set as a list under what leads to them; each keeps the sentences behind it. */
function opened(block: Block): Block[] {
  if (block.kind !== "paragraph") return [block];
  const sentences = sentencesOf(block.text);
  if (sentences.filter((sentence) => counts.test(sentence)).length < 3) return [block];
  const rows: { text: string; item: boolean }[] = [];
  for (const sentence of sentences) {
    const item = counts.test(sentence);
    const last = rows.at(-1);
    if (last && !item) last.text = joinSentences([last.text, sentence]);
    else rows.push({ text: sentence, item });
  }
  return rows.map(({ text, item }, index) => ({
    kind: item ? "item" : "paragraph",
    prefix: item ? "- " : "",
    text,
    gap: index === rows.length - 1 ? block.gap : item && rows[index + 1]?.item ? "\n" : "\n\n",
  }));
}

/** Lists where the text counts its points. No word changes. */
export function scannableSections(source: Source): string | Decline {
  const words = countWords(source.text);
  if (words < 60)
    return {
      decline: `This text has ${String(words)} words and is scanned as it is; sections help from 60 words on.`,
    };
  const blocks = blocksOf(source.text);
  const headings = blocks.filter(({ kind }) => kind === "heading").length;
  if (headings >= 2)
    return { decline: `This text has ${String(headings)} headings and is scanned by them already.` };
  const opening = blocks.flatMap(opened);
  return opening.length === blocks.length
    ? {
        decline:
          "By rule a list is made where a paragraph counts its points (First, Second, Then), and none of this text does. Headings that say what each part is about need you, or a model.",
      }
    : joinBlocks(opening);
}
