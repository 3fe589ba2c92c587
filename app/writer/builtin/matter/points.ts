/** The sentences of an English text that can stand alone, and what each of them is good for. */

import { isCall } from "../../prose/calls.ts";
import { conclusionScore } from "../../prose/conclusion.ts";
import { namesOf, numbersOf } from "../../prose/facts.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import { pointsBack } from "../chain.ts";
import { isFragment } from "../leads.ts";
import { candidatesOf, shorterForms } from "../sentences.ts";
import { imperative } from "../tables/imperatives.ts";
import { wellFormed } from "../well-formed.ts";

export interface Point {
  /** Tightened, without its connective, as plain text. */
  text: string;
  words: number;
  /** Mean about 1 over the text. */
  weight: number;
  /** Place among the text's sentences. */
  at: number;
  /** How strongly it sounds like a conclusion. */
  conclusion: number;
  numbers: number;
  person: boolean;
  quote: boolean;
  call: boolean;
  command: boolean;
}

const somebody =
  /\b(?:he|she|his|her|I|my|we|our|man|woman|boy|girl|child|mother|father|farmer|customer|reader|neighbour|colleague|manager|editor|teacher|parents?|staff|people|team|everyone|nobody|workers?|passengers?|fitters?|readers?|drivers?)\b/u;

/** A count of things that only the sentence before names: `43 of them`. */
const counted =
  /^[^,;]*\b(?:\d+|some|many|most|one|two|three|all|both|none|each|few|several) of (?:them|these|those)\b/i;

/** A name with its date and place, as under a speech: no word of it begins small. */
function onlyNames(text: string): boolean {
  return !/(?<![\p{L}\p{N}'’])\p{Ll}/u.test(text);
}

/** The points of a text in order; at most the first 400, and of these only the sentences that weigh most where a number is given. */
export function pointsOf(markdown: string, most = 400): Point[] {
  const all = candidatesOf(markdown).slice(0, 400);
  const free = all.filter((candidate) => !candidate.unfit && !candidate.hangs);
  const kept = new Set(free.toSorted((a, b) => b.weight - a.weight).slice(0, most));
  return all.flatMap((candidate, at) => {
    if (!kept.has(candidate)) return [];
    const text = plainOf(wellFormed(candidate.text)).trim();
    if (onlyNames(text) || isFragment(text) || pointsBack(text) || counted.test(text) || countWords(text) < 3)
      return [];
    return [
      {
        text: /[.!?…]["”’)]*$/u.test(text) ? text : `${text}.`,
        words: countWords(text),
        weight: candidate.weight,
        at,
        conclusion: conclusionScore(text, at, all.length),
        numbers: numbersOf(text).length,
        person: namesOf(`It was ${text}`).length > 0 || somebody.test(text),
        quote: /[“"]/u.test(text),
        call: isCall(text),
        command: imperative.test(text) || imperative.test(/^If [^,]{3,60}, (.*)$/u.exec(text)?.[1] ?? ""),
      },
    ];
  });
}

/** The heaviest points first. */
export function byWeight(points: readonly Point[]): Point[] {
  return points.toSorted((a, b) => b.weight - a.weight || a.at - b.at);
}

/** Points in the text's order. */
export function inOrder(points: readonly Point[]): Point[] {
  return points.toSorted((a, b) => a.at - b.at);
}

/** A sentence in at most so many characters: as it is, or cut at whole clauses; null where no form fits. */
export function within(sentence: string, characters: number): string | null {
  if (Array.from(sentence).length <= characters) return sentence;
  const form = shorterForms(sentence).find(
    (one) =>
      Array.from(one).length <= characters && !/\b(?:mainly|mostly|which|(?:is|was|are|were))[.]?$/.test(one),
  );
  return form ?? null;
}

/** The sentence without its full stop. */
export function unstopped(sentence: string): string {
  return sentence.replace(/[.]$/u, "");
}
