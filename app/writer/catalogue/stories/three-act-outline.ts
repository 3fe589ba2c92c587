import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { partsInOrder } from "../../promises/stories.ts";
import { threeActs as rule } from "../../builtin/stories/plot.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./three-act-outline.md?raw";

export const threeActOutline = storyTool({
  id: "stories/three-act-outline",
  name: "Three-act outline",
  icon: "columns-3",
  category: "Plot & Structure",
  mode: "generate",
  shortDescription: "Acts, turning points and midpoint in order.",
  purpose: "Acts, turning points and midpoint in order.",
  class: "frame",
  instruction,
  rule,
  promises: () => [
    sameLanguage,
    nothingNew,
    partsInOrder([
      "First act",
      "First turning point",
      "Second act",
      "Midpoint",
      "Second turning point",
      "Third act",
    ]),
  ],
});
