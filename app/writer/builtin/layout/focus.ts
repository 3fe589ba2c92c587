/** A summary of one thing: what was decided, the figures and days, who speaks. All of it, or none: a choice would mislead. */

import { blocksOf } from "../../prose/blocks.ts";
import { isCall } from "../../prose/calls.ts";
import { plainOf } from "../../prose/words.ts";
import type { Decline } from "../../task.ts";
import { saysI, speaksAsOne, type TextKind } from "../text-kind/text-kind.ts";
import { answerTo } from "./answering.ts";
import { isOvertaken } from "./expecting.ts";
import { asProse, chooseUnits, inParagraphs, listed, type Unit, unitsOf, wordsIn } from "./choose.ts";
import { titleOf } from "./sections.ts";
import { quotation, speaks, type Statement } from "./statements.ts";
import { decidedLines, labelledDecisions, labelledRequests, listsOfTasks } from "./tasks.ts";
import { kinds, unfit } from "./unfit.ts";

const matterOfFact: ReadonlySet<TextKind> = new Set(["report", "notice", "other"]);

/** What was decided, ordered, promised or asked for. */
const decided =
  /\b(?:voted|approved|rejected|resolved|adopted|agreed (?:to|on|that)|decided (?:to|that|against)|decision|ha(?:s|ve|d) until|deadline|(?:has|have|had) been (?:docked|fined|banned|suspended|postponed|scrapped|called off|brought forward|put back)|(?:docked|fined|banned|suspended) (?:them|him|her|it|the|\p{Lu}\p{L}+)|upheld|ruled (?:that|against|out)|asked (?:for|the \p{L}+ (?:\p{L}+ )?(?:for|to))|(?:has|have) (?:been )?(?:ordered|promised|pledged|sold|waived)|will be \p{L}+(?:ed|held|shut|built|cut|sent|taken|made|sold|put)|will (?:not )?(?:close|open|reopen|shut|stop|start|begin|end|move|decide|vote|meet|review|discuss|publish|offer|replace)|(?:is|are) asked to|will go to (?:an?|the) (?:vote|referendum|ballot|inquiry)|(?:council|board|committee|trustees|members|court|ministers?|residents) (?:unanimously |narrowly |last week |this week )?decided|will (?:go on|keep|stay|remain)|asked that|can(?: now)? (?:apply|claim|be collected|leave their names)|plans? to)\b/iu;
/** What may be a decision: where one stands that is left out, the rest would mislead. */
const maybe =
  /\b(?:agreed|decided|decisions?|plans?|planned|promised|expected to|due (?:on|at|in|to)|ordered|(?<!\b(?:had been|was|were) )asked|requires?|must|has to|have to|will (?!be (?:the|an?|about|in|on|at)\b|cost\b|last\b))\b/i;
