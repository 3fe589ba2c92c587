import { descriptiveSubtitles, lineRule, optionLimit } from "../../builtin/titles/titles.ts";
import { sameLanguage } from "../../promises/language.ts";
import { lineBetween, lineOptions, nothingNewInLines } from "../../promises/titles.ts";
import { entry } from "../declare.ts";
import instruction from "./subtitle-descriptive.md?raw";

export const subtitleDescriptive = entry({
  id: "titles/subtitle-descriptive",
  name: "subtitle:descriptive",
  icon: "align-left",
  shortDescription: "Says exactly what follows.",
  purpose: "Says exactly what follows. 90-160 characters.",
  kind: "generate",
  class: "edit",
  instruction,
  rule: lineRule(descriptiveSubtitles, "subtitle"),
  promises: () => [sameLanguage, nothingNewInLines, lineOptions(optionLimit), lineBetween(90, 160)],
  suboptions: [],
});
