import { quotesVerbatim } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { needing } from "../../promises/needing.ts";
import { partsInOrder, quotedLines } from "../../promises/stories.ts";
import { storyArc as rule } from "../../builtin/stories/plot.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./outline-story-arc.md?raw";

export const outlineStoryArc = storyTool({
  id: "stories/outline-story-arc",
  name: "Outline story arc",
  icon: "trending-up",
  category: "Plot & Structure",
  mode: "analyze",
  shortDescription: "Setup, rise, climax, fall and resolution mapped to the text.",
  purpose: "Setup, rise, climax, fall and resolution mapped to the text.",
  class: "edit",
  instruction,
  rule,
  promises: () => [
    sameLanguage,
    quotesVerbatim,
    needing(12, "An arc", quotedLines(2)),
    partsInOrder(["Setup", "Rise", "Climax", "Fall", "Resolution"]),
  ],
});
