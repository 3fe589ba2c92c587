import { platformLimits } from "./platform-limits.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { endsAsking, wordsBeforeQuestion } from "../../promises/posts.ts";
import { communityPost as rule } from "../../builtin/social/posts.ts";
import { socialTool } from "./social-tool.ts";
import instruction from "./community-post.md?raw";

export const communityPost = socialTool({
  id: "social/community-post",
  name: "Community Post",
  icon: "users",
  category: "Basic Options",
  platform: "Meta",
  shortDescription: "A post for a page or group that invites replies.",
  purpose:
    "A post for a page or group that invites replies. Ends with a question; at most 80 words before the fold.",
  kind: "generate",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, endsAsking, wordsBeforeQuestion(platformLimits.Meta.fold.value)],
  suboptions: [],
});
