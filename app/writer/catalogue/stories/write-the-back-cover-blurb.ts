import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordRange } from "../../promises/words.ts";
import { needing } from "../../promises/needing.ts";
import { nothingSpoiled } from "../../promises/stories.ts";
import { blurb as rule } from "../../builtin/stories/premise.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./write-the-back-cover-blurb.md?raw";

export const writeTheBackCoverBlurb = storyTool({
  id: "stories/write-the-back-cover-blurb",
  name: "Write the back-cover blurb",
  icon: "book",
  category: "Final Polish",
  mode: "generate",
  shortDescription: "120-150 words that sell without spoiling.",
  purpose: "120-150 words that sell without spoiling.",
  class: "frame",
  instruction,
  rule,
  promises: () => [
    sameLanguage,
    nothingNew,
    needing(150, "A blurb that keeps the ending back", wordRange(120, 150)),
    nothingSpoiled,
  ],
});
