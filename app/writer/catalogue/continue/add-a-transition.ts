import { addTransition } from "../../builtin/continue/continue.ts";
import { continues } from "../../promises/continuation.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { sentenceCount } from "../../promises/sentences.ts";
import { entry } from "../declare.ts";
import instruction from "./add-a-transition.md?raw";

export const addATransitionOption = entry({
  id: "continue/add-a-transition",
  name: "add a transition",
  icon: "git-commit-horizontal",
  shortDescription: "Bridge to a new section you name.",
  purpose: "Bridge to a new section you name. Begins where the text ends; the text itself stays as it is.",
  kind: "continue",
  class: "frame",
  instruction,
  rule: addTransition,
  promises: () => [sameLanguage, nothingNew, continues, sentenceCount(1, 4)],
  suboptions: [],
});
