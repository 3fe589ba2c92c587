import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { partsInOrder } from "../../promises/stories.ts";
import { antagonist as rule } from "../../builtin/stories/cards.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./create-an-antagonist.md?raw";

export const createAnAntagonist = storyTool({
  id: "stories/create-an-antagonist",
  name: "Create an antagonist",
  icon: "swords",
  category: "Story Creation",
  mode: "generate",
  shortDescription: "An opponent with a goal that makes sense to them.",
  purpose: "An opponent with a goal that makes sense to them.",
  class: "frame",
  instruction,
  rule,
  promises: () => [
    sameLanguage,
    nothingNew,
    partsInOrder(["Goal", "Why it makes sense", "Method", "Where they clash", "Weak spot"]),
  ],
});
