/** A text as statements that may be chosen: each with the earlier ones that it cannot be read without. */

import { isPlural, singularOf } from "../../prose/english/forms.ts";
import { labels, salutations, signOffs } from "../../prose/english/word-classes.ts";
import { tokensOf, type Token } from "../../prose/english/tokens.ts";
import { isEnglish } from "../../prose/language.ts";
import { blocksOf, type Block } from "../../prose/blocks.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import { weightsOf } from "../../prose/weights.ts";
import { frameIn } from "./frame.ts";
import { withLeadIn } from "./lead-ins.ts";
import { firmsInFull, namesAlone, namesInFull } from "./names.ts";
import { contrasted } from "./contrasts.ts";
import { bareOf, isFragment, leans, pointsBack } from "./pointing.ts";
import { preambleIn } from "./preamble.ts";

export interface Statement {
  text: string;
  words: number;
  /** The number of its paragraph or list item. */
  paragraph: number;
  item: boolean;
  /** `Done` of `Done: the new form`; empty for none. */
  label: string;
  question: boolean;
  /** What a polite letter says before and after its matter. */
  courtesy: boolean;
  /** Stands under a heading, or behind a question, that it answers: `What it won’t do`. */
  answers: boolean;
  /** The number of its section: of headings above it. */
  section: number;
  /** Begins with a word that points back, so that it reads wrong anywhere but behind the one before. */
  points: boolean;
  /** Points back with a word, where others only say too little alone. */
  back: boolean;
  /** A few words without a verb, or what a talk is taken up with: `So, the harbour.` */
  fragment: boolean;
  /** Indices of earlier statements that it points to. */
  needs: readonly number[];
  /** Those of them that give a name in full, or that `this plan` and its like point to. */
  closely: readonly number[];
  /** How much of the text it carries, mean about 1. */
  weight: number;
}

