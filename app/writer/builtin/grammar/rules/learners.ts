/** What is brought over from another language: places of words, spans of time, commas before `that`. */

import { participleForm, baseOfPast, ingForm, isPlural, pastForm } from "../../../prose/english/forms.ts";
import { isVerbBase } from "../../../prose/english/verbs.ts";
import { numerals } from "../../../prose/english/word-classes.ts";
import type { Edit } from "../../marks/edits.ts";
import { masked } from "../../marks/passages.ts";
import { type Clause, eachWord, type GrammarRule } from "./clause.ts";
import { clauseEnd, verbOfSubjectAt } from "./main-clauses.ts";
import { nounPhraseAt } from "./noun-phrases.ts";

const people = /^(?:i|we|you|he|she|they)$/;

/** The text of some tokens as it stands. */
const textOf = ({ tokens, sentence }: Clause, first: number, last: number): string =>
  sentence.text.slice(tokens[first]?.start ?? 0, tokens[last]?.end ?? 0);

const isOver = ({ key, tag }: Clause, at: number): boolean =>
  tag(at) === "" || /^(?:[.,;!?]|and|but|because)$/.test(key(at));

const often = "always often usually sometimes never already rarely seldom";
const times = /^(?:day|days|week|month|year|night|time|times|morning|evening|afternoon|same|way|hour|first|most|more|one)$/;

/** `I find always the shells`, `We eat always together`: the adverb stands before its verb. */
const adverbPlaces: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, often).flatMap((index): Edit[] => {
    const verb = index - 1;
    if (!people.test(key(verb - 1)) || tag(verb) !== "VERB" || !clause.opens(verb - 1)) return [];
    if (!/^(?:and|but|because|when|if|that|so|,|)$/.test(key(verb - 2))) return [];
    const base = baseOfPast.get(key(verb)) ?? tokens[verb]?.lemma ?? "";
    if (!isVerbBase(base) || /^(?:be|have|do|say|think|mean|feel|look|seem)$/.test(base)) return [];
    const isObject =
      (/^(?:DET|PRON)$/.test(tag(index + 1)) && /^(?:the|an?|my|our|your|his|her|their|some|it|them|him|me|us)$/.test(key(index + 1))) ||
      (key(index + 1) === "together" && isOver(clause, index + 2));
    if (!isObject || times.test(key(index + 2)) || times.test(key(index + 3))) return [];
    return edit(verb, index, `${key(index)} ${tokens[verb]?.text ?? ""}`, "The adverb stands before its verb");
  });
};

/** `Many people think, that this work is easy`. */
const commaBeforeThat: GrammarRule = (clause) => {
  const { key, tag, tokens } = clause;
  return eachWord(clause, "that").flatMap((index): Edit[] => {
    if (key(index - 1) !== "," || tokens.slice(0, index - 1).some(({ key: word }) => word === ",")) return [];
    if (!/^(?:think|thinks|know|believe|believes|hope|hopes)$/.test(key(index - 2)) || tag(index - 2) !== "VERB")
      return [];
    if (!(/^(?:i|we|they|people|he|she)$/.test(key(index - 3)) && /^(?:many|some|most|and|but|the|all|still|)$/.test(key(index - 4))))
      return [];
    if (!/^(?:DET|PRON|NOUN|PROPN)$/.test(tag(index + 1)) || verbOfSubjectAt(clause, index + 1) < 0) return [];
    const comma = tokens[index - 1];
    const from = clause.sentence.from + (comma?.start ?? 0);
    return comma ? [{ from, to: from + 1, replacement: "", reason: "No comma before that" }] : [];
  });
};

/** How long: `three years`, `many months`. */
const isSpan = ({ key }: Clause, at: number): boolean =>
  ((numerals.has(key(at)) && key(at) !== "one") || /^(?:many|several|\d{1,2})$/.test(key(at))) &&
  /^(?:years|months|weeks)$/.test(key(at + 1));

const lasting = /^(?:live|work|study|know|learn|teach|lives|works|studies|knows|learns|teaches)$/;
const why = "What began before and goes on";
const baseOf: Readonly<Record<string, string>> = { lives: "live", works: "work", studies: "study", knows: "know", learns: "learn", teaches: "teach" };
const perfect = ({ key }: Clause, verb: number): string =>
  `${/^(?:he|she)$/.test(key(verb - 1)) ? "has" : "have"} ${participleForm(baseOf[key(verb)] ?? key(verb))}`;

