import { factsLocked } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./add-emotional-depth.md?raw";

export const addEmotionalDepth = storyTool({
  id: "stories/add-emotional-depth",
  name: "Add emotional depth",
  icon: "heart",
  category: "Emotion & Style",
  mode: "transform",
  shortDescription: "Let feeling show through body, thought and choice.",
  purpose: "Let feeling show through body, thought and choice.",
  class: "model",
  instruction,
  promises: () => [sameLanguage, factsLocked, wordShare(0.6, 1.6)],
});
