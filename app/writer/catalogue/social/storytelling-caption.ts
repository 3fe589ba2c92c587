import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { threeParts } from "../../promises/posts.ts";
import { storytellingCaption as rule } from "../../builtin/social/posts.ts";
import { socialTool } from "./social-tool.ts";
import instruction from "./storytelling-caption.md?raw";

export const storytellingCaption = socialTool({
  id: "social/storytelling-caption",
  name: "Storytelling Caption",
  icon: "book-open",
  category: "Style Enhancements",
  platform: "Instagram",
  shortDescription: "A tiny story behind the picture.",
  purpose: "A tiny story behind the picture. Beginning, turn, ending in at most 6 sentences.",
  kind: "generate",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, threeParts(6)],
  suboptions: [],
});
