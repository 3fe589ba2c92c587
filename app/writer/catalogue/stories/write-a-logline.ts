import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordRange } from "../../promises/words.ts";
import { sentenceCount } from "../../promises/sentences.ts";
import { logline as rule } from "../../builtin/stories/premise.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./write-a-logline.md?raw";

export const writeALogline = storyTool({
  id: "stories/write-a-logline",
  name: "Write a logline",
  icon: "crosshair",
  category: "Story Creation",
  mode: "generate",
  shortDescription: "The whole story in one sentence of at most 35 words.",
  purpose: "The whole story in one sentence of at most 35 words.",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, sentenceCount(1), wordRange(1, 35)],
});
