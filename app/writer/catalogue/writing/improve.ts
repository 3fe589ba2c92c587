import { entry } from "../declare.ts";
import { meaningKept } from "../../promises/change.ts";
import { factsLocked } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { noNewSlips } from "../../promises/slips.ts";
import { wordShare } from "../../promises/words.ts";
import { improve as rule } from "../../builtin/improve/improve.ts";
import instruction from "./improve.md?raw";

export const improve = entry({
  id: "writing/improve",
  name: "Improve",
  icon: "wand-sparkles",
  shortDescription: "General polish for clarity and flow.",
  purpose: "General polish for clarity and flow. Grammar errors not increased; meaning markers kept.",
  kind: "transform",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, factsLocked, wordShare(0.6, 1.6), noNewSlips, meaningKept],
  suboptions: [],
});
