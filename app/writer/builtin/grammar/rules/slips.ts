/** Slips of the hand: a word twice, an article before the wrong sound, an apostrophe too many or too few. */

import { countNouns } from "../../../prose/english/count-nouns.ts";
import {
  baseOfThird,
  collectives,
  isPlural,
  people,
  pluralOf,
  thirdPerson,
} from "../../../prose/english/forms.ts";
import { isVerbBase, pureVerbs } from "../../../prose/english/verbs.ts";
import type { Edit } from "../../marks/edits.ts";
import { eachWord, type GrammarRule } from "./clause.ts";

const twice = new Set(
  "the a an of to in and by for with at on from or we you they he she i my your his our their it this was were be been as but if when because".split(
    " ",
  ),
);

/** `you you are`, `by by a series of`; not `what it is is`, `I told you you would`. */
const repeated: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, sentence } = clause;
  return eachWord(clause, twice).flatMap((index): Edit[] => {
    const [word, next] = [tokens[index], tokens[index + 1]];
    if (!word || !next || next.text !== word.key || (word.text !== word.key && index > 0)) return [];
    if (!/^\s+$/.test(sentence.text.slice(word.end, next.start))) return [];
    if (/^[-'’*_`]/.test(sentence.text.slice(next.end))) return [];
    // `told you you could`, `gave it it was`: the object of one clause, the subject of the next.
    if (/^(?:you|it|he|she|we|they|i)$/.test(next.key)) {
      // `Fold it it four times`: no verb follows whose subject the second could be.
      const isObject = /^(?:it|you)$/.test(next.key) && /^(?:NUM|ADP|PUNCT|DET)$/.test(tag(index + 2));
      if (!/^(?:and|but|so|because|if|when|that|,|)$/.test(key(index - 1)) && !isObject) return [];
    } else if (/^(?:in|on|by|at|this|his|was|were|been)$/.test(next.key)) {
      // `what he came in in the end`, `the room he slept in in June`
      if (!/^(?:and|,|NOUN|DET)$/.test(tag(index - 1)) && key(index - 1) !== "and") return [];
    }
    return edit(index + 1, index + 1, "", "The word stands there twice");
  });
};

const heard =
  /^(?:house|home|hand|head|hotel|horse|hospital|hole|hill|hat|hard|hot|huge|happy|half|hundred|human|holiday|hammer|hall|helmet|hedge|high|heavy|hidden|helpful|harbour|harbor|hairdresser|handful|handle|hen|hobby|university|uniform|unit|union|unique|useful|user|used|usual|european|one|once)$/;

/** `an house`, `an useful tool`. */
const beforeSounds: GrammarRule = (clause) => {
  const { key, edit } = clause;
  return eachWord(clause, "an").flatMap((index): Edit[] =>
    heard.test(key(index + 1)) ? edit(index, index, "a", "A before a consonant") : [],
  );
};

const kin =
  /^(?:wife|husband|mother|father|mum|mom|dad|sister|brother|son|daughter|aunt|uncle|grandmother|grandfather|grandma|grandad|girlfriend|boyfriend|teacher|boss|birthday|house|car)$/;

/** `Old pan's are tougher`; `Theos lunch account`, where the text knows a Theo; `Neville wife`. */
const apostrophes: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, opens, names } = clause;
  return tokens.flatMap(({ text, key: word }, index): Edit[] => {
    if (
      key(index + 1) === "'s" &&
      countNouns.has(word) &&
      /^(?:are|were|have)$/.test(key(index + 2)) &&
      (opens(index) || (/^(?:ADJ|PROPN)$/.test(tag(index - 1)) && opens(index - 1)))
    )
      return edit(index, index + 1, pluralOf(word), "A plural takes no apostrophe");
    if (text === word) return [];
    const stem = text.slice(0, -1);
    const noun = tag(index + 1) === "ADJ" ? index + 2 : index + 1;
    if (
      /^\p{Lu}\p{Ll}{2,}[^s]s$/u.test(text) &&
      names.has(stem) &&
      !countNouns.has(stem.toLowerCase()) &&
      !isVerbBase(stem.toLowerCase()) &&
      tag(noun) === "NOUN" &&
      key(noun) === tokens[noun]?.text &&
      /^(?:ADP|AUX|VERB|CCONJ|SCONJ)$/.test(tag(index - 1)) &&
      key(index - 1) === tokens[index - 1]?.text &&
      tag(noun + 1) !== "PROPN"
    )
      return edit(index, index, `${stem}'s`, "An apostrophe shows whose");
    if (
      /^\p{Lu}\p{Ll}+[^s]$/u.test(text) &&
      names.has(text) &&
      tag(index) === "PROPN" &&
      kin.test(key(index + 1)) &&
      key(index + 1) === tokens[index + 1]?.text &&
      /^(?:to|with|and|from|for|by|of|told|saw|met|asked|)$/.test(key(index - 1)) &&
      /^(?:,|[.]|PUNCT|AUX|VERB)$/.test(tag(index + 2)) &&
      !/^(?:house|car)$/.test(key(index + 1))
    )
      return edit(index, index, `${text}'s`, "An apostrophe shows whose");
    return [];
  });
};

