/** A present among pasts: `She switches off the torch and stood there`, `He put down the lantern and looks at her`. */

import { baseOfPast, baseOfThird, pastForm } from "../../../prose/english/forms.ts";
import { isVerbBase, unchanging } from "../../../prose/english/verbs.ts";
import { weekdays } from "../../../prose/english/word-classes.ts";
import type { Edit } from "../../marks/edits.ts";
import { type Clause, eachWord, type GrammarRule, pastAdverbs } from "./clause.ts";
import { nounPhraseAt, subjectAt } from "./noun-phrases.ts";

const reason = "The past, as in what stands around";

/** What is done in a moment: in the present beside a past it is no habit and no state. */
export const momentary = new Set(
  "look pick put turn take give shut sit pull push reach lift nod smile shake step drop hand throw grab lean knock point whisper shout laugh sigh shrug get say tell ask walk stop climb jump catch fall hit kiss touch wave slip swing press wipe fold pour unlock switch kick cry answer reply dial find see hear feel".split(
    " ",
  ),
);
/** The same without what is planned for a day to come or done every day, for a clause of its own. */
const sudden = new Set(
  "look pick put turn take give shut sit pull push reach lift nod smile shake step drop hand throw grab lean knock point whisper shout laugh sigh shrug get climb jump catch fall hit kiss touch wave slip swing press wipe fold pour unlock switch kick cry".split(
    " ",
  ),
);
/** Said or done now, of what was found then: `We tested four pumps and recommend the second`; done again on a day to come. */
export const isOfNow = ({ key, tokens }: Clause, at: number, base: string): boolean =>
  /^(?:recommend|suggest|propose|expect|hope|plan|believe|think|report|conclude|advise|note|request|invite|thank|intend|aim|wish|urge|welcome|support|agree)$/.test(
    base,
  ) ||
  (base === "tell" && !/^(?:me|us|him|her|them|you)$/.test(key(at + 1))) ||
  tokens.slice(at).some(({ key: word }) => weekdays.has(word) || word === "again");

/** What lasts, and is so still. */
export const lasting =
  /^(?:be|have|live|work|own|play|teach|write|love|like|hold|remain|serve|offer|hang|belong|contain|include|mean|cost|need|make|want|plan|hope|expect|aim|employ|sell|say|think|know|remember|believe|claim|seem|continue|keep|exist|depend|deserve|hate|prefer|agree|understand|consist|specialise|specialize|study|train|coach|read|bear|lead|cover|span|house|feature|boast|attract|require|represent|provide|allow|stretch|date|describe|tell|explain|show|argue|insist|suggest|recall|admit|call)$/;
const habits =
  /^(?:now|still|today|nowadays|always|usually|often|sometimes|every|each|daily|never|since|ever|currently|tomorrow|tonight|next|soon|regularly|weekly|annually|whenever|if|will|would|can|this|generally|normally)$/;
const joints =
  /^(?:that|which|who|whom|whose|what|how|why|if|whether|where|when|while|because|as|than|until|before|after|since|though|although)$/;

const isMasked = (word: string): boolean => word.includes("\uE000");

/** The base of a verb in the third person of the present; empty for any other word. */
function presentAt({ key, tag, tokens }: Clause, at: number): string {
  const base = baseOfThird(key(at));
  if (base === key(at) || tokens[at]?.text !== key(at)) return "";
  if (tag(at) === "VERB") return tokens[at]?.lemma === base ? base : "";
  return tag(at) === "NOUN" && isVerbBase(base) && /^(?:DET|PRON)$/.test(tag(at + 1)) ? base : "";
}

/** Whether a past stands here that is no participle: `went`, `walked`. */
function isPastAt({ key, tag, tokens }: Clause, at: number): boolean {
  const word = key(at);
  if (tag(at) === "AUX") return /^(?:was|were|had|did)$/.test(word);
  if (tag(at) !== "VERB") return false;
  return baseOfPast.has(word)
    ? baseOfPast.get(word) !== word
    : word.endsWith("ed") && tokens[at]?.lemma !== word;
}

