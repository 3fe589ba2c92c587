/** What a story is about: its people, its places and its things, as it names them. */

import { termsOf } from "../../prose/weights.ts";
import type { Cast } from "../stories/cast.ts";
import type { Topic } from "./topics.ts";

/** Heads of phrases that name nothing one could see. */
const abstract =
  /(?:[a-z]{2}(?:ness|tion|sion|ment|ity|ance|ence|ship|hood)|manner|humou?r|temper|law|mind|truth|feeling|view|fortune|occasion|objection|opinion|speed|dead|sake|grace|sight|mean|quick)s?$/u;
/** Whether a noun names what one could see or hear in a story, and not only somebody's kin or a state of mind. */
export function isShown(noun: string): boolean {
  return !abstract.test(noun) && !unseen.test(noun);
}

const unseen =
  /^(?:wife|wives|husband|lady|single|name|property|answer|solace|possession|others?|nothing|beauty|sense|design|want|consideration)s?$/u;
/** Nobody is meant by these alone. */
const anybody = /^the (?:man|woman|child|friend|stranger|young man|young woman)$/;

/** A third of the first one's weight and less: so many subjects follow the first. */
const most = 12;

/** People by how often they are named, then places, then things; all heavier than what a later reader would leave out. */
export function storyTopics(cast: Cast, phrases: readonly Topic[]): Topic[] {
  const counts = new Map(phrases.map((topic) => [topic.phrase, topic.count]));
  const people = cast.people.map(({ named, count }) => topicOf(named, count));
  const places = cast.places.map((named) => topicOf(named, counts.get(named) ?? 1));
  const known = new Set([...people, ...places].flatMap(({ phrase }) => termsOf(phrase)));
  const things = phrases
    .filter(
      ({ phrase }) =>
        !/\p{Lu}/u.test(phrase) && !abstract.test(phrase) && !termsOf(phrase).some((term) => known.has(term)),
    )
    .toSorted((a, b) => Math.min(b.count, 2) - Math.min(a.count, 2));
  const [main, others] = [people.slice(0, 1), people.slice(1).filter((one) => !anybody.test(one.named))];
  return [
    ...main,
    ...others.slice(0, 3),
    ...places.slice(0, 2),
    ...things.slice(0, 4),
    ...others.slice(3),
    ...places.slice(2),
    ...things.slice(4),
  ]
    .slice(0, most)
    .map((topic, index) => ({ ...topic, score: 30 - index }));
}

function topicOf(named: string, count: number): Topic {
  const phrase = named.replace(/^the (?=\p{Ll})/u, "");
  return { phrase, named, plural: false, count: Math.ceil(count), score: 0 };
}
