/** Slips of people who type fast or learn: `in favour the change`, `my boss never shout`, `her lessons are interested`. */

import { isPlural, pastForm, thirdPerson, uncountables } from "../../../prose/english/forms.ts";
import { isVerbBase } from "../../../prose/english/verbs.ts";
import type { Edit } from "../../marks/edits.ts";
import { agree } from "./agreeing.ts";
import { type Clause, eachWord, type GrammarRule } from "./clause.ts";

const determiner = /^(?:the|an?|this|that|these|those|my|our|your|his|her|its|their)$/;
const owner = /^(?:my|our|your|his|her|their|the|this)$/;

/** Prepositions of which the last word is `of`, by the words before it. */
const withOf: Readonly<Record<string, readonly string[]>> = {
  favour: ["in"],
  favor: ["in"],
  spite: ["in"],
  front: ["in"],
  terms: ["in"],
  charge: ["in"],
  behalf: ["on"],
  means: ["by"],
};

/** `in favour the change` */
const leftOutOf: GrammarRule = (clause) =>
  eachWord(clause, new Set(Object.keys(withOf))).flatMap((at): Edit[] => {
    const { key, edit } = clause;
    return withOf[key(at)]?.includes(key(at - 1)) === true &&
      determiner.test(key(at + 1)) &&
      // `by means that are just`
      !/^(?:is|are|was|were|have|has|had)$/.test(key(at + 2))
      ? edit(at, at, `${key(at)} of`, "The preposition is missing")
      : [];
  });

const often = "never always often usually sometimes rarely seldom";

/** `My boss never shout`, `The door always stick` */
const thirdBehindAdverb: GrammarRule = (clause) => {
  const { key, tag, tokens, opens, edit, narrates, isDated } = clause;
  return eachWord(clause, often).flatMap((at): Edit[] => {
    const [verb, noun] = [tokens[at + 1], key(at - 1)];
    const start = owner.test(key(at - 2))
      ? at - 2
      : tag(at - 2) === "ADJ" && owner.test(key(at - 3))
        ? at - 3
        : -1;
    if (!verb || start < 0 || !opens(start) || /^(?:that|if|whether)$/.test(key(start - 1))) return [];
    if (tag(at - 1) !== "NOUN" || isPlural(noun) || isMany.test(noun)) return [];
    if (verb.tag !== "VERB" || verb.text !== verb.lemma || !isVerbBase(verb.key) || bothTenses.test(verb.key))
      return [];
    if (/^(?:be|have|do|to)$/.test(verb.key) || clause.sentence.text.endsWith("?")) return [];
    const right = narrates || isDated ? pastForm(verb.key) : thirdPerson(verb.key);
    return edit(at + 1, at + 1, right, agree);
  });
};

/** Several under one name. */
const isMany =
  /^(?:people|police|staff|team|family|crew|government|company|committee|council|class|band|club|group|audience|public|board|children|men|women)$/;
const bothTenses =
  /^(?:put|cut|set|let|hit|hurt|shut|cost|quit|read|spread|split|cast|burst|beat|come|become|run|bet|fit|shed|thrust|upset|wed|wet)$/;

const felt: Readonly<Record<string, string>> = {
  interested: "interesting",
  bored: "boring",
  excited: "exciting",
  fascinated: "fascinating",
  tired: "tiring",
  confused: "confusing",
  relaxed: "relaxing",
};
/** What feels nothing. */
const things =
  /^(?:lessons?|class(?:es)?|books?|films?|movies?|stor(?:y|ies)|games?|match(?:es)?|trips?|journeys?|jobs?|works?|courses?|lectures?|subjects?|shows?|series|articles?|museums?|exhibitions?|talks?|meetings?|topics?|magazines?|chapters?|holidays?|lecture|weekends?|days?|part(?:y|ies))$/;

/** `her lessons are very interested` */
const feelsNothing: GrammarRule = (clause) =>
  eachWord(clause, new Set(Object.keys(felt))).flatMap((at): Edit[] => {
    const { key, tag, edit } = clause;
    let be = at - 1;
    while (/^(?:very|so|really|quite|more|most|also|too|always|a|bit|little|pretty)$/.test(key(be))) be -= 1;
    if (!/^(?:is|are|was|were)$/.test(key(be)) || tag(be - 1) !== "NOUN" || !things.test(key(be - 1)))
      return [];
    if (!/^[.,!;]$|^(?:and|but|because|for)$/.test(key(at + 1))) return [];
    return edit(at, at, felt[key(at)] ?? "", "Who feels it and what makes one feel it");
  });

