import { enoughToGoOn, goesOn } from "../../promises/completion.ts";
import { nothingAdded } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { entry } from "../declare.ts";
import instruction from "./completion.md?raw";

export const completion = entry({
  id: "assist/completion",
  name: "Text completion",
  icon: "text-cursor-input",
  shortDescription: "The next words, while you write.",
  purpose: "The next words, while you write. At most one sentence; nothing is invented.",
  kind: "continue",
  builtin: "model",
  instruction,
  promises: [sameLanguage, nothingAdded, enoughToGoOn, goesOn],
});
