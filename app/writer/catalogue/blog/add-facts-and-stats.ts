import { entry } from "../declare.ts";
import { sentencesKept } from "../../promises/change.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { hasSlots } from "../../promises/lines.ts";
import { addFacts as rule } from "../../builtin/blog/add-facts.ts";
import instruction from "./add-facts-and-stats.md?raw";

export const addFactsAndStats = entry({
  id: "blog/add-facts-and-stats",
  name: "Add Facts & Stats",
  icon: "chart-column",
  shortDescription: "Mark where evidence belongs.",
  purpose: "Mark where evidence belongs. Inserts [source needed] slots; never invents a figure.",
  kind: "transform",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, sentencesKept, hasSlots],
  suboptions: [],
});
