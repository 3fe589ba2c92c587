import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { partsInOrder } from "../../promises/stories.ts";
import { herosJourney as rule } from "../../builtin/stories/plot.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./hero-s-journey-map.md?raw";

export const heroSJourneyMap = storyTool({
  id: "stories/hero-s-journey-map",
  name: "Hero's journey map",
  icon: "map",
  category: "Plot & Structure",
  mode: "generate",
  shortDescription: "Twelve stages filled in or marked as missing.",
  purpose: "Twelve stages filled in or marked as missing.",
  class: "frame",
  instruction,
  rule,
  promises: () => [
    sameLanguage,
    nothingNew,
    partsInOrder([
      "Ordinary world",
      "Call to adventure",
      "Refusal of the call",
      "Meeting the mentor",
      "Crossing the threshold",
      "Tests, allies and enemies",
      "Approach",
      "Ordeal",
      "Reward",
      "Road back",
      "Resurrection",
      "Return with the gift",
    ]),
  ],
});
