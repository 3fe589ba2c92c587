import { factsLocked } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./add-subtext.md?raw";

export const addSubtext = storyTool({
  id: "stories/add-subtext",
  name: "Add subtext",
  icon: "layers",
  category: "Dialogue & Worldbuilding",
  mode: "transform",
  shortDescription: "Let characters avoid saying what they mean.",
  purpose: "Let characters avoid saying what they mean.",
  class: "model",
  instruction,
  promises: () => [sameLanguage, factsLocked, wordShare(0.6, 1.6)],
});
