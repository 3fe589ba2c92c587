/** Noun phrases and subjects, read from the words and their parts of speech; what is unclear is null. */

import {
  collectives,
  isPlural,
  people,
  sameForMany,
  singularInS,
  uncountables,
} from "../../../prose/english/forms.ts";
import { type Clause, readOnce } from "./clause.ts";

export interface NounPhrase {
  /** Index of the head noun, and of the token behind the phrase. */
  head: number;
  end: number;
  /** Lower case, empty where none stands. */
  determiner: string;
  /** What verb it takes; null where both are right or the phrase is unclear. */
  number: "one" | "many" | null;
}

const determiners =
  /^(?:the|an?|this|that|these|those|my|our|your|his|her|its|their|each|every|some|any|no|another|both|all|many|several|most)$/;
const leads = /^(?:all|both|half)$/;
/** Amounts and groups: what verb stands behind them is the writer's choice. */
const amounts = new Set(
  "number lot majority minority rest half part bulk handful percentage percent proportion fraction quarter third fifth dozen dozens hundred hundreds thousand thousands million millions kind kinds sort sorts type types group mixture selection collection combination host mass body string heap heaps load loads pile piles ton tons plenty remainder quantity quantities trio quartet generation herd flock swarm squad troop cast choir orchestra cluster array plethora wealth youth clergy parliament cabinet council electorate population opposition school band staff average thanks means odds remains goods contents wages pains tidings riches alms amends lots masses halves thirds quarters bunch variety form forms kith kin people folk world assortment audience faculty enemy nobility jury household proceeds portion section segment subset maximum minimum total sum average excess sample batch stack stream succession sequence wave flood raft panel row line tribe clan pack litter fleet convoy bundle chain crop circle none more less bit bits bag bags couple pair pairs set sets list score scores".split(
    " ",
  ),
);
/** Plurals that do not look like it, and what is said of one and of many. */
const invariant =
  /^(?:fruit|hair|data|media|people|dice|headquarters|crossroads|barracks|works|gallows|bellows|innings|chassis|corps)$|(?:ae|[^aeiou]i|ata|omena|eria|men|teeth|geese|oxen|lice)$/;
const spans =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|nights?|mornings?|pounds?|dollars?|euros?|pence|cents?|miles?|met(?:re|er)s?|kilomet(?:re|er)s?|kilos?|grams?|lit(?:re|er)s?|degrees?|feet|inches|points?|times|percent|half|thirds?|quarters?)$/;

/** What verb a noun takes by itself. */
function numberOf(noun: string, isName: boolean): "one" | "many" | null {
  if (
    amounts.has(noun) ||
    collectives.has(noun) ||
    sameForMany.has(noun) ||
    invariant.test(noun) ||
    spans.test(noun)
  )
    return /wom[ae]n$|^m[ae]n$/.test(noun) ? (noun.endsWith("men") ? "many" : "one") : null;
  if (uncountables.has(noun)) return null;
  if (isName) return noun.endsWith("s") || isPlural(noun) ? null : "one";
  if (isPlural(noun)) return "many";
  return noun.endsWith("s") && !singularInS.has(noun) && !noun.endsWith("ss") ? null : "one";
}

