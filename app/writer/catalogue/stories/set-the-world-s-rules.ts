import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { partsInOrder } from "../../promises/stories.ts";
import { worldRules as rule } from "../../builtin/stories/cards.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./set-the-world-s-rules.md?raw";

export const setTheWorldSRules = storyTool({
  id: "stories/set-the-world-s-rules",
  name: "Set the world's rules",
  icon: "scale",
  category: "Dialogue & Worldbuilding",
  mode: "generate",
  shortDescription: "What magic or technology can do, cannot do and costs.",
  purpose: "What magic or technology can do, cannot do and costs.",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, partsInOrder(["It can", "It cannot", "It costs"])],
});
