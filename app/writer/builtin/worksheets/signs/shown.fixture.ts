/** What a sign shows, for the tests of the signs. */

import { statementsOf } from "../../layout/statements.ts";
import type { Place, SignName } from "./place.ts";
import { signs } from "./signs.ts";

const allForms: Readonly<Record<string, readonly string[]>> = {
  story: ["story", "scene", "fiction"],
  news: ["news", "account"],
  case: ["opinion", "case"],
  letter: ["letter", "business"],
  offer: ["product", "offer"],
  plan: ["how-to", "plan"],
  notice: ["circular", "announcement"],
  recipe: ["recipe", "plan"],
  review: ["review", "case"],
};

/** What a sign shows at a sentence between others, each a paragraph of its own. */
export function shown(sign: SignName, form: string, line: string, before = "", behind = ""): string | null {
  const text = [before, line, behind].filter(Boolean).join("\n\n");
  const all = statementsOf(text);
  const at = all.findIndex((one) => line.startsWith(one.text.slice(0, 20)));
  const one = all[at];
  const rows = signs.filter(([name]) => name === sign);
  if (!one || rows.length === 0) throw new Error(`nothing to look at in ${text}`);
  const place: Place = {
    told: line.replace(/["“][^"“”]*["”]/g, " "),
    line,
    words: one.words,
    item: false,
    before: all[at - 1],
    next: all[at + 1],
    around: text.replaceAll("\n\n", " "),
    text: text.replaceAll("\n\n", " "),
    earlier: before,
    lines: all.map((other) => other.text),
    at,
    closes: true,
    question: before.endsWith("?") ? before : "",
    forms: new Set(allForms[form]),
  };
  const [first = null] = rows.map(([, shows]) => shows(place)).filter((found) => found !== null);
  return first === null || typeof first === "string" ? first : `${first.other} <> ${first.word}`;
}
