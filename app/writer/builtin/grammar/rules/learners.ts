/** What is brought over from another language: places of words, spans of time, commas before `that`. */

import {
  baseOfThird,
  participleForm,
  baseOfPast,
  ingForm,
  isPlural,
  pastForm,
  people as persons,
  pluralOf,
  thirdPerson,
  uncountables,
  singularOf,
  collectives,
} from "../../../prose/english/forms.ts";
import { isVerbBase, unchanging } from "../../../prose/english/verbs.ts";
import { numerals } from "../../../prose/english/word-classes.ts";
import type { Edit } from "../../marks/edits.ts";
import { masked } from "../../marks/passages.ts";
import { type Clause, eachWord, type GrammarRule } from "./clause.ts";
import { clauseEnd, verbOfSubjectAt } from "./main-clauses.ts";
import { agree, isWished } from "./agreeing.ts";
import { nounPhraseAt, opensClause, phrasesBehind } from "./noun-phrases.ts";

const people = /^(?:i|we|you|he|she|they)$/;

/** The text of some tokens as it stands. */
const textOf = ({ tokens, sentence }: Clause, first: number, last: number): string =>
  sentence.text.slice(tokens[first]?.start ?? 0, tokens[last]?.end ?? 0);

const isOver = ({ key, tag }: Clause, at: number): boolean =>
  tag(at) === "" || /^(?:[.,;!?]|and|but|because)$/.test(key(at));

const often = "always often usually sometimes never already rarely seldom";
const times =
  /^(?:day|days|week|month|year|night|time|times|morning|evening|afternoon|same|way|hour|first|most|more|one)$/;

/** `I find always the shells`, `We eat always together`: the adverb stands before its verb. */
const adverbPlaces: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, often).flatMap((index): Edit[] => {
    const verb = index - 1;
    if (!people.test(key(verb - 1)) || !/^(?:VERB|AUX)$/.test(tag(verb)) || key(verb).endsWith("ing"))
      return [];
    if (tag(verb - 2) === "AUX" || (tag(verb - 2) === "VERB" && clause.sentence.text.endsWith("?")))
      return [];
    const base = baseOfPast.get(key(verb)) ?? tokens[verb]?.lemma ?? "";
    if (
      base === "have"
        ? !/^(?:has|have)$/.test(key(verb)) || !/^(?:always|often|usually|sometimes)$/.test(key(index))
        : tag(verb) !== "VERB" || !isVerbBase(base)
    )
      return [];
    if (/^(?:be|do|say|think|mean|feel|look|seem)$/.test(base)) return [];
    const isObject =
      (/^(?:DET|PRON)$/.test(tag(index + 1)) &&
        /^(?:the|an?|my|our|your|his|her|their|some|it|them|him|me|us)$/.test(key(index + 1))) ||
      (key(index + 1) === "together" && isOver(clause, index + 2)) ||
      (/^(?:drink|eat|have|use|wear|read|watch|play|cook|buy)$/.test(base) &&
        tag(index + 1) === "NOUN" &&
        (isOver(clause, index + 2) || tag(index + 2) === "ADP"));
    if (!isObject || times.test(key(index + 2)) || times.test(key(index + 3))) return [];
    return edit(
      verb,
      index,
      `${key(index)} ${tokens[verb]?.text ?? ""}`,
      "The adverb stands before its verb",
    );
  });
};

/** `Many people think, that this work is easy`. */
const commaBeforeThat: GrammarRule = (clause) => {
  const { key, tag, tokens } = clause;
  return eachWord(clause, "that").flatMap((index): Edit[] => {
    if (key(index - 1) !== "," || tokens.slice(0, index - 1).some(({ key: word }) => word === ",")) return [];
    if (
      !/^(?:think|thinks|know|believe|believes|hope|hopes)$/.test(key(index - 2)) ||
      tag(index - 2) !== "VERB"
    )
      return [];
    if (
      !(
        /^(?:i|we|they|people|he|she)$/.test(key(index - 3)) &&
        /^(?:many|some|most|and|but|the|all|still|)$/.test(key(index - 4))
      )
    )
      return [];
    if (!/^(?:DET|PRON|NOUN|PROPN)$/.test(tag(index + 1)) || verbOfSubjectAt(clause, index + 1) < 0)
      return [];
    const comma = tokens[index - 1];
    const from = clause.sentence.from + (comma?.start ?? 0);
    return comma ? [{ from, to: from + 1, replacement: "", reason: "No comma before that" }] : [];
  });
};

