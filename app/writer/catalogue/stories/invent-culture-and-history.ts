import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { partsInOrder } from "../../promises/stories.ts";
import { cultureAndHistory as rule } from "../../builtin/stories/cards.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./invent-culture-and-history.md?raw";

export const inventCultureAndHistory = storyTool({
  id: "stories/invent-culture-and-history",
  name: "Invent culture and history",
  icon: "landmark",
  category: "Dialogue & Worldbuilding",
  mode: "generate",
  shortDescription: "Customs, beliefs and the event everyone remembers.",
  purpose: "Customs, beliefs and the event everyone remembers.",
  class: "frame",
  instruction,
  rule,
  promises: () => [
    sameLanguage,
    nothingNew,
    partsInOrder(["Customs", "Beliefs", "The event everyone remembers"]),
  ],
});
