/** Tenses that contradict what stands around them. */

import { months, weekdays } from "../../../prose/english/word-classes.ts";
import {
  baseOfPast,
  baseOfThird,
  participleForm,
  pastForm,
  pastOfParticiple,
  thirdPerson,
} from "../../../prose/english/forms.ts";
import { isVerbBase, pureVerbs } from "../../../prose/english/verbs.ts";
import type { Edit } from "../../marks/edits.ts";
import { type Clause, eachWord, type GrammarRule, pastAdverbs, pastDayIn } from "./clause.ts";
import { isOfNow, lasting, momentary } from "./mixed-tenses.ts";

/** Verbs whose past is their base. */
const unchanging =
  /^(?:cut|put|set|let|hit|hurt|cost|read|shut|quit|bet|burst|cast|spread|split|beat|come|become|run)$/;

const governs =
  /^(?:let|lets|make|makes|made|help|helped|helps|watch|watched|heard|saw|felt|had|to|not|n't|did|would|could|should|might|will|can|may|must|better)$/;

const reason = "The past, as in what stands before";

/** `He came in and say that …`: a verb in the base behind a past one with the same subject. */
const joined: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  return eachWord(clause, "and then").flatMap((index): Edit[] => {
    const at = pastAdverbs(clause, key(index + 1) === "then" ? index + 2 : index + 1);
    const verb = key(at);
    const third = baseOfThird(verb);
    const isThird =
      key(index) === "and" && third !== verb && tokens[at]?.lemma === third && isVerbBase(third);
    // `picked up the phone and dials the number`: a verb that was taken for a noun.
    const taken = isThird && tag(at) === "NOUN" && tag(at + 1) === "DET" && /^(?:he|she|it)$/.test(key(0));
    if ((tag(at) !== "VERB" && !taken) || (!isThird && tokens[at]?.lemma !== verb) || unchanging.test(verb))
      return [];
    if (/(?:ed|ust|[sp]at)$/.test(verb) || !isVerbBase(third) || key(at + 1) === "all") return [];
    if (key(index - 1) === "thought" || (isThird && !tellsPast(clause, index, at))) return [];
    if (isOfNow(clause, at, third)) return [];
    // `She studied law in Leeds and works in a bank`: what lasts may be so still.
    if (isThird && !momentary.has(third) && (clause.around === "" || lasting.test(third))) return [];
    // `changed them in 2021 and now dim them`: the second has a time of its own.
    if (
      tokens
        .slice(index, at)
        .some(({ key: one }) => /^(?:now|still|today|nowadays|always|usually|often)$/.test(one))
    )
      return [];
    // `Look through what appeared and find`: orders follow orders.
    if (
      (tag(0) === "VERB" && tokens[0]?.lemma === key(0)) ||
      key(0) === "be" ||
      (isVerbBase(key(0)) && tag(0) !== "ADJ") ||
      (/^(?:now|then|next|first|finally|please|also|just)$/.test(key(0)) && isVerbBase(key(1)))
    )
      return [];
    // `a struct named box and declare`, `began the year with two and finish it with three`: still so.
    if (
      tokens.slice(0, index).some(({ key: one }) => /^(?:named|called)$/.test(one)) ||
      /^(?:exist|remain|continue|belong|finish|end|close)$/.test(third)
    )
      return [];
    // `the cold and damp weather`, `a book of his escape and escape routes`: no verb.
    if (
      !pureVerbs.has(third) &&
      !(
        /^(?:DET|PRON|PART|ADV|SCONJ|ADP)$/.test(tag(at + 1)) ||
        (key(at - 1) === "then" && tag(at + 1) === "NOUN")
      )
    )
      return [];
    const start = clauseStart(clause, index);
    let past = -1;
    for (let back = index - 1; back >= start; back -= 1) {
      if (governs.test(key(back))) return [];
      if (tag(back) !== "VERB" && tag(back) !== "AUX") continue;
      if (past < 0 && isPast(clause, back)) past = back;
      else if (past < 0) return [];
    }
    // `apply patches needed for it and build the file`: orders.
    if (
      tokens
        .slice(start, past)
        .some(({ key: one, lemma, tag: own }) => own === "VERB" && one === lemma && !unchanging.test(one))
    )
      return [];
    // `find where it caught and go back`: the past one stands in a clause of its own.
    if (
      past > 0 &&
      tokens
        .slice(start, past)
        .some(({ key: one }) => /^(?:where|when|that|which|who|what|if|because)$/.test(one))
    )
      return [];
    // `by fits and starts`, `the joy and abandon of it`
    if (key(index - 1) === "fits" || key(at + 1) === "of") return [];
    // `are more widely used and tend to last`; `the negatively charged grains then leave`: no verb of the past.
    if (
      tokens
        .slice(start, past)
        .some(({ key: one }) => /^(?:is|are|am|'m|'re|be|been|being|has|have)$/.test(one))
    )
      return [];
    if (key(past - 1).endsWith("ly") && /^(?:NOUN|ADJ)$/.test(tag(past + 1))) return [];
    if (past === 1 && /^(?:NOUN|ADJ)$/.test(tag(2))) return [];
    const subject = tag(past - 1);
    return past > 0 && (["NOUN", "PROPN", "PRON", "ADV"].includes(subject) || key(past - 1) === ")")
      ? edit(at, at, pastForm(third), reason)
      : [];
  });
};

