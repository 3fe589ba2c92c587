import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { partsInOrder } from "../../promises/stories.ts";
import { storyIdea as rule } from "../../builtin/stories/premise.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./generate-story-idea.md?raw";

export const generateStoryIdea = storyTool({
  id: "stories/generate-story-idea",
  name: "Generate story idea",
  icon: "lightbulb",
  category: "Story Creation",
  mode: "generate",
  shortDescription: "A premise with character, want, obstacle and twist from any seed.",
  purpose: "A premise with character, want, obstacle and twist from any seed.",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, partsInOrder(["Character", "Want", "Obstacle", "Twist"])],
});
