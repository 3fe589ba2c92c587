/** Promises about an answer of several versions. */

import { datesOf } from "../prose/dates.ts";
import { numbersOf } from "../prose/facts.ts";
import { termsOf } from "../prose/weights.ts";
import { countWords, keyOf, plainOf, wordsOf } from "../prose/words.ts";
import type { Facts, Source, Vow } from "../task.ts";
import { parseVersions, type Version } from "../versions.ts";
import { changedShare } from "./change.ts";
import { firstSentence } from "./lines.ts";
import { counted, judged, percent, unmeasured, vow } from "./vow.ts";

/** A vow that holds for each version of an answer; `single` is the vow of one version. */
interface VersionVow extends Vow {
  single: Vow;
}

/** The text of all versions without the labels over them. */
const versionTexts = (output: string): string =>
  parseVersions(output)
    .map(({ text }) => text)
    .join("\n\n");

/** A vow about facts looks at the versions without their labels, as a whole. */
function beneathLabels(facts: Facts): Facts {
  const { read } = facts;
  return { ...facts, read: (output) => (read ? read(versionTexts(output)) : versionTexts(output)) };
}

/** Lifts a vow: every version by itself has to keep it. `part` picks what of a version is looked at. */
export function eachVersion(single: Vow, part?: (text: string) => string): VersionVow {
  const seen: Vow = part ? { ...single, check: (source, text) => single.check(source, part(text)) } : single;
  return {
    ...single,
    ...(single.facts ? { facts: beneathLabels(single.facts) } : {}),
    single: seen,
    say: (values, source) => `In every version: ${single.say(values, source)}`,
    check: (source, output) => {
      const checks = parseVersions(output).map(({ label, text }) => ({ label, ...seen.check(source, text) }));
      const broken = checks.filter((one) => one.verdict === "broken");
      const first = broken.find((one) => one.strength === undefined) ?? broken[0];
      if (first) {
        const { label, found, strength } = first;
        const told = `${String(broken.length)} of ${counted(checks.length, "version")}; ${label}: ${found}`;
        return strength ? { ...judged(false, told), strength } : judged(false, told);
      }
      if (checks.length > 0 && checks.every((one) => one.verdict === "unmeasured"))
        return unmeasured(checks[0]?.found ?? "");
      return judged(
        checks.length > 0,
        `all ${counted(checks.length, "version")}: ${checks[0]?.found ?? "none"}`,
      );
    },
  };
}

/** The first filled line of a version: its headline, without the subhead. */
export function headlineOf(text: string): string {
  return text.split("\n").find((line) => line.trim() !== "") ?? "";
}

/** A vow about an answer as a whole, checked without the labels over its versions. */
export function acrossVersions(whole: Vow): Vow {
  return {
    ...whole,
    ...(whole.facts ? { facts: beneathLabels(whole.facts) } : {}),
    check: (source, output) => whole.check(source, versionTexts(output)),
  };
}

/** Whether a vow speaks of each version by itself. */
export function isVersionVow(one: Vow): one is VersionVow {
  return "single" in one;
}

/** Exactly so many versions, each under a label of its own. */
export function versionCount(count: number): Vow {
  return vow(
    "version-count",
    "hard",
    `Write exactly ${String(count)} versions, each under its own style's name.`,
    (_source, output) => {
      const versions = parseVersions(output);
      const labels = new Set(versions.map(({ label }) => label)).size;
      return judged(
        versions.length === count && labels === count,
        `${counted(versions.length, "version")} under ${counted(labels, "label")}`,
      );
    },
  );
}

/** The words of a version for comparing: without [slots], since a blank to be filled says nothing yet. */
function versionWords(text: string): Set<string> {
  return new Set(wordsOf(plainOf(text.replace(/\[[^\]\n]{1,80}\](?!\()/g, " "))).map(keyOf));
}

/** Share of words that two versions have in common, 0 to 1, by their mean size. */
function sharedWords(a: string, b: string): number {
  return sharedShare(versionWords(a), versionWords(b));
}

/** The same for words already taken apart. */
function sharedShare(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  if (left.size + right.size === 0) return 1;
  let shared = 0;
  for (const word of left) if (right.has(word)) shared += 1;
  return (2 * shared) / (left.size + right.size);
}

/**
 * How much two versions may share: little where there is room to differ; more where the text has fewer than five times the words of a version, or
 * where a line is so short that its subject alone is most of it.
 */
