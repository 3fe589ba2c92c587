import { factsLocked } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import { fillersGone } from "../../promises/story-style.ts";
import { cutFillerWords as rule } from "../../builtin/stories/polish.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./cut-filler-words.md?raw";

export const cutFillerWords = storyTool({
  id: "stories/cut-filler-words",
  name: "Cut filler words",
  icon: "scissors",
  category: "Final Polish",
  mode: "transform",
  shortDescription: "Remove very, just, really, that and friends.",
  purpose: "Remove very, just, really, that and friends.",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, factsLocked, wordShare(0.6, 1.6), fillersGone],
});
