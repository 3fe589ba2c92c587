/** Subject and verb with something between them, pairs of subjects, and questions. */

import { baseOfThird, isPlural, people, pastForm, thirdPerson } from "../../../prose/english/forms.ts";
import { doubleVerbs, isVerbBase, pureVerbs } from "../../../prose/english/verbs.ts";
import type { Edit } from "../../marks/edits.ts";
import { type Clause, eachWord, type GrammarRule, pastAdverbs } from "./clause.ts";
import {
  hasVerb,
  isPerson,
  type NounPhrase,
  nounPhraseAt,
  opensClause,
  phrasesBehind,
  type Subject,
  subjectAt,
} from "./noun-phrases.ts";

const agree = "Subject and verb agree";
const single: Readonly<Record<string, string>> = { have: "has", are: "is", were: "was" };
const several: Readonly<Record<string, string>> = { has: "have", is: "are", was: "were", does: "do" };
const wished =
  /\b(?:if|though|wish|wishes|wished|whether|suppose|lest|let|suggest|recommend|insist|demand|propose|request|require|ask|asks|asked|essential|important|vital|necessary|may)\w*\b/i;
/** Verbs whose past is their base. */
const unchanging = /^(?:cut|put|set|let|hit|hurt|cost|read|shut|quit|bet|burst|cast|spread|split|beat)$/;
const object = /^(?:me|us|him|them|it|you|her)$/;

const isQuestion = ({ sentence, tag, key }: Clause): boolean =>
  /\?\s*$/.test(sentence.text) && (tag(0) === "AUX" || /^(?:wh\w+|how)$/.test(key(0)));

const before = ({ sentence, tokens }: Clause, index: number): string =>
  sentence.text.slice(0, tokens[index]?.start ?? 0);

