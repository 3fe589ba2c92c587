import { factsLocked } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import { longestSentence } from "../../promises/sentences.ts";
import { twistersFlagged } from "../../promises/scripts.ts";
import { spokenFlow as rule } from "../../builtin/social/voice.ts";
import { socialTool } from "./social-tool.ts";
import instruction from "./spoken-flow-pass.md?raw";

export const spokenFlowPass = socialTool({
  id: "social/spoken-flow-pass",
  name: "Spoken-Flow Pass",
  icon: "audio-lines",
  category: "Clarity & Flow",
  platform: "TikTok",
  shortDescription: "Make it easy to say aloud.",
  purpose: "Make it easy to say aloud. No sentence over 16 words; tongue-twisters flagged.",
  kind: "transform",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, factsLocked, wordShare(0.6, 1.6), longestSentence(16), twistersFlagged],
  suboptions: [],
});
