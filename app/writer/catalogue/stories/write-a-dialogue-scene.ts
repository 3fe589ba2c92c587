import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { partsInOrder } from "../../promises/stories.ts";
import { dialogueScene as rule } from "../../builtin/stories/scenes.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./write-a-dialogue-scene.md?raw";

export const writeADialogueScene = storyTool({
  id: "stories/write-a-dialogue-scene",
  name: "Write a dialogue scene",
  icon: "messages-square",
  category: "Dialogue & Worldbuilding",
  mode: "generate",
  shortDescription: "Two people who want different things, in talk and gesture.",
  purpose: "Two people who want different things, in talk and gesture.",
  class: "frame",
  instruction,
  rule,
  promises: () => [
    sameLanguage,
    nothingNew,
    partsInOrder(["Situation", "What they want", "Exchange", "Exit"]),
  ],
});