/** The verb at a place for one subject: another form of `be` and `have`, or a base with its ending. */
function forOne(clause: Clause, at: number): Edit[] {
  const { key, tag, edit, tokens } = clause;
  const verb = key(at);
  if (wished.test(before(clause, at))) return [];
  if (tag(at) === "AUX") {
    if (verb === "do" && /^(?:n't|not)$/.test(key(at + 1))) return edit(at, at, "does", agree);
    const right = single[verb];
    return right ? edit(at, at, right, agree) : [];
  }
  const sure =
    (tag(at) === "VERB" && tokens[at]?.lemma === verb && isVerbBase(verb)) ||
    (isVerbBase(verb) && object.test(key(at + 1)));
  if (tokens[at]?.text !== verb) return [];
  if (!sure || unchanging.test(verb) || (doubleVerbs.has(verb) && !takesObject(clause, at))) return [];
  if (key(at - 1) !== "who" && hasVerb(clause, at + 1)) return [];
  return edit(at, at, clause.narrates || clause.isDated ? pastForm(verb) : thirdPerson(verb), agree);
}

/** Whether what stands behind a word shows that it is a verb. */
const takesObject = ({ key, tag }: Clause, at: number): boolean =>
  object.test(key(at + 1)) || tag(at + 1) === "DET" || /^(?:my|our|your|his|their|its)$/.test(key(at + 1));

/** The verb at a place for several. */
function forMany(clause: Clause, at: number): Edit[] {
  const { key, tag, edit, tokens } = clause;
  const verb = key(at);
  const right = several[verb];
  if (right && tag(at) === "AUX") return edit(at, at, right, agree);
  const base = baseOfThird(verb);
  return tag(at) === "VERB" &&
    tokens[at]?.text === verb &&
    base !== verb &&
    tokens[at]?.lemma !== verb &&
    isVerbBase(base)
    ? hasVerb(clause, at + 1)
      ? []
      : edit(at, at, base, agree)
    : [];
}

const containers =
  /^(?:box|bottle|jar|crate|packet|photo|photograph|picture|painting|copy|map|book|letter|tin|bucket|tray|drawer|suitcase|basket|bag|list|plate|bowl)$/;

/** `The windows on the north side was`, `The bridge over the rivers are`. */
const throughPhrases: GrammarRule = (clause) => {
  const { key, tag } = clause;
  if (isQuestion(clause)) return [];
  return clause.tokens.flatMap((_token, index): Edit[] => {
    if (!opensClause(clause, index)) return [];
    const subject = subjectAt(clause, index);
    if (!subject || subject.number === null) return [];
    if (subject.behind.length === 0) return direct(clause, index, subject);
    const { determiner, head, behind, end, number } = subject;
    const [last] = behind.slice(-1);
    if (!last || /^(?:such|no|any|most)$/.test(determiner)) return [];
    const at = pastAdverbs(clause, end);
    if (
      tag(at) !== "AUX" &&
      (!/^(?:DET|PRON|ADP|ADV|PART|SCONJ|PUNCT|ADJ)$/.test(tag(at + 1)) || index === 1)
    )
      return [];
    // `a row of houses were`: the writer may see the houses.
    if (
      /^an?$/.test(determiner) &&
      key(head + 1) === "of" &&
      last.number !== "one" &&
      !containers.test(key(head))
    )
      return [];
    if (number === "one")
      return /^(?:the|this|that|my|our|your|his|her|its|their|an?|every|each)$/.test(determiner) &&
        tag(head) === "NOUN"
        ? forOne(clause, at)
        : [];
    // `the taste of tea on mornings is`: a name, or an amount, takes one verb.
    if (
      (determiner === "" && !(people.has(key(head)) && index === 0)) ||
      tag(head) !== "NOUN" ||
      behind.some((one) => tag(one.head) === "PROPN" && one.number === null)
    )
      return [];
    return key(at) === "was" && /^(?:all|what|the)$/.test(key(at + 1)) ? [] : forMany(clause, at);
  });
};

/** `My uncle drive a tram`: nothing stands between. */
function direct(clause: Clause, index: number, { head, end, number, determiner }: Subject): Edit[] {
  const { key, tag, tokens } = clause;
  const at = pastAdverbs(clause, end);
  // `The committee's decisions was`: whose they are stands between.
  if (number === "many" && tag(head) === "NOUN" && determiner !== "" && tag(at) === "AUX")
    return clause.tokens.slice(index, head).some(({ key: word }) => /^'s?$/.test(word)) &&
      !/^(?:a|an|all|what|the)$/.test(key(at + 1))
      ? forMany(clause, at)
      : [];
  if (
    number !== "one" ||
    tag(head) !== "NOUN" ||
    !/^(?:the|this|my|our|your|his|her|its|their|every|each)$/.test(determiner)
  )
    return [];
  if (/^(?:though|although|before|until|unless|if|whether|lest|so|that|after|;|:)$/.test(key(index - 1)))
    return [];
  // A verb that was taken for a noun: `my uncle drive a tram`.
  if (head > index + 1 && isPerson(key(head - 1)) && isVerbBase(key(head)) && takesObject(clause, head))
    return hasVerb(clause, head + 1) || wished.test(before(clause, head))
      ? []
      : clause.edit(
          head,
          head,
          clause.narrates || clause.isDated ? pastForm(key(head)) : thirdPerson(key(head)),
          agree,
        );
  const isVerb = tag(at) === "VERB" && tokens[at]?.lemma === key(at);
  return isVerb && takesObject(clause, at) && !object.test(key(at + 1)) ? forOne(clause, at) : [];
}

const ones = new Set(["each", "neither", "either", "one"]);

/** `each of the tenants on the upper floors feel`, `one of the bags last us`. */
const oneOf: GrammarRule = (clause) => {
  const { key, tag } = clause;
  if (isQuestion(clause)) return [];
  return eachWord(clause, ones).flatMap((index): Edit[] => {
    const first = key(index) === "one" && key(index - 1) === "every" ? index - 1 : index;
    if (key(index + 1) !== "of" || !(opensClause(clause, first) || clause.opens(first))) return [];
    const from = index + 2;
    if (/^(?:us|them|you)$/.test(key(from))) {
      const at = pastAdverbs(clause, from + 1);
      return isVerbBase(key(at)) ? forOne(clause, at) : [];
    }
    if (!/^(?:the|these|those|my|our|your|his|her|its|their)$/.test(key(from))) return [];
    const phrase = nounPhraseAt(clause, from);
    const group = phrase ?? (tag(from + 1) === "NUM" ? { end: from + 2 } : null);
    const more = group && phrasesBehind(clause, group.end);
    return more ? forOne(clause, pastAdverbs(clause, more.end)) : [];
  });
};

/** `most of the tomatoes was`, `a few of the letters is`. */
const someOf: GrammarRule = (clause) => {
  const { key, tag } = clause;
  if (isQuestion(clause)) return [];
  return eachWord(clause, new Set(["most", "some", "all", "many", "both", "several", "few"])).flatMap(
    (index): Edit[] => {
      const first = key(index - 1) === "a" ? index - 1 : index;
      if (key(index + 1) !== "of" || !opensClause(clause, first)) return [];
      const phrase = nounPhraseAt(clause, index + 2);
      return phrase?.number === "many" && phrase.determiner !== "" && tag(phrase.end) === "AUX"
        ? forMany(clause, phrase.end)
        : [];
    },
  );
};

/** `the two of them was`. */
const twoOf: GrammarRule = (clause) =>
  eachWord(clause, new Set(["two", "three", "four", "both"])).flatMap((index): Edit[] => {
    const first = clause.key(index - 1) === "the" ? index - 1 : index;
    return clause.key(index + 1) === "of" &&
      /^(?:them|us|you)$/.test(clause.key(index + 2)) &&
      opensClause(clause, first) &&
      !isQuestion(clause)
      ? forMany(clause, index + 3)
      : [];
  });

const everybody = new Set(
  "everyone everybody someone somebody anyone anybody nobody one everything something nothing anything".split(
    " ",
  ),
);

/** `everybody in the village know`, `no one know`, `anyone who want`. */
const indefinites: GrammarRule = (clause) => {
  const { key, tag } = clause;
  if (isQuestion(clause)) return [];
  return eachWord(clause, everybody).flatMap((index): Edit[] => {
    if (key(index) === "one" && key(index - 1) !== "no") return [];
    const first = key(index) === "one" ? index - 1 : index;
    if (!opensClause(clause, first) && tag(first - 1) !== "PUNCT") {
      if (key(index + 1) !== "who") return [];
    }
    if (key(index + 1) === "who") return forOne(clause, index + 2);
    if (!opensClause(clause, first)) return [];
    const more = phrasesBehind(clause, index + 1);
    if (!more) return [];
    if (more.behind.length > 0) return forOne(clause, pastAdverbs(clause, more.end));
    const at = pastAdverbs(clause, index + 1);
    return key(index) === "one" &&
      pureVerbs.has(key(at)) &&
      ["DET", "PRON", "ADV", "SCONJ"].includes(tag(at + 1))
      ? clause.edit(at, at, thirdPerson(key(at)), agree)
      : forOne(clause, at);
  });
};

const singlesOnly = /^(?:the|my|our|your|his|her|its|their)$/;

/** `the lift in the court, which have`: no noun before it could take the plural. */
const nonRestrictive: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, new Set(["which"])).flatMap((index): Edit[] => {
    if (key(index - 1) !== "," || tag(index + 1) !== "AUX" || clause.sentence.kind !== "paragraph") return [];
    if (!/^\p{Lu}/u.test(clause.tokens[0]?.text ?? "")) return [];
    const right = single[key(index + 1)];
    if (!right || /^(?:i|you|we|they)$/.test(key(index + 2))) return [];
    let nouns = 0;
    for (let at = 0; at < index - 1; at += 1) {
      if (
        ["CCONJ", "NUM"].includes(tag(at)) ||
        /^(?:them|these|those|both|all|many|some|few|several|they|we|any|such)$/.test(key(at)) ||
        /\uE000/.test(key(at)) ||
        (/[^s']s$/.test(key(at)) && tag(at) === "VERB" && tag(at - 1) !== "NOUN" && tag(at - 1) !== "PRON")
      )
        return [];
      if (tag(at) !== "NOUN" && tag(at) !== "PROPN") continue;
      if (nounPhraseAt(clause, at)?.number !== "one" || isPlural(key(at))) return [];
      nouns += 1;
    }
    const led = clause.tokens
      .slice(0, index)
      .some(({ key: word }) => /^(?:the|an?|my|our|your|his|her|their|this|that|its)$/.test(word));
    return nouns > 0 && led && clause.tokens.length > index + 2
      ? edit(index + 1, index + 1, right, agree)
      : [];
  });
};

/** `the people who was`, `the man who repair the roof`. */
const who: GrammarRule = (clause) => {
  const { key, tag, tokens } = clause;
  return eachWord(clause, new Set(["who"])).flatMap((index): Edit[] => {
    const noun = key(index - 1);
    if (tag(index - 1) !== "NOUN") return [];
    let first = index - 1;
    while (first > 0 && ["ADJ", "NUM"].includes(tag(first - 1))) first -= 1;
    const determiner = key(first - 1);
    const known =
      /^(?:the|an?|this|that|these|those|my|our|your|his|her|their|all|some|many|any|other|most|two|three)$/;
    const led = known.test(determiner);
    const start = led ? first - 1 : first;
    if (/^(?:of|with|and|or|nor|than|as|by|from|between|,)$/.test(key(start - 1))) return [];
    if (/\b(?:one|each|any|none|neither|either|every|only)\b/i.test(before(clause, start))) return [];
    if (isPlural(noun) && people.has(noun)) {
      const right = several[key(index + 1)];
      if (right && tag(index + 1) === "AUX") return forMany(clause, index + 1);
      const base = baseOfThird(key(index + 1));
      return tag(index + 1) === "VERB" && base !== key(index + 1) && isVerbBase(base)
        ? clause.edit(index + 1, index + 1, base, agree)
        : [];
    }
    if (!led || !isPerson(noun) || /^(?:these|those|all|some|many|most|any|two|three)$/.test(determiner))
      return [];
    const at = index + 1;
    return tokens[at]?.lemma === key(at) &&
      takesObject(clause, at) &&
      isVerbBase(key(at)) &&
      !unchanging.test(key(at))
      ? clause.edit(at, at, clause.narrates ? pastForm(key(at)) : thirdPerson(key(at)), agree)
      : [];
  });
};

const kin =
  /^(?:brother|sister|mother|father|aunt|uncle|son|daughter|husband|wife|cousin|mum|dad|mom|grandmother|grandfather|nephew|niece|grandma|grandpa)$/;

/** `my cousin and her husband was`, `the dog and the cat sleeps`. */
const pairs: GrammarRule = (clause) => {
  const { key, tag } = clause;
  if (isQuestion(clause)) return [];
  return clause.tokens.flatMap((_token, index): Edit[] => {
    if (
      !opensClause(clause, index) ||
      /^(?:after|before|since|until|as|but|see|hear|heard|:)$/.test(key(index - 1))
    )
      return [];
    const one = nounPhraseAt(clause, index);
    if (!one || one.number !== "one" || !singlesOnly.test(one.determiner) || key(one.end) !== "and")
      return [];
    const other = nounPhraseAt(clause, one.end + 1);
    if (!other || other.number !== "one" || !/^(?:NOUN|PROPN)$/.test(tag(other.head))) return [];
    const kind =
      other.determiner === ""
        ? kin.test(key(one.head)) && (kin.test(key(other.head)) || tag(other.head) === "PROPN")
        : singlesOnly.test(other.determiner);
    if (!kind || other.end !== other.head + 1) return [];
    return forMany(clause, pastAdverbs(clause, other.end));
  });
};

/** `neither the captain nor the pilot were`. */
const neither: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, new Set(["neither"])).flatMap((index): Edit[] => {
    if (!opensClause(clause, index)) return [];
    const one = nounPhraseAt(clause, index + 1);
    if (one?.number !== "one" || key(one.end) !== "nor") return [];
    const other = nounPhraseAt(clause, one.end + 1);
    if (other?.number !== "one") return [];
    const right = single[key(other.end)];
    return right && tag(other.end) === "AUX" ? edit(other.end, other.end, right, agree) : [];
  });
};

/** `She lives near the harbour and work at the post office`. */
const joinedThird: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, new Set(["and"])).flatMap((index): Edit[] => {
    const at = pastAdverbs(clause, index + 1);
    const verb = key(at);
    if (!isVerbBase(verb) || !["VERB", "NOUN"].includes(tag(at)) || unchanging.test(verb)) return [];
    let first = -1;
    for (let back = index - 1; back >= 0 && first < 0; back -= 1) {
      if (/^[,;:.!?()“”"]$/.test(key(back)) || tag(back) === "AUX" || tag(back) === "PART") return [];
      if (tag(back) === "CCONJ" || /^(?:which|that|what|if)$/.test(key(back))) return [];
      const led = /^(?:who|he|she|it)$/.test(key(back - 1)) && isVerbBase(baseOfThird(key(back)));
      if ((tag(back) === "VERB" || led) && tokens[back]?.text === key(back)) first = back;
    }
    const third = key(first);
    if (first < 1 || baseOfThird(third) === third || tokens[first]?.lemma === third) return [];
    if (/^(?:lets|makes|helps|sees|hears|watches|has|goes|comes|tries|does)$/.test(third)) return [];
    const subject = pastAdverbsBack(clause, first - 1);
    // Behind `as it stands` or `I know a man who` the second verb may be somebody else's.
    const sole =
      key(subject) === "who"
        ? !isPlural(key(subject - 1)) &&
          tokens.slice(0, subject).every((one) => one.tag !== "VERB" || one.lemma !== one.key)
        : /^(?:he|she|it)$/.test(key(subject)) &&
          (subject === 0 || /^(?:[,;]|and|but)$/.test(key(subject - 1)));
    if (!sole) return [];
    const next = at + 1;
    // What may be a noun must stand behind one that it cannot be listed with.
    const alone =
      /^(?:NOUN|PROPN|NUM)$/.test(tag(index - 1)) && /^(?:DET|NUM)$|^(?:PRON)$/.test(tag(index - 2));
    const tail =
      object.test(key(next)) ||
      ["DET", "PRON"].includes(tag(next)) ||
      (tag(next) === "ADP" &&
        key(next) !== "of" &&
        (["DET", "PRON", "PROPN"].includes(tag(next + 1)) || pureVerbs.has(verb)));
    if (
      !tail ||
      !(pureVerbs.has(verb) || alone || /^(?:ADV|NUM)$/.test(tag(index - 1)) || tag(index - 2) === "ADP")
    )
      return [];
    return edit(at, at, thirdPerson(verb), agree);
  });
};

function pastAdverbsBack({ tag }: Clause, index: number): number {
  return tag(index) === "ADV" ? index - 1 : index;
}

/** `Where is my glasses?`, `Does your parents know?`, `Was you there?` */
const questions: GrammarRule = (clause) => {
  const { key, tag, edit, sentence } = clause;
  if (!/\?\s*$/.test(sentence.text)) return [];
  const index = /^(?:where|what|how|when|why)$/.test(key(0)) ? 1 : 0;
  const right = several[key(index)];
  if (!right || tag(index) !== "AUX") return [];
  if (/^(?:you|we|they)$/.test(key(index + 1))) return edit(index, index, right, agree);
  const asked: NounPhrase | null = nounPhraseAt(clause, index + 1);
  return asked?.number === "many" &&
    /^(?:the|my|our|your|his|her|their|these|those)$/.test(asked.determiner) &&
    tag(asked.head) === "NOUN"
    ? edit(index, index, right, agree)
    : [];
};

/** `The trains runs every hour`, `My parents lives in a flat`: the last of what looks like nouns is the verb. */
const hidden: GrammarRule = (clause) => {
  const { key, tag, edit, sentence } = clause;
  if (sentence.kind !== "paragraph") return [];
  return clause.tokens.flatMap((_token, index): Edit[] => {
    if (!opensClause(clause, index) || !/^(?:the|my|our|your|his|her|their|these|those)$/.test(key(index)))
      return [];
    const head = tag(index + 1) === "ADJ" ? index + 2 : index + 1;
    const at = head + 1;
    const base = baseOfThird(key(at));
    if (tag(head) !== "NOUN" || !isPlural(key(head)) || base === key(at) || !isVerbBase(base)) return [];
    if (!["NOUN", "VERB"].includes(tag(at)) || hasVerb(clause, at + 1)) return [];
    const next = tag(at + 1);
    return ["DET", "PRON", "ADP", "ADV", "ADJ"].includes(next) &&
      !/^(?:of|and|or|who|which|that)$/.test(key(at + 1))
      ? edit(at, at, base, agree)
      : [];
  });
};

export const farSubjectRules: readonly GrammarRule[] = [
  oneOf,
  someOf,
  twoOf,
  throughPhrases,
  indefinites,
  nonRestrictive,
  who,
  pairs,
  neither,
  joinedThird,
  questions,
  hidden,
];
