/** What a report of the news comes to: its first paragraph, and those behind it that tell what is decided, due or paid. */

import { plainOf, wordsOf } from "../../prose/words.ts";
import { answered, answerTo, betweenMarks, textOf } from "./answering.ts";
import { leadOf, type Unit, wordsIn } from "./choose.ts";
import { closingBehind } from "./cuts.ts";
import { mayStop } from "./endings.ts";
import { isUnintroduced } from "./introduced.ts";
import { quotation, type Statement } from "./statements.ts";

/** What is decided, asked for, due or to be done. */
export const due =
  /\b(?:(?<!who (?:had )?)voted (?:[\d-]+ |unanimously |narrowly )?(?:by|to|in favou?r)|voted (?:[\d-]+ |unanimously |narrowly )(?:for|against)|must (?:still )?be|still (?:has|have|needs?) to|becomes? final|takes? effect|comes? into (?:force|effect)|subject to|meets? (?:again )?on|decided|decision (?:is|was|will)|agreed|resolved|approved|rejected|adopted|deadline|has until|(?:been )?given until|until (?:\d{1,2} )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\b|will refer|(?:is|are) (?:to be|due|expected)|will be (?!the\b|an?\b|in\b|at\b)\p{L}+|(?:has|have) (?:now )?been (?:sold|found|ordered|waived|approved|charged|arrested|appointed|bought|moved|cancelled)|(?:has|have) (?:ordered|promised|pledged|offered)|asked the \p{L}+ (?:\p{L}+ )?(?:for|to)|plans? to|can(?: now)? apply|public meeting|meeting (?:is|has been) (?:set|called|planned)|(?:is|are) set for|drop-in|(?:starts|opens|begins|closes) on|asked for|(?:should|can) be (?:taken|sent|brought|returned|handed in|paid|booked|collected) (?:to|at|in|from|by|until)\b|will (?:not )?(?:close|open|reopen|stop|start|begin|end|move|decide|vote|meet|review|cost|pay|discuss|run|visit|shut|remain|stay|last|take))\b/iu;
/** What a reader is told to do. */
const advice = /\b(?:advice|advised|urged|is asked|are asked|must)\b/i;
/** Sums and shares. */
const sums = /[£$€]\s?\d|\d\s?%|\d per ?cent\b|\b(?:half|third|quarter) of\b/;
/** What something costs that is to be done. */
const costs =
  /\b(?:would|will|could|is to|is expected to|(?:is|was) put at|cost|costs|bill of)\b[^.]{0,60}[£$€]\s?\d/i;
/** How it came out for those it happened to. */
const outcome =
  /\b(?:no one|nobody) (?:was|were) (?:hurt|injured)\b|\b(?:taken to|in) (?:the )?[^.]{0,60}\bhospital\b|\bwere home\b|\bsaved\b|\bsurvived\b/i;
/** A count beside the one before: `31 collisions, against 22 the year before`. */
const compared =
  /\d[^.]{0,60}\b(?:against|compared (?:with|to)|up from|down from|rather than) (?:about |only |just )?\d/i;
/** What somebody says of it. */
const reported = /\b(?:said|says|told|tells|added|argued|spoke)\b/i;
/** What lies behind the news. */
const before =
  /\b(?:1[0-9]\d\d|20[01]\d)\b|\b(?:originally|years ago|in the past|used to|once|previously|had been)\b/;
/** What a place or a thing has been. */
const history = /\b1[0-9]\d\d\b|\b(?:originally|years ago|in the past|used to)\b/i;

/** How much of the news a paragraph tells; what is told in the title and not in the first paragraph counts most. */
function newsWorth(statements: readonly Statement[], unit: Unit, promised: ReadonlySet<string>): number {
  const plain = textOf(statements, unit);
  const told = plain.replace(betweenMarks, " ");
  const spoken = plain.length - told.length;
  const named = wordsOf(told).some((word) => promised.has(word.toLowerCase()));
  return (
    1 +
    (due.test(told) ? 3 : 0) +
    (sums.test(told) ? 2 : 0) +
    (advice.test(told) ? 1.5 : 0) +
    (outcome.test(told) ? 2 : 0) +
    (compared.test(told) ? 1.5 : 0) +
    (named ? 2 : 0) +
    (figuresIn(statements[unit[0] ?? -1]?.text ?? "").some((one) => promised.has(one)) ? 8 : 0) -
    (before.test(told) ? 1 : 0) -
    // Who was told what a thing would cost says no more than what it costs.
    (reported.test(told) && !due.test(told) && !(costs.test(told) && spoken === 0) ? 2 : 0) -
    (spoken > plain.length / 3 ? 3 : 0) -
    // The last lines of a report are often a smile.
    (unit.at(-1) === statements.length - 1 && !/\d/.test(told) ? 3 : 0)
  );
}

/** What one household's or one person's case stands for: `Hers is one of 638 addresses`, `He is among 40 drivers`. */
const nub =
  /\b(?:is|was|are|were) (?:just |only |now )?(?:one|two|three|four|five|six) of (?:the |about |some |more than |nearly |at least |an estimated )*[\d,]{2,}|\b(?:is|was|are|were) among (?:the |about |some |more than |nearly |at least |an estimated )*[\d,]{2,}/;

