/** What two readers ask about a text of a kind, the second going on from the first: written once, by somebody who teaches writing. */

import { kindOfText } from "../text-kind/text-kind.ts";
import { countsAs } from "./roles.ts";
import { type Anchor, lineAt } from "./stops.ts";
import written from "./sheets/exchanges.json" with { type: "json" };

/** Two questions that are true of any text of their kind, and good where it does not answer them. */
interface Written {
  first: string;
  second: string;
  /** The sentence of the text that the first one speaks of. */
  at?: Anchor;
  /** Where one of these words stands, the text answers. */
  unless?: readonly string[];
}

export interface Exchange {
  first: string;
  second: string;
  /** The sentence that is quoted over the first; empty for none. */
  line: string;
  /** Which sentence of the text it is; beyond all of them for none. */
  at: number;
  /** Whether it can begin a talk. */
  opens: boolean;
}

const byKind = written as Readonly<Record<string, readonly Written[]>>;

/** Which exchanges a text takes: the first of these that it counts as. */
const sorts: readonly (readonly [kind: string, ...countsAs: readonly string[]])[] = [
  ["complaint", "complaint"],
  ["application", "application"],
  ["vacancy", "vacancy"],
  ["business", "business"],
  ["announcement", "circular", "notice", "announcement"],
  ["letter", "letter"],
  ["review", "review"],
  ["interview", "interview"],
  ["speech", "speech"],
  ["minutes", "minutes"],
  ["notes", "notes"],
  ["how-to", "how-to", "recipe"],
  ["report", "report"],
  ["product", "product", "offer"],
  ["travel", "travel"],
  ["guide", "guide"],
  ["news", "news"],
  ["memoir", "memoir"],
  ["poem", "verse"],
  ["story", "story"],
  ["opinion", "opinion", "case"],
  ["plan", "plan"],
  ["report", "decision"],
  ["article", "article"],
];

function sortOf(text: string): string {
  const counts = countsAs(text);
  // What is open counts as an account and as a case, and is neither for sure.
  if (kindOfText(text) === "other" && counts.has("open")) return "other";
  return sorts.find(([, ...names]) => names.some((name) => counts.has(name)))?.[0] ?? "other";
}

const answers = (text: string, words: readonly string[]): boolean =>
  words.some((word) => new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, "iu").test(text));

/** The exchanges that a text does not answer, in their order; those whose sentence it does not have are left out. */
export function exchangesOf(text: string): readonly Exchange[] {
  const own = byKind[sortOf(text)] ?? [];
  const all = [...own, ...(own.length > 0 ? [] : (byKind["other"] ?? []))];
  return all.flatMap(({ first, second, at, unless = [] }): Exchange[] => {
    if (answers(text, unless)) return [];
    const quoted = at === undefined ? { line: "", at: Infinity } : lineAt(text, at);
    return quoted ? [{ first, second, ...quoted, opens: at === undefined || at === "first" }] : [];
  });
}
