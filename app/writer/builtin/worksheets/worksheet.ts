/** A worksheet: questions and patterns that a teacher of writing wrote, beside the writer's own text quoted whole. Nothing is spliced. */

import type { Decline, Rule, Values } from "../../task.ts";
import { quoted, type Quotes } from "./excerpt.ts";
import { otherOpening } from "./openings.ts";
import { kindOfText } from "../text-kind/text-kind.ts";
import { isSeed, saidOf, unsure, writtenFor } from "./kinds.ts";
import { holds, type Line, linesOver, standsOver } from "./materials.ts";
import { kindsToldAs, madeFiction, ofType } from "./story-types.ts";

export interface Part {
  heading: string;
  /** One or two sentences on what is done here. */
  say?: string | undefined;
  /** The writer's text is quoted here; in at most one part. */
  yourText?: boolean | undefined;
  /** What the writer answers, each a line of a list. */
  questions?: readonly Line[] | undefined;
  /** Lines to fill in, with [slots], each a line of a list. */
  patterns?: readonly Line[] | undefined;
  /** Stands there only over a text that holds this material; a name in `materials.ts`. */
  over?: string;
  /** Stands there only over a text without this material. */
  not?: string;
  /** Stands there only with these values of options. */
  when?: Readonly<Record<string, string | undefined>> | undefined;
  /** Stands there with none of these values. */
  unless?: Readonly<Record<string, string | undefined>> | undefined;
  /** Stands there only where values of these options are chosen and no others. */
  only?: readonly string[] | undefined;
  /** Stands there everywhere but where `only` would let it. */
  notOnly?: readonly string[] | undefined;
  /** Stands there only over texts of these kinds. */
  kinds?: readonly string[] | undefined;
  /** Stands over texts of these kinds alone, and not over their next of kin. */
  strict?: boolean | undefined;
  /** Stands only where no value is chosen. */
  unchosen?: boolean | undefined;
  /** The value fits no text of these kinds: why, and which value does. */
  decline?: string | undefined;
  /** The chosen value is about the text itself, and no longer about lines that stand beside it. */
  whole?: boolean | undefined;
  /** Is about lines beside the text, and falls away where a chosen value is about the text itself. */
  beside?: boolean | undefined;
  /** Nothing else of the sheet makes sense where this part stands. */
  alone?: boolean | undefined;
  /** What the sheet is called where this part stands. */
  title?: string | undefined;
  /** The value fits only a text that names a day; a text without one is declined by `decline`. */
  needsDate?: boolean | undefined;
  /** The value fits only a text that holds this material, or a seed; any other is declined by `decline`. */
  needs?: string | undefined;
}

/** A part as it stands over one text. */
export type FittingPart = Omit<Part, "questions" | "patterns"> & {
  questions: readonly string[];
  patterns: readonly string[];
};

export interface Worksheet {
  /** Stands behind `Worksheet: ` in the title. */
  title: string;
  /** One sentence on how to use it. */
  intro: string;
  /** What stands in the place of the part with the text where the text is of another kind; a name in `openings.json`. */
  opening?: string | undefined;
  /** What this sheet does with a text of another kind, in the place of what the opening says. */
  seed?: string | undefined;
  /** Of a sheet for stories: which question of a story type closes it; a name in `story-types.json`. */
  tail?: string | undefined;
  /** Of a sheet for stories: what of it is left for a life that stays true. */
  ifTrue?: string | undefined;
  /** Which part of a long text is quoted. */
  quotes?: string | undefined;
  parts: readonly Part[];
}

/** The rule that hands out a worksheet. */
export function worksheetRule(sheet: Worksheet): Rule {
  return ({ text }, values) => writeWorksheet(sheet, text, values);
}

const day =
  /\b(?:Mon|Tues?|Wed(?:nes|s)?|Thurs?|Fri|Satur|Sun)(?:day)?\b|\b\d{1,2}(?:st|nd|rd|th)? (?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)|\b(?:January|February|March|April|June|July|August|September|October|November|December)\b|\bdeadline\b/;

/** Whether something is chosen, and all of it from these options. */
const allOf = (values: Values, options: readonly string[]): boolean =>
  Object.keys(values).length > 0 && Object.keys(values).every((option) => options.includes(option));

/** A value that is worded for each kind apart, and for none like this one. */
const unworded = (value: string): string =>
  `What ‘${value}’ asks depends on the kind of text. With nothing chosen, this sheet asks what fits any.`;

