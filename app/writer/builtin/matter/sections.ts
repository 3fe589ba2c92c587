/** An English text as a few sections, each with a name from its own words. */

import { blocksOf, isProse } from "../../prose/blocks.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { plainOf } from "../../prose/words.ts";
import type { Source } from "../../task.ts";
import { isFrame } from "../sentences.ts";
import { byWeight, pointsOf, type Point } from "./points.ts";
import { capital, topicsOf } from "./topics.ts";

export interface Section {
  /** The text's own heading, or a topic of the section that no earlier one has. */
  name: string;
  /** Whether the text gave the name. */
  given: boolean;
  text: string;
  points: Point[];
}

/** The text's headings with what stands under each; a text without headings has one part, its paragraphs. */
function given(markdown: string): { heading: string | null; paragraphs: string[] }[] {
  const parts: { heading: string | null; paragraphs: string[] }[] = [{ heading: null, paragraphs: [] }];
  for (const block of blocksOf(markdown))
    if (block.kind === "heading") parts.push({ heading: plainOf(block.text).trim(), paragraphs: [] });
    else if (isProse(block) && !isFrame(block.text)) parts.at(-1)?.paragraphs.push(block.text);
  return parts.filter((part) => part.paragraphs.length > 0);
}

/** Sections in the text's order, at most `most`, and where the text allows it at least `least`. */
export function sectionsOf(source: Source, least: number, most: number): Section[] {
  const parts = given(source.text);
  const headed = parts.filter((part) => part.heading !== null);
  const used = new Set<string>();
  if (headed.length >= least)
    return headed.slice(0, most).map((part) => ({
      name: part.heading ?? "",
      given: true,
      text: part.paragraphs.join("\n\n"),
      points: pointsOf(part.paragraphs.join("\n\n")),
    }));
  const paragraphs = parts.flatMap((part) => part.paragraphs);
  const units =
    paragraphs.length >= least ? paragraphs : paragraphs.flatMap((paragraph) => sentencesOf(paragraph));
  return grouped(
    units,
    Math.min(most, Math.max(Math.min(least, units.length), Math.round(units.length / 3))),
    paragraphs.length >= least,
  )
    .map((text) => ({ text, points: pointsOf(text) }))
    .filter(({ points }) => points.length > 0)
    .map(({ text, points }, index) => ({
      name: nameOf(text, source.text, points, used, index),
      given: false,
      text,
      points,
    }));
}

/** Neighbouring units in so many groups of about the same number. */
function grouped(units: readonly string[], count: number, paragraphs: boolean): string[] {
  const groups: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const [from, to] = [index, index + 1].map((at) => Math.round((at * units.length) / count));
    const group = units.slice(from, to);
    if (group.length > 0) groups.push(group.join(paragraphs ? "\n\n" : " "));
  }
  return groups;
}

/** Names of sections in which no subject of their own stands out. */
const unnamed = [
  "The starting point",
  "What it means",
  "In practice",
  "The details",
  "What follows",
  "The wider view",
  "Beyond that",
  "The upshot",
];

function nameOf(
  text: string,
  whole: string,
  points: readonly Point[],
  used: Set<string>,
  index: number,
): string {
  const topics = topicsOf({ text }, whole).filter((topic) => !used.has(topic.phrase.toLowerCase()));
  const topic = topics.find((one) => one.phrase.length >= 4) ?? topics[0];
  const short = byWeight(points)
    .find((point) => point.words <= 6 && !point.quote)
    ?.text.replace(/[.!]$/, "");
  const name = topic ? capital(topic.phrase) : (short ?? unnamed[index % unnamed.length] ?? "");
  used.add(name.toLowerCase());
  return name;
}
