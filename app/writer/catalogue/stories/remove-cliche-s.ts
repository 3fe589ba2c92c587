import { factsLocked } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import { clichesGone } from "../../promises/story-style.ts";
import { removeCliches as rule } from "../../builtin/stories/polish.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./remove-cliche-s.md?raw";

export const removeClicheS = storyTool({
  id: "stories/remove-cliche-s",
  name: "Remove clichés",
  icon: "eraser",
  category: "Final Polish",
  mode: "transform",
  shortDescription: "Mark worn phrases and offer fresh ones.",
  purpose: "Mark worn phrases and offer fresh ones.",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, factsLocked, wordShare(0.6, 1.6), clichesGone],
});
