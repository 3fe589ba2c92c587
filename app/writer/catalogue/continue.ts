/** What can be written behind a text. */

import { continues } from "../promises/continuation.ts";
import { nothingAdded, nothingNew, quotesVerbatim } from "../promises/facts.ts";
import { sameLanguage } from "../promises/language.ts";
import { hasSlots } from "../promises/lines.ts";
import { sentenceCount } from "../promises/sentences.ts";
import { wordShare } from "../promises/words.ts";
import { table } from "./declare.ts";
import type { Entry } from "../task.ts";

export const continueOptions: readonly Entry[] = table([
  {
    id: "continue/continue-writing",
    name: "continue writing",
    icon: "step-forward",
    shortDescription: "Carry on in the same voice.",
    kind: "continue",
    builtin: "model",
    instruction:
      "Carry on from the last line of the text in the same voice, tense and person. Write one to three paragraphs. Do not repeat the text, do not sum it up, do not comment on it; end where the next thought could begin. Go on with what needs no new fact; one that cannot be done without stays open as a [slot].",
    promises: [sameLanguage, nothingNew, continues],
  },
  {
    id: "continue/add-more-details",
    name: "add more details",
    icon: "zoom-in",
    shortDescription: "Deepen the last idea.",
    kind: "continue",
    builtin: "model",
    instruction:
      "Deepen the last idea of the text in one paragraph. Say who, when, where, how much and why as far as the text tells; the two or three most important things that it leaves out become [slots].",
    promises: [sameLanguage, nothingNew, continues],
  },
  {
    id: "continue/add-an-example",
    name: "add an example",
    icon: "badge-check",
    shortDescription: "Show the last point in action.",
    kind: "continue",
    builtin: "model",
    instruction:
      "Show the last point of the text in one example of two to eight sentences: who, where, what happened, how it ended. Where the text has no case of its own, tell a general one that shows it is no report ('somebody who…') or leave [slots]; never invent a person, a place or a figure. Close with what the example shows.",
    promises: [sameLanguage, nothingNew, continues, sentenceCount(2, 8)],
  },
  {
    id: "continue/add-a-summary",
    name: "add a summary",
    icon: "list-collapse",
    shortDescription: "Close with the gist so far.",
    kind: "continue",
    builtin: "layout",
    instruction:
      "Close the text with its gist so far in one paragraph. Only what the text says: every name, number and quotation from it.",

    promises: [sameLanguage, nothingAdded, continues, quotesVerbatim, wordShare(0, 0.4)],
  },
  {
    id: "continue/add-a-counterpoint",
    name: "add a counterpoint",
    icon: "scale",
    shortDescription: "State the best objection and answer it.",
    kind: "continue",
    builtin: "model",
    instruction:
      "State the best objection to what the text says, in its strongest words and without mockery, then answer it from the text. Say what is true about the objection. Where the text has no answer, leave a [slot].",
    promises: [sameLanguage, nothingNew, continues, sentenceCount(2, 10)],
  },
  {
    id: "continue/add-a-transition",
    name: "add a transition",
    icon: "git-commit-horizontal",
    shortDescription: "Bridge to a new section you name.",
    kind: "continue",
    builtin: "model",
    instruction:
      "Write a bridge of one to four sentences from the end of the text to a new section. The context names the section; where it names none, leave a [slot] for the name. Let the last idea open the question that the next section answers.",
    promises: [sameLanguage, nothingNew, continues, sentenceCount(1, 4)],
  },
  {
    id: "continue/add-a-quote-slot",
    name: "add a quote slot",
    icon: "quote",
    shortDescription: "Leave a marked place for a source.",
    kind: "continue",
    builtin: "worksheet",
    instruction:
      "Leave a marked place for somebody else's words behind the text: a block quotation that is one [slot], which says what the sentence should be about, and slots for name, role and source. Write no quotation yourself.",

    promises: [sameLanguage, nothingNew, continues, hasSlots],
  },
  {
    id: "continue/add-a-conclusion",
    name: "add a conclusion",
    icon: "flag",
    shortDescription: "End with a takeaway and next step.",
    kind: "continue",
    builtin: "model",
    instruction:
      "End the text with a takeaway and a next step in one to six sentences. Restate the main point in fresh words, add no new claim, and say what the reader can do now; where the text does not say it, leave a [slot].",
    promises: [sameLanguage, nothingNew, continues, sentenceCount(1, 6)],
  },
]);