/** Whether a verb in -s behind `and` has the past before it for sure: `He opened the case and feels something`. */
function tellsPast({ key, tag, tokens }: Clause, index: number, at: number): boolean {
  const told = tokens.slice(0, index);
  if (
    told.some(
      ({ key: word, tag: one }) =>
        one === "AUX" || /^(?:who|which|that|where|how|what|whose|if|as)$/.test(word),
    )
  )
    return false;
  const verbs = told.filter(({ tag: one }) => one === "VERB");
  return (
    verbs.length > 0 &&
    verbs.every(
      ({ key: word, lemma }) =>
        word.endsWith("ing") ||
        baseOfPast.has(word) ||
        (word.endsWith("ed") && lemma !== word) ||
        // `She put`: a present would end in -s.
        (unchanging.test(word) &&
          /^(?:he|she|it)$/.test(told[told.findIndex((one) => one.key === word) - 1]?.key ?? "")),
    ) &&
    verbs.some(({ key: word }) => !word.endsWith("ing")) &&
    /^(?:DET|PRON|ADP|ADV|PART|SCONJ)$/.test(tag(at + 1)) &&
    key(at + 1) !== "of"
  );
}

function clauseStart({ key }: Clause, index: number): number {
  for (let at = index - 1; at > 0; at -= 1) if (/^[,;:.!?“”"()]$/.test(key(at))) return at;
  return 0;
}

function isPast({ key, tokens }: Clause, index: number): boolean {
  const word = key(index);
  if (baseOfPast.has(word)) return baseOfPast.get(word) !== word;
  return word.endsWith("ed") && tokens[index]?.lemma !== word;
}

/** Verbs for what lasts, in the present even beside a day that is over: `I think we met yesterday`. */
const states =
  /^(?:think|know|believe|want|like|love|need|mean|feel|hope|live|have|be|remember|guess|suppose|wish|say|see|do|understand|prefer|hate|agree|last)$/;

/** `Yesterday I go to the market`; `… when we bring them back` in a story of the past. */
const dated: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  if (!clause.isDated && !clause.narrates) return [];
  if (
    tokens.some(({ key: word }) =>
      /^(?:every|each|usually|always|often|if|will|whenever|did|let|sometimes)$/.test(word),
    )
  )
    return [];
  return eachWord(clause, "i we they you").flatMap((index): Edit[] => {
    const at = index + 1;
    if (
      tag(at) !== "VERB" ||
      tokens[at]?.lemma !== key(at) ||
      unchanging.test(key(at)) ||
      states.test(key(at))
    )
      return [];
    const behindDay = /^(?:week|night|month|year|weekend|ago|morning|evening)$/.test(key(index - 1));
    if ((!clause.opens(index) && !behindDay) || /^(?:that|what|how|which|who)$/.test(key(index - 1)))
      return [];
    const cue = pastDayIn(tokens);
    if (
      cue > at &&
      tokens
        .slice(at, cue)
        .some(({ key: word }) => /^(?:that|which|who|what|when|than|was|were|had|did)$/.test(word))
    )
      return [];
    // `Yesterday I go`, `Two days ago we see`: the day stands right before, or ends the clause; a year may be told in the present.
    const led = cue >= 0 && cue < index && index <= 5 && !/^\d/.test(key(cue + 1));
    const closes =
      cue > at &&
      cue >= tokens.length - 4 &&
      !tokens.slice(at, cue).some(({ key: word }) => /^(?:and|but|,)$/.test(word));
    const tied = /^(?:when|after|until)$/.test(key(index - 1)) && index > 2 && /^(?:i|we)$/.test(key(index));
    return led || closes || (clause.isDated && cue < 0) || (tied && !clause.isDated)
      ? edit(at, at, pastForm(key(at)), "The day is past")
      : [];
  });
};

const told =
  /^(?:knew|said|told|asked|learned|learnt|wondered|thought|forgot|remembered|showed|explained|saw|heard|found|taught|noticed|believed|decided|agreed|promised)$/;

/** `She waited until the bus comes`, `I was reading when the phone rings`. */
const inStories: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  return eachWord(clause, "when until before after").flatMap((index): Edit[] => {
    if (index < 2) return [];
    const led = /^(?:the|my|our|his|her|their)$/.test(key(index + 1)) && tag(index + 2) === "NOUN";
    const at = led ? index + 3 : index + 2;
    if (!led && !/^(?:he|she|it)$/.test(key(index + 1))) return [];
    const base = baseOfThird(key(at));
    if (!["VERB", "NOUN"].includes(tag(at)) || base === key(at)) return [];
    if (!isVerbBase(base) && tokens[at]?.lemma !== base) return [];
    if (tag(at) === "NOUN" && !/^(?:PUNCT)?$/.test(tag(at + 1))) return [];
    const before = tokens.slice(0, index);
    if (
      before.some(
        ({ key: word }) =>
          told.test(word) ||
          /^(?:every|always|usually|often|if|would|that|which|who|can|must|will|should)$/.test(word),
      )
    )
      return [];
    const verbs = before.filter(
      ({ tag: one, key: word }) => (one === "VERB" && !word.endsWith("ing")) || one === "AUX",
    );
    const past = verbs.every(
      ({ key: word, lemma }) =>
        /^(?:was|were|had|did)$/.test(word) ||
        baseOfPast.has(word) ||
        (word.endsWith("ed") && lemma !== word),
    );
    return past &&
      verbs.length > 0 &&
      tag(0) !== "VERB" &&
      clause.sentence.kind === "paragraph" &&
      (clause.narrates || /^(?:i|we|he|she|they)$/.test(key(0)))
      ? edit(at, at, pastForm(base), reason)
      : [];
  });
};

