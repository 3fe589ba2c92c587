import { quotesVerbatim } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { quotedLines } from "../../promises/stories.ts";
import { bibleCard as rule } from "../../builtin/stories/cards.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./make-a-story-bible-card.md?raw";

export const makeAStoryBibleCard = storyTool({
  id: "stories/make-a-story-bible-card",
  name: "Make a story bible card",
  icon: "contact",
  category: "Dialogue & Worldbuilding",
  mode: "analyze",
  shortDescription: "Extract a character, place or object card from the text.",
  purpose: "Extract a character, place or object card from the text.",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, quotesVerbatim, quotedLines(1)],
});