function readNounPhrase({ key, tag, tokens }: Clause, index: number): NounPhrase | null {
  const isNoun = (at: number) =>
    (tag(at) === "NOUN" || tag(at) === "PROPN") &&
    !/^(?:will|can|may|might|must)$/.test(tokens[at]?.text ?? "");
  let at = index;
  if (leads.test(key(at)) && determiners.test(key(at + 1))) at += 1;
  const determiner = determiners.test(key(at)) ? key(at) : "";
  if (determiner !== "") at += 1;
  const counted = tag(at) === "NUM";
  while (tag(at) === "NUM" && at < index + 4) at += 1;
  let head = -1;
  let parted = false;
  while (at < index + 10) {
    if (isNoun(at)) {
      head = at;
      at += 1;
      const noun = key(head);
      if (/'s?$/.test(noun)) head = -1;
      // `the way colours are mixed`: a clause begins.
      else if (
        isNoun(at) &&
        /^(?:way|time|day|reason|moment|place|thing|year)$/.test(noun) &&
        isPlural(key(at))
      ) {
        parted = true;
        break;
      }
      // `the men women`: two phrases side by side, or a verb that was taken for a noun.
      else if (isNoun(at) && isPlural(noun) && tag(head) === "NOUN") {
        parted = true;
        break;
      }
    } else if (
      head >= 0 &&
      ((/^'s?$/.test(key(at)) && tag(at) === "PART") || (key(at) === "'" && key(head).endsWith("s")))
    ) {
      head = -1;
      at += 1;
    } else if (head >= 0 && key(at) === "-" && isNoun(at + 1)) at += 1;
    else if (head < 0 && (tag(at) === "ADJ" || tag(at) === "NUM") && key(at) !== "such") at += 1;
    else if (head < 0 && tag(at) === "ADV" && tag(at + 1) === "ADJ" && key(at).endsWith("ly")) at += 1;
    else if (
      head < 0 &&
      determiner !== "" &&
      tag(at) === "VERB" &&
      /(?:ed|en|ing|wn)$/.test(key(at)) &&
      (isNoun(at + 1) || tag(at + 1) === "ADJ")
    )
      at += 1;
    else break;
  }
  // `in this manual is`: an adjective that stands for its noun, or a noun taken for one.
  if (head < 0 && /^(?:the|this|that|my|our|his|her|their|your)$/.test(determiner)) {
    let end = index + 1;
    while (end < index + 4 && ["ADJ", "ADV", "VERB"].includes(tag(end))) end += 1;
    return end > index + 1 && tag(end) === "AUX" ? { head: end - 1, end, determiner, number: null } : null;
  }
  if (head < 0) return null;
  const noun = key(head);
  let number = parted ? null : numberOf(noun, tag(head) === "PROPN");
  const singular = /^(?:an?|this|that|each|every|another)$/.test(determiner);
  const plural = /^(?:these|those|both|all|many|several|most)$/.test(determiner) || counted;
  if ((singular && number === "many") || (plural && number === "one")) number = null;
  if (noun === "number" && determiner === "the" && key(head + 1) === "of" && tokens[head - 1]?.key === "the")
    number = "one";
  if (noun === "people" && !parted && determiner !== "a") number = "many";
  return { head, end: at, determiner, number };
}

/** The noun phrase that begins at a token: determiner, numbers, adjectives, nouns, with its possessors. */
export const nounPhraseAt = readOnce(readNounPhrase);

const prepositions =
  /^(?:of|in|on|at|from|near|behind|under|with|without|for|to|above|below|over|beside|by|about|across|along|around|inside|outside|through|towards|into|opposite|against)$/;

export interface Subject extends NounPhrase {
  /** Phrases that stand between it and its verb: `the lid of [the box] on [the table]`. */
  behind: readonly NounPhrase[];
}

/** The prepositional phrases from `index` on: their nouns, and the place behind; null where they are unclear. */
export function phrasesBehind(
  clause: Clause,
  index: number,
): { behind: readonly NounPhrase[]; end: number } | null {
  const behind: NounPhrase[] = [];
  let at = index;
  while (behind.length < 4 && clause.tag(at) === "ADP" && prepositions.test(clause.key(at))) {
    const inner = nounPhraseAt(clause, at + 1);
    if (!inner) return null;
    behind.push(inner);
    at = inner.end;
  }
  return clause.tag(at) === "CCONJ" ? null : { behind, end: at };
}

/** The subject that begins at a token, with what stands behind it up to its verb. */
export function subjectAt(clause: Clause, index: number): Subject | null {
  const phrase = nounPhraseAt(clause, index);
  if (!phrase) return null;
  const more = phrasesBehind(clause, phrase.end);
  return more && { ...phrase, ...more };
}

const openers =
  /^(?:because|when|if|while|although|though|unless|where|whether|whenever|so|that|as|once|how|why|say|says|said|think|thinks|thought|know|knows|knew|believe|believes|hope|hopes|means|meant|feel|see|hear|heard|[;:—–(])$/;

function readOpening({ key, tag }: Clause, index: number): boolean {
  if (index === 0 || (index === 1 && /^(?:and|but|so|then|now|[“"(])$/.test(key(0)))) return true;
  const prior = key(index - 1);
  if (index === 1 && /^(?:after|before|until|since)$/.test(prior)) return true;
  if (openers.test(prior))
    return !(
      (prior === "that" && tag(index - 2) === "NOUN") ||
      (prior === "as" && /^(?:well|such|same|much|many|soon|long|far)$/.test(key(index - 2)))
    );
  const joint = /^(?:and|but|so)$/.test(prior) && key(index - 2) === ",";
  const back = joint ? index - 3 : index - 2;
  if (!joint && prior !== ",") return false;
  let verbs = 0;
  let commas = 0;
  for (let at = 0; at <= back; at += 1) {
    if (["VERB", "AUX"].includes(tag(at))) verbs += 1;
    if (key(at) === ",") commas += 1;
  }
  // Behind a comma alone only what leads in: `In the morning, the keys …`.
  return joint ? verbs > 0 && commas === 0 : verbs === 0 && commas === 0 && /^(?:ADP|ADV)$/.test(tag(0));
}

/** Whether a main or a subordinate clause surely begins here with its subject. */
export const opensClause = readOnce(readOpening);

/** Whether a noun is for one person. */
export const isPerson = (noun: string): boolean => people.has(noun) && !isPlural(noun);

/** Whether nothing but the end or a new clause follows the verb's place: no other verb could be the one. */
export function hasVerb({ tag, key }: Clause, from: number): boolean {
  for (let at = from; tag(at) !== ""; at += 1) {
    if (
      /^(?:[,;:.!?)]|and|but|or|because|when|while|if|that|which|who|as|so|where|since|until|before|after|although|than)$/.test(
        key(at),
      )
    )
      return false;
    if (tag(at) === "AUX" || (tag(at) === "VERB" && key(at - 1) !== "to" && !key(at).endsWith("ing")))
      return true;
  }
  return false;
}

/** Whether a word in -s is the second of two things, and no verb: `whose dreams and hopes give us`. */
export const isSecondThing = ({ key, tag }: Clause, at: number): boolean =>
  key(at - 1) === "and" && tag(at - 2) === "NOUN" && isPlural(key(at - 2)) && key(at).endsWith("s");
