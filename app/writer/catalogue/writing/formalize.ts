import { entry } from "../declare.ts";
import { factsLocked } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { emojiAtMost, noContractions, noSlang } from "../../promises/style.ts";
import { wordShare } from "../../promises/words.ts";
import { formalize as rule } from "../../builtin/improve/formalize.ts";
import instruction from "./formalize.md?raw";

export const formalize = entry({
  id: "writing/formalize",
  name: "Formalize",
  icon: "briefcase",
  shortDescription: "Fit for official use.",
  purpose: "Fit for official use. No contractions, slang or emoji.",
  kind: "transform",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, factsLocked, wordShare(0.6, 1.6), noContractions, noSlang, emojiAtMost(0)],
  suboptions: [],
});
