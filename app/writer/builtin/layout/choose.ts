/** Which statements stand for a text: its opening, its paragraphs, the sentences that stand apart. */

import { closingBehind } from "./cuts.ts";
import { isOvertaken } from "./expecting.ts";
import { identifies, mayStop, replies, standsFirm } from "./endings.ts";
import { leadInOf } from "./lead-ins.ts";
import { quotation, standsAlone, type Statement } from "./statements.ts";

/** Indices of the statements that make a paragraph or a list item, with a paragraph that leans on it. */
export type Unit = readonly number[];

/** A text’s paragraphs as units that can be set apart: one that points at the paragraph before comes with it. */
export function unitsOf(statements: readonly Statement[]): Unit[] {
  const units: number[][] = [];
  for (const [index, one] of statements.entries()) {
    if (one.courtesy) continue;
    const last = units.at(-1);
    const before = statements[last?.at(-1) ?? -1];
    if (
      last &&
      before &&
      (before.paragraph === one.paragraph || (one.back && before.section === one.section))
    )
      last.push(index);
    else units.push([index]);
  }
  return units;
}

/** The words of some statements. */
export function wordsIn(statements: readonly Statement[], indices: readonly number[]): number {
  return indices.reduce((sum, index) => sum + (statements[index]?.words ?? 0), 0);
}

/**
 * Whole units of at most `most` words, those of the highest value first, in the order of the text; each only with the units
 * that it leans on. A value of 0 or less keeps a unit out.
 */
