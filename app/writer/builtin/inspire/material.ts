/** What the Inspire rules make versions of: topics, statements, counted things, actions, sources and dates of one English text. */

import { datesOf } from "../../prose/dates.ts";
import { proseSentences } from "../../prose/grade.ts";
import { wordsOf } from "../../prose/words.ts";
import type { Source } from "../../task.ts";
import { actionsOf, continued, countedThings, sourcesOf } from "../matter/phrases.ts";
import { byWeight, pointsOf, unstopped, type Point } from "../matter/points.ts";
import { capital, topicsOf, type Topic } from "../matter/topics.ts";
import { isVerbForm } from "../matter/verbs.ts";
import { shorterForms } from "../sentences.ts";

export interface Material {
  topics: Topic[];
  /** The heaviest first. */
  points: Point[];
  counted: string[];
  actions: string[];
  sources: string[];
  dates: string[];
  /** The text's own questions. */
  questions: string[];
  /** A sentence as the rest of another: small first letter, no stop. */
  within: (sentence: string) => string;
}

/** So many of each kind are used at most. */
const most = { topics: 6, points: 24, parts: 8 };

/** Reads a text for what versions can be made of. */
export function materialOf(source: Source): Material {
  const text = [source.title, source.text].filter(Boolean).join("\n\n");
  const topics = topicsOf(source).filter(isSubject).slice(0, most.topics);
  const best = topics[0]?.score ?? 0;
  return {
    topics: topics
      .filter((topic, index) => index < 1 || topic.score > best * 0.4)
      .filter(({ phrase }) => !new RegExp(`^${capital(phrase)},`, "m").test(text))
      .map((topic) => asWritten(topic, text)),
    points: byWeight(pointsOf(source.text, most.points)).filter(acts),
    counted: countedThings(source.text)
      .filter((thing) => !measures.test(thing))
      .slice(0, most.parts),
    actions: actionsOf(source.text).slice(0, most.parts),
    sources: sourcesOf(source.text).slice(0, most.parts),
    dates: datesOf(text).slice(0, 3),
    questions: proseSentences(source.text).filter((sentence) => sentence.endsWith("?")),
    within: (sentence) => unstopped(continued(sentence, source.text)),
  };
}

/** A topic as a sentence about it names it: a name where the text always writes it large, with `the` where the text has an article for it. */
function asWritten(topic: Topic, text: string): Topic {
  const { phrase, plural } = topic;
  if (plural || /\p{Lu}/u.test(phrase) || phrase.includes(" ")) return topic;
  const name = capital(phrase);
  const words = wordsOf(text);
  if (!words.includes(phrase)) {
    if (words.filter((word) => word === name).length < 2) return topic;
    return { ...topic, phrase: name, named: topic.named.startsWith("the ") ? `the ${name}` : name };
  }
  const at = words.indexOf(phrase);
  const article = words
    .slice(Math.max(0, at - 3), at)
    .some((word) => /^(?:the|an?|our|my|your|this|each|every)$/i.test(word));
  return article && !topic.named.startsWith("the ") ? { ...topic, named: `the ${phrase}` } : topic;
}

const told = /^(?:said|says|as|and|but|so|yet|or|then|also|if|when|while|although|though|because|I|my)\b/i;
const reported = /^[^;:]{3,80} (?:found|showed|shows|reported|concluded|confirmed) that (?=\p{L})/u;

/** A statement and its shorter forms that fit a number of characters, the fullest first, without a stop and without who found it. */
export function claimsOf(point: Point, characters: number): string[] {
  const bare = point.text.replace(reported, "");
  const claim = bare === point.text ? bare : capital(bare);
  return [claim, ...shorterForms(claim)]
    .map(unstopped)
    .filter((form) => Array.from(form).length <= characters && !told.test(form) && !/["“”?!]/.test(form));
}

/** The topic that a statement is about: the first one that it names, or else the text's main one. */
export function topicIn(material: Material, statement: string): Topic | undefined {
  const lower = statement.toLowerCase();
  const placed = material.topics
    .map((topic) => ({ topic, at: lower.indexOf(topic.phrase.toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  return placed[0]?.topic ?? material.topics[0];
}

/** Whether a statement has a verb that can be seen, so that it is more than a heading or a signature. */
function acts(point: Point): boolean {
  return wordsOf(point.text).some(
    (word, index) =>
      /^(?:is|are|was|were|has|have|had|will|can|must|should|would|could|may|might|did|does|do|cannot)$/.test(
        word,
      ) ||
      (isVerbForm(word.toLowerCase()) && (index > 0 || point.command)) ||
      (index > 0 && index < 8 && /^\p{Ll}{2,}s$/u.test(word)),
  );
}

/** Measures of a thing, not the thing: too little for a headline. */
const measures =
  /^\S+ (?:minutes?|hours?|days?|weeks?|months?|years?|euros?|dollars?|pounds?|percent|times|people|kg|km)$/;
const noSubject =
  /^(?:almost|nearly|about|\p{L}+-(?:minute|hour|day|week|month|year)s?)$|(?:^| )(?:longer|better|worse|offline|upside|down|together|apart|abroad|ahead)$/u;

/** Whether a noun phrase can be what a version is about: no verb has slipped into it. */
function isSubject({ phrase, count }: Topic): boolean {
  if (/^\p{L}+ing /u.test(phrase) && count < 2) return false;
  return (
    !noSubject.test(phrase) && phrase.split(" ").every((word, index) => index === 0 || !isVerbForm(word))
  );
}
