/** Subjects whose verb stands behind a participle, a relative clause or an aside: `one of the firms bidding for it have`. */

import {
  baseOfPast,
  baseOfThird,
  isPlural,
  pastForm,
  pastOfParticiple,
  singularOf,
  thirdPerson,
  uncountables,
} from "../../../prose/english/forms.ts";
import { countNouns } from "../../../prose/english/count-nouns.ts";
import { isVerbBase, pureVerbs, unchanging } from "../../../prose/english/verbs.ts";
import type { Edit } from "../../marks/edits.ts";
import { agree, before, isQuestion, object, several, single, isWished } from "./agreeing.ts";
import { type Clause, type GrammarRule, pastAdverbs } from "./clause.ts";
import { isFinite } from "./main-clauses.ts";
import { hasVerb, nounPhraseAt, opensClause, phrasesBehind } from "./noun-phrases.ts";

interface Head {
  end: number;
  number: "one" | "many";
  /** One of several, by its first words: any verb behind it must be its own. */
  isPicked?: boolean;
}

const owned = /^(?:the|this|that|my|our|your|his|her|its|their)$/;

/** Groups of people that a verb in the plural may follow: `the school have written`. */
const houses =
  /^(?:bank|hotel|church|shop|store|agency|ministry|office|department|university|college|hospital|charity|brewery|parish|chain|paper|newspaper|publisher|village|town|county|country|nation|street|club|society|association|trust|firm|supplier|manufacturer|airline|orchestra|side|ground|industry|centre|court|unit|league|squad|navy|kitchen|congregation|house|lobby|leadership|management|nobility|resistance|panel)$/;

/** What no verb behind it tells the number of. */
const unclear =
  /^(?:what|all|lot|kind|kinds|sort|sorts|type|types|rest|per|both|same|other|others|following|foregoing|former|latter|dozen|hundred)$/;

/** Nouns for what has no parts to be counted. */
const masses =
  /^(?:work|money|damage|water|food|land|time|music|paint|snow|rain|wood|dust|blood|air|light|heat|noise|debt|power|energy|bread|milk|cheese|meat|fruit|rice|soup|paper|cloth|wool|fuel|oil|gas|sand|soil|mud|ice|hair|skin|space|blame|credit|trouble|fun|story|book|film|day|night|week|year|house|building|roof|room|garden|journey|route|meal|cake|text|report|letter|meeting|afternoon|morning|evening)$/;

/** `one of the two firms`, `each of them`, `the first of our three talks`. */
function pickedAt(clause: Clause, index: number): Head | null {
  const { key, tag } = clause;
  let at = index;
  if (/^(?:the|every|only|not)$/.test(key(at)) && /^(?:one|first|second|third|last)$/.test(key(at + 1)))
    at += 1;
  const isPicked =
    /^(?:each|neither|either)$/.test(key(at)) ||
    (key(at) === "one" && key(at - 1) !== "no") ||
    (key(index) === "the" && /^(?:first|second|third|last)$/.test(key(at)));
  if (!isPicked || key(at + 1) !== "of") return null;
  // `The last of the money`, `the last of the Mohicans are`.
  const group = nounPhraseAt(clause, at + 2);
  if (!group || group.determiner === "" || tag(group.head) === "PROPN") return null;
  if (key(index) === "the" && (group.number !== "many" || key(at) === "last")) return null;
  return isPlural(key(group.head)) ? { end: group.end, number: "one", isPicked: true } : null;
}

/** `much of the work`, `none of the money`. */
function partAt(clause: Clause, index: number): Head | null {
  const { key } = clause;
  if (!/^(?:much|most|some|none|all)$/.test(key(index)) || key(index + 1) !== "of") return null;
  const whole = nounPhraseAt(clause, index + 2);
  if (!whole || !owned.test(whole.determiner)) return null;
  const noun = key(whole.head);
  return uncountables.has(noun) || masses.test(noun)
    ? { end: whole.end, number: "one", isPicked: true }
    : null;
}

const anybody =
  /^(?:anyone|anybody|everyone|everybody|someone|somebody|nobody|nothing|everything|anything|something)$/;
