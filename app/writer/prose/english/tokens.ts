/** English words with their part of speech and base form, by wink-nlp. Loaded at the first use: a quarter of a second, 60 MB. */

import { createRequire } from "node:module";

/** Universal part-of-speech tags, e.g. NOUN, VERB, AUX, PROPN. */
export interface Token {
  /** As typed. A contraction is two tokens: `do` and `n't`. */
  text: string;
  /** Lower case, curly apostrophes straight. */
  key: string;
  tag: string;
  lemma: string;
  /** Places in UTF-16 units: `text.slice(start, end)` is the token. */
  start: number;
  end: number;
}

/** What is used of the library. */
interface Reader {
  readDoc: (text: string) => { tokens: () => { out: (what: unknown) => string[] } };
  its: Readonly<Record<"value" | "pos" | "lemma", unknown>>;
}

let loaded: Reader | null = null;

function reader(): Reader {
  if (loaded) return loaded;
  const load = createRequire(import.meta.url);
  const wink = load("wink-nlp") as (model: unknown, pipe: string[]) => Reader;
  loaded = wink(load("wink-eng-lite-web-model"), ["sbd", "pos"]);
  return loaded;
}

/** Longer runs are no words; the library's time grows with the square of a run's length. */
const noWord = /\S{200,}/g;

/**
 * The tokens of an English plain text in order; what is written without a space for 200 characters has none. Time grows
 * with the text's length: 1,000 words take about 5 ms.
 */
export function tokensOf(text: string): Token[] {
  const { its, readDoc } = reader();
  const straight = text.replace(/[’ʼ]/g, "'");
  const tokens = readDoc(straight.replace(noWord, (run) => " ".repeat(run.length))).tokens();
  const words = tokens.out(its.value);
  const tags = tokens.out(its.pos);
  const lemmas = tokens.out(its.lemma);
  const found: Token[] = [];
  let at = 0;
  for (const [index, word] of words.entries()) {
    const start = straight.indexOf(word, at);
    if (start < 0) continue;
    at = start + word.length;
    found.push({
      text: text.slice(start, at),
      key: word.toLowerCase(),
      tag: tags[index] ?? "X",
      lemma: lemmas[index] ?? word.toLowerCase(),
      start,
      end: at,
    });
  }
  return found;
}

/** Loads the library, so that the first text need not wait for it. */
export function warmTokens(): void {
  tokensOf("The library is read once.");
}
