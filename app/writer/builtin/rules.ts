/** What the built-in writer does for each entry of the catalogue, found by the entry's id and the chosen values. */

import { NeedsModel } from "../faults.ts";
import type { Section } from "../promises/sections.ts";
import { isEnglish } from "../prose/language.ts";
import type { Rule } from "../task.ts";
import { obey } from "./chat.ts";
import { fittingRoles } from "./fitting-roles.ts";
import { isPriced, productPage } from "./layout/product.ts";
import { laidUnder } from "./layout/sections.ts";
import { asForm, layoutRules, ofThings, quotationsInPlace, templateLayout } from "./layout/rules.ts";
import { requireEnglish } from "./limits.ts";
import { markingRules } from "./marks/rules.ts";
import { unlessRefused } from "./worksheets/refusals.ts";
import { worksheetRules } from "./worksheets/rules.ts";
import { requireSheet } from "./worksheets/sheets.ts";
import { writeWorksheet } from "./worksheets/worksheet.ts";

const rules: Readonly<Record<string, Rule>> = {
  ...markingRules,
  ...layoutRules,
  ...worksheetRules,
  "brainstorm/roles": fittingRoles,
};

const inEnglish: Rule = ({ text }) => {
  if (!isEnglish(text)) throw new NeedsModel("A translation needs a model.");
  return { decline: "The text is in English already." };
};

/** Sections of the forms that a text can be adapted to. */
const forms: Readonly<Record<string, readonly Section[]>> = {
  "Technical Documentation": [
    { title: "Overview", mark: "heading", belongs: "what it is and what it is for" },
    { title: "Requirements", mark: "heading", belongs: "what must be there before one begins" },
    { title: "Details", mark: "heading", belongs: "how it works, step by step" },
  ],
  "Press Release": [
    { title: "Headline", mark: "title", belongs: "the news in one line" },
    { title: "Dateline", mark: "block", belongs: "city and date" },
    { title: "Lead", mark: "block", belongs: "who did what, when, where and why" },
    { title: "Quote", mark: "block", belongs: "somebody responsible, with name and role" },
    { title: "Details", mark: "block", belongs: "the facts behind it" },
    { title: "Contact", mark: "heading", belongs: "name, e-mail, telephone" },
  ],
  "Product Description": [
    { title: "Name", mark: "title", belongs: "the product in one line" },
    { title: "What it is", mark: "block", belongs: "what it does, and for whom" },
    { title: "Features", mark: "heading", belongs: "what it has, one line each" },
    { title: "Price and delivery", mark: "heading", belongs: "what it costs and when it comes" },
  ],
};
const formRules: Readonly<Record<string, Rule>> = {
  "adapt/adapt/Technical Documentation": ofThings(
    "technical documentation",
    laidUnder(forms["Technical Documentation"] ?? [], {
      Overview: { lead: 50 },
      Requirements: {
        belongs: ({ text }) => /\b(?:must|required?|requires|needs?)\b/i.test(text),
        asked: "what must be there before one begins",
        list: true,
      },
      Details: { rest: true },
    }),
  ),
  "adapt/adapt/Press Release": asForm(
    "a press release",
    ["article", "notice", "other"],
    quotationsInPlace(forms["Press Release"] ?? [], (sections) =>
      laidUnder(sections, { Lead: { lead: 60 }, Details: { rest: true } }),
    ),
  ),
  "adapt/adapt/Product Description": asForm(
    "a product description",
    ["product"],
    productPage(
      forms["Product Description"] ?? [],
      laidUnder(forms["Product Description"] ?? [], {
        "What it is": { lead: 50, rest: true },
        Features: { belongs: ({ item }) => item, list: true },
        "Price and delivery": { belongs: isPriced, list: true },
      }),
    ),
  ),
  "adapt/adapt/English": inEnglish,
};

/** The rule of an entry that has one; what needs a model is refused before it is asked for. */
export function ruleOf(id: string): Rule {
  return (source, values, signal) => {
    for (const value of Object.values(values)) {
      const own = formRules[`${id}/${value}`] ?? rules[`${id}/${value}`];
      if (own) return own(source, values, signal);
    }
    if (id === "assist/chat") return obey(source, values, signal, rules);
    const rule = rules[id];
    if (rule) return rule(source, values, signal);
    throw new NeedsModel(
      Object.keys(values).length > 0
        ? "What was chosen needs a model."
        : "Choose what to make of the text, such as a thread or a post; without a choice only a model can write it.",
    );
  };
}

/** The rule of a template: sentences laid out under its sections, or the sections as a worksheet. */
export function templateRule(id: string, name: string, sections: readonly Section[]): Rule {
  const laid = templateLayout(id, sections);
  if (laid) return laid;
  const sheet = unlessRefused(id, ({ text }, values) => writeWorksheet(requireSheet(id), text, values));
  return (source, values, signal) => {
    requireEnglish(`The ${name} worksheet`, source.text);
    return sheet(source, values, signal);
  };
}