/** `I wish I can`. */
const wishes: GrammarRule = (clause) => {
  const { key, edit } = clause;
  return eachWord(clause, "wish").flatMap((index): Edit[] => {
    if (!/^(?:i|we|you|he|she|it|they)$/.test(key(index + 1))) return [];
    const right = { can: "could", will: "would" }[key(index + 2)];
    return right ? edit(index + 2, index + 2, right, "A wish takes could and would") : [];
  });
};

/** `I have seen him yesterday.` */
const perfect: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  const cue = pastDayIn(tokens);
  if (cue < 3 || /^\d/.test(key(cue + 1))) return [];
  return tokens.flatMap(({ key: word }, index): Edit[] => {
    if (!/^(?:have|has|'ve)$/.test(word) || tag(index - 1) !== "PRON" || index > cue) return [];
    const [done, from] = [key(index + 1), index];
    for (let at = index + 2; at < cue; at += 1)
      if (
        /^[,;:—]$/.test(key(at)) ||
        /^(?:and|but|that|who|which|since|until|than|as|because|when)$/.test(key(at)) ||
        tag(at) === "VERB"
      )
        return [];
    const right = pastOfParticiple.get(done) ?? (/(?:ed|ght|nt|ld|pt|lt|id|de|et)$/.test(done) ? done : "");
    if (right === "" || tag(index + 1) !== "VERB" || /^(?:been|had|used|got)$/.test(done)) return [];
    return edit(
      from,
      index + 1,
      word === "'ve" ? ` ${right}` : right,
      "The simple past with a day that is over",
    );
  });
};

const ongoing = new Set("live work know study wait learn be stay teach play".split(" "));

/** What begins a span that lasts: `since Monday`, `since 2010`, `since last week`. */
function sincePoint({ key }: Clause, index: number): boolean {
  const next = key(index + 1);
  return (
    /^(?:19|20)\d\d$/.test(next) ||
    weekdays.has(next) ||
    months.has(next) ||
    /^(?:yesterday|childhood|christmas|easter)$/.test(next) ||
    (next === "last" && /^(?:night|week|month|year|summer|spring|winter|autumn)$/.test(key(index + 2)))
  );
}

/** `The heating is broken since Monday`, `I live here since 2010`. */
const since: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  return eachWord(clause, "since").flatMap((index): Edit[] => {
    if (!sincePoint(clause, index)) return [];
    for (let at = index - 1; at >= Math.max(1, index - 7); at -= 1) {
      if (/^[,;:.]$/.test(key(at)) || /^(?:has|have|had|been)$/.test(key(at))) return [];
      if (/^(?:is|am|are)$/.test(key(at)))
        return ["ADJ", "VERB", "ADP", "ADV"].includes(tag(at + 1)) &&
          !/^(?:the|a|an)$/.test(key(at + 1)) &&
          tag(at - 1) !== "DET"
          ? edit(at, at, key(at) === "is" ? "has been" : "have been", "It goes on since then")
          : [];
      if (tag(at) !== "VERB" || tokens[at]?.lemma !== key(at)) continue;
      const who = key(at - 1);
      return ongoing.has(key(at)) && /^(?:i|we|they|you)$/.test(who) && tokens[at]?.lemma === key(at)
        ? edit(at, at, `have ${participleForm(key(at))}`, "It goes on since then")
        : [];
    }
    return [];
  });
};

