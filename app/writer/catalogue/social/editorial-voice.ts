import { factsLocked } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import { activeShare } from "../../promises/story-style.ts";
import { editorialVoice as rule } from "../../builtin/social/voice.ts";
import { socialTool } from "./social-tool.ts";
import instruction from "./editorial-voice.md?raw";

export const editorialVoice = socialTool({
  id: "social/editorial-voice",
  name: "Editorial Voice",
  icon: "pen-tool",
  category: "Style Enhancements",
  platform: "Medium / Blogging Platforms",
  shortDescription: "A magazine-like voice for a long post.",
  purpose: "A magazine-like voice for a long post. Active voice share at least 85%.",
  kind: "transform",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, factsLocked, wordShare(0.6, 1.6), activeShare(0.85)],
  suboptions: [],
});
