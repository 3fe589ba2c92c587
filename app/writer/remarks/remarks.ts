/** What is new in an output, or gone from the text: figures, names, dates, links, amounts. For the writer's eye. */

import { languageOf, sameTongue } from "../prose/language.ts";
import { blocksOf } from "../prose/blocks.ts";
import { plainOf, wordsOf } from "../prose/words.ts";
import type { Remark, RemarkKind } from "../task.ts";
import { addressesOf, addressKey } from "./addresses.ts";
import { dateWord } from "./calendar.ts";
import { currenciesOf, figuresOf, type Figure } from "./figures.ts";
import { firstWords, properNames, type ProperName } from "./proper-names.ts";
import { editDistance, isMisspelt } from "./similar.ts";

/** What is looked for. */
export interface Watched {
  new: readonly RemarkKind[];
  gone: readonly RemarkKind[];
  /** The output is the text, edited: small figures and days count too. */
  edit: boolean;
  /** The writer invents: only the spelling of names is looked at. */
  fiction: boolean;
}

/** Everything of the text and what goes with it that a fact may come from, read once. */
interface Known {
  words: Set<string>;
  folded: readonly string[];
  squeezed: string;
  initials: string;
  figures: Set<string>;
  currencies: Set<string>;
  addresses: string;
  dates: Set<string>;
  code: string;
  sure: boolean;
}

const fold = (word: string): string =>
  word
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]s?$/u, "");

function readKnown(given: string): Known {
  const plain = plainOf(given);
  const words = wordsOf(plain).flatMap((word) => [word, ...word.split(/[-/_.]|(?<=\p{Ll})(?=\p{Lu})/u)]);
  const folded = [...new Set(words.map(fold))].filter(Boolean);
  const { code, sure } = languageOf(given);
  return {
    words: new Set(folded),
    folded,
    squeezed: fold(plain).replace(/[^\p{L}\p{N}]/gu, ""),
    initials: initialsOf(plain),
    figures: new Set(figuresOf(given).flatMap(({ keys }) => keys)),
    currencies: currenciesOf(given),
    addresses: addressesOf(given).map(addressKey).concat(plain.toLowerCase()).join(" "),
    dates: new Set(words.flatMap((word) => dateWord(word) ?? [])),
    code,
    sure,
  };
}

const joining = new Set("a an the of and for to in on at de la le du des und der die das y e del".split(" "));

const firsts = (list: readonly string[]): string => list.map((word) => word.charAt(0)).join("");

/** The first letters of a text's words, with and without its joining words. */
function initialsOf(plain: string): string {
  const words = wordsOf(plain).map(fold).filter(Boolean);
  return `${firsts(words)} ${firsts(words.filter((word) => !joining.has(word)))}`;
}

const knownBy = new Map<string, Known>();
const mostKept = 40;

/** Read once however many outputs are held against it; the last few are kept. */
function knownOf(given: string): Known {
  const kept = knownBy.get(given);
  if (kept) return kept;
  const known = readKnown(given);
  if (knownBy.size >= mostKept) knownBy.delete(knownBy.keys().next().value ?? "");
  knownBy.set(given, known);
  return known;
}

/** Whether a name, or a form of it, stands among some words. */
function isNamed(name: string, known: Known): boolean {
  const key = fold(name);
  if (key.length < 2 || known.words.has(key)) return true;
  if (
    /^\p{Lu}[\p{Lu}\p{N}]+s?$/u.test(name) &&
    key.length <= 6 &&
    known.initials.includes(key.replace(/s$/, ""))
  )
    return true;
  if (key.length >= 5 && known.squeezed.includes(key)) return true;
  return known.folded.some((word) => isFormOf(key, word) || isMisspelt(key, word));
}

/** Plurals, cases and what is built on a name: `Londoner`, `Анной`. */
function isFormOf(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  if (Math.abs(one.length - other.length) > 3 || shorter < 3) return false;
  let shared = 0;
  while (shared < shorter && one[shared] === other[shared]) shared += 1;
  return (
    shared >= Math.max(3, Math.max(one.length, other.length) - 3) && shared >= shorter - (shorter > 4 ? 2 : 1)
  );
}

/** Whether a name of several words is an abbreviation of the text, spelled out. */
function isSpelledOut({ parts }: ProperName, known: Known): boolean {
  if (parts.length < 2) return false;
  const letters = parts.map((part) => fold(part).charAt(0)).join("");
  return known.words.has(letters) || known.words.has(`${letters}s`);
}

