/** A worksheet: questions and patterns that a teacher of writing wrote, beside the writer's own text quoted whole. Nothing is spliced. */

import { sentencesOf } from "../../prose/sentences.ts";
import { countWords } from "../../prose/words.ts";
import type { Rule, Values } from "../../task.ts";
import { otherOpening } from "./openings.ts";

export interface Part {
  heading: string;
  /** One or two sentences on what is done here. */
  say?: string | undefined;
  /** The writer's text is quoted here; in at most one part. */
  yourText?: boolean | undefined;
  /** What the writer answers, each a line of a list. */
  questions?: readonly string[] | undefined;
  /** Lines to fill in, with [slots], each a line of a list. */
  patterns?: readonly string[] | undefined;
  /** Stands there only with these values of options. */
  when?: Readonly<Record<string, string | undefined>> | undefined;
}

export interface Worksheet {
  /** Stands behind `Worksheet: ` in the title. */
  title: string;
  /** One sentence on how to use it. */
  intro: string;
  /** What stands in the place of the part with the text where the text is of another kind; a name in `openings.json`. */
  opening?: string | undefined;
  /** A long text is quoted by its end. */
  quotesEnd?: boolean | undefined;
  parts: readonly Part[];
}

/** A text of more words is quoted in part. */
const wholeUpTo = 250;

/** The rule that hands out a worksheet. */
export function worksheetRule(sheet: Worksheet): Rule {
  return ({ text }, values) => writeWorksheet(sheet, text, values);
}

/** A worksheet as Markdown, with what the chosen values add to it. */
export function writeWorksheet(sheet: Worksheet, text: string, values: Values): string {
  const { title, intro, opening, quotesEnd = false, parts } = sheet;
  const other = otherOpening(opening, text);
  const chosen = parts.filter(({ when = {} }) =>
    Object.entries(when).every(([option, value]) => values[option] === value),
  );
  const fitting: readonly Part[] = other
    ? [{ ...other, yourText: true }, ...(other.alone ? [] : chosen.filter(({ yourText }) => !yourText))]
    : chosen;
  const body = fitting.map(({ heading, say = "", yourText = false, questions = [], patterns = [] }: Part) => {
    const both = questions.length > 0 && patterns.length > 0;
    return [
      `### ${heading}`,
      say,
      yourText ? quoted(text, quotesEnd) : "",
      both ? "Answer:" : "",
      listed(questions),
      both ? "Fill in:" : "",
      listed(patterns),
    ]
      .filter(Boolean)
      .join("\n\n");
  });
  return [`## Worksheet: ${title}`, intro, ...body].join("\n\n");
}

const listed = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join("\n");

/** The text in one quotation, its lines as they stand; of a long one as many whole sentences from one end as fit, which is said. */
function quoted(text: string, fromEnd: boolean): string {
  const whole = text.trim();
  const words = countWords(whole);
  if (words <= wholeUpTo) return inQuotation(whole);
  const shown = partOf(whole, fromEnd);
  if (shown === "") return "";
  const share = `${String(countWords(shown))} of ${String(words)} words`;
  return `${inQuotation(shown)}\n\n(The ${fromEnd ? "last" : "first"} ${share}.)`;
}

const inQuotation = (text: string): string =>
  text
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");

/** Paragraphs and lines of a list from one end of a text until the words are spent, then sentences of the next one. */
function partOf(text: string, fromEnd: boolean): string {
  const pieces = text.split(/(\n\s*\n|\n(?=[ \t]*(?:[-*+•]|\d{1,3}[.)])[ \t]))/);
  const ordered = fromEnd ? pieces.toReversed() : pieces;
  const taken: string[] = [];
  let left = wholeUpTo;
  for (const piece of ordered) {
    const words = countWords(piece);
    if (words > left) {
      taken.push(sentencesWithin(piece, left, fromEnd));
      break;
    }
    left -= words;
    taken.push(piece);
  }
  return (fromEnd ? taken.toReversed() : taken).join("").trim();
}

function sentencesWithin(paragraph: string, most: number, fromEnd: boolean): string {
  const sentences = sentencesOf(paragraph);
  const taken: string[] = [];
  let left = most;
  for (const sentence of fromEnd ? sentences.toReversed() : sentences) {
    left -= countWords(sentence);
    if (left < 0) break;
    taken.push(sentence.trim());
  }
  return (fromEnd ? taken.toReversed() : taken).join(" ");
}
