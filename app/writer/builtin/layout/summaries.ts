/** Summaries: the text's own sentences, whole, in their order. */

import { blocksOf } from "../../prose/blocks.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import type { Decline, Source, Values } from "../../task.ts";
import { isCall } from "../../prose/calls.ts";
import { kindOfText, speaksAsOne, type TextKind } from "../text-kind/text-kind.ts";
import {
  asList,
  asProse,
  chooseUnits,
  firmOnes,
  leadOf,
  openingOf,
  sentenceOf,
  type Unit,
  unitsOf,
} from "./choose.ts";
import { quotation, type Statement, statementsOf } from "./statements.ts";
import { unfit } from "./unfit.ts";

const summed: readonly TextKind[] = ["news", "opinion", "product", "article", "report", "notice", "other"];

/** What tells a matter plainly, in nobody's name. */
const matterOfFact: ReadonlySet<TextKind> = new Set(["article", "report", "notice", "other"]);

/** Without a chosen length a summary takes at most this share of the words, and no more words than this. */
const share = 0.3;
const comfortable = 160;

/** A room of so many words or fewer is filled by the opening. */
const small = 60;

interface Room {
  most: number;
  count: number;
}

function roomFor(values: Values, words: number): Room {
  if (values["Length"] === "One sentence") return { most: words, count: 1 };
  if (values["Length"] === "50 words") return { most: 50, count: Infinity };
  if (values["Length"] === "100 words") return { most: 100, count: Infinity };
  if (values["Length"] === "10% of original")
    return { most: Math.max(12, Math.round(words * 0.1)), count: Infinity };
  return {
    most: Math.min(Math.floor(words * share), comfortable),
    count: values["Format"] === "TL;DR" ? 2 : Infinity,
  };
}

/** Summarises by choosing whole sentences. */
export function summarize(source: Source, values: Values): string | Decline {
  const statements = statementsOf(source.text);
  const words = countWords(source.text);
  const room = roomFor(values, words);
  const kind = kindOfText(source.text);
  if (kind === "notes") return unfit("a summary", summed, kind);
  const focus = values["Focus"] ?? "";
  if (focus === "Decisions and actions" || focus === "Numbers and dates" || focus === "People and quotes")
    return focused(source.text, statements, kind, focus, words);
  const bullets = values["Format"] === "Bullet points" || values["Format"] === "Executive summary";
  const said = bullets ? undefined : statements.find(saysItShort);
  if (said && said.words <= (values["Length"] ? room.most : Math.max(room.most, small)))
    return dressed(sentenceOf(said), values);
  if (!summed.includes(kind)) return unfit("a summary", summed, kind);
  if (statements.length < 3)
    return {
      decline: `A summary by rule chooses among whole sentences; this text has ${String(statements.length)}. It needs at least three.`,
    };
  if (kind === "opinion") return argued(statements, room, bullets);
  const headings = blocksOf(source.text).filter(({ kind: one }) => one === "heading").length;
  if (kind === "product" && headings > 1)
    return {
      decline: `This page about a product stands under ${String(headings)} headings, and its price, parts and answers say little without them. A sentence of yours that begins “In short” would be taken; otherwise a model can write a summary.`,
    };
  // A house or a club that announces something says it at once, and says we.
  if (matterOfFact.has(kind) && speaksAsOne(source.text) && /\b(?:I|my|me|mine)\b/.test(source.text))
    return {
      decline:
        "This text speaks as an I, one thought after another, and no few sentences of it say the whole. A sentence of yours that begins “In short” would be taken; otherwise a model can write a summary.",
    };
  const first = statements.find(({ courtesy }) => !courtesy);
  const wonders = statements.some(({ paragraph, question }) => question && paragraph === first?.paragraph);
  if (kind === "article" && (headings > 1 || wonders))
    return {
      decline:
        "This text explains a matter step by step, and its first sentences only lead up to it. A sentence of yours that begins “In short” would be taken; otherwise a model can write a summary.",
    };
  const lead = leadOf(statements);
  if (lead < 0)
    return {
      decline:
        "This text does not begin with a sentence that can stand alone, and a summary by rule begins there. One that says what it is about would help, or a model.",
    };
  const paragraphs = new Set(statements.map(({ paragraph }) => paragraph)).size;
  if (bullets)
    return kind === "news" && paragraphs >= 4
      ? newsPoints(statements, room, values)
      : pointed(statements, room, values);
  // A report of the news tells the most important first, and all sides in turn.
  const apart =
    kind === "news" || kind === "article" || room.count <= 2 || room.most <= small || paragraphs < 4
      ? []
      : firmOnes(statements, room.most);
  const chosen = apart.length < 3 ? openingOf(statements, room) : apart;
  if (chosen.length > 0) return dressed(asProse(statements, chosen), values);
  const needed = statements[lead]?.words ?? 0;
  return {
    decline:
      needed > room.most
        ? `A summary of this size has room for ${String(room.most)} of this text’s ${String(words)} words, and its first sentence needs ${String(needed)}. It needs more room, or a model.`
        : "The first sentences of this text need the ones after them, and all of them are more than a summary. A model can write one.",
  };
}

