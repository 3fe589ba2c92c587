import { entry } from "../declare.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import { expandPlainly as rule } from "../../builtin/expand/plain-expand.ts";
import instruction from "./expand.md?raw";

export const expand = entry({
  id: "writing/expand",
  name: "Expand",
  icon: "expand",
  shortDescription: "Add useful detail.",
  purpose: "Add useful detail. 140-200% of the words; new facts only as [slots].",
  kind: "transform",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, wordShare(1.4, 2)],
  suboptions: [],
});