const holders =
  /^(?:list|box|bag|basket|packet|photo|photograph|picture|painting|map|tin|tray|jar|crate|bottle|parcel|bundle|folder|drawer|envelope|chest|bucket|sack|suitcase|copy|album|catalogue)$/;
const counts = /^(?:two|three|four|five|six|seven|eight|nine|ten|both|most|several|many|half)$/;

/** `two of the boats`, `most of the letters`. */
function countedAt(clause: Clause, index: number): Head | null {
  const { key } = clause;
  if (!counts.test(key(index)) || key(index + 1) !== "of") return null;
  const group = nounPhraseAt(clause, index + 2);
  return group?.number === "many" && group.determiner !== "" ? { end: group.end, number: "many" } : null;
}

function headAt(clause: Clause, index: number): Head | null {
  const { key, tag } = clause;
  if (anybody.test(key(index)) && /^(?:who|that)$/.test(key(index + 1)))
    return { end: index + 1, number: "one" };
  const counted = countedAt(clause, index);
  if (counted) return counted;
  const part = pickedAt(clause, index) ?? partAt(clause, index);
  if (part) return part;
  const phrase = nounPhraseAt(clause, index);
  if (!phrase) return null;
  // `Sales of bottled water has`, `Evidence from them were`: a capital because they come first.
  const isFirst = index === 0 && phrase.head === 0;
  const isNoun =
    isFirst && (uncountables.has(key(0)) || (isPlural(key(0)) && countNouns.has(singularOf(key(0)))));
  if (tag(phrase.head) === "PROPN" && !isNoun) return null;
  const noun = key(phrase.head);
  const { determiner, end } = phrase;
  // `Every spring people come`: when, and then who.
  if (/^(?:each|every)$/.test(determiner))
    return isPlural(noun) || noun === "people" ? null : { end, number: "one", isPicked: true };
  if (noun === "number" && determiner === "the" && key(end) === "of") return { end, number: "one" };
  // `His knowledge of old clocks are`
  if (uncountables.has(noun) && (owned.test(determiner) || index === 0)) return { end, number: "one" };
  if (
    holders.test(noun) &&
    key(end) === "of" &&
    /^(?:an?|the|this|that|my|our|his|her|their)$/.test(determiner)
  )
    return { end, number: "one" };
  if (unclear.test(noun) || houses.test(noun)) return null;
  if (determiner === "" && (tag(index) === "PRON" || (phrase.number === "one" && index > 0))) return null;
  if (phrase.number === "one" && noun.endsWith("s")) return null;
  return phrase.number && { end, number: phrase.number };
}

const clausal =
  /^(?:say|think|know|hope|believe|mean|feel|see|hear|show|ensure|suggest|find|argue|claim|admit|pretend|fear|realise|realize|give|assume|provide|suppose|consider|note|tell|prove|worry|wonder|ask|explain|understand|imagine|expect|wish|regard|include|make|concern|follow|depend|accord|owe|exclude)$/;
const particle = /^(?:out|up|off|down|in|away|back|over)$/;
const within = /^(?:ADP|DET|ADJ|NOUN|PROPN|NUM|ADV|PART)$/;
const nominative = /^(?:i|you|we|they|he|she)$/;

/** Whether a participle stands here that may be said of the noun before it: `working on`, `hired by`, `carried out`. */
function isParticiple({ key, tag, tokens }: Clause, at: number): boolean {
  const verb = key(at);
  if (tag(at) !== "VERB" && !(tag(at) === "NOUN" && verb.endsWith("ing"))) return false;
  const base = verb.endsWith("ing")
    ? (tokens[at]?.lemma ?? "")
    : (baseOfPast.get(verb) ?? tokens[at]?.lemma ?? "");
  if (clausal.test(base)) return false;
  if (verb.endsWith("ing"))
    return /^(?:ADP|DET|NOUN|NUM|ADJ)$/.test(tag(at + 1)) || particle.test(key(at + 1));
  const isForm = verb.endsWith("ed") || pastOfParticiple.has(verb) || baseOfPast.has(verb);
  const isState = /^(?:missing|open|closed|broken|lost|stolen|damaged|unsold|unpaid|empty)$/.test(
    key(at + 1),
  );
  return (
    isForm &&
    base !== verb &&
    (tag(at + 1) === "ADP" || particle.test(key(at + 1)) || (isState && tag(at + 2) === "ADP"))
  );
}