/** Whether any verb but the one here tells of the present or of no time. */
function hasPresent(clause: Clause, besides: number): boolean {
  const { tokens, tag, key } = clause;
  return tokens.some(({ key: word }, at) => {
    if (at === besides) return false;
    if (tag(at) === "AUX")
      return (
        /^(?:is|are|am|'s|'re|'m|has|have|'ve|do|does|will|'ll|can|may|must|shall)$/.test(word) &&
        key(at - 1) !== "to"
      );
    return tag(at) === "VERB" && presentAt(clause, at) !== "";
  });
}

/** The verb of the subject that the sentence, or what stands behind a comma, begins with: `She switches`, `The old man sits`. */
function openingVerb(clause: Clause, start = 0): number {
  const { key, tag } = clause;
  const from = start + (/^(?:and|but|so|then)$/.test(key(start)) ? 1 : 0);
  if (/^(?:he|she|i|we|they|it)$/.test(key(from))) return pastAdverbs(clause, from + 1);
  const phrase = nounPhraseAt(clause, from);
  if (!phrase || !/^(?:DET|PRON|PROPN)$/.test(tag(from)) || phrase.number === null) return -1;
  return pastAdverbs(clause, phrase.end);
}

const mayMix = ({ sentence, tokens }: Clause): boolean =>
  sentence.kind === "paragraph" &&
  /[.!…]$/.test(sentence.text) &&
  !tokens.some(({ key }) => habits.test(key) || isMasked(key) || /^\d{4}$/.test(key));

/** `He put down the lantern and looks at her`, `The doctor listened to my chest and tells me`. */
const pastThenPresent: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  const joined = eachWord(clause, "and then but");
  if (joined.length === 0 || !mayMix(clause)) return [];
  return joined.flatMap((index): Edit[] => {
    const at = pastAdverbs(clause, key(index + 1) === "then" ? index + 2 : index + 1);
    const base = presentAt(clause, at);
    if (base === "" || hasPresent(clause, at)) return [];
    const first = openingVerb(clause);
    if (first < 0 || first >= index) return [];
    // Between them nothing but what belongs to the first verb, or a row of pasts.
    if (
      tokens
        .slice(first + 1, index)
        .some(({ key: word, tag: one }) => joints.test(word) || one === "AUX" || /^[;:()—–]$/.test(word))
    )
      return [];
    const isTold = clause.around !== "";
    // `She put`: a present would end in -s.
    const isUnchanging =
      unchanging.test(key(first)) &&
      (isTold ||
        /^(?:he|she|it)$/.test(key(first - 1)) ||
        tag(first - 1) === "PROPN" ||
        tag(first - 1) === "NOUN") &&
      !/^(?:i|we|they|you)$/.test(key(first - 1));
    if (!isPastAt(clause, first) && !isUnchanging) return [];
    if (tag(first) === "AUX") return [];
    if (!/^(?:DET|PRON|ADP|ADV|PART|SCONJ|PUNCT)$/.test(tag(at + 1)) || key(at + 1) === "of") return [];
    const isBegun = /^(?:begin|start)$/.test(base) && key(at + 1) === "to";
    if (isOfNow(clause, at, base)) return [];
    if (!isBegun && (isTold ? lasting.test(base) && base !== "tell" : !momentary.has(base))) return [];
    return edit(at, at, pastForm(base), reason);
  });
};

/** `She switches off the torch and stood there`, where what stands around is past. */
const presentThenPast: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  if (clause.around === "" || !mayMix(clause)) return [];
  // `Wherever it fell, Dad kneels down and counted`: behind what leads in with a past of its own.
  const comma = tokens.findIndex(({ key: word }) => word === ",");
  const isLed =
    /^(?:when|whenever|wherever|as|after|before|once|because|while|since)$/.test(key(0)) &&
    tokens.slice(0, comma).some((_token, at) => isPastAt(clause, at));
  const first = openingVerb(clause, isLed ? comma + 1 : 0);
  const base = presentAt(clause, first);
  if (base === "" || hasPresent(clause, first) || key(first - 1) === "who") return [];
  return eachWord(clause, "and then but")
    .flatMap((index): Edit[] => {
      const at = pastAdverbs(clause, key(index + 1) === "then" ? index + 2 : index + 1);
      if (index <= first || !isPastAt(clause, at) || tag(at) === "AUX") return [];
      const between = tokens.slice(first + 1, index);
      // `She looks up at that and`
      const said = key(index - 1) === "that" && tag(index - 2) === "ADP" ? between.slice(0, -1) : between;
      if (said.some(({ key: word, tag: one }) => joints.test(word) || /^(?:VERB|AUX)$/.test(one))) return [];
      return /^(?:DET|PRON|ADP|ADV|PART|SCONJ|PUNCT|NUM)$/.test(tag(at + 1))
        ? edit(first, first, pastForm(base), reason)
        : [];
    })
    .slice(0, 1);
};

