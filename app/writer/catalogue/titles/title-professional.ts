import { professionalTitles, lineRule, optionLimit } from "../../builtin/titles/titles.ts";
import { sameLanguage } from "../../promises/language.ts";
import { emojiAtMost, noSlang } from "../../promises/style.ts";
import { lineBetween, lineOptions, noExclamation, nothingNewInLines } from "../../promises/titles.ts";
import { entry } from "../declare.ts";
import instruction from "./title-professional.md?raw";

export const titleProfessional = entry({
  id: "titles/title-professional",
  name: "title:professional",
  icon: "briefcase",
  shortDescription: "Formal and specific.",
  purpose: "Formal and specific. No slang, emoji or exclamation mark.",
  kind: "generate",
  class: "edit",
  instruction,
  rule: lineRule(professionalTitles, "title"),
  promises: () => [
    sameLanguage,
    nothingNewInLines,
    lineOptions(optionLimit),
    lineBetween(1, 90),
    noSlang,
    noExclamation,
    emojiAtMost(0),
  ],
  suboptions: [],
});
