/** The form that a verb takes behind its subject. */

import { baseOfThird, pastForm, thirdPerson } from "../../../prose/english/forms.ts";
import { doubleVerbs, isVerbBase, unchanging } from "../../../prose/english/verbs.ts";
import type { Edit } from "../../marks/edits.ts";
import type { Clause } from "./clause.ts";
import { hasVerb } from "./noun-phrases.ts";

export const agree = "Subject and verb agree";
export const single: Readonly<Record<string, string>> = { have: "has", are: "is", were: "was" };
export const several: Readonly<Record<string, string>> = { has: "have", is: "are", was: "were", does: "do" };
/** `2. that the society buy a clock`: what is to be, and no statement. */
const motion =
  /^\P{L}*that (?:$|(?:the|an?|each|every|all|our|my|their|his|her|its|this|these|no|any|we|he|she|it|they)\b)/iu;
const wishes =
  /\b(?:(?:if|though|whether|lest|let|lets|letting|may|ask|asks|asked|asking)\b|(?:wish|suppose|suggest|recommend|insist|demand|command|decree|resolv(?=e[ds]? that)|agreed(?= that)|propose|request|require|essential|important|vital|necessary)\w*)/i;
/** Whether what stands before a verb makes a wish or a motion of it; `words`: what makes a wish. */
export const isWished = (before: string, words = wishes): boolean =>
  motion.test(before) || words.test(before);
export const object = /^(?:me|us|him|them|it|you|her)$/;

export const isQuestion = ({ sentence, tag, key }: Clause): boolean =>
  /\?\s*$/.test(sentence.text) && (tag(0) === "AUX" || /^(?:wh\w+|how)$/.test(key(0)));

export const before = ({ sentence, tokens }: Clause, index: number): string =>
  sentence.text.slice(0, tokens[index]?.start ?? 0);

/** The verb at a place for one subject: another form of `be` and `have`, or a base with its ending. */
export function forOne(clause: Clause, at: number): Edit[] {
  const { key, tag, edit, tokens } = clause;
  const verb = key(at);
  if (isWished(before(clause, at))) return [];
  if (tag(at) === "AUX") {
    if (verb === "do" && /^(?:n't|not)$/.test(key(at + 1))) return edit(at, at, "does", agree);
    const right = single[verb];
    return right ? edit(at, at, right, agree) : [];
  }
  const sure =
    (tag(at) === "VERB" && tokens[at]?.lemma === verb && isVerbBase(verb)) ||
    (isVerbBase(verb) && takesObject(clause, at));
  if (tokens[at]?.text !== verb) return [];
  if (!sure || unchanging.test(verb) || (doubleVerbs.has(verb) && !takesObject(clause, at))) return [];
  if (key(at - 1) !== "who" && hasVerb(clause, at + 1)) return [];
  return edit(at, at, clause.narrates || clause.isDated ? pastForm(verb) : thirdPerson(verb), agree);
}

/** Whether what stands behind a word shows that it is a verb. */
export const takesObject = ({ key, tag }: Clause, at: number): boolean =>
  object.test(key(at + 1)) || tag(at + 1) === "DET" || /^(?:my|our|your|his|their|its)$/.test(key(at + 1));

/** The verb at a place for several. */
export function forMany(clause: Clause, at: number): Edit[] {
  const { key, tag, edit, tokens } = clause;
  const verb = key(at);
  const right = several[verb];
  if (right && tag(at) === "AUX") return edit(at, at, right, agree);
  const base = baseOfThird(verb);
  return tag(at) === "VERB" &&
    tokens[at]?.text === verb &&
    base !== verb &&
    tokens[at]?.lemma !== verb &&
    isVerbBase(base)
    ? hasVerb(clause, at + 1)
      ? []
      : edit(at, at, base, agree)
    : [];
}

/** Somebody, nobody, everything. */
export const indefinite = new Set(
  "everyone everybody someone somebody anyone anybody nobody everything something nothing anything".split(
    " ",
  ),
);
/** What somebody is called on to do: `Someone go first`, `Everybody sit down`. */
const calls =
  /^(?:go|come|sit|stand|move|call|tell|get|take|bring|help|listen|look|stop|wait|speak|hold|put|turn|open|shut|close|leave|stay|keep|give|ask|run|be)$/;
/** Whether a verb calls on somebody: an indefinite pronoun opens the sentence or a part of it, and the bare verb follows. */
export const callsOn = ({ key, tag }: Clause, subject: number, verb: number): boolean =>
  indefinite.has(key(subject)) &&
  verb === subject + 1 &&
  calls.test(key(verb)) &&
  /^(?:PUNCT|INTJ|)$/.test(tag(subject - 1));
