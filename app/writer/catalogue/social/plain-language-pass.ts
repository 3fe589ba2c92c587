import { factsLocked } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import { longestSentence } from "../../promises/sentences.ts";
import { gradeAtMost } from "../../promises/plain.ts";
import { plainLanguage as rule } from "../../builtin/social/voice.ts";
import { socialTool } from "./social-tool.ts";
import instruction from "./plain-language-pass.md?raw";

export const plainLanguagePass = socialTool({
  id: "social/plain-language-pass",
  name: "Plain-Language Pass",
  icon: "lightbulb",
  category: "Clarity & Flow",
  platform: "General",
  shortDescription: "Remove jargon and long sentences.",
  purpose: "Remove jargon and long sentences. No sentence over 22 words; grade 8 or lower.",
  kind: "transform",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, factsLocked, wordShare(0.6, 1.6), longestSentence(22), gradeAtMost(8)],
  suboptions: [],
});
