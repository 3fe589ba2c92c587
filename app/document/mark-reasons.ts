import type { Comparison } from "./diff.ts";
import { editScript } from "./edit-script.ts";

/** A change of a Markdown text from one place to another, in UTF-16 units, and why it was made. */
export interface ReasonedEdit {
  from: number;
  to: number;
  replacement: string;
  reason: string;
}

/** Words of the text before in reading order, each with the mark that takes it out; and the marks between words. */
interface Places {
  words: string[];
  marks: (string | null)[];
  /** By the number of words before it. */
  between: Map<number, string>;
}

const wordsOf = (text: string) => [...text.matchAll(/[\p{L}\p{N}]+/gu)];

/**
 * Why marks were made, by their id: of each edit over `source`, the Markdown that was worked on, its reason goes to the
 * marks at the same words. A mark that no edit touches has no reason.
 */
export function markReasons(
  comparison: Comparison,
  source: string,
  edits: readonly ReasonedEdit[],
): Record<string, string> {
  if (edits.length === 0) return {};
  const places = placesOf(comparison);
  const words = wordsOf(source);
  const there = placeOfEach(
    words.map(([word]) => word),
    places.words,
  );
  const found = new Map<string, Set<string>>();
  const add = (mark: string | null | undefined, reason: string) => {
    if (mark) found.set(mark, (found.get(mark) ?? new Set()).add(reason));
  };
  let first = 0;
  for (const { from, to, reason } of edits.toSorted((one, other) => one.from - other.from)) {
    while (first < words.length && endOf(words[first]) <= from) first += 1;
    let last = first;
    for (; last < words.length && (words[last]?.index ?? to) < to; last += 1)
      add(places.marks[there[last] ?? -1], reason);
    const before = first === 0 ? -1 : there[first - 1];
    if (last === first && before !== undefined) add(places.between.get(before + 1), reason);
  }
  return Object.fromEntries([...found].map(([mark, reasons]) => [mark, [...reasons].join("; ")]));
}

const endOf = (word: RegExpMatchArray | undefined): number =>
  word ? (word.index ?? 0) + word[0].length : Infinity;

function placesOf({ rows }: Comparison): Places {
  const places: Places = { words: [], marks: [], between: new Map() };
  const add = (text: string, mark: string | null) => {
    const words = wordsOf(text);
    if (mark && words.length === 0) places.between.set(places.words.length, mark);
    for (const [word] of words) {
      places.words.push(word);
      places.marks.push(mark);
    }
  };
  for (const { was, is, whole, runs, ...row } of rows) {
    if (row.break) add("", row.break.id);
    if (was && is && runs.length > 0) {
      for (const run of runs) {
        if (run.type === "change") add(run.mark.out, run.mark.id);
        else add(run.tokens.map(({ text }) => text).join(""), null);
      }
    } else add(was?.text ?? "", whole?.id ?? null);
  }
  return places;
}

/** Where each word of a text stands in another; undefined for one that is not there. */
function placeOfEach(words: readonly string[], others: readonly string[]): (number | undefined)[] {
  const places: (number | undefined)[] = [];
  for (const { type, before, after, length } of editScript(words, others))
    if (type === "same") for (let at = 0; at < length; at += 1) places[before + at] = after + at;
  return places;
}