function newNames(output: string, known: Known): Remark[] {
  const { code, script } = languageOf(output);
  const names = properNames(output, code);
  const again = new Set(
    wordsOf(plainOf(output))
      .filter((word) => /^\p{Ll}/u.test(word))
      .map(fold),
  );
  return names.flatMap((name): Remark[] => {
    if (isSpelledOut(name, known)) return [];
    const fresh = name.parts.filter((part) => !isNamed(part, known) && !again.has(fold(part)));
    if (fresh.length === 0 || (script !== "latin" && fresh.every((part) => part.length < 3))) return [];
    return [{ kind: "name", words: fresh.join(" "), where: "new" }];
  });
}

/** Whether one word is the other with another ending: `Fenwicks`, `Сосновке`. */
function isCaseOf(one: string, other: string): boolean {
  if (one.startsWith(other) || other.startsWith(one)) return true;
  const stem = Math.max(3, Math.min(one.length, other.length) - 2);
  return /\p{Script=Cyrillic}/u.test(one) && one.slice(0, stem) === other.slice(0, stem);
}

/** Names that are nearly those of the text, and not quite. */
function respelledNames(text: string, output: string): Remark[] {
  const known = knownOf(text);
  const own = properNames(text, languageOf(text).code)
    .flatMap(({ parts }) => parts.map(fold))
    .filter((name) => name.length >= 4);
  const respelled = (part: string, most: (name: string) => number): Remark[] => {
    const key = fold(part);
    if (known.words.has(key) || own.some((name) => isCaseOf(key, name))) return [];
    const near = own.some((name) => name[0] === key[0] && editDistance(name, key, 2) <= most(name));
    return near ? [{ kind: "name", words: part, where: "new" }] : [];
  };
  const small = new Set(
    wordsOf(plainOf(output))
      .filter((word) => /^\p{Ll}/u.test(word))
      .map(fold),
  );
  return [
    ...properNames(output, languageOf(output).code).flatMap(({ parts }) =>
      parts.flatMap((part) => respelled(part, (name) => (name.length > 5 ? 2 : 1))),
    ),
    ...firstWords(output)
      .filter((word) => word.length >= surelyNamed && !small.has(fold(word)))
      .flatMap((word) => respelled(word, (name) => (name.length >= surelyNamed ? 1 : 0))),
  ];
}

/** The first word of a sentence that is nearly a name is one from so many letters on: `Well` is no `Will`. */
const surelyNamed = 5;

function goneNames(text: string, output: Known): Remark[] {
  return properNames(text, languageOf(text).code).flatMap((name): Remark[] => {
    if (name.parts.some((part) => isNamed(part, output)) || isSpelledOut(name, output)) return [];
    const { lead } = name;
    const first = lead !== null && !output.words.has(fold(lead)) ? `${lead} ` : "";
    return [{ kind: "name", words: first + name.words, where: "gone" }];
  });
}

const kindOf = ({ kind }: Figure): RemarkKind => (kind === "amount" ? "amount" : "figure");

/** What an output counts of itself: its items, headings, paragraphs. */
function ownCounts(output: string): Set<string> {
  const blocks = blocksOf(output);
  const counts = ["item", "heading", "paragraph"].map(
    (kind) => blocks.filter((block) => block.kind === kind).length,
  );
  return new Set(counts.map(String));
}

/** Where a number in words has many forms, a new one may be an old one. */
const inflecting: ReadonlySet<string> = new Set(["he", "ar", "ru", "hi"]);

/** Whether a number in words is a figure of the text in round terms: `nearing ninety` for 89. */
function isRounded([key = ""]: readonly string[], { figures }: Known): boolean {
  const round = Number(key);
  if (round < 20 || round % 10 !== 0) return false;
  return [...figures].some((figure) => Math.abs(Number(figure) - round) <= round * 0.05);
}

/** Counts that prose makes of what it has: `three reasons`, `5 ideas`. */
const smallest = 13;

function newFigures(
  output: string,
  known: Known,
  { edit, translated }: { edit: boolean; translated: boolean },
): Remark[] {
  const counts = ownCounts(output);
  const { code } = languageOf(output);
  return figuresOf(output).flatMap((figure): Remark[] => {
    const { keys, kind, tongues, digits, words, currency } = figure;
    const given =
      keys.some((key) => known.figures.has(key)) || (!edit && tongues !== null && isRounded(keys, known));
    const foreign =
      given && currency !== null && known.currencies.size > 0 && !known.currencies.has(currency);
    if (given && !foreign) return [];
    if (
      tongues &&
      (translated || Number(keys[0]) < smallest || inflecting.has(code) || !tongues.includes(code))
    )
      return [];
    if (kind === "figure" && !tongues) {
      if (digits === 1 && !edit) return [];
      if (digits < 3 && keys.some((key) => counts.has(key))) return [];
    }
    return [{ kind: kindOf(figure), words, where: "new" }];
  });
}

