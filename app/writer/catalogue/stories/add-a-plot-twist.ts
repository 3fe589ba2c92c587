import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { itemCount } from "../../promises/structure.ts";
import { quotedLines } from "../../promises/stories.ts";
import { plotTwists as rule } from "../../builtin/stories/plot.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./add-a-plot-twist.md?raw";

export const addAPlotTwist = storyTool({
  id: "stories/add-a-plot-twist",
  name: "Add a plot twist",
  icon: "shuffle",
  category: "Plot & Structure",
  mode: "generate",
  shortDescription: "Three twists that the existing clues could support.",
  purpose: "Three twists that the existing clues could support.",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, itemCount(3), quotedLines(3)],
});
