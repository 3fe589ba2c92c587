import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { sceneOf } from "../../promises/stories.ts";
import { openingScene as rule } from "../../builtin/stories/scenes.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./write-an-opening-scene.md?raw";

export const writeAnOpeningScene = storyTool({
  id: "stories/write-an-opening-scene",
  name: "Write an opening scene",
  icon: "door-open",
  category: "Story Creation",
  mode: "generate",
  shortDescription: "A first page with place, person, tension and a question.",
  purpose: "A first page with place, person, tension and a question.",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, sceneOf(4)],
});
