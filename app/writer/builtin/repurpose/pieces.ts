/** What a repurposed text is made of, whatever its format: an opening, what it means for its readers, points, one call. */

import { isCall } from "../../prose/calls.ts";
import { proseSentences } from "../../prose/grade.ts";
import { countWords } from "../../prose/words.ts";
import type { Source, Values } from "../../task.ts";
import { pointsBack } from "../chain.ts";
import { byWeight, inOrder, pointsOf, within, type Point } from "../matter/points.ts";
import { topicsOf, type Topic } from "../matter/topics.ts";
import { callFor } from "./calls.ts";

export interface Pieces {
  opening: string;
  /** What the chosen readers gain; empty when no audience is chosen. */
  benefit: string;
  /** The other points in the text's order, without calls. */
  points: Point[];
  call: string;
  topics: Topic[];
}

/** The opening has at most this many words, so that the benefit stands among the first 60. */
const openingWords = 40;

/** The pieces for chosen values; null for a text without a sentence that can stand alone. */
export function piecesOf(source: Source, values: Values, characters = 10_000): Pieces | null {
  const topics = topicsOf(source);
  const all = pointsOf(source.text)
    .filter((point) => !point.call)
    .flatMap((point) => {
      const text = within(point.text, characters);
      return text === null ? [] : [{ ...point, text, words: countWords(text) }];
    });
  if (all.length === 0) return null;
  const opening = openingFor(values.Angle, all, source, topics[0]);
  const rest = all.filter((point) => point.text !== opening);
  const benefit = values["New Audience"]
    ? benefitFor(values["New Audience"], rest, topics[0])
    : { text: "", point: null };
  return {
    opening,
    benefit: benefit.text,
    points: rest.filter((point) => point !== benefit.point),
    call: callFor(values["Call to Action"]),
    topics,
  };
}

/** The first sentence by the chosen angle, from the text or with a slot. */
function openingFor(
  angle: string | undefined,
  points: readonly Point[],
  source: Source,
  topic: Topic | undefined,
): string {
  const short = points.flatMap((point) => {
    if (point.words <= openingWords) return [point];
    const text = within(point.text, 220);
    return text && countWords(text) <= openingWords ? [{ ...point, text, words: countWords(text) }] : [];
  });
  const ranked = byWeight(short);
  const subject = topic?.named ?? "this";
  if (angle === "Lead with the number")
    return (
      ranked.find((point) => /\d/.test(point.text) && !point.quote)?.text ??
      ranked.find((point) => point.numbers > 0)?.text ??
      `[Number]: that is the figure to remember about ${subject}.`
    );
  if (angle === "Lead with the question")
    return ownQuestion(source) ?? `What ${topic?.plural ? "do" : "does"} ${subject} change?`;
  if (angle === "Lead with the story")
    return (
      short.find((point) => point.person && !point.command && point.words >= 5)?.text ??
      `[A person in one moment: who, where, what happens] is where ${subject} begins.`
    );
  if (angle === "Lead with the lesson") {
    const lesson = short.toSorted((a, b) => b.conclusion - a.conclusion || b.weight - a.weight)[0];
    return lesson?.text ?? `The lesson is [what the reader should take away about ${subject}].`;
  }
  return (
    ranked.find((point) => !point.quote && !point.command && point.words <= 30)?.text ??
    ranked[0]?.text ??
    `[One sentence that opens on ${subject}.]`
  );
}

/** A question that the text asks itself and that needs nothing before it. */
function ownQuestion(source: Source): string | null {
  return (
    proseSentences(source.text).find(
      (sentence) =>
        sentence.endsWith("?") &&
        !isCall(sentence) &&
        !/["“”]/.test(sentence) &&
        !pointsBack(sentence) &&
        countWords(sentence) >= 5 &&
        countWords(sentence) <= 25,
    ) ?? null
  );
}

interface Audience {
  label: string;
  cue: RegExp;
  slot: (subject: string) => string;
}

const audiences: Readonly<Record<string, Audience>> = {
  Customers: {
    label: "What customers gain:",
    cue: /\b(?:free|saves?|easier|easy|guarantee|refund|you (?:can|get|need|only)|lets you|customers|available|cheaper|faster)\b/i,
    slot: (subject) => `[what ${subject} gives a customer]`,
  },
  Colleagues: {
    label: "What the team gains:",
    cue: /\b(?:team|we|our|meetings?|work|deadline|decided|will|staff|time)\b/i,
    slot: (subject) => `[what ${subject} changes in our work]`,
  },
  Press: {
    label: "Why it matters to readers:",
    cue: /\b(?:first|new|rose|fell|found|study|announced?|reported|people|town|nobody|million|%)/i,
    slot: (subject) => `[the news about ${subject}, in one line]`,
  },
  Investors: {
    label: "What investors gain:",
    cue: /\b(?:revenue|margin|growth|grew|rose|costs?|budget|million|market|customers|orders|sales|%)/i,
    slot: (subject) => `[what ${subject} returns, with its figure]`,
  },
};

function benefitFor(
  value: string,
  points: readonly Point[],
  topic: Topic | undefined,
): { text: string; point: Point | null } {
  const audience = audiences[value];
  if (!audience) return { text: "", point: null };
  const point =
    byWeight(points).find((one) => audience.cue.test(one.text) && !one.quote && one.words <= 35) ?? null;
  if (!point) return { text: `${audience.label} ${audience.slot(topic?.named ?? "it")}.`, point };
  const keeps = /^(?:I\b|\p{Lu}\p{Ll}+ (?:\p{Lu}|said\b))/u.test(point.text) || point.person;
  return {
    text: `${audience.label} ${keeps ? point.text : point.text.charAt(0).toLowerCase() + point.text.slice(1)}`,
    point,
  };
}

/** The heaviest points, at most so many, in the text's order. */
export function heaviest(points: readonly Point[], count: number): Point[] {
  return inOrder(byWeight(points).slice(0, count));
}
