import { readdirSync, readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";

const tasks = "/proc/self/task";
/** V8's threads, which look through the heaps of all others and compile for them. */
const helpers = "V8Worker";

/**
 * V8's helpers let the main thread go first, as the threads do that they work for: where texts fill the cores, four of
 * them leave it a fifth of one. On Linux alone, where a priority is a thread's.
 */
export function helpersStepBack(): void {
  if (process.platform !== "linux") return;
  for (const thread of readdirSync(tasks)) {
    if (readFileSync(`${tasks}/${thread}/comm`, "utf8").trim() === helpers)
      setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL);
  }
}
