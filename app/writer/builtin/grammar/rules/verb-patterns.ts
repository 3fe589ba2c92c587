/** What form of a verb stands behind another verb or a preposition: `suggest booking`, `without saying`, `decide to go`. */

import { baseOfPast, baseOfThird, ingForm } from "../../../prose/english/forms.ts";
import { isVerbBase, pureVerbs } from "../../../prose/english/verbs.ts";
import type { Edit } from "../../marks/edits.ts";
import { object } from "./agreeing.ts";
import { type Clause, eachWord, type GrammarRule, pastAdverbs } from "./clause.ts";
import { hasVerb } from "./noun-phrases.ts";

export const reason = "The -ing form stands here";
export const subjects = /^(?:i|we|you|he|she|they|who)$/;
const more = new Set(
  "be have do go come get run drive swim dance cook clean travel walk talk play book open close smoke drink eat sleep swim move change watch study help wait look phone call paint wash shop fish ski rent sign check drive reply share post climb park".split(
    " ",
  ),
);
/** Verbs in their base form, be it a noun as well. */
export const isVerb = (word: string): boolean => isVerbBase(word) || more.has(word);
/** Verbs that are nouns or adjectives behind a preposition. */
const nouns =
  /^(?:pay|fail|end|last|need|want|hope|offer|touch|use|own|repair|cost|throw|fix|find|publish|hire|regret|visit|promise|treat|hide|break|wear|live|lean|mean|wonder|worry|try|rescue|import|export|increase|stay|win|stand|leave|feed|fill|make|sing|read|build|get|go|run|drive|swim|dance|cook|travel|walk|talk|play|book|open|close|smoke|drink|sleep|move|change|watch|study|help|wait|look|phone|call|paint|wash|shop|fish|ski|rent|sign|check|reply|share|post|climb|park|clean|do)$/;

/** Behind these a verb stands in -ing, never with `to`; what follows is the verb's form. */
const gerundal: Readonly<Record<string, true | RegExp>> = {
  suggest: true,
  recommend: true,
  enjoy: true,
  avoid: true,
  finish: true,
  miss: true,
  deny: true,
  postpone: true,
  dislike: true,
  practise: true,
  consider: true,
  imagine: true,
  keep: /^(?:ask|talk|say|think|tell|try|get|call|come|make|write|send|lose|forget|complain|wonder|look|go)$/,
  mind: true,
};

/** Whether the verb is told of somebody here and not suffered: `I suggest`, `we also recommend`; not `is suggested`. */
function isActive({ key, tag }: Clause, index: number): boolean {
  let at = index - 1;
  while (
    at > index - 4 &&
    (tag(at) === "ADV" || /^(?:n't|not|do|does|did|would|will|'d|'ll|can|to|and|also)$/.test(key(at)))
  )
    at -= 1;
  return subjects.test(key(at)) || /^(?:NOUN|PROPN)$/.test(tag(at));
}

const gerundWords = new Set(
  Object.keys(gerundal)
    .flatMap((base) => [
      base,
      `${base}s`,
      base.endsWith("y") ? `${base.slice(0, -1)}ies` : base,
      base.endsWith("e") ? `${base}d` : `${base}ed`,
    ])
    .concat(["denied", "kept", "misses", "finishes"]),
);

/** `We also suggest to appoint one person`, `Would you mind to open the window?` */
const withTo: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, gerundWords).flatMap((index): Edit[] => {
    const word = key(index);
    const base = word === "kept" ? "keep" : word === "denied" ? "deny" : (tokens[index]?.lemma ?? "");
    const which = gerundal[base];
    const verb = key(index + 2);
    if (which === undefined || key(index + 1) !== "to" || !isVerb(verb) || verb === "be") return [];
    if (tag(index + 2) !== "VERB" && !/^(?:DET|PRON|ADP)$/.test(tag(index + 3))) return [];
    if (tag(index) !== "VERB" || (which !== true && !which.test(verb))) return [];
    // `nothing to suggest to buy`, `the way he finished to please her`.
    if (key(index - 1) === "to" && /^(?:NOUN|PRON)$/.test(tag(index - 2)) && base !== "enjoy") return [];
    if (base === "mind" && !(key(index - 1) === "n't" || /^(?:you|not)$/.test(key(index - 1)))) return [];
    // `a claim they considered to have merit`.
    if (
      /^(?:consider|imagine|deny)$/.test(base) &&
      (/^(?:have|represent|exist|belong)$/.test(verb) || !subjects.test(key(index - 1)) || index > 3)
    )
      return [];
    // `The tree we miss to prune it`.
    if (/^(?:miss|finish)$/.test(base) && !subjects.test(key(index - 1))) return [];
    return isActive(clause, index) ? edit(index + 1, index + 2, ingForm(verb), reason) : [];
  });
};

