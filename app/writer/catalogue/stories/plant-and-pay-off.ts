import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { quotedLines } from "../../promises/stories.ts";
import { plantAndPayOff as rule } from "../../builtin/stories/plot.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./plant-and-pay-off.md?raw";

export const plantAndPayOff = storyTool({
  id: "stories/plant-and-pay-off",
  name: "Plant and pay off",
  icon: "sprout",
  category: "Plot & Structure",
  mode: "generate",
  shortDescription: "Clues to plant early for a later reveal.",
  purpose: "Clues to plant early for a later reveal.",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, quotedLines(2)],
});