const bound =
  /\b(?:suggest|recommend|insist|demand|propos|request|requir|ask|essential|important|vital|necessary|imperative|crucial|rather|lest|let|make|made|help|see|saw|watch|hear|heard|have|had|did|do|does|if|should|would|will|can|could|may|might|must|shall)/i;
const verbs = new Set([...pureVerbs, "need", "show", "help", "want", "offer"]);

/** What is said of many by one word, and helpers that the tagger takes for nouns. */
const several =
  /^(?:will|can|must|might|may|young|old|poor|rich|sick|dead|living|elderly|homeless|unemployed|few|many|majority|minority|rest|lot|number|couple|pair|half|public|media|data|press|crew|cast|band|crowd|blind|deaf|wounded|French|English|two|three|others?|latter|former|whole|more|most|bulk|sheep|fish|deer|cattle|poultry)$/;

/** `the app show a balance`, `the pump need to be replaced`: a thing alone, and a verb that cannot be its noun. */
const aloneWithVerb: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, opens, narrates, sentence } = clause;
  return tokens.flatMap(({ key: noun, text }, index): Edit[] => {
    const verb = key(index + 1);
    if (narrates || text !== noun || !verbs.has(verb)) return [];
    if (isPlural(noun) || collectives.has(noun) || people.has(noun) || several.test(noun)) return [];
    if (
      !/^(?:the|this|each|every|my|our|your|his|her|their|one)$/.test(key(index - 1)) ||
      tag(index) !== "NOUN"
    )
      return [];
    if (!opens(index - 1) || bound.test(sentence.text.slice(0, tokens[index]?.start ?? 0))) return [];
    const behind = key(index + 2);
    const takes =
      verb === "need" || verb === "want" || verb === "offer"
        ? /^(?:to|a|an)$/.test(behind)
        : /^(?:a|an|the|me|you|us|him|her|them|it|my|your|our|that|how)$/.test(behind);
    return takes ? edit(index + 1, index + 1, thirdPerson(verb), "One thing, one verb in -s") : [];
  });
};

/** `students who walks`; not `one of those people who walks`, `the owner of the shops who keeps the key`. */
const manyWho: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "who").flatMap((index): Edit[] => {
    const [noun, verb] = [key(index - 1), tokens[index + 1]];
    if (!verb || verb.tag !== "VERB" || !verb.key.endsWith("s") || verb.lemma === verb.key) return [];
    const isNoun = tag(index - 1) === "NOUN" || index === 1;
    if (!isNoun || !(isPlural(noun) || /^(?:people|children|men|women)$/.test(noun))) return [];
    if (tokens.slice(Math.max(0, index - 6), index - 1).some(({ tag: one }) => one === "ADP")) return [];
    return edit(index + 1, index + 1, baseOfThird(verb.key), "Those who do");
  });
};

export const slipRules: readonly GrammarRule[] = [
  manyWho,
  repeated,
  beforeSounds,
  apostrophes,
  aloneWithVerb,
];
