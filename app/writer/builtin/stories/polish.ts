/** Edits of a story that keep what it tells: fillers, worn phrases, rhythm, pace, talk. */

import { clichesIn, cliches } from "../../prose/cliches.ts";
import { contract } from "../../prose/contractions.ts";
import { fillerPattern, fillersIn } from "../../prose/filler-words.ts";
import { numbersOf } from "../../prose/facts.ts";
import { guardedSpans } from "../../prose/guard.ts";
import { mapProse } from "../../prose/blocks.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { weightsOf } from "../../prose/weights.ts";
import { countWords } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import {
  allSentences,
  draftOf,
  editAll,
  joinSentences,
  lockFacts,
  textOf,
  wordsIn,
  type Sentence,
  watchHeadings,
} from "../draft.ts";
import { requireEnglish } from "../limits.ts";
import { assure, cutFillers, cutWordiness } from "../rewrite/edit.ts";
import { applyRules, compile } from "../rewrite/phrases.ts";
import { rewrite } from "../rewrite/rewrite.ts";
import { shorterForms } from "../sentences.ts";
import { breakUp } from "../social/break-up.ts";
import { heard } from "./cues.ts";

/** Sentence-level polish: the plain Rewrite, whose edits keep facts, order and length. */
export function lineEdit(source: Source): string | Decline {
  return rewrite(source, {});
}

/** A sentence without its fillers. */
function withoutFillers(text: string): string {
  let out = text;
  for (let round = 0; round < 4; round += 1) {
    const next = out.replace(fillerPattern, "");
    if (next === out) return out;
    out = next;
  }
  return out;
}

/** Very, just, really and their friends go where nothing hangs on them. */
export function cutFillerWords(source: Source): string | Decline {
  requireEnglish("Cut filler words", source.text);
  const found = fillersIn(source.text);
  if (found.length === 0)
    return { decline: "Nothing to cut: no filler word that can go was found outside quotations." };
  const draft = draftOf(source.text);
  editAll(draft, withoutFillers);
  return textOf(draft);
}

const plainer = compile(cliches.map(([pattern, plain]) => [pattern, plain]));

/** Worn phrases become plain ones. */
export function removeCliches(source: Source): string | Decline {
  requireEnglish("Remove clichés", source.text);
  if (clichesIn(source.text).length === 0)
    return {
      decline: `Nothing to replace: none of the ${String(cliches.length)} worn phrases that the built-in writer knows stands in this text.`,
    };
  const draft = draftOf(source.text);
  editAll(draft, (text) => applyRules(text, plainer));
  return textOf(draft);
}

