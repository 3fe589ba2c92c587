import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { partsInOrder } from "../../promises/stories.ts";
import { setting as rule } from "../../builtin/stories/cards.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./build-the-setting.md?raw";

export const buildTheSetting = storyTool({
  id: "stories/build-the-setting",
  name: "Build the setting",
  icon: "mountain-snow",
  category: "Dialogue & Worldbuilding",
  mode: "generate",
  shortDescription: "A place with weather, light, work and danger.",
  purpose: "A place with weather, light, work and danger.",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, partsInOrder(["Place", "Weather", "Light", "Work", "Danger"])],
});
