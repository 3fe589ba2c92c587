/** Subject and verb with something between them. */

import { baseOfThird, isPlural, pastForm, people, thirdPerson } from "../../../prose/english/forms.ts";
import { isVerbBase, pureVerbs, unchanging } from "../../../prose/english/verbs.ts";
import type { Edit } from "../../marks/edits.ts";
import {
  agree,
  before,
  callsOn,
  forMany,
  forOne,
  indefinite,
  isQuestion,
  object,
  several,
  single,
  takesObject,
  isWished,
} from "./agreeing.ts";
import { type Clause, eachWord, type GrammarRule, pastAdverbs } from "./clause.ts";
import {
  hasVerb,
  isPerson,
  nounPhraseAt,
  opensClause,
  phrasesBehind,
  type Subject,
  subjectAt,
} from "./noun-phrases.ts";

const containers =
  /^(?:box|bottle|jar|crate|packet|photo|photograph|picture|painting|copy|map|book|letter|tin|bucket|tray|drawer|suitcase|basket|bag|list|plate|bowl)$/;

/** Whether a number of things is told as one sum: `four people on a note is R128 change`, `both boxes for a night is a fiddle`. */
const isReckoned = ({ key, tag, tokens }: Clause, first: number, verb: number): boolean =>
  (tag(first) === "NUM" || key(first) === "both") &&
  /^(?:is|was)$/.test(key(verb)) &&
  (/^an?$/.test(key(verb + 1)) || /^(?:[£$€]|\p{Lu}?\d)/u.test(tokens[verb + 1]?.text ?? ""));

