import { continues } from "../../promises/continuation.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { entry } from "../declare.ts";
import instruction from "./continue-writing.md?raw";

export const continueWritingOption = entry({
  id: "continue/continue-writing",
  name: "continue writing",
  icon: "step-forward",
  shortDescription: "Carry on in the same voice.",
  purpose: "Carry on in the same voice. Begins where the text ends; the text itself stays as it is.",
  kind: "continue",
  class: "model",
  instruction,
  promises: () => [sameLanguage, nothingNew, continues],
  suboptions: [],
});
