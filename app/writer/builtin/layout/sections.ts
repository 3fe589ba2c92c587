/** Sentences of the text under the sections of a form, where a plain sign says that they belong there. */

import { type Block, blocksOf, joinBlocks } from "../../prose/blocks.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import type { Section } from "../../promises/sections.ts";
import type { Decline, Rule } from "../../task.ts";
import { sum } from "../text-kind/offers.ts";
import { asProse, leadOf, sentenceOf } from "./choose.ts";
import { heads, isBoldHeading, standsAlone, type Statement, statementsOf, withNeeds } from "./statements.ts";

/** What may stand in a section; the rest of the text goes to the one section that takes it. */
export interface Place {
  /** Statements that show by their form that they belong here. */
  belongs?: (statement: Statement, index: number) => boolean;
  /** The lead of the text, at most so many words. */
  lead?: number;
  /** Everything that no other section took. */
  rest?: boolean;
  /** What must be in the text for the form to make sense: `what the reader should do`. */
  asked?: string;
  list?: boolean;
  numbered?: boolean;
}

/** The heading or the title line that a text begins with; empty for none. */
export function titleOf(text: string): string {
  const [first, next] = blocksOf(text);
  if (!first) return "";
  const line = plainOf(first.text).trim();
  return first.kind === "heading" || (first.kind === "paragraph" && heads(line, 0, next)) ? line : "";
}

/** A heading right under the title, the only one of its rank, which says what the title leaves open; empty for none. */
export function subtitleOf(text: string): string {
  const blocks = blocksOf(text);
  const [first, second, third] = blocks;
  const rank = second?.prefix.trim() ?? "";
  const isUnder =
    first?.kind === "heading" &&
    second?.kind === "heading" &&
    rank.length > first.prefix.trim().length &&
    third?.kind === "paragraph" &&
    blocks.filter(({ kind, prefix }) => kind === "heading" && prefix.trim() === rank).length === 1;
  const line = isUnder ? plainOf(second.text).trim() : "";
  return countWords(line) >= 4 && line.length <= longestSubtitle ? line : "";
}
const longestSubtitle = 140;

/** The share of a text that its form's heart takes at least: with less, it is a text of another kind. */
const core = 0.15;

/** The rule that lays a text out under sections. A section without a sentence keeps a slot that says what goes there. */
export function laidUnder(sections: readonly Section[], places: Readonly<Record<string, Place>>): Rule {
  return ({ text, title }) => laid(statementsOf(text), sections, places, title ?? titleOf(text));
}

function laid(
  statements: readonly Statement[],
  sections: readonly Section[],
  places: Readonly<Record<string, Place>>,
  title: string,
): string | Decline {
  if (!statements.some(standsAlone))
    return { decline: "No sentence of this text can stand alone, so none can be laid out under a heading." };
  const taken = new Map<number, string>();
  for (const { title: name } of sections) {
    const place = places[name];
    if (place?.lead === undefined) continue;
    for (const index of leadBlock(statements, place.lead)) if (!taken.has(index)) taken.set(index, name);
  }
  for (const { title: name } of sections) {
    const { belongs } = places[name] ?? {};
    if (!belongs) continue;
    for (const [index, statement] of statements.entries())
      if (!taken.has(index) && !statement.courtesy && belongs(statement, index))
        for (const one of whole(statements, index, belongs)) if (!taken.has(one)) taken.set(one, name);
  }
  const asked = sections.find(({ title: name }) => places[name]?.asked);
  const heart = [...taken.values()].filter((name) => name === asked?.title).length;
  if (asked && heart < Math.max(2, statements.length * core))
    return {
      decline: `Too few sentences of this text (${String(heart)} of ${String(statements.length)}) say ${places[asked.title]?.asked ?? ""}, and ${asked.title} is the heart of this form.`,
    };
  const rest = sections.find(({ title: name }) => places[name]?.rest)?.title ?? "";
  for (const [index, statement] of statements.entries()) {
    if (taken.has(index)) continue;
    // A sentence that points at the one before goes where that goes.
    const follows = statement.points && statements[index - 1]?.paragraph === statement.paragraph;
    const home = follows ? (taken.get(index - 1) ?? rest) : rest;
    if (!statement.courtesy) taken.set(index, home);
  }
  const others = [...taken].filter(([, name]) => name === "").map(([index]) => index);
  const tail = others.length === 0 ? [] : [`### Also in your text\n\n${bodyOf(statements, others, {})}`];
  return sections
    .map((section) => {
      const place = places[section.title] ?? {};
      const mine = [...taken]
        .filter(([, name]) => name === section.title)
        .map(([index]) => index)
        .sort((a, b) => a - b);
      const body = mine.length === 0 ? slotOf(section) : bodyOf(statements, mine, place);
      if (section.mark === "title") return `## ${title === "" ? slotOf(section) : title}`;
      if (section.mark === "label") return `**${section.title}:** ${body}`;
      return section.mark === "heading" ? `### ${section.title}\n\n${body}` : body;
    })
    .concat(tail)
    .join("\n\n");
}

