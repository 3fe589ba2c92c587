import { factsLocked } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { onlyGrammarEdits } from "../../promises/change.ts";
import { fixGrammar as rule } from "../../builtin/grammar/fix-grammar.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./fix-grammar-and-punctuation.md?raw";

export const fixGrammarAndPunctuation = storyTool({
  id: "stories/fix-grammar-and-punctuation",
  name: "Fix grammar and punctuation",
  icon: "spell-check",
  category: "Final Polish",
  mode: "transform",
  shortDescription: "Correct mistakes; leave voice and dialect alone.",
  purpose: "Correct mistakes; leave voice and dialect alone.",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, factsLocked, onlyGrammarEdits],
});
