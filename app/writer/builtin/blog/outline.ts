/** The built-in Outline Creator: four to eight sections, each with one line that says what belongs there. */

import type { Decline, Source } from "../../task.ts";
import { requireEnglish } from "../limits.ts";
import { byWeight, within, type Point } from "../matter/points.ts";
import { sectionsOf, type Section } from "../matter/sections.ts";
import { capital, topicsOf } from "../matter/topics.ts";

/** Sections that any article on a subject may need, for texts that do not fill four. `$` is the subject. */
const missing: readonly (readonly [string, string])[] = [
  ["Why it matters now", "[What makes $ worth reading about today, and for whom.]"],
  ["What readers ask first", "[The questions about $ that come up most, each answered in a sentence.]"],
  ["An example", "[One case of $ that the reader can picture, with its figures.]"],
  ["What speaks against it", "[The strongest doubt about $, and your answer.]"],
  ["What to do next", "[One step that the reader can take after this article.]"],
];

/** An outline from the text's own sections; slots where it has too few. */
export function outline(source: Source): string | Decline {
  requireEnglish("Outline Creator", source.text);
  const sections = sectionsOf(source, 4, 8);
  const subject = topicsOf(source)[0]?.named ?? "the subject";
  const own = sections.map((section) => ({
    name: section.name,
    line: lineFor(section),
    parts: partsOf(section),
  }));
  const extra = missing
    .slice(own.length >= 4 ? missing.length - 1 : 0)
    .slice(0, Math.max(own.length >= 4 ? (own.length < 8 ? 1 : 0) : 4 - own.length, 0))
    .map(([name, line]) => ({
      name,
      line: line.replace("$", subject),
      parts: [] as { name: string; line: string }[],
    }));
  return [...own, ...extra]
    .map(({ name, line, parts }) =>
      [`## ${name}`, line, ...parts.flatMap((part) => [`### ${part.name}`, part.line])].join("\n\n"),
    )
    .join("\n\n");
}

function lineFor(section: Section): string {
  const best = byWeight(section.points.filter((point) => !point.quote))[0] ?? section.points[0];
  return best ? short(best) : "[What belongs here, in one line.]";
}

function short(point: Point): string {
  return within(point.text, 140) ?? point.text;
}

/** Sub-points for sections that carry several topics of their own. */
function partsOf(section: Section): { name: string; line: string }[] {
  if (section.points.length < 5) return [];
  const lead = lineFor(section);
  const parts: { name: string; line: string }[] = [];
  for (const topic of topicsOf({ text: section.text }).slice(1, 6)) {
    const point = section.points.find(
      (one) =>
        one.text.toLowerCase().includes(topic.phrase.toLowerCase()) &&
        short(one) !== lead &&
        !parts.some((part) => part.line === short(one)),
    );
    if (point && topic.phrase.toLowerCase() !== section.name.toLowerCase())
      parts.push({ name: capital(topic.phrase), line: short(point) });
    if (parts.length === 2) break;
  }
  return parts.length === 2 ? parts : [];
}
