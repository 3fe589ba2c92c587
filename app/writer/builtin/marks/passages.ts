/** The sentences of a text that may be marked, with their places; what no rule may touch is masked, letter for letter. */

import { type Block, blocksOf, type BlockKind } from "../../prose/blocks.ts";
import { guardedSpans } from "../../prose/guard.ts";
import { sentencesOf } from "../../prose/sentences.ts";

/** Stands for each letter of a quotation, link, address, slot or piece of code. */
export const masked = "\uE000";

export interface MarkedSentence {
  /** As long as the source it stands for; line breaks are spaces, untouchable letters `masked`. */
  text: string;
  /** The same with the untouchable parts readable. */
  whole: string;
  from: number;
  kind: BlockKind | "verse";
  /** The first and the last of its block. */
  first: boolean;
  last: boolean;
  /** Whether a sentence can begin and end with its block: no line before runs on into it, and it runs into none. */
  isOpened: boolean;
  isClosed: boolean;
}

/** A text with the line breaks that all rules count with. */
export function unified(markdown: string): string {
  return markdown.replace(/\r\n?/g, "\n");
}

function maskOf(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of guardedSpans(text)) {
    parts.push(text.slice(at, start), masked.repeat(end - start));
    at = end;
  }
  return maskRest(parts.join("") + text.slice(at));
}

