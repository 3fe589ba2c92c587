import { createHash } from "node:crypto";

/** The guid of what one click makes of something: sent twice, it is one. `parts`: the click, and what it is made of. */
export function madeGuid(...parts: string[]): string {
  const hash = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  const at = (from: number, to: number): string => hash.slice(from, to);
  return [at(0, 8), at(8, 12), `8${at(13, 16)}`, `a${at(17, 20)}`, at(20, 32)].join("-");
}
