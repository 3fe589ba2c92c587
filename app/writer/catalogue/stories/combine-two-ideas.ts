import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { partsInOrder } from "../../promises/stories.ts";
import { combineIdeas as rule } from "../../builtin/stories/premise.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./combine-two-ideas.md?raw";

export const combineTwoIdeas = storyTool({
  id: "stories/combine-two-ideas",
  name: "Combine two ideas",
  icon: "combine",
  category: "Creative Exploration",
  mode: "generate",
  shortDescription: "Cross two seeds into one premise.",
  purpose: "Cross two seeds into one premise.",
  class: "frame",
  instruction,
  rule,
  promises: () => [
    sameLanguage,
    nothingNew,
    partsInOrder(["First idea", "Second idea", "Together", "Conflict"]),
  ],
});
