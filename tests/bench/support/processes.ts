/** Servers in processes of their own, on a core of their own, and what they cost. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

const serverCore = 0;
export const loadCore = 1;
const startMs = 60_000;
/** Linux tells times of processes in hundredths of a second. */
const tickMs = 10;

/** Holds a process and its threads to one core, where the machine can do that. */
export function pin(pid: number, core: number): void {
  spawnSync("taskset", ["-acp", String(core), String(pid)], { stdio: "ignore" });
}

/** Starts Node on the servers' core and waits until `url` answers. */
export async function startServer(
  args: readonly string[],
  env: Record<string, string>,
  url: string,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { PATH: process.env["PATH"], ...env },
  });
  process.once("exit", () => child.kill("SIGKILL"));
  const deadline = performance.now() + startMs;
  for (;;) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) break;
    if (child.exitCode !== null || performance.now() > deadline) throw new Error(`${args[0]} did not start`);
    await delay(50);
  }
  if (child.pid !== undefined) pin(child.pid, serverCore);
  return child;
}

export async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await Promise.race([once(child, "exit"), delay(10_000).then(() => child.kill("SIGKILL"))]);
}

/** Milliseconds of processor time that a process and its threads have used, in steps of ten. */
export function cpuMs({ pid }: ChildProcess): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
}

/** Prints what was found beside the most that it may be. @returns the exit code */
export function report(checks: readonly [what: string, found: number, most: number][]): 0 | 1 {
  for (const [what, found, most] of checks) {
    const verdict = found <= most ? "" : "   MISSED";
    process.stdout.write(`${what.padEnd(50)} ${found.toFixed(2).padStart(8)}   at most ${most}${verdict}\n`);
  }
  return checks.every(([, found, most]) => found <= most) ? 0 : 1;
}
