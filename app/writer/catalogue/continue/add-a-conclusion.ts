import { addConclusion } from "../../builtin/continue/continue.ts";
import { continues } from "../../promises/continuation.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { sentenceCount } from "../../promises/sentences.ts";
import { entry } from "../declare.ts";
import instruction from "./add-a-conclusion.md?raw";

export const addAConclusionOption = entry({
  id: "continue/add-a-conclusion",
  name: "add a conclusion",
  icon: "flag",
  shortDescription: "End with a takeaway and next step.",
  purpose: "End with a takeaway and next step. Begins where the text ends; the text itself stays as it is.",
  kind: "continue",
  class: "frame",
  instruction,
  rule: addConclusion,
  promises: () => [sameLanguage, nothingNew, continues, sentenceCount(1, 6)],
  suboptions: [],
});
