import { platformLimits } from "./platform-limits.ts";
import { sameLanguage } from "../../promises/language.ts";
import { charactersAtMost } from "../../promises/lines.ts";
import { firstLineAtMost } from "../../promises/posts.ts";
import { nothingNewBesideTags } from "../../promises/tags.ts";
import { caption as rule } from "../../builtin/social/posts.ts";
import { socialTool } from "./social-tool.ts";
import instruction from "./caption-writer.md?raw";

export const captionWriter = socialTool({
  id: "social/caption-writer",
  name: "Caption Writer",
  icon: "image",
  category: "Basic Options",
  platform: "Instagram",
  shortDescription: "A caption whose first line works alone.",
  purpose: "A caption whose first line works alone. First line at most 125 characters; total at most 2,200.",
  kind: "generate",
  class: "frame",
  instruction,
  rule,
  promises: () => [
    sameLanguage,
    nothingNewBesideTags,
    firstLineAtMost(platformLimits.Instagram.firstLine.value),
    charactersAtMost(platformLimits.Instagram.caption.value),
  ],
  suboptions: [],
});
