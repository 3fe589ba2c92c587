/** Promises about what a text states. What they find are remarks: shown, never a breach. */

import { factsInOrder } from "../prose/facts.ts";
import { guardedSpans } from "../prose/guard.ts";
import { findRemarks } from "../remarks/remarks.ts";
import type { Facts, RemarkKind, Source, Vow } from "../task.ts";
import { judged, listed, vow } from "./vow.ts";

/** Everything that a fact of an output may come from, with what a task says besides. */
export function givenWith(source: Source, said: readonly string[] = []): string {
  const { text, ...besides } = source;
  return [text, ...Object.values(besides), ...said].filter(Boolean).join("\n\n");
}

/** A vow about facts. Its check is for those who must not break it at all, such as the built-in writer. */
function factVow(id: string, say: string, facts: Facts): Vow {
  return {
    id,
    strength: "soft",
    say: () => say,
    facts,
    check: (source, output) => {
      const found = findRemarks(
        source.text,
        givenWith(source, facts.also === undefined ? [] : [facts.also]),
        facts.read ? facts.read(output) : output,
        { new: facts.new, gone: facts.gone, edit: facts.gone.length > 0, fiction: false },
      );
      const words = (where: "new" | "gone") =>
        found.filter((one) => one.where === where).map((one) => one.words);
      const parts = [
        words("gone").length > 0 ? `missing: ${listed(words("gone"))}` : "",
        words("new").length > 0 ? `new: ${listed(words("new"))}` : "",
      ];
      return judged(found.length === 0, parts.filter(Boolean).join("; ") || "all facts as they were");
    },
  };
}

/** The vow, looking at a part of the output or taking more as given. */
export function factsWithin(one: Vow, narrower: Partial<Facts>, say?: string): Vow {
  const facts = { new: [], gone: [], ...one.facts, ...narrower };
  return factVow(one.id, say ?? one.say({}), facts);
}

const all: readonly RemarkKind[] = ["figure", "amount", "name", "date", "link"];

/** Numbers, dates, names, links and [slots] of the text all kept, and none added. */
export const factsLocked: Vow = factVow(
  "facts-locked",
  "Keep every number, date, name, link and [slot] of the text, and add none.",
  { new: all, gone: [...all, "slot"] },
);

/** Every number of the text is kept. */
export const numbersKept: Vow = factVow("numbers-kept", "Keep every number of the text.", {
  new: [],
  gone: ["figure", "amount"],
});

/** No number, name or link that the text does not have, except inside [slots]. */
export const nothingNew: Vow = factVow(
  "nothing-new",
  "Add no number, name or link that the text does not have; where one is needed, leave a [slot].",
  { new: all, gone: [] },
);

/** The same where nothing can be missing: what is shortened, asked about or said once more has no [slots]. */
export const nothingAdded: Vow = factsWithin(
  nothingNew,
  {},
  "Add no number, name or link that the text does not have.",
);

/** The same where the choice itself brings words that the text need not have: `Ten years on`. */
export function nothingNewBut(said: string): Vow {
  return factsWithin(nothingNew, { also: said });
}

/** New numbers only: for texts whose names change by their nature. */
export const numbersFromText: Vow = factVow(
  "numbers-from-text",
  "Use only numbers that the text has; where one is needed, leave a [slot].",
  { new: ["figure", "amount", "link"], gone: [] },
);

/** Names that the writer gave stay. */
export const namesKept: Vow = factVow("names-kept", "Keep every name of the text as it is written.", {
  new: [],
  gone: ["name"],
});

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
    return judged(
      elsewhere.length === 0,
      elsewhere.length > 0 ? `moved: ${listed(elsewhere)}` : "all facts in their order",
    );
  },
);

/** What stands for the facts in fiction. */
export const namesSpelled: Vow = factVow("names-spelled", "Spell the names of the text as the text does.", {
  new: ["name"],
  gone: [],
});

/** A text with one kind of quotation marks and single spaces, so that quotations can be compared. */
export function levelled(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[“”„«»"]/g, '"')
    .replace(/[‘’']/g, "'")
    .replace(/[‐‑‒–—]/g, "-")
    .replace(/[*_]{1,2}(?=\S)|(?<=\S)[*_]{1,2}/g, "")
    .replace(/\s+/g, " ");
}

/** Every quotation in the output stands in the text letter for letter; what is shortened by an ellipsis, in its parts. */
export const quotesVerbatim: Vow = vow(
  "quotes-verbatim",
  "soft",
  "Quote only what the text says, letter for letter.",
  (source, output) => {
    const text = levelled(givenWith(source)).toLowerCase();
    const quotes = guardedSpans(output)
      .filter((span) => span.kind === "quote")
      .map((span) => output.slice(span.start + 1, span.end - 1));
    const wrong = quotes.filter((quote) => !partsOf(quote).every((part) => text.includes(part)));
    return judged(
      wrong.length === 0,
      wrong.length > 0
        ? `not in the text: ${listed(wrong)}`
        : `${String(quotes.length)} quotations, all verbatim`,
    );
  },
);

function partsOf(quote: string): string[] {
  return levelled(quote)
    .toLowerCase()
    .split(/\[?(?:…|\.\.\.)\]?|\[[^[\]]*\]/)
    .map((part) => part.trim().replace(/^[.,;!? ]+|(?<![.,;!? ])[.,;!? ]+$/g, ""))
    .filter((part) => part !== "");
}

/** The same where quotations are the answer: an analysis. */
export const quotesHeld: Vow = { ...quotesVerbatim, strength: "hard" };
