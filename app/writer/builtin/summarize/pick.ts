/** Choosing sentences: the best set within a number of words. */

export interface Option {
  text: string;
  words: number;
  value: number;
}

export interface Slot {
  /** The sentence and shorter forms of it: at most one is taken. */
  options: readonly Option[];
  /** Taken only right behind the sentence before it. */
  hangs: boolean;
  /** Taken in any case. */
  must?: boolean;
}

interface Path {
  value: number;
  /** Chosen option by slot, as a linked list from the last. */
  taken: { slot: number; option: Option; before: Path["taken"] } | null;
}

/**
 * The options of the most value whose words lie between `least` and `most`, in order; null if no set fits.
 * `limit` caps how many are taken. Exact: dynamic programming over sentences, words, and whether the last one was taken.
 */
export function pick(
  slots: readonly Slot[],
  least: number,
  most: number,
  limit = Number.POSITIVE_INFINITY,
): { slot: number; option: Option }[] | null {
  const capped = Number.isFinite(limit);
  const depth = capped ? limit : 1;
  let states = new Map<number, Path>([[keyOf(0, 0, 0, depth), { value: 0, taken: null }]]);
  for (const [index, slot] of slots.entries()) {
    const next = new Map<number, Path>();
    const offer = (key: number, path: Path) => {
      const known = next.get(key);
      if (!known || path.value > known.value) next.set(key, path);
    };
    for (const [key, path] of states) {
      const last = key % 2;
      const count = Math.floor(key / 2) % (depth + 1);
      const words = Math.floor(key / 2 / (depth + 1));
      if (!slot.must) offer(keyOf(words, count, 0, depth), path);
      if ((slot.hangs && last === 0) || (capped && count >= limit)) continue;
      for (const option of slot.options)
        if (words + option.words <= most)
          offer(keyOf(words + option.words, capped ? count + 1 : 0, 1, depth), {
            value: path.value + option.value,
            taken: { slot: index, option, before: path.taken },
          });
    }
    states = next;
  }
  let best: Path | null = null;
  for (const [key, path] of states) {
    const words = Math.floor(key / 2 / (depth + 1));
    if (words >= least && path.taken && (!best || path.value > best.value)) best = path;
  }
  if (!best) return null;
  const chosen: { slot: number; option: Option }[] = [];
  for (let at = best.taken; at; at = at.before) chosen.unshift({ slot: at.slot, option: at.option });
  return chosen;
}

function keyOf(words: number, count: number, last: 0 | 1, depth: number): number {
  return (words * (depth + 1) + count) * 2 + last;
}
