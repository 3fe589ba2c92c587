/** Promises about what a text states. */

import { factsInOrder, factsOf, mentions, namesOf, numbersOf, type Facts } from "../prose/facts.ts";
import { guardedSpans } from "../prose/guard.ts";
import type { Source, Vow } from "../task.ts";
import { listed, vow } from "./vow.ts";

function everything(source: Source): string {
  return [source.text, source.title, source.subTitle, source.context, source.role, source.partner]
    .filter(Boolean)
    .join("\n\n");
}

/** The facts of a source are read once, however many versions are held against them. */
const factsBySource = new WeakMap<Source, { given: string; facts: Facts }>();

function given(source: Source): { given: string; facts: Facts } {
  const kept = factsBySource.get(source);
  if (kept) return kept;
  const text = everything(source);
  const read = { given: text, facts: factsOf(text) };
  factsBySource.set(source, read);
  return read;
}

function lost(source: Source, output: string, withNames: boolean): string[] {
  const before = factsOf(source.text);
  const after = factsOf(output);
  return [
    ...[...before.numbers].filter((number) => !after.numbers.has(number)),
    ...[...before.links].filter((link) => !output.includes(link)),
    ...[...before.slots].filter((slot) => !output.includes(slot)),
    ...(withNames ? [...before.names].filter((name) => !mentions(output, name)) : []),
  ];
}

function added(source: Source, output: string): string[] {
  const { given: text, facts } = given(source);
  const after = factsOf(output);
  return [
    ...[...after.numbers].filter((number) => !facts.numbers.has(number)),
    ...[...after.links].filter((link) => !text.includes(link)),
    ...[...after.names].filter((name) => !mentions(text, name)),
  ];
}

function told(missing: readonly string[], fresh: readonly string[], fine: string): string {
  const parts = [
    missing.length > 0 ? `missing: ${listed(missing)}` : "",
    fresh.length > 0 ? `new: ${listed(fresh)}` : "",
  ];
  return parts.filter(Boolean).join("; ") || fine;
}

/** Numbers, dates, names, links and [slots] of the text all kept, and none added. */
export const factsLocked: Vow = vow(
  "facts-locked",
  "hard",
  "Keep every number, date, name, link and [slot] of the text exactly, and add none.",
  (source, output) => {
    const [missing, fresh] = [lost(source, output, true), added(source, output)];
    return {
      kept: missing.length + fresh.length === 0,
      found: told(missing, fresh, "all facts kept, none added"),
    };
  },
);

/** What an edit put elsewhere: of each kind, what both texts have once and the longest common order leaves out. */
function moved(source: Source, output: string): string[] {
  const [before, after] = [factsInOrder(source.text), factsInOrder(output)];
  return kinds.flatMap((kind) => {
    const [here, there] = [onlyOnes(before[kind]), onlyOnes(after[kind])];
    const known = new Set(there);
    const shared = here.filter((fact) => known.has(fact));
    const place = new Map(there.map((fact, at) => [fact, at]));
    const inOrder = new Set(longestRise(shared.map((fact) => place.get(fact) ?? 0)));
    return shared.filter((_fact, at) => !inOrder.has(at));
  });
}

const kinds = ["numbers", "names", "links", "slots"] as const;

function onlyOnes(facts: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const fact of facts) times.set(fact, (times.get(fact) ?? 0) + 1);
  return facts.filter((fact) => times.get(fact) === 1);
}

/** The indices of a longest rising run of some different numbers, the last first. */
function longestRise(numbers: readonly number[]): number[] {
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [at, number] of numbers.entries()) {
    let [length, above] = [0, ends.length];
    while (length < above) {
      const middle = (length + above) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) length = middle + 1;
      else above = middle;
    }
    before[at] = ends[length - 1];
    ends[length] = at;
  }
  const run: number[] = [];
  for (let at = ends.at(-1); at !== undefined; at = before[at]) run.push(at);
  return run;
}

