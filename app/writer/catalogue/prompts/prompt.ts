import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { sectionsInOrder } from "../../promises/sections.ts";
import { entry } from "../declare.ts";
import instruction from "./prompt.md?raw";

const parts = [
  ["Role", "Who should answer."],
  ["Task", "What is to be done."],
  ["Context", "What the answer needs to know."],
  ["Format", "What the answer should look like."],
  ["Constraints", "What must be kept to."],
] as const;

export const prompt = entry({
  id: "prompts/prompt",
  name: "prompt",
  icon: "terminal",
  shortDescription: "Your text as a prompt.",
  purpose:
    "Your text as a prompt. Role, task, context, format and constraints, all from the text or a [slot].",
  kind: "generate",
  builtin: "worksheet",
  instruction,

  promises: [
    sameLanguage,
    nothingNew,
    sectionsInOrder(parts.map(([title, belongs]) => ({ title, belongs, mark: "label" as const }))),
  ],
});
