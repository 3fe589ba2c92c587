import { namesKept } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./change-the-era.md?raw";

export const changeTheEra = storyTool({
  id: "stories/change-the-era",
  name: "Change the era",
  icon: "hourglass",
  category: "Creative Exploration",
  mode: "transform",
  shortDescription: "Move it to another century, props and speech included.",
  purpose: "Move it to another century, props and speech included.",
  class: "model",
  instruction,
  promises: () => [sameLanguage, namesKept, wordShare(0.6, 1.6)],
});
