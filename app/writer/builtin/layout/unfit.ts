/** For which kinds of text a layout can do right work; the others are declined with what would help. */

import { misspellings } from "../../prose/english/misspellings.ts";
import { isEnglish } from "../../prose/language.ts";
import { plainOf, wordsOf } from "../../prose/words.ts";
import type { Decline, Rule } from "../../task.ts";
import { kindOfText, type TextKind } from "../text-kind/text-kind.ts";

/** What a text is, and why its sentences cannot be taken out of it. */
export const kinds: Readonly<Record<Exclude<TextKind, "other">, readonly [name: string, why: string]>> = {
  letter: ["a letter to somebody", "its sentences speak to those who get it and say little to anybody else"],
  complaint: [
    "a letter about something that went wrong",
    "its sentences speak to the one who gets it, and say little to anybody else",
  ],
  application: ["a letter that applies for a post", "its sentences speak to one reader, for one post"],
  circular: [
    "a message to many people at once",
    "all of them need all of it, and a few of its sentences would leave out a day or a duty",
  ],
  minutes: ["the minutes of a meeting", "its lines are notes that only make sense under their headings"],
  recipe: ["a recipe", "its amounts and steps are of use only together and in their order"],
  "how-to": ["a guide to follow", "its steps are of use only together and in their order"],
  answers: ["questions and answers", "an answer says little without its question"],
  interview: ["an interview", "an answer says little without its question"],
  speech: ["a speech", "it speaks to the people in a room, and one thought leads to the next"],
  vacancy: ["an advertisement for a job", "its terms stand in lists under their headings"],
  notice: ["a notice", "days, places and conditions in it belong together"],
  career: ["a record of somebody’s work", "its lines stand for themselves"],
  story: ["a story", "a few of its sentences would tell what happens without the why"],
  verse: ["a poem", "its lines stand as they are"],
  notes: ["notes to oneself", "its lines are half sentences, which say little to anybody who was not there"],
  memoir: ["told by somebody about their own life", "a few of its sentences alone would make no sense"],
  travel: ["told by somebody about a journey", "a few of its sentences alone would make no sense"],
  review: ["a review", "a few of its sentences would leave out what it finds good or bad"],
  opinion: ["a piece of opinion", "a few of its sentences would say what the whole of it does not"],
  news: ["a news report", "it tells of all sides and speaks for none"],
  report: ["a report to people who know the matter", "its figures need what stands beside them"],
  product: ["about a product", "its sentences describe one thing piece by piece"],
  article: ["an article", "one paragraph of it leads to the next"],
};

/** Kinds as a writer asks for them. */
const wanted: Readonly<Record<TextKind, string>> = {
  letter: "a letter",
  complaint: "a letter",
  application: "a letter",
  circular: "a message to many",
  minutes: "minutes",
  recipe: "a recipe",
  "how-to": "a guide",
  answers: "questions and answers",
  interview: "an interview",
  speech: "a speech",
  vacancy: "an advertisement",
  notice: "a notice",
  career: "a CV",
  story: "a story",
  verse: "a poem",
  notes: "notes",
  memoir: "a personal essay",
  travel: "a travel piece",
  review: "a review",
  opinion: "a piece of opinion",
  news: "a news report",
  report: "a report",
  product: "a text about a product",
  article: "an article",
  other: "a plain announcement",
};

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} or ${names.at(-1) ?? ""}`;

/** Why a form cannot be made of a kind of text, and what it can be made of, or another way. */
export function unfit(form: string, fit: readonly TextKind[], kind: TextKind, way = ""): Decline {
  const names = [...new Set(fit.map((one) => wanted[one]))];
  const takes = `Without a model ${form} is made from ${names.length > 4 ? `such texts as ${names.slice(0, 3).join(", ")}` : listed(names)}.`;
  if (kind === "other")
    return {
      decline: `Nothing in this text shows that it is ${listed(names.slice(0, 4))}${names.length > 4 ? " or the like" : ""}. ${takes} A title or a first line that shows it would help.`,
    };
  const [name, why] = kinds[kind];
  const helps = helpFor(form, kind);
  return { decline: `This text is ${name}: ${why}. ${way === "" ? takes : way}${helps}` };
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
    const kind = kindOfText(source.text);
    return fit.includes(kind) ? rule(source, values, signal) : unfit(form, fit, kind);
  };
}

/** What may stand before the words of a line. */
const signs = /^(?:[-*•>]\s+|#+\s+|\d{1,3}[.)]\s+|VOICE:\s+|[*_]+)+/;
const bareLines = (text: string): string[] =>
  text.split("\n").map((line) => plainOf(line.trim().replace(signs, "")).trim());

/** Whether a line begins with a small letter that begins none in the text: its sentence has lost its beginning. */
export function beginsTorn(source: string, made: string): boolean {
  const own = bareLines(source);
  return bareLines(made).some(
    (line) => /^\p{Ll}/u.test(line) && !own.some((one) => one.startsWith(line.slice(0, 16))),
  );
}

/** A rule that copies no misspelt word, the text being corrected first, and delivers no sentence without its beginning. */
export function onceSpelt(rule: Rule): Rule {
  return async (source, values, signal) => {
    const result = await rule(source, values, signal);
    // Nobody is sent to correct a text that would be declined all the same.
    if (typeof result !== "string" && "decline" in result) return result;
    const copied = typeof result === "string" ? result : result.text;
    const wrong = isEnglish(source.text)
      ? wordsOf(copied).find((word) => Object.hasOwn(misspellings, word.toLowerCase()))
      : undefined;
    if (wrong === undefined)
      return beginsTorn(source.text, copied)
        ? {
            decline:
              "By rule whole sentences are taken, and of one in this text no beginning could be told. With each sentence begun by a capital it can be made; or a model can write it.",
          }
        : result;
    return {
      decline: `This text has a spelling mistake, “${wrong}”, that would be copied. Fix Grammar corrects it first.`,
      help: { action: "Fix Grammar" },
    };
  };
}
