/**
 * Loaded into a server with `--import`: writes into the file of LOOP_WATCH how long its main loop stood still at most, and
 * how much of such a stand it worked itself, in milliseconds: on a busy machine the rest is others' time. What the host took
 * meanwhile is no part of a stand: no text brings it about.
 */
import { writeFileSync } from "node:fs";
import { stolenMs } from "./stolen.ts";

const file = process.env["LOOP_WATCH"];
if (file) {
  const everyMs = 2;
  const worked = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  let last = performance.now();
  let before = worked();
  let taken = stolenMs();
  let longest = 0;
  let own = 0;
  setInterval(() => {
    const now = performance.now();
    const after = worked();
    const takenNow = stolenMs();
    longest = Math.max(longest, now - last - everyMs - (takenNow - taken));
    own = Math.max(own, after - before);
    last = now;
    before = after;
    taken = takenNow;
  }, everyMs).unref();
  // Asked for the next stretch: what was found is written, and counting begins anew.
  process.on("SIGUSR2", () => {
    const { rss, heapUsed } = process.memoryUsage();
    writeFileSync(file, JSON.stringify({ longest, own, rss, heapUsed }));
    longest = 0;
    own = 0;
  });
}