/** The sentence near the beginning of a report that says what its first case stands for; -1 for none. */
export function nubOf(statements: readonly Statement[]): number {
  const lead = statements[leadOf(statements)];
  if (!lead || nub.test(lead.text)) return -1;
  return statements.findIndex(({ text, paragraph }) => nub.test(text) && paragraph <= lead.paragraph + 4);
}

const figuresIn = (text: string): string[] => text.match(/(?<![\d.,])\d[\d.,]*\d|(?<![\d.,])\d/g) ?? [];

/** The words and figures of a title that the first paragraph leaves out: what the rest of the report has to tell. */
function promisedWords(title: string, lead: string): ReadonlySet<string> {
  const told = new Set(wordsOf(lead).map((word) => stem(word)));
  const given = figuresIn(lead);
  const words = wordsOf(title)
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 4 && !common.test(word) && !told.has(stem(word)));
  return new Set([...words, ...figuresIn(title).filter((one) => !given.includes(one))]);
}

const stem = (word: string): string => word.toLowerCase().slice(0, 5);
const common =
  /^(?:meeting|council|hears?|packed|plans?|after|before|until|again|still|their|there|where|which|about|staying|years|with|from|over)$/;

/**
 * The first paragraph and the weightiest of the others, of at most `most` words and in their order; each can be read without
 * those left out, and what others say of it only to come to `least` words. Empty where that is nothing but the first.
 */
export function newsPicks(
  statements: readonly Statement[],
  most: number,
  title: string,
  least = 0,
): number[] {
  const lead = leadOf(statements);
  const [opening = [], ...others] = paragraphsOf(statements, lead);
  const told: Told = { statements, title };
  const begins = begun(told, opening, new Set(), most);
  const stood = nubOf(statements);
  const first =
    stood < 0 || begins.length === 0 ? begins : withLeads(statements, [...begins, stood], new Set());
  if (first.length === 0 || others.length < 3 || wordsIn(statements, first) > most) return [];
  const promised = promisedWords(title, textOf(statements, opening));
  const chosen = new Set(first);
  const ranked = others
    // What stands right behind the first paragraph was held to matter most.
    .map((unit, at) => ({ unit, worth: newsWorth(statements, unit, promised) + (at === 0 ? 0.5 : 0) }))
    .filter(({ worth }) => worth > 2)
    .toSorted((a, b) => b.worth - a.worth);
  const add = (unit: Unit, worth = -Infinity): void => {
    const part = begun(told, unit, chosen, most - wordsIn(statements, [...chosen]));
    // What makes a paragraph weigh may stand behind the sentences that there is room for.
    if (newsWorth(statements, part, promised) <= worth) return;
    // Where a thing comes from leads to what has happened to it, and says nothing by itself.
    if (part.length < unit.length && part.length === 1 && before.test(textOf(statements, part))) return;
    const leftOut = unit.filter((index) => !chosen.has(index) && !part.includes(index));
    if (turning.test(textOf(statements, leftOut).replace(ownTurn, " "))) return;
    const answer = answerTo(statements, part, others);
    const known = new Set([...chosen, ...part]);
    const given = begun(told, answer, known, most - wordsIn(statements, [...known]));
    if (answer.length > 0 && given.length === 0 && !answer.some((index) => chosen.has(index))) return;
    const claim = answered(statements, part, [...known], others).filter((index) => !known.has(index));
    const claimed = begun(told, claim, known, most - wordsIn(statements, [...known, ...given]));
    if (claim.length > 0 && !claim.every((index) => claimed.includes(index))) return;
    for (const index of [...claimed, ...part, ...given]) chosen.add(index);
  };
  for (const { unit } of ranked) add(unit, 2);
  // Where that says little, how it happened is told with it.
  // One side's words alone would stand for the report.
  const plainly = others
    .slice(0, 4)
    .filter((unit) => ![quotation, reported, history].some((sign) => sign.test(textOf(statements, unit))));
  for (const unit of plainly) if (wordsIn(statements, [...chosen]) < most * sparse) add(unit);
  for (const unit of others) if (wordsIn(statements, [...chosen]) < least) add(unit);
  return chosen.size > first.length ? [...chosen].sort((a, b) => a - b) : [];
}

