/** How templates are written down. */

import { templateRule } from "../../builtin/rules.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { charactersAtMost } from "../../promises/lines.ts";
import { sectionsInOrder, type Section } from "../../promises/sections.ts";
import { wordRange } from "../../promises/words.ts";
import type { BuiltinKind } from "#app/document/builtin-kind.ts";
import type { Entry, Vow } from "../../task.ts";
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
  /** The most that the whole may have. */
  most?: { characters?: number; words?: number };
  /** What the built-in writer makes of a text with it; a worksheet unless it says otherwise. */
  builtin?: BuiltinKind;
  /** Promises besides the sections, the language and nothing new; those of the same id replace them. */
  promises?: readonly Vow[];
  /** For forms that the sections cannot be told in: their own promise says it. */
  ownShape?: boolean;
}

/** Stories and verse invent; a memoir, a speech and a slogan speak of what there is. */
const isFiction = ({ category, value }: Given): boolean =>
  (category === "Stories" && value !== "memoir-piece") ||
  (category === "Creative" && !/^(?:speech|slogans)/.test(value));

/** A character sheet asks for what the writer has not decided yet. */
const invents = (given: Given): boolean => isFiction(given) && given.value !== "character-profile";

/** Declares a template. */
export function template(given: Given): Template {
  const { value, name, category, skeleton, most = {}, promises = [], ownShape = false } = given;
  const { builtin = "worksheet" } = given;
  const limits = [
    ...(most.characters ? [charactersAtMost(most.characters)] : []),
    ...(most.words ? [wordRange(1, most.words)] : []),
  ];
  const vows = [
    sameLanguage,
    nothingNew,
    ...(ownShape ? [] : [sectionsInOrder(skeleton, invents(given) ? "invented" : "asked")]),
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
      ...(isFiction(given) ? { fiction: true } : {}),
      builtin,
      instruction: given.instruction,
      ...(builtin === "model" ? {} : { rule: templateRule(`templates/${value}`, name, skeleton) }),
      promises: vows,
    }),
    category,
    color: colors[category],
    value,
    skeleton,
  };
}
