import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordRange } from "../../promises/words.ts";
import { needing } from "../../promises/needing.ts";
import { partsInOrder } from "../../promises/stories.ts";
import { synopsis as rule } from "../../builtin/stories/premise.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./draft-a-synopsis.md?raw";

export const draftASynopsis = storyTool({
  id: "stories/draft-a-synopsis",
  name: "Draft a synopsis",
  icon: "scroll-text",
  category: "Story Creation",
  mode: "generate",
  shortDescription: "One page from beginning to end, spoilers included.",
  purpose: "One page from beginning to end, spoilers included.",
  class: "frame",
  instruction,
  rule,
  promises: () => [
    sameLanguage,
    nothingNew,
    needing(20, "A synopsis", wordRange(1, 500)),
    partsInOrder(["Beginning", "Middle", "End"]),
  ],
});
