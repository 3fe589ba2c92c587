/** Hashtags from a text's own words. */

import { namesOf, numbersOf } from "../../prose/facts.ts";
import { proseSentences } from "../../prose/grade.ts";
import { termsOf } from "../../prose/weights.ts";
import { keyOf, wordsOf } from "../../prose/words.ts";
import { tagForm } from "../../promises/tags.ts";
import type { Decline, Source } from "../../task.ts";
import { requireEnglish } from "../limits.ts";
import { isShown } from "../matter/story-topics.ts";
import { topicsOf } from "../matter/topics.ts";
import { isBase, isVerbForm } from "../matter/verbs.ts";
import { storyCast } from "../stories/kind.ts";

/** `night ferry` as `#NightFerry`; null for what makes no tag. */
function tagOf(words: readonly string[]): string | null {
  const parts = words
    .flatMap((word) => word.split("-"))
    .map((word) => word.replace(/[’']s$/u, "").replace(/[^\p{L}\p{N}]/gu, ""));
  const joined = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join("");
  return joined.length >= 3 && joined.length <= 30 && !/^\d+$/.test(joined) ? `#${joined}` : null;
}

function distinct(tags: readonly (string | null)[], taken: ReadonlySet<string> = new Set()): string[] {
  const seen = new Set(taken);
  return tags.flatMap((tag) => {
    if (tag === null) return [];
    const key = tagForm(tag.slice(1));
    const stem = key.replace(/s$/, "");
    if (seen.has(key) || seen.has(stem) || seen.has(`${key}s`)) return [];
    seen.add(key);
    return [tag];
  });
}

/** Adjectives, adverbs and verbs that say nothing alone. */
const dull =
  /^(?:\p{L}+ly|\p{L}+(?:est|ful|ous|ive|able|ible|less)|\p{L}{2,}ed|new|old|good|great|high|low|next|last|first|many|much|little|long|short|late|early|available|ready|large|small|big|whole|people|thing|things|way|day|days|year|years|week|weeks|month|months|time|today|tomorrow|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|upside|rests?|january|february|march|april|may|june|july|august|september|october|november|december|nothing|something|anything|everything|nobody|somebody|anybody|everybody|sir|dear|oh|yes|already|almost|behind|towards|whose|unto|thou|thee|thy|hath|shall|because|though|although|could|would|should|while|since|unless|however|otherwise|soever|hereafter|scarce|alike|incident|stronger|either|whether|ours|yours|across|above|below|writing|really|always|never|often)$/iu;

/** Content words that can stand as a tag alone, the most frequent first. */
function singles(source: Source): string[] {
  const counts = new Map<string, { word: string; count: number; at: number }>();
  let at = 0;
  for (const sentence of proseSentences(source.text))
    for (const word of wordsOf(sentence)) {
      at += 1;
      const bare = word.replace(/[’']s$/u, "");
      const lower = keyOf(bare);
      const [term] = termsOf(bare);
      if (
        !term ||
        !/^[\p{L}-]{4,20}$/u.test(bare) ||
        dull.test(lower) ||
        isVerbForm(lower) ||
        isBase(lower) ||
        numbersOf(lower).length > 0
      )
        continue;
      const known = counts.get(term) ?? { word: lower, count: 0, at };
      known.count += 1;
      counts.set(term, known);
    }
  return [...counts.values()].toSorted((a, b) => b.count - a.count || a.at - b.at).map(({ word }) => word);
}

/** Whether a text has a word as a noun by itself: `by the river,` and not `young man`. */
function standsAsThing(word: string, text: string): boolean {
  return new RegExp(
    `\\b(?:the|an?|his|her|their|my|of|in|with) ${word}(?=[.,;:!?”"]|[^\\S\\n](?:of|and|in|at|on|was|is|had|who|which|with|by|from|beside)\\b)`,
    "iu",
  ).test(text);
}

interface Tags {
  broad: string[];
  niche: string[];
  branded: string[];
}

function grouped(source: Source): Tags {
  const story = storyCast(source.text) !== null;
  const fits = (word: string) => !story || isShown(word);
  const topics = topicsOf(source).filter(
    (topic) =>
      !/[#@/]/.test(topic.phrase) &&
      !topic.phrase
        .split(" ")
        .some(
          (word, at) => (at > 0 && word.endsWith("ing")) || (dull.test(word) && topic.phrase.includes(" ")),
        ),
  );
  const names = namesOf(source.text);
  const ours = new Set(names);
  const runs = namedRuns(source.text, ours);
  const cast = story ? topics.filter((topic) => /^\p{Lu}/u.test(topic.phrase)) : [];
  const branded = distinct([...cast.map((topic) => topic.phrase.split(" ")), ...runs].map(tagOf)).slice(
    0,
    story ? 5 : 3,
  );
  const taken = new Set(branded.map((tag) => tagForm(tag.slice(1))));
  for (const name of [...names, ...cast.flatMap((topic) => topic.phrase.split(" "))])
    taken.add(tagForm(name.replace(/\P{L}/gu, "")));
  const phrases = topics.filter((topic) => !/\p{Lu}/u.test(topic.phrase) && fits(topic.phrase));
  const niche = distinct(
    phrases.filter((topic) => topic.phrase.includes(" ")).map((topic) => tagOf(topic.phrase.split(" "))),
    taken,
  );
  const all = new Set([...taken, ...niche.map((tag) => tagForm(tag.slice(1)))]);
  const broad = distinct(
    [
      ...phrases.filter((topic) => !topic.phrase.includes(" ")).map((topic) => topic.phrase),
      ...singles(source).filter((word) => fits(word) && (!story || standsAsThing(word, source.text))),
    ].map((word) => tagOf([word])),
    all,
  );
  return { broad, niche, branded };
}

/** Names of the text as runs of words: `Northwind Foods`. */
function namedRuns(text: string, names: ReadonlySet<string>): string[][] {
  const runs: string[][] = [];
  for (const sentence of proseSentences(text)) {
    let open: string[] = [];
    let before = "";
    for (const word of [...wordsOf(sentence), ""]) {
      const bare = word.replace(/[’']s$/u, "");
      const opening = before;
      before = /^\p{Lu}\p{Ll}/u.test(word) && open.length === 0 && termsOf(word).length > 0 ? word : "";
      if (names.has(bare) && !dull.test(bare)) {
        if (open.length === 0 && opening !== "" && !names.has(opening) && !dull.test(opening))
          open.push(opening);
        open.push(bare);
        continue;
      }
      if (open.length > 0) runs.push(open.slice(0, 3));
      open = [];
    }
  }
  return runs;
}

/** So many tags of a text, the most telling first. */
export function tagsFor(source: Source, count: number): string[] {
  const { broad, niche, branded } = grouped(source);
  return [...niche.slice(0, 2), ...broad.slice(0, 3), ...branded, ...niche.slice(2), ...broad.slice(3)].slice(
    0,
    count,
  );
}

function row(tags: readonly string[], empty: string): string {
  return tags.length > 0 ? tags.join(" ") : empty;
}

/** Ten to fifteen tags in three groups. */
export function hashtagSet(source: Source): string | Decline {
  requireEnglish("Hashtag Set", source.text);
  const { broad, niche, branded } = grouped(source);
  const few = niche.slice(0, 6);
  const wide = broad.slice(0, Math.min(7, 15 - few.length - branded.length));
  const fill = broad.slice(
    wide.length,
    wide.length + Math.max(0, 10 - few.length - wide.length - branded.length),
  );
  const total = few.length + wide.length + fill.length + branded.length;
  const nicheRow = few.length > 0 ? few : fill.splice(0, 1).concat(wide.splice(3, 2));
  if (total < 10 || nicheRow.length === 0)
    return {
      decline: `Ten tags from the text's own words need more of them: this text of ${String(wordsOf(source.text).length)} words gives ${String(total)}.`,
    };
  return [
    `### Broad\n\n${row([...wide, ...fill], "[broad tag]")}`,
    `### Niche\n\n${row(nicheRow, "[niche tag]")}`,
    `### Branded\n\n${row(branded, "[your brand's tag]")}`,
  ].join("\n\n");
}
