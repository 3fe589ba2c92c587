import { sameLanguage } from "../../promises/language.ts";
import { onlyWhatComesAfter } from "../../promises/stories.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./continue-writing.md?raw";

export const continueWriting = storyTool({
  id: "stories/continue-writing",
  name: "Continue writing",
  icon: "step-forward",
  category: "Story Creation",
  mode: "continue",
  shortDescription: "Carry on from the last line in the same voice, tense and person.",
  purpose: "Carry on from the last line in the same voice, tense and person.",
  class: "model",
  instruction,
  promises: () => [sameLanguage, onlyWhatComesAfter],
});
