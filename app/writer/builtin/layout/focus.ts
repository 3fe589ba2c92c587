/** A summary of one thing: what was decided, the figures and days, who speaks. All of it, or none: a choice would mislead. */

import { sentencesOf } from "../../prose/sentences.ts";
import { plainOf } from "../../prose/words.ts";
import type { Decline } from "../../task.ts";
import { speaksAsOne, type TextKind } from "../text-kind/text-kind.ts";
import { asProse, chooseUnits, inParagraphs, listed, type Unit, unitsOf } from "./choose.ts";
import { quotation, type Statement } from "./statements.ts";
import { unfit } from "./unfit.ts";

const matterOfFact: ReadonlySet<TextKind> = new Set(["report", "notice", "other"]);

/** What was decided, ordered, promised or asked for. */
const decided =
  /\b(?:voted|approved|rejected|resolved|adopted|agreed (?:to|on|that)|decided (?:to|that|against)|decision|has until|deadline|asked (?:for|the \p{L}+ (?:\p{L}+ )?(?:for|to))|(?:has|have) (?:been )?(?:ordered|promised|pledged|sold|waived)|will be \p{L}+(?:ed|held|shut|built|cut|sent|taken|made|sold|put)|will (?:not )?(?:close|open|reopen|shut|stop|start|begin|end|move|decide|vote|meet|review|discuss|publish|offer|replace)|(?:is|are) asked to|can(?: now)? apply|plans? to)\b/iu;
/** What may be a decision: where one stands that is left out, the rest would mislead. */
const maybe =
  /\b(?:agreed|decided|decisions?|plans?|planned|promised|expected to|due (?:on|at|in|to)|ordered|asked|requires?|must|has to|have to|will (?!be (?:the|an?|about|in|on|at)\b|cost\b|last\b))\b/i;
