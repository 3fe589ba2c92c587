/** Two whole sentences with nothing but a comma between them. */

import { baseOfPast, isPlural } from "../../../prose/english/forms.ts";
import { pureVerbs } from "../../../prose/english/verbs.ts";
import type { Edit } from "../../marks/edits.ts";
import { masked } from "../../marks/passages.ts";
import type { Clause, GrammarRule } from "./clause.ts";
import { nounPhraseAt } from "./noun-phrases.ts";
import { isFinite, verbOfSubjectAt, verbsBetween } from "./main-clauses.ts";

/** Verbs of what is only added: `It was late, I knew`, `You see, we left`. */
const comments =
  /^(?:say|think|know|believe|hope|feel|see|hear|guess|suppose|imagine|realise|realize|fear|wish|mean|claim|seem|appear|agree|admit|swear|bet|reckon|understand|ask|wonder|tell|explain|add|reply|answer|write|assure|promise|remember|find|insist|murmur|whisper|cry|shout|call|note|remark|observe|decide|announce|report|expect|argue|grant|gather|warn)$/;
const remarks =
  /^(?:say|think|know|believe|hope|guess|suppose|imagine|mean|seem|appear|tell|reckon|swear|murmur|whisper|insist|admit|announce|report)$/;
/** Behind them a comma may stand in what is said: `she said sit down, we're going to write`. */
const sayings = /^(?:say|tell|ask|think|cry|shout|call|answer|reply|whisper|add|announce|write)$/;
const opposed = /^(?:other|others|rest|second|next|latter|last|more|less|better|sooner|longer|same|one)$/;

/** Whether the clause is said of another one: `I think`, `it seemed`, `she said`. */
function isComment({ key, tag, tokens }: Clause, verb: number, end: number): boolean {
  const base = baseOfPast.get(key(verb)) ?? tokens[verb]?.lemma ?? "";
  let last = end - 1;
  while (last > verb && tag(last) === "ADV") last -= 1;
  const final = baseOfPast.get(key(last)) ?? tokens[last]?.lemma ?? "";
  return (
    (comments.test(base) && end - verb < 4 && tag(verb + 1) !== "DET") ||
    (comments.test(final) && tag(last) === "VERB" && key(last - 1) !== "to") ||
    (remarks.test(base) && verb > 2) ||
    remarks.test(baseOfPast.get(key(verb + 1)) ?? tokens[verb + 1]?.lemma ?? "") ||
    key(verb + 1) === "(" ||
    /^(?:sure|afraid|sorry|certain|told|true|glad|please)$/.test(key(verb + 1))
  );
}

/** The place behind `about` or `more than` before a number: `more than ninety people`. */
function behindMeasure({ key, tag }: Clause, index: number): number {
  const at = /^(?:more|less|fewer)$/.test(key(index)) && key(index + 1) === "than" ? index + 2 : index + 1;
  return (at > index + 1 || /^(?:about|nearly|almost|around|over)$/.test(key(index))) && tag(at) === "NUM"
    ? at
    : index;
}

/** The place behind words that may lead into a second sentence: `now he was leaving`, `no one had`. */
const behindLead = ({ key }: Clause, index: number): number =>
  (/^(?:now|today|instead|suddenly|luckily|sadly|unfortunately|later)$/.test(key(index)) &&
    /^(?:i|we|he|she|they|it|you|there)$/.test(key(index + 1))) ||
  (key(index) === "no" && key(index + 1) === "one")
    ? index + 1
    : index;

/** The verb of a first clause that begins the sentence with its subject, or with an order; -1 for any other opening. */
function firstVerb(clause: Clause): number {
  const { key, tag, tokens, names } = clause;
  if (/^(?:do|please)$/.test(key(0)) && (key(1) === "n't" || key(1) === "not" || pureVerbs.has(key(1))))
    return 0;
  if (pureVerbs.has(key(0)) && tokens[0]?.lemma === key(0) && /^(?:DET|PRON)$/.test(tag(1)))
    return /^(?:say|suppose|imagine|let|give|see|consider|take|add|remember|put)$/.test(key(0)) ? -1 : 0;
  if (
    /^(?:what|who|which|whoever|whatever|those|such|none|all|one|some|either|neither|both|most|many)$/.test(
      key(0),
    )
  )
    return -1;
  const measured = behindMeasure(clause, 0);
  if (measured > 0) return verbOfSubjectAt(clause, measured);
  const verb = verbOfSubjectAt(clause, 0);
  // `His eyes fixed on the door, he …`: a participle.
  const isName = tag(0) === "PROPN" && names.has(tokens[0]?.text ?? "");
  return /^(?:my|our|your|his|her|their|its)$/.test(key(0)) || !(isName || /^(?:DET|PRON)$/.test(tag(0)))
    ? tells(clause, 0, verb)
      ? verb
      : -1
    : verb;
}

