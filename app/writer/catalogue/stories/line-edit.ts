import { factsLocked } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import { lineEdit as rule } from "../../builtin/stories/polish.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./line-edit.md?raw";

export const lineEdit = storyTool({
  id: "stories/line-edit",
  name: "Line edit",
  icon: "pen-line",
  category: "Final Polish",
  mode: "transform",
  shortDescription: "Sentence-level polish with every change reviewable.",
  purpose: "Sentence-level polish with every change reviewable.",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, factsLocked, wordShare(0.6, 1.6)],
});
