import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { partsInOrder } from "../../promises/stories.ts";
import { protagonist as rule } from "../../builtin/stories/cards.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./create-a-protagonist.md?raw";

export const createAProtagonist = storyTool({
  id: "stories/create-a-protagonist",
  name: "Create a protagonist",
  icon: "user-plus",
  category: "Story Creation",
  mode: "generate",
  shortDescription: "A hero card: want, need, flaw, strength, secret, voice.",
  purpose: "A hero card: want, need, flaw, strength, secret, voice.",
  class: "frame",
  instruction,
  rule,
  promises: () => [
    sameLanguage,
    nothingNew,
    partsInOrder(["Want", "Need", "Flaw", "Strength", "Secret", "Voice"]),
  ],
});
