/** Verbs whose subject leaves no doubt: `The police has`, `only nine has`, `The cost, put at £5, were`. */

import { isPlural, pastOfParticiple, people, thirdPerson } from "../../../prose/english/forms.ts";
import { isVerbBase } from "../../../prose/english/verbs.ts";
import { numerals } from "../../../prose/english/word-classes.ts";
import type { Edit } from "../../marks/edits.ts";
import { agree, isQuestion, object, several, single } from "./agreeing.ts";
import { eachWord, type GrammarRule, pastAdverbs } from "./clause.ts";
import { nounPhraseAt, subjectAt } from "./noun-phrases.ts";

/** `The police has given us`; `Only nine has names`. */
const bodies: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, opens } = clause;
  return eachWord(clause, "has is was does").flatMap((at): Edit[] => {
    let index = at - 1;
    while (index > at - 3 && tag(index) === "ADV") index -= 1;
    const right = several[key(at)];
    if (!right || tag(at) !== "AUX") return [];
    if (key(index) === "police")
      return /^(?:the|local|our|these|british|french)$/.test(key(index - 1)) &&
        !/^(?:of|by|with|from|to|at|for|in)$/.test(key(index - 2)) &&
        !/^(?:station|car|officer)$/.test(key(at + 1))
        ? edit(at, at, right, agree)
        : [];
    // `since about 2015 has had`: a year counts nothing.
    const isNumber =
      !/^\d{4,}$/.test(key(index)) &&
      (tag(index) === "NUM" || numerals.has(key(index)) || /^\d{1,3}$/.test(key(index)));
    if (
      !isNumber ||
      /^(?:1|one|hundred|thousand|million|half|zero|0)$/.test(key(index)) ||
      tokens[index]?.text !== key(index)
    )
      return [];
    // `Nine is enough`, `Page two has`: a number, or one of its name.
    const led = /^(?:only|about|nearly|almost|just|over|but|and|all|the|other|first|last|these|those)$/;
    return key(at) !== "is" &&
      key(at) !== "was" &&
      key(at) === "has" &&
      led.test(key(index - 1)) &&
      !/^(?:page|room|number|chapter)$/.test(key(index - 2)) &&
      (opens(index - 1) || index === 1) &&
      key(at + 1) !== "been"
      ? edit(at, at, right, agree)
      : [];
  });
};

const ordinals = /^(?:first|second|third|fourth|fifth|sixth|former|last|latter)$/;

/** `The second and third was not false alarms.` */
const ordinalPairs: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  if (isQuestion(clause)) return [];
  return eachWord(clause, "the").flatMap((index): Edit[] => {
    if (!ordinals.test(key(index + 1)) || key(index + 2) !== "and" || !(index === 0 || clause.opens(index)))
      return [];
    const second = key(index + 3) === "the" ? index + 4 : index + 3;
    const at = pastAdverbs(clause, second + 1);
    const right = several[key(at)];
    return ordinals.test(key(second)) && right && tag(at) === "AUX" ? edit(at, at, right, agree) : [];
  });
};

/** `The cost of alarms for both freezers, put at £2,150, were met`: what is put in takes no part. */
const pastAsides: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, sentence } = clause;
  if (sentence.kind !== "paragraph" || !/^(?:the|this|our|my|his|her|their|its|an?)$/.test(key(0))) return [];
  const subject = subjectAt(clause, 0);
  const comma = tokens.findIndex(({ key: word }) => word === ",");
  if (!subject || comma < 2 || subject.end !== comma) return [];
  if (tokens.slice(0, comma).some(({ key: word }) => word === "and" || word === "or")) return [];
  const inner = key(comma + 1);
  const isAside =
    /^(?:which|who|where|once|now|then|along|together|including|like|such|built|put|made|held|set|also|still|especially|according)$/.test(
      inner,
    ) ||
    (tag(comma + 1) === "VERB" && (/(?:ed|ing)$/.test(inner) || pastOfParticiple.has(inner)));
  if (!isAside || /^(?:along|together|including|as)$/.test(inner)) return [];
  const close = tokens.findIndex(
    ({ key: word }, at) => word === "," && at > comma + 1 && !/^\d/.test(key(at + 1)),
  );
  if (close < 0 || close > comma + 14) return [];
  const at = pastAdverbs(clause, close + 1);
  if (tag(at) !== "AUX") return [];
  const head = tokens[subject.head];
  if (!head || head.tag !== "NOUN" || head.text !== head.key) return [];
  const right =
    subject.number === "one" &&
    !/^(?:number|couple|majority|lot|range|variety|team|band|group|pair|family|crew|staff|public|committee|council|government|company|club|crowd|series)$/.test(
      head.key,
    )
      ? single[key(at)]
      : subject.number === "many"
        ? several[key(at)]
        : undefined;
  return right && !/^(?:if|wish)$/.test(key(at - 1)) ? edit(at, at, right, agree) : [];
};

