import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { interview } from "../../promises/stories.ts";
import { interview as rule } from "../../builtin/stories/cards.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./interview-a-character.md?raw";

export const interviewACharacter = storyTool({
  id: "stories/interview-a-character",
  name: "Interview a character",
  icon: "mic",
  category: "Creative Exploration",
  mode: "generate",
  shortDescription: "Ten questions answered in the character's voice.",
  purpose: "Ten questions answered in the character's voice.",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, interview(10)],
});
