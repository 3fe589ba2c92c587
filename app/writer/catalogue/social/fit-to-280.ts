import { platformLimits } from "./platform-limits.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { weightedAtMost } from "../../promises/posts.ts";
import { fitTo280 as rule } from "../../builtin/social/posts.ts";
import { socialTool } from "./social-tool.ts";
import instruction from "./fit-to-280.md?raw";

export const fitTo280 = socialTool({
  id: "social/fit-to-280",
  name: "Fit to 280",
  icon: "minimize-2",
  category: "Basic Options",
  platform: "Twitter / X",
  shortDescription: "One post that fits the limit.",
  purpose:
    "One post that fits the limit. At most 280 weighted characters (links count 23, wide characters 2).",
  kind: "transform",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, weightedAtMost(platformLimits["Twitter / X"].post.value)],
  suboptions: [],
});
