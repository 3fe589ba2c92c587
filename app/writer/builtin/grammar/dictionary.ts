/** A second opinion on spelling: Hunspell's dictionaries, loaded when the first unknown word is met. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import nspell from "nspell";
import type { Variety } from "./findings.ts";

const packages: Readonly<Record<Variety, string>> = {
  British: "dictionary-en-gb",
  American: "dictionary-en",
};
const loaded = new Map<Variety, ReturnType<typeof nspell>>();

function dictionary(variety: Variety): ReturnType<typeof nspell> {
  const known = loaded.get(variety);
  if (known) return known;
  const folder = dirname(createRequire(import.meta.url).resolve(packages[variety]));
  const read = (file: string) => readFileSync(join(folder, file));
  const fresh = nspell(read("index.aff"), read("index.dic"));
  loaded.set(variety, fresh);
  return fresh;
}

/** Whether the dictionary has the word. */
export function knows(variety: Variety, word: string): boolean {
  return dictionary(variety).correct(word);
}
