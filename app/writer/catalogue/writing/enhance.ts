import { entry } from "../declare.ts";
import { factsLocked } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import { fewerWeakWords } from "../../promises/style.ts";
import { enhance as rule } from "../../builtin/improve/enhance.ts";
import instruction from "./enhance.md?raw";

export const enhance = entry({
  id: "writing/enhance",
  name: "Enhance",
  icon: "sparkles",
  shortDescription: "Stronger verbs, richer images.",
  purpose: "Stronger verbs, richer images. Fewer weak verbs and fillers; length within 20%.",
  kind: "transform",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, factsLocked, wordShare(0.8, 1.2), fewerWeakWords],
  suboptions: [],
});
