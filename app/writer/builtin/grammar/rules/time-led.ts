/** The past in a sentence that says when it was. */

import { baseOfThird, isPlural, participleForm, pastForm } from "../../../prose/english/forms.ts";
import { doubleVerbs, isVerbBase, pureVerbs, unchanging } from "../../../prose/english/verbs.ts";
import { weekdays } from "../../../prose/english/word-classes.ts";
import type { Edit } from "../../marks/edits.ts";
import { agree } from "./agreeing.ts";
import { type Clause, eachWord, type GrammarRule, pastDayIn } from "./clause.ts";
import { hasVerb, nounPhraseAt, opensClause } from "./noun-phrases.ts";

const reason = "The day is past";
/** Verbs for what lasts, and for what is thought now about then. */
const lasting =
  /^(?:think|know|believe|want|like|love|need|mean|feel|hope|live|have|be|remember|guess|suppose|wish|say|see|do|understand|prefer|hate|agree|seem|belong|exist|include|contain|own|last|learn|show|suggest|regret|wonder|thank|apologise|apologize|appreciate|mind|recall|miss|reply|write|doubt)$/;
const customs =
  /\b(?:[Ee]very|[Ee]ach|[Uu]sually|[Aa]lways|[Oo]ften|[Ii]f|will|[Ww]henever|[Ss]ometimes|most|[Nn]ormally|would|can|may|must|should|[Gg]enerally)\b/;

/** Where the subject begins behind words of time at the head of a sentence; -1 for none. */
function behindTime({ key, tag, tokens }: Clause): number {
  if (
    key(0) === "last" &&
    (/^(?:night|week|month|year|spring|summer|autumn|winter|weekend)$/.test(key(1)) || weekdays.has(key(1)))
  )
    return key(2) === "," ? 3 : 2;
  if (key(0) === "yesterday")
    return /^(?:morning|afternoon|evening|,)$/.test(key(1)) ? (key(2) === "," ? 3 : 2) : 1;
  if (key(0) === "in" && /^(?:1[5-9]\d\d|200\d|201\d)$/.test(key(1))) return key(2) === "," ? 3 : 2;
  for (let at = 2; at < 5; at += 1)
    if (
      key(at) === "ago" &&
      tokens.slice(0, at).every(({ tag: one }) => /^(?:NUM|NOUN|DET|ADJ|ADV)$/.test(one))
    )
      return key(at + 1) === "," ? at + 2 : at + 1;
  // `For the first nine weeks we`, `At the October session the volunteers`.
  if (/^(?:for|at|on|during|in)$/.test(key(0)) && key(1) === "the") {
    const phrase = nounPhraseAt({ key, tag, tokens: tokens } as Clause, 1);
    if (
      phrase &&
      /^(?:day|night|morning|evening|afternoon|weekend|weeks?|months?|days|hours?|session|meeting|year|years|time)$/.test(
        key(phrase.head),
      )
    )
      return key(phrase.end) === "," ? phrase.end + 1 : phrase.end;
  }
  return -1;
}

/** Whether a later clause of the sentence tells the past with a subject of its own: `…, and all fourteen said yes`. */
function pastBehind({ key, tag, tokens }: Clause, from: number): boolean {
  let joint = -1;
  for (let at = from; at < tokens.length; at += 1) {
    if (/^(?:and|but)$/.test(key(at)) && key(at - 1) === ",") joint = at;
    if (joint < 0 || at <= joint + 1) continue;
    if (tag(at) === "AUX") return /^(?:was|were|had|did)$/.test(key(at));
    if (tag(at) === "VERB")
      return (
        /^(?:said|went|began|took|came|got|gave|made|knew|saw|told|found|left|thought|kept|felt|sat|stood|ran|rang|bought|brought|wrote|sent|fell|held|became)$/.test(
          key(at),
        ) ||
        (key(at).endsWith("ed") && tokens[at]?.lemma !== key(at))
      );
  }
  return false;
}

/** Whether the rest of the sentence has a verb in the present. */
const tellsNow = ({ tokens }: Clause, from: number): boolean =>
  tokens
    .slice(from)
    .some(
      ({ key, tag, lemma }) =>
        /^(?:is|are|am|has|have|does|do|'s|'re)$/.test(key) ||
        (tag === "VERB" && /[^s]s$/.test(key) && lemma !== key && baseOfThird(key) !== key),
    );

