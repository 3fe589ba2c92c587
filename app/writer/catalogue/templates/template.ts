/** How templates are written down. */

import { requiring, type Need } from "../../builtin/needs.ts";
import { frameRule } from "../../builtin/templates/frame.ts";
import type { Layout } from "../../builtin/templates/layout.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { charactersAtMost } from "../../promises/lines.ts";
import { sectionsInOrder, type Section } from "../../promises/sections.ts";
import { wordRange } from "../../promises/words.ts";
import type { Entry, Rule, Vow } from "../../task.ts";
import { entry } from "../declare.ts";

export const templateCategories = [
  "Social",
  "Stories",
  "Marketing",
  "Business",
  "Content",
  "Technical",
  "Creative",
] as const;

export type TemplateCategory = (typeof templateCategories)[number];

export interface Template extends Entry {
  category: TemplateCategory;
  /** A colour name of the browser of templates. */
  color: string;
  /** What calls name it by, as `template_option`. */
  value: string;
  /** The sections in their order, with what belongs in each. */
  skeleton: readonly Section[];
}

const colors: Readonly<Record<TemplateCategory, string>> = {
  Social: "sky",
  Stories: "violet",
  Marketing: "rose",
  Business: "blue",
  Content: "amber",
  Technical: "emerald",
  Creative: "fuchsia",
};

interface Given {
  value: string;
  name: string;
  category: TemplateCategory;
  icon: string;
  shortDescription: string;
  instruction: string;
  skeleton: readonly Section[];
  /** The built-in writer's layout, or a rule of its own; neither where it needs a model. */
  layout?: Omit<Layout, "sections">;
  rule?: Rule;
  /** What a text must have some of, for the built-in writer to lay it out so. */
  needs?: Need;
  /** Promises besides the sections, the language and nothing new; those of the same id replace them. */
  promises?: readonly Vow[];
  /** For forms that the sections cannot be told in: their own promise says it. */
  ownShape?: boolean;
}

/** Declares a template. */
export function template(given: Given, parts?: Layout["sections"]): Template {
  const { value, name, category, skeleton, layout, promises = [], ownShape = false } = given;
  const whole = layout && parts ? { ...layout, sections: parts } : null;
  const laid = given.rule ?? (whole ? frameRule(name, whole) : undefined);
  const rule = laid && given.needs ? requiring(`The ${name} template`, given.needs, laid) : laid;
  const limits = [
    ...(layout?.characters ? [charactersAtMost(layout.characters)] : []),
    ...(layout?.words ? [wordRange(1, layout.words)] : []),
  ];
  const vows = [
    sameLanguage,
    nothingNew,
    ...(ownShape ? [] : [sectionsInOrder(skeleton)]),
    ...limits,
    ...promises,
  ];
  return {
    ...entry({
      id: `templates/${value}`,
      name,
      icon: given.icon,
      shortDescription: given.shortDescription,
      purpose: `${given.shortDescription} ${skeleton.map(({ title }) => title).join(", ")}.`,
      kind: "template",
      class: rule ? "frame" : "model",
      instruction: given.instruction,
      ...(rule ? { rule } : {}),
      promises: () => vows,
      suboptions: [],
    }),
    category,
    color: colors[category],
    value,
    skeleton,
  };
}
