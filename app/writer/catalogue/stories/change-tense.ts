import { factsLocked } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./change-tense.md?raw";

export const changeTense = storyTool({
  id: "stories/change-tense",
  name: "Change tense",
  icon: "history",
  category: "Emotion & Style",
  mode: "transform",
  shortDescription: "Past to present or back, consistently.",
  purpose: "Past to present or back, consistently.",
  class: "model",
  instruction,
  promises: () => [sameLanguage, factsLocked, wordShare(0.6, 1.6)],
});
