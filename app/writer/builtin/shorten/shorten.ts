/** The built-in Shorter: tightens, then drops what weighs least, until at most 70 % of the words are left. */

import { NeedsModel } from "../../faults.ts";
import { numbersOf } from "../../prose/facts.ts";
import { guard } from "../../prose/guard.ts";
import { weightsOf } from "../../prose/weights.ts";
import { countWords } from "../../prose/words.ts";
import type { Decline, Source, Values } from "../../task.ts";
import {
  allSentences,
  draftOf,
  lockFacts,
  textOf,
  watchHeadings,
  wordsIn,
  type Draft,
  type Sentence,
} from "../draft.ts";
import { requireEnglish } from "../limits.ts";
import { activate, cutFillers, cutWordiness } from "../rewrite/edit.ts";
import { joinOpenings } from "../rewrite/openings.ts";
import { isCounted, isFragment, withoutLead, withoutOrdinal } from "../leads.ts";
import { isFrame, shorterForms } from "../sentences.ts";
import { pointsBack } from "../chain.ts";

const most = 0.7;

/** Shortens English prose to at most 70 % of its words, every number kept, sentences in order. */
export function shorten(source: Source, _values: Values): string | Decline {
  requireEnglish("Shorter", source.text);
  const words = countWords(source.text);
  if (words < 12)
    return {
      decline: `The text has ${String(words)} words; Shorter needs at least 12 to leave a whole sentence.`,
    };
  const limit = Math.floor(words * most);
  const draft = draftOf(source.text);
  cutWordiness(draft, 0);
  activate(draft);
  cutFillers(draft, 0);
  lockFacts(draft);
  const left = () => countWords(textOf(draft));
  if (left() > limit) dropSentences(draft, left, limit);
  if (left() > limit) trimSentences(draft, left, limit);
  for (const row of draft.sentences) {
    dropHollowQuestion(row);
    mendStarts(row);
  }
  mendCounts(draft);
  if (left() > limit)
    throw new NeedsModel(
      "Shorter needs a model here: the rules cut what they safely can, keep every number, and still leave more than 70 % of the words.",
    );
  return textOf(draft, joinOpenings);
}

/** Drops whole sentences, lightest first, as long as every number stands somewhere else or in none of them, and no heading with a number is left bare and falls too. */
function dropSentences(draft: Draft, left: () => number, limit: number): void {
  const all = allSentences(draft);
  const first = all.find((sentence) => !isFrame(sentence.source));
  const weights = weightsOf(all.map((sentence) => sentence.source));
  const weight = new Map(
    all.map((sentence, index) => [sentence, (weights[index] ?? 0) * (sentence === first ? 2.5 : 1)]),
  );
  const chains = draft.sentences.flatMap((row) => row.map((_sentence, index) => chainAt(row, index)));
  const ranked = chains
    .map((chain) => ({
      chain,
      cost: mean(chain.map((sentence) => weight.get(sentence) ?? 0)) * (chain.length > 1 ? 1.2 : 1),
    }))
    .toSorted((a, b) => a.cost - b.cost);
  const headingsStand = watchHeadings(draft);
  let room = left() - limit;
  for (const { chain } of ranked) {
    if (room <= 0) return;
    const living = chain.filter((sentence) => sentence.text !== "");
    const size = living.reduce((sum, sentence) => sum + wordsIn(sentence), 0);
    if (
      living.length === 0 ||
      size > room + 0.2 * limit ||
      living.length === all.filter((sentence) => sentence.text !== "").length
    )
      continue;
    if (living.some((sentence) => isFrame(sentence.source)) || !numbersElsewhere(all, living)) continue;
    const was = living.map((sentence) => sentence.text);
    for (const sentence of living) sentence.text = "";
    if (!headingsStand()) {
      for (const [index, sentence] of living.entries()) sentence.text = was[index] ?? sentence.text;
      continue;
    }
    room -= size;
  }
}

/** A sentence with those behind it that point back to it. */
function chainAt(row: readonly Sentence[], index: number): Sentence[] {
  let end = index + 1;
  while (end < row.length && pointsBack(row[end]?.source ?? "")) end += 1;
  return row.slice(index, end);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function numbersElsewhere(all: readonly Sentence[], going: readonly Sentence[]): boolean {
  const numbers = going.flatMap((sentence) => numbersOf(sentence.restore(sentence.text)));
  if (numbers.length === 0) return true;
  const others = new Set(
    all
      .filter((sentence) => sentence.text !== "" && !going.includes(sentence))
      .flatMap((sentence) => numbersOf(sentence.restore(sentence.text))),
  );
  return numbers.every((number) => others.has(number));
}

/** Cuts asides and side clauses from the sentences that must stay, longest first, until the limit is met. */
function trimSentences(draft: Draft, left: () => number, limit: number): void {
  const living = allSentences(draft)
    .filter((sentence) => sentence.text !== "")
    .toSorted((a, b) => countWords(b.text) - countWords(a.text));
  for (const sentence of living) {
    const room = left() - limit;
    if (room <= 0) return;
    const full = sentence.restore(sentence.text);
    const numbers = numbersOf(full);
    const forms = shorterForms(full, (form) => {
      const kept = new Set(numbersOf(form));
      return numbers.every((number) => kept.has(number));
    });
    const enough = forms.find((form) => countWords(full) - countWords(form) >= room);
    const form = enough ?? forms.at(-1);
    if (!form) continue;
    const guarded = guard(form);
    sentence.text = guarded.text;
    sentence.restore = guarded.restore;
  }
}

/** A sentence that lost its neighbour loses the connective that leaned on it. */
function mendStarts(row: readonly Sentence[]): void {
  for (const [index, sentence] of row.entries()) {
    const before = row[index - 1];
    if (sentence.text === "" || (before && before.text !== "") || index === 0) continue;
    const bare = withoutLead(sentence.text);
    if (!isFragment(bare)) sentence.text = bare;
  }
}

/** A count that lost a partner is no count: `Finally,` falls where `First,` fell. */
function mendCounts(draft: Draft): void {
  const counted = allSentences(draft).filter((sentence) => isCounted(sentence.source));
  if (counted.every((sentence) => sentence.text !== "")) return;
  for (const sentence of counted) sentence.text = withoutOrdinal(sentence.text);
}

/** A question whose answer was dropped goes with it. */
function dropHollowQuestion(row: readonly Sentence[]): void {
  const last = row.findLastIndex((sentence) => sentence.text !== "");
  const sentence = row[last];
  if (!sentence || last === 0 || last === row.length - 1 || !sentence.source.endsWith("?")) return;
  if (numbersOf(sentence.source).length === 0) sentence.text = "";
}
