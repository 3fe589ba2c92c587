/** Promises about how far an edit goes. */

import { diffArrays } from "diff";
import { irregularBase } from "../prose/english/irregular-verbs.ts";
import { proseSentences } from "../prose/grade.ts";
import { termsOf } from "../prose/weights.ts";
import { keyOf, plainOf, wordsOf } from "../prose/words.ts";
import type { Source, Vow } from "../task.ts";
import { counted, ifSeen, judged, listed, percent, vow } from "./vow.ts";

function keys(markdown: string): string[] {
  return wordsOf(plainOf(markdown)).map(keyOf);
}

/** Share of words changed between two texts: 0 for the same words in the same order, 1 for none in common. */
export function changedShare(before: string, after: string): number {
  const [a, b] = [keys(before), keys(after)];
  if (a.length + b.length === 0) return 0;
  // What only one of them has is in no common run: without it a diff takes far less time.
  const [inA, inB] = [new Set(a), new Set(b)];
  const same = diffArrays(
    a.filter((word) => inB.has(word)),
    b.filter((word) => inA.has(word)),
  )
    .filter((part) => !part.added && !part.removed)
    .reduce((sum, part) => sum + part.value.length, 0);
  return 1 - (2 * same) / (a.length + b.length);
}

/** Share of changed words within a band; `least` itself belongs to the band below it. */
export function degreeOfChange(least: number, most: number): Vow {
  const say = (source?: Source): string => {
    const words = source ? keys(source.text).length : 0;
    const part = (share: number): string => (source ? String(Math.round(words * share)) : percent(share));
    const of = source ? `of the ${counted(words, "word")}` : "of the words";
    if (least === 0) return `Change at most ${part(most)} ${of}.`;
    if (most >= 1) return `Change more than ${part(least)} ${of}.`;
    return `Change ${part(least)} to ${part(most)} ${of}.`;
  };
  return vow("degree-of-change", "soft", say, (source, output) => {
    const share = changedShare(source.text, output);
    return judged(share >= least && share <= most, `${percent(share)} of the words changed`);
  });
}

/** The same words in another order: so many of them stay, and the sequence is not the old one. */
export function reordered(least: number): Vow {
  return vow(
    "reordered",
    "soft",
    `Keep over ${percent(least)} of the words, in another order.`,
    (source, output) => {
      const [before, after] = [keys(source.text), keys(output)];
      const left = new Map<string, number>();
      for (const word of before) left.set(word, (left.get(word) ?? 0) + 1);
      let kept = 0;
      for (const word of after) {
        const count = left.get(word) ?? 0;
        if (count > 0) kept += 1;
        left.set(word, count - 1);
      }
      const share = (2 * kept) / Math.max(1, before.length + after.length);
      const moved = changedShare(source.text, output) - (1 - share);
      return judged(
        share >= least && moved >= 0.1,
        `${percent(share)} of the words kept, ${percent(Math.max(0, moved))} moved`,
      );
    },
  );
}

/** Share of the output's four-word runs that also stand in the text stays under a limit. */
export function overlapUnder(most: number): Vow {
  return vow(
    "overlap",
    "soft",
    (source) =>
      source
        ? "Say it in other words: hardly anywhere may four words in a row stand as they stand in the text."
        : `Share fewer than ${percent(most)} of four-word runs with the text.`,
    (source, output) => {
      const known = new Set(runsOf(source.text));
      const after = runsOf(output);
      const share = after.filter((run) => known.has(run)).length / Math.max(1, after.length);
      return judged(share < most, `${percent(share)} of four-word runs shared`);
    },
  );
}

/** All runs of four words. */
function runsOf(text: string): string[] {
  const all = keys(text);
  return all.slice(3).map((_word, index) => all.slice(index, index + 4).join(" "));
}

/** Every sentence of the text is still there, in order, with at most small changes. */
export const sentencesKept: Vow = vow(
  "sentences-kept",
  "soft",
  "Keep every sentence of the text, in order.",
  (source, output) => {
    const after = proseSentences(output).map((sentence) => keys(sentence));
    let at = 0;
    const missing = proseSentences(source.text).filter((sentence) => {
      const wanted = keys(sentence);
      const place = after.findIndex((candidate, index) => index >= at && holds(candidate, wanted));
      if (place < 0) return true;
      at = place;
      return false;
    });
    return judged(
      missing.length === 0,
      missing.length > 0 ? `missing: ${listed(missing)}` : "every sentence kept, in order",
    );
  },
);

function holds(candidate: readonly string[], wanted: readonly string[]): boolean {
  const pool = new Set(candidate);
  return wanted.filter((word) => pool.has(word)).length >= wanted.length * 0.8;
}

