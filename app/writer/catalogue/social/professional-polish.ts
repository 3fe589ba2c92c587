import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { charactersAtMost } from "../../promises/lines.ts";
import { noBuzzwords } from "../../promises/buzzwords.ts";
import { professionalPolish as rule } from "../../builtin/social/voice.ts";
import { socialTool } from "./social-tool.ts";
import instruction from "./professional-polish.md?raw";

export const professionalPolish = socialTool({
  id: "social/professional-polish",
  name: "Professional Polish",
  icon: "briefcase",
  category: "Style Enhancements",
  platform: "LinkedIn",
  shortDescription: "Credible and concise, without jargon.",
  purpose:
    "Credible and concise, without jargon. No buzzwords from the block list; at most 1,300 characters.",
  kind: "transform",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, noBuzzwords, charactersAtMost(1300)],
  suboptions: [],
});
