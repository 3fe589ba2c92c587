import { factsLocked } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import { rhythmVaries } from "../../promises/story-style.ts";
import { varyRhythm as rule } from "../../builtin/stories/rhythm.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./vary-sentence-rhythm.md?raw";

export const varySentenceRhythm = storyTool({
  id: "stories/vary-sentence-rhythm",
  name: "Vary sentence rhythm",
  icon: "audio-waveform",
  category: "Final Polish",
  mode: "transform",
  shortDescription: "Mix short and long sentences where it drones.",
  purpose: "Mix short and long sentences where it drones.",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, factsLocked, wordShare(0.6, 1.6), rhythmVaries],
});
