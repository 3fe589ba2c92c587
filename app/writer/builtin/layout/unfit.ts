/** For which kinds of text a layout can do right work; the others are declined with what would help. */

import { misspellings } from "../../prose/english/misspellings.ts";
import { isEnglish } from "../../prose/language.ts";
import { wordsOf } from "../../prose/words.ts";
import type { Decline, Rule } from "../../task.ts";
import { textKindOf, type TextKind } from "../text-kind.ts";

/** What a text is, and why its sentences cannot be taken out of it. */
const kinds: Readonly<Record<Exclude<TextKind, "other">, readonly [name: string, why: string]>> = {
  letter: ["a letter to somebody", "its sentences speak to those who get it and say little to anybody else"],
  minutes: ["the minutes of a meeting", "its lines are notes that only make sense under their headings"],
  recipe: ["a recipe", "its amounts and steps are of use only together and in their order"],
  howto: ["a guide to follow", "its steps are of use only together and in their order"],
  answers: ["questions and answers", "an answer says little without its question"],
  speech: ["a speech", "it speaks to the people in a room, and one thought leads to the next"],
  advert: ["an advertisement for a job", "its terms stand in lists under their headings"],
  fiction: ["a story", "a few of its sentences would tell what happens without the why"],
  notes: [
    "notes to oneself",
    "its lines are half sentences, which say little to anybody but the one who wrote them",
  ],
  memory: ["told by somebody about their own life", "a few of its sentences would lose the thread"],
  opinion: ["a piece of opinion", "a few of its sentences would say what the whole of it does not"],
  news: ["a news report", "it tells of all sides and speaks for none"],
  product: ["about a product", "its sentences describe one thing piece by piece"],
};

/** Kinds as a writer asks for them. */
const wanted: Readonly<Record<TextKind, string>> = {
  letter: "a letter",
  minutes: "minutes",
  recipe: "a recipe",
  howto: "a guide",
  answers: "questions and answers",
  speech: "a speech",
  advert: "an advertisement",
  fiction: "a story",
  notes: "notes",
  memory: "a personal essay",
  opinion: "a piece of opinion",
  news: "a news report",
  product: "a text about a product",
  other: "a plain report or announcement",
};

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} or ${names.at(-1) ?? ""}`;

/** Why a form cannot be made of a kind of text, and what it can be made of. */
export function unfit(form: string, fit: readonly TextKind[], kind: TextKind): Decline {
  const takes = `Without a model ${form} is made from ${listed(fit.map((one) => wanted[one]))}.`;
  if (kind === "other")
    return {
      decline: `I see no sign that this text is ${listed(fit.map((one) => wanted[one]))}, and without a model ${form} is made from nothing else.`,
    };
  const [name, why] = kinds[kind];
  const helps = helpFor(form, kind);
  return { decline: `This text is ${name}: ${why}. ${takes}${helps}` };
}

/** What can be done instead. */
function helpFor(form: string, kind: TextKind): string {
  if (kind === "notes") return " Written out in whole sentences it could be taken.";
  if (kind !== "letter" || !form.startsWith("a summary")) return "";
  return " To make the letter itself shorter, choose Rewrite with Tighten on home, or Shorter in a document.";
}

/** A rule that is run for some kinds of text only; a form is named as a reader knows it, `a summary`. */
export function onlyFor(form: string, fit: readonly TextKind[], rule: Rule): Rule {
  return (source, values, signal) => {
    const kind = textKindOf(source.text);
    return fit.includes(kind) ? rule(source, values, signal) : unfit(form, fit, kind);
  };
}

/** A rule that copies no misspelt sentence: the text is to be corrected first. */
export function onceSpelt(rule: Rule): Rule {
  return async (source, values, signal) => {
    const result = await rule(source, values, signal);
    // Nobody is sent to correct a text that would be declined all the same.
    if (typeof result !== "string" && "decline" in result) return result;
    const wrong = isEnglish(source.text)
      ? wordsOf(source.text).find((word) => Object.hasOwn(misspellings, word.toLowerCase()))
      : undefined;
    if (wrong === undefined) return result;
    return {
      decline: `This text has a spelling mistake, “${wrong}”, that would be copied. Fix Grammar corrects it first.`,
    };
  };
}