/** `Each of the parts come with a label.` */
const eachOf: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  if (clause.narrates || isQuestion(clause)) return [];
  return eachWord(clause, "each one either neither every").flatMap((index): Edit[] => {
    if (key(index + 1) !== "of" || !(index === 0 || clause.opens(index))) return [];
    const phrase = nounPhraseAt(clause, index + 2);
    if (!phrase || !isPlural(key(phrase.end - 1))) return [];
    const at = pastAdverbs(clause, phrase.end);
    const verb = key(at);
    if (
      !isVerbBase(verb) ||
      tokens[at]?.lemma !== verb ||
      tag(at) !== "VERB" ||
      /^(?:put|set|cut|let|read|hit|cost|shut|hurt)$/.test(verb)
    )
      return [];
    return /^(?:DET|PRON|ADP|ADV|PART)$/.test(tag(at + 1)) ? edit(at, at, thirdPerson(verb), agree) : [];
  });
};

/** `about two hundred people sung a hymn`: a participle alone where people do it. */
const sungForSang: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, "sung rung drunk swum begun sunk shrunk sprung").flatMap((at): Edit[] => {
    const who = key(at - 1);
    const isSomebody =
      /^(?:people|children|men|women|everyone|everybody|somebody|someone|nobody|he|she|we|they|i)$/.test(
        who,
      ) ||
      people.has(who) ||
      (who.endsWith("s") && people.has(who.slice(0, -1)));
    if (!isSomebody || !(/^(?:DET|PRON|ADV|NUM)$/.test(tag(at + 1)) || object.test(key(at + 1)))) return [];
    if (/^(?:have|has|had|be|been|being|was|were|is|are|'ve|get|got)$/.test(key(at - 2))) return [];
    const past = pastOfParticiple.get(key(at)) ?? "";
    return past === "" ? [] : edit(at, at, past, "The past, not the participle");
  });
};

const measuresOfLength =
  /^(?:page|mile|metre|meter|yard|year|day|week|month|hour|minute|kilometre|kilometer|centimetre|millimetre|storey|line|word)$/;

/** `two hundred and twelve page long`, `five year old` behind a verb. */
const measured: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, "long wide high deep thick tall away ago later apart").flatMap((index): Edit[] => {
    const noun = key(index - 1);
    if (!measuresOfLength.test(noun) || key(index + 1) === "-" || tag(index + 1) === "NOUN") return [];
    const number = key(index - 2);
    if (!(tag(index - 2) === "NUM" || numerals.has(number)) || /^(?:1|one|half|a|-)$/.test(number)) return [];
    let first = index - 2;
    while (
      first > 0 &&
      (tag(first - 1) === "NUM" || numerals.has(key(first - 1)) || key(first - 1) === "and")
    )
      first -= 1;
    return /^(?:a|an|the|this|that|every)$/.test(key(first - 1)) && key(index) !== "ago"
      ? []
      : edit(index - 1, index - 1, `${noun}s`, "Number and noun agree");
  });
};

export const sureSubjectRules: readonly GrammarRule[] = [
  bodies,
  ordinalPairs,
  pastAsides,
  eachOf,
  sungForSang,
  measured,
];
