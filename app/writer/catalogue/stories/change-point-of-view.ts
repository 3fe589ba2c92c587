import { nothingNew, numbersKept } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import { pointOfViewChanged } from "../../promises/story-style.ts";
import { changePointOfView as rule } from "../../builtin/stories/point-of-view.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./change-point-of-view.md?raw";

export const changePointOfView = storyTool({
  id: "stories/change-point-of-view",
  name: "Change point of view",
  icon: "users",
  category: "Emotion & Style",
  mode: "transform",
  shortDescription: "Retell in first, second or third person, pronouns consistent.",
  purpose: "Retell in first, second or third person, pronouns consistent.",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, numbersKept, wordShare(0.6, 1.6), pointOfViewChanged],
});
