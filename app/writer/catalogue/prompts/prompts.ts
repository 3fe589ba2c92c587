import { promptsRule } from "../../builtin/worksheets/rules.ts";
import { nothingNewBut } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { promptsFor } from "../../promises/prompts.ts";
import type { Entry } from "../../task.ts";
import { entry } from "../declare.ts";
import instruction from "./prompts.md?raw";
import { type Target, targets } from "./targets.ts";

const forms: Readonly<Record<Target["form"], string>> = {
  headings: "its parts under third-level headings",
  tags: "its parts between tags of their names in small letters, such as <role> and </role>",
  labels: "its parts as a list, each behind its name in bold with a colon",
  line: "one line for a picture: the subject, its details, where and when, style and light, divided by commas, then parameters such as --ar",
};

const told = ({ name, parts, form }: Target): string => `- ${name}: ${parts.join(", ")}; ${forms[form]}.`;

/** The entry that writes one prompt for each of some targets. */
export function promptsOf(wanted: readonly Target[]): Entry {
  return entry({
    id: "prompts/prompts",
    name: "Prompts",
    icon: "square-terminal",
    shortDescription: "One wish, a prompt for each model.",
    purpose: "One wish, a prompt for each model, in the form that it takes best.",
    kind: "generate",
    builtin: "worksheet",
    rule: promptsRule(wanted),
    instruction: `${instruction.trim()}\n\n${wanted.map(told).join("\n")}`,

    promises: [
      sameLanguage,
      nothingNewBut([...wanted.map(({ name }) => name), ...wanted.flatMap(({ parts }) => parts)].join(", ")),
      promptsFor(wanted),
    ],
  });
}

export const prompts = promptsOf(targets);
