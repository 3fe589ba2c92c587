import { addExample } from "../../builtin/continue/continue.ts";
import { continues } from "../../promises/continuation.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { sentenceCount } from "../../promises/sentences.ts";
import { entry } from "../declare.ts";
import instruction from "./add-an-example.md?raw";

export const addAnExampleOption = entry({
  id: "continue/add-an-example",
  name: "add an example",
  icon: "badge-check",
  shortDescription: "Show the last point in action.",
  purpose: "Show the last point in action. Begins where the text ends; the text itself stays as it is.",
  kind: "continue",
  class: "frame",
  instruction,
  rule: addExample,
  promises: () => [sameLanguage, nothingNew, continues, sentenceCount(2, 8)],
  suboptions: [],
});
