import { nothingNew, numbersKept } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import { needing } from "../../promises/needing.ts";
import { tightenPacing as rule } from "../../builtin/stories/polish.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./tighten-pacing.md?raw";

export const tightenPacing = storyTool({
  id: "stories/tighten-pacing",
  name: "Tighten pacing",
  icon: "gauge",
  category: "Final Polish",
  mode: "transform",
  shortDescription: "Cut slow passages by a fifth; keep the beats.",
  purpose: "Cut slow passages by a fifth; keep the beats.",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, numbersKept, needing(40, "Pace", wordShare(0.75, 0.85))],
});
