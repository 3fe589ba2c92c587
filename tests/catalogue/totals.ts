/** What the matrix found, in figures and in lines to print. */

import { manners } from "#tests/model/behaviours.ts";
import type { Catches } from "./by-model.ts";
import type { Ending, EntryRow } from "./by-rule.ts";

/** The built-in writer keeps at least this share of their hard promises in English. */
export const leastKept = 0.99;

const endings: readonly Ending[] = ["kept", "broken", "declined", "withheld", "needs model", "failed"];

export function addCatches(sum: Catches, more: Catches): void {
  for (const manner of manners) {
    sum[manner].looked += more[manner].looked;
    sum[manner].missed.push(...more[manner].missed);
  }
}

/** Of the hard promises of all entries, how many were checked on English texts and how many kept. */
export function keptInEnglish(rows: readonly EntryRow[]): { checked: number; kept: number; share: number } {
  const checked = rows.reduce((sum, row) => sum + row.checked, 0);
  const kept = rows.reduce((sum, row) => sum + row.kept, 0);
  return { checked, kept, share: checked === 0 ? 1 : kept / checked };
}

/** Whether the run found what must not be. */
export function passes(rows: readonly EntryRow[], catches: Catches): boolean {
  return (
    keptInEnglish(rows).share >= leastKept &&
    rows.every((row) => row.counts.failed === 0) &&
    manners.every((manner) => catches[manner].missed.length === 0)
  );
}

function line(name: string, cells: readonly (number | string)[]): string {
  return name.padEnd(44) + cells.map((cell) => String(cell).padStart(12)).join("");
}

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

/** A line for every entry, with its broken promises under it. */
export function entryLines(rows: readonly EntryRow[]): string[] {
  return [
    line("entry", [...endings, "slowest ms"]),
    ...rows.flatMap((row) => [
      line(row.id, [...endings.map((ending) => row.counts[ending]), Math.round(row.slowest)]),
      ...Object.entries(row.faults).map(
        ([id, { times, where, found }]) =>
          `    ${id} × ${String(times)}, as on ${where}: ${found.slice(0, 220)}`,
      ),
    ]),
  ];
}

export function totalLines(rows: readonly EntryRow[], catches: Catches): string[] {
  const kinds = ["marks", "layout", "worksheet", "model"] as const;
  const ofKind = (name: (typeof kinds)[number]) => rows.filter((row) => row.builtin === name);
  const sum = (some: readonly EntryRow[], ending: Ending) =>
    some.reduce((total, row) => total + row.counts[ending], 0);
  const { checked, kept, share } = keptInEnglish(rows);
  const elsewhere = rows.reduce((total, row) => total + row.checkedElsewhere, 0);
  const keptElsewhere = rows.reduce((total, row) => total + row.keptElsewhere, 0);
  return [
    line("kind", ["entries", ...endings]),
    ...kinds.map((name) =>
      line(name, [ofKind(name).length, ...endings.map((ending) => sum(ofKind(name), ending))]),
    ),
    "",
    `Hard promises by rule in English: ${String(kept)} of ${String(checked)} kept, ${percent(share)} (at least ${percent(leastKept)})`,
    `In other languages: ${String(keptElsewhere)} of ${String(elsewhere)} kept${elsewhere === 0 ? "" : `, ${percent(keptElsewhere / elsewhere)}`}`,
    "",
    ...mostDeclined(rows),
    "",
    line("fake model", ["looked for", "seen"]),
    ...manners.map((manner) => {
      const { looked, missed } = catches[manner];
      return line(manner, [looked, looked - missed.length]);
    }),
    ...manners.flatMap((manner) =>
      catches[manner].missed.slice(0, 12).map((miss) => `    ${manner}: ${miss}`),
    ),
  ];
}

/** The entries with a rule that most often give no text for an English one. */
function mostDeclined(rows: readonly EntryRow[]): string[] {
  const share = (row: EntryRow) => (row.english === 0 ? 0 : row.declinedInEnglish / row.english);
  const worst = rows
    .filter((row) => row.builtin !== "model" && share(row) > 0)
    .toSorted((a, b) => share(b) - share(a))
    .slice(0, 20);
  return [
    "Most often declined in English:",
    ...worst.map((row) => `    ${row.id}: ${String(row.declinedInEnglish)} of ${String(row.english)}`),
  ];
}
