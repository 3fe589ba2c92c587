/** Title and subtitle styles. Their outputs are lines, the best first. */

import { sameLanguage } from "../promises/language.ts";
import { everyLineAsks, lineWords } from "../promises/lines.ts";
import { emojiAtMost, noSlang } from "../promises/style.ts";
import {
  bareEnd,
  figured,
  keyphraseWithin,
  lineBetween,
  lineOptions,
  noExclamation,
  nothingNewInLines,
  oneExclamation,
} from "../promises/titles.ts";
import { linesOf } from "../promises/words.ts";
import { table } from "./declare.ts";
import type { Entry } from "../task.ts";

/** How many lines a title action offers. */
const optionLimit = 5;

/** What every style promises. */
const lines = [sameLanguage, nothingNewInLines, lineOptions(optionLimit)];

export const titleStyles: readonly Entry[] = table([
  {
    id: "titles/title-plain",
    name: "title:plain",
    icon: "type",
    shortDescription: "States the subject, nothing more.",
    kind: "generate",
    builtin: "worksheet",
    instruction:
      "Write titles for the text. Each states the subject and nothing more: no promise, no image, no punctuation at the end.",

    promises: [...lines, lineBetween(1, 60), bareEnd],
  },
  {
    id: "titles/title-creative",
    name: "title:creative",
    icon: "sparkles",
    shortDescription: "Uses an image or a twist.",
    kind: "generate",
    builtin: "worksheet",
    instruction:
      "Write titles for the text. Each uses one figure of speech: a contrast, a comparison, an image, an echo of sounds. The subject stays recognisable. No pun that needs explaining, no claim that the text does not make.",

    promises: [...lines, lineBetween(1, 70), figured],
  },
  {
    id: "titles/title-seo",
    name: "title:SEO",
    icon: "search",
    shortDescription: "Leads with the search phrase.",
    kind: "generate",
    builtin: "worksheet",
    instruction:
      "Write titles for the text. Each begins with what a reader would type to find this text: the phrase comes first. Promise only what the text holds.",

    promises: [...lines, lineBetween(1, 60), keyphraseWithin(30)],
  },
  {
    id: "titles/title-professional",
    name: "title:professional",
    icon: "briefcase",
    shortDescription: "Formal and specific.",
    kind: "generate",
    builtin: "worksheet",
    instruction:
      "Write titles for the text. Formal and specific, as over a report: name the thing, the place, the time where the text gives them. No slang, no emoji, no exclamation mark.",

    promises: [...lines, lineBetween(1, 90), noSlang, noExclamation, emojiAtMost(0)],
  },
  {
    id: "titles/title-question",
    name: "title:question",
    icon: "circle-question-mark",
    shortDescription: "Asks what the reader is asking.",
    kind: "generate",
    builtin: "worksheet",
    instruction:
      "Write titles for the text. Each asks the question that the text answers, in the reader's words, and ends with the question mark of its language. Ask no question that the text leaves open.",

    promises: [...lines, everyLineAsks, lineBetween(1, 90)],
  },
]);

export const subtitleStyles: readonly Entry[] = table([
  {
    id: "titles/subtitle-plain",
    name: "subtitle:plain",
    icon: "text",
    shortDescription: "Adds the missing fact.",
    kind: "generate",
    builtin: "worksheet",
    instruction:
      "Write subtitles for the text. Each adds the fact that the title leaves out, or would leave out: who, where, when, how much. No full stop at the end.",

    promises: [...lines, lineBetween(1, 90)],
  },
  {
    id: "titles/subtitle-catchy",
    name: "subtitle:catchy",
    icon: "zap",
    shortDescription: "Adds rhythm or a surprise.",
    kind: "generate",
    builtin: "worksheet",
    instruction:
      "Write subtitles for the text. Each has rhythm or a small surprise that the text really holds. At most one exclamation mark.",

    promises: [...lines, lineBetween(1, 80), oneExclamation],
  },
  {
    id: "titles/subtitle-short",
    name: "subtitle:short",
    icon: "minus",
    shortDescription: "A few words only.",
    kind: "generate",
    builtin: "worksheet",
    instruction:
      "Write subtitles for the text. Each is a few words that say what the text is about, and no more than what it says.",

    promises: [...lines, lineWords(6)],
  },
  {
    id: "titles/subtitle-descriptive",
    name: "subtitle:descriptive",
    icon: "align-left",
    shortDescription: "Says exactly what follows.",
    kind: "generate",
    builtin: "worksheet",
    instruction:
      "Write subtitles for the text. Each says exactly what follows: the subject, what is said about it, and for whom. Only what the text says.",

    promises: [...lines, lineBetween(90, 160)],
  },
]);

/** The lines of a title or subtitle answer: the first is its text, all of them its options. */
export const optionsOf = (output: string): string[] => linesOf(output);
