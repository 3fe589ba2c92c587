import { sameLanguage } from "../../promises/language.ts";
import { nothingNewBesideLabels, secondsHook } from "../../promises/scripts.ts";
import { secondsHook as rule } from "../../builtin/social/hooks.ts";
import { socialTool } from "./social-tool.ts";
import instruction from "./three-second-hook.md?raw";

export const threeSecondHook = socialTool({
  id: "social/three-second-hook",
  name: "Three-Second Hook",
  icon: "timer",
  category: "Engagement Boosters",
  platform: "TikTok",
  shortDescription: "What is said and shown in the first three seconds.",
  purpose:
    "What is said and shown in the first three seconds. At most 8 spoken words plus one on-screen line of at most 5 words.",
  kind: "generate",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNewBesideLabels, secondsHook(8, 5)],
  suboptions: [],
});
