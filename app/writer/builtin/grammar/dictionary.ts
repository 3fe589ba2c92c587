/**
 * A second opinion on spelling: Hunspell's dictionaries, and beside them the words that only players of word games know. To
 * lay out all forms of their words takes 300 ms, so the build keeps them in a file, by how they begin, and those of a
 * beginning are taken in when a word of it is first asked for.
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

interface Kept extends Readonly<Record<Variety, Laid>> {
  /** The words of games that neither dictionary has, a line each, by how they begin. */
  rare: Readonly<Record<string, string>>;
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
let kept: Kept | undefined;

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

/** Shorter ones are typed for another word more often than they are meant: `wich`, `trow`. */
const shortest = 5;

function layOutRare(known: readonly Laid[]): Kept["rare"] {
  const list = join(dirname(createRequire(import.meta.url).resolve("word-list")), "words.txt");
  const usual = new Set(known.flatMap(({ words }) => Object.values(words).flatMap((all) => all.split("\n"))));
  const words = readFileSync(list, "utf8")
    .split("\n")
    .filter((word) => word.length >= shortest && !usual.has(word));
  const groups = Object.entries(Object.groupBy(words, beginningOf));
  return Object.fromEntries(groups.map(([beginning, group = []]) => [beginning, group.join("\n")]));
}

function layOutAll(): Kept {
  const [British, American] = [layOut("British"), layOut("American")];
  return { British, American, rare: layOutRare([British, American]) };
}

/** Keeps all of them, laid out, in a file of 4 MB. */
export function keepDictionaries(file: string): void {
  writeFileSync(file, JSON.stringify(layOutAll()));
}

/** What a build has kept; null where nothing was built. */
function readKept(): Kept | null {
  try {
    return JSON.parse(readFileSync(builtFile("dictionaries.json"), "utf8")) as Kept;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

function opinionOf(variety: Variety): Opinion {
  const known = opinions.get(variety);
  if (known) return known;
  kept ??= readKept() ?? layOutAll();
  const { numbers, words } = kept[variety];
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

/** Whether a word in small letters is one that no dictionary of everyday English has, but a list of all words. */
export function isRare(word: string): boolean {
  kept ??= readKept() ?? layOutAll();
  return `\n${kept.rare[beginningOf(word)] ?? ""}\n`.includes(`\n${word}\n`);
}