/** Whether a clause that begins here tells something: its verb is surely no participle of `his face turned away`. */
function tells(clause: Clause, subject: number, verb: number): boolean {
  const { key, tag, tokens } = clause;
  if (tag(verb) === "AUX") return true;
  if (
    /^(?:i|we|he|she|they|it|you|there|nobody|everyone|everybody|nothing|somebody|someone)$/.test(
      key(subject),
    )
  )
    return true;
  if (!/^(?:DET|PRON|PROPN|NUM)$/.test(tag(subject))) return false;
  const isBase = tokens[verb]?.lemma === key(verb);
  // `My grandmother kept hens`: a participle would not say whom or what. `The driver walked away`: nor would one of these.
  const takes =
    /^(?:DET|NOUN|PROPN)$/.test(tag(verb + 1)) || /^(?:it|him|her|us|them|me)$/.test(key(verb + 1));
  if (baseOfPast.has(key(verb)) && takes && tag(verb) === "VERB") return true;
  if (/^(?:walked|escaped|arrived|returned|died|happened|disappeared|agreed|refused)$/.test(key(verb)))
    return true;
  return isBase
    ? isPlural(key(verb - 1)) && pureVerbs.has(key(verb)) && /^(?:DET|PRON|ADP|ADV|PART)$/.test(tag(verb + 1))
    : /[^s]s$/.test(key(verb)) ||
        /^(?:went|came|took|gave|saw|knew|grew|fell|rose|began|ran|wrote|drove|broke)$/.test(key(verb));
}

