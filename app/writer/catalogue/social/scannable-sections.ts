import { sameLanguage } from "../../promises/language.ts";
import { needing } from "../../promises/needing.ts";
import { wordsBesideHeadings, headingEvery } from "../../promises/posts.ts";
import { scannableSections as rule } from "../../builtin/social/layout.ts";
import { socialTool } from "./social-tool.ts";
import instruction from "./scannable-sections.md?raw";

export const scannableSections = socialTool({
  id: "social/scannable-sections",
  name: "Scannable Sections",
  icon: "rows-3",
  category: "Clarity & Flow",
  platform: "Medium / Blogging Platforms",
  shortDescription: "Add subheads, bullets and short paragraphs.",
  purpose:
    "Add subheads, bullets and short paragraphs. A heading at least every 200 words; words otherwise unchanged.",
  kind: "transform",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, wordsBesideHeadings, needing(60, "A text with sections", headingEvery(200))],
  suboptions: [],
});
