/** From many possible versions to eight that differ and keep what was promised. */

import { checkVows } from "../../promises/check.ts";
import { withoutImpossible } from "../../promises/conflicts.ts";
import { isDistinct, isVersionVow, sharedShare, shareLimit, versionWords } from "../../promises/versions.ts";
import { countWords, keyOf, plainOf, wordsOf } from "../../prose/words.ts";
import type { Decline, Entry, Source, Values } from "../../task.ts";
import { labelled, parseVersions, versionsAsked, writeVersions } from "../../versions.ts";

/** Two versions may share so much; tried in this order, so that the most different eight are taken. */
const strictness = [0.5, 0.6];

export interface Wanted {
  entry: Pick<Entry, "vows">;
  source: Source;
  values: Values;
  /** False where versions are whole texts in other words: those need not share less, only differ. */
  apart?: boolean;
  /** What the text would need where fewer than eight versions are possible; told how many there are. */
  decline: (possible: number) => string;
}

/**
 * Eight versions out of a pool, the better ones first, as one text. A version that breaks a hard promise, repeats an earlier one, or shares too much
 * with one already taken is left out. Declines where fewer than eight are left.
 */
export function eightOf(pool: Iterable<string>, wanted: Wanted): string | Decline {
  const { entry, source, values, apart = true } = wanted;
  const vows = withoutImpossible(entry.vows(values), values).vows.filter((vow) => vow.strength === "hard");
  const singles = vows.filter(isVersionVow).map((vow) => vow.single);
  const before = source.earlier ? parseVersions(source.earlier) : [];
  const seen = new Set(before.map(({ text }) => sameAs(text)));
  const fit: string[] = [];
  for (const text of pool) {
    const key = sameAs(text);
    if (key === "" || seen.has(key)) continue;
    seen.add(key);
    if (!apart && !isDistinct(text, fit)) continue;
    if (singles.every((vow) => vow.check(source, text).kept)) fit.push(text);
    if (fit.length >= (apart ? mostFit : versionsAsked)) break;
  }
  const chosen = apart ? differing(fit, source) : fit;
  if (chosen.length < versionsAsked) return { decline: wanted.decline(chosen.length) };
  const answer = writeVersions(labelled(chosen, before.length));
  const broken = checkVows(vows, values, source, answer).find(({ kept }) => !kept);
  return broken ? { decline: wanted.decline(chosen.length - 1) } : answer;
}

/** More than this many candidates are not compared with each other. */
const mostFit = 48;

function sameAs(text: string): string {
  return wordsOf(plainOf(text)).map(keyOf).join(" ");
}

function differing(fit: readonly string[], source: Source): string[] {
  const bags = fit.map(versionWords);
  const sizes = fit.map(countWords);
  const shareOf = (a: number, b: number) => sharedShare(bags[a] ?? new Set(), bags[b] ?? new Set());
  const limitOf = (a: number, b: number) => shareLimit(source, Math.min(sizes[a] ?? 0, sizes[b] ?? 0), 0.6);
  let most: number[] = [];
  for (const strict of [...strictness, 1]) {
    const taken: number[] = [];
    for (const index of fit.keys()) {
      if (taken.every((other) => shareOf(index, other) <= Math.min(strict, limitOf(index, other))))
        taken.push(index);
      if (taken.length === versionsAsked) return taken.map((place) => fit[place] ?? "");
    }
    if (taken.length > most.length) most = taken;
  }
  return most.map((place) => fit[place] ?? "");
}

/** Several lists as one, a piece of each in turn, so that neighbours differ. */
export function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_value, index) =>
    lists.flatMap((list) => (index < list.length ? list.slice(index, index + 1) : [])),
  ).flat();
}