function dressed(body: string, values: Values): string {
  return values["Format"] === "TL;DR" ? `**TL;DR:** ${body}` : body;
}

const shortly =
  /^(?:so,? )?(?:the short (?:version|answer) is(?: that)?|in short|in brief|in a nutshell|to sum up|in summary|the bottom line(?: is(?: that)?)?|the upshot(?: is(?: that)?)?|long story short|tl;?dr)[,:]? /i;

/** Whether the writer sums up in a sentence that needs no other. */
function saysItShort({ text, answers }: Statement): boolean {
  const plain = plainOf(text);
  const rest = plain.replace(shortly, "");
  return (
    rest !== plain && !answers && !/^(?:it|this|that|these|those|they|he|she|so|no|yes|not)\b/i.test(rest)
  );
}

/** The lead and the sentences that stand apart, as points. */
function pointed(statements: readonly Statement[], { most, count }: Room, values: Values): string | Decline {
  const chosen = firmOnes(statements, most).slice(0, count);
  if (chosen.length < 3)
    return {
      decline:
        "Fewer than three sentences of this text can stand by themselves in a list of points; the others lean on their neighbours. A model can write the points.",
    };
  if (values["Format"] === "Bullet points") return asList(statements, chosen);
  return `${sentenceOf(statements[chosen[0] ?? 0])}\n\n${asList(statements, chosen.slice(1))}`;
}

const listed = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join("\n");

/** The first paragraphs of a report, a point each: what it tells first matters most, and no side is picked. */
function newsPoints(statements: readonly Statement[], room: Room, values: Values): string | Decline {
  const rows = [
    ...Map.groupBy(openingOf(statements, room), (index) => statements[index]?.paragraph).values(),
  ].map((row) => asProse(statements, row));
  const [first = "", ...others] = rows;
  if (others.length < 2)
    return {
      decline:
        "A summary of this size has room for fewer than three paragraphs of this report, which are too few for a list of points. More room would help, or a model.",
    };
  return values["Format"] === "Bullet points" ? listed(rows) : `${first}\n\n${listed(others)}`;
}

/** A piece of opinion: what it begins with and what it ends on, which is what it is for. */
function argued(statements: readonly Statement[], { most, count }: Room, bullets: boolean): string | Decline {
  const lead = leadOf(statements);
  const closing = closingOf(statements);
  const words = [lead, ...closing].reduce((sum, index) => sum + (statements[index]?.words ?? 0), 0);
  if (
    bullets ||
    lead < 0 ||
    closing.length === 0 ||
    closing.includes(lead) ||
    words > most ||
    closing.length >= count
  )
    return {
      decline:
        "This text is a piece of opinion. A summary of it has to keep what it comes to, and its last sentences cannot stand here without the others. A model can write one.",
    };
  return asProse(statements, [lead, ...closing]);
}

/** The last call or claim with what leads to it, three sentences at most; empty where it needs more. */
function closingOf(statements: readonly Statement[]): number[] {
  const last = statements.findLastIndex(({ courtesy }) => !courtesy);
  for (let first = last; first >= Math.max(0, last - 2); first -= 1) {
    const run = statements.slice(first, last + 1);
    const claims = run.some(({ text }) => isCall(text) || /\b(?:should|must|need|let us)\b/i.test(text));
    const opening = statements[first];
    const heads = statements[first - 1]?.paragraph !== opening?.paragraph;
    if (!opening || opening.paragraph !== statements[last]?.paragraph) return [];
    if (/^(?:but|and|or|yet)\b/i.test(opening.text) || (opening.points && !/^So\b/.test(opening.text)))
      continue;
    if (!heads && !/^So\b/.test(opening.text)) continue;
    return claims && !run.some(({ courtesy, item, question }) => courtesy || item || question)
      ? run.map((_one, at) => first + at)
      : [];
  }
  return [];
}

