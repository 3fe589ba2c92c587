/** Which statements stand for a text: central ones, the lead before all, each with what it needs. */

import { standsAlone, type Statement, withNeeds } from "./statements.ts";

export interface Wanted {
  /** Words at most. */
  most: number;
  /** Statements at most. */
  count?: number;
  /** Weight of a statement beside its centrality; 0 keeps it out. */
  value?: (statement: Statement, index: number) => number;
  /** Without the lead, for lists of what fits a cue. */
  free?: boolean;
  /** Items of lists may be chosen: where they stay in their lists. */
  items?: boolean;
  /** Nothing is brought along that `value` keeps out. */
  strict?: boolean;
}

/** Indices of the chosen statements in the order of the text; empty where not even one fits. */
export function chooseStatements(
  statements: readonly Statement[],
  { most, count = Infinity, value, free = false, items = false, strict = false }: Wanted,
): number[] {
  const chosen = new Set<number>();
  let words = 0;
  const take = (group: readonly number[]): boolean => {
    const fresh = group.filter((index) => !chosen.has(index));
    const more = fresh.reduce((sum, index) => sum + (statements[index]?.words ?? 0), 0);
    if (fresh.length === 0 || words + more > most || chosen.size + fresh.length > count) return false;
    for (const index of fresh) chosen.add(index);
    words += more;
    return true;
  };
  const said = statements.flatMap(({ courtesy }, index) => (courtesy ? [] : [index]));
  if (
    !free &&
    !value &&
    (items || !said.some((index) => statements[index]?.item)) &&
    said.length <= count &&
    said.reduce((sum, index) => sum + (statements[index]?.words ?? 0), 0) <= most
  )
    return said;
  const lead = leadOf(statements);
  if (!free && lead >= 0) take([lead]);
  const ranked = statements
    .map((statement, index) => ({ statement, index, group: withNeeds(statements, index) }))
    .filter(
      ({ statement, group }) =>
        group !== null &&
        !statement.courtesy &&
        !statement.question &&
        !/[:,;]$/.test(statement.text) &&
        statement.words >= 4 &&
        group.every((one) => items || !statements[one]?.item) &&
        (!strict || group.every((one) => (value?.(statements[one] ?? statement, one) ?? 1) > 0)),
    )
    .map(({ statement, index, group }) => {
      const members = group ?? [];
      const worth =
        (value?.(statement, index) ?? 1) *
        statement.weight *
        (statements.length > 0 ? 1 + 0.4 * (1 - index / statements.length) : 1);
      const size = members.reduce((sum, one) => sum + (statements[one]?.words ?? 0), 0);
      return { members, score: (worth * Math.sqrt(statement.words)) / Math.max(1, size) ** 0.5 };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  for (const { members } of ranked) take(members);
  // A text that opens on something left out does not open there.
  return [...chosen].sort((a, b) => a - b);
}

/** The first statement that can stand alone. -1 for none. */
export function leadOf(statements: readonly Statement[]): number {
  return statements.findIndex((one) => standsAlone(one) && !one.item);
}

/** The opening of a text: the lead and what follows on it, as long as there is room and until the first list. */
export function openingOf(
  statements: readonly Statement[],
  { most, count = Infinity, apart = false }: { most: number; count?: number; apart?: boolean },
): number[] {
  const opening: number[] = [];
  let words = 0;
  const lead = leadOf(statements);
  for (const [index, one] of statements.entries()) {
    if (index < lead || one.courtesy) continue;
    // Set apart, none may begin on a word that points at the one before.
    if (apart && (one.points || one.question)) continue;
    words += one.words;
    if (lead < 0 || one.item || words > most || opening.length === count) break;
    if (apart && !one.needs.every((need) => opening.includes(need))) words -= one.words;
    else opening.push(index);
  }
  while (opening.length > 0 && leadsOn(statements, opening)) opening.pop();
  return opening;
}

/** Chosen statements as prose: those of one paragraph joined, a blank line where the text had many. */
export function asProse(statements: readonly Statement[], indices: readonly number[]): string {
  return indices.map((index) => sentenceOf(statements[index])).join(" ");
}

/** A statement as a sentence of its own, with its label where it has one. */
export function sentenceOf(statement: Statement | undefined): string {
  if (!statement) return "";
  const text = statement.label === "" ? statement.text : `${statement.label}: ${statement.text}`;
  return /[.!?…:]["”’)*_]*$/u.test(text) ? text : `${text}.`;
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

/** Whether the last of an opening asks for what comes after it: a question, or a verdict that heads a paragraph. */
function leadsOn(statements: readonly Statement[], opening: readonly number[]): boolean {
  const last = statements[opening.at(-1) ?? -1];
  const before = statements[opening.at(-2) ?? -1];
  if (!last) return false;
  return (
    /[?:][”"’)]*$/.test(last.text) || (last.words <= 5 && before?.paragraph !== last.paragraph && last.points)
  );
}