/** A statement that belongs somewhere with what it leans on; its whole paragraph where that is more, and most of it belongs there too; else nothing. */
function whole(
  statements: readonly Statement[],
  index: number,
  belongs: (statement: Statement, index: number) => boolean,
): readonly number[] {
  const needed = withNeeds(statements, index) ?? [];
  const same = (one: number): boolean => statements[one]?.paragraph === statements[index]?.paragraph;
  const fits = (one: number): boolean => {
    const here = statements[one];
    return here !== undefined && belongs(here, one);
  };
  if (needed.length > 0 && needed.every((one) => fits(one))) return needed;
  const row = [...statements.keys()].filter((one) => same(one));
  return row.filter((one) => fits(one)).length * 2 >= row.length ? row : [];
}

/** The lead and, where there is room, the statement right behind it. */
function leadBlock(statements: readonly Statement[], most: number): number[] {
  const lead = leadOf(statements);
  const next = statements[lead + 1];
  const words = (statements[lead]?.words ?? 0) + (next?.words ?? 0);
  return next && words <= most && !next.question && !next.courtesy ? [lead, lead + 1] : [lead];
}

function slotOf({ belongs, title }: Section): string {
  return `[${title}: ${belongs}]`;
}

function bodyOf(
  statements: readonly Statement[],
  mine: readonly number[],
  { list, numbered }: Place,
): string {
  if (numbered)
    return mine.map((index, at) => `${String(at + 1)}. ${sentenceOf(statements[index])}`).join("\n");
  const rows = new Map<number, number[]>();
  for (const index of mine) {
    const paragraph = statements[index]?.paragraph ?? 0;
    rows.set(paragraph, [...(rows.get(paragraph) ?? []), index]);
  }
  // An item of a list stays one, whatever it has in sentences.
  if (list)
    return [...rows.values()]
      .flatMap((row) =>
        statements[row[0] ?? -1]?.item
          ? [asProse(statements, row)]
          : row.map((index) => sentenceOf(statements[index])),
      )
      .map((line) => `- ${line}`)
      .join("\n");
  return [...rows.values()].map((row) => asProse(statements, row)).join("\n\n");
}

/** A stretch of a text under one heading, everything in it as it stands. */
export interface Part {
  heading: string;
  body: string;
  /** Whether a numbered list stands in it. */
  numbered: boolean;
}

/** `**Price:** £82`: a paragraph that says itself where it belongs. */
const costs = /^(\*\*|__)prices?:?\1:?\s+/i;

/** `**900 kr.** from the door`: a paragraph that begins with its price in bold. */
const pricedFirst = new RegExp(String.raw`^\*\*(?=${sum})[^*]+\*\*`);

/** A text as its parts: what stands before the first heading below the title, then a part a heading. */
export function partsOf(markdown: string): Part[] {
  const parts: { heading: string; blocks: Block[] }[] = [{ heading: "", blocks: [] }];
  const priced: typeof parts = [];
  for (const [at, block] of blocksOf(markdown)
    .filter(({ kind }) => kind !== "rule")
    .entries()) {
    // A bold line with a price, above all else that is said of a product or ahead of how it is ordered, is a part of its own.
    if (
      (at <= 2 && parts.length === 1 && /^\*\*(?:(?!\*\*).)*[£$€]\s?\d.*\*\*$/s.test(block.text.trim())) ||
      pricedFirst.test(block.text.trim())
    )
      priced.push({ heading: "Price", blocks: [{ ...block, text: plainOf(block.text) }] });
    else if (block.kind === "paragraph" && costs.test(block.text))
      priced.push({ heading: "Price", blocks: [{ ...block, text: block.text.replace(costs, "") }] });
    else if (block.kind !== "heading" && !isBoldHeading(block)) parts.at(-1)?.blocks.push(block);
    else if (at > 0) parts.push({ heading: plainOf(block.text).trim(), blocks: [] });
  }
  return [...parts.slice(0, 1), ...priced, ...parts.slice(1)].map(({ heading, blocks }) => ({
    heading,
    body: joinBlocks(blocks).trim(),
    numbered: blocks.filter(({ kind, prefix }) => kind === "item" && /\d/.test(prefix)).length >= 3,
  }));
}

/**
 * Lays the parts of a text whole under the sections of a form, by what their headings say; those that fit nowhere keep their
 * headings behind, or before the section `last`. A section without a part keeps its slot.
 */
export function partsUnder(
  parts: readonly Part[],
  sections: readonly Section[],
  home: (part: Part) => string,
  title: string,
  last = "",
): string {
  const places = parts.map((part) => ({ part, section: part.body === "" ? null : home(part) }));
  const filled = sections.map((section) => {
    if (section.mark === "title") return `## ${title === "" ? slotOf(section) : title}`;
    const mine = places.filter(({ section: name }) => name === section.title).map(({ part }) => part);
    // `Price` says no more than `Price and delivery` over it.
    const same = ({ heading }: Part) =>
      heading.toLowerCase() === section.title.toLowerCase() ||
      (mine.length === 1 && section.title.toLowerCase().split(" ").includes(heading.toLowerCase()));
    const body = mine.map((part) => (same(part) ? part.body : headed(part))).join("\n\n");
    const shown = body === "" ? slotOf(section) : body;
    return section.mark === "heading" ? `### ${section.title}\n\n${shown}` : shown;
  });
  const others = places
    .filter(({ section }) => section === "")
    .map(({ part: { heading, body } }) => (heading === "" ? body : `### ${heading}\n\n${body}`));
  const at = sections.findIndex(({ title: name }) => name === last);
  return filled.toSpliced(at < 0 ? filled.length : at, 0, ...others).join("\n\n");
}

const headed = ({ heading, body }: Part): string => (heading === "" ? body : `**${heading}**\n\n${body}`);
