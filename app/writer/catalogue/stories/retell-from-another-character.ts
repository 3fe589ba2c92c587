import { numbersKept, namesKept } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./retell-from-another-character.md?raw";

export const retellFromAnotherCharacter = storyTool({
  id: "stories/retell-from-another-character",
  name: "Retell from another character",
  icon: "user-round",
  category: "Creative Exploration",
  mode: "transform",
  shortDescription: "The same scene through other eyes.",
  purpose: "The same scene through other eyes.",
  class: "model",
  instruction,
  promises: () => [sameLanguage, numbersKept, namesKept, wordShare(0.6, 1.6)],
});
