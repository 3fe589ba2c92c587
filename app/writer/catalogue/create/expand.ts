import { entry, option } from "../declare.ts";
import { sentencesKept } from "../../promises/change.ts";
import { opposesAndReplies } from "../../promises/counterpoints.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { hasSlots } from "../../promises/lines.ts";
import { hasBullets, hasHeadings, hasQuestions, moreParagraphs } from "../../promises/structure.ts";
import { wordShare } from "../../promises/words.ts";
import { generalKnowledge } from "../general-knowledge.ts";
import instruction from "./expand.md?raw";

export const expand = entry({
  id: "create/expand",
  name: "Expand",
  icon: "expand",
  shortDescription: "Add substance, not padding.",
  purpose:
    "Add substance, not padding. Grows the text with detail, examples or structure; original sentences stay in order. Anything not in the source is a [bracketed slot], never an invented fact.",
  kind: "transform",
  builtin: "model",
  instruction: `${instruction.trim()} ${generalKnowledge}`,
  promises: [sameLanguage, nothingNew, sentencesKept, wordShare(1.05, 3.3)],
  suboptions: [
    option(
      "Length",
      "move-horizontal",
      "Set how much longer it gets.",
      "Word count within 10% of the target.",
      [
        ["+25%", "A quarter longer.", [wordShare(1.125, 1.375)]],
        ["+50%", "Half as long again.", [wordShare(1.35, 1.65)]],
        ["Double", "Twice as long.", [wordShare(1.8, 2.2)]],
        ["Triple", "Three times as long.", [wordShare(2.7, 3.3)]],
      ],
    ),
    option(
      "Detail",
      "zoom-in",
      "Choose what kind of detail to add.",
      "Every original sentence is still present, in order.",
      [
        ["Sensory detail", "What can be seen, heard, smelled, touched."],
        ["Step by step", "What happens first, next and last."],
        ["Background", "What the reader should know before."],
        ["Consequences", "What follows from it."],
      ],
      [sentencesKept],
    ),
    option(
      "Evidence",
      "badge-check",
      "Show instead of claim.",
      "New numbers, names and quotes appear only as [slots] to fill.",
      [
        ["Example", "One example for the main claim."],
        ["Statistic slot", "A marked place for a figure.", [hasSlots]],
        ["Quote slot", "A marked place for a quotation.", [hasSlots]],
        ["Mini case study", "A short case with slots for its facts."],
      ],
      [nothingNew],
    ),
    option(
      "Structure",
      "list-tree",
      "Give the longer text a shape.",
      "Output contains the requested block type; schema-valid.",
      [
        ["More paragraphs", "One idea in each paragraph.", [moreParagraphs]],
        ["Subheadings", "A heading for each part.", [hasHeadings]],
        ["Bullet breakdown", "The main points as a list.", [hasBullets]],
        ["Questions and answers", "Questions a reader asks, each with its answer.", [hasQuestions]],
      ],
    ),
    option(
      "Counterpoints",
      "scale",
      "Answer the reader who disagrees.",
      "At least one explicit opposing point and one reply.",
      [
        ["Answer a doubt", "One doubt, stated fairly and answered."],
        ["Compare options", "Two ways side by side."],
        ["Pros and cons", "What speaks for it and against it."],
        ["Common mistakes", "What people get wrong, and how to do it right."],
      ],
      [opposesAndReplies],
    ),
  ],
});
