import { entry } from "../declare.ts";
import { factsLocked } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import { rewrite as rule } from "../../builtin/rewrite/rewrite.ts";
import instruction from "./rewrite.md?raw";

export const rewrite = entry({
  id: "writing/rewrite",
  name: "Rewrite",
  icon: "pen-line",
  shortDescription: "Same meaning, better wording.",
  purpose: "Same meaning, better wording. Facts and length band (85-115%) kept.",
  kind: "transform",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, factsLocked, wordShare(0.85, 1.15)],
  suboptions: [],
});
