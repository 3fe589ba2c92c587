/** The built-in Hooks & Openings: a fact, moment, question or scene of the text first, then what leads into it. */

import { conclusionScore } from "../../prose/conclusion.ts";
import { proseSentences } from "../../prose/grade.ts";
import { isEnglish } from "../../prose/language.ts";
import { plainOf } from "../../prose/words.ts";
import type { Decline, Entry, Source, Values } from "../../task.ts";
import { joinSentences } from "../draft.ts";
import { requireEnglish } from "../limits.ts";
import { continued, isStatement } from "../matter/phrases.ts";
import type { Point } from "../matter/points.ts";
import { inverted } from "../matter/questions.ts";
import { candidatesOf } from "../sentences.ts";
import { eightOf, inTurn } from "./choose.ts";
import { bridges, frames, leads, promises } from "./hook-lines.ts";
import { materialOf, type Material } from "./material.ts";
import { opened } from "./casing.ts";

const moves = ["Surprising fact", "Short anecdote", "Direct question", "In the middle of things"] as const;
const sizes: Readonly<Record<string, number>> = {
  "One line": 1,
  "Two sentences": 2,
  "Short paragraph": 4,
  "Full intro": 6,
};
/** Without a chosen size. */
const usual = 2;

/** Eight openings. In other languages than English the text's own sentences, where only a size is asked for. */
export function hooks(source: Source, values: Values, entry: Pick<Entry, "vows">): string | Decline {
  const size = sizes[values["Size"] ?? ""] ?? usual;
  const wanted = {
    entry,
    source,
    values,
    decline: (possible: number) =>
      `The text gives ${String(possible)} different openings of this size; eight would need a longer text with more statements that can stand alone.`,
  };
  const onlySize = Object.keys(values).every((name) => name === "Size");
  if (!isEnglish(source.text) && onlySize) return eightOf(windows(source.text, size), wanted);
  requireEnglish("Hooks & Openings", source.text);
  const material = materialOf(source);
  if (material.topics.length === 0)
    return { decline: "No subject stands out in this text; an opening would need to know what it is about." };
  const chosen = moves.filter(
    (move) => values["Opening Move"] === undefined || values["Opening Move"] === move,
  );
  const openers = inTurn(chosen.map((move) => openersOf(move, material)));
  const pool = [true, false].flatMap((leading) =>
    openers.map((opener, index) => hookOf(opener, index, size, material, values, source.text, leading)),
  );
  return eightOf(pool, wanted);
}

interface Opener {
  text: string;
  /** Place in the text of the statement it was made of; none for a frame. */
  at?: number;
  /** What a frame speaks of. */
  about?: string;
}

const scene =
  /\b(?:was|were|had|ran|went|came|walked|stood|sat|turned|looked|called|moved|opened|closed|began|left|took|said|\p{Ll}{2,}ed)\b/u;

