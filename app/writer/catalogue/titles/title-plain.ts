import { plainTitles, lineRule, optionLimit } from "../../builtin/titles/titles.ts";
import { sameLanguage } from "../../promises/language.ts";
import { bareEnd, lineBetween, lineOptions, nothingNewInLines } from "../../promises/titles.ts";
import { entry } from "../declare.ts";
import instruction from "./title-plain.md?raw";

export const titlePlain = entry({
  id: "titles/title-plain",
  name: "title:plain",
  icon: "type",
  shortDescription: "States the subject, nothing more.",
  purpose: "States the subject, nothing more. At most 60 characters; no punctuation at the end.",
  kind: "generate",
  class: "edit",
  instruction,
  rule: lineRule(plainTitles, "title"),
  promises: () => [sameLanguage, nothingNewInLines, lineOptions(optionLimit), lineBetween(1, 60), bareEnd],
  suboptions: [],
});
