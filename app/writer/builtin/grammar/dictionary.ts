/**
 * A second opinion on spelling: Hunspell's dictionaries. To lay out all forms of their words takes 300 ms, so the build
 * keeps them in a file, by how they begin, and those of a beginning are taken in when a word of it is first asked for.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import nspell from "nspell";
import type { Variety } from "./findings.ts";

const packages: Readonly<Record<Variety, string>> = {
  British: "dictionary-en-gb",
  American: "dictionary-en",
};

/** A dictionary that is laid out. */
interface Laid {
  /** The lines of its own file, with their marks, of which it puts ordinal numbers together. */
  numbers: string;
  /** Every other word that it has, a line each, by how it begins. */
  words: Readonly<Record<string, string>>;
}

interface Opinion {
  spelling: ReturnType<typeof nspell>;
  /** What has not been taken in. */
  waiting: Map<string, string>;
}

const builtServer = import.meta.url.endsWith(".ts") ? "../../../../build/server/" : "./";

/** Where the build keeps what it has laid out for the checker, beside the server's bundle. */
export const builtFile = (name: string): string =>
  fileURLToPath(new URL(`${builtServer}${name}`, import.meta.url));

const opinions = new Map<Variety, Opinion>();
let kept: Readonly<Record<Variety, Laid>> | null | undefined;

const beginningOf = (word: string): string => word.slice(0, 2).toLowerCase().replace("’", "'");

function readPackage(variety: Variety, file: "index.aff" | "index.dic"): string {
  const folder = dirname(createRequire(import.meta.url).resolve(packages[variety]));
  return readFileSync(join(folder, file), "utf8");
}

function layOut(variety: Variety): Laid {
  const dic = readPackage(variety, "index.dic");
  const { data } = nspell(readPackage(variety, "index.aff"), dic) as unknown as { data: object };
  const words = Object.keys(data).filter((word) => !/^\d/.test(word));
  const groups = Object.entries(Object.groupBy(words, beginningOf));
  return {
    numbers: dic.match(/^\d.*$/gm)?.join("\n") ?? "",
    words: Object.fromEntries(groups.map(([beginning, group = []]) => [beginning, group.join("\n")])),
  };
}

/** Keeps both dictionaries, laid out, in a file of 2.5 MB. */
export function keepDictionaries(file: string): void {
  const laid: Record<Variety, Laid> = { British: layOut("British"), American: layOut("American") };
  writeFileSync(file, JSON.stringify(laid));
}

/** What a build has kept; null where nothing was built. */
function readKept(): Readonly<Record<Variety, Laid>> | null {
  try {
    return JSON.parse(readFileSync(builtFile("dictionaries.json"), "utf8")) as Record<Variety, Laid>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

function opinionOf(variety: Variety): Opinion {
  const known = opinions.get(variety);
  if (known) return known;
  kept ??= readKept();
  const { numbers, words } = kept?.[variety] ?? layOut(variety);
  const fresh = {
    spelling: nspell(readPackage(variety, "index.aff"), numbers),
    waiting: new Map(Object.entries(words)),
  };
  opinions.set(variety, fresh);
  return fresh;
}

/** Whether the dictionary has the word. */
export function knows(variety: Variety, word: string): boolean {
  const { spelling, waiting } = opinionOf(variety);
  const beginning = beginningOf(word);
  for (const one of waiting.get(beginning)?.split("\n") ?? []) spelling.add(one);
  waiting.delete(beginning);
  return spelling.correct(word);
}