function goneFigures(text: string, output: Known): Remark[] {
  const { code } = languageOf(text);
  return figuresOf(text).flatMap((figure): Remark[] => {
    if (figure.keys.some((key) => output.figures.has(key))) return [];
    if (
      figure.tongues &&
      (Number(figure.keys[0]) < smallest || inflecting.has(code) || !figure.tongues.includes(code))
    )
      return [];
    return [{ kind: kindOf(figure), words: figure.words, where: "gone" }];
  });
}

function newAddresses(output: string, known: Known): Remark[] {
  return addressesOf(output)
    .filter((address) => !known.addresses.includes(addressKey(address)))
    .map((words): Remark => ({ kind: "link", words, where: "new" }));
}

function goneAddresses(text: string, output: Known): Remark[] {
  return addressesOf(text)
    .filter((address) => !output.addresses.includes(addressKey(address)))
    .map((words): Remark => ({ kind: "link", words, where: "gone" }));
}

/** Days and months with a capital or without; `may` and `march` in small letters are no months. */
function dateWordsOf(text: string): { words: string; key: string }[] {
  return wordsOf(plainOf(text)).flatMap((word) => {
    const bare = word.replace(/['’]s$/u, "");
    if (
      /^(?:may|march|mar|sun|sat|wed|fri|mon|mars|marzo|mai|dom|sab|die|mit|son)$/iu.test(bare) &&
      !/^(?:March|May)$/.test(bare)
    )
      return [];
    const key = dateWord(bare);
    return key === null ? [] : [{ words: bare, key }];
  });
}

function newDates(output: string, known: Known): Remark[] {
  return dateWordsOf(output)
    .filter(
      ({ key, words }) =>
        !known.dates.has(key) && !known.folded.some((word) => isMisspelt(fold(words), word)),
    )
    .map(({ words }): Remark => ({ kind: "date", words, where: "new" }));
}

/** Blanks to be filled and what a mail merge fills in. */
const blanks =
  /\[[^\]\n]{1,80}\](?!\()|\{\{[^{}\n]{1,80}\}\}|(?<![{$])\{[\p{L}_][\p{L}\p{N}_. -]{0,60}\}(?!\})|<<[^<>\n]{1,60}>>|%[A-Z_]{2,40}%/gu;

function goneBlanks(text: string, output: string): Remark[] {
  return (text.match(blanks) ?? [])
    .filter((blank) => !output.includes(blank))
    .map((words): Remark => ({ kind: "slot", words, where: "gone" }));
}

/**
 * What is new in `output` against everything that was given, and what of `text` is gone.
 * @param given the text with all that goes with it
 */
export function findRemarks(text: string, given: string, output: string, watched: Watched): Remark[] {
  if (watched.fiction) return distinct(respelledNames(text, output));
  const known = knownOf(given);
  const after = readKnown(output);
  const translated = known.sure && after.sure && !sameTongue(known.code, after.code);
  const [fresh, gone] = [new Set(watched.new), new Set(watched.gone)];
  // Joined and not pushed: a hostile answer has more of them than a call takes arguments.
  return distinct(
    [
      fresh.has("figure") ? newFigures(output, known, { edit: watched.edit, translated }) : [],
      fresh.has("link") ? newAddresses(output, known) : [],
      fresh.has("name") && !translated ? newNames(output, known) : [],
      fresh.has("date") && watched.edit && !translated ? newDates(output, known) : [],
      gone.has("figure") ? goneFigures(text, after) : [],
      gone.has("link") ? goneAddresses(text, after) : [],
      gone.has("name") && !translated ? goneNames(text, after) : [],
      gone.has("slot") ? goneBlanks(text, output) : [],
    ].flat(),
  );
}

function distinct(remarks: readonly Remark[]): Remark[] {
  return [
    ...new Map(remarks.map((one) => [`${one.where} ${one.kind} ${one.words.toLowerCase()}`, one])).values(),
  ];
}

const share = /%|per ?cent|prozent|por ?cien|por ?cento|pour ?cent|per ?cento|процент|אחוז|प्रतिशत|المئة/iu;

/** In an edit worth a second try: a new link, address, amount, percentage, or a figure of two digits or more. */
export function isGrave({ kind, words, where }: Remark): boolean {
  if (where !== "new") return false;
  if (kind === "link" || kind === "amount") return true;
  return kind === "figure" && (share.test(words) || words.replace(/\P{Nd}/gu, "").length >= 2);
}
