import { catchySubtitles, lineRule, optionLimit } from "../../builtin/titles/titles.ts";
import { sameLanguage } from "../../promises/language.ts";
import { lineBetween, lineOptions, nothingNewInLines, oneExclamation } from "../../promises/titles.ts";
import { entry } from "../declare.ts";
import instruction from "./subtitle-catchy.md?raw";

export const subtitleCatchy = entry({
  id: "titles/subtitle-catchy",
  name: "subtitle:catchy",
  icon: "zap",
  shortDescription: "Adds rhythm or a surprise.",
  purpose: "Adds rhythm or a surprise. At most 80 characters; at most one exclamation mark.",
  kind: "generate",
  class: "edit",
  instruction,
  rule: lineRule(catchySubtitles, "subtitle"),
  promises: () => [
    sameLanguage,
    nothingNewInLines,
    lineOptions(optionLimit),
    lineBetween(1, 80),
    oneExclamation,
  ],
  suboptions: [],
});
