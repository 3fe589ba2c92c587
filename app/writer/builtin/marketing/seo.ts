/** The built-in SEO Optimize: title, description and headings around the phrase that the text itself uses most. */

import { blocksOf, isProse } from "../../prose/blocks.ts";
import { termsOf } from "../../prose/weights.ts";
import { countWords, wordsOf } from "../../prose/words.ts";
import { graphemes } from "../../promises/formats.ts";
import { counterOf, keyphraseTest, occurrences } from "../../promises/search.ts";
import type { Decline, Source } from "../../task.ts";
import { requireEnglish } from "../limits.ts";
import { byWeight, inOrder, pointsOf, unstopped, within, type Point } from "../matter/points.ts";
import { capital, isHollow, topicsOf } from "../matter/topics.ts";

const most = { title: 60, description: 155 };

/** The text under a title, a description and headings that hold its keyphrase. */
export function optimizeSearch(source: Source): string | Decline {
  requireEnglish("SEO Optimize", source.text);
  const found = topicsOf(source);
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
  for (const phrase of new Set([...topics.slice(0, 12), ...words, ...frequent])) {
    if (opening(phrase) === 0) continue;
    const shown = named.get(phrase) ?? capital(phrase);
    const title = titleFor(phrase, shown, source, points);
    const body = withHeading(source.text.trim(), phrase, shown);
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

function titleFor(phrase: string, shown: string, source: Source, points: readonly Point[]): string {
  const given = source.title && occurrences(source.title, phrase) > 0 ? source.title : "";
  const said = inOrder(points)
    .filter((point) => !point.command && point.words >= 4 && occurrences(point.text, phrase) > 0)
    .map((point) => unstopped(point.text));
  const choices = [given, ...said, `${shown}: what to know`, capital(phrase)];
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
function withHeading(text: string, phrase: string, shown: string): string {
  const blocks = blocksOf(text);
  const own = blocks.some((block) => block.kind === "heading" && occurrences(block.text, phrase) > 0);
  if (own || !blocks.some(isProse)) return text;
  return `## ${shown} at a glance\n\n${text}`;
}
