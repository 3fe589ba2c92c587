import { plainSubtitles, lineRule, optionLimit } from "../../builtin/titles/titles.ts";
import { sameLanguage } from "../../promises/language.ts";
import { lineBetween, lineOptions, nothingNewInLines } from "../../promises/titles.ts";
import { entry } from "../declare.ts";
import instruction from "./subtitle-plain.md?raw";

export const subtitlePlain = entry({
  id: "titles/subtitle-plain",
  name: "subtitle:plain",
  icon: "text",
  shortDescription: "Adds the missing fact.",
  purpose: "Adds the missing fact. At most 90 characters.",
  kind: "generate",
  class: "edit",
  instruction,
  rule: lineRule(plainSubtitles, "subtitle"),
  promises: () => [sameLanguage, nothingNewInLines, lineOptions(optionLimit), lineBetween(1, 90)],
  suboptions: [],
});