/** Meaning markers kept: at least four fifths of the text's content words are still there in some form. */
export const meaningKept: Vow = ifSeen(
  vow("meaning-kept", "soft", "Keep what the text is about.", (source, output) => {
    const after = new Set(termsOf(plainOf(output)));
    const terms = [...new Set(termsOf(plainOf(source.text)))];
    const share = terms.filter((term) => after.has(term)).length / Math.max(1, terms.length);
    return judged(share >= 0.6, `${percent(share)} of the content words kept`);
  }),
);

/** How many letters were dropped, added, taken for another or swapped with their neighbour: `teh` is one away from `the`. */
function distance(a: string, b: string): number {
  let earlier: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_value, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
          isSwapped ? (earlier[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [earlier, row] = [row, next];
  }
  return row[b.length] ?? 0;
}

/** Words that grammar adds, drops or swaps without touching what is said. */
const grammatical = new Set(
  "a an the of to in on at for from by with is are was were be been being am has have had do does did done will would not that who whom whose which than more most then there their they're it its it's he him his she her they them we us our you your i me my and or many much fewer less lot as into but since during how what".split(
    " ",
  ),
);

/** Words that a language keeps apart and writers mix up, none of which looks like its partner. */
const mixedUp: readonly ReadonlySet<string>[] = [
  "good well",
  "bad badly baddest worse worst",
  "do did done make made take took taken",
  "say said tell told",
  "learn learned learnt teach taught",
].map((row) => new Set(row.split(" ")));

function related(word: string, others: readonly string[]): boolean {
  if (grammatical.has(word)) return true;
  const verb = irregularBase.get(word);
  const set = mixedUp.find((words) => words.has(word));
  return others.some(
    (other) =>
      (verb !== undefined && verb === irregularBase.get(other)) ||
      set?.has(other) === true ||
      distance(word, other) <= Math.max(1, Math.ceil(Math.max(word.length, other.length) / 3)) ||
      (word.slice(0, 2) === other.slice(0, 2) && Math.abs(word.length - other.length) <= 4),
  );
}

/** Only spelling, grammar and punctuation differ: each changed place is small and its words are forms of the old ones. */
export const onlyGrammarEdits: Vow = vow(
  "only-grammar-edits",
  "soft",
  "Change only spelling, grammar and punctuation; keep every word's place outside a fix.",
  (source, output) => {
    const share = changedShare(source.text, output);
    const hunks = hunksOf(keys(source.text), keys(output));
    if (!hunks) return judged(false, `more than a fix: ${percent(share)} of the words changed`);
    const wrong = hunks.flatMap(({ removed, added, around }) => {
      if (removed.length > 16 || added.length > 16) return [[...removed, ...added].join(" ")];
      return [
        ...removed.filter(
          (word, index) =>
            !joinsAt(removed, index).some((form) => related(form, glued(added))) && !around.includes(word),
        ),
        ...added.filter(
          (_word, index) => !joinsAt(added, index).some((form) => related(form, glued(removed))),
        ),
      ];
    });
    return judged(
      wrong.length === 0,
      wrong.length > 0
        ? `more than a fix: ${listed(wrong)}`
        : `${percent(share)} of the words corrected, no others touched`,
    );
  },
);

interface Hunk {
  removed: string[];
  added: string[];
  /** The unchanged words right before and after. */
  around: string[];
}

/** The changed places between two word lists; null if the lists share too little to be told apart place by place. */
function hunksOf(before: string[], after: string[]): Hunk[] | null {
  const parts = diffArrays(before, after, { maxEditLength: before.length + 100 });
  if (!parts) return null;
  const hunks: Hunk[] = [];
  let open: Hunk | null = null;
  let last = "";
  for (const part of parts) {
    if (open && !part.added && !part.removed && part.value.length <= 2) {
      open.removed.push(...part.value);
      open.added.push(...part.value);
      continue;
    }
    if (!part.added && !part.removed) {
      open?.around.push(part.value[0] ?? "");
      open = null;
      last = part.value.at(-1) ?? "";
      continue;
    }
    if (!open) {
      open = { removed: [], added: [], around: [last] };
      hunks.push(open);
    }
    (part.added ? open.added : open.removed).push(...part.value);
  }
  return hunks;
}

/** A word, and it run together with its neighbours in every way up to three words. */
function joinsAt(words: readonly string[], index: number): string[] {
  const forms = [words[index] ?? ""];
  for (const length of [2, 3])
    for (let start = Math.max(0, index - length + 1); start <= index; start += 1)
      if (start + length <= words.length) forms.push(words.slice(start, start + length).join(""));
  return forms;
}

/** Words and each two neighbours run together: `a lot` stands for `alot`. */
function glued(words: readonly string[]): string[] {
  return [...words, ...words.slice(1).map((word, index) => (words[index] ?? "") + word)];
}
