import { factsLocked } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import { shorterBeats } from "../../promises/story-style.ts";
import { heightenTension as rule } from "../../builtin/stories/polish.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./heighten-tension.md?raw";

export const heightenTension = storyTool({
  id: "stories/heighten-tension",
  name: "Heighten tension",
  icon: "zap",
  category: "Emotion & Style",
  mode: "transform",
  shortDescription: "Shorter beats, nearer danger, delayed answers.",
  purpose: "Shorter beats, nearer danger, delayed answers.",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, factsLocked, wordShare(0.6, 1.6), shorterBeats],
});
