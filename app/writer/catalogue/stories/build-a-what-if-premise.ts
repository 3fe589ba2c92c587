import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { whatIfs } from "../../promises/stories.ts";
import { whatIfs as rule } from "../../builtin/stories/premise.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./build-a-what-if-premise.md?raw";

export const buildAWhatIfPremise = storyTool({
  id: "stories/build-a-what-if-premise",
  name: "Build a what-if premise",
  icon: "help-circle",
  category: "Story Creation",
  mode: "generate",
  shortDescription: "Three 'what if' questions and where each could lead.",
  purpose: "Three 'what if' questions and where each could lead.",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, whatIfs(3)],
});
