import { entry } from "../declare.ts";
import { factsLocked } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { gradeDrops } from "../../promises/style.ts";
import { wordShare } from "../../promises/words.ts";
import { simplify as rule } from "../../builtin/improve/simplify.ts";
import instruction from "./simplify.md?raw";

export const simplify = entry({
  id: "writing/simplify",
  name: "Simplify",
  icon: "baby",
  shortDescription: "Plain words, short sentences.",
  purpose: "Plain words, short sentences. Reading grade drops by at least 2.",
  kind: "transform",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, factsLocked, wordShare(0.6, 1.6), gradeDrops(2)],
  suboptions: [],
});
