/** Plurals behind numbers and amounts, kinds of things, and `whom` behind a preposition. */

import { countNouns } from "../../../prose/english/count-nouns.ts";
import { collectives, isPlural, people, pluralOf, singularOf } from "../../../prose/english/forms.ts";
import { isVerbBase } from "../../../prose/english/verbs.ts";
import { numerals } from "../../../prose/english/word-classes.ts";
import type { Edit } from "../../marks/edits.ts";
import { type Clause, eachWord, type GrammarRule } from "./clause.ts";
import { hasVerb } from "./noun-phrases.ts";

const number = "Number and noun agree";

/** Whether the phrase ends behind a noun: nothing follows that it could be a part of. */
function isLast({ key, tag }: Clause, at: number): boolean {
  if (/^(?:last|next|this|every|each|yesterday)$/.test(key(at + 1)) && tag(at + 2) === "NOUN") return true;
  if (key(at + 1) === "and" && tag(at + 2) === "DET") return true;
  // `eleven lemon, nine mint`: kinds of a thing that is named elsewhere.
  if (key(at + 1) === "," && (tag(at + 2) === "NUM" || numerals.has(key(at + 2)))) return false;
  if (key(at + 1) === "to") return tag(at) === "NOUN" && /^(?:DET|PRON|VERB)$/.test(tag(at + 2));
  return (
    !["NOUN", "ADJ", "PROPN", "NUM", "DET", "PART", "X"].includes(tag(at + 1)) &&
    !/^(?:-|–|—|\/|'s|'|of|to|and|or|by|than)$/.test(key(at + 1))
  );
}

/** The first noun behind at most two adjectives. */
function nounFrom({ key, tag }: Clause, index: number): number {
  let at = index;
  while (at < index + 2 && tag(at) === "ADJ" && !countNouns.has(key(at))) at += 1;
  return at;
}

const counting = new Set([...numerals, "several", "many", "various"]);

const unitOfTime = /^(?:week|weekend|month|year|night|summer|winter|spring|autumn|fall|season|term|century)$/;

/** `four different date`, `her two older brother`, `several member of the choir`. */
const numbered: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, counting).flatMap((index): Edit[] => {
    const word = key(index);
    const value = numerals.has(word) && !/^(?:one|zero|hundred|thousand|million|billion)$/.test(word);
    const several = /^(?:several|many|various)$/.test(word);
    if (!value && !several) return [];
    const prior = key(index - 1);
    if (
      /^(?:-|–|one|an?|or|and|of|hundred|past|to|half)$/.test(prior) ||
      (["PROPN", "NOUN", "NUM"].includes(tag(index - 1)) && tag(index - 1) !== "") ||
      (several && /^(?:as|how|a|too|so)$/.test(prior))
    )
      return [];
    const at = nounFrom(clause, index + 1);
    const noun = tokens[at];
    if (
      !noun ||
      !countNouns.has(noun.key) ||
      noun.text !== noun.key ||
      !["NOUN", "VERB", "ADJ"].includes(noun.tag)
    )
      return [];
    if (noun.tag !== "NOUN" && !/^(?:AUX|PUNCT)$/.test(tag(at + 1))) return [];
    // `He did six last week`: when it was.
    if (/^(?:last|next|this|that)$/.test(key(index + 1)) && unitOfTime.test(noun.key)) return [];
    // `two guest speaking tours`
    if (tag(at + 1) === "VERB" && key(at + 1).endsWith("ing") && tag(at + 2) === "NOUN") return [];
    // `two test runs`: a compound whose noun was taken for a verb.
    if (tag(at + 1) === "VERB" && key(at + 1).endsWith("s")) return [];
    if (/^(?:first|last|next|other|same)$/.test(prior) && isVerbBase(noun.key)) return [];
    // `The other three date from 2011`: the number is the subject, and no other verb follows.
    if (prior === "other" && tag(at + 1) === "ADP" && !hasVerb(clause, at + 1)) return [];
    const ofSome = several && key(at + 1) === "of" && /^(?:DET|PRON)$/.test(tag(at + 2));
    if (!isLast(clause, at) && !ofSome) return [];
    // `the two person household`, `two day ago`: measures are the older rule's.
    if (
      /^(?:the|this|that|his|her|my|our|your|their)$/.test(prior) &&
      tag(at + 1) === "VERB" &&
      /(?:ed|ing)$/.test(key(at + 1))
    )
      return [];
    return edit(at, at, pluralOf(noun.key), number);
  });
};

const owned = /^(?:the|my|our|your|his|her|their|these|those)$/;

