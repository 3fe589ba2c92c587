import { shortSubtitles, lineRule, optionLimit } from "../../builtin/titles/titles.ts";
import { sameLanguage } from "../../promises/language.ts";
import { lineWords } from "../../promises/lines.ts";
import { lineOptions, nothingNewInLines } from "../../promises/titles.ts";
import { entry } from "../declare.ts";
import instruction from "./subtitle-short.md?raw";

export const subtitleShort = entry({
  id: "titles/subtitle-short",
  name: "subtitle:short",
  icon: "minus",
  shortDescription: "A few words only.",
  purpose: "A few words only. At most 6 words.",
  kind: "generate",
  class: "edit",
  instruction,
  rule: lineRule(shortSubtitles, "subtitle"),
  promises: () => [sameLanguage, nothingNewInLines, lineOptions(optionLimit), lineWords(6)],
  suboptions: [],
});
