import { platformLimits } from "./platform-limits.ts";
import { sameLanguage } from "../../promises/language.ts";
import { threadOf, nothingLost } from "../../promises/posts.ts";
import { threadBuilder as rule } from "../../builtin/social/layout.ts";
import { socialTool } from "./social-tool.ts";
import instruction from "./thread-builder.md?raw";

export const threadBuilder = socialTool({
  id: "social/thread-builder",
  name: "Thread Builder",
  icon: "list-ordered",
  category: "Clarity & Flow",
  platform: "Twitter / X",
  shortDescription: "Split a long text into a numbered thread.",
  purpose: "Split a long text into a numbered thread. Each post at most 280; numbered; nothing lost.",
  kind: "transform",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingLost, threadOf(platformLimits["Twitter / X"].post.value)],
  suboptions: [],
});
