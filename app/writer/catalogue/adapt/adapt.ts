import { adaptWith, languages } from "../../builtin/adapt/adapt.ts";
import { keptByRule } from "../../builtin/keep.ts";
import { nothingNew, numbersFromText } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { sectionsInOrder } from "../../promises/sections.ts";
import { soundsLike } from "../../promises/tones.ts";
import { figuresKept, inLanguage } from "../../promises/translation.ts";
import { wordShare } from "../../promises/words.ts";
import type { Values, Vow } from "../../task.ts";
import { entry, option } from "../declare.ts";
import { findTemplate } from "../templates/templates.ts";
import instruction from "./adapt.md?raw";

/** The template that each use case takes its sections from. */
const useCases: Readonly<Record<string, string>> = {
  "Business Email": "email",
  "Social Media": "linkedin-post",
  "Blog Post": "blog-post",
  "Marketing Copy": "value-proposition",
  "Technical Documentation": "user-guide",
  "Press Release": "press-release",
  Newsletter: "newsletter",
  "Product Description": "product-description",
};

const templatesByCase = Object.fromEntries(
  Object.entries(useCases).map(([name, value]) => [name, findTemplate(value)]),
);

function languageVows(values: Values): Vow[] {
  const code = languages[values.Language ?? ""];
  return code === undefined
    ? [sameLanguage, nothingNew]
    : [inLanguage(code, values.Language ?? ""), { ...numbersFromText, id: "nothing-new" }];
}

function formVows(values: Values): Vow[] {
  const chosen = templatesByCase[values["Use case"] ?? ""];
  if (chosen) return [sectionsInOrder(chosen.skeleton)];
  return values.Language ? [] : [wordShare(0.6, 1.6)];
}

/** Language, tone and use case of a text that keeps its content. */
export const adapt = keptByRule(
  entry({
    id: "adapt/adapt",
    name: "Adapt",
    icon: "shapes",
    shortDescription: "Another language, tone or use case, the same content.",
    purpose:
      "Another language, tone or use case, the same content. Every number is kept and none is added; a use case has all sections of its form.",
    kind: "transform",
    class: "frame",
    instruction,
    rule: adaptWith(
      Object.fromEntries(Object.entries(templatesByCase).map(([name, one]) => [name, one?.rule])),
    ),
    promises: (values) => [
      ...languageVows(values),
      figuresKept,
      ...formVows(values),
      ...(values.Tone ? [soundsLike(values.Tone)] : []),
    ],
    suboptions: [
      option(
        "Language",
        "languages",
        "The language of the result.",
        "Every number stays; names are written as that language writes them.",
        [
          ["English", "Plain, international English."],
          ["Hebrew", "Modern Hebrew."],
          ["Spanish", "Neutral Spanish."],
          ["French", "Standard French."],
          ["German", "Standard German."],
          ["Italian", "Standard Italian."],
          ["Portuguese", "Neutral Portuguese."],
          ["Chinese", "Simplified Chinese."],
          ["Japanese", "Polite Japanese."],
          ["Korean", "Polite Korean."],
          ["Arabic", "Modern Standard Arabic."],
          ["Russian", "Standard Russian."],
          ["Hindi", "Standard Hindi."],
        ],
      ),
      option("Tone", "smile", "How it sounds.", "Told and shown, never at the cost of a fact.", [
        ["Professional", "Clear and businesslike; no contractions."],
        ["Casual", "Relaxed, with contractions."],
        ["Formal", "Full forms, official words."],
        ["Friendly", "Warm, as to somebody you like."],
        ["Enthusiastic", "Glad of it, without superlatives."],
        ["Persuasive", "To the reader, without hedges."],
        ["Empathetic", "The reader's trouble is seen first."],
        ["Authoritative", "Certain, without hedges."],
      ]),
      option("Use case", "file-output", "What it is for.", "Every section of the form, in order.", [
        ["Business Email", "Subject, greeting, context, ask, sign-off."],
        ["Social Media", "An opening line, the story, a lesson, a question."],
        ["Blog Post", "A title and headed parts."],
        ["Marketing Copy", "For whom, the problem, the solution, the proof."],
        ["Technical Documentation", "What must be ready, steps, result, troubleshooting."],
        ["Press Release", "Headline, dateline, lead, quote, details, contact."],
        ["Newsletter", "Subject, greeting, lead story, quick links."],
        ["Product Description", "A promise, benefits, details, how to get it."],
      ]),
    ],
  }),
);
