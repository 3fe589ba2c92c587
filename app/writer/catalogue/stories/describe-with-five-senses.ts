import { factsLocked } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import { wordsBesideSlots } from "../../promises/stories.ts";
import { fiveSenses as rule } from "../../builtin/stories/slots.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./describe-with-five-senses.md?raw";

export const describeWithFiveSenses = storyTool({
  id: "stories/describe-with-five-senses",
  name: "Describe with five senses",
  icon: "flower-2",
  category: "Emotion & Style",
  mode: "transform",
  shortDescription: "Add sight, sound, smell, touch and taste where they help.",
  purpose: "Add sight, sound, smell, touch and taste where they help.",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, factsLocked, wordShare(0.6, 1.6), wordsBesideSlots],
});
