/** Which texts of the specification the tests have seen on pages; each process keeps its own list in tests/reports/seen. */
import { appendFileSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isLabel, quotedTexts } from "../spec-texts.ts";

const folder = join(import.meta.dirname, "../reports/seen");
const waited = new Set(quotedTexts);
/** Texts that others begin with or hold: said only where they are not a piece of the longer one. */
const longer = new Map(
  quotedTexts.map((text) => [text, quotedTexts.filter((other) => other !== text && other.includes(text))]),
);

/**
 * The texts that a page says: as a whole phrase somewhere in its words, a label of one or two words as a whole piece of them.
 * `pieces` are the words that stand by themselves, those of fields' labels and hints included.
 */
export function textsIn(words: string, pieces: readonly string[], wanted: Iterable<string>): string[] {
  const parts = new Set(pieces.map((piece) => piece.replace(/\s+/g, " ").trim()));
  const said = `${words.replace(/\s+/g, " ")}\n${[...parts].join("\n")}`;
  return [...wanted].filter((text) => (isLabel(text) ? parts.has(text) : says(said, text)));
}

const says = (said: string, text: string): boolean =>
  said.includes(text) &&
  (longer.get(text) ?? []).reduce((rest, other) => rest.replaceAll(other, ""), said).includes(text);

/** Notes what a page that a test drove says. */
export function noteSeen(words: string, pieces: readonly string[]): void {
  keep(textsIn(words, pieces, waited));
}

function keep(texts: readonly string[]): void {
  const fresh = texts.filter((text) => waited.delete(text));
  if (fresh.length === 0) return;
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.pid}.txt`), `${fresh.join("\n")}\n`);
}

/** All that was seen since the reports were begun. */
export function readSeen(): Set<string> {
  mkdirSync(folder, { recursive: true });
  return new Set(
    readdirSync(folder).flatMap((file) =>
      readFileSync(join(folder, file), "utf8").split("\n").filter(Boolean),
    ),
  );
}
