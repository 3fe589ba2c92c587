import { factsLocked } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import { narrationKept } from "../../promises/story-style.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./give-each-voice-a-signature.md?raw";

export const giveEachVoiceASignature = storyTool({
  id: "stories/give-each-voice-a-signature",
  name: "Give each voice a signature",
  icon: "mic-vocal",
  category: "Dialogue & Worldbuilding",
  mode: "transform",
  shortDescription: "Distinct vocabulary and rhythm for each speaker.",
  purpose: "Distinct vocabulary and rhythm for each speaker.",
  class: "model",
  instruction,
  promises: () => [sameLanguage, factsLocked, wordShare(0.6, 1.6), narrationKept],
});
