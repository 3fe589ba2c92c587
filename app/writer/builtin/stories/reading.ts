/** A text read as a story: its sentences in order, who is in it, where, and what it keeps coming back to. */

import { narratorOf } from "../../promises/story-style.ts";
import { blocksOf, isProse } from "../../prose/blocks.ts";
import { guard, guardedSpans } from "../../prose/guard.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { weightsOf } from "../../prose/weights.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import { requireEnglish } from "../limits.ts";
import { topicsOf, type Topic } from "../matter/topics.ts";
import { pointsBack } from "../chain.ts";
import { shorterForms } from "../sentences.ts";
import { castOf, type Person } from "./cast.ts";
import { heard, type Cue } from "./cues.ts";
import { happensToYou, namesSomebody, storyCast } from "./kind.ts";

export interface Line {
  /** As it stands in the text, Markdown included. */
  text: string;
  plain: string;
  index: number;
  /** Which paragraph it stands in. */
  block: number;
  weight: number;
  /** Whom it is about: named in it, or the last one named before its he or she. */
  subject: string | null;
}

export interface Story {
  lines: Line[];
  people: Person[];
  places: string[];
  /** Things that the text names, people and places left out. */
  things: Topic[];
  /** How the main character is called in a sentence: `Hannah`, `the narrator`. */
  hero: string;
  /** The second character, or null. */
  other: string | null;
  /** Whether the text tells of somebody to whom something happened, or is a seed that names somebody. */
  told: boolean;
}

/** Heads of phrases that name nothing one could hold. */
const abstract =
  /(?:[a-z]{2}(?:ness|tion|ment|ity|ance|ence|ship|hood)|manner|humou?r|temper|law|mind|truth|feeling|view|fortune|occasion|objection|opinion|sound)s?$/;

