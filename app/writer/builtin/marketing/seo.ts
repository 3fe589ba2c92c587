/** The built-in SEO Optimize: title, description and headings around the phrase that the text itself uses most. */

import { blocksOf, isProse } from "../../prose/blocks.ts";
import { termsOf } from "../../prose/weights.ts";
import { countWords, wordsOf } from "../../prose/words.ts";
import { graphemes } from "../../promises/formats.ts";
import { counterOf, keyphraseTest, occurrences } from "../../promises/search.ts";
import type { Decline, Source } from "../../task.ts";
import { requireEnglish } from "../limits.ts";
import { byWeight, inOrder, pointsOf, unstopped, within, type Point } from "../matter/points.ts";
import { storyCast } from "../stories/kind.ts";
import { capital, isHollow, topicsOf, type Topic } from "../matter/topics.ts";

/** Of a story's people, those that are only somebody's: nobody looks for them. */
const kin =
  /^(?:wife|husband|uncle|aunt|mother|father|brother|sister|son|daughter|friend|man|woman|child|boy|girl)s?$/u;

const most = { title: 60, description: 155 };

/** The text under a title, a description and headings that hold its keyphrase. */
export function optimizeSearch(source: Source): string | Decline {
  requireEnglish("SEO Optimize", source.text);
  const story = storyCast(source.text);
  const found = topicsOf(source).filter((topic) => !story || !kin.test(topic.phrase));
  const topics = found.map((topic) => topic.phrase);
  const named = new Map(found.map((topic) => [topic.phrase, capital(topic.named)]));
  const words = [...new Set(topics.slice(0, 8).flatMap((phrase) => phrase.split(" ")))].filter(
    (word) => termsOf(word).length > 0 && !isHollow(word),
  );
  const count = counterOf(source.text);
  const frequent = [...new Set(wordsOf(source.text).map((word) => word.toLowerCase()))]
    .filter((word) => /^\p{L}{4,}$/u.test(word) && termsOf(word).length > 0 && !isHollow(word))
    .map((word) => ({ word, times: count(word) }))
    .toSorted((a, b) => b.times - a.times)
    .slice(0, 12)
    .map(({ word }) => word);
  const opening = counterOf(blocksOf(source.text).find(isProse)?.text ?? "");
  const points = byWeight(pointsOf(source.text).filter((point) => !point.quote));
  const people = new Set(story?.people.map((one) => one.named));
  for (const phrase of new Set(story ? topics : [...topics.slice(0, 12), ...words, ...frequent])) {
    if (opening(phrase) === 0) continue;
    const shown = named.get(phrase) ?? capital(phrase);
    const about = story ? aboutStory(phrase, found, people) : null;
    const title = titleFor(phrase, about ?? `${shown}: what to know`, source, points);
    const body = withHeading(source.text.trim(), phrase, about ?? `${shown} at a glance`);
    const description = describe(
      points.filter((point) => unstopped(point.text) !== title),
      phrase,
    );
    if (description && graphemes(title) <= most.title && keyphraseTest(body)(phrase))
      return `Title: ${title}\n\nDescription: ${description}\n\n${body}`;
  }
  return {
    decline: `No phrase of this text of ${String(countWords(source.text))} words stands both in its first paragraph and often enough (0.5 to 2.5 % of the words) to be found by; name the subject in the first paragraph and a few times after it.`,
  };
}

/** Who the story is of; for a place or a thing of it, with whom it is told. */
function aboutStory(phrase: string, topics: readonly Topic[], people: ReadonlySet<string>): string | null {
  const named = topics.find((topic) => topic.phrase === phrase)?.named;
  const first = topics.find((topic) => people.has(topic.named) && topic.phrase !== phrase)?.named;
  if (!named) return null;
  if (people.has(named)) return `The story of ${named}`;
  return first ? `${capital(first)} and ${named}` : null;
}

function titleFor(phrase: string, plain: string, source: Source, points: readonly Point[]): string {
  const given = source.title && occurrences(source.title, phrase) > 0 ? source.title : "";
  const said = inOrder(points)
    .filter((point) => !point.command && point.words >= 4 && occurrences(point.text, phrase) > 0)
    .map((point) => unstopped(point.text));
  const choices = [given, ...said, plain, capital(phrase)];
  return choices.find((title) => title !== "" && graphemes(title) <= most.title) ?? capital(phrase);
}

/** The weightiest sentence that fits, one with the phrase before others. */
function describe(points: readonly Point[], phrase: string): string | null {
  const forms = points.flatMap((point) => within(point.text, most.description) ?? []);
  const about = forms.find((form) => occurrences(form, phrase) > 0);
  const best = about ?? forms[0];
  if (best === undefined)
    return points.length > 0 ? cutAt(unstopped(points[0]?.text ?? ""), most.description) : null;
  const next = forms.find((form) => form !== best && graphemes(`${best} ${form}`) <= most.description);
  return next && graphemes(best) < 90 ? `${best} ${next}` : best;
}

function cutAt(sentence: string, characters: number): string {
  let cut = "";
  for (const word of sentence.split(" ")) {
    if (graphemes(`${cut} ${word}`) > characters - 1) break;
    cut = `${cut} ${word}`.trim();
  }
  return `${cut}…`;
}

/** Headings that hold the phrase: the text's own where one does; else one above the text, so that its first paragraph follows. */
function withHeading(text: string, phrase: string, heading: string): string {
  const blocks = blocksOf(text);
  const own = blocks.some((block) => block.kind === "heading" && occurrences(block.text, phrase) > 0);
  if (own || !blocks.some(isProse)) return text;
  return `## ${heading}\n\n${text}`;
}
