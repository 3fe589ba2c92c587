/** Whether an excerpt speaks of something by `the` that only a sentence which it leaves out has told of. */

import { isPlural, singularOf } from "../../prose/english/forms.ts";
import { type Token, tokensOf } from "../../prose/english/tokens.ts";
import { remember } from "../../prose/remember.ts";
import { plainOf } from "../../prose/words.ts";
import type { Statement } from "./statements.ts";

/** What everybody knows one of, and what names no thing that was told of. */
const known =
  /^(?:council|councillor|police|government|ministry|minister|parliament|state|county|city|town|village|district|region|country|area|place|site|street|road|river|sea|coast|world|school|church|hospital|university|library|public|people|person|man|woman|day|week|weekend|month|year|season|time|morning|afternoon|evening|night|moment|end|beginning|start|middle|top|bottom|side|back|front|rest|way|number|cost|price|bill|total|age|north|south|east|west|weather|rain|wind|ground|floor|future|past|law|thing|part|first|last|same|other|one|two|three)$/;

interface Named {
  noun: string;
  /** `the cell` and nothing behind it that says which; `a replacement cell`: in the place of one. */
  leans: boolean;
  /** Something is done to it: `measured the noise`. */
  object: boolean;
  /** `a cell`, `eight cells`: told of for the first time. */
  fresh: boolean;
}

const nounOf = (key: string): string => (isPlural(key) ? singularOf(key) : key);
const inPlace = /^(?:replacement|another)$/;
/** `the office in Mill Street`, `the man who drove it`. */
const isDay = (token: Token | undefined): boolean =>
  /^\d|day$|^(?:day|week|month|year)/.test(token?.key ?? "");
const says =
  /^(?:of|in|at|on|to|for|from|that|which|who|whose|where|when|between|near|behind|with|by|about|after|before|over|under|across|beside|'s|')$/;

function namedBy(tokens: readonly Token[]): Named[] {
  const found: Named[] = [];
  for (const [at, { tag, key }] of tokens.entries()) {
    if (tag !== "NOUN" || tokens[at + 1]?.tag === "NOUN") continue;
    let from = at;
    while (/^(?:ADJ|NOUN|PROPN)$/.test(tokens[from - 1]?.tag ?? "")) from -= 1;
    const { key: opening = "", tag: kind = "" } = tokens[from - 1] ?? {};
    const first = tokens[from]?.key ?? "";
    // `the town office` is the one that the town has.
    const compound = from < at && tokens.slice(from, at).some((one) => one.tag !== "ADJ");
    found.push({
      noun: nounOf(key),
      leans:
        (opening === "the" &&
          !compound &&
          (!says.test(tokens[at + 1]?.key ?? "") || isDay(tokens[at + 2]))) ||
        (inPlace.test(first) && from < at) ||
        inPlace.test(opening),
      object: tokens[from - 2]?.tag === "VERB",
      fresh: /^(?:an?|one|another|some)$/.test(opening) || kind === "NUM",
    });
  }
  return found;
}

const nounsIn = remember((text: string): readonly Named[] => namedBy(tokensOf(plainOf(text))), 300);

/** The verb of `the servicing firm`; what works or is built has a name of its own. */
const doing =
  /\bthe (\p{Ll}{3,16}?)(\p{Ll})?ing (?:firm|company|contractors?|crew|team|party|body|inspectors?|officers?)\b(?! (?:of|that|which|who)\b)/giu;

/** Whether `the servicing firm` is the one that did what only a sentence left out tells of. */
function isOfDeed(statements: readonly Statement[], index: number, kept: ReadonlySet<number>): boolean {
  return [...plainOf(statements[index]?.text ?? "").matchAll(doing)].some(([, begins = "", last = ""]) => {
    const deed = new RegExp(`\\b${begins}${last}(?:${last})?e?[ds]?(?:ed|es|ing)?\\b`, "iu");
    const told = [...statements.keys()].filter(
      (at) => at !== index && deed.test(plainOf(statements[at]?.text ?? "")),
    );
    return told.some((at) => at < index) && !told.some((at) => at < index && kept.has(at));
  });
}

/** Whether a statement says `the cell` of what sentences before it told of, none of which is kept. */
export function isUnintroduced(
  statements: readonly Statement[],
  index: number,
  kept: ReadonlySet<number>,
  title = "",
): boolean {
  const heads = statements[index - 1]?.paragraph !== statements[index]?.paragraph;
  if (isOfDeed(statements, index, kept)) return true;
  const earlier = statements.slice(0, index).map(({ text }) => nounsIn(text));
  return nounsIn(statements[index]?.text ?? "").some(({ noun, leans, object }) => {
    if (!leans || known.test(noun)) return false;
    const names = (one: Named): boolean => one.noun === noun || one.noun.endsWith(noun);
    const told = earlier.flatMap((all, at) => (all.some(names) ? [at] : []));
    const [first = -1] = told;
    if (first < 0) return object && heads && nounsIn(title).some(names);
    return earlier[first]?.find(names)?.fresh === true && !told.some((at) => kept.has(at));
  });
}