/** What the rest of a paragraph may take back its first sentences with: `They measured the noise. There was no wind.` */
const turning =
  /\b(?:not?|never|nobody|none|nothing|neither|nor|cannot|without|but|however|yet|still|again|instead|only|although|though|until|unless|failed|fails|refused|denied|denies|unclear|unknown)\b|n['’]t\b/i;

/** What turns round the sentence that it stands in, and none before: `Entry is free until then, though a card is needed`. */
const ownTurn = /, (?:though|although|as|since|because|while) [^.,]*|\buntil then\b/gi;

/** The statements of each paragraph from the first on; lines set apart and what stands in a list left out. */
function paragraphsOf(statements: readonly Statement[], lead: number): number[][] {
  const rows = Map.groupBy(
    statements.keys().filter((index) => index >= lead && lead >= 0 && statements[index]?.courtesy === false),
    (index) => statements[index]?.paragraph,
  );
  return [...rows.values()];
}

/** A summary that fills less of its room says too little. */
const sparse = 0.75;

/** A report, and the title that it stands under. */
interface Told {
  statements: readonly Statement[];
  title: string;
}

/** As many sentences of a paragraph from its first on as there is room for, with the others that they cannot be read without. */
function begun({ statements, title }: Told, unit: Unit, chosen: ReadonlySet<number>, most: number): number[] {
  for (let length = unit.length; length > 0; length -= 1) {
    const part = unit.slice(0, length).filter((index) => !chosen.has(index));
    if (part.length === 0) return [];
    const all = withLeads(statements, part, chosen);
    const ends = all.filter((index) => !all.includes(index + 1));
    if (wordsIn(statements, all) > most || !ends.every((index) => endsWell(statements, index))) continue;
    const fits = (index: number): boolean => {
      const one = statements[index];
      const lead = !part.includes(index);
      return (
        one !== undefined &&
        !one.answers &&
        !one.question &&
        !besides.test(one.text) &&
        !(lead && quotation.test(one.text))
      );
    };
    // The first paragraph may tell of somebody whom the report goes on to introduce.
    const strange =
      chosen.size > 0 &&
      all.some(
        (index) =>
          isStranger(statements, index, [...chosen, ...all]) ||
          isUnintroduced(statements, index, new Set([...chosen, ...all]), title),
      );
    if (all.every(fits) && !strange) return all;
  }
  return [];
}

const fullName = /(?<!\p{L})\p{Lu}[\p{Ll}’']+ (\p{Lu}\p{L}[\p{L}’'-]+)/gu;
const roles = "(?:\\d|(?:an?|the|one|who|whose|which|of|his|her|their)\\b)";

/** Whether a sentence names somebody of whom only one that is left out says who it is: `Mr Tamm, a roofer`, `Tamm, who owns the barn`. */
function isStranger(statements: readonly Statement[], index: number, kept: readonly number[]): boolean {
  const names = [...plainOf(statements[index]?.text ?? "").matchAll(fullName)].map(([, last = ""]) =>
    last.replace(/['’]s?$/, ""),
  );
  return names.some((last) => {
    const told = new RegExp(`${last}, ${roles}`, "u");
    const saying = statements.flatMap(({ text }, at) => (told.test(plainOf(text)) ? [at] : []));
    return saying.length > 0 && !saying.some((at) => at <= index || kept.includes(at));
  });
}

/** What was dealt with on the same day and is another matter. */
const besides = /^(?:In other (?:business|news|matters)|Separately|Elsewhere|Also (?:on|at) )\b/;

/** `Nobody was hurt.` */
const calming = /^(?:nobody|no one|none|neither|both|all)\b|n['’]t\b|\bnot\b/i;

/** Whether an excerpt may stop behind a statement: what a paragraph says in a few words it goes on to tell. */
function endsWell(statements: readonly Statement[], index: number): boolean {
  const [one, next] = [statements[index], statements[index + 1]];
  const goesOn = next !== undefined && next.paragraph === one?.paragraph;
  const begins = one?.paragraph !== statements[index - 1]?.paragraph;
  const verdict = one !== undefined && one.words <= 8 && (one.points || begins);
  // Somebody who asks is answered in the next sentence.
  const asks = one !== undefined && /\basked (?:whether|if|why|how|what|when)\b/i.test(one.text);
  const unclosed = goesOn && calming.test(next.text) && closingBehind(statements, index).length > 0;
  return mayStop(statements, index) && !unclosed && !(goesOn && (verdict || asks));
}

/** Statements with all that they point to: each paragraph that is needed from its first sentence on. */
function withLeads(
  statements: readonly Statement[],
  part: readonly number[],
  chosen: ReadonlySet<number>,
): number[] {
  const all = new Set(part);
  for (const index of all) {
    const one = statements[index];
    if (!one) continue;
    const isTold = (by: RegExp): boolean =>
      statements.some(({ text }, at) => chosen.has(at) && by.test(text));
    const known = references.some(([sign, by]) => sign.test(one.text) && isTold(by));
    const needs = new Set(known ? [] : [...one.closely, ...(one.points ? [...one.needs, index - 1] : [])]);
    // What stands before a sentence in its paragraph leads to it.
    if (statements[index - 1]?.paragraph === one.paragraph) needs.add(index - 1);
    for (const need of needs) if (statements[need]?.courtesy === false && !chosen.has(need)) all.add(need);
  }
  return [...all].sort((a, b) => a - b);
}

/** What points to something that a chosen sentence tells: `Both men were taken to hospital`, `The decision must still be confirmed`. */
const references: readonly (readonly [sign: RegExp, told: RegExp])[] = [
  [/^Both (?:\p{Ll}+ )?(?:were|are|had|have|will)\b/u, /\b(?:two|pair|couple|twins)\b/i],
  [/^(?:The|That|This) (?:decision|vote|move|ruling)\b/, /\b(?:voted|decided|agreed|approved|ruled)\b/],
];