/** Whether a comma may close a clause inside the first one, or words that lead into the second. */
function leansOn({ key, tag, tokens }: Clause, comma: number): boolean {
  return tokens.slice(0, comma).some(({ key: word, tag: one }, index) => {
    if (
      one === "SCONJ" ||
      /^(?:when|what|if|as|how|whether|so|such|that|until|after|before|since|once|whenever|considering|given)$/.test(
        word,
      )
    )
      return word !== "so" || tag(index + 1) !== "PUNCT";
    if (/^(?:not|n't)$/.test(word)) return /^(?:only|merely|just|simply)$/.test(key(index + 1));
    return one === "CCONJ" && /^(?:ADP|ADV|SCONJ)$/.test(tag(index + 1));
  });
}

/** `He was in hospital with burns, it turned out.`: said of the sentence, and none itself. */
const remark =
  /^ (?:it (?:turn(?:s|ed) out|seem(?:s|ed)|appear(?:s|ed))|(?:I|we|they|he|she) (?:think|thought|suppose|supposed|guess|gather|gathered|believe|believed|reckon|reckoned|hope|hoped|say|said))[.!?]$/;

/** A semicolon in a comma's place. */
function parted({ sentence, tokens }: Clause, comma: number): Edit[] {
  const at = tokens[comma];
  if (!at || remark.test(sentence.text.slice(at.end))) return [];
  const [from, to] = [sentence.from + at.start, sentence.from + at.end];
  return [{ from, to, replacement: ";", reason: "Two sentences need more than a comma" }];
}

/** `The road was closed, we went round`; not `He came, he saw, he went`, `It was late, I knew`. */
const splices: GrammarRule = (clause) => {
  const { key, tag, tokens, sentence } = clause;
  if (!/^(?:paragraph|item)$/.test(sentence.kind) || !/[\p{L}\p{N})]\.$/u.test(sentence.text)) return [];
  if (sentence.text.includes(masked) || /[;:—–“”"]| - /.test(sentence.text)) return [];
  const commas = tokens.flatMap(({ key: word }, index) => (word === "," ? [index] : []));
  const [comma, more] = commas;
  if (comma === undefined || comma < 3 || commas.length > 2) return [];
  if (
    more !== undefined &&
    !/^(?:which|who|but|so|because|although|especially|including)$/.test(key(more + 1))
  )
    return [];
  const first = firstVerb(clause);
  if (first < 0 || first >= comma || isComment(clause, first, comma)) return [];
  const subject = behindMeasure(clause, behindLead(clause, comma + 1));
  const verb = verbOfSubjectAt(clause, subject);
  const end = more ?? tokens.length - 1;
  if (verb < 0 || verb >= end || !isFinite(clause, verb) || !tells(clause, subject, verb)) return [];
  const isNobody = /^(?:nobody|nothing)$/.test(key(subject));
  if (
    (!isNobody && isComment(clause, verb, end)) ||
    (end === verb + 1 && !/^(?:nobody|everyone|everybody|nothing)$/.test(key(subject)))
  )
    return [];
  // `she left early, she was so tired`.
  if (
    tokens
      .slice(subject, end)
      .some(({ key: word }, at) => /^(?:so|such)$/.test(word) && key(subject + at + 1) !== "far")
  )
    return [];
  // `the other was blue`, `the more it rained`; `It was not the cold, it was the damp`.
  const isContrast = opposed.test(key(subject)) || opposed.test(key(subject + 1)) || opposed.test(key(1));
  if (isContrast && key(subject - 1) !== "no" && subject <= comma + 1) return [];
  const denies = tokens
    .slice(0, comma)
    .some(({ key: word }) => /^(?:not|n't|never|no|only|just|either|neither)$/.test(word));
  if (denies && /^(?:it|they|he|she|that|this|we|i)$/.test(key(subject)) && key(subject) === key(0))
    return [];
  // `I bank on my phone, I book trains on my phone and I pay for them there`: a row.
  const isRow = tokens.slice(verb, end).some(({ key: word }) => word === "and" || word === "or");
  if (key(subject) === key(0) && (key(verb) === key(first) || isRow)) return [];
  if (
    tokens
      .slice(0, comma)
      .some(({ key: word, lemma }) => word !== "asking" && sayings.test(baseOfPast.get(word) ?? lemma))
  )
    return [];
  // `Each time he drives past, we notice`.
  if (/^(?:each|every)$/.test(key(0)) && key(1) === "time") return [];
  // `the full price, no matter where you bought it`.
  if (key(subject) === "no" && key(subject + 1) === "matter") return [];
  // `is not shown (for example, units do not show)`; `use sections, a context where it is off`: said of what stands before.
  if (tokens.slice(0, comma).some(({ key: word }) => word === "(") && key(comma - 1) !== ")") return [];
  if (/^an?$/.test(key(subject)) && /^(?:where|which|that|who|when|in|of)$/.test(key(subject + 2))) return [];
  if (leansOn(clause, comma) || (tag(0) === "AUX" && key(0) !== "do")) return [];
  if (verbsBetween(clause, 0, comma) === 0 && first > 0) return [];
  return parted(clause, comma);
};

/** `The rules are new, however it will take time`: two sentences. */
const however: GrammarRule = (clause) => {
  const { key, tag, tokens, sentence } = clause;
  if (sentence.text.includes(masked) || /[;:—]/.test(sentence.text)) return [];
  return tokens.flatMap(({ key: word, end }, index): Edit[] => {
    const comma = tokens[index - 1];
    if (!/^(?:however|therefore|nevertheless)$/.test(word) || comma?.key !== "," || index < 4) return [];
    if (!/^(?:i|we|he|she|they|it|there|the|this|my|our|his|her)$/.test(key(index + 1))) return [];
    const verb = verbOfSubjectAt(clause, index + 1);
    if (verb < 0 || !isFinite(clause, verb) || leansOn(clause, index - 1)) return [];
    if (
      verbOfSubjectAt(clause, /^(?:and|but)$/.test(key(0)) ? 1 : 0) < 0 ||
      /^(?:ADV|ADJ)$/.test(tag(index + 1))
    )
      return [];
    const from = sentence.from + comma.start;
    return [
      {
        from,
        to: sentence.from + end,
        replacement: `; ${word},`,
        reason: "Two sentences need more than a comma",
      },
    ];
  });
};

/** `One pair cost us £1,160, the ward never answered my letter`: behind a price a second sentence. */
const priced: GrammarRule = (clause) => {
  const { key, tag, tokens, sentence } = clause;
  if (!/[£$€]\d/.test(sentence.text) || sentence.text.includes(masked) || /[;:—–“”"]/.test(sentence.text))
    return [];
  const commas = tokens.flatMap(({ key: word }, index) => (word === "," ? [index] : []));
  const [comma] = commas;
  if (comma === undefined || commas.length > 1 || comma < 4) return [];
  const number = /^(?:more|less|each|extra|altogether|a\s?head)$/.test(key(comma - 1))
    ? comma - 2
    : comma - 1;
  if (tag(number) !== "NUM" || !/^[£$€]$/.test(key(number - 1))) return [];
  const from = /^(?:and|but)$/.test(key(0)) ? 1 : 0;
  if (
    !/^(?:DET|PRON|NOUN|PROPN|NUM)$/.test(tag(from)) ||
    !tokens
      .slice(1, comma)
      .some(({ key: word }) =>
        /^(?:cost|costs|came|comes|paid|charged|charges|spent|raised|owed|owe)$/.test(word),
      )
  )
    return [];
  if (leansOn(clause, comma)) return [];
  const subject = comma + 1;
  if (
    !/^(?:i|we|he|she|they|it|you|nobody|the|my|our|his|her|their)$/.test(key(subject)) ||
    opposed.test(key(subject + 1))
  )
    return [];
  const verb = verbOfSubjectAt(clause, subject);
  if (
    verb < 0 ||
    verb + 2 >= tokens.length ||
    remarks.test(baseOfPast.get(key(verb)) ?? tokens[verb]?.lemma ?? "")
  )
    return [];
  return parted(clause, comma);
};

/** What stands behind the verb of a clause with `who` or `which` when it is a place, a time or a state, and no subject. */
const isAside = ({ key, tag, tokens }: Clause, from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .every(
      ({ key: word, tag: one }) =>
        !/^(?:SCONJ|CCONJ|PUNCT|VERB|AUX|PRON)$/.test(one) || /^(?:my|our|his|her|their|its)$/.test(word),
    ) &&
  /^(?:NOUN|PROPN|NUM)$/.test(tag(to - 1)) &&
  !/^(?:that|who|which|what|than)$/.test(key(from));

/** `The mayor, who was elected in May said nothing`; `The old bridge which was built in 1890, is closed`. */
const halfAsides: GrammarRule = (clause) => {
  const { key, tag, tokens, sentence } = clause;
  if (sentence.text.includes(masked) || !/[.!]$/.test(sentence.text)) return [];
  const phrase = nounPhraseAt(clause, 0);
  if (!phrase || !/^(?:DET|PRON|PROPN)$/.test(tag(0)) || phrase.end < 1) return [];
  const commas = tokens.flatMap(({ key: word }, index) => (word === "," ? [index] : []));
  if (commas.length !== 1) return [];
  const comma = commas[0] ?? 0;
  const isBefore = comma === phrase.end;
  const who = isBefore ? comma + 1 : phrase.end;
  if (!/^(?:who|which)$/.test(key(who)) || !/^(?:is|was|are|were)$/.test(key(who + 1))) return [];
  // The verb of the clause: `was elected`, or `is` with what somebody is.
  const inner = tag(who + 2) === "VERB" && /(?:ed|en|wn|lt|ught)$/.test(key(who + 2)) ? who + 3 : who + 2;
  if (inner === who + 3 && !/^(?:ADP|NUM)$/.test(tag(inner))) return [];
  if (inner === who + 2 && tag(inner) !== "DET") return [];
  const verb = isBefore
    ? tokens.findIndex((_token, index) => index > inner && isFinite(clause, index))
    : comma + 1;
  if (verb < 0 || !isFinite(clause, verb) || !isAside(clause, inner, isBefore ? verb : comma)) return [];
  if (
    tokens.slice(verb + 1).some((_token, index) => isFinite(clause, verb + 1 + index) && tag(verb) !== "AUX")
  )
    return [];
  const at = sentence.from + (tokens[isBefore ? verb - 1 : who - 1]?.end ?? 0);
  return [{ from: at, to: at, replacement: ",", reason: "A comma on both sides" }];
};

export const spliceRules: readonly GrammarRule[] = [splices, priced, however, halfAsides];