/** `The car stopped outside the house, and a man gets out.` */
const nextClause: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  if (clause.around === "" || !mayMix(clause)) return [];
  return eachWord(clause, "and but so").flatMap((index): Edit[] => {
    if (key(index - 1) !== ",") return [];
    const phrase = /^(?:he|she|it)$/.test(key(index + 1)) ? null : nounPhraseAt(clause, index + 1);
    const at = pastAdverbs(clause, phrase?.end ?? index + 2);
    const base = presentAt(clause, at);
    if (base === "" || hasPresent(clause, at) || lasting.test(base)) return [];
    if (!sudden.has(base) && clause.around !== "plain") return [];
    const first = openingVerb(clause);
    if (first < 0 || first >= index || !isPastAt(clause, first)) return [];
    return /^(?:DET|PRON|ADP|ADV|PUNCT)$/.test(tag(at + 1)) &&
      !tokens.slice(first, index).some(({ key: word }) => /^(?:which|who|that)$/.test(word))
      ? edit(at, at, pastForm(base), reason)
      : [];
  });
};

/** Comes and goes, besides what is done in a moment: where no other verb of a story stands in the present, no habit. */
const comings = new Set([
  ...sudden,
  ..."come go say open close start stop look walk run stand swing bring hold study consider count examine inspect glance stare blink kneel crouch bend roll slide".split(
    " ",
  ),
]);

/** `He opens the door.`, `A voice says that`, where no other verb of a story stands in the present. */
const alone: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  if (clause.around !== "plain" || !mayMix(clause)) return [];
  const isNamed = /^(?:he|she)$/.test(key(0)) || tag(0) === "PROPN";
  if (!isNamed && !/^(?:the|my|his|her|its|a|an|our)$/.test(key(0))) return [];
  const first = openingVerb(clause);
  const base = presentAt(clause, first);
  if (!comings.has(base) || hasPresent(clause, first)) return [];
  // `The path goes down to the sea` is so still, what a person does is over.
  if (!isNamed && !sudden.has(base) && base !== "say") return [];
  if (/^(?:go|come)$/.test(base) && /^(?:to|from|by|into)$/.test(key(first + 1))) return [];
  const isBrief = tokens.length === first + 2 && clause.narrates && first < 4 && base !== "say";
  return (/^(?:DET|PRON|ADP|PART|ADV|SCONJ)$/.test(tag(first + 1)) || isBrief) &&
    !tokens.some(({ key: word }, at) => joints.test(word) && !(base === "say" && at === first + 1))
    ? edit(first, first, pastForm(base), reason)
    : [];
};

