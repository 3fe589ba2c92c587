import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { titled } from "../../promises/posts.ts";
import { storyTeaser as rule } from "../../builtin/social/hooks.ts";
import { socialTool } from "./social-tool.ts";
import instruction from "./story-teaser.md?raw";

export const storyTeaser = socialTool({
  id: "social/story-teaser",
  name: "Story Teaser",
  icon: "newspaper",
  category: "Basic Options",
  platform: "Medium / Blogging Platforms",
  shortDescription: "Title, subtitle and teaser for an article.",
  purpose: "Title, subtitle and teaser for an article. Title at most 80, subtitle at most 140 characters.",
  kind: "generate",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, titled(80, 140)],
  suboptions: [],
});
