/** The names of people, places and things in a text, as far as their capitals show them. */

import { blocksOf } from "../prose/blocks.ts";
import { sentencesOf } from "../prose/sentences.ts";
import { plainOf } from "../prose/words.ts";
import { dateWord, isTongue } from "./calendar.ts";

export interface ProperName {
  /** As it stands: `Maria Lopez`. */
  words: string;
  parts: readonly string[];
  /** The word with a capital right before it that begins the sentence: a first name, or any first word. */
  lead: string | null;
}

/** Letters that stand for no name. */
const ordinary = new Set(
  "i i'm i'd i'll i've ok okay tl dr tv am pm mr mrs ms mx dr prof sir madam st fyi btw asap eta tbd tba ps cc bcc re fw faq diy ceo cto cfo hr it pr qa ui ux ai id usd eur gbp chf jpy kg km cm mm gb mb tb pdf url html css dna gps usb led hi hello dear hey thanks thank regards best kind yours sincerely cheers team all everyone hiring manager customer customers colleague colleagues reader readers friend friends sir/madam say show shot voice subject title description note notes part step chapter day version option section summary conclusion introduction internet web christmas easter instagram facebook linkedin youtube tiktok twitter whatsapp google reddit threads pinterest god mum mom dad mother father grandma grandpa aunt uncle q a".split(
    " ",
  ),
);

const word = /\p{L}[\p{L}\p{M}\p{N}'’-]*|[.:!?…;]\s|[“"‘«„([—–|•]|\s-\s/gu;

/** The word without what grammar hangs on it. */
const bareName = (raw: string): string => raw.replace(/['’]s?$/u, "").replace(/[-’'](?=\p{Ll}).*$/u, "");

const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text) || /^\p{Lt}/u.test(text);
const isAbbreviation = (text: string): boolean => /^\p{Lu}[\p{Lu}\p{N}&]+s?$/u.test(text);

/** A greeting or a close: a short line that ends in a comma, or that begins as one does. */
const salutation =
  /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening)|kind regards|best(?: regards| wishes)?|yours|sincerely|many thanks|thanks|cheers|to whom)\b[^.!?]{0,60}[,:!]?$/iu;

/** Whether a line is set like a title: nearly all of its longer words have capitals. */
function isTitled(line: string): boolean {
  const words = (line.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []).filter((one) => one.length > 3);
  if (words.length < 2) return false;
  return words.filter(isCapital).length >= words.length * 0.75 && !/[.!?]["”’»]?\s+\p{L}/u.test(line);
}

/** A line without the label that it begins with. */
function unlabelled(line: string): string {
  return line
    .replace(/^\s*(\*\*|__)[^*_\n]{1,80}\1\s*[:–—.-]?\s*/u, "")
    .replace(/^\s*(?:\p{L}[\p{L}\p{N}’'/&-]*(?: \p{L}[\p{L}\p{N}’'/&-]*){0,4}|SAY|SHOW)\s?[:：]\s+/u, "");
}

/** Where a line with a label of one word begins, which no other line goes on in: `Title: …`. */
const labelledLine = /\n(?=(?:\*\*)?\p{Lu}\p{Ll}{1,20}(?:\*\*)?[:：])/gu;

/** The text of the lines that can hold a name. */
function readableLines(markdown: string): string[] {
  return blocksOf(markdown.replace(labelledLine, "\n\n")).flatMap((block) => {
    if (["code", "rule", "heading"].includes(block.kind)) return [];
    const text = unlabelled(block.text.replace(/\*\*[^*\n]+:\*\*|\*\*[^*\n]+\*\*:/g, ". "));
    const line = plainOf(text)
      .replace(/\b(?:https?:|www\.)\S*[^\s.,;:!?)]|(?<![\w.+-])[\w.+-]+@\S+/g, " ")
      .replace(/\[[^[\]]*\]|\{[^{}]*\}/g, " ")
      .replace(/(?<![\w&])[#@][\p{L}\p{N}_]+/gu, " ")
      .trim();
    if (line === "" || salutation.test(line) || isTitled(line) || !/\p{Ll}|\p{Lo}/u.test(line)) return [];
    return [line];
  });
}

/** German writes every noun with a capital: there a name is told by two capitals in a row, or by the title before it. */
const germanTitle = /^(?:Herrn?|Frau|Dr|Doktor|Familie|Firma)$/u;
/** It addresses people with capitals too: `Schicken Sie Ihre Bewerbung`. */
const germanAddress = /^(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?|Du|Dich|Dir|Dein(?:e[mnrs]?)?|Euch|Euer|Eure[mnrs]?)$/u;

/**
 * The names of a text, in order. First words of a sentence are left out unless they are abbreviations; headings, labels,
 * greetings and titles are not read. Of scripts without capitals only Latin names are seen.
 */
export function properNames(markdown: string, code: string): ProperName[] {
  const names: ProperName[] = [];
  for (const line of readableLines(markdown))
    for (const sentence of sentencesOf(line)) names.push(...namesIn(sentence, code));
  return names;
}

/** The words that begin a sentence or a speech, which may be names as well as any other word. */
export function firstWords(markdown: string): string[] {
  return readableLines(markdown).flatMap((line) =>
    sentencesOf(line).flatMap((sentence) =>
      [...sentence.matchAll(/(?:^|["“«„]\s?)(\p{Lu}[\p{Ll}\p{M}]+)/gu)].map(([, first = ""]) => first),
    ),
  );
}

function namesIn(sentence: string, code: string): ProperName[] {
  const names: ProperName[] = [];
  let run: string[] = [];
  let titled = false;
  let lead: string | null = null;
  let fresh = true;
  const end = () => {
    if (run.length > 0 && (code !== "de" || run.length > 1 || titled))
      names.push({ words: run.join(" "), parts: run, lead });
    run = [];
    lead = null;
    titled = false;
  };
  let last = 0;
  for (const match of sentence.matchAll(word)) {
    const raw = match[0];
    const between = sentence.slice(last, match.index);
    last = match.index + raw.length;
    if (!/^\p{L}/u.test(raw)) {
      end();
      fresh = true;
      continue;
    }
    if (!/^[ \u00A0.]?$/u.test(between) && run.length > 0) end();
    const name = bareName(raw);
    const key = name.toLowerCase().replaceAll("’", "'");
    if (code === "de" && germanTitle.test(name)) {
      end();
      titled = true;
      fresh = false;
      continue;
    }
    const known =
      (code === "de" && germanAddress.test(name)) ||
      ordinary.has(key) ||
      dateWord(name) !== null ||
      isTongue(name) ||
      name.length < 2;
    const named = isAbbreviation(name) ? code !== "de" || name.length > 2 : isCapital(name) && !fresh;
    if (named && !known) run.push(name);
    else {
      end();
      lead = fresh && isCapital(name) && !known ? name : null;
    }
    fresh = false;
  }
  end();
  return names;
}
