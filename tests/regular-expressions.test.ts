/** No regular expression takes more than linear time: a text that is made for it would hold up its thread. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { analyse } from "scslre";
import { parseSync } from "vite";
import { expect, test } from "vitest";

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

test("every regular expression takes linear time", () => {
  const sources = readdirSync("app", { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((entry) => join(entry.parentPath, entry.name));
  const slow = sources.flatMap((path) =>
    expressionsIn(path)
      .filter(isSlow)
      .map(({ pattern }) => `${path}: ${pattern}`),
  );
  expect(slow).toEqual([]);
}, 60_000);

test("a slow expression is told from a fast one", () => {
  expect(isSlow({ pattern: "^(a+)+$", flags: "" })).toBe(true);
  expect(isSlow({ pattern: "\\s+$", flags: "" })).toBe(true);
  expect(isSlow({ pattern: "(?<!\\s)\\s+$", flags: "" })).toBe(false);
});