/** How long: `three years`, `many months`. */
const isSpan = ({ key }: Clause, at: number): boolean =>
  ((numerals.has(key(at)) && key(at) !== "one") || /^(?:many|several|\d{1,2})$/.test(key(at))) &&
  /^(?:years|months|weeks|winters|summers|decades|days|seasons)$/.test(key(at + 1));

const lasting = /^(?:live|work|study|know|learn|teach|lives|works|studies|knows|learns|teaches)$/;
const why = "What began before and goes on";
const baseOf: Readonly<Record<string, string>> = {
  lives: "live",
  works: "work",
  studies: "study",
  knows: "know",
  learns: "learn",
  teaches: "teach",
};
const perfect = ({ key }: Clause, verb: number): string =>
  `${/^(?:he|she)$/.test(key(verb - 1)) ? "has" : "have"} ${participleForm(baseOf[key(verb)] ?? key(verb))}`;

/** `I live here since three years`, `since three years I live in Leeds`, `I know him for ten years`. */
const lastingSpans: GrammarRule = (clause) => {
  const { key, edit, opens, tokens } = clause;
  return eachWord(clause, "since for").flatMap((index): Edit[] => {
    if (!isSpan(clause, index + 1) || key(index + 3) === "ago") return [];
    const subject = key(index + 3) === "," ? index + 4 : index + 3;
    if (
      key(index) === "since" &&
      opens(index) &&
      people.test(key(subject)) &&
      lasting.test(key(subject + 1))
    ) {
      const end = clauseEnd(clause, subject + 2);
      if (end - subject > 6 || textOf(clause, index, end - 1).includes(masked)) return [];
      const told = `${tokens[subject]?.text ?? ""} ${perfect(clause, subject + 1)}`;
      const rest = end > subject + 2 ? ` ${textOf(clause, subject + 2, end - 1)}` : "";
      return edit(index, end - 1, `${told}${rest} for ${textOf(clause, index + 1, index + 2)}`, why);
    }
    let verb = index - 1;
    while (verb > index - 5 && !lasting.test(key(verb))) verb -= 1;
    if (
      !lasting.test(key(verb)) ||
      !people.test(key(verb - 1)) ||
      !opens(verb - 1) ||
      (key(index) === "for" && !isOver(clause, index + 3))
    )
      return [];
    if (/^(?:if|when|while|unless|that|who|which|,|once|until|what|how)$/.test(key(verb - 2))) return [];
    if (key(index) === "for" && !/^(?:i|we)$/.test(key(verb - 1))) return [];
    return edit(
      verb,
      index,
      `${perfect(clause, verb)} ${index > verb + 1 ? `${textOf(clause, verb + 1, index - 1)} ` : ""}for`,
      why,
    );
  });
};

const asked =
  /^(?:know|wonder|wondering|wondered|understand|explain|remember|idea|asked|asks|ask|tell|told)$/;