/** Reads an English story. Throws NeedsModel for other languages. */
export function readStory(action: string, source: Source): Story {
  requireEnglish(action, source.text);
  const rows = blocksOf(source.text).filter(isProse);
  const texts = rows.flatMap((block, index) =>
    sentencesOf(block.text).map((text) => ({ text, block: index })),
  );
  const weights = weightsOf(texts.map(({ text }) => text));
  const lines = texts.map(({ text, block }, index) => ({
    text,
    plain: plainOf(text),
    index,
    block,
    weight: weights[index] ?? 0,
    subject: null as string | null,
  }));
  const { people, places } = castOf(lines.map((line) => line.plain));
  const mine = lines.filter((line) => /\bI\b/.test(guard(line.text).text)).length;
  const ownStory = narratorOf(source.text) === "I" && mine >= 3 && mine >= lines.length * 0.3;
  const cast = ownStory
    ? [{ named: "the narrator", full: "the narrator", count: 99, at: [] }, ...people]
    : people;
  let last: string | null = null;
  for (const line of lines) {
    const first = people
      .map((one) => ({ one, at: line.plain.indexOf(one.named.replace(/^the /, "")) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at)[0]?.one;
    if (ownStory && /\bI\b/.test(line.plain) && !/^["“]/u.test(line.plain)) line.subject = "the narrator";
    else if (first) line.subject = first.named;
    else if (/\b(?:he|she|his|her|him)\b/i.test(line.plain)) line.subject = last;
    last = first && !first.named.startsWith("the ") ? first.named : last;
  }
  const known = new Set(
    [...cast.map((one) => one.named), ...places].flatMap((name) => name.toLowerCase().split(" ").slice(-1)),
  );
  const named = topicsOf(source).filter(
    (topic) =>
      !known.has((topic.phrase.split(" ").at(-1) ?? "").toLowerCase()) &&
      !/\p{Lu}/u.test(topic.phrase) &&
      !/(?:behind|upside|ahead|beside)$/.test(topic.phrase),
  );
  const solid = named.filter((topic) => !abstract.test(topic.phrase));
  const things = solid.length > 0 ? solid : named;
  return {
    lines,
    people: cast,
    places,
    things,
    hero: cast[0]?.named ?? "the main character",
    other: cast[1]?.named ?? null,
    told:
      ownStory ||
      storyCast(source.text) !== null ||
      happensToYou(source.text) ||
      (lines.length <= seedLines && namesSomebody(source.text)),
  };
}

/** Plurals of people: no thing to be lost or found. */
const folk = /(?:ers|ors|men|women|sons|people|children|families|fathers|neighbours|friends)$/;

/** So many sentences may be the seed of a story without telling one yet. */
const seedLines = 3;

/** Why a text that explains, reports or sells cannot be worked on as a story; null for a story. */
export function untold(story: Story, what: string): Decline | null {
  if (story.told) return null;
  return {
    decline: `${what} needs a story: somebody who is named, or is he, she or I, and something that happened to them. This text tells of nobody; write a sentence or two that do, or begin with Generate story idea.`,
  };
}

/** The thing that a story comes back to, or that a short one names; null where it only mentions things. */
export function lastingThing(story: Story): Topic | null {
  const few = story.lines.length <= 12;
  return (
    story.things.find(
      (one) => !story.hero.includes(one.phrase) && !folk.test(one.phrase) && (few || one.count > 1),
    ) ?? null
  );
}

/** Sentences taken for one frame, so that none is told twice. */
export type Taken = Set<number>;

/** Cues of what is shown: talk about it is not it. */
const shown: ReadonlySet<Cue> = new Set([
  "sight",
  "sound",
  "smell",
  "touch",
  "taste",
  "weather",
  "light",
  "work",
  "danger",
  "threshold",
  "past",
  "custom",
]);

/** The line in a stretch of the story in which the cues are loudest, not taken yet; null where none is heard. */
export function lineWith(
  story: Story,
  taken: Taken,
  wanted: readonly Cue[],
  from = 0,
  to = 1,
  about?: string,
): Line | null {
  const total = story.lines.length;
  const seen = wanted.every((one) => shown.has(one));
  let best: { line: Line; value: number } | null = null;
  for (const line of story.lines) {
    const place = total > 1 ? line.index / (total - 1) : 0;
    if (taken.has(line.index) || place < from || place > to || countWords(line.plain) < 3) continue;
    if (line.plain.trim().endsWith(":")) continue;
    const loud = heard(line.plain, ...wanted);
    if (loud === 0 || (seen && /^["“]/u.test(line.plain))) continue;
    const near = about !== undefined && line.subject === about ? 1.5 : 0;
    const speech = /^["“]/u.test(line.plain) ? 2 : 0;
    const leaning = !pointsBack(line.plain) ? 0 : line.subject === null ? 1.5 : total > 40 ? 0.8 : 0;
    const value =
      loud +
      near -
      speech -
      leaning +
      Math.min(2, line.weight) * 0.5 -
      Math.max(0, countWords(line.plain) - 35) / 20;
    if (!best || value > best.value) best = { line, value };
  }
  if (best) taken.add(best.line.index);
  return best?.line ?? null;
}

/** A line as it can stand in a card: whole, or cut at clauses where it is long. */
export function briefly(line: Line, most = 40): string {
  const whole = line.text.replace(/\s+/g, " ");
  if (countWords(whole) <= most) return whole;
  return shorterForms(whole).find((form) => countWords(form) <= most) ?? whole;
}

/** What a frame says in a place: the text's own sentence, or a slot that asks for it. */
export function told(line: Line | null, slot: string): string {
  return line ? briefly(line) : `[${slot.replaceAll("[", "").replaceAll("]", "")}]`;
}

/** One labelled line of a card. */
export function labelled(label: string, text: string): string {
  return `**${label}:** ${text}`;
}

/** A card of labelled lines, a blank line between them. */
export function card(rows: readonly (readonly [label: string, text: string])[]): string {
  return rows.map(([label, text]) => labelled(label, text)).join("\n\n");
}

/** A part under its heading. */
export function part(heading: string, ...body: readonly string[]): string {
  return [`### ${heading}`, ...body.filter((one) => one !== "")].join("\n\n");
}

/** A line as a block quotation. */
export function quoteOf(line: Line): string {
  return `> ${line.text.replace(/\s+/g, " ")}`;
}

/** Lines of speech with who speaks, where the text says so. */
export function speechOf(story: Story): { line: Line; words: string; speaker: string | null }[] {
  return story.lines.flatMap((line) => {
    const spans = guardedSpans(line.text).filter((span) => span.kind === "quote");
    const words = spans
      .map((span) => line.text.slice(span.start + 1, span.end - 1).trim())
      .filter((one) => countWords(one) >= 2 || /[.,!?]$/.test(one));
    if (words.length === 0) return [];
    let around = "";
    let at = 0;
    for (const span of spans) {
      around += line.text.slice(at, span.start);
      at = span.end;
    }
    around += line.text.slice(at);
    const speaker = story.people.find((one) =>
      one.named === "the narrator"
        ? /\bI (?:said|asked|whispered|replied)\b/.test(around)
        : around.includes(one.named.replace(/^the /, "")),
    );
    return [{ line, words: words.join(" "), speaker: speaker?.named ?? null }];
  });
}

/** A word with a capital. */
export function begun(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