/** What is said on over paragraphs is opened in each of them and closed in the last one alone. */
function maskRest(text: string): string {
  // Behind a number it is inches.
  const open = Math.max(text.lastIndexOf("“"), text.lastIndexOf('"'));
  const end =
    open >= 0 && /^[\s(]?$/.test(text.slice(Math.max(0, open - 1), open)) && text.lastIndexOf("”") < open
      ? text.slice(open)
      : "";
  const begun = /^[^“]*?”/u.exec(text)?.[0] ?? "";
  if (begun.length + end.length > text.length) return masked.repeat(text.length);
  return (
    masked.repeat(begun.length) +
    text.slice(begun.length, text.length - end.length) +
    masked.repeat(end.length)
  );
}

/** Behind these a full stop ends no sentence. */
const shortened =
  "etc vs approx dept est excl incl max min tel ext ca cf al no st vol ed eds govt inc ltd co corp jan feb mar apr aug sep sept oct nov dec mon tue tues wed weds thu thurs fri sat sun fig figs resp esp misc temp ref refs avg eg ie viz mr mrs ms dr prof rev hon gen col sgt capt pp exp lb lbs oz kg ft hr hrs mins sec kr sek nok dkk jr sr bros assn bldg ave blvd rd calif ala ariz colo conn fla ga kan ky md mich minn mont neb nev okla tenn tex va vt wis wyo"
    .split(" ")
    .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
    .join("|");
const atSmall = new RegExp(
  `(?<=(?<![\\p{L}.])(?!(?:${shortened})\\.)\\p{L}{2,}[.?!])\\s+(?!(?:is|are|was|were|has|had|said|says|asked|and|or)\\s)(?=\\p{Ll}\\p{L}*[ ’'])`,
  "u",
);

/** Parts a sentence where another begins with a small letter, as in hasty e-mails: `It broke. can you help?` */
function partedAtSmall(sentence: string): string[] {
  return sentence.split(atSmall);
}

/** Emoji and other signs that stand alone belong to the sentence before them. */
function withSigns(line: string, sentences: readonly string[]): string[] {
  const joined: string[] = [];
  let start = 0;
  let at = 0;
  for (const sentence of sentences) {
    const from = line.indexOf(sentence, at);
    at = from + sentence.length;
    if (joined.length > 0 && !/[\p{L}\p{N}]/u.test(sentence))
      joined[joined.length - 1] = line.slice(start, at);
    else {
      joined.push(sentence);
      start = from;
    }
  }
  return joined;
}

/** Whether the middle one of some neighbours is a line among lines, as in a poem. */
function isLineOf(near: readonly Block[]): boolean {
  return (
    near.filter(({ kind, gap, text }) => kind === "paragraph" && gap === "\n" && text.length <= 60).length >=
    2
  );
}

/** Whether the block at a place begins a sentence of its own: what stands before is a heading, or came to an end. */
function isOpenedAt(blocks: readonly Block[], place: number): boolean {
  const before = blocks[place - 1];
  if (!before || before.kind === "heading" || before.kind === "rule") return true;
  return (
    /[.!?:,…”"’)\]*_]$/.test(before.text.trimEnd()) &&
    (before.gap.length > 1 || /[.!?…]["”’)*_]*$/.test(before.text.trimEnd()))
  );
}

/** Whether the block at a place ends where its last line ends: a blank line or nothing follows, and nothing that goes on. */
function isClosedAt(blocks: readonly Block[], place: number): boolean {
  const after = blocks[place + 1];
  return (
    !after ||
    ((blocks[place]?.gap.length ?? 0) > 1 &&
      !/^\P{L}*\p{Ll}/u.test(after.text) &&
      /^(?:paragraph|heading)$/.test(after.kind))
  );
}

const isLong = ({ kind, text }: Block): boolean => kind === "paragraph" && text.trim().length > 60;

/** Whether a writer closes paragraphs with a mark: as many of the long ones as not. */
function closesParagraphs(blocks: readonly Block[]): boolean {
  const long = blocks.filter(isLong);
  return long.filter(({ text }) => /[.!?:…]["”’')*_\]]*$/.test(text.trimEnd())).length * 2 >= long.length;
}

const speaker =
  /^(?:(?:\*\*)?(?<shout>\p{Lu}[\p{Lu}\d.'’ -]+?)(?:\*\*)?:(?:\*\*)?|\*\*(?<bold>\p{Lu}[\p{L}.'’ -]+?)(?::\*\*|\*\*:)) /u;

/** How long the name is that stands before what is said, `VAL: Show me.`, by its paragraph: of a play or a talk of two or more. */
function spokenParts(blocks: readonly Block[]): ReadonlyMap<Block, number> {
  const lines = blocks.flatMap((block) => {
    const found = block.kind === "paragraph" ? speaker.exec(block.text) : null;
    const name = found?.groups?.["shout"] ?? found?.groups?.["bold"];
    return found === null || name === undefined ? [] : [{ block, name, size: found[0].length }];
  });
  const names = lines.map(({ name }) => name);
  const often = new Set(names.filter((name, at) => names.indexOf(name) !== at));
  return new Map(often.size < 2 ? [] : lines.map(({ block, size }) => [block, size]));
}

const saidWords = /^.[^.!?]*\s\S+\s/u;

/**
 * The sentences that somebody speaks between quotation marks or behind their name, each as one of its own. A title, a word
 * that is spoken of, and what is cited without its end are none.
 */
export function spokenSentences(markdown: string): MarkedSentence[] {
  const blocks = blocksOf(markdown);
  const spoken = spokenParts(blocks);
  return blocks.flatMap((block) => {
    const { kind, from, to } = block;
    if (kind !== "paragraph" && kind !== "item") return [];
    const whole = markdown.slice(from, to).replaceAll("\n", " ");
    const named = spoken.get(block);
    if (named !== undefined) return sentencesWithin(whole.slice(named), from + named);
    return guardedSpans(whole).flatMap(({ kind: guarded, start, end }) => {
      const inner = whole.slice(start + 1, end - 1);
      if (guarded !== "quote" || !/[.,!?…—–-]$/.test(inner) || !saidWords.test(inner)) return [];
      return sentencesWithin(inner, from + start + 1);
    });
  });
}

/** The sentences of what somebody says, which stands at a place of the text. */
function sentencesWithin(said: string, from: number): MarkedSentence[] {
  const open = maskOf(said);
  let at = 0;
  return sentencesOf(said).map((sentence, index, parts): MarkedSentence => {
    const place = Math.max(at, said.indexOf(sentence, at));
    at = place + sentence.length;
    return {
      text: open.slice(place, at),
      whole: sentence,
      from: from + place,
      kind: "paragraph",
      first: index === 0,
      last: index === parts.length - 1,
      isOpened: false,
      isClosed: false,
    };
  });
}

/** Sentences of paragraphs, list items and, if asked, headings, in order. Block quotes and what people say are somebody else's words. */
export function sentencesToMark(markdown: string, headings = false): MarkedSentence[] {
  const all = blocksOf(markdown);
  const closes = closesParagraphs(all);
  const spoken = spokenParts(all);
  return all.flatMap((block, place, blocks) => {
    const { kind, from, to } = block;
    if (spoken.has(block)) return [];
    if (kind !== "paragraph" && kind !== "item" && !(headings && kind === "heading")) return [];
    const lines = markdown.slice(from, to).split("\n");
    const verse =
      lines.length > 2
        ? lines.every((line) => line.length <= 50)
        : lines.length === 1 && to - from <= 60 && isLineOf(blocks.slice(Math.max(0, place - 2), place + 3));
    const whole = lines.join(" ");
    const open = maskOf(whole);
    const [isOpened, isClosed] = [isOpenedAt(blocks, place), closes && isClosedAt(blocks, place)];
    let at = 0;
    return withSigns(whole, sentencesOf(whole))
      .flatMap(partedAtSmall)
      .map((sentence, index, parts): MarkedSentence => {
        const start = Math.max(at, whole.indexOf(sentence, at));
        at = start + sentence.length;
        return {
          text: open.slice(start, at),
          whole: sentence,
          from: from + start,
          kind: verse ? "verse" : kind,
          first: index === 0,
          last: index === parts.length - 1,
          isOpened,
          isClosed,
        };
      });
  });
}