/** Whether a token may stand in the phrase between a subject and its verb. */
function isWithin({ key, tag }: Clause, at: number): boolean {
  if (/^(?:than|as|that|where|when|after|before|since|until|how|there|while|because|if)$/.test(key(at)))
    return false;
  if (key(at) === "to" && (tag(at) === "PART" || /^(?:AUX|VERB)$/.test(tag(at + 1)))) return false;
  if (tag(at) === "PRON") return !nominative.test(key(at));
  // `bidding for the work have`, `reported missing by`
  if (tag(at) === "VERB") return /^(?:DET|ADJ)$/.test(tag(at - 1)) || key(at) === "missing";
  return within.test(tag(at));
}

/** The place of the first verb from here on, where nothing but one phrase stands before it; -1 for anything unclear. */
function verbBehind(clause: Clause, from: number): number {
  for (let at = from; at < from + 11; at += 1) {
    if (clause.tag(at) === "AUX") return at;
    if (!isWithin(clause, at)) return -1;
  }
  return -1;
}

interface Reading {
  verb: number;
  /** Whether the phrase between has a verb of its own, so that the one behind it can only be the subject's. */
  isOwn: boolean;
  /** Whether nothing stands between. */
  isNext?: boolean;
  /** Whether phrases with a preposition stand between, and nothing else. */
  isPlace?: boolean;
}

/** Where the verb of the subject stands whose head ends here. */
function verbOf(clause: Clause, end: number): Reading | null {
  const { key, tag, tokens } = clause;
  const more = phrasesBehind(clause, end);
  if (!more) return null;
  let at = more.end;
  if (key(at) === ",") {
    const close = asideEnd(clause, at);
    return close > 0 && /^(?:AUX|VERB)$/.test(tag(close + 1)) ? { verb: close + 1, isOwn: true } : null;
  }
  if (isParticiple(clause, at)) {
    const verb = verbBehind(clause, at + 1);
    return verb > at + 1 ? { verb, isOwn: true } : null;
  }
  const isBare = nominative.test(key(at)) && at === end;
  if (/^(?:that|which|who)$/.test(key(at)) || isBare) {
    if (!isBare) at += 1;
    if (nominative.test(key(at))) at += 1;
    at = pastAdverbs(clause, at);
    // `who have paid their fees`, `who has keys`
    if (
      tag(at) === "AUX" &&
      /^(?:VERB|NOUN|DET)$/.test(tag(at + 1)) &&
      /^(?:has|have|had|was|were|are|is)$/.test(key(at))
    ) {
      // `who has watched children grow`: the verb stands bare behind what is seen.
      if (/^(?:watched|seen|heard|helped|made|let|felt|had)$/.test(key(at + 1))) return null;
      const verb = relativeEnd(clause, at + 2);
      return verb > at + 2 && (tag(at + 1) === "VERB" || /^(?:has|have|had)$/.test(key(at)))
        ? { verb, isOwn: true }
        : null;
    }
    if (more.behind.length > 0) return null;
    const base = baseOfPast.get(key(at)) ?? tokens[at]?.lemma ?? "";
    if (tag(at) !== "VERB" || !isFinite(clause, at) || clausal.test(base)) return null;
    const verb = relativeEnd(clause, at + 1);
    return verb > at + 1 ? { verb, isOwn: true } : null;
  }
  return {
    verb: pastAdverbs(clause, at),
    isOwn: false,
    isNext: more.behind.length === 0,
    isPlace: more.behind.length > 0,
  };
}

/** The verb behind a clause with `who` or `that`: the next one, with one phrase between. */
function relativeEnd(clause: Clause, from: number): number {
  const { key, tag, tokens } = clause;
  for (let at = from; at < from + 10; at += 1) {
    if (tag(at) === "AUX") return at;
    if (tag(at) === "VERB" && !/^(?:DET|ADJ)$/.test(tag(at - 1)))
      return at > from &&
        /^(?:NOUN|ADV)$/.test(tag(at - 1)) &&
        isVerbBase(baseOfThird(key(at))) &&
        tokens[at]?.text === key(at)
        ? at
        : -1;
    if (!isWithin(clause, at)) return -1;
  }
  return -1;
}