/** `I don't know where is the station.`, `She asked me how did the man go`. */
const askedWithin: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "where when why how what").flatMap((index): Edit[] => {
    const lead = /^(?:me|us|him|her|them)$/.test(key(index - 1)) ? index - 2 : index - 1;
    if (!asked.test(key(lead)) || /[“"]/.test(clause.sentence.text)) return [];
    const verb = index + 1;
    const isPronoun = people.test(key(verb + 1)) || key(verb + 1) === "it";
    const phrase = nounPhraseAt(clause, verb + 1);
    const end = isPronoun ? verb + 2 : /^(?:DET|PRON|PROPN)$/.test(tag(verb + 1)) ? (phrase?.end ?? -1) : -1;
    if (end < 0) return [];
    const subject = textOf(clause, verb + 1, end - 1);
    const reason = "No question order inside a sentence";
    if (/^(?:is|was|are|were)$/.test(key(verb)))
      return !isPronoun &&
        isOver(clause, end) &&
        (key(index) !== "what" || /^(?:my|your|his|her|its|our|their)$/.test(key(verb + 1)))
        ? edit(verb, end - 1, `${subject} ${key(verb)}`, reason)
        : [];
    const base = key(end);
    if (
      !/^(?:did|does|do)$/.test(key(verb)) ||
      key(end) === "n't" ||
      tokens[end]?.lemma !== base ||
      !(isVerbBase(base) || /^(?:go|come|do|have|get)$/.test(base))
    )
      return [];
    const told = { did: pastForm(base), does: thirdPerson(base) }[key(verb)] ?? base;
    return edit(verb, end, `${subject} ${told}`, reason);
  });
};

/** `Although it was late, but we went on`, `Because he was ill, so he stayed`. */
const twiceJoined: GrammarRule = (clause) => {
  const { key, tokens, edit } = clause;
  const joint = { although: "but", though: "but", because: "so" }[key(0)];
  if (joint === undefined || key(1) === "of") return [];
  const comma = tokens.findIndex(({ key: word }) => word === ",");
  return comma > 3 && key(comma + 1) === joint && (people.test(key(comma + 2)) || key(comma + 2) === "it")
    ? edit(comma + 1, comma + 1, "", "One conjunction is enough")
    : [];
};

/** `I am used to get up early`, `He suggested me to go`. */
const behindThem: GrammarRule = (clause) => {
  const { key, edit, tag } = clause;
  return eachWord(clause, "to").flatMap((index): Edit[] => {
    const verb = key(index + 1);
    if (!isVerbBase(verb) || (tag(index + 1) !== "VERB" && !/^(?:DET|ADP|PRON)$/.test(tag(index + 2))))
      return [];
    const prior = key(index - 1);
    const be = key(index - 2) === "not" ? index - 3 : index - 2;
    const isUsed = prior === "used" && /^(?:am|'m|are|'re|got|get)$/.test(key(be));
    // `I am used to heat, early hours and …`: things in a row.
    if (isUsed && /^(?:i|we)$/.test(key(be - 1)) && !/^(?:,|and|or)$/.test(key(index + 2)))
      return edit(index + 1, index + 1, ingForm(verb), "Used to, of a habit");
    if (
      prior === "interested" &&
      /^(?:learn|work|study|buy|visit|teach|participate|rent)$/.test(verb) &&
      /^(?:am|'m|are|'re|is|'s|was|were|very|really|also|be)$/.test(key(index - 2)) &&
      !/^(?:that|how|what|why|of|whether)$/.test(key(index + 2))
    )
      return edit(index, index + 1, `in ${ingForm(verb)}`, "Interested in doing something");
    const subject = { me: "I", him: "he", us: "we", them: "they" }[prior];
    return subject !== undefined &&
      key(index - 2) === "suggested" &&
      /^(?:i|he|she|they|we)$/.test(key(index - 3))
      ? edit(index - 1, index, `that ${subject}`, "Suggest that somebody does")
      : [];
  });
};

const fine =
  /^(?:good|real|bad|nice|great|big|small|long|beautiful|new|terrible|difficult|easy|cold|hot|warm|interesting|important|lovely)$/;
const things =
  /^(?:idea|leg|story|winter|summer|problem|mistake|question|plan|answer|example|day|week|year|car|house|town|village|film|book|player|teacher|driver|student|friend|cook|person|man|woman|job|trip|journey|meal|surprise|place|dog|boy|girl|city|reason|decision|party)$/;

/** `It was not real leg`, `She is very good teacher`. */
const articleBehindBe: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return tokens.flatMap(({ key: noun, text }, index): Edit[] => {
    if (!things.test(noun) || text !== noun || !fine.test(key(index - 1)) || isPlural(noun)) return [];
    let first = index - 1;
    if (/^(?:very|really)$/.test(key(first - 1))) first -= 1;
    const be = /^(?:not|n't)$/.test(key(first - 1)) ? first - 2 : first - 1;
    if (!/^(?:is|was|'s)$/.test(key(be)) || !/^(?:it|he|she|this|that)$/.test(key(be - 1))) return [];
    if (!clause.opens(be - 1) || !isOver(clause, index + 1) || tag(index + 2) === "NOUN") return [];
    const led = tokens[first]?.text ?? "";
    return edit(first, first, `${/^[aeio]/.test(led) ? "an" : "a"} ${led}`, "An article is missing");
  });
};

const buying = /^(?:bought|buy|rented|rent|found|saw|need|want|have|has|got|made|had)$/;

/** `She bought new car last week`, `I have good idea`. */
const articleBehindVerb: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return tokens.flatMap(({ key: noun, text }, index): Edit[] => {
    if (!things.test(noun) || text !== noun || !fine.test(key(index - 1)) || isPlural(noun)) return [];
    if (!buying.test(key(index - 2)) || !people.test(key(index - 3))) return [];
    if (/^(?:AUX|VERB)$/.test(tag(index - 4)) || !clause.opens(index - 3)) return [];
    const last = /^(?:last|yesterday|for|in|with|and|but|because|about)$/.test(key(index + 1));
    if (
      !(last || /^[.,!?]?$/.test(key(index + 1))) ||
      (key(index + 1) === "and" && /^(?:NOUN|ADJ)$/.test(tag(index + 2)))
    )
      return [];
    const led = tokens[index - 1]?.text ?? "";
    return edit(index - 1, index - 1, `${/^[aeio]/.test(led) ? "an" : "a"} ${led}`, "An article is missing");
  });
};

const objects: Readonly<Record<string, string>> = {
  he: "him",
  she: "her",
  they: "them",
  you: "you",
  it: "it",
};

/** `I want that he comes`, `I would like that you come`. */
const wanted: GrammarRule = (clause) => {
  const { key, edit } = clause;
  return eachWord(clause, "that").flatMap((index): Edit[] => {
    const want =
      (/^(?:want|wants|wanted)$/.test(key(index - 1)) && /^(?:i|we|he|she|they)$/.test(key(index - 2))) ||
      (key(index - 1) === "like" && /^(?:would|'d)$/.test(key(index - 2)));
    const who = objects[key(index + 1)];
    const verb = baseOfPast.get(key(index + 2)) ?? baseOfThird(key(index + 2));
    return want && who !== undefined && (isVerbBase(verb) || /^(?:come|go|help)$/.test(verb))
      ? edit(index, index + 2, `${who} to ${verb}`, "Want somebody to do something")
      : [];
  });
};

/** `I like very much this song`: it stands behind its object. */
const veryMuch: GrammarRule = (clause) => {
  const { key, edit } = clause;
  return eachWord(clause, "very").flatMap((index): Edit[] => {
    if (
      key(index + 1) !== "much" ||
      !/^(?:like|likes|liked|love|loves|loved|enjoy|enjoys|enjoyed)$/.test(key(index - 1))
    )
      return [];
    if (!people.test(key(index - 2))) return [];
    const phrase = nounPhraseAt(clause, index + 2);
    // `I like very much the smell of fresh bread`
    const end = phrase && (phrasesBehind(clause, phrase.end)?.end ?? phrase.end);
    if (!end || phrase.determiner === "" || !isOver(clause, end)) return [];
    return edit(
      index,
      end - 1,
      `${textOf(clause, index + 2, end - 1)} very much`,
      "Very much stands behind its object",
    );
  });
};

/** `many informations`, `a lot of friend`, `This shoes are`. */
const amounts: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, opens } = clause;
  const number = "Number and noun agree";
  return eachWord(clause, "many lot lots this that").flatMap((index): Edit[] => {
    const [word, noun] = [key(index), key(index + 1)];
    if (word === "many") {
      if (!noun.endsWith("s") || !uncountables.has(singularOf(noun)) || tag(index + 2) === "NOUN") return [];
      const isThere = /^(?:are|were)$/.test(key(index - 1)) && key(index - 2) === "there";
      if (/^(?:so|too|how|as|very|not)$/.test(key(index - 1))) return [];
      const led = isThere ? `${key(index - 1) === "are" ? "is" : "was"} a lot of` : "a lot of";
      return edit(isThere ? index - 1 : index, index + 1, `${led} ${singularOf(noun)}`, "Has no plural");
    }
    if (word === "lot" || word === "lots") {
      const thing = key(index + 2);
      return noun === "of" &&
        /^(?:friend|person|book|problem|question|car|shop|student|tourist|tree|house|child|photo|idea|job|mistake|animal|flower|word|game|song|country|city|company|customer)$/.test(
          thing,
        ) &&
        tag(index + 2) === "NOUN" &&
        (isOver(clause, index + 3) || /^(?:ADP|ADV)$/.test(tag(index + 3)))
        ? edit(index + 2, index + 2, thing === "person" ? "people" : pluralOf(thing), number)
        : [];
    }
    return opens(index) &&
      tag(index + 1) === "NOUN" &&
      isPlural(noun) &&
      !collectives.has(noun) &&
      !persons.has(noun) &&
      /^(?:are|were)$/.test(key(index + 2)) &&
      tokens[index + 1]?.text === noun &&
      (index === 0 || (word === "this" && !/^(?:that|,|and)$/.test(key(index - 1))))
      ? edit(index, index, word === "this" ? "these" : "those", number)
      : [];
  });
};

/** `My neighbour always park here`: the adverb shows the verb. */
const oneOften: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, narrates, sentence } = clause;
  if (narrates || /\?\s*$/.test(sentence.text)) return [];
  return eachWord(clause, "always often usually never sometimes").flatMap((index): Edit[] => {
    const [noun, verb] = [key(index - 1), key(index + 1)];
    if (!/^(?:my|our|his|her|their|the|this|your)$/.test(key(index - 2)) || !opensClause(clause, index - 2))
      return [];
    if (tag(index - 1) !== "NOUN" || isPlural(noun) || collectives.has(noun) || uncountables.has(noun))
      return [];
    if (noun.endsWith("s") || isWished(sentence.text.slice(0, tokens[index]?.start ?? 0))) return [];
    return tag(index + 1) === "VERB" &&
      isVerbBase(verb) &&
      tokens[index + 1]?.lemma === verb &&
      !unchanging.test(verb)
      ? edit(index + 1, index + 1, thirdPerson(verb), agree)
      : [];
  });
};

/** `I have 20 years.`: how old somebody is. */
const ages: GrammarRule = (clause) => {
  const { key, edit } = clause;
  return eachWord(clause, "years").flatMap((index): Edit[] => {
    const be = { i: "am", he: "is", she: "is" }[key(index - 3)];
    if (be === undefined || !/^(?:have|has)$/.test(key(index - 2)) || !/^[1-9]\d$/.test(key(index - 1)))
      return [];
    return (index === 3 || (key(index - 4) === "and" && index > 4)) && /^[.]?$/.test(key(index + 1))
      ? edit(index - 2, index, `${be} ${key(index - 1)} years old`, "An age takes be")
      : [];
  });
};

export const learnerRules: readonly GrammarRule[] = [
  articleBehindVerb,
  wanted,
  veryMuch,
  amounts,
  oneOften,
  ages,
  adverbPlaces,
  commaBeforeThat,
  lastingSpans,
  askedWithin,
  twiceJoined,
  behindThem,
  articleBehindBe,
];
