/** English clauses and times in another order that says the same. Each turn gives null where it is not safe. */

import { countWords } from "../../prose/words.ts";
import { capital } from "../letters.ts";
import { continued, isStatement } from "../matter/phrases.ts";
import { finiteOf } from "../tables/conjugation.ts";
import type { Turn } from "./turn.ts";

const leansBack =
  /^(?:it|they|he|she|him|her|them|his|their|its|this|that|these|those|one|some|both|neither)\b/iu;
const nested = /\b(?:because|although|though|unless|whereas|so that|but|if)\b|[:;"“”?!()—–]/iu;

/** `A, but B.` as `Although A, B.` */
export const concede: Turn = (sentence, text) => {
  const { first = "", second = "" } =
    /^(?<first>[^,]{12,140}), but (?<second>[^,]{8,140})\.$/u.exec(sentence)?.groups ?? {};
  if (first === "" || nested.test(first) || nested.test(second) || !isClause(second) || !isStatement(first))
    return null;
  if (/^(?:And|But|So|Yet|Then|Please|Not|Do|If|When)\b/u.test(first)) return null;
  return `Although ${continued(first, text)}, ${second}.`;
};

/** `Although A, B.` as `A, but B.` */
export const oppose: Turn = (sentence) => {
  const { first = "", second = "" } =
    /^(?:Although|Though|Even though) (?<first>[^,]{8,140}), (?<second>[^,]{8,140})\.$/u.exec(sentence)
      ?.groups ?? {};
  if (first === "" || nested.test(first) || nested.test(second)) return null;
  return `${capital(first)}, but ${second}.`;
};

/** `A, so B.` as `Because A, B.` */
export const giveReason: Turn = (sentence, text) => {
  const { first = "", second = "" } =
    /^(?<first>[^,]{10,140}), (?:and )?so (?<second>[^,]{8,140})\.$/u.exec(sentence)?.groups ?? {};
  if (first === "" || nested.test(first) || nested.test(second) || !isClause(second) || !isStatement(first))
    return null;
  if (/^(?:And|But|So|Yet|Then|Please)\b|\b(?:problem|trouble|reason|result|cause) (?:is|was)\b/u.test(first))
    return null;
  return `Because ${continued(first, text)}, ${second}.`;
};

/** `B because A.` as `A, so B.` */
export const giveResult: Turn = (sentence, text) => {
  const { first = "", second = "" } =
    /^(?<first>[^,]{10,140}?),? because (?!of\b)(?<second>[^,]{8,140})\.$/u.exec(sentence)?.groups ?? {};
  if (
    first === "" ||
    nested.test(first) ||
    nested.test(second) ||
    leansBack.test(second) ||
    !isStatement(first)
  )
    return null;
  if (
    /\b(?:not|never|only|just|mainly|mostly|partly|that|which|who|and|think|thinks|said|says|cause|reason|problem|result)\b/u.test(
      first,
    )
  )
    return null;
  return `${capital(second)}, so ${continued(first, text)}.`;
};

/** Whether words can stand as a clause by themselves: a pronoun or a noun phrase, then a verb. */
function isClause(words: string): boolean {
  return (
    isStatement(words) ||
    /^(?:I|we|he|she|it|they|you|there|nobody|no one|everyone|somebody) (?:\p{Ll}+ )?(?:is|are|was|were|has|have|had|can|could|will|would|must|should|may|might|do|does|did|cannot|\p{Ll}+(?:ed|s)|\p{Ll}+)\b/iu.test(
      words,
    )
  );
}

const months =
  "January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday";
const times =
  "day|days|week|weeks|month|months|year|years|morning|evening|afternoon|night|hour|hours|minutes|noon|midnight|moment|spring|summer|autumn|winter|quarter|century|weekend|weekends|end";
const timed = new RegExp(
  `^(?<main>[^,;:"“”?!()]{12,150}?),? (?<end>(?:(?:in|on|at|by|until|since|after|before|within|during) (?:the |a |an |this |that |about |early |late )?(?:(?!(?:of|at|in|on|and)\\b)[\\p{Ll}\\d-]+ ){0,2}?(?:${months}|${times}|\\d{4}|\\d{1,2}:\\d\\d)(?: \\d{1,4})?(?: (?:morning|evening|afternoon|night))?|(?:this|last|next|every|each) (?:[\\p{Ll}]+ )?(?:${times}|${months})|yesterday|today|tomorrow|nowadays|at once|on average|at last|in the end|at the same time))\\.$`,
  "u",
);
/** Things that a date may belong to. */
const dated =
  /(?:meeting|plan|plans|report|deadline|session|launch|visit|concert|event|budget|figures|schedule|season|results|talk|election|opening|edition|appointment|call|show|class|course|trip|flight|release|sale|summary|minutes|offer|bus|train|lesson|late|early|again|up|open)$/;

/** A time at the end of a sentence first: `We moved in May.` as `In May, we moved.` */
export const timeFirst: Turn = (sentence, text) => {
  const { main = "", end = "" } = timed.exec(sentence)?.groups ?? {};
  if (main === "" || dated.test(main) || !isStatement(main) || countWords(main) < 3) return null;
  if (
    / (?:and|but|or|that|which|who|from|between|than|because|when|if|while|until|unless) /u.test(` ${main} `)
  )
    return null;
  if (/\b(?:so|such|not|only|is|are|was|were|be|and|or|of|from|to)$/u.test(main)) return null;
  return `${capital(end)}, ${continued(main, text)}.`;
};

const opensTimed = new RegExp(
  `^(?<end>(?:On|At|In) (?:\\d{1,2} )?(?:${months}|\\d{4}|\\d{1,2}:\\d\\d)(?: \\d{1,4})?(?: (?:morning|evening|afternoon|night))?),? (?<main>(?:the|an?|our|my|we|they|he|she|I|\\p{Lu}\\p{Ll}+) [^,;:"“”?!()]{8,140})\\.$`,
  "u",
);

/** A time at the front of a sentence last: `On 3 June the site was down.` as `The site was down on 3 June.` */
export const timeLast: Turn = (sentence, text) => {
  const { end = "", main = "" } = opensTimed.exec(sentence)?.groups ?? {};
  if (
    main === "" ||
    !isStatement(main) ||
    / (?:and|but|or|because|when|if|that|which|who|while) /u.test(main)
  )
    return null;
  return `${capital(main)} ${continued(end, text)}.`;
};

/** `A, and B.` in two statements, divided as a writer chooses. */
export function undone(mark: "; " | ". "): Turn {
  return (sentence, text) => {
    const { first = "", second = "" } =
      /^(?<first>[^,;:"“”?!]{10,140}), and (?<second>[^;:"“”?!]{8,140})\.$/u.exec(sentence)?.groups ?? {};
    if (first === "" || !isStatement(second) || !isStatement(first) || countWords(second) < 3) return null;
    if (/\b(?:both|either|neither|not only|so|such|that|if|when|whether|which|who)\b/u.test(first))
      return null;
    return mark === "; " ? `${first}; ${second}.` : `${first}. ${capital(continued(second, text))}.`;
  };
}

/** `There will be wine in the interval.` as `In the interval there will be wine.` */
export const placeFirst: Turn = (sentence) => {
  const { main = "", end = "" } =
    /^There (?<main>(?:is|are|was|were|will be|has been|have been) [^,;:"“”?!]{3,60}?) (?<end>(?:in|on|at|near|under|behind|between|after|before|during) (?:the|our|my|your|this|every|each) [^,;:"“”?!]{3,40})\.$/u.exec(
      sentence,
    )?.groups ?? {};
  if (main === "" || /\b(?:that|which|who|of|about|between|for)\b/u.test(`${main} `)) return null;
  return `${capital(end)} there ${main}.`;
};

/** An adverb of time or frequency from the middle of a sentence to its front: `You can now drag tasks.` as `Now you can drag tasks.` */
export const adverbFirst: Turn = (sentence, text) => {
  const {
    start = "",
    adverb = "",
    rest = "",
  } = /^(?<start>(?:\p{L}[\p{L}’'-]* ){1,5}?)(?<adverb>now|often|usually|sometimes|soon|currently|recently|generally|normally|typically|eventually|slowly|gradually|quickly) (?<rest>[^,;:"“”?!]{6,140})\.$/u.exec(
    sentence,
  )?.groups ?? {};
  if (
    start === "" ||
    !isStatement(`${start}${rest}`) ||
    /\b(?:and|but|or|that|which|who|if|when|because|not|very|so|more|too|as|to|are|is|was|were) $/u.test(
      start,
    )
  )
    return null;
  if (
    /\b(?:that|which|who|if|when|because|and|but)\b/u.test(start) ||
    /^(?:enough|and|or|than|the)\b/.test(rest)
  )
    return null;
  return `${capital(adverb)}${/^(?:now|soon|often|sometimes)$/.test(adverb) ? "" : ","} ${continued(start, text)}${rest}.`;
};

/** `Our shop opens at five and sells out by nine.` as two sentences, where `it` or `they` can only mean the first one's subject. */
export const parted: Turn = (sentence, text) => {
  const {
    subject = "",
    first = "",
    verb = "",
    rest = "",
  } = /^(?<subject>(?:I|We|You|They)|(?:The|Our|My|Your|An?|Most|Many|Some) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (?<first>[^,;:"“”?!]{8,110}?),? and (?:also )?(?<verb>\p{Ll}+) (?<rest>[^;:"“”?!]{4,120})\.$/u.exec(
    sentence,
  )?.groups ?? {};
  const [before, behind] = [
    finiteOf(first.split(" ").find((word) => finiteOf(word) !== null) ?? ""),
    finiteOf(verb),
  ];
  if (verb === "" || !before || !behind || before.tense !== behind.tense || behind.tense === "base")
    return null;
  if (
    /\b(?:who|which|that|if|when|because|so|not|than|between|both|either|is|are|was|were|will|would|can|could|must|should|to)\b/u.test(
      first,
    )
  )
    return null;
  const words = subject.split(" ");
  if (
    finiteOf(first.split(" ")[0] ?? "") === null ||
    words
      .slice(1)
      .some((word) => /^(?:and|or|but|of|that|which|who|to|in|on|at|by|for|with|from)$/i.test(word))
  )
    return null;
  const named = /^(?:I|We|You|They)$/u.test(subject)
    ? subject
    : /(?:[^su]s)$/u.test(words.at(-1) ?? "")
      ? "They"
      : living.test(subject)
        ? null
        : "It";
  return named === null ? null : `${capital(continued(subject, text))} ${first}. ${named} ${verb} ${rest}.`;
};

/** Whoever is he or she. */
const living =
  /\b(?:man|woman|boy|girl|mother|father|wife|husband|king|queen|writer|manager|teacher|doctor|engineer|director|critic|customer|gardener|child|person|student|reader|mayor|minister|president|judge|nurse|\p{Ll}+(?:er|or|ist))$/u;
