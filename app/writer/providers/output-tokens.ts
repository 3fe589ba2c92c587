import type { Task } from "../task.ts";

const least = 2_048;
const most = 16_384;

/**
 * The most tokens an answer may have: room for the source rewritten at full length and half as much again.
 * A token is at least about three bytes of UTF-8 in any of the languages written here.
 */
export function outputTokens(task: Task): number {
  const bytes = Buffer.byteLength(task.source.text) + Buffer.byteLength(task.repair?.text ?? "");
  return Math.min(most, Math.max(least, Math.ceil(bytes / 2)));
}
