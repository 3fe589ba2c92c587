import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { sentenceCount } from "../../promises/sentences.ts";
import { charactersAtMost } from "../../promises/lines.ts";
import { quoteLine as rule } from "../../builtin/social/posts.ts";
import { socialTool } from "./social-tool.ts";
import instruction from "./quote-worthy-line.md?raw";

export const quoteWorthyLine = socialTool({
  id: "social/quote-worthy-line",
  name: "Quote-Worthy Line",
  icon: "quote",
  category: "Style Enhancements",
  platform: "Twitter / X",
  shortDescription: "Distil the idea into one memorable line.",
  purpose: "Distil the idea into one memorable line. At most 140 characters; one sentence.",
  kind: "generate",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, charactersAtMost(140), sentenceCount(1)],
  suboptions: [],
});