/** `when it's work is done` */
const itsWork: GrammarRule = (clause) =>
  eachWord(clause, "it").flatMap((at): Edit[] => {
    const { key, tokens, edit, sentence } = clause;
    const [it, s, noun] = [tokens[at], tokens[at + 1], tokens[at + 2]];
    if (!it || s?.key !== "'s" || !noun || !owned.test(noun.key) || noun.text !== noun.key) return [];
    if (!/^(?:is|was|has|were|are|can|will|had|could|would|must)$/.test(key(at + 3))) return [];
    return /^['’]/.test(sentence.text.slice(s.start))
      ? edit(at, at + 1, "its", "Its needs no apostrophe")
      : [];
  });
/** What a thing has, and is not by itself. */
const owned =
  /^(?:work|job|name|price|colour|color|size|shape|lid|door|handle|battery|screen|cover|roof|engine|owner|owners|owner's|members|parts|walls|windows|wheels|legs|staff|users|users'|success|future|history|purpose|value|value's|weight|length|height|width|surface|design|taste|smell|sound|edges?|contents?)$/;

const languages =
  /^(?:english|german|french|spanish|italian|polish|turkish|arabic|japanese|chinese|russian|portuguese|dutch|korean|greek|swedish)$/;
const spoken =
  /^(?:speak|speaks|spoke|spoken|speaking|talk|talks|talked|talking|answer|answers|answered|reply|replies|replied|write|writes|wrote|written|said|say|says|sing|sings|sang|explain|explains|explained|ask|asks|asked|tell|told|read|dream|dreams|think)$/;

/** `they answer me on English` */
const onLanguage: GrammarRule = (clause) =>
  eachWord(clause, "on").flatMap((at): Edit[] => {
    const { key, tag, edit } = clause;
    if (!languages.test(key(at + 1)) || !/^(?:PUNCT|SCONJ|ADV|)$/.test(tag(at + 2))) return [];
    const verb = [1, 2, 3].some((back) => spoken.test(key(at - back)));
    return verb ? edit(at, at, "in", "The preposition is another one") : [];
  });

/** `a group of local volunteer's raised money` */
const groups = "group groups number team teams lot lots pair couple handful dozens hundreds thousands plenty";
const ownersOfNothing: GrammarRule = (clause) =>
  eachWord(clause, groups).flatMap((at): Edit[] => {
    const { key, tag, tokens, edit } = clause;
    if (key(at + 1) !== "of") return [];
    const noun = tag(at + 2) === "ADJ" ? at + 3 : at + 2;
    const [head, s, next] = [tokens[noun], tokens[noun + 1], tokens[noun + 2]];
    if (!head || head.tag !== "NOUN" || s?.key !== "'s" || s.start !== head.end || uncountables.has(head.key))
      return [];
    const isVerb =
      next?.tag === "AUX" ||
      (next?.tag === "VERB" &&
        next.key !== next.lemma &&
        /^(?:the|an?|to|in|on|£|\$|at|for|from|it|them|their|out|up)$|^[£$€\d]/.test(key(noun + 3)));
    if (!isVerb) return [];
    return edit(noun, noun + 1, pluralised(head.key), "A plural takes no apostrophe");
  });

const pluralised = (noun: string): string =>
  /[^aeiou]y$/.test(noun)
    ? `${noun.slice(0, -1)}ies`
    : /(?:s|x|ch|sh)$/.test(noun)
      ? `${noun}es`
      : `${noun}s`;

const subject =
  /^(?:the|an?|this|that|these|those|it|he|she|they|we|i|you|there|many|most|some|my|our|his|her|their|its|no)$/;
const finite = (clause: Clause, from: number, to: number): boolean => {
  for (let at = from; at < to; at += 1) {
    const token = clause.tokens[at];
    if (!token) break;
    if (token.tag === "AUX" && token.key !== "be" && token.key !== "been" && token.key !== "being")
      return true;
    if (token.tag === "VERB" && token.key !== token.lemma && !token.key.endsWith("ing") && at > from)
      return true;
  }
  return false;
};

/** `It met its aims, however, the gains were small`: `however` begins a sentence of its own. */
const beforeHowever: GrammarRule = (clause) =>
  eachWord(clause, "however").flatMap((at): Edit[] => {
    const { key, tag, edit, tokens } = clause;
    if (key(at - 1) !== "," || key(at + 1) !== "," || !subject.test(key(at + 2))) return [];
    const opening = tokens.slice(0, at - 1).findLastIndex(({ key: word }) => /^[,;:]$/.test(word)) + 1;
    if (opening > 0 || at < 5) return [];
    // `to point out, however, some of them`
    if (
      /^(?:out|up|in|off|down|over)$/.test(key(at - 2)) &&
      /^(?:some|the|those|these|two|a)$/.test(key(at + 2))
    )
      return [];
    // `It must be said, however, that it rained`
    if (key(at + 2) === "that" && !/^(?:is|was|'s|will|would|has|had|does|did)$/.test(key(at + 3))) return [];
    if (!(subject.test(key(0)) || tag(0) === "NOUN" || tag(0) === "PROPN") || tag(0) === "SCONJ") return [];
    if (!finite(clause, 1, at - 1) || !finite(clause, at + 2, tokens.length)) return [];
    // `The gains, however, the board said`: what is told stands behind.
    if (tag(at - 2) === "VERB" && /^(?:said|says|think|thought|believe)$/.test(key(at - 2))) return [];
    return edit(at - 1, at - 1, ";", "Two sentences are joined by a comma");
  });

const compares = /^(?:more|less|[a-z]{3,10}er)$/;

/** `its heavier than it looks` */
const itsHeavier: GrammarRule = (clause) =>
  eachWord(clause, "its").flatMap((at): Edit[] => {
    const { key, tag, edit } = clause;
    if (!compares.test(key(at + 1)) || tag(at + 1) === "NOUN") return [];
    const than = /^(?:more|less)$/.test(key(at + 1)) ? at + 3 : at + 2;
    return key(than) === "than" ? edit(at, at, "it's", "It's is short for it is") : [];
  });

/** `between 10am to 4pm` */
const betweenAnd: GrammarRule = (clause) =>
  eachWord(clause, "between").flatMap((at): Edit[] => {
    const { key, tokens, edit, sentence } = clause;
    const to = tokens.findIndex((token, index) => index > at && index <= at + 5 && token.key === "to");
    const [first, joint] = [tokens[at + 1], tokens[to]];
    if (to < 0 || !first || !joint || !/^ [£$€]?\d/.test(sentence.text.slice(joint.end))) return [];
    const amount =
      /^[£$€]?\d[\d.,:]{0,8} ?(?:am|pm|a\.m\.|p\.m\.|%|years?|days?|minutes?|hours?|miles?|km)? ?$/;
    if (!amount.test(sentence.text.slice(first.start, joint.start))) return [];
    return key(to + 2) === "and" ? [] : edit(to, to, "and", "Between one and the other");
  });

/** `I'm going be stuck` */
const goingBe: GrammarRule = (clause) =>
  eachWord(clause, "going").flatMap((at): Edit[] => {
    const { key, edit } = clause;
    return key(at + 1) === "be" &&
      /^(?:'m|'re|'s|am|is|are|was|were|not|n't|i'm|we're|they're|you're|he's|she's|it's)$/.test(key(at - 1))
      ? edit(at, at, "going to", "A small word is missing")
      : [];
  });

/** `I have this job since March` */
const haveSince: GrammarRule = (clause) =>
  eachWord(clause, "since").flatMap((at): Edit[] => {
    const { key, tag, edit, tokens } = clause;
    const have = tokens.slice(0, at).findLastIndex(({ key: word }) => word === "have" || word === "has");
    if (have < 0 || at - have > 5 || at - have < 3) return [];
    if (
      !/^(?:i|we|they|you|he|she)$/.test(key(have - 1)) ||
      !/^(?:this|the|an?|my|our|his|her|their)$/.test(key(have + 1))
    )
      return [];
    const named = tokens.slice(have + 2, at);
    if (named.at(-1)?.tag !== "NOUN" || named.some(({ tag: own }) => !/^(?:ADJ|NOUN|PROPN)$/.test(own)))
      return [];
    const isTime =
      tag(at + 1) === "NUM" ||
      /^(?:january|february|march|april|may|june|july|august|september|october|november|december|last|then|childhood|spring|summer|autumn|winter|monday|christmas|easter|19\d\d|20\d\d)$/.test(
        key(at + 1),
      );
    return isTime ? edit(have, have, `${key(have)} had`, "What goes on till now") : [];
  });

/** `It was this overlap that lead to a blackout` */
const thatLed: GrammarRule = (clause) =>
  eachWord(clause, "lead").flatMap((at): Edit[] => {
    const { key, edit, tokens } = clause;
    if (key(at - 1) !== "that" || key(at + 1) !== "to") return [];
    const was = tokens.slice(0, at - 1).findLastIndex(({ key: word }) => word === "was" || word === "were");
    return was > 0 && at - was <= 6 && key(was - 1) === "it"
      ? edit(at, at, "led", "Led is the past of lead")
      : [];
  });

/** `a quiet man who dont like crowds` */
const whoDoesNot: GrammarRule = (clause) =>
  eachWord(clause, "who which that").flatMap((at): Edit[] => {
    const { key, tag, tokens, edit, sentence } = clause;
    const [verb, behind] = [tokens[at + 1], tokens[at + 2]];
    if (!verb || !behind || !/^do ?n['’]?t$/i.test(sentence.text.slice(verb.start, behind.end))) return [];
    if (tag(at - 1) !== "NOUN" || isPlural(key(at - 1)) || isMany.test(key(at - 1))) return [];
    const article = tag(at - 2) === "ADJ" ? at - 3 : at - 2;
    // `one of the things in a house that don't work`: what is meant may stand before.
    if (!/^an?$/.test(key(article)) || /^(?:ADP|PART)$/.test(tag(article - 1))) return [];
    return edit(at + 1, at + 2, "doesn't", agree);
  });

/** Each of them sure. */
export const everydayRules: readonly GrammarRule[] = [
  leftOutOf,
  thirdBehindAdverb,
  feelsNothing,
  itsWork,
  onLanguage,
  ownersOfNothing,
  beforeHowever,
  itsHeavier,
  betweenAnd,
  goingBe,
  haveSince,
  thatLed,
  whoDoesNot,
];
