/** Forms of verbs that the words before them ask for: `will be switch off`, `asked us to checked the list`, `a boy who have left`. */

import { collectives, isPlural, participleForm, people, uncountables } from "../../../prose/english/forms.ts";
import { doubleVerbs, isVerbBase, pureVerbs, unchanging } from "../../../prose/english/verbs.ts";
import type { Edit } from "../../marks/edits.ts";
import { agree, single } from "./agreeing.ts";
import { type Clause, eachWord, type GrammarRule, pastAdverbs } from "./clause.ts";

const base = "The base form stands here";
const participle = "The participle stands here";

/** What takes an object or goes on behind a verb, and no noun. */
const leadsThing =
  /^(?:the|a|an|my|your|his|her|our|their|its|these|those|every|each|it|them|him|me|us|you|myself|himself|herself|themselves|everything|everyone|someone|something|anything)$/;
const particles = /^(?:off|out|up|down|away|back|over|in|on)$/;

/** `tells staff to checked the list`, `They had to stopped on the way`: behind `to` an infinitive. */
const behindTo: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "to").flatMap((index): Edit[] => {
    const at = index + 1;
    const verb = tokens[at];
    if (!verb || verb.tag !== "VERB" || !/[^e]ed$/.test(verb.key) || verb.text !== verb.key) return [];
    if (verb.lemma === verb.key || !isVerbBase(verb.lemma)) return [];
    // `compared to reduced the`: what is said of a form takes no object.
    if (
      /^(?:according|compared|due|prior|thanks|as|next|close|from|up|addition|relation)$/.test(key(index - 1))
    )
      return [];
    const bound = leadsThing.test(key(at + 1)) || (particles.test(key(at + 1)) && tag(at + 2) !== "NOUN");
    return bound && key(at + 1) !== "its" ? edit(at, at, verb.lemma, base) : [];
  });
};

const modals =
  /^(?:can|could|will|would|shall|should|may|might|must|'ll|to|not|n't|also|never|always|only|then|now|often)$/;

/** Verbs that are nouns as well, and cannot be meant so before these particles. */
const parted: Readonly<Record<string, RegExp>> = Object.fromEntries(
  "switch turn lock close clean push pull wash sort block mark pack hand wrap tie hang kick pick plug point print rule roll seal shut tear throw trim wipe wind"
    .split(" ")
    .map((verb) => [verb, /^(?:off|out|up|down|away|over)$/]),
);

/** `will be switch off`, `should be remove by hand`, `cannot be repair`: behind `be` a participle. */
const behindBe: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "be been being").flatMap((index): Edit[] => {
    const at = pastAdverbs(clause, index + 1);
    const verb = tokens[at];
    if (!verb || verb.text !== verb.key || unchanging.test(verb.key)) return [];
    if (/^(?:ADJ|DET|PRON|AUX|ADP)$/.test(verb.tag) || key(at + 1) === "-") return [];
    if (key(index) === "be" && !modals.test(key(index - 1))) return [];
    const next = key(at + 1);
    const closes = /^(?:ADP|SCONJ|CCONJ|PUNCT|ADV|)$/.test(tag(at + 1)) || next === "to";
    const isVerb =
      (pureVerbs.has(verb.key) &&
        closes &&
        !/^(?:last|touch|cost|repeat|win|throw|feed|fix|visit|own|welcome|read|treat|find|hold|hire|become|come|run|say|stand|raise|offer|wear|mean|quit|wonder|need|suppose|must|make|do|go|live|like|lead|resist|try|produce|unite|stay|spoil|wait|fall|build)$/.test(
          verb.key,
        )) ||
      (doubleVerbs.has(verb.key) && parted[verb.key]?.test(next) === true);
    if (!isVerb || verb.lemma !== verb.key) return [];
    // What is to be done is named by its base: `All it could be, remain in the dark`, `the goal would be achieve`.
    if (/^(?:all|goal|aim|idea|plan|task|job|way|option|thing|step|what)$/.test(key(0)) && key(at + 1) === "")
      return [];
    const done = participleForm(verb.key);
    return done === verb.key ? [] : edit(at, at, done, participle);
  });
};

