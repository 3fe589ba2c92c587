import { platformLimits } from "./platform-limits.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { poll } from "../../promises/posts.ts";
import { pollMaker as rule } from "../../builtin/social/hooks.ts";
import { socialTool } from "./social-tool.ts";
import instruction from "./poll-and-question-maker.md?raw";

export const pollAndQuestionMaker = socialTool({
  id: "social/poll-and-question-maker",
  name: "Poll & Question Maker",
  icon: "vote",
  category: "Engagement Boosters",
  platform: "LinkedIn",
  shortDescription: "A poll with fair options.",
  purpose: "A poll with fair options. Question at most 140, 2-4 options of at most 30 characters.",
  kind: "generate",
  class: "frame",
  instruction,
  rule,
  promises: () => [
    sameLanguage,
    nothingNew,
    poll(platformLimits.LinkedIn.question.value, platformLimits.LinkedIn.option.value),
  ],
  suboptions: [],
});
