import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { openQuestions } from "../../promises/posts.ts";
import { conversationStarters as rule } from "../../builtin/social/hooks.ts";
import { socialTool } from "./social-tool.ts";
import instruction from "./conversation-starter.md?raw";

export const conversationStarter = socialTool({
  id: "social/conversation-starter",
  name: "Conversation Starter",
  icon: "messages-square",
  category: "Engagement Boosters",
  platform: "Meta",
  shortDescription: "Questions people actually answer.",
  purpose: "Questions people actually answer. 3 open questions; none answerable by yes or no.",
  kind: "generate",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, openQuestions(3)],
  suboptions: [],
});
