import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as (how: { type: "major"; flavor: "last-resort" }) => void;

/** Bytes that a heap may grow by before it is looked through. */
const slack = 8 * 1_048_576;
/** Bytes that it may grow by while one text follows the other. */
const mostSlack = 96 * 1_048_576;
/** Milliseconds without a text after which nobody is kept waiting. */
const restMs = 250;
const heapNow = (): number => getHeapStatistics().total_heap_size;

let heap = 0;
let resting: NodeJS.Timeout | undefined;

/**
 * Gives back what this thread no longer uses, when it has grown: what waits for work would keep it for ever.
 * @returns the bytes of the heap as they were counted last
 */
export function giveBack(): number {
  if (heapNow() < heap + slack) return heap;
  collect({ type: "major", flavor: "last-resort" });
  heap = heapNow();
  return heap;
}

/**
 * The same once the thread has rested, so that what comes next need not wait for it; at once where it has grown by far.
 * @returns the bytes of the heap as they were counted last
 */
export function giveBackAtRest(): number {
  clearTimeout(resting);
  if (heapNow() >= heap + mostSlack) return giveBack();
  resting = setTimeout(giveBack, restMs).unref();
  return heap;
}