function shareLimit(source: Source, words: number, most: number): number {
  if (words < 8) return Math.min(0.85, most + (8 - words) * 0.05);
  const room = countWords(source.text) / Math.max(1, words);
  return words <= 12 || room >= 5 ? most : Math.min(0.9, most + (5 - room) * 0.08);
}

/** No two versions share over a part of their words, where the text has the room: at least five times a version's words. */
export function versionsDiffer(most: number): Vow {
  return vow(
    "versions-differ",
    "soft",
    `Let no two versions share over ${percent(most)} of their words, as far as the text has room for it.`,
    (source, output) => {
      const worst = worstPair(
        parseVersions(output),
        (a, b) => sharedWords(a, b) - shareLimit(source, Math.min(countWords(a), countWords(b)), most),
      );
      return judged(worst.excess <= 1e-9, `at most ${percent(worst.share)} shared by two versions`);
    },
  );
}

function worstPair(
  versions: readonly Version[],
  excessOf: (a: string, b: string) => number,
): { excess: number; share: number } {
  let worst = { excess: Number.NEGATIVE_INFINITY, share: 0 };
  for (const [index, { text }] of versions.entries())
    for (const other of versions.slice(index + 1)) {
      const excess = excessOf(text, other.text);
      if (excess > worst.excess) worst = { excess, share: sharedWords(text, other.text) };
    }
  return worst;
}

/** The change from one version to another, with the ends of sentences counted as words: to join or part them is a change. */
function apartBy(a: string, b: string): number {
  return changedShare(withStops(a), withStops(b));
}

function withStops(text: string): string {
  return text.replace(/[.!?](?=\s|$)/g, " stop").replace(/;(?=\s)/g, " semicolon");
}

/** Between any two versions at least a part of the words is changed or moved. */
const leastBetween = 0.05;

/** No two versions read alike. */
export const versionsDistinct: Vow = vow(
  "versions-distinct",
  "soft",
  "Let every two versions differ in their words or their order.",
  (_source, output) => {
    const texts = parseVersions(output).map(({ text }) => text);
    const near = texts.flatMap((text, index) => texts.slice(index + 1).map((other) => apartBy(text, other)));
    const least = Math.min(1, ...near);
    return judged(least >= leastBetween, `at least ${percent(least)} changed between two versions`);
  },
);

/** Urgency rests on a date of the text or on the slot [date]. */
export const urgencyDated: Vow = vow(
  "urgency-dated",
  "soft",
  "Give the reason to hurry by a date of the text, or a [slot] for one; never invent a deadline.",
  (source, output) => {
    const given = [source.text, source.title ?? ""].join("\n").toLowerCase();
    const dates = datesOf(output);
    const invented = dates.filter((date) => !given.includes(date.toLowerCase()));
    const dated = dates.length > 0 || /\[[^\]\n]{1,40}\](?!\()/.test(output);
    return judged(
      dated && invented.length === 0,
      invented[0] ? `not in the text: ${invented[0]}` : dated ? "a date of the text or [date]" : "no date",
    );
  },
);

/** A headline on the first line, a subhead on the second, and nothing else. */
export const headlineAndSubhead: Vow = vow(
  "headline-subhead",
  "hard",
  "Write a headline, and a subhead on the line below it.",
  (_source, output) => {
    const lines = output.split("\n").filter((line) => line.trim() !== "").length;
    return judged(lines === 2, counted(lines, "line"));
  },
);

/** One headline and nothing below it. */
export const oneLine: Vow = vow("one-line", "hard", "Write one line.", (_source, output) => {
  const lines = output.split("\n").filter((line) => line.trim() !== "").length;
  return judged(lines === 1, counted(lines, "line"));
});

/** The first sentence rests on a fact of the text: a number or name of it, its own words, or the slot [fact]. */
export const opensOnFact: Vow = firstSentence(
  "opens-on-fact",
  "Open with a fact of the text, or a [slot] for one.",
  (sentence, source) => {
    if (/\[[^\]\n]{1,80}\](?!\()/.test(sentence) || numbersOf(sentence).length > 0) return true;
    const terms = new Set(termsOf(plainOf(source.text)));
    const own = termsOf(sentence).filter((term) => terms.has(term)).length;
    return own >= 3 || own >= termsOf(sentence).length / 2;
  },
);
