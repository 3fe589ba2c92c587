import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { partsInOrder } from "../../promises/stories.ts";
import { chapterBreakdown as rule } from "../../builtin/stories/plot.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./chapter-breakdown.md?raw";

export const chapterBreakdown = storyTool({
  id: "stories/chapter-breakdown",
  name: "Chapter breakdown",
  icon: "book-marked",
  category: "Plot & Structure",
  mode: "generate",
  shortDescription: "Chapters with purpose, point of view and ending hook.",
  purpose: "Chapters with purpose, point of view and ending hook.",
  class: "frame",
  instruction,
  rule,
  promises: () => [
    sameLanguage,
    nothingNew,
    partsInOrder(["First chapter", "Second chapter", "Third chapter"]),
  ],
});
