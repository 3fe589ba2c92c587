/**
 * No regular expression takes more than linear time: a text that is made for it would hold up its thread. Known offenders
 * stand in the list below, which may only shrink; what works on texts runs in threads with a time limit.
 */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { analyse } from "scslre";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { knownOffenders } from "./support/slow-expressions.ts";

interface Found {
  pattern: string;
  flags: string;
}

/** The regular expressions that a file writes down. */
function expressionsIn(path: string): Found[] {
  const found: Found[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const child of node) walk(child);
    if (typeof node !== "object" || node === null || Array.isArray(node)) return;
    const { regex, ...rest } = node as { regex?: Found };
    if (regex) found.push(regex);
    else walk(Object.values(rest));
  };
  walk(parseSync(path, readFileSync(path, "utf8")).program);
  return found;
}

const isSlow = ({ pattern, flags }: Found): boolean =>
  analyse({ source: pattern, flags }, { reportTypes: { Move: true } }).reports.length > 0;

test("every regular expression takes linear time, but for a list that only shrinks", () => {
  const sources = readdirSync("app", { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((entry) => join(entry.parentPath, entry.name));
  const offenders: Record<string, number> = {};
  for (const path of sources) {
    const slow = expressionsIn(path).filter(isSlow).length;
    if (slow > 0) offenders[path] = slow;
  }
  const worse = Object.entries(offenders).filter(([path, slow]) => slow > (knownOffenders[path] ?? 0));
  expect(worse, "slow expressions that are not known").toEqual([]);
  const better = Object.entries(knownOffenders).filter(([path, known]) => (offenders[path] ?? 0) < known);
  expect(better, "known offenders that are fewer now: shorten the list").toEqual([]);
}, 60_000);

test("a slow expression is told from a fast one", () => {
  expect(isSlow({ pattern: "^(a+)+$", flags: "" })).toBe(true);
  expect(isSlow({ pattern: "\\s+$", flags: "" })).toBe(true);
  expect(isSlow({ pattern: "(?<!\\s)\\s+$", flags: "" })).toBe(false);
});
