import { addCounterpoint } from "../../builtin/continue/continue.ts";
import { continues } from "../../promises/continuation.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { sentenceCount } from "../../promises/sentences.ts";
import { entry } from "../declare.ts";
import instruction from "./add-a-counterpoint.md?raw";

export const addACounterpointOption = entry({
  id: "continue/add-a-counterpoint",
  name: "add a counterpoint",
  icon: "scale",
  shortDescription: "State the best objection and answer it.",
  purpose:
    "State the best objection and answer it. Begins where the text ends; the text itself stays as it is.",
  kind: "continue",
  class: "frame",
  instruction,
  rule: addCounterpoint,
  promises: () => [sameLanguage, nothingNew, continues, sentenceCount(2, 10)],
  suboptions: [],
});
