import { factsWithin, nothingNew, numbersFromText } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { sectionsInOrder } from "../../promises/sections.ts";
import { soundsLike } from "../../promises/tones.ts";
import { figuresKept, inLanguage } from "../../promises/translation.ts";
import { wordShare } from "../../promises/words.ts";
import type { Values, Vow } from "../../task.ts";
import { builtinAs, entry, option } from "../declare.ts";
import { findTemplate } from "../templates/templates.ts";
import instruction from "./adapt.md?raw";

/** The languages that a text can be put into, with their codes. */
const languages: Readonly<Record<string, string>> = {
  English: "en",
  Hebrew: "he",
  Spanish: "es",
  French: "fr",
  German: "de",
  Italian: "it",
  Portuguese: "pt",
  Chinese: "zh",
  Japanese: "ja",
  Korean: "ko",
  Arabic: "ar",
  Russian: "ru",
  Hindi: "hi",
};

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
    : [
        inLanguage(code, values.Language ?? ""),
        { ...factsWithin(numbersFromText, {}, "Use only numbers that the text has."), id: "nothing-new" },
      ];
}

function formVows(values: Values): Vow[] {
  const chosen = templatesByCase[values["Use case"] ?? ""];
  if (chosen) return [sectionsInOrder(chosen.skeleton)];
  return values.Language ? [] : [wordShare(0.6, 1.6)];
}

/** What the choices mean; without any the text is gone over once. */
function toldOf({ Language: language, Tone: tone, "Use case": use }: Values): string {
  const told = [
    language
      ? "Translate meaning, not words: idioms become the idioms of the language, names are written as that language writes them. Every value and every unit stays; thousands, decimals, dates, times and sums are written the way the language writes them. Convert no unit and no currency."
      : "",
    tone ? "The tone changes wording and rhythm only." : "",
    use
      ? "The use case gives the form: sort the text's own statements into its parts; one that fits none goes into the nearest."
      : "",
  ].filter(Boolean);
  return (
    told.join(" ") || "Nothing was chosen: keep language, tone and form, and mend only what reads badly."
  );
}

/** Language, tone and use case of a text that keeps its content. */
export const adapt = entry({
  id: "adapt/adapt",
  name: "Adapt",
  icon: "shapes",
  shortDescription: "Another language, tone or use case, the same content.",
  purpose:
    "Another language, tone or use case, the same content. Every number is kept and none is added; a use case has all sections of its form.",
  kind: "transform",
  builtin: "layout",
  instruction,
  toldBesides: toldOf,

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
        ["Hebrew", "Modern Hebrew.", [], "model"],
        ["Spanish", "Neutral Spanish.", [], "model"],
        ["French", "Standard French.", [], "model"],
        ["German", "Standard German.", [], "model"],
        ["Italian", "Standard Italian.", [], "model"],
        ["Portuguese", "Neutral Portuguese.", [], "model"],
        ["Chinese", "Simplified Chinese.", [], "model"],
        ["Japanese", "Polite Japanese.", [], "model"],
        ["Korean", "Polite Korean.", [], "model"],
        ["Arabic", "Modern Standard Arabic.", [], "model"],
        ["Russian", "Standard Russian.", [], "model"],
        ["Hindi", "Standard Hindi.", [], "model"],
      ],
    ),
    builtinAs(
      "model",
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
    ),
    option("Use case", "file-output", "What it is for.", "Every section of the form, in order.", [
      ["Business Email", "Subject, greeting, context, ask, sign-off.", [], "worksheet"],
      ["Social Media", "An opening line, the story, a lesson, a question."],
      ["Blog Post", "A title and headed parts.", [], "worksheet"],
      ["Marketing Copy", "For whom, the problem, the solution, the proof.", [], "worksheet"],
      ["Technical Documentation", "What must be ready, steps, result, troubleshooting."],
      ["Press Release", "Headline, dateline, lead, quote, details, contact."],
      ["Newsletter", "Subject, greeting, lead story, quick links.", [], "worksheet"],
      ["Product Description", "A promise, benefits, details, how to get it."],
    ]),
  ],
});
