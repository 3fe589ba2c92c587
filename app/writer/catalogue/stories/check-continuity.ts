import { quotesVerbatim } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { needing } from "../../promises/needing.ts";
import { partsInOrder, quotedLines } from "../../promises/stories.ts";
import { continuity as rule } from "../../builtin/stories/checks.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./check-continuity.md?raw";

export const checkContinuity = storyTool({
  id: "stories/check-continuity",
  name: "Check continuity",
  icon: "list-checks",
  category: "Final Polish",
  mode: "analyze",
  shortDescription: "Names, ages, eyes, dates and places that do not agree.",
  purpose: "Names, ages, eyes, dates and places that do not agree.",
  class: "edit",
  instruction,
  rule,
  promises: () => [
    sameLanguage,
    quotesVerbatim,
    needing(12, "Checking continuity", quotedLines(0)),
    partsInOrder(["Names", "Ages", "Looks", "Dates and times", "Places"]),
  ],
});