/** Whether a statement can open: no command, not too long, and nobody in it that only the sentence before names. */
function mayOpen(point: Point): boolean {
  return (
    !point.call &&
    !point.command &&
    point.words <= 60 &&
    !/["”] (?:he|she|they)\b|^(?:Please|Some|Others) /.test(point.text)
  );
}

/** Openings of a kind, the text's own before the frames. */
function openersOf(move: (typeof moves)[number], material: Material): Opener[] {
  const spare = material.points.length > 5;
  const own = (fits: (point: Point) => boolean) =>
    material.points
      .filter((point) => fits(point) && mayOpen(point) && !(spare && point.at === 0))
      .map(({ text, at }) => ({ text, at }));
  const topics = material.topics.slice(0, 3);
  const framed = (frames[move] ?? []).flatMap((line, index): Opener[] => {
    const topic = topics[index % topics.length];
    return topic ? [{ text: line(topic), about: topic.phrase }] : [];
  });
  if (move === "Surprising fact") return [...own((point) => point.numbers > 0), ...framed];
  if (move === "Short anecdote")
    return [...own((point) => (point.person || point.quote) && scene.test(point.text)), ...framed];
  if (move === "In the middle of things")
    return [...own((point) => scene.test(point.text) && point.words <= 22 && point.numbers === 0), ...framed];
  const asked = material.points.filter(mayOpen).flatMap(({ text, at }): Opener[] => {
    if (/["“”;:]|\b(?:I|my|me)\b/.test(text) || !isStatement(material.within(text))) return [];
    const bare = text.replace(/[.!]$/, "");
    const turned = inverted(bare, material.within);
    return [{ text: turned === null ? `Did you know that ${material.within(text)}?` : `Why ${turned}?`, at }];
  });
  return [
    ...material.questions.slice(0, 4).map((text) => ({ text })),
    ...inTurn([asked.slice(0, 6), framed]),
    ...asked.slice(6),
  ];
}

/** A hook is never stretched with more bridges than this, beside its last sentence. */
const mostBridges = 1;

/** One hook of so many sentences; where it has the choice, it goes on with a statement of the text, or else with a bridge. */
function hookOf(
  opener: Opener,
  place: number,
  size: number,
  material: Material,
  values: Values,
  text: string,
  leading: boolean,
): string {
  const lead = leads[values["Feeling"] ?? ""];
  const topic = material.topics[place % Math.min(3, material.topics.length)] ?? material.topics[0];
  if (!topic) return "";
  const first = lead ? `${lead[place % lead.length] ?? ""} ${continued(opener.text, text)}` : opener.text;
  const lines = promises[values["Promise"] ?? ""];
  const promise = lines?.[place % lines.length]?.(topic);
  if (size === 1) {
    if (!promise) return first;
    const [one, next] = /[?]$/.test(first) ? [promise, first] : [first, promise];
    return `${one.replace(/[.!]$/, "")}${next === first ? ": " : "; "}${continued(next, text)}`;
  }
  const rich = leading && material.points.length >= 4;
  const last =
    promise ??
    (size > 2 || (!rich && (opener.at === undefined || !leading))
      ? bridges[place % bridges.length]?.(topic)
      : undefined);
  const room = size - 1 - (last ? 1 : 0);
  const middle = followers(opener, place, room, material);
  if (middle.length + mostBridges < room) return "";
  const filling = bridges
    .filter((_line, index) => (index + place) % 2 === 0 && index % bridges.length !== place % bridges.length)
    .map((line) => line(topic));
  const body = [...middle, ...filling].slice(0, room);
  return joinSentences([first, ...body, ...(last ? [last] : [])].map(opened));
}

/** The statements that come after an opening in the text; from a frame on, different ones for each version. */
function followers(opener: Opener, place: number, count: number, material: Material): string[] {
  const ordered = material.points
    .filter(
      (point) => point.at !== opener.at && !point.call && !point.command && !point.quote && point.words <= 60,
    )
    .toSorted((a, b) => a.at - b.at);
  const { about } = opener;
  const near =
    about === undefined
      ? []
      : ordered.flatMap(({ text }, index) =>
          text.toLowerCase().includes(about.toLowerCase()) ? [index] : [],
        );
  const from =
    opener.at !== undefined
      ? ordered.findIndex((point) => point.at > (opener.at ?? 0))
      : (near[place % Math.max(1, near.length)] ?? (place * 2) % Math.max(1, ordered.length));
  const start = from < 0 ? 0 : from;
  return [...ordered.slice(start), ...ordered.slice(0, start)]
    .slice(0, Math.min(count, 3))
    .toSorted((a, b) => a.at - b.at)
    .map(({ text }) => text);
}

/** Runs of so many neighbouring sentences that do not lean on what stands before them, the strongest first. */
function windows(text: string, size: number): string[] {
  const candidates = candidatesOf(text);
  const sentences = proseSentences(text);
  return candidates
    .map((candidate, index) => ({
      worth: candidate.weight + conclusionScore(candidate.text, index, candidates.length) * 0.1,
      at: sentences.indexOf(plainOf(candidate.text)),
      free: !candidate.hangs && candidates.length - index >= size,
    }))
    .filter(({ free, at }) => free && at >= 0)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ at }) => joinSentences(sentences.slice(at, at + size)));
}
