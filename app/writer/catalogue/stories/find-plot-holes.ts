import { quotesVerbatim } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { needing } from "../../promises/needing.ts";
import { partsInOrder, quotedLines } from "../../promises/stories.ts";
import { plotHoles as rule } from "../../builtin/stories/checks.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./find-plot-holes.md?raw";

export const findPlotHoles = storyTool({
  id: "stories/find-plot-holes",
  name: "Find plot holes",
  icon: "search-x",
  category: "Plot & Structure",
  mode: "analyze",
  shortDescription: "List contradictions and unanswered questions with quotes.",
  purpose: "List contradictions and unanswered questions with quotes.",
  class: "edit",
  instruction,
  rule,
  promises: () => [
    sameLanguage,
    quotesVerbatim,
    needing(12, "Finding plot holes", quotedLines(0)),
    partsInOrder(["Open questions", "Contradictions", "Loose ends"]),
  ],
});