/** `have recently move`, `could have help you`. */
const bareParticiples: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  return tokens.flatMap(({ key: word }, index): Edit[] => {
    if (!/^(?:have|has|had|'ve)$/.test(word)) return [];
    const at = pastAdverbs(clause, index + 1);
    const verb = key(at);
    if (tag(at) !== "VERB" || tokens[at]?.lemma !== verb || !/^[a-z]{3,}$/.test(verb)) return [];
    if (
      participleForm(verb) === verb ||
      /^(?:over)?(?:become|come|run|cut|put|set|let|hit|hurt|cost|read|shut|quit|bet|burst|cast|spread|split|beat)$/.test(
        verb,
      )
    )
      return [];
    if (/(?:ed|en|ght|nt|ne|wn|ng|lt|pt|ld|id|un|um|et|it|at|st|ot|uck|ug|ound|de|ood)$/.test(verb))
      return [];
    const modal =
      /^(?:could|would|should|might|must|may|will)$/.test(key(index - 1)) ||
      (/^(?:not|n't)$/.test(key(index - 1)) && /^(?:could|would|should|might|must)$/.test(key(index - 2)));
    const between = at > index + 1 && key(at - 1) !== "to";
    if (
      !(modal && ["PRON", "DET"].includes(tag(at + 1))) &&
      !(between && ["ADP", "PRON", "DET", "ADV"].includes(tag(at + 1)))
    )
      return [];
    if (verb === "hold" && key(at + 1) === "of") return [];
    return edit(at, at, participleForm(verb), "The participle stands here");
  });
};

/** `As soon as it will rain`, `If it will rain`: the present stands in such clauses. */
const conditions: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  return eachWord(clause, "will").flatMap((index): Edit[] => {
    const who = key(index - 1);
    const at = index + 1;
    if (!/^(?:i|we|they|he|she|it)$/.test(who) || tag(at) !== "VERB" || tokens[at]?.lemma !== key(at))
      return [];
    const lead = key(index - 2);
    const soon = lead === "as" && key(index - 3) === "soon";
    if (!soon && !(index === 2 && /^(?:if|when|unless|until|before|after)$/.test(lead))) return [];
    if (key(0) === "when" && /\?\s*$/.test(clause.sentence.text)) return [];
    const verb = key(at);
    const third = /^(?:he|she|it)$/.test(who);
    return edit(index, at, third ? thirdPerson(verb) : verb, "The present stands in this clause");
  });
};

const alone = new Set("begun drunk rung sung swum seen".split(" "));

/** `the festival begun with a speech`: no other verb makes a sentence of it; `two forks gone from plot 5` is a note. */
const lonely: GrammarRule = (clause) => {
  const { key, tag, edit, tokens, sentence } = clause;
  if (sentence.kind !== "paragraph" || !/[.!]$/.test(sentence.text)) return [];
  return eachWord(clause, alone).flatMap((index): Edit[] => {
    if (index < 2) return [];
    const word = key(index);
    if (
      !["NOUN", "PROPN"].includes(tag(index - 1)) ||
      tokens.slice(0, index).some(({ tag: one }) => ["VERB", "AUX", "PUNCT"].includes(one)) ||
      (word === "seen" && !/^(?:DET|PRON|PROPN)$/.test(tag(index + 1)))
    )
      return [];
    for (let at = index + 1; at < tokens.length; at += 1) {
      if (/^(?:that|because|when|and|but|so|while|as|who|which|[.;:!?])$/.test(key(at)))
        if (word === "begun" || !/^(?:and|but)$/.test(key(at))) break;
      if (tag(at) === "AUX" || tag(at) === "VERB") return [];
    }
    return edit(index, index, pastOfParticiple.get(word) ?? word, "The simple past stands here");
  });
};

export const tenseRules: readonly GrammarRule[] = [
  joined,
  dated,
  inStories,
  wishes,
  perfect,
  since,
  bareParticiples,
  conditions,
  lonely,
];
