/** The built-in Summarize: the text's own sentences, ranked by how much of the text they carry, within exact limits. */

import { NeedsModel } from "../../faults.ts";
import { conclusionOf } from "../../prose/conclusion.ts";
import { numbersOf } from "../../prose/facts.ts";
import { proseSentences } from "../../prose/grade.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import { limitOf } from "../../promises/words.ts";
import type { Decline, Source, Values } from "../../task.ts";
import { joinSentences } from "../draft.ts";
import { requireRule } from "../limits.ts";
import { pointsBack } from "../chain.ts";
import { candidatesOf, mayTrim, shorterForms, type Candidate } from "../sentences.ts";
import { wellFormed } from "../well-formed.ts";
import { focused, spellOut, unexplained } from "./focus.ts";
import { pick, type Option, type Slot } from "./pick.ts";

const covered: Readonly<Record<string, readonly string[]>> = {
  Format: ["One paragraph", "Bullet points", "Executive summary", "TL;DR"],
  Length: ["One sentence", "50 words", "100 words", "10% of original"],
  Focus: ["Main argument", "Decisions and actions", "Numbers and dates", "People and quotes"],
  Reader: ["Busy executive", "General reader", "Newcomer", "Specialist"],
};

/** Without a chosen length a summary has at most this share of the words, and no more than this many. */
const share = 0.3;
const comfortable = 160;

interface Size {
  least: number;
  /** Aimed at first; `least` is what a text without fitting sentences may fall back to. */
  wished?: number;
  most: number;
  sentences: number;
}

/** Summarises in any language by choosing sentences; English ones may be cut at whole clauses. */
export function summarize(source: Source, values: Values): string | Decline {
  requireRule("Summarize", values, covered);
  const candidates = candidatesOf(source.text);
  const words = countWords(source.text);
  if (candidates.length === 0 || words < 15)
    return { decline: `A summary needs a text of at least 15 words; this one has ${String(words)}.` };
  const size = sizeOf(source, values);
  const first = values.Reader === "Busy executive" || values.Format === "Executive summary";
  const conclusion = first ? conclusionIn(candidates, source.text) : "";
  const slots = slotsOf(candidates, values, mayTrim(source.text), conclusion);
  const fit = slots.map((slot, index) =>
    candidates[index]?.unfit && !slot.must ? { ...slot, options: [] } : slot,
  );
  const found = choose(fit.every((slot) => slot.options.length === 0) ? slots : fit, size, values);
  if (!found) return { decline: tooShort(candidates, size, words, values) };
  const ordered =
    conclusion === ""
      ? found
      : [...found].toSorted(
          (a, b) =>
            Number(b.slot === a.slot) ||
            lead(b.slot, candidates, conclusion) - lead(a.slot, candidates, conclusion) ||
            a.slot - b.slot,
        );
  return shaped(
    ordered.map(({ option }) => option.text),
    source,
    values,
  );
}

/** The text's concluding sentence, as the promise finds it, if it may open a summary; else the best of those that may. */
function conclusionIn(candidates: readonly Candidate[], text: string): string {
  const wanted = conclusionOf(proseSentences(text));
  const same = candidates.find((candidate) => plainOf(candidate.text) === wanted && !candidate.unfit);
  const fit = candidates.filter((candidate) => !candidate.unfit);
  return same?.text ?? conclusionOf((fit.length > 0 ? fit : candidates).map((candidate) => candidate.text));
}

function lead(slot: number, candidates: readonly Candidate[], conclusion: string): number {
  return candidates[slot]?.text === conclusion ? 1 : 0;
}

function sizeOf(source: Source, values: Values): Size {
  const whole = countWords(source.text);
  const mark = values.Format === "TL;DR" ? 1 : 0;
  if (values.Length === "One sentence") return { least: 1, most: Math.max(whole, 1), sentences: 1 };
  if (values.Length) {
    const limit = values.Length === "10% of original" ? "tenth" : Number(values.Length.replace(/\D/g, ""));
    const { least, most } = limitOf(limit, source);
    return { least: Math.max(1, least - mark), most: most - mark, sentences: Number.POSITIVE_INFINITY };
  }
  const most = Math.min(Math.floor(whole * share), comfortable) - mark;
  return {
    least: Math.ceil(most * 0.4),
    wished: Math.ceil(most * 0.65),
    most,
    sentences: values.Format === "TL;DR" ? 2 : Number.POSITIVE_INFINITY,
  };
}

