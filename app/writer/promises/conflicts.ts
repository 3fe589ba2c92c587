/** Promises that cannot be kept together. */

import type { KeptPromise, Values, Vow } from "../task.ts";

/** The first wins: where both were chosen, the second is left out and shown as not checked. */
const pairs: readonly [winner: string, loser: string][] = [
  ["sentence-count", "bullets-only"],
  ["sentence-count", "executive-shape"],
  ["sentence-count", "item-count"],
  ["asks", "no-question"],
  ["no-question", "how-to"],
  ["upper-case", "no-shouting"],
  ["upper-case", "title-case"],
  ["word-limit", "word-share"],
  ["reading-grade", "mean-sentence"],
  ["characters", "word-band-beyond-channel"],
  ["slides", "posts-fit"],
  ["script", "posts-fit"],
];

interface Resolved {
  vows: Vow[];
  /** What was promised by a value and cannot be checked beside another one. */
  unchecked: KeptPromise[];
}

/** Leaves out every vow that another chosen vow makes impossible. Of vows with one id, the last chosen stands. */
export function withoutImpossible(vows: readonly Vow[], values: Values): Resolved {
  const last = new Map(vows.map((vow) => [vow.id, vow]));
  const kept: Vow[] = [];
  const unchecked: KeptPromise[] = [];
  for (const vow of last.values()) {
    const pair = pairs.find(([winner, loser]) => loser === vow.id && last.has(winner));
    const winner = pair ? last.get(pair[0]) : undefined;
    if (!winner) kept.push(vow);
    else
      unchecked.push({
        id: vow.id,
        say: vow.say(values),
        verdict: "unmeasured",
        kept: null,
        found: `it cannot hold together with "${winner.say(values)}"`,
        strength: vow.strength,
      });
  }
  return { vows: kept, unchecked };
}
