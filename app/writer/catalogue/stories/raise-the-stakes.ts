import { factsLocked } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import { wordsBesideSlots } from "../../promises/stories.ts";
import { raiseStakes as rule } from "../../builtin/stories/slots.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./raise-the-stakes.md?raw";

export const raiseTheStakes = storyTool({
  id: "stories/raise-the-stakes",
  name: "Raise the stakes",
  icon: "mountain",
  category: "Plot & Structure",
  mode: "transform",
  shortDescription: "Make failure cost more, without changing the events.",
  purpose: "Make failure cost more, without changing the events.",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, factsLocked, wordShare(0.6, 1.6), wordsBesideSlots],
});
