import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { partsInOrder } from "../../promises/stories.ts";
import { sceneBeats as rule } from "../../builtin/stories/plot.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./scene-beats.md?raw";

export const sceneBeats = storyTool({
  id: "stories/scene-beats",
  name: "Scene beats",
  icon: "list-ordered",
  category: "Plot & Structure",
  mode: "generate",
  shortDescription: "Goal, conflict, turn and consequence for one scene.",
  purpose: "Goal, conflict, turn and consequence for one scene.",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, partsInOrder(["Goal", "Conflict", "Turn", "Consequence"])],
});
