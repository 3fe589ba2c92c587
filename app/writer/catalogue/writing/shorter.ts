import { entry } from "../declare.ts";
import { nothingNew, numbersKept } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import { shorten as rule } from "../../builtin/shorten/shorten.ts";
import instruction from "./shorter.md?raw";

export const shorter = entry({
  id: "writing/shorter",
  name: "Shorter",
  icon: "minimize-2",
  shortDescription: "Cut without losing the point.",
  purpose: "Cut without losing the point. At most 70% of the words; every number kept.",
  kind: "transform",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, numbersKept, wordShare(0, 0.7)],
  suboptions: [],
});