const asides = /^(?:which|who|whose|including|like|unlike|except)$/;

/** The second comma of an aside that begins at a comma: `, which covers two years,`; -1 for what may be a list. */
function asideEnd({ key, tag }: Clause, comma: number): number {
  const isPart =
    /^(?:both|all|most|some|one|two|each|many)$/.test(key(comma + 1)) &&
    key(comma + 2) === "of" &&
    /^(?:them|which|whom)$/.test(key(comma + 3));
  const isDone =
    tag(comma + 1) === "VERB" && /(?:ed|ing|en|wn)$/.test(key(comma + 1)) && tag(comma + 2) === "ADP";
  if (!isPart && !isDone && !asides.test(key(comma + 1))) return -1;
  for (let at = comma + 2; at < comma + 16; at += 1) {
    if (key(at) === ",") return at;
    if (tag(at) === "" || /^[;:.?!()—–“”"]$/.test(key(at))) return -1;
  }
  return -1;
}

/** `The letters sent to the wrong address was`, `The report, which covers the last two years, were`. */
const led: GrammarRule = (clause) => {
  const { key, tag, tokens } = clause;
  if (isQuestion(clause) || clause.sentence.kind === "heading") return [];
  return tokens.flatMap((_token, index): Edit[] => {
    if (!/^(?:DET|PRON|NOUN|NUM|ADJ|PROPN|ADV)$/.test(tag(index)) || !opensClause(clause, index)) return [];
    const head = headAt(clause, index);
    if (!head) return [];
    const found = verbOf(clause, head.end);
    if (!found || (!found.isOwn && (head.number === "many" || key(index - 1) === "as"))) return [];
    if (found.isNext === true && head.isPicked !== true) return [];
    const isLone =
      !found.isOwn &&
      (head.isPicked === true || (found.isPlace === true && index === 0 && head.number === "one")) &&
      !hasVerb(clause, found.verb + 1);
    return mended(clause, { ...found, isOwn: found.isOwn || isLone }, head.number);
  });
};

function mended(clause: Clause, { verb: at, isOwn }: Reading, number: Head["number"]): Edit[] {
  const { key, tag, tokens, edit } = clause;
  const verb = key(at);
  if (isWished(before(clause, at)) && /^(?:were|be)$/.test(verb)) return [];
  if (tag(at) === "AUX") {
    const right = number === "one" ? single[verb] : several[verb];
    if (right === undefined || verb === "do" || verb === "does") return [];
    // `Four people having sex is called a foursome`: what they do.
    if (number === "many" && /^(?:is|was)$/.test(verb) && key(at + 1) === "called") return [];
    // `The two days walking there was all he wanted`.
    if (
      number === "many" &&
      /^(?:all|what|the|an?|enough|too|not)$/.test(key(at + 1)) &&
      /^(?:is|was)$/.test(verb)
    )
      return [];
    return edit(at, at, right, agree);
  }
  if (!isOwn || tag(at) !== "VERB" || isWished(before(clause, at)) || unchanging.test(verb)) return [];
  const follows = /^(?:DET|PRON|ADP|SCONJ|ADV|ADJ|PART|NOUN)$/.test(tag(at + 1)) || object.test(key(at + 1));
  if (!follows || (tag(at + 1) === "NOUN" && isPlural(key(at + 1)) && number === "many")) return [];
  if (number === "one") {
    const isSure =
      pureVerbs.has(verb) || /^(?:come|fit|lie|hold|run|like|change|vary|matter|differ)$/.test(verb);
    if (tokens[at]?.lemma !== verb || !isSure) return [];
    return edit(at, at, clause.narrates || clause.isDated ? pastForm(verb) : thirdPerson(verb), agree);
  }
  const base = baseOfThird(verb);
  return base !== verb && tokens[at]?.lemma === base && isVerbBase(base) ? edit(at, at, base, agree) : [];
}

export const ledSubjectRules: readonly GrammarRule[] = [led];
