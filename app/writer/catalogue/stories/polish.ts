/** Story tools for the last pass over a story. */

import { onlyGrammarEdits } from "../../promises/change.ts";
import { factsLocked, nothingNew, numbersKept, quotesHeld } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { needing } from "../../promises/needing.ts";
import { nothingSpoiled, partsInOrder, quotedLines } from "../../promises/stories.ts";
import { clichesGone, fillersGone, rhythmVaries } from "../../promises/story-style.ts";
import { wordRange, wordShare } from "../../promises/words.ts";
import { type StoryTool, storyTable } from "./story-tool.ts";

export const polish: readonly StoryTool[] = storyTable("Final Polish", [
  {
    id: "stories/line-edit",
    name: "Line edit",
    icon: "pen-line",
    mode: "transform",
    shortDescription: "Sentence-level polish with every change reviewable.",
    builtin: "marks",
    instruction:
      "Edit the text line by line: the exact verb, the shorter way, the stress at the end of the sentence, no word twice by accident. Keep the voice, the person, the tense, the order of the sentences and everything that happens; leave alone what works. Every name, number and line of talk stays.",

    promises: [sameLanguage, factsLocked, wordShare(0.6, 1.6)],
  },
  {
    id: "stories/cut-filler-words",
    name: "Cut filler words",
    icon: "scissors",
    mode: "transform",
    shortDescription: "Remove very, just, really, that and friends.",
    builtin: "marks",
    instruction:
      "Remove filler words outside quotation marks: very, just, really, actually, quite, suddenly, that where it can go, and their friends. Remove them only where the sentence says the same without; change nothing else, and leave talk as it is.",

    promises: [sameLanguage, factsLocked, wordShare(0.6, 1.6), fillersGone],
  },
  {
    id: "stories/vary-sentence-rhythm",
    name: "Vary sentence rhythm",
    icon: "audio-waveform",
    mode: "transform",
    shortDescription: "Mix short and long sentences where it drones.",
    builtin: "model",
    instruction:
      "Vary the rhythm where it drones: join short sentences that belong together, split long ones, let a short one stand alone where the weight lies. Use the words that are there as far as possible. Events, names, numbers and talk stay in their order.",
    promises: [sameLanguage, factsLocked, wordShare(0.6, 1.6), rhythmVaries],
  },
  {
    id: "stories/tighten-pacing",
    name: "Tighten pacing",
    icon: "gauge",
    mode: "transform",
    shortDescription: "Cut slow passages by a fifth; keep the beats.",
    builtin: "model",
    instruction:
      "Cut the text by a fifth. Cut where it is slow: repetition, description that does not act, steps that the reader takes alone. Keep every beat: what happens, what is decided, what is said. Every number stays, and nothing new comes in.",
    promises: [sameLanguage, nothingNew, numbersKept, needing(40, "Pace", wordShare(0.75, 0.85))],
  },
  {
    id: "stories/remove-cliche-s",
    name: "Remove clichés",
    icon: "eraser",
    mode: "transform",
    shortDescription: "Mark worn phrases and offer fresh ones.",
    builtin: "marks",
    instruction:
      "Find worn phrases outside quotation marks and put something fresh or something plain in their place. Plain is better than forced. Change nothing else; talk may stay worn where the speaker is.",

    promises: [sameLanguage, factsLocked, wordShare(0.6, 1.6), clichesGone],
  },
  {
    id: "stories/check-continuity",
    name: "Check continuity",
    icon: "list-checks",
    mode: "analyze",
    shortDescription: "Names, ages, eyes, dates and places that do not agree.",
    builtin: "layout",
    instruction:
      "Check whether the details agree, under five headings: ### Names, ### Ages, ### Looks, ### Dates and times, ### Places. Say each point in one sentence as a list item and quote the lines as block quotations, letter for letter. Where everything agrees or nothing is said, say so. Mend nothing, invent no fault.",

    promises: [
      sameLanguage,
      quotesHeld,
      needing(12, "Checking continuity", quotedLines(0)),
      partsInOrder(["Names", "Ages", "Looks", "Dates and times", "Places"]),
    ],
  },
  {
    id: "stories/fix-grammar-and-punctuation",
    name: "Fix grammar and punctuation",
    icon: "spell-check",
    mode: "transform",
    shortDescription: "Correct mistakes; leave voice and dialect alone.",
    builtin: "marks",
    instruction:
      "Correct spelling, grammar and punctuation and change nothing else. Leave the voice alone: dialect, fragments and run-on sentences that are meant, talk in quotation marks, invented words, British or American spelling. If nothing is wrong, give the text back as it is.",

    promises: [sameLanguage, factsLocked, onlyGrammarEdits],
  },
  {
    id: "stories/write-the-back-cover-blurb",
    name: "Write the back-cover blurb",
    icon: "book",
    mode: "generate",
    shortDescription: "120-150 words that sell without spoiling.",
    builtin: "worksheet",
    instruction:
      "Write the text for the back cover: a few lines that make somebody open the book. A hook, the person and what they want, what stands against it, and a question or a threat at the end. Tell nothing of the last quarter, quote no reviews, praise nothing. Keep the names and facts of the text.",

    promises: [
      sameLanguage,
      nothingNew,
      needing(150, "A blurb that keeps the ending back", wordRange(120, 150)),
      nothingSpoiled,
    ],
  },
]);
