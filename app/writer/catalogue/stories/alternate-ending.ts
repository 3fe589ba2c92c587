import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { partsInOrder } from "../../promises/stories.ts";
import { alternateEndings as rule } from "../../builtin/stories/scenes.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./alternate-ending.md?raw";

export const alternateEnding = storyTool({
  id: "stories/alternate-ending",
  name: "Alternate ending",
  icon: "git-fork",
  category: "Creative Exploration",
  mode: "generate",
  shortDescription: "Three different endings: happy, bitter, unexpected.",
  purpose: "Three different endings: happy, bitter, unexpected.",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, partsInOrder(["Happy", "Bitter", "Unexpected"])],
});
