import { numbersKept, namesKept } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./switch-genre.md?raw";

export const switchGenre = storyTool({
  id: "stories/switch-genre",
  name: "Switch genre",
  icon: "clapperboard",
  category: "Creative Exploration",
  mode: "transform",
  shortDescription: "The same plot as comedy, thriller, romance or fable.",
  purpose: "The same plot as comedy, thriller, romance or fable.",
  class: "model",
  instruction,
  promises: () => [sameLanguage, numbersKept, namesKept, wordShare(0.6, 1.6)],
});