const decided =
  /\b(?:decided|agreed|resolved|approved|rejected|voted|adopted|deadline|has until|(?:is|are) to be|will be (?:offered|decided|reviewed|published)|asked for|confirmed that|can(?: now)? apply|(?:it|he|she|they|board|council|company|mayor|minister) (?:promised|pledged))\b|\bwill (?:not )?(?:be (?:\p{L}+ed|held|shut|built|cut|withdrawn|taken|made|sold)|close|open|reopen|stop|start|begin|end|move|decide|vote|meet)\b|\bby (?:the end|noon|\d)|\bby (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/iu;
const figures =
  /[£$€]\s?\d[\d.,]*|\b\d[\d.,]*(?:\s?%|–\d+)?|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g;
/** `Ann Lee, who chairs it, said`, `said Ann Lee`. */
const speaker =
  /(?<!\p{L})\p{Lu}\p{Ll}+ (?:\p{Lu}['’]?)?\p{Lu}\p{Ll}+(?:, [^.]{3,90}?,)? (?:said|says|told|argued|asked|warned|added|explained)\b|\b(?:said|says) (?:\p{Lu}[\p{Ll}.]+ )+\p{Lu}/u;
/** Sums, shares and great numbers: what a report is measured by. */
const great = /[£$€]\s?\d|\d\s?%|\d per cent\b|\b\d{1,3},\d{3}\b|\b(?!19\d\d\b|20\d\d\b)\d{3,}\b/;
const saying = /\b(?:said|says|told|asked|added|argued|warned|explained|blamed)\b/;
const betweenMarks = /["“][^"“”]*["”]/g;

const cues = {
  "Decisions and actions": {
    worth: (text: string) => (decided.test(text.replace(betweenMarks, " ")) ? 1 : 0),
    none: "No paragraph of this text tells a decision or something to be done.",
    held: "What was decided or is to be done stands",
  },
  "Numbers and dates": {
    worth: (text: string) => {
      const told = text.replace(betweenMarks, " ");
      const found = told.match(figures)?.length ?? 0;
      return found >= 2 || great.test(told) ? Math.max(1, found) : 0;
    },
    none: "No paragraph of this text holds two figures or dates, which is what this summary is made of.",
    held: "The figures and days stand",
  },
  "People and quotes": {
    worth: (text: string) => {
      const plain = text.replace(betweenMarks, " ");
      return speaker.test(plain) || (quotation.test(text) && saying.test(plain)) ? 1 : 0;
    },
    none: "No paragraph of this text names somebody and tells what they said.",
    held: "Those who speak stand",
  },
} as const;

/** Whole paragraphs that hold what is asked for; of minutes and letters the lines that are marked with it. */
function focused(
  text: string,
  statements: readonly Statement[],
  kind: TextKind,
  focus: keyof typeof cues,
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
  const reports = matterOfFact.has(kind) && kind !== "article";
  if (kind !== "news" && (!reports || speaksAsOne(text)))
    return reports
      ? {
          decline:
            "This text speaks as an I or a we, and its sentences lean on each other too much to be picked. A model can write this summary.",
        }
      : unfit(`a summary of ${focus.toLowerCase()}`, ["news", "report", "notice"], kind);
  const { worth, none, held } = cues[focus];
  const units = unitsOf(statements);
  const value = (unit: Unit): number => worth(plainOf(asProse(statements, unit)));
  if (!units.some((unit) => value(unit) > 0)) return { decline: none };
  const most = Math.max(60, Math.min(Math.floor(words * 0.6), 300));
  const chosen = chooseUnits(statements, units, most, value);
  // One of many figures, or one side of a quarrel, would mislead.
  const left = units.some((unit) => {
    const told = plainOf(asProse(statements, unit)).replace(betweenMarks, " ");
    const main = focus !== "Numbers and dates" || great.test(told);
    return main && value(unit) > 0 && !chosen.includes(unit);
  });
  if (left || chosen.length === 0 || (chosen.length === units.length && units.length > 1))
    return {
      decline:
        left || chosen.length === 0
          ? `${held} in paragraphs that come to more than ${String(most)} words with those that they lean on, and some of them alone would mislead. A model can write it shorter.`
          : `${held} in every paragraph of this text, so a choice of them would be the whole text again. A model can write it shorter.`,
    };
  return chosen.map((unit) => asProse(statements, unit)).join("\n\n");
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

/** The lines of a list of dates, as they stand. Empty for fewer than three. */
function datedLines(text: string): string {
  const lines = text.split("\n").filter((line) => dated.test(line.trim()));
  if (lines.length < 3) return "";
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