/** `When he came home, the dog is asleep`, `When we were young, we go`. */
const whenPast: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, sentence } = clause;
  const isBy = key(0) === "by" && key(1) === "the" && key(2) === "time";
  const lead = isBy
    ? 3
    : key(0) === "when"
      ? 1
      : key(0) === "as" && key(1) === "soon" && key(2) === "as"
        ? 3
        : 0;
  if (
    lead === 0 ||
    sentence.kind !== "paragraph" ||
    !/[.!…]$/.test(sentence.text) ||
    tokens.some(({ key: word }) => /^(?:now|still|today|last|if)$/.test(word) || isMasked(word))
  )
    return [];
  const isPronoun = /^(?:i|we|he|she|they)$/.test(key(lead));
  const verb = isPronoun ? lead + 1 : (nounPhraseAt(clause, lead)?.end ?? -1);
  if (!isPastAt(clause, verb)) return [];
  const comma = tokens.findIndex(({ key: word }) => word === ",");
  if (
    comma < verb ||
    tokens.slice(verb + 1, comma).some(({ key: word }) => joints.test(word) || word === "and")
  )
    return [];
  const hasLater = tokens.some((_token, index) => index > comma + 2 && isPastAt(clause, index));
  if (!isPronoun && clause.around === "" && !hasLater) return [];
  const who = key(comma + 1);
  const isOne = /^(?:he|she|it)$/.test(who);
  const isMany = /^(?:i|we|they)$/.test(who);
  const phrase =
    isOne || isMany || !/^(?:the|my|our|his|her|their)$/.test(who) ? null : nounPhraseAt(clause, comma + 1);
  if (!isOne && !isMany && !phrase) return [];
  const at = pastAdverbs(clause, phrase?.end ?? comma + 2);
  if (hasPresent(clause, at)) return [];
  const be = { is: "was", are: "were", has: "had", am: "was" }[key(at)];
  // Of several, `has` is rather a slip of number.
  if (key(at) === "has" && phrase?.number === "many") return [];
  if (be !== undefined && tag(at) === "AUX") return edit(at, at, be, reason);
  const isBase =
    isMany &&
    tag(at) === "VERB" &&
    tokens[at]?.lemma === key(at) &&
    isVerbBase(key(at)) &&
    !unchanging.test(key(at));
  const base = isBase ? key(at) : presentAt(clause, at);
  return base === "" || isMasked(base) || /^(?:say|think|know|believe)$/.test(base)
    ? []
    : edit(at, at, pastForm(base), reason);
};

/** `In 2011, the council threatens to close it, but volunteers proved …`. */
const datedPresent: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, sentence } = clause;
  if (key(0) !== "in" || !/^(?:1[5-9]|20)\d\d$/.test(key(1)) || sentence.kind !== "paragraph") return [];
  const subject = key(2) === "," ? 3 : 2;
  const isPronoun = /^(?:he|she|it)$/.test(key(subject));
  const whole = isPronoun ? null : subjectAt(clause, subject);
  const at = isPronoun ? subject + 1 : (whole?.end ?? -1);
  const base = at < 0 ? "" : presentAt(clause, at);
  if (base === "" || hasPresent(clause, at)) return [];
  const later = tokens.findIndex(
    ({ key: word }, index) => index > at && word === "," && /^(?:but|and|so)$/.test(key(index + 1)),
  );
  const isTold =
    later > 0 &&
    tokens.some(
      (_token, index) =>
        index > later && isPastAt(clause, index) && /^(?:NOUN|PRON|PROPN)$/.test(tag(index - 1)),
    );
  return isTold ? edit(at, at, pastForm(base), reason) : [];
};

const governing =
  /^(?:let|make|made|help|helped|watch|watched|heard|saw|felt|had|not|n't|did|would|could|should|might|will|can|may|must|better|rather)$/;

/** `We drove to the coast, parked by the harbour and walk along the wall`: the last of a row. */
const rows: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  if (!/^(?:i|we|they)$/.test(key(0)) || !mayMix(clause)) return [];
  return eachWord(clause, "and").flatMap((index): Edit[] => {
    const at = pastAdverbs(clause, index + 1);
    const base = key(at);
    if (tag(at) !== "VERB" || tokens[at]?.lemma !== base || !isVerbBase(base) || unchanging.test(base))
      return [];
    if (
      !/^(?:DET|PRON|ADP|ADV)$/.test(tag(at + 1)) ||
      lasting.test(base) ||
      isOfNow(clause, at, base) ||
      !isPastAt(clause, 1)
    )
      return [];
    const before = tokens.slice(0, index);
    if (
      before.some(
        ({ key: word, tag: one }) => governing.test(word) || joints.test(word) || /^(?:AUX|PART)$/.test(one),
      )
    )
      return [];
    const verbs = before.flatMap(({ tag: one, key: word }, place) =>
      one === "VERB" && !word.endsWith("ing") ? [place] : [],
    );
    const isRow = verbs.length > 1 || clause.around !== "";
    return isRow && verbs.every((place) => isPastAt(clause, place))
      ? edit(at, at, pastForm(base), reason)
      : [];
  });
};

export const mixedTenseRules: readonly GrammarRule[] = [
  pastThenPresent,
  presentThenPast,
  nextClause,
  alone,
  whenPast,
  datedPresent,
  rows,
];
