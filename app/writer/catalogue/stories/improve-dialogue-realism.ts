import { factsLocked } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import { speechContracts, narrationKept } from "../../promises/story-style.ts";
import { dialogueRealism as rule } from "../../builtin/stories/polish.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./improve-dialogue-realism.md?raw";

export const improveDialogueRealism = storyTool({
  id: "stories/improve-dialogue-realism",
  name: "Improve dialogue realism",
  icon: "message-circle",
  category: "Dialogue & Worldbuilding",
  mode: "transform",
  shortDescription: "Contractions, interruptions and subtext; fewer speeches.",
  purpose: "Contractions, interruptions and subtext; fewer speeches.",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, factsLocked, wordShare(0.6, 1.6), narrationKept, speechContracts],
});
