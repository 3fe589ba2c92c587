import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { partsInOrder } from "../../promises/stories.ts";
import { nextSteps as rule } from "../../builtin/stories/scenes.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./what-happens-next.md?raw";

export const whatHappensNext = storyTool({
  id: "stories/what-happens-next",
  name: "What happens next",
  icon: "signpost",
  category: "Creative Exploration",
  mode: "generate",
  shortDescription: "Three next steps: safe, risky, strange.",
  purpose: "Three next steps: safe, risky, strange.",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, partsInOrder(["Safe", "Risky", "Strange"])],
});
