/** The built-in read times: downwards the lightest sentences go, upwards what is missing is marked. */

import { isEnglish } from "../../prose/language.ts";
import { weightsOf } from "../../prose/weights.ts";
import { countWords } from "../../prose/words.ts";
import type { Decline, Rule, Source } from "../../task.ts";
import { pointsBack } from "../chain.ts";
import { allSentences, draftOf, textOf, wordsIn, type Draft, type Sentence } from "../draft.ts";
import { lengthen, tooFew } from "../expand/lengthen.ts";
import { isFragment, withoutLead } from "../leads.ts";
import { requireEnglish } from "../limits.ts";
import { isFrame, mayTrim, shorterForms } from "../sentences.ts";
import { guard } from "../../prose/guard.ts";

/** More than this many times longer would be more questions than text. */
const mostGrowth = 2.6;

/** The rule for a reading time of so many minutes at 200 words a minute, a tenth more or less. */
export function readIn(minutes: number): Rule {
  const [least, most] = [minutes * 180, minutes * 220];
  return (source) => brought(source, minutes, least, most);
}

function brought(source: Source, minutes: number, least: number, most: number): string | Decline {
  const words = countWords(source.text);
  const named = `${String(minutes)} ${minutes === 1 ? "minute" : "minutes"}`;
  if (words >= least && words <= most)
    return { decline: `The text already reads in about ${named}: it has ${String(words)} words.` };
  if (words > most) {
    const cut = shortened(source.text, least, most);
    return (
      cut ?? {
        decline: `No set of this text's sentences comes to ${String(least)} to ${String(most)} words; it would need shorter sentences.`,
      }
    );
  }
  const needs = {
    decline: `The text has ${String(words)} words; for ${named} (${String(least)} to ${String(most)} words) it needs at least ${String(Math.ceil(least / mostGrowth))} to begin with.`,
  };
  if (words * mostGrowth < least) return needs;
  requireEnglish(`Read Time upwards`, source.text);
  return lengthen(source.text, least, most) ?? tooFew(words, least);
}

/** The text without its lightest sentences; null where the words come out wrong. */
function shortened(markdown: string, least: number, most: number): string | null {
  const draft = draftOf(markdown);
  const all = allSentences(draft);
  const weights = weightsOf(all.map((sentence) => sentence.source));
  const weight = new Map(
    all.map((sentence, index) => [sentence, (weights[index] ?? 0) * (index === 0 ? 3 : 1)]),
  );
  const ranked = chainsOf(draft)
    .map((chain) => ({
      chain,
      size: chain.reduce((sum, one) => sum + wordsIn(one), 0),
      cost: chain.reduce((sum, one) => sum + (weight.get(one) ?? 0), 0) / chain.length,
    }))
    .toSorted((a, b) => a.cost - b.cost);
  let left = countWords(textOf(draft));
  for (const { chain, size } of ranked) {
    if (left <= most) break;
    if (left - size < least) continue;
    for (const sentence of chain) sentence.text = "";
    left -= size;
  }
  left = countWords(textOf(draft));
  if (left > most && mayTrim(markdown)) left = trimmed(draft, left, least, most);
  mendStarts(draft, isEnglish(markdown));
  const output = textOf(draft);
  const words = countWords(output);
  return words >= least && words <= most ? output : null;
}

/** Sentences with those behind them that point back, as runs that go or stay together. */
function chainsOf(draft: Draft): Sentence[][] {
  return draft.sentences.flatMap((row) => {
    const chains: Sentence[][] = [];
    for (const sentence of row)
      if (chains.length > 0 && pointsBack(sentence.source)) chains.at(-1)?.push(sentence);
      else chains.push([sentence]);
    return chains.filter((chain) => chain.every((sentence) => !isFrame(sentence.source)));
  });
}

/** Cuts asides where whole sentences would be too much. */
function trimmed(draft: Draft, words: number, least: number, most: number): number {
  let left = words;
  for (const sentence of allSentences(draft).toSorted((a, b) => wordsIn(b) - wordsIn(a))) {
    if (left <= most) break;
    if (sentence.text === "") continue;
    const full = wordsIn(sentence);
    const form = shorterForms(sentence.source).find((one) => left - full + countWords(one) >= least);
    if (!form) continue;
    const guarded = guard(form);
    sentence.text = guarded.text;
    sentence.restore = guarded.restore;
    left -= full - countWords(form);
  }
  return left;
}

/** A sentence that lost its neighbour loses the connective that leaned on it. */
function mendStarts(draft: Draft, english: boolean): void {
  if (!english) return;
  for (const row of draft.sentences)
    for (const [index, sentence] of row.entries()) {
      if (sentence.text === "" || index === 0 || row[index - 1]?.text !== "") continue;
      const bare = withoutLead(sentence.text);
      if (!isFragment(bare)) sentence.text = bare;
    }
}
