/** The built-in Headlines & Titles: the text's own claims, steps, figures, questions and talk, then its subjects in the patterns of headlines. */

import { sharedWords } from "../../promises/versions.ts";
import { isPassive } from "../../prose/passive.ts";
import type { Decline, Entry, Source, Values } from "../../task.ts";
import { requireEnglish } from "../limits.ts";
import { termsOf } from "../../prose/weights.ts";
import { headlineForms, type HeadlineForms } from "../titles/headline-forms.ts";
import { opened, titled } from "./casing.ts";
import { eightOf, inTurn } from "./choose.ts";
import {
  patterns,
  type Fillings,
  type Kind,
  type Pattern,
} from "../../catalogue/inspire/headline-patterns.ts";
import { materialOf, type Material } from "./material.ts";

const limits: Readonly<Record<string, number>> = {
  "Under 40 characters": 40,
  "Under 60 characters": 60,
  "Under 80 characters": 80,
};
/** What a headline stays within where no length is chosen. */
const comfortable = 90;
const kinds: readonly Kind[] = ["Bold claim", "How-to", "Question", "List"];

/** Eight headlines of an English text, each of another pattern or about another part of it. */
export function headlines(source: Source, values: Values, entry: Pick<Entry, "vows">): string | Decline {
  requireEnglish("Headlines & Titles", source.text);
  const material = materialOf(source);
  const limit = limits[values["Length"] ?? ""] ?? comfortable;
  const kicker = values["Capitalization"] === "UPPERCASE KICKER";
  const lines = linesFor(source, material, values, limit).filter(
    (line) =>
      !stutters(line) && (values["Placement"] !== "News story" || (!isPassive(line) && !line.endsWith("?"))),
  );
  const pool = [...new Set(lines)].flatMap((line, index) => {
    const cased = values["Capitalization"] === "Title Case" ? titled(opened(line)) : opened(line);
    const head = kicker ? kicked(cased, material, index) : cased;
    if (head === null || Array.from(head).length > limit) return [];
    if (values["Length"] !== "Headline plus subhead") return [head];
    const others = material.points.filter(({ text }) => sharedWords(text, head) < 0.4);
    const subhead = others[index % Math.max(1, others.length)];
    return subhead ? [`${head}\n\n${subhead.text}`] : [];
  });
  return eightOf(pool, {
    entry,
    source,
    values,
    decline: (possible) =>
      `The text gives ${String(possible)} different headlines of this kind; eight would need more statements, names for what it is about, or a longer limit.`,
  });
}

/** Lines of the wanted type: the text's own first, then frames around its subjects, the wanted pull before the others. */
function linesFor(source: Source, material: Material, values: Values, limit: number): string[] {
  const kind = values["Headline Type"];
  const appeal = values["Appeal"];
  const news = values["Placement"] === "News story";
  const forms = headlineForms(source, limit);
  const wanted = patterns.filter(
    (pattern) =>
      (kind === undefined || pattern.kind === kind) &&
      (pattern.pull === "Urgency") === (appeal === "Urgency") &&
      (pattern.story === undefined || pattern.story === forms.story) &&
      (!forms.story || !pattern.needs.some((need) => need === "action" || need === "source")) &&
      (!news || pattern.kind !== "Question"),
  );
  const rank = (pattern: Pattern) =>
    (appeal !== undefined && pattern.pull === appeal ? 0 : 2) + (pattern.needs.includes("topic") ? 1 : 0);
  const about: Material = {
    ...material,
    topics: forms.people.length > 0 ? forms.people.slice(0, 6) : material.topics,
    actions: material.actions.filter((action) => action.split(" ").length > 2),
  };
  const own = appeal === "Urgency" ? [] : inTurn(ownLines(forms, about.actions, kind, appeal, news));
  const ranks = [...new Set(wanted.map(rank))].toSorted((a, b) => a - b);
  const framed = ranks.flatMap((one) => {
    const level = wanted.filter((pattern) => rank(pattern) === one);
    const turned = inTurn(kinds.map((each) => level.filter((pattern) => pattern.kind === each)));
    return inTurn(turned.map((pattern, index) => fill(pattern, about, index, forms.claims)));
  });
  return [...own, ...framed];
}

/** What a text gives by itself for each type of headline; a kind of appeal brings the lines that have it to the front. */
function ownLines(
  forms: HeadlineForms,
  actions: readonly string[],
  kind: string | undefined,
  appeal: string | undefined,
  news: boolean,
): string[][] {
  const { claims, voices, names, steps, how, why, figures, questions, subjects } = forms;
  const bold = forms.story
    ? [...subjects.slice(0, 2), ...voices, ...claims, ...why]
    : [...claims, ...names, ...why, ...subjects];
  const rows: readonly (readonly [Kind, string[]])[] = [
    ["Bold claim", appeal === "Curiosity" ? [...why, ...names, ...bold] : bold],
    ["How-to", [...steps, ...(forms.story ? [] : actions.map((action) => `how to ${action}`)), ...how]],
    ["Question", news ? [] : questions],
    ["List", figures],
  ];
  return rows.filter(([each]) => kind === undefined || each === kind).map(([, lines]) => lines);
}

/** Whether a line says one of its words twice. */
function stutters(line: string): boolean {
  const terms = termsOf(line.replace(/\[[^\]]*\]/g, " ")).filter((term) => !/\d/.test(term));
  return new Set(terms).size < terms.length;
}

/** All fillings of a pattern; neighbours begin with different topics. */
function fill(pattern: Pattern, material: Material, place: number, claims: readonly string[]): string[] {
  const topics = rotated(material.topics, material.topics.length > 2 ? place % 3 : place % 2);
  const choices: { [key in keyof Fillings]: readonly Fillings[key][] } = {
    topic: topics,
    other: material.topics,
    action: rotated(material.actions, place),
    claim: claims,
    counted: rotated(material.counted, place),
    source: material.sources,
    date: material.dates.length > 0 ? material.dates : ["[date]"],
  };
  const [first, second] = pattern.needs;
  if (!first) return [];
  return choices[first].flatMap((one, index) => {
    const given = { [first]: one };
    if (!second) return [pattern.line(given as unknown as Fillings)];
    const rest: readonly unknown[] = choices[second];
    const others = rest.filter((other) => other !== one);
    const other = others[(index + place) % Math.max(1, others.length)];
    return other === undefined ? [] : [pattern.line({ ...given, [second]: other } as unknown as Fillings)];
  });
}

function rotated<T>(list: readonly T[], by: number): T[] {
  const at = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

/** The headline under a kicker of capitals: the subject of another line of the text. */
function kicked(line: string, material: Material, place: number): string | null {
  const others = material.topics.filter((topic) => !line.toLowerCase().includes(topic.phrase.toLowerCase()));
  const topic = others[place % Math.max(1, others.length)];
  if (!topic || line.includes(": ")) return null;
  return `${topic.phrase.toUpperCase()}: ${line}`;
}
