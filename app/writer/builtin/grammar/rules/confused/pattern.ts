/**
 * Patterns of neighbouring words, as the tables of confused words write them: elements parted by spaces, `_` for the
 * word itself, before and behind it what must stand there.
 *
 * - `in|on` one of these words; `NOUN|-ing` or a part of speech, or a word with this ending; `$be` a class of `classes.json`
 * - `BASE` a verb in its base form, `N` a noun or a verb that may be one, `END` a mark or the end, `^` the beginning of
 *   a clause, `^^` of the sentence (both take no word)
 * - `!in|on` none of these; `ADJ?` may be absent; `..` up to four words; `~sea|ship` the sentence has one of these
 */

import type { Clause } from "../clause.ts";
import named from "./classes.json" with { type: "json" };

type Test = (clause: Clause, index: number) => boolean;

interface Element {
  test: Test;
  /** How many words it takes. */
  least: 0 | 1;
  most: 0 | 1 | 4;
}

/** What is written for what, and where: see `pattern.ts`. */
export interface Row {
  wrong: string;
  right: string;
  why: string;
  where: readonly string[];
  /** Where it is right all the same. */
  never?: readonly string[];
  /** A mistake only in a text that shows itself British. */
  isBritish?: boolean;
}

/** Whether a pattern fits around the tokens `first` to `last`. */
export type Pattern = (clause: Clause, first: number, last: number) => boolean;

const classes: Readonly<Record<string, string>> = named;

const tags = new Set(
  "NOUN VERB AUX ADJ ADV PRON DET ADP NUM PROPN PART CCONJ SCONJ PUNCT INTJ SYM X".split(" "),
);

function marks({ key, tag }: Clause, index: number): boolean {
  return tag(index) === "" || (tag(index) === "PUNCT" && !/^(?:[-–'’"“(]|'s)$/.test(key(index)));
}

const special: Readonly<Record<string, Test>> = {
  END: marks,
  BASE: ({ tag, key, tokens }, index) =>
    /^(?:VERB|AUX)$/.test(tag(index)) && (tokens[index]?.lemma === key(index) || key(index) === "be"),
  N: ({ tag, key, tokens }, index) =>
    tag(index) === "NOUN" || (tag(index) === "VERB" && tokens[index]?.lemma === key(index)),
};

/** One alternative of an element, if it is no plain word. */
function testOf(word: string): Test | null {
  const own = special[word];
  if (own) return own;
  if (tags.has(word)) return ({ tag }, index) => tag(index) === word;
  if (/^-\p{Ll}/u.test(word)) {
    const ending = word.slice(1);
    return ({ key }, index) => key(index).length > ending.length + 2 && key(index).endsWith(ending);
  }
  return null;
}

/** The alternatives of an element, classes spelt out. */
const alternatives = (list: string): string[] =>
  list.split("|").flatMap((word) => classes[word]?.split("|") ?? [word]);

function anyOf(list: string): Test {
  const words = alternatives(list);
  const tests = words.flatMap((word) => testOf(word) ?? []);
  const plain = new Set(words.filter((word) => testOf(word) === null));
  return (clause, index) => plain.has(clause.key(index)) || tests.some((test) => test(clause, index));
}

const nowhere: Test = () => false;

function elementOf(source: string): Element {
  if (source === "..") return { test: (clause, index) => !marks(clause, index), least: 0, most: 4 };
  const optional = source.endsWith("?") && source.length > 1;
  const list = optional ? source.slice(0, -1) : source;
  if (list.startsWith("!")) {
    const refused = anyOf(list.slice(1));
    return { test: (clause, index) => !refused(clause, index), least: 1, most: 1 };
  }
  return { test: list === "" ? nowhere : anyOf(list), least: optional ? 0 : 1, most: 1 };
}

/** Whether elements fit from a place on, one word after the other in a direction. */
function fits(elements: readonly Element[], clause: Clause, from: number, step: 1 | -1, next = 0): boolean {
  const element = elements[next];
  if (!element) return true;
  if (element.most === 0) return element.test(clause, from) && fits(elements, clause, from, step, next + 1);
  let at = from;
  for (let taken = 0; taken <= element.most; taken += 1) {
    if (taken >= element.least && fits(elements, clause, at, step, next + 1)) return true;
    if (taken === element.most || !element.test(clause, at)) return false;
    at += step;
  }
  return false;
}

/** A pattern, which is read when it is first asked: a text has few of the words that the tables' thousands are about. */
export function patternOf(source: string): Pattern {
  let pattern: Pattern | null = null;
  return (clause, first, last) => (pattern ??= read(source))(clause, first, last);
}

function read(source: string): Pattern {
  const all = source.split(" ");
  const near = all.filter((one) => !one.startsWith("~"));
  const far = all.filter((one) => one.startsWith("~")).map((one) => new Set(alternatives(one.slice(1))));
  const place = near.indexOf("_");
  const before = near
    .slice(0, place)
    .map((one): Element => {
      // From the right, the place before the next element is asked.
      if (one === "^^") return { test: (_clause, index) => index === -1, least: 0, most: 0 };
      if (one === "^") return { test: ({ opens }, index) => opens(index + 1), least: 0, most: 0 };
      return elementOf(one);
    })
    .toReversed();
  const behind = near.slice(place + 1).map(elementOf);
  return (clause, first, last) =>
    fits(before, clause, first - 1, -1) &&
    fits(behind, clause, last + 1, 1) &&
    far.every((words) => clause.tokens.some(({ key }) => words.has(key)));
}
