/** Which entry runs with which values on which text. */

import { roles } from "#app/writer/catalogue/roles/roles.ts";
import type { Entry, Source, Values } from "#app/writer/task.ts";
import { english, otherTexts, type Text } from "./texts.ts";

export interface Cell {
  values: Values;
  text: Text;
}

export interface Extent {
  /** English texts for no value, for each value and for each pair. */
  plain: number;
  each: number;
  pairs: number;
  /** Texts in other languages for no value and for each value. */
  plainElsewhere: number;
  eachElsewhere: number;
  /** One of how many values and pairs is taken. */
  every: number;
}

const all = Number.POSITIVE_INFINITY;

/** A few seconds in all; the usual run; every value on every text. */
export const extents = {
  quick: { plain: 3, each: 1, pairs: 1, plainElsewhere: 1, eachElsewhere: 0, every: 9 },
  usual: { plain: all, each: 7, pairs: 2, plainElsewhere: all, eachElsewhere: 1, every: 1 },
  whole: { plain: all, each: all, pairs: 5, plainElsewhere: all, eachElsewhere: all, every: 1 },
} as const satisfies Record<string, Extent>;

/** At most this many pairs of values of two suboptions are tried per entry. */
const mostPairs = 12;

/** The cells of an entry: no value, each value by itself, then some pairs. Deterministic. */
export function cellsOf(entry: Entry, extent: Extent): Cell[] {
  const turn = rotation(entry.id);
  const cells: Cell[] = [];
  const add = (values: Values, texts: readonly Text[], count: number) => {
    const start = turn();
    const wanted = Math.min(count, texts.length);
    for (let at = 0; at < wanted; at += 1) {
      const text = texts[(start * wanted + at) % texts.length];
      if (text) cells.push({ values, text });
    }
  };
  add({}, english, extent.plain);
  add({}, otherTexts, extent.plainElsewhere);
  for (const values of singles(entry).filter((_values, at) => at % extent.every === 0)) {
    add(values, english, extent.each);
    add(values, otherTexts, extent.eachElsewhere);
  }
  for (const values of pairs(entry).filter((_values, at) => at % extent.every === 0))
    add(values, english, extent.pairs);
  return cells;
}

/** Counts up from a number that differs from entry to entry, so that entries with few cells do not all meet the same texts. */
function rotation(id: string): () => number {
  let at = Array.from(id).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return () => at++;
}

function singles(entry: Entry): Values[] {
  return entry.suboptions.flatMap(({ name, values }) => values.map((value) => ({ [name]: value.name })));
}

function pairs(entry: Entry): Values[] {
  const every = entry.suboptions.flatMap((first, at) =>
    entry.suboptions
      .slice(at + 1)
      .flatMap((second) =>
        first.values.flatMap((one) =>
          second.values.map((other) => ({ [first.name]: one.name, [second.name]: other.name })),
        ),
      ),
  );
  const step = Math.max(1, Math.floor(every.length / mostPairs));
  return every.filter((_pair, index) => index % step === 0).slice(0, mostPairs);
}

const spoken = new Set(["brainstorm/message", "brainstorm/inspiration", "brainstorm/perspective"]);

/** The text with what the entry needs beside it: a conversation has two roles, the chat box a request. */
export function sourceFor(entry: Entry, { name, text }: Pick<Text, "name" | "text">): Source {
  if (entry.id === "assist/chat") return { text, request: "Make it shorter, please" };
  if (!spoken.has(entry.id)) return { text };
  const at = rotation(name)() % roles.length;
  const [role, partner] = [roles[at]?.name, roles[(at + 7) % roles.length]?.name];
  return role && partner ? { text, role, partner } : { text };
}