/** `I enjoy cook for friends`: the bare verb. */
const bare: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, "enjoy enjoys enjoyed avoid avoids avoided").flatMap((index): Edit[] => {
    const verb = key(index + 1);
    const isPure = pureVerbs.has(verb) && !nouns.test(verb);
    if (!isPure && !/^(?:cook|go|make|get|do|read|swim|dance)$/.test(verb)) return [];
    const isTaken =
      /^(?:DET|ADP)$/.test(tag(index + 2)) || object.test(key(index + 2)) || tag(index + 2) === "NOUN";
    return isTaken && key(index + 2) !== "of" && isActive(clause, index)
      ? edit(index + 1, index + 1, ingForm(verb), reason)
      : [];
  });
};

/** The preposition that a word takes a doing with: `interested in doing`. */
const frames: Readonly<Record<string, string>> = {
  interested: "in",
  succeed: "in",
  succeeds: "in",
  succeeded: "in",
  experience: "in",
  difficulty: "in",
  difficulties: "in",
  good: "at",
  bad: "at",
  brilliant: "at",
  terrible: "at",
  excellent: "at",
  tired: "of",
  afraid: "of",
  scared: "of",
  frightened: "of",
  capable: "of",
  fond: "of",
  proud: "of",
  instead: "of",
  sick: "of",
  dream: "of",
  dreams: "of",
  thought: "of",
  think: "of",
  thinking: "of",
  dreaming: "of",
  ashamed: "of",
  accused: "of",
  insist: "on",
  insists: "on",
  insisted: "on",
  keen: "on",
  responsible: "for",
  sorry: "for",
  apologise: "for",
  apologised: "for",
  apologize: "for",
  apologized: "for",
  famous: "for",
};
const framed = new Set(Object.keys(frames));

/** Whether a base stands here where only a doing can: a verb that is no noun, or one with what it does it to. */
function isBareDoing({ key, tag, tokens }: Clause, at: number): boolean {
  const verb = key(at);
  if (!isVerb(verb) && verb !== "be") return false;
  if (tokens[at]?.text !== verb || key(at + 1) === "-" || tokens[at]?.lemma !== verb) return false;
  const next = key(at + 1);
  if (next === "of") return false;
  const takes =
    object.test(next) || /^(?:the|an?|my|our|your|his|her|their|this|that|these|those|some|any)$/.test(next);
  if (pureVerbs.has(verb) && !nouns.test(verb))
    return takes || /^(?:DET|PRON|ADP|ADV|PUNCT|NOUN|ADJ|PART)$/.test(tag(at + 1));
  if (/^(?:that|this|these|those|some|any)$/.test(next)) return false;
  if (verb === "be") return /^(?:ADJ|ADV|VERB)$/.test(tag(at + 1));
  return (
    takes ||
    (more.has(verb) && /^(?:home|to|for|up|out|there|here|back|away|with)$/.test(next)) ||
    (tag(at) === "VERB" && /^(?:fly|draw|wait|drive|cook|swim|dance|sing|read|go)$/.test(verb))
  );
}

/** `interested in learn`, `tired of wait`, `without to pay`, `without say`. */
const behindPrepositions: GrammarRule = (clause) => {
  const { key, edit, tag } = clause;
  const at = (index: number): Edit[] => {
    // `afraid of to fly`
    if (key(index) === "to" && isVerb(key(index + 1)) && tag(index + 1) === "VERB")
      return edit(index, index + 1, ingForm(key(index + 1)), reason);
    return isBareDoing(clause, index) ? edit(index, index, ingForm(key(index)), reason) : [];
  };
  return [
    ...eachWord(clause, framed).flatMap((index) =>
      key(index + 1) === frames[key(index)] &&
      !(key(index) === "good" && /^(?:a|the|some|as)$/.test(key(index - 1))) &&
      // `events that you're interested in to see if he bites`: what one is interested in stands before.
      !(
        key(index + 2) === "to" &&
        /\b(?:that|which|who|whom)\b/.test(clause.sentence.text.slice(0, clause.tokens[index]?.start ?? 0))
      )
        ? at(index + 2)
        : [],
    ),
    ...eachWord(clause, "without").flatMap((index) =>
      /^(?:do|does|did|go|goes|went)$/.test(key(index - 1)) ? [] : at(index + 1),
    ),
    ...eachWord(clause, "before after").flatMap((index) =>
      index === 0 &&
      key(1) === "to" &&
      isVerb(key(2)) &&
      tag(2) === "VERB" &&
      clause.sentence.text.includes(",")
        ? edit(1, 2, ingForm(key(2)), reason)
        : [],
    ),
    // `Thank you for help me`
    ...eachWord(clause, "for").flatMap((index): Edit[] => {
      if (!/^(?:thank|thanks)$/.test(key(key(index - 1) === "you" ? index - 2 : index - 1))) return [];
      const first = key(index + 1) === "to" ? index + 2 : index + 1;
      const verb = key(first);
      if (!isVerb(verb) || (tag(first) !== "VERB" && !object.test(key(first + 1)))) return [];
      return object.test(key(first + 1)) ||
        /^(?:the|my|our|your|to|so|back)$/.test(key(first + 1)) ||
        first > index + 1
        ? edit(index + 1, first, ingForm(verb), reason)
        : [];
    }),
  ];
};

