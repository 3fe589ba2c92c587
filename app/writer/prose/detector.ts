/**
 * The language detector eld with its 81,000 n-grams kept as the text of their file and where each begins in it: 8 MB a
 * thread and 30 ms to load at the first use; as the object that its own entry makes of them they take 44 MB and 250 ms.
 */

import { readFileSync } from "node:fs";
import { createRequire, findPackageJSON } from "node:module";
import { join } from "node:path";

/** A language's number and the score that an n-gram gives it. */
type Scores = Readonly<Record<string, number>>;

/** What is used of the package. */
interface Eld {
  createEld: () => {
    instance: { detect: (text: string) => { language: string; isReliable: () => boolean } };
    loadData: (data: { type: string; languages: Record<string, string>; ngrams: object }) => void;
  };
}

interface Detector {
  /** `…languages:{0:'am',…},isSubset:false,ngrams:{' Lé4L':{0:176},LüZL:{0:175,3:52},…}};` */
  text: string;
  /** Where the scores of each n-gram begin. */
  places: ReadonlyMap<string, number>;
  detect: ReturnType<Eld["createEld"]>["instance"]["detect"];
}

const opening = "ngrams:{";

/** The place behind a key that begins at `start`, where its string ends if it is one. */
function endOfKey(text: string, start: number): number {
  const quote = text[start] ?? "";
  if (quote !== "'" && quote !== '"') return text.indexOf(":", start);
  let end = start + 1;
  while (text[end] !== quote) end += text[end] === "\\" ? 2 : 1;
  return end + 1;
}

function keyOf(written: string): string {
  if (written[0] !== "'" && written[0] !== '"') return written;
  const held = written.slice(1, -1);
  return held.includes("\\") ? held.replace(/\\(.)/g, "$1") : held;
}

function readPlaces(text: string): Map<string, number> {
  const found = new Map<string, number>();
  let at = text.indexOf(opening) + opening.length;
  while (text[at] !== "}") {
    const end = endOfKey(text, at);
    found.set(keyOf(text.slice(at, end)), end + ":{".length);
    at = text.indexOf("}", end) + 1;
    if (text[at] === ",") at += 1;
  }
  return found;
}

function load(): Detector {
  const folder = join(findPackageJSON("eld", import.meta.url) ?? "", "../src");
  const { createEld } = createRequire(import.meta.url)(join(folder, "languageDetector.js")) as Eld;
  const text = readFileSync(join(folder, "ngrams/small.js"), "utf8");
  const codes = text.slice(0, text.indexOf(opening)).matchAll(/(?<!\d)(\d+):'(\w+)'/g);
  const { instance, loadData } = createEld();
  loadData({
    type: "S60",
    languages: Object.fromEntries(Array.from(codes, ([, number = "", code = ""]) => [number, code] as const)),
    ngrams: new Proxy({}, { get: (_, ngram) => (typeof ngram === "string" ? scoresOf(ngram) : undefined) }),
  });
  return { text, places: readPlaces(text), detect: instance.detect };
}

let loaded: Detector | null = null;
const detector = (): Detector => (loaded ??= load());

/** The n-grams that the detector knows. */
export const ngrams = (): Iterable<string> => detector().places.keys();

/** The scores of an n-gram; undefined when it tells nothing of any language. */
export function scoresOf(ngram: string): Scores | undefined {
  const { text, places } = detector();
  const start = places.get(ngram);
  if (start === undefined) return undefined;
  const pairs = text.slice(start, text.indexOf("}", start)).split(",");
  return Object.fromEntries(pairs.map((pair) => pair.split(":").map(Number) as [number, number]));
}

/** Tells the language of a text by its first 350 bytes: its ISO 639-1 code, empty when none is likely, and how sure that is. */
export const detectLanguage: Detector["detect"] = (text) => detector().detect(text);