/** `five of the window were`, `both my sister are`, `all the shop in the town were`, `a number of visitor`. */
const amongMany: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  const plural = (at: number): Edit[] => {
    const noun = tokens[at];
    return noun &&
      countNouns.has(noun.key) &&
      noun.text === noun.key &&
      noun.tag === "NOUN" &&
      isLast(clause, at)
      ? edit(at, at, pluralOf(noun.key), number)
      : [];
  };
  return tokens.flatMap(({ key: word }, index): Edit[] => {
    const next = key(index + 1);
    if (
      next === "of" &&
      owned.test(key(index + 2)) &&
      ((numerals.has(word) && word !== "hundred") || /^(?:several|many|few|both)$/.test(word))
    ) {
      const at = nounFrom(clause, index + 3);
      // `three of the crew were`: its people.
      if (at === index + 3 && collectives.has(key(at))) return [];
      // `nineteen of those last year`: when it was.
      if (/^(?:last|next|this|every|each)$/.test(key(at - 1)) || /^(?:week|month|year|day)$/.test(key(at)))
        return [];
      return word === "one" && tag(at + 1) !== "AUX" ? [] : plural(at);
    }
    if (word === "both" && /^(?:my|our|your|his|her|their|the)$/.test(next)) {
      const at = nounFrom(clause, index + 2);
      return /^(?:are|were|have)$/.test(key(at + 1)) && key(at + 2) !== "and" ? plural(at) : [];
    }
    if (word === "all" && owned.test(next)) {
      const at = nounFrom(clause, index + 2);
      const phrase =
        tag(at + 1) === "ADP" && tag(at + 2) === "DET" && tag(at + 3) === "NOUN" ? at + 4 : at + 1;
      return /^(?:are|were|have)$/.test(key(phrase)) && !isPlural(key(phrase - 1)) ? plural(at) : [];
    }
    if (
      /^(?:number|couple|lot|range|variety)$/.test(word) &&
      next === "of" &&
      key(index - 1) === "a" &&
      word !== "lot"
    )
      return plural(nounFrom(clause, index + 2));
    if (word === "few" && key(index - 1) === "a" && !/^(?:quite|not|only)$/.test(key(index - 2)))
      return plural(index + 1);
    return [];
  });
};

/** `these kind of films`, `this kinds of`. */
const kinds: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "these those").flatMap((index): Edit[] => {
    const kind = tokens[index + 1];
    if (!kind || !/^(?:kind|sort|type)$/.test(kind.key) || key(index + 2) !== "of") return [];
    const at = nounFrom(clause, index + 3);
    if (tag(at) !== "NOUN") return [];
    if (isPlural(key(at))) return edit(index + 1, index + 1, `${kind.key}s`, number);
    return countNouns.has(key(at))
      ? edit(index, index, key(index) === "these" ? "this" : "that", number)
      : [];
  });
};

const part =
  /^(?:some|many|most|all|both|none|one|two|three|four|five|six|seven|eight|nine|ten|several|each|few|half|neither|either|any|twelve|dozens|hundreds)$/;

/** `three of who were ill`, `fourteen volunteers, of who six`, `The man with who she spoke`, `To who should I write?` */
const whom: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, "who").flatMap((index): Edit[] => {
    // `both of who's hips` wants whose.
    if (key(index + 1) === "'s") return [];
    const preposition = key(index - 1);
    if (!/^(?:of|to|with|for|from|by|about|without|between|among|on|behind|beside)$/.test(preposition))
      return [];
    const opens = index === 1;
    const [prior, next] = [key(index - 2), key(index + 1)];
    const parts = preposition === "of" && (part.test(prior) || (prior === "," && part.test(next)));
    const asked =
      opens &&
      /^(?:is|are|was|were|can|could|shall|should|will|would|did|do|does|may|must|have|has)$/.test(next) &&
      /^(?:PRON|DET)$/.test(tag(index + 2)) &&
      /\?\s*$/.test(clause.sentence.text);
    const tied =
      (people.has(prior) || (prior === "," && tag(index + 1) === "PRON")) &&
      /^(?:to|with|for|from|about|without)$/.test(preposition) &&
      (/^(?:i|we|he|she|they|you)$/.test(next) ||
        (/^(?:my|our|the|his|her|their)$/.test(next) && tag(index + 2) === "NOUN"));
    return parts || asked || tied ? edit(index, index, "whom", "Whom behind a preposition") : [];
  });
};

/** `one of the best film`: the older rule knows fewer nouns. */
const oneOfBest: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "one").flatMap((index): Edit[] => {
    if (key(index + 1) !== "of" || !owned.test(key(index + 2)) || key(index - 1) === "the") return [];
    let at = index + 3;
    while (at < index + 6 && (tag(at) === "ADJ" || tag(at) === "ADV") && !countNouns.has(key(at))) at += 1;
    const noun = tokens[at];
    // `one of the car hire firms`; `one of the band playing`: its people.
    if (tag(at + 1) === "VERB" && tag(at + 2) === "NOUN" && isPlural(key(at + 2))) return [];
    if (at === index + 3 && collectives.has(key(at))) return [];
    return noun &&
      countNouns.has(noun.key) &&
      singularOf(noun.key) === noun.key &&
      noun.tag === "NOUN" &&
      noun.text === noun.key &&
      isLast(clause, at)
      ? edit(at, at, pluralOf(noun.key), number)
      : [];
  });
};

export const amountRules: readonly GrammarRule[] = [numbered, amongMany, kinds, whom, oneOfBest];