/** `The windows on the north side was`, `The bridge over the rivers are`. */
const throughPhrases: GrammarRule = (clause) => {
  const { key, tag } = clause;
  if (isQuestion(clause)) return [];
  return clause.tokens.flatMap((_token, index): Edit[] => {
    if (!opensClause(clause, index)) return [];
    // `After a storm in May people on the coast were`: what opens the sentence may have no comma.
    if (index === 1 && /^(?:after|before|until|since)$/.test(key(0))) return [];
    // `that correcting people at dinner is rude`: what is done takes the verb, not those it is done to.
    const doing = key(index) === "that" ? index + 1 : index;
    if (tag(doing) === "VERB" && key(doing).endsWith("ing")) return [];
    const subject = subjectAt(clause, index);
    if (!subject || subject.number === null) return [];
    // `Four to a bench is a squeeze`, `both rooms for a night is £90`: what is reckoned up is one sum.
    if (subject.number === "many" && isReckoned(clause, index, subject.end)) return [];
    if (subject.behind.length === 0) return direct(clause, index, subject);
    const { determiner, head, behind, end, number } = subject;
    const [last] = behind.slice(-1);
    if (!last || /^(?:such|no|any|most)$/.test(determiner)) return [];
    const at = pastAdverbs(clause, end);
    if (
      tag(at) !== "AUX" &&
      ((!/^(?:DET|PRON|ADP|ADV|PART|SCONJ|PUNCT|ADJ)$/.test(tag(at + 1)) &&
        !(number === "many" && pureVerbs.has(baseOfThird(key(at))))) ||
        index === 1)
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
    return hasVerb(clause, head + 1) || isWished(before(clause, head))
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
    if (!more) return [];
    const at = pastAdverbs(clause, more.end);
    // `One of the gates stick in wet weather`: what stands behind `one of` can only be its verb.
    const isVerb =
      tag(at) === "VERB" &&
      clause.tokens[at]?.lemma === key(at) &&
      isVerbBase(key(at)) &&
      !unchanging.test(key(at)) &&
      /^(?:ADP|ADV|SCONJ|PUNCT)$/.test(tag(at + 1)) &&
      !hasVerb(clause, at + 1) &&
      !isWished(before(clause, at));
    return isVerb
      ? clause.edit(at, at, clause.narrates ? pastForm(key(at)) : thirdPerson(key(at)), agree)
      : forOne(clause, at);
  });
};

const parts = new Set(
  "most some all many both several few half two three four five six seven eight nine ten".split(" "),
);

/** `most of the tomatoes was`, `a few of the letters is`, `two of her children was`. */
const someOf: GrammarRule = (clause) => {
  const { key, tag } = clause;
  if (isQuestion(clause)) return [];
  return eachWord(clause, parts).flatMap((index): Edit[] => {
    const first = key(index - 1) === "a" ? index - 1 : index;
    if (key(index + 1) !== "of" || !opensClause(clause, first)) return [];
    // `the charm of so many of the songs was`
    if (key(first - 1) === "so" && tag(first - 2) === "ADP") return [];
    const phrase = nounPhraseAt(clause, index + 2);
    return phrase?.number === "many" && phrase.determiner !== "" && tag(phrase.end) === "AUX"
      ? forMany(clause, phrase.end)
      : [];
  });
};

/** `the two of them was`. */
const twoOf: GrammarRule = (clause) =>
  eachWord(clause, "two three four both").flatMap((index): Edit[] => {
    const first = clause.key(index - 1) === "the" ? index - 1 : index;
    return clause.key(index + 1) === "of" &&
      /^(?:them|us|you)$/.test(clause.key(index + 2)) &&
      opensClause(clause, first) &&
      !isQuestion(clause)
      ? forMany(clause, index + 3)
      : [];
  });

const everybody = new Set([...indefinite, "one"]);

/** `everybody in the village know`, `no one know`, `anyone who want`. */
const indefinites: GrammarRule = (clause) => {
  const { key, tag } = clause;
  // `Anybody want a lift?`: the helper is left out that the verb stands bare behind.
  if (
    isQuestion(clause) ||
    (/\?["”’]?\s*$/.test(clause.sentence.text) && /^(?:any|some)(?:one|body)$/.test(key(0)))
  )
    return [];
  return eachWord(clause, everybody).flatMap((index): Edit[] => {
    if (key(index) === "one" && key(index - 1) !== "no") return [];
    const first = key(index) === "one" ? index - 1 : index;
    if (!opensClause(clause, first) && tag(first - 1) !== "PUNCT") {
      if (key(index + 1) !== "who") return [];
    }
    if (key(index + 1) === "who") return forOne(clause, index + 2);
    if (!opensClause(clause, first)) return [];
    // `to hear anyone suggest`: the verb stands bare behind what is seen or heard.
    if (
      /^(?:hear|heard|hears|see|saw|sees|let|lets|make|makes|made|help|watch|watched|have|had)$/.test(
        key(first - 1),
      )
    )
      return [];
    const more = phrasesBehind(clause, index + 1);
    // `nothing of it save the roof`
    if (!more || key(more.end) === "save") return [];
    // `Someone with standing ask the school.`: in a list of what is to be done.
    const mayCallOn = first === 0 && /^some(?:one|body)$/.test(key(first));
    if (more.behind.length > 0)
      return forOne(clause, pastAdverbs(clause, more.end)).filter(
        ({ replacement }) => !mayCallOn || /^(?:is|was|has|does)$/.test(replacement),
      );
    const at = pastAdverbs(clause, index + 1);
    if (callsOn(clause, index, at)) return [];
    return key(index) === "one" &&
      pureVerbs.has(key(at)) &&
      ["DET", "PRON", "ADV", "SCONJ"].includes(tag(at + 1))
      ? clause.edit(at, at, thirdPerson(key(at)), agree)
      : forOne(clause, at);
  });
};

/** `the lift in the court, which have`: no noun before it could take the plural. */
const nonRestrictive: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, "which").flatMap((index): Edit[] => {
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
      // `the southern species, which are`: one or many.
      if (nounPhraseAt(clause, at)?.number !== "one" || isPlural(key(at)) || key(at).endsWith("s")) return [];
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
  return eachWord(clause, "who").flatMap((index): Edit[] => {
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

export const farSubjectRules: readonly GrammarRule[] = [
  oneOf,
  someOf,
  twoOf,
  throughPhrases,
  indefinites,
  nonRestrictive,
  who,
];
