import { sameLanguage } from "../../promises/language.ts";
import { hashtags } from "../../promises/lines.ts";
import { needing } from "../../promises/needing.ts";
import { tagsFromText, threeGroups } from "../../promises/tags.ts";
import { hashtagSet as rule } from "../../builtin/social/tags.ts";
import { socialTool } from "./social-tool.ts";
import instruction from "./hashtag-set.md?raw";

export const hashtagSet = socialTool({
  id: "social/hashtag-set",
  name: "Hashtag Set",
  icon: "hash",
  category: "Engagement Boosters",
  platform: "Instagram",
  shortDescription: "Broad, niche and branded tags.",
  purpose: "Broad, niche and branded tags. 10-15 unique tags in three groups; no spaces; made from the text.",
  kind: "generate",
  class: "frame",
  instruction,
  rule,
  promises: () => [
    sameLanguage,
    tagsFromText,
    needing(15, "A set of ten tags", hashtags(10, 15)),
    threeGroups,
  ],
  suboptions: [],
});
