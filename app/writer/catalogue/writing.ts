/** The sidebar's actions on the words of a whole text. */

import { meaningKept, onlyGrammarEdits, overlapUnder } from "../promises/change.ts";
import { factsLocked, nothingAdded, nothingNew, numbersKept, quotesVerbatim } from "../promises/facts.ts";
import { sameLanguage } from "../promises/language.ts";
import { noNewSlips } from "../promises/slips.ts";
import { emojiAtMost, fewerWeakWords, gradeDrops, noContractions, noSlang } from "../promises/style.ts";
import { wordShare } from "../promises/words.ts";
import { table } from "./declare.ts";
import { generalKnowledge } from "./general-knowledge.ts";
import type { Entry } from "../task.ts";

export const writing: readonly Entry[] = table([
  {
    id: "writing/rewrite",
    name: "Rewrite",
    icon: "pen-line",
    shortDescription: "Same meaning, better wording.",
    kind: "transform",
    builtin: "model",
    instruction:
      "Rewrite the text with better wording and the same meaning. Every fact stays, headings and lists stay, quotations, code and links stay letter for letter.",
    promises: [sameLanguage, factsLocked, wordShare(0.85, 1.15)],
  },
  {
    id: "writing/expand",
    name: "Expand",
    icon: "expand",
    shortDescription: "Add useful detail.",
    kind: "transform",
    builtin: "model",
    instruction: `Add useful detail to the text: reasons, steps, examples, consequences. ${generalKnowledge} New figures, names and quotations appear only as marked [slots].`,
    promises: [sameLanguage, nothingNew, wordShare(1.4, 2)],
  },
  {
    id: "writing/shorter",
    name: "Shorter",
    icon: "minimize-2",
    shortDescription: "Cut without losing the point.",
    kind: "transform",
    builtin: "marks",
    instruction:
      "Shorten the text without losing its point. Every number stays. Cut repetitions, asides and filler before substance, keep the order, and leave whole sentences.",

    promises: [sameLanguage, nothingAdded, numbersKept, wordShare(0, 0.7)],
  },
  {
    id: "writing/improve",
    name: "Improve",
    icon: "wand-sparkles",
    shortDescription: "General polish for clarity and flow.",
    kind: "transform",
    builtin: "marks",
    instruction:
      "Polish the text: clear, correct, flowing sentences in the writer's own voice. Keep what it says. Change only what becomes better.",

    promises: [sameLanguage, factsLocked, wordShare(0.6, 1.6), noNewSlips, meaningKept],
  },
  {
    id: "writing/summarize",
    name: "Summarize",
    icon: "list-collapse",
    shortDescription: "The gist in a few lines.",
    kind: "transform",
    builtin: "layout",
    instruction:
      'Give the gist of the text in a few lines. Every name, number and quotation must stand in the text. Add nothing and do not speak about "the text".',

    promises: [sameLanguage, nothingAdded, quotesVerbatim, wordShare(0, 0.3)],
  },
  {
    id: "writing/simplify",
    name: "Simplify",
    icon: "baby",
    shortDescription: "Plain words, short sentences.",
    kind: "transform",
    builtin: "marks",
    instruction:
      "Say the same in plain words and short sentences. Where a term cannot be replaced, say in a few words what it is; an abbreviation may be spelled out. Every fact stays.",
    promises: [sameLanguage, factsLocked, wordShare(0.6, 1.6), gradeDrops(2)],
  },
  {
    id: "writing/fix-grammar",
    name: "Fix Grammar",
    icon: "spell-check",
    shortDescription: "Correct mistakes, change nothing else.",
    kind: "transform",
    builtin: "marks",
    instruction:
      "Correct spelling, grammar and punctuation and change nothing else: no word for a nicer one, no other order, no other style. Keep the variety of the language (British or American English, for instance), names, quotations, code and links. If nothing is wrong, give the text back as it is.",

    promises: [sameLanguage, factsLocked, onlyGrammarEdits],
  },
  {
    id: "writing/paraphrase",
    name: "Paraphrase",
    icon: "repeat-2",
    shortDescription: "Say it in different words.",
    kind: "transform",
    builtin: "model",
    instruction: "Say the text in different words and other sentences. The meaning and every fact stay.",
    promises: [sameLanguage, factsLocked, wordShare(0.6, 1.6), overlapUnder(0.5)],
  },
  {
    id: "writing/enhance",
    name: "Enhance",
    icon: "sparkles",
    shortDescription: "Stronger verbs, richer images.",
    kind: "transform",
    builtin: "model",
    instruction:
      "Make the text livelier: stronger verbs, sharper images, no fillers. The facts stay. Do not exaggerate.",
    promises: [sameLanguage, factsLocked, wordShare(0.8, 1.2), fewerWeakWords],
  },
  {
    id: "writing/formalize",
    name: "Formalize",
    icon: "briefcase",
    shortDescription: "Fit for official use.",
    kind: "transform",
    builtin: "marks",
    instruction:
      "Make the text fit for official use: no contractions, no slang, no emoji, courteous and precise. Every fact stays.",

    promises: [sameLanguage, factsLocked, wordShare(0.6, 1.6), noContractions, noSlang, emojiAtMost(0)],
  },
]);
