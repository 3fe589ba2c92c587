import { sameLanguage } from "../../promises/language.ts";
import { wordsUnchanged, paragraphLines } from "../../promises/posts.ts";
import { lineBreaks as rule } from "../../builtin/social/layout.ts";
import { socialTool } from "./social-tool.ts";
import instruction from "./line-break-formatter.md?raw";

export const lineBreakFormatter = socialTool({
  id: "social/line-break-formatter",
  name: "Line-Break Formatter",
  icon: "wrap-text",
  category: "Clarity & Flow",
  platform: "LinkedIn",
  shortDescription: "Break a wall of text into readable lines.",
  purpose:
    "Break a wall of text into readable lines. No paragraph over 3 lines of 60 characters; words unchanged.",
  kind: "transform",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, wordsUnchanged, paragraphLines(3, 60)],
  suboptions: [],
});
