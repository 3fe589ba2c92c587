/** A story told in the second person instead of the first. */

import { baseOfPast } from "../../prose/english/forms.ts";
import { isVerbBase } from "../../prose/english/verbs.ts";
import { tokensOf } from "../../prose/english/tokens.ts";
import type { Edit } from "./edits.ts";
import type { Finder } from "./mark.ts";

const reason = "Told to you";
const pairs: Readonly<Record<string, string>> = {
  i: "you",
  me: "you",
  we: "you",
  us: "you",
  my: "your",
  our: "your",
  mine: "yours",
  ours: "yours",
  myself: "yourself",
  ourselves: "yourself",
};
const verbs: Readonly<Record<string, string>> = { was: "were", am: "are", "wasn't": "weren't", "'m": "'re" };
/** Somebody says what follows. */
const saying =
  /(?<!\p{L})(?:said|says|saying|shouted|shouting|yelled|yelling|asked|told (?:me|us|him|her|them)|goes),? $/iu;
const isPresent = (word: string): boolean =>
  /^(?:am|are|is|have|has|do|does|can|will|must|may)$/.test(word) ||
  (isVerbBase(word) && !baseOfPast.has(word));
const between = "(?:not|never|also|still|just|only|always|already|now|once|often|\\p{L}+ly)";
const person = new RegExp(
  `(?<![\\p{L}’'-])(?:(was|am)( (?:${between} )?))?(I|me|we|us|my|our|mine|ours|myself|ourselves)(?![\\p{L}-])(?:(['’]m)(?!\\p{L})|( (?:${between} )?)(was|am|wasn['’]t)(?!\\p{L}))?`,
  "giu",
);

/** Whether an I or a we mostly tells what it did, and not what it thinks or sells: half of its verbs are of the past. */
export function tellsPast(text: string): boolean {
  const tokens = tokensOf(text);
  const told = tokens.flatMap(({ key }, index) => {
    if (key !== "i" && key !== "we") return [];
    const verb = tokens.slice(index + 1, index + 4).find(({ tag }) => tag === "VERB" || tag === "AUX")?.key;
    return verb === undefined ? [] : [verb];
  });
  const past = told.filter(
    (verb) => /^(?:was|were|had|did|could)$/.test(verb) || baseOfPast.has(verb) || verb.endsWith("ed"),
  );
  return told.length > 0 && past.length * 2 >= told.length;
}

/** First person to second, pronouns and their verbs; speech in quotation marks stays. */
/** `Why I Prefer the Bishop` */
const isTitle = (text: string): boolean =>
  !/[.!?]\s*$/.test(text) &&
  (text.match(/(?<!\p{L})\p{L}{4,}/gu) ?? []).every((word) => /^\p{Lu}/u.test(word));

export const toSecondPerson: Finder = ({ text, from }) =>
  [...text.matchAll(person)].flatMap((match): Edit[] => {
    const [all, before = "", gap = "", pronoun = "", joined = "", space = "", verb = ""] = match;
    if (pronoun === "US" || (pronoun.toLowerCase() === "i" && pronoun !== "I")) return [];
    // `Let us try` is a call, and nobody is told of in it.
    if (/^us$/i.test(pronoun) && /\blet\s$/i.test(text.slice(0, match.index))) return [];
    const [next = ""] = /^ \p{L}+/u.exec(text.slice(match.index + all.length)) ?? [];
    // `He was saying we lose the sun at six`: what somebody says, in their own words.
    if (saying.test(text.slice(0, match.index)) && isPresent(next.trim())) return [];
    const acts = pronoun === "I";
    const words = [
      before ? (acts ? (verbs[before.toLowerCase()] ?? before) : before) + gap : "",
      // `warned me I would`: not `you you`.
      `${pairs[pronoun.toLowerCase()] ?? pronoun}${pronoun === "me" && next === " I" ? " that" : ""}`,
      joined ? "'re" : "",
      verb ? space + (acts ? (verbs[verb.toLowerCase().replace("’", "'")] ?? verb) : verb) : "",
    ].join("");
    const opens = !/[\p{L}\p{N}\uE000]/u.test(text.slice(0, match.index));
    const isLarge = opens || isTitle(text);
    const replacement = isLarge ? words.charAt(0).toUpperCase() + words.slice(1) : words;
    return [{ from: from + match.index, to: from + match.index + all.length, replacement, reason }];
  });
