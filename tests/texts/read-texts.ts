/** The texts of this folder, for tests of every room. */

import { readFileSync } from "node:fs";
import path from "node:path";

const folder = path.resolve("tests/texts");

/** The public-domain texts, about 300 to 1,350 words each. */
export const classics = ["pride", "opticks", "ruth", "gettysburg"] as const;

/** Articles of a declaration under their headings, about 300 words of English. */
export const declaration = "rights" as const;

/** Public-domain passages in other languages, about 120 to 300 words each. */
export const otherLanguages = ["hebrew", "arabic", "chinese", "japanese", "hindi", "russian"] as const;

/** A text without its source line. */
export function readText(
  name: (typeof classics)[number] | typeof declaration | (typeof otherLanguages)[number],
): string {
  return readFileSync(path.join(folder, `${name}.md`), "utf8").replace(/^<!--.*-->\s*/, "").trim();
}

/** The short samples by their heading: prose with typical faults, clean business and web prose, or documents of many kinds. */
export function readSamples(file: "samples" | "business" | "documents" = "samples"): Map<string, string> {
  const parts = readFileSync(path.join(folder, `${file}.md`), "utf8").split(/^## /m).slice(1);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf("\n")), part.slice(part.indexOf("\n")).trim()]));
}
