import { factsLocked } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./strengthen-imagery.md?raw";

export const strengthenImagery = storyTool({
  id: "stories/strengthen-imagery",
  name: "Strengthen imagery",
  icon: "image",
  category: "Emotion & Style",
  mode: "transform",
  shortDescription: "Replace flat phrases with fresh comparisons.",
  purpose: "Replace flat phrases with fresh comparisons.",
  class: "model",
  instruction,
  promises: () => [sameLanguage, factsLocked, wordShare(0.6, 1.6)],
});
