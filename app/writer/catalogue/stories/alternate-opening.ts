import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { partsInOrder } from "../../promises/stories.ts";
import { alternateOpenings as rule } from "../../builtin/stories/scenes.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./alternate-opening.md?raw";

export const alternateOpening = storyTool({
  id: "stories/alternate-opening",
  name: "Alternate opening",
  icon: "undo-2",
  category: "Creative Exploration",
  mode: "generate",
  shortDescription: "Three new ways into the same story.",
  purpose: "Three new ways into the same story.",
  class: "frame",
  instruction,
  rule,
  promises: () => [
    sameLanguage,
    nothingNew,
    partsInOrder(["With a voice", "In the middle of it", "With a picture"]),
  ],
});
