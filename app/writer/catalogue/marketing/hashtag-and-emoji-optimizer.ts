import { entry } from "../declare.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { hashtags } from "../../promises/lines.ts";
import { emojiAtMost } from "../../promises/style.ts";
import { tagsFromText } from "../../promises/search.ts";
import { optimizeTags as rule } from "../../builtin/marketing/hashtags.ts";
import instruction from "./hashtag-and-emoji-optimizer.md?raw";

export const hashtagAndEmojiOptimizer = entry({
  id: "marketing/hashtag-and-emoji-optimizer",
  name: "Hashtag & Emoji Optimizer",
  icon: "hash",
  shortDescription: "Right tags, few emoji, in the right place.",
  purpose:
    "Right tags, few emoji, in the right place. 3-8 unique tags from the text's own terms; at most 3 emoji.",
  kind: "transform",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, hashtags(3, 8), tagsFromText, emojiAtMost(3)],
  suboptions: [],
});
