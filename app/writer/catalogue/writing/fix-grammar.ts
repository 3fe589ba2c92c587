import { entry } from "../declare.ts";
import { onlyGrammarEdits } from "../../promises/change.ts";
import { factsLocked } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { fixGrammar as rule } from "../../builtin/grammar/fix-grammar.ts";
import instruction from "./fix-grammar.md?raw";

export const fixGrammar = entry({
  id: "writing/fix-grammar",
  name: "Fix Grammar",
  icon: "spell-check",
  shortDescription: "Correct mistakes, change nothing else.",
  purpose:
    "Correct mistakes, change nothing else. Only spelling, grammar and punctuation edits; word order kept outside fixes.",
  kind: "transform",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, factsLocked, onlyGrammarEdits],
  suboptions: [],
});