const manyOf: Readonly<Record<string, string>> = { has: "have", is: "are", was: "were", does: "do" };
const notOne =
  /^(?:few|lot|number|couple|pair|majority|minority|group|bunch|dozen|hundred|thousand|million|handful|mix|mixture|set|generation|half|bit|good|great|many|more|one|others?|rest|type|kind|sort|family|gang)$/;

/** Where the noun phrase that ends in a noun begins. */
function phraseStart({ tag, key }: Clause, noun: number): number {
  let at = noun;
  while (
    at > noun - 5 &&
    at > 0 &&
    (/^(?:ADJ|NOUN|NUM)$/.test(tag(at - 1)) || (key(at - 1) === "-" && at > 1))
  )
    at -= 1;
  return at;
}

/** `a boy who have left`, `an old valve that were stuck`, `for people who has a ticket`: the verb follows the noun. */
const behindWho: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, sentence } = clause;
  return eachWord(clause, "who that which").flatMap((index): Edit[] => {
    const noun = tokens[index - 1];
    const verb = key(index + 1);
    if (!noun || noun.tag !== "NOUN" || noun.text !== noun.key) return [];
    const start = phraseStart(clause, index - 1);
    const [led, before] = [key(start - 1), key(start - 2)];
    const right =
      single[verb] ?? (verb === "do" && /^(?:n't|not)$/.test(key(index + 2)) ? "does" : undefined);
    if (right !== undefined) {
      if (!/^(?:a|an|every|each|another)$/.test(led) || isPlural(noun.key) || uncountables.has(noun.key))
        return [];
      if (
        collectives.has(noun.key) ||
        tokens.slice(start - 1, index).some(({ key: one }) => notOne.test(one))
      )
        return [];
      // `a dog and a cat that have`, `one of those with a boat who have`; a wish: `a man who were to say so`.
      if (/^(?:and|or|,|with|nor)$/.test(before) || key(index + 2) === "to" || /\bif\b/i.test(sentence.text))
        return [];
      if (
        tokens
          .slice(Math.max(0, start - 8), start - 1)
          .some(({ tag: one, key: word }) => one === "ADP" || word === "and")
      )
        return key(index) === "who" &&
          people.has(noun.key) &&
          tag(start - 3) !== "NOUN" &&
          !isPlural(key(start - 3))
          ? edit(index + 1, index + 1, right, agree)
          : [];
      return edit(index + 1, index + 1, right, agree);
    }
    const many = manyOf[verb];
    if (many === undefined || key(index) !== "who" || !(isPlural(noun.key) || noun.key === "people"))
      return [];
    // `The man scarce lives who is so sure`: a verb.
    if (!people.has(noun.key) && !/^(?:DET|NUM|ADP)$/.test(tag(start - 1))) return [];
    // `one of the men who has`, `the mother of three children who is`, `my boss and his sons, who is`.
    if (
      tokens
        .slice(Math.max(0, start - 8), start)
        .some(({ tag: one, key: word }) => one === "ADP" || /^(?:and|or|one|each|,)$/.test(word))
    )
      return /^(?:for|to|by|from|with)$/.test(led) &&
        /^(?:VERB|ADJ|ADV)$/.test(tag(start - 2)) &&
        !tokens
          .slice(Math.max(0, start - 8), start - 1)
          .some(({ tag: one, key: word }) => one === "ADP" || word === "one")
        ? edit(index + 1, index + 1, many, agree)
        : [];
    return edit(index + 1, index + 1, many, agree);
  });
};

export const framedVerbRules: readonly GrammarRule[] = [behindTo, behindBe, behindWho];