/** A figure, a sum, a day or a number in words. */
const figures =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|half|dozen|twice|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|April|June|July|August|September|October|November|December)\b/iu;
/** `Ann Lee, who chairs it, said`, `said Ann Lee`. */
const speaker =
  /(?<!\p{L})\p{Lu}\p{Ll}+ (?:\p{Lu}['’]?)?\p{Lu}\p{Ll}+(?:, [^.]{3,90}?,)? (?:said|says|told|argued|asked|warned|added|explained)\b|\b(?:said|says) (?:\p{Lu}[\p{Ll}.]+ )+\p{Lu}/u;
const saying = /\b(?:said|says|told|asked|added|argued|warned|explained|blamed)\b/;
const betweenMarks = /["“][^"“”]*["”]/g;

const spoken = (text: string): boolean =>
  speaker.test(text.replace(betweenMarks, " ")) ||
  (quotation.test(text) && saying.test(text.replace(betweenMarks, " ")));
const told = (text: string): string => text.replace(betweenMarks, " ");

export type Focus = "Decisions and actions" | "Numbers and dates" | "People and quotes";

/** Whole paragraphs that hold what is asked for; of minutes and letters the lines that are marked with it. */
export function focused(
  text: string,
  statements: readonly Statement[],
  kind: TextKind,
  focus: Focus,
  words: number,
): string | Decline {
  if (focus === "Decisions and actions") {
    const lines = decidedLines(text);
    if (lines !== "") return lines;
  }
  if (focus === "Numbers and dates") {
    const dates = datedLines(text);
    if (dates !== "") return dates;
  }
  const reports = matterOfFact.has(kind);
  if (kind !== "news" && (!reports || speaksAsOne(text)))
    return reports
      ? {
          decline:
            "This text speaks as an I or a we, and its sentences lean on each other too much to be picked. A model can write this summary.",
        }
      : unfit(`a summary of ${focus.toLowerCase()}`, ["news", "report", "notice"], kind);
  if (focus === "Numbers and dates") return withFigures(statements, words);
  return focus === "People and quotes"
    ? everyParagraph(statements, words, {
        holds: spoken,
        may: spoken,
        none: "No paragraph of this text names somebody and tells what they said.",
        held: "Those who speak stand",
      })
    : everyParagraph(statements, words, {
        holds: (paragraph) => decided.test(told(paragraph)),
        may: (paragraph) => maybe.test(told(paragraph)),
        none: "No paragraph of this text tells a decision or something to be done.",
        held: "What was decided or is to be done stands",
      });
}

/** Each sentence with a figure or a day, a line a paragraph, with what it points to: all of them, or a choice would mislead. */
function withFigures(statements: readonly Statement[], words: number): string | Decline {
  const all = new Set(
    statements.flatMap(({ text, courtesy }, index) =>
      !courtesy && figures.test(plainOf(text)) ? [index] : [],
    ),
  );
  if (all.size < 2)
    return {
      decline:
        "Fewer than two sentences of this text hold a figure or a date, which is what this summary is made of.",
    };
  for (const index of all) {
    const one = statements[index];
    const before = one?.points && statements[index - 1]?.courtesy === false ? [index - 1] : [];
    for (const need of [...(one?.closely ?? []), ...before]) all.add(need);
  }
  const chosen = [...all].sort((a, b) => a - b);
  if (chosen.reduce((sum, index) => sum + (statements[index]?.words ?? 0), 0) > words * much)
    return {
      decline:
        "Figures and days stand in most sentences of this text, so all of them would be the text again, and some of them would mislead. A model can write it shorter.",
    };
  const rows = Map.groupBy(chosen, (index) => statements[index]?.paragraph);
  return listed([...rows.values()].map((row) => asProse(statements, row)));
}

/** What is more of a text than this is no summary of it. */
const much = 0.5;

/** The paragraphs that hold what is asked for, under the first; declined where one would be left out, or needs one that is. */
function everyParagraph(
  statements: readonly Statement[],
  words: number,
  cue: {
    holds: (paragraph: string) => boolean;
    may: (paragraph: string) => boolean;
    none: string;
    held: string;
  },
): string | Decline {
  const units = unitsOf(statements);
  const shown = (unit: Unit): string => plainOf(asProse(statements, unit));
  if (!units.some((unit) => cue.holds(shown(unit)))) return { decline: cue.none };
  const most = Math.min(Math.floor(words * 0.6), 300);
  const [first] = units;
  // What is found says too little without the first paragraph: `voted against the measure`.
  const value = (unit: Unit): number => (unit === first ? 2 : cue.holds(shown(unit)) ? 1 : 0);
  const chosen = chooseUnits(statements, units, most, value);
  // One decision of several, or one side of a quarrel, would mislead.
  const left = units.some((unit) => cue.may(shown(unit)) && !chosen.includes(unit));
  return left || chosen.length < 2
    ? {
        decline: `${cue.held} in sentences all over this text. A choice by rule would leave some of it out, and mislead. A model can write it.`,
      }
    : chosen.map((unit) => inParagraphs(statements, unit)).join("\n\n");
}

const decision = /^(?:decided|agreed|resolved|decision|action|actions)\b\s*(?::|that\b|to\b)/i;
/** `Jean to have a word`, `Bo will order it`, `Ann, by 3 May`. */
const undertaken =
  /^(?!The\b|It\b|This\b|That\b|There\b|Not\b|Water\b)\p{Lu}\p{Ll}+(?: (?:\p{Lu}\p{L}*|and \p{Lu}\p{L}+)){0,2}(?:,? (?:to|will|by)) \p{L}|^\p{Lu}\p{Ll}+ (?:writes|asks|calls|orders|books|sends|drafts|checks|buys|rings) /u;

/** What minutes mark as decided, the items under it, and what somebody is to do, with the headings it stands under. Empty without two marked decisions. */
function decidedLines(text: string): string {
  const rows: { head: string; line: string }[] = [];
  let head = "";
  let marked = 0;
  let open = false;
  for (const line of text.split("\n").map((one) => one.trim())) {
    const heading = /^(?:#+ |\d{1,2}[.)] )([^.:]{2,60})$/.exec(line)?.[1];
    if (heading !== undefined) {
      head = plainOf(heading);
      open = false;
      continue;
    }
    const item = /^[-*•]\s/.test(line);
    const bare = plainOf(line).replace(/^[-*•]\s+/, "");
    if (decision.test(bare)) {
      marked += 1;
      open = true;
      rows.push({ head, line: bare });
    } else if (
      (item && open) ||
      sentencesOf(bare).some((one) => undertaken.test(one) || /^To \p{Ll}/u.test(one))
    )
      rows.push({ head, line: bare });
  }
  if (marked < 2) return "";
  const heads = [...new Set(rows.map((row) => row.head))];
  return heads
    .map((one) => {
      const lines = rows.filter((row) => row.head === one).map(({ line }) => `- ${line}`);
      return [...(one === "" ? [] : [`**${one}**`, ""]), ...lines].join("\n");
    })
    .join("\n\n");
}

const dated =
  /^(?:[-*•]\s+)?(?:\*\*)?(?:(?:Mon|Tue|Tues|Wed|Weds|Thu|Thur|Thurs|Fri|Sat|Sun)[a-z]*,? )?\d{1,2}(?:st|nd|rd|th)? (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b/i;

const hours = /\b(?:from|until|till|noon|midnight|midday|am|pm|20\d\d)\b/gi;

/** The lines of a list of dates, as they stand. Empty for fewer than three. */
function datedLines(text: string): string {
  const lines = text.split("\n").filter((line) => dated.test(line.trim()));
  // A day without its matter is no date to keep.
  if (
    lines.length < 3 ||
    lines.some((line) => !/\p{L}{3}/u.test(line.trim().replace(dated, "").replace(hours, "")))
  )
    return "";
  return lines
    .map(
      (line) =>
        `- ${line
          .trim()
          .replace(/^[-*•]\s+/, "")
          .replace(/\s{2,}/g, ": ")}`,
    )
    .join("\n");
}