const greeting = new RegExp(`^(?:${salutations.join("|")})\\b[^.!?]{0,40}[,!:.]?$`, "i");
const signOff = new RegExp(`^(?:${signOffs.join("|")})[,.!]*(?:\\s+\\p{Lu}\\S*){0,3}$`, "iu");
const courtesies =
  /^(?:(?:many )?thank(?:s| you)\b|i hope (?:you|this|that)|hope (?:you|this)|sorry (?:for|about|to)|i(?:'m| am) (?:so |very )?sorry|please (?:do )?not hesitate|please feel free|(?:i |we )?look(?:ing)? forward|let me know if|happy (?:monday|friday|new)|congratulations)\b/i;
/** Nouns that name what was told before. */
const summing =
  /^(?:plan|scheme|idea|proposal|decision|move|change|problem|result|answer|reason|measure|method|process|event|trial|vote|effect|difference|trouble|trick|point|lesson|news|matter|case|question|approach|solution|rule|step|thing|sum|figure|total|aim|goal|others?)s?$/;

interface Raw {
  text: string;
  paragraph: number;
  section: number;
  item: boolean;
  label: string;
  answers: boolean;
  /** Of a line that is bold or italic from end to end: a price, a byline. */
  apart: boolean;
}

/** Where somebody speaks: in double marks, or in single ones that open before a capital. */
const quotes = /["“][^"“”]*["”]?/g;
const inSingles = /(?<![\p{L}\p{N}])['‘](?=\p{Lu})/u;
const isSaid = (quote: string): boolean =>
  /^.\p{Lu}/u.test(quote) || (quote.includes(" ") && /[.,!?…—]["”]$/.test(quote));
const opensOnSpeech = /^(?:["“]|['‘](?=\p{Lu}))/u;

/** Whether somebody speaks in a stretch of text; a single word in marks is no speech. */
export const speaks = (text: string): boolean =>
  inSingles.test(text) || (text.match(quotes)?.some(isSaid) ?? false);
/** Whether a stretch of text begins with what somebody says. */
export const beginsWithSpeech = (text: string): boolean => opensOnSpeech.test(text);

/** Somebody’s words between quotation marks. */
export const quotation = /["“][^"“”]{10,}["”]/;

const labelled = /^\s*(?:\*\*)?(\p{L}[\p{L} /&-]{1,24}?)(?:\*\*)?\s*:(?:\*\*)?\s+(?=\S)/u;

/** Whether a line is the greeting of a letter. */
export function isGreeting(line: string): boolean {
  return greeting.test(line.trim());
}

/** Whether a line closes a letter. */
export function isSignOff(line: string): boolean {
  return signOff.test(plainOf(line).trim());
}

function rawsOf(markdown: string): Raw[] {
  const raws: Raw[] = [];
  let paragraph = 0;
  let section = 0;
  let asked = false;
  let closed = false;
  const blocks = blocksOf(markdown);
  for (const [index, block] of blocks.entries()) {
    if (block.kind === "heading") {
      closed = false;
      section += 1;
      asked = section > 1 && asking.test(plainOf(block.text).trim());
    }
    if (block.kind !== "paragraph" && block.kind !== "item") continue;
    paragraph += 1;
    const line = plainOf(block.text).trim();
    if (isBoldHeading(block)) {
      section += 1;
      asked = asking.test(line);
      continue;
    }
    if (block.kind === "paragraph" && isSignOff(line) && index > blocks.length - 6) closed = true;
    if (closed || isGreeting(line) || line === "") continue;
    const label = labelled.exec(block.text)?.[1] ?? "";
    const known =
      label !== "" &&
      (block.kind === "item" ||
        labels.has(label.toLowerCase().split(" ")[0] ?? "") ||
        label.split(" ").length <= 2);
    const body = withoutPlace(known ? block.text.replace(labelled, "") : block.text);
    const marked = sentencesOf(body);
    // Marks of emphasis that run over several sentences would be torn.
    const torn = marked.some((one) => !balanced(one));
    const slanted = /^([*_])(?![*_ ])[^*_]+\1$/s.test(body.trim());
    const sentences = torn
      ? sentencesOf(plainOf(slanted ? body.trim().slice(1, -1) : body)).map((one) =>
          slanted ? `*${one}*` : one,
        )
      : withLeadIn(body, marked);
    const answers = asked || (sentences.length > 1 && isQuestion(sentences[0] ?? ""));
    const apart =
      block.kind === "paragraph" &&
      (heads(line, index, blocks[index + 1]) ||
        isLabelled(blocks, index) ||
        (wholly.test(block.text.trim()) &&
          (/[£$€]\s?\d|^\W*by\s/i.test(block.text) || dateline.test(line) || index >= blocks.length - 2)));
    // Lines like `Agenda:`, and `What you get` over its list, head what follows and say nothing alone.
    if (sentences.length === 1 && (leadsOn(line) || isOverList(line, block, blocks[index + 1]))) continue;
    for (const [at, text] of sentences.entries())
      raws.push({
        text,
        paragraph,
        section,
        item: block.kind === "item",
        label: at === 0 && known ? label : "",
        answers,
        apart,
      });
  }
  return raws;
}

const leadsOn = (line: string): boolean => line.endsWith(":") && countWords(line) <= 6;
/** Whether a line without a stop stands over a list or a table: `What you get`. */
const isOverList = (line: string, { kind }: Block, next: Block | undefined): boolean =>
  kind === "paragraph" &&
  (next?.kind === "item" || next?.kind === "table") &&
  /[\p{L}\p{N})]$/u.test(line) &&
  countWords(line) <= 12;

const labelLine = ({ kind, text }: Pick<Block, "kind" | "text">): boolean =>
  kind === "paragraph" && /^\*\*[^*\n]{1,50}\*\*:? ?[^\s*]/.test(text.trim()) && !/[.!?]$/.test(text.trim());
/** Whether a line of several is headed by what it gives: `**Width** 163 cm`. */
export const isLabelled = (blocks: readonly Block[], at: number): boolean =>
  [at - 1, at, at + 1].filter((one) => blocks[one] !== undefined && labelLine(blocks[one])).length > 1 &&
  blocks[at] !== undefined &&
  labelLine(blocks[at]);

/** Whether a line in bold stands for a heading. */
export const isBoldHeading = ({ kind, text }: Pick<Block, "kind" | "text">): boolean =>
  kind === "paragraph" &&
  /^(\*\*|__)(?:(?!\1).){2,80}\1:?$/s.test(text.trim()) &&
  /[\p{L}\p{N}):?]$/u.test(plainOf(text).trim()) &&
  !/[£$€]\s?\d/.test(text);

/** Whether a line is the title or the byline of a plain text: without a stop, on its own above prose. */
export function heads(line: string, index: number, next: Block | undefined): boolean {
  if (index > 2 || line.length > 110 || !/[\p{L}\p{N})!?]$/u.test(line) || next?.kind !== "paragraph")
    return false;
  const first = index === 0 && /[\p{L}\p{N})]$/u.test(line) && /[.!?]["”’)]*(?:\s|$)/.test(next.text);
  return /^by \p{Lu}\p{Ll}+ \p{Lu}/iu.test(line) || first || (index === 0 && /^by /i.test(next.text));
}

/** The time that a report is of: `1 April to 30 September 2025`. */
const dateline =
  /^(?:(?:January|February|March|April|May|June|July|August|September|October|November|December|to|and|from|of|for|the|year|week|half|quarter|ending|ended|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\d{1,4}(?:st|nd|rd|th)?|[–-])(?:[, ]+|$))+$/i;
/** A heading that its section answers. */
const asking =
  /\?$|^(?:what|why|how|who|when|where|which|if|questions?|faqs?|frequently|dates?|not included|exceptions?)\b/i;
const wholly = /^(\*\*|__|\*|_)(?=\S)(?:(?!\1).)+\1$/su;

function isQuestion(sentence: string): boolean {
  return /\?["”’)]*$/.test(plainOf(sentence).trim());
}

/** Whether the marks of emphasis that open in a sentence close in it. */
function balanced(sentence: string): boolean {
  const single = sentence.replace(/\*\*|__/g, "").match(/\*(?=\S)|(?<=\S)\*|(?<!\w)_(?=\S)|(?<=\S)_(?!\w)/g);
  return (
    (sentence.match(/\*\*|(?<!\w)__|__(?!\w)/g)?.length ?? 0) % 2 === 0 && (single?.length ?? 0) % 2 === 0
  );
}

/** `HALVERSON —`: where a report was filed. */
export const filed =
  /^(?:\*\*|__)?(\p{Lu}[\p{Lu}.'’ -]{2,30})(?:, \p{Lu}[\p{L}. ]{1,20})?(?: \([^()]{2,20}\))?\.?(?:\*\*|__)?(?: ?[—–] ?|(?<=\p{Lu}{3})\. )(?=\p{Lu})/u;

/** A paragraph without the place that it was filed at; where its first sentence names no place, that is all that tells where it happened. */
function withoutPlace(text: string): string {
  const [head = "", place = ""] = filed.exec(text) ?? [];
  const rest = text.slice(head.length);
  const [first = ""] = sentencesOf(rest);
  return first.toLowerCase().includes(place.trim().toLowerCase()) ? rest : text;
}

/** The statements of a text in order; greetings, sign-offs and headings are none. */
export function statementsOf(markdown: string): Statement[] {
  const raws = rawsOf(markdown);
  const english = isEnglish(markdown);
  const tokens = raws.map(({ text }) => (english ? tokensOf(plainOf(text)) : []));
  const weights = weightsOf(raws.map(({ text }) => plainOf(text)));
  const seen = new Map<string, number>();
  const named = new Map<string, number>();
  const tasked = preambleIn(raws);
  const framed: ReadonlySet<number> = english ? frameIn(raws, (at) => tokens[at] ?? []) : new Set();
  // What only frames a text is nothing that its first sentence can point at.
  const opens = raws.findIndex(({ apart }, at) => !apart && !framed.has(at));
  const begins = raws.findIndex(({ apart }, at) => !apart && !tasked.has(at) && !framed.has(at));
  return raws.map((raw, index): Statement => {
    const plain = plainOf(raw.text);
    const words = tokens[index] ?? [];
    const previous = raws[index - 1];
    const needs = new Set<number>();
    const closely = new Set<number>();
    const back = english && index > opens && pointsBack(plain, words, raw);
    const points = back || (english && index > begins && leans(plain, words, raw));
    if (english && index > opens) {
      if (points) needs.add(index - 1);
      if (previous && isQuestion(previous.text) && previous.paragraph === raw.paragraph) needs.add(index - 1);
      for (const { noun, shown } of referredTo(words)) {
        const first = seen.get(noun) ?? compoundOf(noun, seen);
        if (first !== undefined) needs.add(first);
        else if (shown || summing.test(noun)) needs.add(index - 1);
        if (shown || (opensWith(plain, noun) && (summing.test(noun) || first !== undefined)))
          closely.add(first ?? index - 1);
      }
      for (const first of contrasted(
        plain,
        index,
        (noun) => seen.get(noun) ?? compoundOf(noun, seen),
        raws,
      )) {
        needs.add(first);
        closely.add(first);
      }
      for (const name of namesAlone(words)) {
        const full = named.get(name);
        if (full !== undefined) {
          needs.add(full);
          closely.add(full);
        }
      }
      needs.delete(index);
      closely.delete(index);
    }
    for (const name of [...namesInFull(words), ...firmsInFull(plain, words)])
      if (!named.has(name)) named.set(name, index);
    for (const { tag, key } of words)
      if (tag === "NOUN") {
        const noun = isPlural(key) ? singularOf(key) : key;
        if (!seen.has(noun)) seen.set(noun, index);
      }
    const { apart, ...shown } = raw;
    return {
      ...shown,
      words: countWords(raw.text),
      question: isQuestion(raw.text),
      courtesy:
        apart ||
        tasked.has(index) ||
        framed.has(index) ||
        /^(?:present|attendees|apologies|cc|to|from|date|subject|re)$/i.test(raw.label) ||
        courtesies.test(plain) ||
        isGreeting(plain) ||
        (english && isHeading(raw, words)),
      points,
      back,
      fragment: english && isFragment(plain, words, raw),
      needs: [...needs].filter((need) => need >= 0),
      closely: [...closely].filter((need) => need >= 0),
      weight: weights[index] ?? 0,
    };
  });
}

/** Whether a sentence begins with `The plan`, of a plan that was told of. */
function opensWith(plain: string, noun: string): boolean {
  return new RegExp(`^the (?:\\p{L}+ )?${noun}(?!\\p{L}*, \\p{Lu})`, "iu").test(bareOf(plain));
}

/** A line without a verb and without a stop over the rest: a title that is not marked as one. */
function isHeading({ text, item, label }: Raw, tokens: readonly Token[]): boolean {
  return (
    !item &&
    label === "" &&
    /[\p{L}\p{N})]$/u.test(text) &&
    !tokens.some(({ tag }) => tag === "VERB" || tag === "AUX")
  );
}

const calendar =
  /^(?:year|month|week|weekend|morning|afternoon|evening|spring|summer|autumn|fall|winter|season|term|time)$/;

/** The nouns behind `the`, `this` and their like, in the singular; `shown` for those that point at something told. */
function referredTo(tokens: readonly Token[]): { noun: string; shown: boolean }[] {
  return tokens.flatMap(({ key: opening }, start) => {
    if (!/^(?:the|this|that|these|those|such)$/.test(opening)) return [];
    let head = "";
    for (let at = start + 1; at < Math.min(tokens.length, start + 6); at += 1) {
      const { tag = "", key = "" } = tokens[at] ?? {};
      if (tag === "NOUN") head = isPlural(key) ? singularOf(key) : key;
      else if (tag !== "ADJ" || head !== "") break;
    }
    // `this year` points at the calendar.
    const isNow = opening === "this" && calendar.test(head);
    return head === "" || isNow ? [] : [{ noun: head, shown: opening !== "the" && opening !== "that" }];
  });
}

/** Where a longer word that ends on this one was first told of: `footbridge` for `bridge`. */
function compoundOf(noun: string, seen: ReadonlyMap<string, number>): number | undefined {
  if (noun.length < 4) return undefined;
  return [...seen].find(([longer]) => longer.length > noun.length && longer.endsWith(noun))?.[1];
}

/** A statement with all that it needs, in order. Null where that is more than `most`. */
export function withNeeds(statements: readonly Statement[], index: number, most = 4): number[] | null {
  const wanted = new Set<number>();
  const open = [index];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (wanted.has(next)) continue;
    wanted.add(next);
    if (wanted.size > most) return null;
    open.push(...(statements[next]?.needs ?? []));
  }
  return [...wanted].sort((a, b) => a - b);
}

/** Whether a statement can stand alone and says something of its own. */
export function standsAlone({ needs, question, courtesy, answers, words, text }: Statement): boolean {
  return needs.length === 0 && !question && !courtesy && !answers && words >= 3 && !/[:,;]$/.test(text);
}
