/** Subjects that are one thing although a plural stands before their verb: a list of names, baking two loaves. */

import { isPlural, people, thirdPerson } from "../../../prose/english/forms.ts";
import { isVerbBase, unchanging } from "../../../prose/english/verbs.ts";
import type { Edit } from "../../marks/edits.ts";
import { agree, before, forOne, isQuestion, takesObject, isWished } from "./agreeing.ts";
import { type Clause, eachWord, type GrammarRule, pastAdverbs } from "./clause.ts";
import { hasVerb, nounPhraseAt, opensClause } from "./noun-phrases.ts";

/** What holds several things and is one; `a group of boys` may be the boys. */
const holders =
  /^(?:list|box|bag|basket|packet|photo|photograph|picture|painting|map|tin|tray|jar|crate|bottle|parcel|bundle|folder|drawer|envelope|chest|bucket|sack|suitcase|copy|album|book|catalogue|bowl|plate|sheet|page|recipe|menu|timetable|register|index|jug|vase|bouquet|wreath)$/;
/** The same where `the`, `this` or an owner leads: `the pile of letters`, `its pair of handles`. */
const arrays =
  /^(?:pile|stack|row|set|string|roll|collection|sequence|pair|pack|layer|supply|choice|display|queue|shelf|quality|price|cost|size|colour|color|sound|smell|taste|height|length|weight|state|condition|arrival|delivery|closure|number|lack|absence|loss|use|removal|sale|repair|introduction|opening|design|position|shape|design|age|date|standard|level|amount|value|purpose|aim|result|outcome)$/;

const leads = new Set("a an the this that its my our your his her their another each every".split(" "));

/** `A list of names and addresses are`, `Its pair of handles make it`, `The number of shops have`. */
const holdersOf: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  if (isQuestion(clause)) return [];
  return eachWord(clause, leads).flatMap((index): Edit[] => {
    const determiner = key(index);
    if (!opensClause(clause, index) && !leadIn(clause, index)) return [];
    let head = index + 1;
    while (head < index + 3 && tag(head) === "ADJ") head += 1;
    const holder = key(head);
    if (tag(head) !== "NOUN" || key(head + 1) !== "of") return [];
    const isSure = holders.test(holder) || (arrays.test(holder) && !/^(?:an?|another)$/.test(determiner));
    if (!isSure) return [];
    let at = head + 1;
    let held = null;
    do {
      // `of affected addresses`
      held = nounPhraseAt(clause, tag(at + 1) === "VERB" && /(?:ed|en)$/.test(key(at + 1)) ? at + 2 : at + 1);
      if (!held) return [];
      at = held.end;
    } while (/^(?:and|or)$/.test(key(at)) || (key(at) === "," && tag(at + 1) === "NOUN"));
    const last = key(held.head);
    if (!isPlural(last) && last !== "people") return [];
    // `The pair of dancers were`: people are several.
    if (holder === "pair" && (people.has(last) || /(?:ers|ors|men|ists|twins|ants)$/.test(last))) return [];
    if (tag(at) === "ADP" && /^(?:in|on|at|from|for)$/.test(key(at))) {
      const place = nounPhraseAt(clause, at + 1);
      if (!place) return [];
      at = place.end;
    }
    at = pastAdverbs(clause, at);
    if (/^(?:are|were|have)$/.test(key(at))) return forOne(clause, at);
    const verb = key(at);
    return tag(at) === "VERB" &&
      tokens[at]?.lemma === verb &&
      isVerbBase(verb) &&
      !unchanging.test(verb) &&
      (takesObject(clause, at) || (/^(?:at|from|with)$/.test(key(at + 1)) && !hasVerb(clause, at + 1))) &&
      !isWished(before(clause, at))
      ? edit(at, at, thirdPerson(verb), agree)
      : [];
  });
};

/** `In the last year the number of shops have`: words of time or place lead in. */
function leadIn({ tag, tokens }: Clause, index: number): boolean {
  return (
    index > 2 &&
    /^(?:ADP|ADV)$/.test(tag(0)) &&
    tokens
      .slice(0, index)
      .every(
        ({ tag: one, key }) => !/^(?:VERB|AUX|CCONJ|SCONJ)$/.test(one) && !/^(?:that|which|who)$/.test(key),
      ) &&
    /^(?:NOUN|PROPN|PUNCT|NUM)$/.test(tag(index - 1))
  );
}

/** `Baking those two loaves were enough`: what is done is one thing. */
const doings: GrammarRule = (clause) => {
  const { key, tag, tokens } = clause;
  if (isQuestion(clause)) return [];
  return tokens.flatMap(({ key: doing }, index): Edit[] => {
    if (!doing.endsWith("ing") || !(tag(index) === "VERB" || index === 0) || !opensClause(clause, index))
      return [];
    if (
      /^(?:including|following|regarding|concerning|during|considering|excluding|being|having|according|owing|barring|pending)$/.test(
        doing,
      )
    )
      return [];
    if (
      !/^(?:the|these|those|my|our|your|his|her|their|all|both|two|three|four|five|six|several)$/.test(
        key(index + 1),
      )
    )
      return [];
    const done = nounPhraseAt(clause, index + 1);
    if (!done || !isPlural(key(done.head))) return [];
    // `ensuring all conditions are met`: a clause is what is ensured.
    if (/^(?:ensuring|checking|assuming|knowing|saying|thinking|hoping|making|finding|seeing)$/.test(doing))
      return [];
    const verb = key(done.end);
    return /^(?:are|were|have)$/.test(verb) && !/^(?:the|an?|their|his|her)$/.test(key(done.end + 1))
      ? forOne(clause, done.end)
      : [];
  });
};

const comma = new Set([","]);

/** `My brother, along with his friends, are coming`: what comes along is no subject. */
const alongWith: GrammarRule = (clause) => {
  const { key, tag, tokens } = clause;
  if (isQuestion(clause)) return [];
  return eachWord(clause, comma).flatMap((index): Edit[] => {
    if (!/^(?:along|together|as|including|like|unlike)$/.test(key(index + 1))) return [];
    if (/^(?:along|together)$/.test(key(index + 1)) && key(index + 2) !== "with") return [];
    if (key(index + 1) === "as" && !(key(index + 2) === "well" && key(index + 3) === "as")) return [];
    let end = index + 2;
    while (end < index + 10 && tag(end) !== "" && key(end) !== ",") end += 1;
    if (key(end) !== "," || !/^(?:are|were|have)$/.test(key(end + 1))) return [];
    const phrase = nounPhraseAt(clause, 0);
    return phrase?.number === "one" &&
      phrase.end === index &&
      /^(?:the|my|our|your|his|her|their|this)$/.test(phrase.determiner) &&
      tokens.slice(index, end).every(({ tag: one }) => one !== "VERB" && one !== "AUX")
      ? forOne(clause, end + 1)
      : [];
  });
};

/** `Here is the minutes of the meeting`. */
const here: GrammarRule = (clause) => {
  const { key, edit } = clause;
  if (key(0) !== "here" || !/^(?:is|was)$/.test(key(1))) return [];
  const phrase = nounPhraseAt(clause, 2);
  return phrase?.number === "many" &&
    /^(?:the|my|our|your|his|her|their|some|these|those)$/.test(phrase.determiner)
    ? edit(1, 1, key(1) === "is" ? "are" : "were", agree)
    : [];
};

export const wholeSubjectRules: readonly GrammarRule[] = [holdersOf, doings, alongWith, here];
