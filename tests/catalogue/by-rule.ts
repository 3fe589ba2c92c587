/** The matrix through the built-in writer. */

import { Declined, NeedsModel, WriterFault } from "#app/writer/faults.ts";
import { kindOf } from "#app/document/builtin-kind.ts";
import { builtinVows, builtinWriter } from "#app/writer/builtin/writer.ts";
import { prepareTask } from "#app/writer/prepare.ts";
import { checkVows, declineOf, isBreach } from "#app/writer/promises/check.ts";
import type { Entry, KeptPromise, Values, Vow } from "#app/writer/task.ts";
import { cellsOf, sourceFor, type Cell, type Extent } from "./cells.ts";

export type Ending = "kept" | "broken" | "declined" | "withheld" | "needs model" | "failed";

/** What became of one cell. `withheld` is a text that was written, broke a promise and was therefore not given out. */
export interface Written {
  ending: Ending;
  /** The text, or the sentence that says why there is none. */
  text: string;
  promises: KeptPromise[];
}

/** Plain figures, so that a worker thread can hand them on. */
export interface EntryRow {
  id: string;
  builtin: Entry["builtin"];
  counts: Record<Ending, number>;
  /** Hard promises checked and kept on English texts. */
  checked: number;
  kept: number;
  /** The same for texts in other languages. */
  checkedElsewhere: number;
  keptElsewhere: number;
  /** Promises broken, with where and how often. */
  faults: Record<string, { times: number; where: string; found: string }>;
  /** English cells without a text for another reason than a missing rule. */
  declinedInEnglish: number;
  english: number;
  slowest: number;
}

/** One cell through the writer as the calls use it. */
export async function writeCell(entry: Entry, { values, text }: Cell): Promise<Written> {
  const source = sourceFor(entry, text);
  const asked = prepareTask(entry, values, source);
  const task = { ...asked, vows: builtinVows(asked) };
  const declined = declineOf(task);
  if (declined) return { ending: "declined", text: declined.decline, promises: [] };
  let output = "";
  for (let tries = 1; ; tries += 1)
    try {
      for await (const piece of builtinWriter.write(task, new AbortController().signal))
        if (piece.type === "text") output += piece.delta;
      break;
    } catch (error) {
      if (error instanceof WriterFault && error.retryable && tries < 3) continue;
      return withoutText(error);
    }
  const forms = kindOf(entry, values) === "layout" ? asked.vows.filter(({ id }) => layoutForms.has(id)) : [];
  const held = new Set([...task.vows.map(heldTo), ...forms]);
  const promises = checkVows([...held], values, task.source, output);
  const broken = promises.some((one) => isBreach(one));
  return { ending: broken ? "broken" : "kept", text: output, promises };
}

/**
 * The forms that a layout is made for and that it can keep with any text: the limits of a post, the writer's own words
 * and their order. It is held to them, though it promises less. How long a first sentence is, it cannot help.
 */
const layoutForms = new Set([
  "words-unchanged",
  "words-beside-headings",
  "nothing-lost",
  "continues",
  "weighted-length",
  "characters",
  "one-paragraph",
  "sentence-count",
  "thread",
  "ends-asking",
  "quoted-lines",
]);

/** A rule makes no new sentence: what a text states is a promise of its own here, not only a remark. */
const heldTo = (vow: Vow): Vow => (vow.facts ? { ...vow, strength: "hard" } : vow);

/** Why there is no text. The grammar checker's "too slow" is tried again: a busy machine is no fault of a rule. */
function withoutText(error: unknown): Written {
  const reason = error instanceof Error ? error.message : String(error);
  const ending =
    error instanceof NeedsModel
      ? "needs model"
      : !(error instanceof Declined)
        ? "failed"
        : reason.includes("would break a promise")
          ? "withheld"
          : "declined";
  return { ending, text: reason, promises: [] };
}

/** All cells of an entry. */
export async function runEntry(entry: Entry, extent: Extent): Promise<EntryRow> {
  const row: EntryRow = {
    id: entry.id,
    builtin: entry.builtin,
    counts: { kept: 0, broken: 0, declined: 0, withheld: 0, "needs model": 0, failed: 0 },
    checked: 0,
    kept: 0,
    checkedElsewhere: 0,
    keptElsewhere: 0,
    faults: {},
    declinedInEnglish: 0,
    english: 0,
    slowest: 0,
  };
  for (const cell of cellsOf(entry, extent)) {
    const start = performance.now();
    const written = await writeCell(entry, cell);
    row.slowest = Math.max(row.slowest, performance.now() - start);
    count(row, cell, written);
  }
  return row;
}

function count(row: EntryRow, { values, text }: Cell, written: Written): void {
  const inEnglish = text.language === "english";
  row.counts[written.ending] += 1;
  if (inEnglish) row.english += 1;
  if (inEnglish && (written.ending === "declined" || written.ending === "withheld"))
    row.declinedInEnglish += 1;
  const hard = written.promises.filter((one) => one.strength === "hard" && one.kept !== null);
  const held = hard.filter((one) => one.kept).length;
  row[inEnglish ? "checked" : "checkedElsewhere"] += hard.length;
  row[inEnglish ? "kept" : "keptElsewhere"] += held;
  const where = `${text.name}${said(values)}`;
  if (written.ending === "failed") fault(row, "failed", where, written.text);
  if (written.ending === "withheld") fault(row, "withheld", where, written.text);
  for (const one of hard) if (one.kept === false) fault(row, one.id, where, one.found);
}

/** The chosen values in brackets; nothing for none. */
export function said(values: Values): string {
  const chosen = Object.entries(values).map(([name, value]) => `${name}: ${value}`);
  return chosen.length === 0 ? "" : ` (${chosen.join(", ")})`;
}

function fault(row: EntryRow, id: string, where: string, found: string): void {
  const known = (row.faults[id] ??= { times: 0, where, found });
  known.times += 1;
}