/** Facts that are where they were: a number that changed its place with another says something else. */
export const factsInPlace: Vow = vow(
  "facts-in-place",
  "soft",
  "Keep numbers, dates, names, links and [slots] in the order of the text.",
  (source, output) => {
    const elsewhere = moved(source, output);
    return {
      kept: elsewhere.length === 0,
      found: elsewhere.length > 0 ? `moved: ${listed(elsewhere)}` : "all facts in their order",
    };
  },
);

/** A text without the numbers that only count a list. */
function withoutMarks(text: string): string {
  return text.replace(/^\s*\d{1,3}[.)]\s+/gm, "");
}

/** Every number of the text is kept. */
export const numbersKept: Vow = vow(
  "numbers-kept",
  "hard",
  "Keep every number of the text.",
  (source, output) => {
    const after = new Set(numbersOf(output));
    const before = new Set(numbersOf(withoutMarks(source.text)));
    const missing = [...before].filter((number) => !after.has(number));
    return {
      kept: missing.length === 0,
      found: told(missing, [], `all ${String(before.size)} numbers kept`),
    };
  },
);

/** No number, name or link that the text does not have, except inside [slots]. */
export const nothingNew: Vow = vow(
  "nothing-new",
  "hard",
  "Add no number, name or link that the text does not have; where one is needed, leave a [slot].",
  (source, output) => {
    const fresh = added(source, output);
    return { kept: fresh.length === 0, found: told([], fresh, "nothing added") };
  },
);

/** The same where the choice itself brings words that the text need not have: `Ten years on`. */
export function nothingNewBut(said: string): Vow {
  const widened = new WeakMap<Source, Source>();
  return {
    ...nothingNew,
    check: (source, output) => {
      const wide = widened.get(source) ?? {
        ...source,
        context: [source.context, said].filter(Boolean).join("\n\n"),
      };
      widened.set(source, wide);
      return nothingNew.check(wide, output);
    },
  };
}

/** New numbers only: for texts whose names change by their nature. */
export const numbersFromText: Vow = vow(
  "numbers-from-text",
  "hard",
  "Use only numbers that the text has; elsewhere write a [number] slot.",
  (source, output) => {
    const known = new Set(numbersOf(everything(source)));
    const body = output.replace(/\[[^\]\n]{1,80}\](?!\()/g, " ");
    const fresh = [...new Set(numbersOf(withoutMarks(body)))].filter((number) => !known.has(number));
    return { kept: fresh.length === 0, found: told([], fresh, "no new number") };
  },
);

/** Names that the writer gave stay. */
export const namesKept: Vow = vow(
  "names-kept",
  "hard",
  "Keep every name of the text as it is written.",
  (source, output) => {
    const missing = [...new Set(namesOf(source.text))].filter((name) => !mentions(output, name));
    return { kept: missing.length === 0, found: told(missing, [], "all names kept") };
  },
);

/** A text with one kind of quotation marks and single spaces, so that quotations can be compared. */
export function levelled(text: string): string {
  return text
    .replace(/[“”„«»"]/g, '"')
    .replace(/[‘’']/g, "'")
    .replace(/\s+/g, " ");
}

/** Every quotation in the output stands in the text letter for letter. */
export const quotesVerbatim: Vow = vow(
  "quotes-verbatim",
  "hard",
  "Quote only what the text says, letter for letter.",
  (source, output) => {
    const text = levelled(everything(source));
    const quotes = guardedSpans(output)
      .filter((span) => span.kind === "quote")
      .map((span) => output.slice(span.start + 1, span.end - 1));
    const wrong = quotes.filter((quote) => !text.includes(levelled(quote).replace(/[.,;!?]$/, "")));
    return {
      kept: wrong.length === 0,
      found:
        wrong.length > 0
          ? `not in the text: ${listed(wrong)}`
          : `${String(quotes.length)} quotations, all verbatim`,
    };
  },
);
