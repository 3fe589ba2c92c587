/** One of several and its verb, several behind `there is`: `Each of the lids work`, `There is now only two`. */

import { isPlural } from "../../../prose/english/forms.ts";
import { isVerbBase, unchanging } from "../../../prose/english/verbs.ts";
import { pastForm, thirdPerson, baseOfThird } from "../../../prose/english/forms.ts";
import type { Edit } from "../../marks/edits.ts";
import { agree, before, forOne, isQuestion, isWished } from "./agreeing.ts";
import { type Clause, eachWord, type GrammarRule, pastAdverbs } from "./clause.ts";
import { hasVerb, nounPhraseAt, opensClause, phrasesBehind } from "./noun-phrases.ts";

/** Where the subject begins: `at least one of`, `almost every one of` begin before the word that picks. */
function startOf({ key }: Clause, index: number): number {
  const first = key(index) === "one" && key(index - 1) === "every" ? index - 1 : index;
  if (/^(?:least|most)$/.test(key(first - 1)) && key(first - 2) === "at") return first - 2;
  return /^(?:only|almost|nearly|just|not)$/.test(key(first - 1)) ? first - 1 : first;
}

/** `Each of the lids work on a spring`, `At least one of the cooks have left`. */
const oneOf: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  if (isQuestion(clause)) return [];
  return eachWord(clause, "each one neither either").flatMap((index): Edit[] => {
    if (key(index + 1) !== "of" || !opensClause(clause, startOf(clause, index))) return [];
    if (!/^(?:the|these|those|my|our|your|his|her|its|their)$/.test(key(index + 2))) return [];
    const several = nounPhraseAt(clause, index + 2);
    if (!several || !isPlural(key(several.head))) return [];
    const at = pastAdverbs(clause, phrasesBehind(clause, several.end)?.end ?? several.end);
    if (/^(?:are|were|have)$/.test(key(at)) && tag(at) === "AUX") return forOne(clause, at);
    const verb = key(at);
    if (
      !(isVerbBase(verb) || /^(?:come|go|get|do|sit|hang|run)$/.test(verb)) ||
      unchanging.test(verb) ||
      tokens[at]?.text !== verb ||
      !/^(?:VERB|NOUN)$/.test(tag(at)) ||
      isWished(before(clause, at)) ||
      hasVerb(clause, at + 1)
    )
      return [];
    // `each of the roads west of here`: what may be a noun needs something to go on with.
    if (!/^(?:DET|PRON|NUM|ADP|ADV|PART)$/.test(tag(at + 1)) || key(at + 1) === "of") return [];
    return edit(at, at, clause.narrates || clause.isDated ? pastForm(verb) : thirdPerson(verb), agree);
  });
};

const many = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many|\d{1,3}|\d,\d{3})$/;

/** `There is now only two other makers`, `There was still three of them`. */
const thereIs: GrammarRule = (clause) => {
  const { key, tag, edit, opens } = clause;
  if (isQuestion(clause)) return [];
  return eachWord(clause, "there").flatMap((index): Edit[] => {
    const right = { is: "are", was: "were" }[key(index + 1)];
    if (right === undefined || !opens(index)) return [];
    let at = index + 2;
    while (
      at < index + 6 &&
      (/^(?:now|only|still|about|roughly|nearly|almost|just|over|around|approximately|already|currently|at|least|also|then)$/.test(
        key(at),
      ) ||
        tag(at) === "ADV")
    )
      at += 1;
    // `There is two-thirds of it left.`
    if (key(at + 1) === "-") return [];
    if (!many.test(key(at)) || key(at) === "1" || /^many an?$/.test(`${key(at)} ${key(at + 1)}`)) return [];
    const whole = key(at + 1) === "of" ? nounPhraseAt(clause, at + 2) : null;
    if (key(at + 1) === "of" && (/^(?:them|us|these|those)$/.test(key(at + 2)) || whole?.number === "many"))
      return edit(index + 1, index + 1, right, agree);
    const phrase = nounPhraseAt(clause, at);
    // `There was two hours between them`: a span is one.
    return phrase?.number === "many" && isPlural(key(phrase.head)) && tag(phrase.head) === "NOUN"
      ? edit(index + 1, index + 1, right, agree)
      : [];
  });
};

const crowds =
  /^(?:residents|visitors|drivers|neighbours|neighbors|workers|contractors|villagers|passengers|parents|teachers|pupils|students|members|customers|players|farmers|volunteers|guests|nurses|doctors|officers|councillors|trustees|organisers|organizers|owners|tenants|shoppers|commuters|motorists|cyclists|firefighters|experts|scientists|engineers|divers|campaigners|investigators|police|builders|readers|children)$/;

/** `Contractors was told`, `Residents, who has waited`: many at the head of a sentence. */
const crowd: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  const who = /^(?:the|our|my|local|most|some|many)$/.test(key(0)) ? 1 : 0;
  if (!crowds.test(key(who)) || isQuestion(clause)) return [];
  const at = key(who + 1) === "," && key(who + 2) === "who" ? who + 3 : who + 1;
  const right = { was: "were", is: "are", has: "have" }[key(at)];
  return right && /^(?:VERB|ADJ|ADV|PART|AUX)$/.test(tag(at + 1)) ? edit(at, at, right, agree) : [];
};

const stuff =
  /^(?:soil|water|mud|sand|dust|smoke|snow|rain|ice|oil|traffic|noise|dirt|steam|damage|rubbish|moisture|debris|ash|rust|gas|sewage|silt|gravel|fog|heat)$/;

/** `Soil from the new holes have blocked it`: stuff is one, wherever it comes from. */
const stuffFrom: GrammarRule = (clause) => {
  const { key, tag } = clause;
  const head = /^(?:the|all|some)$/.test(key(0)) ? 1 : 0;
  if (!stuff.test(key(head)) || !/^(?:from|in|on|between|under|behind)$/.test(key(head + 1))) return [];
  const place = nounPhraseAt(clause, head + 2);
  if (!place || isQuestion(clause) || !isPlural(key(place.head))) return [];
  return /^(?:have|are|were)$/.test(key(place.end)) && tag(place.end) === "AUX"
    ? forOne(clause, place.end)
    : [];
};

/** `They hangs from a beam`, `We goes there`. */
const theyDoes: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "they we").flatMap((index): Edit[] => {
    if (!opensClause(clause, index)) return [];
    const at = pastAdverbs(clause, index + 1);
    const verb = key(at);
    const base = baseOfThird(verb);
    if (base === verb || tokens[at]?.text !== verb || tag(at) !== "VERB" || tokens[at]?.lemma !== base)
      return [];
    return /^(?:DET|PRON|ADP|ADV|NUM|PUNCT|PART|ADJ)$/.test(tag(at + 1)) && !hasVerb(clause, at + 1)
      ? edit(at, at, base, agree)
      : [];
  });
};

export const pickedSubjectRules: readonly GrammarRule[] = [oneOf, thereIs, crowd, stuffFrom, theyDoes];