/** A figure, a sum, a day or a number in words. */
const figures =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|half|dozen|twice|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|April|June|July|August|September|October|November|December)\b/iu;
/** `Ann Lee, who chairs it, said`, `said Ann Lee`. */
const speaker =
  /(?<!\p{L})\p{Lu}\p{Ll}+ (?:\p{Lu}['’]?)?\p{Lu}\p{Ll}+(?:, [^.]{3,90}?,)? (?:said|says|told|argued|asked|warned|added|explained)\b|\b(?:said|says) (?:\p{Lu}[\p{Ll}.]+ )+\p{Lu}/u;
const saying = /\b(?:said|says|told|asked|added|argued|warned|explained|blamed)\b/;
/** One person who speaks, by name or not: `a spokeswoman said`. */
const reportsSaying =
  /(?<!\p{L})(?:[Hh]e|[Ss]he|[Ss]pokes\p{Ll}+|(?:Mr|Mrs|Ms|Miss|Dr)\.? \p{Lu}\p{Ll}+) (?:also )?(?:said|says|told|added|argued|warned|explained)\b/u;
const betweenMarks = /["“][^"“”]*["”]/g;

const spoken = (text: string): boolean =>
  speaker.test(text.replace(betweenMarks, " ")) ||
  (quotation.test(text) && saying.test(text.replace(betweenMarks, " ")));
const told = (text: string): string => text.replace(betweenMarks, " ");

const nobodySpeaks =
  "In this text nobody is named with what they said, which is what this summary is made of. With a name and the words in it (Ann Lee said that …) it could be made.";
const nothingDecided =
  "No paragraph of this text holds the words by which a decision is found (voted, agreed to, decided to, will close), and no list in it is headed as one of those. A model can look for decisions in other words.";
/** Kinds whose parts are of use only together, or say nothing to others. */
const wholes: ReadonlySet<TextKind> = new Set(["how-to", "recipe", "verse", "notes", "career", "vacancy"]);

/** What says in its title what its tasks are about. */
const titledKinds: ReadonlySet<TextKind> = new Set([
  "report",
  "notes",
  "other",
  "opinion",
  "article",
  "news",
]);

/** What is written so that something is done. */
const planned: ReadonlySet<TextKind> = new Set([
  "letter",
  "complaint",
  "circular",
  "report",
  "notice",
  "minutes",
]);

/** What asks its readers for something further down, or may. */
const argued: ReadonlySet<TextKind> = new Set(["opinion", "speech", "other"]);

/** Why nothing is picked out of a text: what it holds of what is asked for. */
function notPicked(statements: readonly Statement[], kind: TextKind, focus: Focus): Decline {
  if (wholes.has(kind))
    return unfit(
      `a summary of ${focus.toLowerCase()}`,
      ["news", "report", "notice"],
      kind,
      "A model can write it.",
    );
  // Nobody writes a list of tasks into a story or an advertisement.
  const tasked = planned.has(kind) || argued.has(kind);
  const own = statements.filter(({ courtesy }) => !courtesy);
  const holding = (holds: (sentence: string) => boolean): number =>
    own.filter((one) => holds(plainOf(one.text))).length;
  const is = kind === "other" ? "In this text " : `This text is ${kinds[kind][0]}: `;
  const said = (why: string): Decline => ({ decline: is + why });
  if (focus === "People and quotes") {
    // One word between marks is nobody's speech.
    const speaking = holding(
      (one) => spoken(one) || (speaks(one) && /["“'‘][^"“”]{0,200}\p{L}[,.!?]? \p{L}/u.test(one)),
    );
    if (speaking === 0 && isPlay(own))
      return said(
        "all of it is what people say, each behind a name, so that this would be the text again. A model can tell it shorter.",
      );
    if (speaking === 0)
      return said(
        "nobody speaks between quotation marks, and nobody is named in full with what they said (Ann Lee said that …), which is what this summary is made of. A model can say who is in it.",
      );
    return said(
      speaking > own.length * 0.3
        ? "so much of it is what somebody says that this would be the text again. A model can tell it shorter."
        : "what somebody says in it says little without what stands around it. A model can write it.",
    );
  }
  if (focus === "Numbers and dates") {
    const count = holding((one) => figures.test(one));
    return said(
      count < 2
        ? `figures or days stand in ${count === 0 ? "no sentence" : "one sentence alone"}, and this summary is made of those.`
        : `figures and days stand in ${String(count)} of its sentences or more, and what they count is told around them. A model can write it.${planned.has(kind) ? " Three lines or more that each begin with a day (3 May: …) would be taken." : ""}`,
    );
  }
  if (holding((one) => mayDecide.test(told(one)) || isCall(one)) === 0)
    return said(
      "no sentence holds a word by which a decision or a request is found (agreed, decided, asked, must, please), and no list in it is headed as one of those. A model can look for decisions in other words.",
    );
  // What only tells or explains says must and will too.
  if (kind === "other" && holding((one) => inSoManyWords.test(told(one)) || isCall(one)) === 0)
    return said(
      "no line is marked as a decision and no list is headed as tasks, and in its sentences nothing is voted, agreed or asked of its readers.",
    );
  return said(
    tasked
      ? "what may be decided or asked for stands among what leads to it, in no list under a heading such as “Recommendations” or “To do”. Set as such a list it would be taken; or a model can find it."
      : "it hands out no tasks, and whatever is decided in it is part of what it tells.",
  );
}

/** Whether lines of a text stand behind the names of those who say them: two names or more, each twice or more. */
function isPlay(statements: readonly Statement[]): boolean {
  const names = statements.map(({ label }) => label).filter((label) => /^\p{Lu}[\p{Lu} .’'-]+$/u.test(label));
  return [...Map.groupBy(names, (name) => name).values()].filter(({ length }) => length > 1).length > 1;
}

/** What may hold a decision or a request, wherever it stands. */
const mayDecide =
  /\b(?:voted|approved|rejected|resolved|agree[sd]?|decide[sd]?|decisions?|plan(?:s|ned)?|promise[sd]?|ask(?:s|ed|ing)?|order(?:s|ed)|must|ha(?:s|ve) to|will|please|recommend(?:s|ed)?|want(?:s|ed)? you to|deadline)\b|\?["”’]?$/i;
/** What says itself that something was decided or is asked for. */
const inSoManyWords =
  /\b(?:voted|approved|resolved|agreed (?:to|that|on)|decided|decisions?|please|recommend(?:ed|s|ations?)?|deadline|(?:I|we)(?:['’]d| would)? (?:now |also |only )?(?:ask|request|propose|urge)|asked (?:for|that|to)|wants? you to|you (?:must|should|have to))\b/i;
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
    const decisions = decidedLines(text);
    const asked = planned.has(kind) || titledKinds.has(kind);
    const tasks = [...listsOfTasks(text, asked), ...(asked ? labelledRequests(text) : [])].filter(
      (list) =>
        !list.split("\n").some((line) => line !== "" && decisions.includes(line.replace(/^\S+ /, ""))),
    );
    if (decisions !== "") return [decisions, ...tasks].join("\n\n");
    // What a paper asks for, and what was decided of a thing, say little without what they are about.
    const labelled = labelledDecisions(text);
    const isHeaded = titledKinds.has(kind) || labelled.length > 0;
    const title = isHeaded ? plainOf(titleOf(text).replace(/^#+\s*/, "")) : "";
    if (tasks.length > 0) return [title, ...labelled, ...tasks].filter(Boolean).join("\n\n");
  }
  if (focus === "Numbers and dates") {
    const dates = datedLines(text);
    if (dates !== "") return dates;
  }
  // What somebody tells has figures in it that only tell; a paper in nobody's voice has them for their own sake.
  const isPicked =
    kind === "news" || (matterOfFact.has(kind) && !speaksAsOne(text) && !(kind === "other" && saysI(text)));
  if (!isPicked && focus === "Numbers and dates" && !wholes.has(kind) && hasPriceList(text)) return priced;
  if (!isPicked) return notPicked(statements, kind, focus);
  if (focus === "Numbers and dates") return withFigures(statements, words);
  return focus === "People and quotes"
    ? everyParagraph(statements, words, {
        holds: spoken,
        may: (paragraph) => spoken(paragraph) || reportsSaying.test(told(paragraph)),
        none: nobodySpeaks,
        held: "tell what somebody said",
      })
    : everyParagraph(statements, words, {
        holds: (paragraph) => decided.test(told(paragraph)),
        may: (paragraph) => maybe.test(told(paragraph)),
        none: nothingDecided,
        held: "tell what was decided or is to be done",
      });
}

const priced: Decline = {
  decline:
    "The prices of this text stand in a list already, which is as short as they can be; its other figures are part of what is told around it. A model can write it.",
};

/** `£60 for a day.`, `Large: £4`, `| Large | £4 |`. */
const priceOf = /(?:^|[.;|\n] ?|: )(?:from )?[£$€]\s?\d/giu;

/** Whether three prices or more of a thing stand in one paragraph, a list or a table: what somebody wants the figures of. */
function hasPriceList(text: string): boolean {
  const rows = blocksOf(text).reduce((all: string[], block, at, blocks) => {
    const joins = blocks[at - 1]?.gap === "\n" && blocks[at - 1]?.kind === block.kind;
    return joins ? [...all.slice(0, -1), `${all.at(-1) ?? ""}\n${block.text}`] : [...all, block.text];
  }, []);
  return rows.some((row) => (plainOf(row).match(priceOf)?.length ?? 0) >= 3);
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
  const found = all.size;
  for (const index of all) {
    const one = statements[index];
    const before = one?.points && statements[index - 1]?.courtesy === false ? [index - 1] : [];
    // What was expected on a day is told with what came of it.
    const behind = isOvertaken(statements, index) ? [index + 1] : [];
    for (const need of [...(one?.closely ?? []), ...before, ...behind]) all.add(need);
  }
  const chosen = [...all].sort((a, b) => a - b);
  if (wordsIn(statements, chosen) > words * much)
    return {
      decline: `Figures and days stand in ${String(found)} sentences of this text or more, and with those that they need they are most of its words. A model can write it shorter.`,
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
  const picked = chooseUnits(statements, units, most, value);
  // Whoever is blamed is heard.
  const replies = picked.map((unit) => answerTo(statements, unit, units));
  const chosen = units.filter((unit) => picked.includes(unit) || replies.includes(unit));
  // One decision of several, or one side of a quarrel, would mislead.
  const left =
    units.some((unit) => cue.may(shown(unit)) && !chosen.includes(unit)) ||
    wordsIn(statements, chosen.flat()) > most;
  const rows = [...Map.groupBy(units.flat(), (index) => statements[index]?.paragraph).values()];
  const all = rows.filter((row) => cue.may(shown(row)) || cue.holds(shown(row))).length;
  const needed = units.filter((unit) => unit === first || cue.may(shown(unit)));
  const size = wordsIn(statements, needed.flat());
  const why =
    size > most
      ? `and with the first and those that they lean on they have ${String(size)} words, more than a summary of this text holds (${String(most)})`
      : "and one of them or more cannot be read without what stands around it";
  return left || chosen.length < 2
    ? {
        decline: `In this text ${String(all)} of ${String(rows.length)} paragraphs ${cue.held}, ${why}. By rule all of them are given, or none; a model can write it.`,
      }
    : chosen.map((unit) => inParagraphs(statements, unit)).join("\n\n");
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
