import { questionTitles, lineRule, optionLimit } from "../../builtin/titles/titles.ts";
import { sameLanguage } from "../../promises/language.ts";
import { everyLineAsks } from "../../promises/lines.ts";
import { lineBetween, lineOptions, nothingNewInLines } from "../../promises/titles.ts";
import { entry } from "../declare.ts";
import instruction from "./title-question.md?raw";

export const titleQuestion = entry({
  id: "titles/title-question",
  name: "title:question",
  icon: "circle-question-mark",
  shortDescription: "Asks what the reader is asking.",
  purpose: "Asks what the reader is asking. Ends with the language's question mark.",
  kind: "generate",
  class: "edit",
  instruction,
  rule: lineRule(questionTitles, "title"),
  promises: () => [
    sameLanguage,
    nothingNewInLines,
    lineOptions(optionLimit),
    everyLineAsks,
    lineBetween(1, 90),
  ],
  suboptions: [],
});
