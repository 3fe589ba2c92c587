import { factsLocked } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import { wordsBesideSlots } from "../../promises/stories.ts";
import { showDontTell as rule } from "../../builtin/stories/slots.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./show-don-t-tell.md?raw";

export const showDonTTell = storyTool({
  id: "stories/show-don-t-tell",
  name: "Show, don't tell",
  icon: "eye",
  category: "Emotion & Style",
  mode: "transform",
  shortDescription: "Turn stated feelings into action and detail.",
  purpose: "Turn stated feelings into action and detail.",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, factsLocked, wordShare(0.6, 1.6), wordsBesideSlots],
});