/** Shorter beats: no hedges, no fillers, long sentences cut at their clauses. */
export function heightenTension(source: Source): string | Decline {
  requireEnglish("Heighten tension", source.text);
  const draft = draftOf(source.text);
  const floor = Math.ceil(countWords(source.text) * 0.65);
  cutWordiness(draft, floor);
  assure(draft);
  editAll(draft, withoutFillers);
  lockFacts(draft);
  const text = mapProse(textOf(draft), (line) =>
    joinSentences(
      sentencesOf(line).map((sentence) => (/["“]/u.test(sentence) ? sentence : breakUp(sentence, 12))),
    ),
  );
  if (text.trim() === source.text.trim())
    return { decline: "Nothing to sharpen: the sentences are short, and no hedge or filler slows them." };
  return text;
}

/** How slow a sentence is: light, without danger, talk, number or turn. */
function beat(sentence: Sentence, weight: number): number {
  const loud = heard(sentence.source, "danger", "turn", "want");
  return (
    weight + loud * 0.5 + (/["“?!]/u.test(sentence.source) ? 1.2 : 0) + numbersOf(sentence.source).length * 3
  );
}

/** A fifth shorter: wordiness and fillers first, then asides, then the slowest sentences; the beats stay. */
export function tightenPacing(source: Source): string | Decline {
  requireEnglish("Tighten pacing", source.text);
  const words = countWords(source.text);
  if (words < 40)
    return { decline: `Pace needs a passage: at least 40 words; this text has ${String(words)}.` };
  const [floor, limit] = [Math.ceil(words * 0.76), Math.floor(words * 0.84)];
  const draft = draftOf(source.text);
  cutWordiness(draft, floor);
  cutFillers(draft, floor);
  lockFacts(draft);
  const left = () => countWords(textOf(draft));
  const headingsStand = watchHeadings(draft);
  const all = allSentences(draft);
  const weights = weightsOf(all.map((sentence) => sentence.source));
  const ranked = all
    .map((sentence, index) => ({ sentence, index, cost: beat(sentence, weights[index] ?? 0) }))
    .filter(({ sentence, index }) => {
      const next = all[index + 1];
      const leaned = next ? /^(?:This|That|These|Those|It|So|But|And|Then|["“])/u.test(next.source) : false;
      return index > 0 && index < all.length - 1 && !leaned && numbersOf(sentence.source).length === 0;
    })
    .toSorted((a, b) => a.cost - b.cost);
  for (const { sentence } of ranked) {
    const now = left();
    if (now <= limit) break;
    if (now - wordsIn(sentence) < floor) continue;
    const was = sentence.text;
    sentence.text = "";
    if (!headingsStand()) sentence.text = was;
  }
  for (const sentence of all.toSorted((a, b) => countWords(b.source) - countWords(a.source))) {
    const now = left();
    if (now <= limit) break;
    if (sentence.text === "") continue;
    const full = sentence.restore(sentence.text);
    const form = shorterForms(full, (one) => numbersOf(one).length === numbersOf(full).length).find(
      (one) => now - (countWords(full) - countWords(one)) >= floor,
    );
    if (form) {
      sentence.text = form;
      sentence.restore = (edited) => edited;
    }
  }
  if (left() > limit)
    return {
      decline:
        "A fifth cannot go by rule: the sentences that are left carry a number, a turn or the ones behind them. It would need slower passages, or a model.",
    };
  return textOf(draft);
}

const stiff = compile([
  ["I do not know", "I don't know"],
  ["I would like to", "I'd like to"],
  ["do you not", "don't you"],
  ["is it not", "isn't it"],
  ["did you not", "didn't you"],
  ["have you not", "haven't you"],
  ["are you not", "aren't you"],
  ["(should|would|could|must) not have", "$1n't have"],
  ["however, ", "but "],
  ["therefore", "so"],
  ["perhaps", "maybe"],
  ["very well", "all right"],
  ["I am afraid that", "I'm afraid"],
  ["in order to", "to"],
  ["it is necessary (?:for us |for you |for me )?to", "we have to"],
  ["going to (?=(?:be|do|go|get|have)\\b)", "going to "],
]);
const longSpeech = 32;

/** What somebody says, as it is said: contracted, and broken by a beat where it runs on. */
function spoken(words: string, open: string, close: string): string {
  const eased = contract(applyRules(words, stiff));
  const sentences = sentencesOf(eased);
  if (countWords(eased) <= longSpeech || sentences.length < 2) return open + eased + close;
  const half = sentences.findIndex(
    (_one, index) => countWords(sentences.slice(0, index + 1).join(" ")) >= countWords(eased) / 2,
  );
  const cut = Math.min(Math.max(1, half + 1), sentences.length - 1);
  return `${open}${sentences.slice(0, cut).join(" ")}${close} [a beat: a gesture, or somebody cuts in] ${open}${sentences.slice(cut).join(" ")}${close}`;
}

/** Contractions and beats inside quotation marks; nothing outside changes. */
export function dialogueRealism(source: Source): string | Decline {
  requireEnglish("Improve dialogue realism", source.text);
  let speeches = 0;
  const text = mapProse(source.text, (line) => {
    let out = "";
    let at = 0;
    for (const span of guardedSpans(line)) {
      const words = line.slice(span.start + 1, span.end - 1);
      out += line.slice(at, span.start);
      at = span.end;
      if (span.kind !== "quote" || countWords(words) < 2) {
        out += line.slice(span.start, span.end);
        continue;
      }
      speeches += 1;
      out += spoken(words, line.slice(span.start, span.start + 1), line.slice(span.end - 1, span.end));
    }
    return out + line.slice(at);
  });
  if (speeches === 0)
    return { decline: "There is no talk in this text; this needs at least one line in quotation marks." };
  if (text.trim() === mapProse(source.text, (line) => line).trim())
    return {
      decline:
        "Nothing to loosen: the lines in quotation marks are short, and they are contracted where they can be.",
    };
  return text;
}