/** `Last summer my sister spend a month there`, `In 2015 the company open a shop`. */
const led: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, sentence } = clause;
  const start = behindTime(clause);
  if (start < 0 || customs.test(sentence.text) || sentence.kind !== "paragraph") return [];
  const isSure = pastDayIn(tokens) >= 0 && pastDayIn(tokens) < start;
  const pronoun = /^(?:i|we|they|you|he|she|it)$/.test(key(start));
  const phrase = pronoun ? null : nounPhraseAt(clause, start);
  if (!pronoun && (!phrase || (phrase.determiner === "" && tag(phrase.head) !== "PROPN"))) return [];
  let at = pronoun ? start + 1 : (phrase?.end ?? start);
  // A verb that was taken for a noun: `my sister spend a month`.
  if (
    !pronoun &&
    phrase &&
    phrase.head > start + 1 &&
    isVerbBase(key(phrase.head)) &&
    /^(?:DET|PRON)$/.test(tag(phrase.end))
  )
    at = phrase.head;
  const verb = key(at);
  const be = { am: "was", is: "was", are: "were" }[verb];
  if (be && isSure && pronoun)
    return hasVerb(clause, at + 1) || sentence.text.includes("?") ? [] : edit(at, at, be, reason);
  // `Yesterday he comes home early`
  const third = baseOfThird(verb);
  if (
    isSure &&
    third !== verb &&
    /^(?:he|she)$/.test(key(start)) &&
    tag(at) === "VERB" &&
    tokens[at]?.lemma === third
  )
    return lasting.test(third) || hasVerb(clause, at + 1) ? [] : edit(at, at, pastForm(third), reason);
  if (!isVerbBase(verb) || unchanging.test(verb) || lasting.test(verb) || tag(at) === "AUX") return [];
  const parted =
    phrase !== null &&
    tag(at) === "NOUN" &&
    isPlural(key(phrase.head)) &&
    /^(?:DET|PRON|ADP|SCONJ)$/.test(tag(at + 1)) &&
    key(at + 1) !== "of";
  if (
    tag(at) === "VERB" || parted
      ? tokens[at]?.lemma !== verb
      : !(isSure && /^(?:DET|PRON)$/.test(tag(at + 1)))
  )
    return [];
  if (doubleVerbs.has(verb) && !/^(?:DET|PRON|ADP|SCONJ|ADV|PART)$/.test(tag(at + 1))) return [];
  // `In 1870 the same Clark Wait`: a name.
  if (tokens[at]?.text !== verb) return [];
  if (isSure ? hasVerb(clause, at + 1) : !pastBehind(clause, at + 1) || tellsNow(clause, at + 1)) return [];
  return edit(at, at, pastForm(verb), reason);
};

/** `She leave her umbrella on the bus yesterday`, `My brother buy it two weeks ago`. */
const dated: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, sentence } = clause;
  const cue = pastDayIn(tokens);
  if (cue < 3 || customs.test(sentence.text)) return [];
  return tokens.flatMap((_token, index): Edit[] => {
    if (index >= cue || !opensClause(clause, index) || index > 1) return [];
    const pronoun = /^(?:i|we|they|he|she)$/.test(key(index));
    const phrase = pronoun ? null : nounPhraseAt(clause, index);
    if (!pronoun && (!phrase || !/^(?:the|my|our|your|his|her|their)$/.test(phrase.determiner))) return [];
    const at = pronoun ? index + 1 : (phrase?.end ?? index);
    const verb = key(at);
    if (
      tag(at) !== "VERB" ||
      tokens[at]?.lemma !== verb ||
      !isVerbBase(verb) ||
      unchanging.test(verb) ||
      lasting.test(verb)
    )
      return [];
    for (let between = at + 1; between < cue; between += 1)
      if (
        ["VERB", "AUX", "SCONJ"].includes(tag(between)) ||
        /^(?:[,;:]|that|who|which|what|from|than|when)$/.test(key(between))
      )
        return [];
    return /^(?:DET|PRON|ADP|ADV|PART)$/.test(tag(at + 1)) ? edit(at, at, pastForm(verb), reason) : [];
  });
};

