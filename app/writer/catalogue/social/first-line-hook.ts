import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { uniqueLines } from "../../promises/lines.ts";
import { firstLineHooks as rule } from "../../builtin/social/hooks.ts";
import { socialTool } from "./social-tool.ts";
import instruction from "./first-line-hook.md?raw";

export const firstLineHook = socialTool({
  id: "social/first-line-hook",
  name: "First-Line Hook",
  icon: "anchor",
  category: "Engagement Boosters",
  platform: "General",
  shortDescription: "Five openers to stop the scroll.",
  purpose: "Five openers to stop the scroll. 5 unique lines, each at most 100 characters.",
  kind: "generate",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, uniqueLines(5, 100)],
  suboptions: [],
});