/** What tells parts apart that stand in one place over different kinds. */
const choice = ({ heading, when }: Part): string => JSON.stringify([heading, when ?? null]);

/** What of a sheet stands over such a text with these values, or why a chosen value does not fit it. */
export function fittingParts(
  { parts }: Worksheet,
  text: string,
  values: Values,
): readonly FittingPart[] | Decline {
  const kind = kindOfText(text);
  const kinds = kindsToldAs(text, values);
  const known = new Set(parts.flatMap((part) => (part.kinds ?? []).map((one) => `${one} ${choice(part)}`)));
  const chosen = parts.filter((part) => {
    const { when = {}, unless = {}, only, notOnly, unchosen = false } = part;
    const named = writtenFor(kinds, (one) => known.has(`${one} ${choice(part)}`));
    return (
      (part.kinds === undefined || (named !== undefined && part.kinds.includes(named))) &&
      standsOver(part, text) &&
      !(part.strict && part.kinds?.includes(kind) !== true) &&
      (!only || allOf(values, only)) &&
      !(notOnly && allOf(values, notOnly)) &&
      !(unchosen && Object.keys(values).length > 0) &&
      !Object.entries(unless).some(([option, value]) => values[option] === value) &&
      Object.entries(when).every(([option, value]) => values[option] === value)
    );
  });
  for (const { decline, needsDate, needs } of chosen) {
    const met =
      (needsDate && day.test(text)) || (needs !== undefined && (isSeed(text) || holds(needs, text)));
    if (decline !== undefined && !met) return { decline: saidOf(kind, decline) };
  }
  for (const [option, value = ""] of Object.entries(values)) {
    const speaksOf = ({ when = {} }: Part): boolean => when[option] === value;
    if (parts.some(speaksOf) && !chosen.some(speaksOf))
      return { decline: kind === "other" ? `${unsure} ${unworded(value)}` : saidOf(kind, unworded(value)) };
  }
  const fitting = chosen.some(({ alone }) => alone)
    ? chosen.filter(({ alone }) => alone)
    : chosen.filter(({ beside }) => !beside || !chosen.some(({ whole }) => whole));
  return fitting.map((part) => ({
    ...part,
    questions: linesOver(part.questions ?? [], text),
    patterns: linesOver(part.patterns ?? [], text),
  }));
}

const froms: readonly string[] = ["start", "end", "ends", "people", "places", "against"] satisfies Quotes[];
const isQuotes = (name: string): name is Quotes => froms.includes(name);

/** A worksheet as Markdown, with what the chosen values add to it. */
export function writeWorksheet(sheet: Worksheet, text: string, values: Values): string | Decline {
  const { title, intro, opening, seed, quotes = "start" } = sheet;
  const chosen = fittingParts(sheet, text, values);
  if ("decline" in chosen) return chosen;
  if (!isQuotes(quotes)) throw new Error(`there is no quotation from ${quotes}`);
  const kind = kindOfText(text);
  const made = madeFiction(text, values, sheet.ifTrue);
  const own = made !== null || chosen.some(({ whole, alone }) => whole === true || alone === true);
  const other = own ? null : otherOpening(opening, text, seed, values);
  if (other?.decline !== undefined) return { decline: saidOf(kind, other.decline) };
  const fitting: readonly FittingPart[] = other
    ? [
        { ...other, patterns: other.patterns ?? [], yourText: !other.unquoted },
        ...(other.alone ? [] : chosen.filter(({ yourText }) => !yourText)),
      ]
    : [...(made ? [{ ...made, patterns: [] }] : []), ...chosen];
  const type = ofType(values, fitting, sheet.tail);
  const asked: readonly FittingPart[] = type ? [...fitting, type] : fitting;
  const body = asked.map(({ heading, say = "", yourText = false, questions, patterns }) => {
    const both = questions.length > 0 && patterns.length > 0;
    return [
      `### ${heading}`,
      say,
      yourText ? quoted(text, quotes) : "",
      both ? "Answer:" : "",
      listed(questions),
      both ? "Fill in:" : "",
      listed(patterns),
    ]
      .filter(Boolean)
      .join("\n\n");
  });
  // Where nothing else of the sheet stands, the way through it says nothing.
  const alone = other?.alone === true || chosen.some((part) => part.alone);
  const titled = other?.title ?? chosen.find((part) => part.title !== undefined)?.title ?? title;
  return [`## Worksheet: ${titled}`, ...(alone ? [] : [intro]), ...body].join("\n\n");
}

const listed = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join("\n");