/** `I live here since three years`, `since three years I live in Leeds`, `I know him for ten years`. */
const lastingSpans: GrammarRule = (clause) => {
  const { key, edit, opens, tokens } = clause;
  return eachWord(clause, "since for").flatMap((index): Edit[] => {
    if (!isSpan(clause, index + 1) || key(index + 3) === "ago") return [];
    const subject = key(index + 3) === "," ? index + 4 : index + 3;
    if (key(index) === "since" && opens(index) && people.test(key(subject)) && lasting.test(key(subject + 1))) {
      const end = clauseEnd(clause, subject + 2);
      if (end - subject > 6 || textOf(clause, index, end - 1).includes(masked)) return [];
      const told = `${tokens[subject]?.text ?? ""} ${perfect(clause, subject + 1)}`;
      const rest = end > subject + 2 ? ` ${textOf(clause, subject + 2, end - 1)}` : "";
      return edit(index, end - 1, `${told}${rest} for ${textOf(clause, index + 1, index + 2)}`, why);
    }
    let verb = index - 1;
    while (verb > index - 5 && !lasting.test(key(verb))) verb -= 1;
    if (!lasting.test(key(verb)) || !people.test(key(verb - 1)) || !opens(verb - 1) || !isOver(clause, index + 3))
      return [];
    if (/^(?:if|when|while|unless|that|who|which|,|once|until|what|how)$/.test(key(verb - 2))) return [];
    if (key(index) === "for" && !/^(?:i|we)$/.test(key(verb - 1))) return [];
    return edit(verb, index, `${perfect(clause, verb)} ${index > verb + 1 ? `${textOf(clause, verb + 1, index - 1)} ` : ""}for`, why);
  });
};

const asked = /^(?:know|wonder|wondering|wondered|understand|explain|remember|idea|asked|asks|ask|tell|told)$/;

/** `I don't know where is the station.`, `She asked me how did the man go`. */
const askedWithin: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "where when why how").flatMap((index): Edit[] => {
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
      return !isPronoun && isOver(clause, end) ? edit(verb, end - 1, `${subject} ${key(verb)}`, reason) : [];
    const base = key(end);
    if (key(verb) !== "did" || tokens[end]?.lemma !== base || !(isVerbBase(base) || /^(?:go|come|do|have|get)$/.test(base))) return [];
    return edit(verb, end, `${subject} ${pastForm(base)}`, reason);
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
  const { key, edit, tokens, tag } = clause;
  return eachWord(clause, "to").flatMap((index): Edit[] => {
    const verb = key(index + 1);
    if (tag(index + 1) !== "VERB" || tokens[index + 1]?.lemma !== verb) return [];
    const prior = key(index - 1);
    const be = key(index - 2) === "not" ? index - 3 : index - 2;
    if (
      prior === "used" &&
      /^(?:am|'m|are|'re|got|get)$/.test(key(be)) &&
      /^(?:i|we)$/.test(key(be - 1))
    )
      return edit(index + 1, index + 1, ingForm(verb), "Used to, of a habit");
    const subject = { me: "I", him: "he", us: "we", them: "they" }[prior];
    return subject !== undefined && key(index - 2) === "suggested" && /^(?:i|he|she|they|we)$/.test(key(index - 3))
      ? edit(index - 1, index, `that ${subject}`, "Suggest that somebody does")
      : [];
  });
};

const fine = /^(?:good|real|bad|nice|great|big|small|long|beautiful|new|terrible|difficult|easy|interesting|important|lovely)$/;
const things =
  /^(?:idea|leg|story|problem|mistake|question|plan|answer|example|day|week|year|car|house|town|village|film|book|player|teacher|driver|student|friend|cook|person|man|woman|job|trip|journey|meal|surprise|place|dog|boy|girl|city|reason|decision|party)$/;

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

export const learnerRules: readonly GrammarRule[] = [
  adverbPlaces,
  commaBeforeThat,
  lastingSpans,
  askedWithin,
  twiceJoined,
  behindThem,
  articleBehindBe,
];