/** `He picked up the phone and call his mother`: a verb that was taken for a noun behind `and`. */
const joined: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "and").flatMap((index): Edit[] => {
    const at = index + 1;
    const verb = key(at);
    if (
      (tag(at) !== "NOUN" && tag(at) !== "ADJ") ||
      !isVerbBase(verb) ||
      unchanging.test(verb) ||
      pureVerbs.has(verb) === doubleVerbs.has(verb)
    )
      return [];
    if (!/^(?:his|her|their|my|our|the|them|him|me|us|it)$/.test(key(at + 1)) || key(at + 2) === "")
      return [];
    // A noun is listed with another one, but not behind an article of its own.
    const listed = tag(index - 1) !== "NOUN" || !/^(?:the|an?|his|her|my|their|our)$/.test(key(index - 2));
    if (tag(at) === "NOUN" && listed) return [];
    if (tag(at) === "ADJ" && !/^(?:ADP|ADV|NOUN)$/.test(tag(index - 1))) return [];
    for (let back = index - 1; back >= 0; back -= 1) {
      if (/^[,;:.!?()“”"]$/.test(key(back)) || ["AUX", "PART", "CCONJ"].includes(tag(back))) return [];
      if (tag(back) !== "VERB") continue;
      const isPast =
        /(?:ed|ook|ot|ent|ave|ame|ade|ought|aught|oke|ang|ew|an|aw|ore|ound|old|elt|ept|at)$/.test(
          key(back),
        ) && tokens[back]?.lemma !== key(back);
      return isPast && /^(?:he|she|i|we|they)$/.test(key(back - 1))
        ? edit(at, at, pastForm(verb), "The past, as in what stands before")
        : [];
    }
    return [];
  });
};

/** `In 1987 no tram left, because the sand has frozen`: it had, by that day. */
const earlier: GrammarRule = ({ key, tag, tokens, places, edit }) => {
  const [index = -1] = places.get("because") ?? [];
  if (index < 3) return [];
  const inYear = tokens.slice(0, index).some(({ key: word }) => /^(?:1[5-9]\d\d|20[01]\d)$/.test(word));
  if (!inYear && pastDayIn(tokens.slice(0, index)) < 0) return [];
  const at = tokens.findIndex(({ key: word }, place) => place > index + 1 && /^(?:has|have)$/.test(word));
  if (at < 0 || at > index + 5 || tag(at + 1) !== "VERB") return [];
  const past = participleForm(tokens[at + 1]?.lemma ?? "") === key(at + 1);
  const present = tokens.some(
    ({ key: word, tag: own }, place) =>
      place < index && own === "AUX" && /^(?:is|are|has|have|will|can|may|do|does)$/.test(word),
  );
  const goesOn = tokens
    .slice(index)
    .some(({ key: word }) => /^(?:since|now|still|ever|always|today|never|yet)$/.test(word));
  if (!past || present || goesOn) return [];
  // Of several, `has` is rather a slip of number, and `have` may be so to this day.
  if (isPlural(key(at - 1))) return key(at) === "has" ? edit(at, at, "have", agree) : [];
  return edit(at, at, "had", "It was so before that day");
};

/** `If my grandfather would see it, he would laugh`: nobody wants to see, know or fall. */
const unreal: GrammarRule = ({ key, tag, tokens, places, edit }) => {
  const [would = -1] = places.get("would") ?? [];
  return key(0) === "if" &&
    would > 1 &&
    would < 5 &&
    /^(?:see|know|hear|live|fall|die|break|happen|lose|exist|understand|win|feel)$/.test(key(would + 1)) &&
    /^(?:NOUN|PROPN|PRON)$/.test(tag(would - 1)) &&
    key(would - 1) !== "you" &&
    tokens.slice(1, would).every(({ tag: one }) => /^(?:DET|PRON|ADJ|NOUN|PROPN)$/.test(one)) &&
    tokens.slice(would + 2).some(({ key: word }) => /^(?:would|'d|could)$/.test(word))
    ? edit(would, would + 1, pastForm(key(would + 1)), "The past stands behind this if")
    : [];
};

export const timeLedRules: readonly GrammarRule[] = [led, dated, joined, earlier, unreal];
