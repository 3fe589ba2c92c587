import { creativeTitles, lineRule, optionLimit } from "../../builtin/titles/titles.ts";
import { sameLanguage } from "../../promises/language.ts";
import { figured, lineBetween, lineOptions, nothingNewInLines } from "../../promises/titles.ts";
import { entry } from "../declare.ts";
import instruction from "./title-creative.md?raw";

export const titleCreative = entry({
  id: "titles/title-creative",
  name: "title:creative",
  icon: "sparkles",
  shortDescription: "Uses an image or a twist.",
  purpose: "Uses an image or a twist. Contains one figure of speech; at most 70 characters.",
  kind: "generate",
  class: "edit",
  instruction,
  rule: lineRule(creativeTitles, "title"),
  promises: () => [sameLanguage, nothingNewInLines, lineOptions(optionLimit), lineBetween(1, 70), figured],
  suboptions: [],
});
