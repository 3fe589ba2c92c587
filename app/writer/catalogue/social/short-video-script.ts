import { sameLanguage } from "../../promises/language.ts";
import { nothingNewBesideLabels, videoScript } from "../../promises/scripts.ts";
import { videoScript as rule } from "../../builtin/social/hooks.ts";
import { socialTool } from "./social-tool.ts";
import instruction from "./short-video-script.md?raw";

export const shortVideoScript = socialTool({
  id: "social/short-video-script",
  name: "Short Video Script",
  icon: "clapperboard",
  category: "Basic Options",
  platform: "TikTok",
  shortDescription: "A 30-60 second script with shots and voice-over.",
  purpose:
    "A 30-60 second script with shots and voice-over. 75-150 spoken words; each line tagged SHOT or VOICE.",
  kind: "generate",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNewBesideLabels, videoScript(75, 150)],
  suboptions: [],
});