export function chooseUnits(
  statements: readonly Statement[],
  units: readonly Unit[],
  most: number,
  value: (unit: Unit) => number,
): Unit[] {
  const home = new Map(units.flatMap((unit) => unit.map((index) => [index, unit] as const)));
  const chosen = new Set<Unit>();
  let words = 0;
  const ranked = units
    .map((unit) => ({ unit, worth: value(unit) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth);
  for (const { unit } of ranked) {
    const group = new Set<Unit>([unit]);
    for (const one of group)
      for (const index of one)
        for (const need of statements[index]?.closely ?? []) {
          const needed = home.get(need);
          if (needed) group.add(needed);
        }
    const fresh = [...group].filter((one) => !chosen.has(one));
    const more = fresh.reduce((sum, one) => sum + wordsIn(statements, one), 0);
    if (words + more > most || fresh.some((one) => !stands(statements, one))) continue;
    for (const one of fresh) chosen.add(one);
    words += more;
  }
  return units.filter((unit) => chosen.has(unit));
}

/** Whether a unit is whole where it is set apart: it answers nothing, and does not end on a question. */
function stands(statements: readonly Statement[], unit: Unit): boolean {
  const [first, last] = [statements[unit[0] ?? -1], statements[unit.at(-1) ?? -1]];
  return (
    first !== undefined &&
    last !== undefined &&
    !first.answers &&
    !first.back &&
    !isOvertaken(statements, unit.at(-1) ?? -1) &&
    !/[?:]["”’')*]*$/.test(last.text)
  );
}

/**
 * Statements of at most `most` words that each stand apart, the lead first of all: the first sentences of paragraphs where a
 * text has four or more, else any. Empty where the text does not begin with one.
 */
export function firmOnes(statements: readonly Statement[], most: number): number[] {
  const lead = leadOf(statements);
  if (lead < 0 || (statements[lead]?.words ?? 0) > most || statements[lead]?.fragment) return [];
  if (isOvertaken(statements, lead)) return [];
  const heads = statements.flatMap(({ paragraph, courtesy }, index) =>
    !courtesy && statements[index - 1]?.paragraph !== paragraph ? [index] : [],
  );
  const candidates = heads.length >= 4 ? heads : [...statements.keys()];
  const chosen = new Set([lead]);
  let words = statements[lead]?.words ?? 0;
  const ranked = candidates
    .filter(
      (index) => index > lead && statements[index]?.item === false && !quotation.test(statements[index].text),
    )
    .map((index) => ({ index, worth: worthOf(statements, index) }))
    .toSorted((a, b) => b.worth - a.worth);
  for (const { index } of ranked) {
    const one = statements[index];
    if (!one || one.points || words + one.words > most) continue;
    if (one.closely.every((need) => chosen.has(need)) && standsFirm(statements, index, true)) {
      chosen.add(index);
      words += one.words;
    }
  }
  return [...chosen].sort((a, b) => a - b);
}

const figure = /\d[\d.,]*/g;

function worthOf(statements: readonly Statement[], index: number): number {
  const one = statements[index];
  if (!one) return 0;
  const shown = 1 + 0.4 * Math.min(3, one.text.match(figure)?.length ?? 0);
  return one.weight * shown * (1 + 0.4 * (1 - index / statements.length)) * (one.words < 8 ? 0.4 : 1);
}

/** The statement that a text begins with, greetings and lines set apart left out. -1 where it cannot stand alone. */
export function leadOf(statements: readonly Statement[]): number {
  const lead = statements.findIndex(({ courtesy }) => !courtesy);
  const one = statements[lead];
  return one && standsAlone(one) && !one.item ? lead : -1;
}

/**
 * The opening of a text, as long as there is room, up to its first list or the next heading. It stops where nothing that
 * follows turns it round; `whole` only behind whole paragraphs.
 */
export function openingOf(
  statements: readonly Statement[],
  { most, count = Infinity, whole = false }: { most: number; count?: number; whole?: boolean },
): number[] {
  const opening: number[] = [];
  let words = 0;
  const lead = leadOf(statements);
  if (lead < 0) return [];
  for (const [index, one] of statements.entries()) {
    if (index < lead || one.courtesy) continue;
    words += one.words;
    const begins =
      one.item || one.section !== statements[lead]?.section || (index > lead && leadInOf(one.text) !== "");
    if (begins || words > most || opening.length === count) break;
    opening.push(index);
  }
  const behind = (paragraphs: boolean): number[] => {
    const kept = [...opening];
    while (kept.length > 0 && !stopsWell(statements, kept, paragraphs)) kept.pop();
    // A few words that close the thought are taken with it.
    const closed = [...kept, ...closingBehind(statements, kept.at(-1) ?? -1)];
    const room = closed.length <= count && wordsIn(statements, closed) <= most + over;
    return room && stopsWell(statements, closed, paragraphs) ? closed : kept;
  };
  // What is told in a paragraph is told to its end, where there is room for one.
  const complete = whole || count === Infinity ? behind(true) : [];
  if (whole && complete.length === 0) return [];
  const enough = count < Infinity || wordsIn(statements, complete) >= Math.min(few, most / 4);
  if (complete.length > 0 && enough) return complete;
  const begun = behind(false);
  return begun.length > complete.length ? begun : complete;
}

/** So many words more are taken for what closes a thought. */
const over = 8;
/** An opening of fewer words says too little, where there is room for more. */
const few = 20;

function stopsWell(statements: readonly Statement[], opening: readonly number[], whole: boolean): boolean {
  const at = opening.at(-1) ?? -1;
  const [last, next] = [statements[at], statements[at + 1]];
  // A line with a colon heads a list or a quotation; a verdict heads its paragraph.
  if (!last || !mayStop(statements, at)) return false;
  // A few words without a verb are all that is said of nothing.
  if (opening.every((index) => statements[index]?.fragment)) return false;
  if (
    next?.item &&
    next.section === last.section &&
    next.paragraph === last.paragraph + 1 &&
    last.text.endsWith(":")
  )
    return false;
  const closes = at > 0 && closingBehind(statements, at - 1).includes(at);
  const heads = last.words <= 5 && last.points && !closes && !identifies.test(last.text);
  if (heads && next?.paragraph === last.paragraph) return false;
  // `The changeover has not been smooth.`, of which its paragraph goes on to tell.
  const topic = at > 0 && statements[at - 1]?.paragraph !== last.paragraph && last.words <= 7;
  if (topic && opening.length > 1 && next?.paragraph === last.paragraph) return false;
  return whole ? next?.paragraph !== last.paragraph : true;
}

/** Chosen statements as prose, in one paragraph; where one speaker follows another each keeps a paragraph. */
export function asProse(statements: readonly Statement[], indices: readonly number[]): string {
  return indices
    .map((index, at) => {
      const gap = replies(statements, indices[at - 1] ?? -1, index) ? "\n\n" : " ";
      return `${at === 0 ? "" : gap}${sentenceOf(statements[index])}`;
    })
    .join("");
}

/** Chosen statements in the paragraphs that they had. */
export function inParagraphs(statements: readonly Statement[], indices: readonly number[]): string {
  const rows = Map.groupBy(indices, (index) => statements[index]?.paragraph);
  return [...rows.values()].map((row) => asProse(statements, row)).join("\n\n");
}

/** A statement as a sentence of its own, with its label where it has one. */
export function sentenceOf(statement: Statement | undefined): string {
  if (!statement) return "";
  const text = statement.label === "" ? statement.text : `${statement.label}: ${statement.text}`;
  return /[.!?…:。！？।؟۔]["”’')*_」』]*$/u.test(text) ? text : `${text}.`;
}

/** Chosen statements as a list, each beginning with a capital as it stood. */
export function asList(statements: readonly Statement[], indices: readonly number[]): string {
  return indices
    .map((index) => {
      const statement = statements[index];
      return statement
        ? `- ${statement.label === "" ? statement.text : `${statement.label}: ${statement.text}`}`
        : "";
    })
    .join("\n");
}

/** Lines as a list. */
export const listed = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join("\n");
