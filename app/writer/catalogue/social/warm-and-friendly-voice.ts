import { factsLocked } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import { speaksToYou, noSuperlatives } from "../../promises/posts.ts";
import { warmVoice as rule } from "../../builtin/social/voice.ts";
import { socialTool } from "./social-tool.ts";
import instruction from "./warm-and-friendly-voice.md?raw";

export const warmAndFriendlyVoice = socialTool({
  id: "social/warm-and-friendly-voice",
  name: "Warm & Friendly Voice",
  icon: "heart-handshake",
  category: "Style Enhancements",
  platform: "Meta",
  shortDescription: "Neighbourly tone, no sales talk.",
  purpose: "Neighbourly tone, no sales talk. Second person; no superlatives.",
  kind: "transform",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, factsLocked, wordShare(0.6, 1.6), speaksToYou, noSuperlatives],
  suboptions: [],
});
