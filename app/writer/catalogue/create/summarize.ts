import { entry, option } from "../declare.ts";
import { acronymsSpelledOut, conclusionFirst } from "../../promises/conclusion.ts";
import { nothingAdded, quotesVerbatim } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { sentenceCount } from "../../promises/sentences.ts";
import { bulletsOnly, executiveShape, oneParagraph, tldrShape } from "../../promises/structure.ts";
import { wordLimit, wordShare } from "../../promises/words.ts";
import instruction from "./summarize.md?raw";

export const summarize = entry({
  id: "create/summarize",
  name: "Summarize",
  icon: "list-collapse",
  shortDescription: "Keep the point, lose the rest.",
  purpose:
    "Keep the point, lose the rest. Shortens without adding anything: every name, number and quote in the summary exists in the source.",
  kind: "transform",
  builtin: "layout",
  instruction,
  promises: (values) => [
    sameLanguage,
    nothingAdded,
    quotesVerbatim,
    ...(values.Length ? [] : [wordShare(0, 0.3)]),
  ],
  suboptions: [
    option(
      "Format",
      "layout-list",
      "Pick the shape of the summary.",
      "Exactly the requested block structure.",
      [
        ["One paragraph", "One block of running text.", [oneParagraph]],
        ["Bullet points", "A list of points.", [bulletsOnly]],
        ["Executive summary", "The conclusion, then its grounds as points.", [executiveShape]],
        ["TL;DR", "Two sentences at most, marked TL;DR.", [tldrShape]],
      ],
    ),
    option(
      "Length",
      "ruler",
      "Pick the size of the summary.",
      "Never over the limit; at least 80% of it (one sentence: exactly one).",
      [
        ["One sentence", "Exactly one sentence.", [sentenceCount(1)]],
        ["50 words", "At most 50 words.", [wordLimit(50)]],
        ["100 words", "At most 100 words.", [wordLimit(100)]],
        ["10% of original", "A tenth of the words.", [wordLimit("tenth")]],
      ],
    ),
    option(
      "Focus",
      "focus",
      "Decide what must survive.",
      "Every entity of the chosen kind that is kept is verbatim from the source.",
      [
        ["Main argument", "What the text claims and why.", [], "model"],
        ["Decisions and actions", "What was decided and who does what."],
        ["Numbers and dates", "Figures and dates first."],
        ["People and quotes", "Who said what."],
      ],
    ),
    option(
      "Reader",
      "user",
      "Write it for one reader.",
      "Busy executive: conclusion in the first sentence; Newcomer: every acronym spelled out once.",
      [
        ["Busy executive", "The conclusion in the first sentence.", [conclusionFirst], "model"],
        ["General reader", "No special knowledge.", [], "model"],
        ["Newcomer", "Every acronym spelled out once.", [acronymsSpelledOut], "model"],
        ["Specialist", "Terms and figures of the field kept.", [], "model"],
      ],
    ),
  ],
});
