/** The sidebar's actions for articles. */

import { sentencesKept } from "../promises/change.ts";
import { mainPointRestated } from "../promises/conclusion.ts";
import { nothingAdded, nothingNew } from "../promises/facts.ts";
import { outlineShape } from "../promises/formats.ts";
import { sameLanguage } from "../promises/language.ts";
import { hasSlots, uniqueLines } from "../promises/lines.ts";
import { headingCount, headingsKept } from "../promises/structure.ts";
import { wordRange, wordShare } from "../promises/words.ts";
import { table } from "./declare.ts";
import { generalKnowledge } from "./general-knowledge.ts";
import type { Entry, Vow } from "../task.ts";

/** How many sections an outline has; a model is told so by its shape, where sub-headings count for themselves. */
const sectionCount: Vow = { ...headingCount(4, 8), tell: () => "" };

export const blog: readonly Entry[] = table([
  {
    id: "blog/blog-intro-writer",
    name: "Blog Intro Writer",
    icon: "log-in",
    shortDescription: "An opening that earns the scroll.",
    kind: "generate",
    builtin: "worksheet",
    instruction:
      "Write an introduction for the article: a hook, the context, and what the reader will get. Do not summarise the whole article.",

    promises: [sameLanguage, nothingAdded, wordRange(1, 120)],
  },
  {
    id: "blog/blog-conclusion-writer",
    name: "Blog Conclusion Writer",
    icon: "log-out",
    shortDescription: "End with a takeaway and a next step.",
    kind: "generate",
    builtin: "worksheet",
    instruction:
      "Write a conclusion for the article: its main point once more in fresh words, a takeaway, and one next step for the reader. Make no new claim.",

    promises: [sameLanguage, nothingNew, mainPointRestated],
  },
  {
    id: "blog/outline-creator",
    name: "Outline Creator",
    icon: "list-tree",
    shortDescription: "Sections before sentences.",
    kind: "generate",
    builtin: "worksheet",
    instruction:
      "Make an outline for an article on the text: four to eight sections as `## ` headings, sub-points as `### ` where they help, and one line under each heading that says what belongs there.",

    promises: [sameLanguage, nothingAdded, sectionCount, outlineShape],
  },
  {
    id: "blog/headline-generator",
    name: "Headline Generator",
    icon: "heading",
    shortDescription: "Ten headlines, five patterns.",
    kind: "generate",
    builtin: "worksheet",
    instruction:
      "Write ten different headlines for the text as a numbered list: two how-to, two with a number from the text (plain ones if it has none), two questions, two strong claims, two plain ones. No remarks, no quotation marks.",

    promises: [sameLanguage, nothingAdded, uniqueLines(10, 70)],
  },
  {
    id: "blog/expand-blog-section",
    name: "Expand Blog Section",
    icon: "unfold-vertical",
    shortDescription: "Grow one section in place.",
    kind: "transform",
    builtin: "model",
    instruction: `Make the section longer, with reasons, detail and an example. Its heading stays. ${generalKnowledge} New figures, names and quotations appear only as marked [slots].`,
    promises: [sameLanguage, nothingNew, headingsKept, wordShare(1.5, 2.5)],
  },
  {
    id: "blog/add-facts-and-stats",
    name: "Add Facts & Stats",
    icon: "chart-column",
    shortDescription: "Mark where evidence belongs.",
    kind: "transform",
    builtin: "layout",
    instruction:
      "Give the text back with a marked [slot] wherever a claim wants evidence; it names what is wanted: a source, a figure, a date, a name. Change nothing else and never make up a figure or a source.",

    promises: [sameLanguage, nothingNew, sentencesKept, hasSlots],
  },
]);
