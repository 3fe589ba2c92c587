import { numbersFromText } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { freshNames } from "../../promises/stories.ts";
import { names as rule } from "../../builtin/stories/cards.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./name-characters-and-places.md?raw";

export const nameCharactersAndPlaces = storyTool({
  id: "stories/name-characters-and-places",
  name: "Name characters and places",
  icon: "tag",
  category: "Story Creation",
  mode: "generate",
  shortDescription: "Ten fitting names with sound and meaning notes.",
  purpose: "Ten fitting names with sound and meaning notes.",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, numbersFromText, freshNames(10)],
});
