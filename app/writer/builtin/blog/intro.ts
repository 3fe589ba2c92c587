/** The built-in Blog Intro and Blog Conclusion Writers: the text's own sentences in the order that an opening and an ending want. */

import { countWords } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import { requireEnglish } from "../limits.ts";
import { byWeight, inOrder, pointsOf, within, type Point } from "../matter/points.ts";
import { sectionsOf } from "../matter/sections.ts";
import { storyCast } from "../stories/kind.ts";
import { topicsOf, type Topic } from "../matter/topics.ts";

const most = 116;
/** A longer sentence says no point in short. */
const longest = 45;

/** Hook, context, promise, in at most 120 words. */
export function writeIntro(source: Source): string | Decline {
  requireEnglish("Blog Intro Writer", source.text);
  const points = pointsOf(source.text).filter((point) => !point.call && !point.command);
  const topics = topicsOf(source);
  const topic = topics[0];
  if (points.length === 0 || !topic)
    return {
      decline: "An introduction needs at least one whole sentence that says what the article is about.",
    };
  const hook = hookOf(points, topic);
  const rest = points.filter((point) => point.text !== hook);
  const promise = promiseOf(source, topics);
  const room = most - countWords(hook) - countWords(promise);
  const context = chosen(rest.slice(0, Math.max(4, Math.ceil(rest.length / 2))), Math.min(room, 60), 3);
  return [hook, context.map((point) => point.text).join(" "), promise].filter(Boolean).join("\n\n");
}

/** The most striking short sentence: a figure, a contrast; else a question about the subject. */
function hookOf(points: readonly Point[], topic: Topic): string {
  const striking = byWeight(points)
    .map((point) => ({ point, form: within(point.text, 150), score: strike(point) }))
    .filter(({ form, score }) => form !== null && score > 1)
    .toSorted((a, b) => b.score - a.score || a.point.at - b.point.at)[0];
  if (striking?.form) return striking.form;
  return `What is there to know about ${topic.named}?`;
}

function strike(point: Point): number {
  if (point.words > 28 || point.words < 5) return 0;
  return (
    Math.min(2, point.numbers) +
    (/\b(?:not|never|nobody|but|twice|only|most|easier|less|should)\b/i.test(point.text) ? 1 : 0) +
    (point.quote ? -1 : 0) +
    point.weight * 0.5
  );
}

/** What the article gives, named by its sections or its subjects. */
function promiseOf(source: Source, topics: readonly Topic[]): string {
  const headed = sectionsOf(source, 2, 4)
    .filter((section) => section.given)
    .map((section) => section.name);
  if (headed.length >= 2)
    return `In this article: ${listed(headed.map((name) => name.charAt(0).toLowerCase() + name.slice(1)))}.`;
  const named = topics.slice(0, 3).map((topic) => topic.named);
  return named.length > 1
    ? `This article looks at ${listed(named)}, and at what follows from ${named.length > 2 ? "them" : "both"}.`
    : `This article looks at ${named[0] ?? "it"}, and at what follows from it.`;
}

function listed(items: readonly string[]): string {
  return items.length < 3
    ? items.join(" and ")
    : `${items.slice(0, -1).join(", ")} and ${items.at(-1) ?? ""}`;
}

/** The heaviest points within so many words, in order. */
function chosen(points: readonly Point[], words: number, count: number): Point[] {
  const taken: Point[] = [];
  let left = words;
  for (const point of byWeight(points)) {
    if (taken.length === count || point.words > left || point.quote) continue;
    taken.push(point);
    left -= point.words;
  }
  return inOrder(taken);
}

/** The main point once more, a takeaway, a next step; nothing that the text does not say. */
export function writeConclusion(source: Source): string | Decline {
  requireEnglish("Blog Conclusion Writer", source.text);
  if (storyCast(source.text))
    return {
      decline:
        "A blog conclusion needs a text that makes a point; this one tells a story, and its ending is its own.",
    };
  const all = pointsOf(source.text);
  const points = all.filter((point) => !point.call && !point.command);
  const topic = topicsOf(source)[0];
  if (points.length === 0 || !topic)
    return { decline: "A conclusion needs at least one whole sentence that makes a point." };
  const sayable = points.filter((point) => point.words <= longest);
  const main = (sayable.length > 0 ? sayable : points).toSorted(
    (a, b) => pointOf(b) - pointOf(a) || a.at - b.at,
  )[0];
  const second = byWeight(points)
    .filter((point) => point !== main && !point.quote && point.words <= 32)
    .slice(0, 2);
  const step = all
    .filter(
      (point) =>
        (point.command || /\b(?:recommend|propos\w*)\b/i.test(point.text)) &&
        point !== main &&
        point.words <= 30,
    )
    .at(-1);
  const restated = `In short: ${begun(main?.text ?? "")}`;
  const takeaway = inOrder(second.filter((point) => point !== step))
    .map((point) => point.text)
    .join(" ");
  const next = step
    ? `A next step: ${begun(step.text)}`
    : "A next step: [one thing the reader can do now, and where].";
  return [[restated, takeaway].filter(Boolean).join(" "), next].join("\n\n");
}

/** How much a sentence makes the text's point: no condition, no report of what others say. */
function pointOf(point: Point): number {
  const held =
    /^(?:And|But|For|So|Or|If|When|While|Critics|Opponents|Some|Others|People often)\b/.test(point.text) ||
    point.quote;
  return point.conclusion + point.weight * 0.8 + (/\bshould\b/.test(point.text) ? 1 : 0) - (held ? 3 : 0);
}

/** A sentence behind a colon: its first word small where it is surely no name. */
function begun(sentence: string): string {
  const small =
    /^(?:The|A|An|This|That|These|Those|It|He|She|We|They|You|Our|Your|My|His|Her|Their|Its|In|On|At|For|From|By|With|If|When|While|Because|As|There|Each|Every|Most|Many|Some|All|Nobody|Everyone|People|To|After|Before|More|Within|Between|\p{Lu}\p{Ll}+ing|Write|Put|Go|Open|Turn|Cover|Mix|Meet|Agree|Read|Try|Keep|Bake|Take|Use|Make|Ask|Send|See|Add|Start|Stop|Let)\b/u;
  return small.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;
}
