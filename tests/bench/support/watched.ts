/** How a server stands a text, asked from outside: its main loop by `loop-watch.ts`, `/healthz` by `health-prober.ts`. */
import { type ChildProcess, fork } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

/** Since it was asked last. */
export interface Stood {
  /** Milliseconds that the main loop stood still, at most. */
  longest: number;
  /** What of one stand it worked itself. */
  own: number;
  /** The slowest answer of `/healthz`, in milliseconds. */
  health: number;
  rss: number;
}

/** Options of a server's Node by which it writes into the file of LOOP_WATCH. */
export const watching = ["--import", "./tests/bench/support/loop-watch.ts"] as const;

/** Watches a server that was started with `watching` and has the address `url`. */
export function watch(child: ChildProcess, file: string, url: string) {
  const prober = fork(join(import.meta.dirname, "health-prober.ts"), [url]);
  process.once("exit", () => prober.kill());
  const slowest = (): Promise<number> =>
    new Promise((resolve) => {
      prober.once("message", (ms) => resolve(Number(ms)));
      prober.send("tell");
    });
  return {
    async stood(): Promise<Stood> {
      const health = await slowest();
      rmSync(file, { force: true });
      child.kill("SIGUSR2");
      for (;;) {
        const text = existsSync(file) ? readFileSync(file, "utf8") : "";
        if (text.endsWith("}")) return { ...(JSON.parse(text) as Omit<Stood, "health">), health };
        await delay(5);
      }
    },
    end: () => prober.kill(),
  };
}