/** `I like cook for my family`, `I hate wait for buses`. */
const liked: GrammarRule = (clause) => {
  const { key, tag, edit, opens } = clause;
  return eachWord(clause, "like love hate").flatMap((index): Edit[] => {
    const verb = key(index + 1);
    if (!/^(?:i|we|they)$/.test(pastAdverbWord(clause, index)) || !opens(pastAdverbsBack(clause, index - 1)))
      return [];
    if (!/^(?:cook|go|eat|sing|learn|wait|listen|swim)$/.test(verb)) return [];
    return /^(?:DET|ADP|PRON)$/.test(tag(index + 2)) && key(index + 2) !== "of"
      ? edit(index + 1, index + 1, ingForm(verb), reason)
      : [];
  });
};

const pastAdverbWord = (clause: Clause, index: number): string =>
  clause.key(pastAdverbsBack(clause, index - 1));

const toTakers = new Set(
  "refuse refuses refused afford promise promises promised manage manages managed decide decides decided hope hopes hoped want wants wanted agree agrees agreed offer offers offered".split(
    " ",
  ),
);

/** `We decided going by bus`, `She refused helping us`, `I want learning English`. */
const notIng: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, toTakers).flatMap((index): Edit[] => {
    const doing = key(index + 1);
    const base = tokens[index + 1]?.lemma ?? "";
    if (!doing.endsWith("ing") || tag(index + 1) !== "VERB" || !isVerb(base)) return [];
    const who = pastAdverbsBack(clause, index - 1);
    if (!/^(?:i|we|he|she|they)$/.test(key(who))) return [];
    if (
      /^(?:want|wants|wanted)$/.test(key(index)) &&
      !/^(?:learn|buy|see|go|visit|study|know|become|live|meet|find|eat|get|help)$/.test(base)
    )
      return [];
    const next = key(index + 2);
    const takes =
      object.test(next) ||
      /^(?:DET|ADP|PROPN|NOUN)$/.test(tag(index + 2)) ||
      /^(?:my|our|his|her|their|home)$/.test(next);
    return takes && !hasVerb(clause, index + 2)
      ? edit(index + 1, index + 1, `to ${base}`, "The verb takes to")
      : [];
  });
};

export function pastAdverbsBack({ key, tag }: Clause, from: number): number {
  let at = from;
  while (at > from - 3 && (tag(at) === "ADV" || /^(?:n't|not|ca|can|could|did|do|does)$/.test(key(at))))
    at -= 1;
  return at;
}

/** `She wants that I come early`. */
const wantsThat: GrammarRule = (clause) => {
  const { key, edit } = clause;
  return eachWord(clause, "that").flatMap((index): Edit[] => {
    const who = { i: "me", we: "us" }[key(index + 1)];
    const verb = baseOfPast.get(key(index + 2)) ?? baseOfThird(key(index + 2));
    return who !== undefined &&
      /^(?:want|wants|wanted)$/.test(key(index - 1)) &&
      subjects.test(key(index - 2)) &&
      isVerb(verb)
      ? edit(index, index + 2, `${who} to ${verb}`, "Want somebody to do something")
      : [];
  });
};

/** `I must to go`, `They will to call`: no `to` behind these. */
const noTo: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, "will would could might must can may should").flatMap((index): Edit[] => {
    const at = pastAdverbs(clause, index + 1);
    // `as fast as you can just to stay`
    if (at > index + 1 && key(index - 2) === "as") return [];
    return key(at) === "to" &&
      isVerb(key(at + 1)) &&
      tag(at + 1) === "VERB" &&
      /^(?:i|we|you|he|she|they|it)$/.test(key(index - 1)) &&
      clause.opens(index - 1) &&
      tag(index) === "AUX"
      ? edit(at, at, "", "No to behind this verb")
      : [];
  });
};

export const verbPatternRules: readonly GrammarRule[] = [
  liked,
  withTo,
  bare,
  behindPrepositions,
  notIng,
  wantsThat,
  noTo,
];
