/**
 * Milliseconds of processor that the host of this virtual machine gave to others since it started (`steal` of proc(5)), all
 * processors together, in steps of 10; 0 where that is not told.
 */
import { closeSync, openSync, readSync } from "node:fs";

const steal = 8;
const msPerTick = 10;
const first = Buffer.alloc(256);

export function stolenMs(): number {
  if (process.platform !== "linux") return 0;
  const file = openSync("/proc/stat", "r");
  const length = readSync(file, first, 0, first.length, 0);
  closeSync(file);
  const ticks = Number(first.toString("latin1", 0, length).split(/\s+/u)[steal]);
  return Number.isFinite(ticks) ? ticks * msPerTick : 0;
}