function slotsOf(
  candidates: readonly Candidate[],
  values: Values,
  trims: boolean,
  conclusion: string,
): Slot[] {
  return candidates.map((candidate, index) => {
    const value = focused(candidate, index, candidates.length, values.Focus, values.Reader);
    const text = trims ? wellFormed(candidate.text) : candidate.text;
    const forms = trims ? shorterForms(text) : [];
    const options = [text, ...forms].map((form): Option => {
      const words = countWords(form);
      const lost = numbersOf(form).length < numbersOf(text).length ? 0.5 : 1;
      return { text: form, words, value: worth(value * lost, words, candidate.words) };
    });
    return {
      options,
      hangs: (candidate.hangs || (trims && pointsBack(text))) && candidate.text !== conclusion,
      ...(candidate.text === conclusion ? { must: true } : {}),
    };
  });
}

/** What it costs a summary to take one more sentence, in words of mean weight: fewer and weightier ones are better. */
const perSentence = 5;

/** A sentence is worth its weight by its length, so that a long one is not beaten by two crumbs; a cut form a little less. */
export function worth(value: number, words: number, full: number): number {
  return value * Math.max(1, full) ** 0.9 * (0.55 + 0.45 * (words / Math.max(1, full))) - perSentence;
}

function choose(
  slots: readonly Slot[],
  size: Size,
  values: Values,
): { slot: number; option: Option }[] | null {
  if (size.sentences === 1) {
    const free = slots
      .map((slot, index) => ({
        slot: index,
        option: slot.options[0],
        hangs: slot.hangs,
        must: slot.must ?? false,
      }))
      .filter(({ hangs, must }) => !hangs || must);
    const best = free.toSorted(
      (a, b) =>
        Number(b.must) - Number(a.must) ||
        (b.option?.value ?? 0) / Math.sqrt(b.option?.words || 1) -
          (a.option?.value ?? 0) / Math.sqrt(a.option?.words || 1),
    )[0];
    return best?.option ? [{ slot: best.slot, option: best.option }] : null;
  }
  const items = values.Format === "Bullet points" ? 2 : values.Format === "Executive summary" ? 3 : 1;
  const most =
    values.Format === "Bullet points" ? 8 : values.Format === "Executive summary" ? 7 : size.sentences;
  const loose =
    values.Format === "Bullet points" || values.Format === "Executive summary"
      ? slots.map((slot) => (slot.hangs ? { ...slot, options: [] } : slot))
      : slots;
  const found =
    pick(loose, size.wished ?? size.least, size.most, most) ?? pick(loose, size.least, size.most, most);
  if (found && found.length >= items) return found;
  const short = pick(
    loose.map((slot) => ({
      ...slot,
      options: slot.options.map((option) => ({ ...option, value: 100 + option.value })),
    })),
    size.least,
    size.most,
    most,
  );
  return short && short.length >= items ? short : null;
}

/** Says what the text would have to be like. */
function tooShort(candidates: readonly Candidate[], size: Size, words: number, values: Values): string {
  const free = candidates.filter((candidate) => !candidate.hangs && !candidate.unfit);
  const shortest = Math.min(...(free.length > 0 ? free : candidates).map((candidate) => candidate.words));
  const needs = values.Format === "Bullet points" ? 2 : values.Format === "Executive summary" ? 3 : 1;
  const wanted =
    values.Length === "10% of original" ? shortest * needs * 10 : Math.ceil((shortest * needs) / share);
  if (values.Length && values.Length !== "10% of original")
    return `No set of this text's sentences has between ${String(size.least)} and ${String(size.most)} words; it would need more or shorter sentences, or a model.`;
  return `This text has ${String(words)} words and its shortest whole sentence ${String(shortest)}; a summary within ${String(Math.max(0, size.most))} words would need a text of about ${String(Math.max(wanted, words + 1))} words, or a model.`;
}

function shaped(sentences: readonly string[], source: Source, values: Values): string {
  let chosen = [...sentences];
  if (values.Reader === "Newcomer") {
    const bare = unexplained(chosen.join(" "), source.text);
    if (bare.length > 0)
      throw new NeedsModel(
        `Reader: Newcomer needs a model here; the text does not say what ${bare.join(", ")} stands for.`,
      );
    chosen = spellOut(chosen.join("\n"), source.text).split("\n");
  }
  const oneSentence = values.Length === "One sentence";
  if (values.Format === "Bullet points" && !oneSentence)
    return chosen.map((sentence) => `- ${sentence}`).join("\n");
  if (values.Format === "Executive summary" && !oneSentence) {
    const [top = "", ...rest] = chosen;
    return `${top}\n\n${rest.map((sentence) => `- ${sentence}`).join("\n")}`;
  }
  const paragraph = joinSentences(chosen);
  return values.Format === "TL;DR" ? `**TL;DR:** ${paragraph}` : paragraph;
}
