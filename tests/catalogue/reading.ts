/** A page for an editor to grade: what the built-in writer makes of fresh texts, source and result side by side, by kind and entry. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { kindOf } from "#app/document/builtin-kind.ts";
import { Declined, NeedsModel } from "#app/writer/faults.ts";
import { entries } from "#app/writer/catalogue/catalogue.ts";
import type { Entry, Source, Values } from "#app/writer/task.ts";

interface Reading {
  entry: string;
  kind: string;
  values: string;
  text: string;
  result: string;
  /** Reasons of edits, each once. */
  reasons: readonly string[];
  declined: boolean;
}

/** The texts of a folder by file name, `.md` and `.txt`. */
export function textsIn(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder)
      .filter((name) => /\.(?:md|txt)$/.test(name))
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), "utf8").trim()]),
  );
}

/** Nothing chosen, then each value alone. */
function choicesOf(entry: Entry): Values[] {
  const alone = entry.suboptions
    .filter(({ name }) => name !== "Story Type" && name !== "Audience")
    .flatMap(({ name, values }) => values.map((value) => ({ [name]: value.name })));
  return [{}, ...alone];
}

async function read(entry: Entry, values: Values, name: string, source: Source): Promise<Reading | null> {
  const kind = kindOf(entry, values);
  if (!entry.rule || kind === "model") return null;
  const row = { entry: entry.id, kind, values: Object.values(values).join(", "), text: name, reasons: [] };
  try {
    const result = await entry.rule(source, values, AbortSignal.timeout(60_000));
    if (typeof result === "string") return { ...row, result, declined: false };
    if ("decline" in result) return { ...row, result: result.decline, declined: true };
    return {
      ...row,
      result: result.text,
      reasons: [...new Set(result.edits.map(({ reason }) => reason))],
      declined: false,
    };
  } catch (error) {
    if (!(error instanceof NeedsModel) && !(error instanceof Declined)) throw error;
    return { ...row, result: error.message, declined: true };
  }
}

/** The page, as HTML. @throws where a rule fails */
export async function readingPage(texts: ReadonlyMap<string, string>, only: string): Promise<string> {
  const readings: Reading[] = [];
  for (const entry of entries.filter(({ id }) => id.startsWith(only)))
    for (const values of choicesOf(entry))
      for (const [name, text] of texts) {
        const reading = await read(entry, values, name, {
          text,
          request: "improve",
          role: "Advisor",
          partner: "Challenger",
        });
        if (reading) readings.push(reading);
      }
  const kinds = ["marks", "layout", "worksheet"].map((kind) => {
    const rows = readings.filter((reading) => reading.kind === kind);
    return `<h1>${kind} (${String(rows.length)})</h1>${rows.map((row) => rowOf(row, texts.get(row.text) ?? "")).join("\n")}`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Reading</title><style>body{font:16px/1.5 Georgia,serif;margin:2rem}section{display:grid;grid-template-columns:1fr 1fr;gap:2rem;border-top:1px solid #999;padding:1rem 0}h2{grid-column:1/-1;font-size:1rem;margin:0}pre{white-space:pre-wrap;font:inherit;margin:0}.declined{color:#777;font-style:italic}small{color:#777}</style>${kinds.join("\n")}`;
}

function rowOf({ entry, values, text, result, reasons, declined }: Reading, source: string): string {
  const named = `${entry}${values === "" ? "" : ` (${values})`} on ${text} <small>A B C D</small>`;
  const why = reasons.length === 0 ? "" : `<small>${escaped(reasons.join("; "))}</small>`;
  return `<section><h2>${named}</h2><pre>${escaped(source)}</pre><div><pre${declined ? ' class="declined"' : ""}>${escaped(result)}</pre>${why}</div></section>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
