/** Summaries: the text's own sentences, whole, in their order. */

import { blocksOf } from "../../prose/blocks.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import type { Decline, Source, Values } from "../../task.ts";
import { isEnglish } from "../../prose/language.ts";
import { isCall } from "../../prose/calls.ts";
import { isOrder } from "../text-kind/forms.ts";
import { isTold, leadsRound, speaksAsI, speaksAsOne, type TextKind } from "../text-kind/text-kind.ts";
import { asList, asProse, firmOnes, leadOf, listed, openingOf, sentenceOf, wordsIn } from "./choose.ts";
import { askedIn } from "./asked.ts";
import { focused } from "./focus.ts";
import { layoutKind } from "./kind.ts";
import { due, newsPicks, nubOf } from "./news.ts";
import { tellsOf, unnamed } from "./opening.ts";
import { titleOf } from "./sections.ts";
import { standsFirm } from "./endings.ts";
import { isBoldHeading, speaks, type Statement, statementsOf } from "./statements.ts";
import { unfit } from "./unfit.ts";

const summed: readonly TextKind[] = ["news", "opinion", "product", "article", "report", "notice", "other"];

/** What tells a matter plainly, in nobody's name. */
const matterOfFact: ReadonlySet<TextKind> = new Set(["article", "report", "notice", "other"]);

/** Without a chosen length a summary takes at most this share of the words, and no more words than this. */
const share = 0.3;
const comfortable = 160;

/** A room of so many words or fewer is filled by the opening. */
const small = 60;

/** Sentences that stand apart and fill less of their room are too few to stand for a text. */
const full = 0.4;
/** A text of more words begins with more than it can be summed up by. */
const long = 150;
/** A first sentence of fewer words than this is a hook: `Nobody goes there by accident.` */
const hook = 8;

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

/** What was too small for a summary, in a sentence that stops before what would help. */
interface TooTight {
  tooTight: string;
}

/** The choices under Length, the shortest first. */
const lengths = ["One sentence", "50 words", "100 words"];

/** Summarises by choosing whole sentences. */
export function summarize(source: Source, values: Values): string | Decline {
  const made = inRoom(source, values);
  if (typeof made === "string" || "decline" in made) return made;
  const roomy = lengths.find((length) => typeof inRoom(source, { ...values, Length: length }) === "string");
  if (roomy === undefined) return { decline: `${made.tooTight} A model can write it shorter.` };
  return {
    decline: `${made.tooTight} Choose “${roomy}” under Length, which has room for it, or a model.`,
    help: { option: "Length", value: roomy },
  };
}

function inRoom(source: Source, values: Values): string | Decline | TooTight {
  const statements = statementsOf(source.text);
  const words = countWords(source.text);
  const room = roomFor(values, words);
  const kind = layoutKind(source.text);
  const focus = values["Focus"] ?? "";
  if (focus === "Decisions and actions" || focus === "Numbers and dates" || focus === "People and quotes")
    return focused(source.text, statements, kind, focus, words);
  if (kind === "notes") return unfit("a summary", summed, kind);
  const bullets = values["Format"] === "Bullet points" || values["Format"] === "Executive summary";
  const said = bullets ? undefined : statements.find((_one, at) => saysItShort(statements, at));
  const longest = values["Length"] ? room.most : Math.max(room.most, small);
  if (said && said.words <= longest) return dressed(sentenceOf(said), values);
  const otherwise = waysOut(room.count === 1 ? null : room.most, bullets);
  if (!summed.includes(kind)) return unfit("a summary", summed, kind);
  if (statements.length < 3)
    return {
      decline: `A summary by rule chooses among whole sentences; this text has ${String(statements.length)}. It needs at least three.`,
    };
  if (kind === "opinion") return argued(statements, room, bullets);
  if (kind === "other" && leadsRound(source.text))
    return {
      decline: `This text leads its reader round a place, one thing after another, and no few sentences of it stand for the rest. ${otherwise}`,
    };
  const asked =
    kind === "report" ? askedIn(source.text, statements, room, values, sectionsBefore(source.text)) : null;
  if (asked !== null) return asked;
  // What a report comes to stands further down; nobody can tell where in a long text whose kind is in doubt.
  const brief = room.count <= 2 || room.most <= small;
  const headings = blocksOf(source.text).filter(({ kind: one }) => one === "heading").length;
  const isParted = kind === "report" && headings > 2;
  if (!bullets && (isParted || (brief && (kind === "report" || (kind === "other" && words > long)))))
    return stated(source.text, room, values, otherwise);
  if (kind === "product" && headings > 1)
    return {
      decline: `This page about a product stands under ${String(headings)} headings, and its price, parts and answers say little without them. ${otherwise}`,
    };
  // A house or a club that announces something says it at once, and says we.
  if (matterOfFact.has(kind) && speaksAsI(source.text))
    return {
      decline: `This text speaks as an I, one thought after another, and no few sentences of it say the whole. ${otherwise}`,
    };
  const first = statements.find(({ courtesy }) => !courtesy);
  const wonders = statements.some(({ paragraph, question }) => question && paragraph === first?.paragraph);
  // A sentence or two of an explanation say what is asked, and not what the answer is.
  const isShort = values["Length"] === "10% of original" && room.most <= small;
  if (kind === "article" && (headings > 1 || wonders || isShort))
    return {
      decline: `This text explains a matter step by step, and its first sentences only lead up to it. ${otherwise}`,
    };
  const lead = leadOf(statements);
  // Of a text whose kind is in doubt the first sentence stands for the rest where it tells what has come about or is to.
  if (kind === "other" && words > long && isEnglish(source.text) && !due.test(statements[lead]?.text ?? ""))
    return {
      decline: `Nothing shows which sentences of this text say what it comes to: its first one tells of nothing that was decided, is due or has changed, and it is no report, news or opinion. ${otherwise}`,
    };
  if (kind === "other" && isOrder(statements[lead]?.text ?? ""))
    return {
      decline: `This text begins by telling its reader to do something, and that does not say what it is about. ${otherwise}`,
    };
  if (lead < 0)
    return {
      decline:
        "This text does not begin with a sentence that can stand alone, and a summary by rule begins there. One that says what it is about would help, or a model.",
    };
  const title = source.title ?? titleOf(source.text);
  const opening = statements[lead]?.text ?? "";
  if (kind !== "news" && unnamed(opening))
    return {
      decline: `The first sentence of this text points at what ${title === "" ? "nothing before it" : "only its title"} names, and a summary by rule begins with that sentence. ${otherwise}`,
    };
  const paragraphs = new Set(statements.map(({ paragraph }) => paragraph)).size;
  // A report tells what is decided and due in all its parts; one or two of its sentences are the first.
  const picks = kind === "news" && room.count > 2 ? newsPicks(statements, room.most, title) : [];
  const stands = kind === "news" ? nubOf(statements) : -1;
  if (stands >= 0 && !picks.includes(stands))
    return {
      tooTight:
        "This report begins with one case, and a summary of this size has no room for what that case stands for.",
    };
  if (kind === "news" && picks.length === 0 && paragraphs >= 6 && room.count > 2 && room.most > small)
    return leansEverywhere(source, values);
  const rowsIn = (indices: readonly number[]): number =>
    new Set(indices.map((index) => statements[index]?.paragraph)).size;
  const named = (made: string | Decline): string | Decline =>
    kind !== "product" || typeof made !== "string" || saysWhatItIs(made, title) ? made : unnamedThing;
  if (bullets)
    return kind === "news" && paragraphs >= 4
      ? newsPoints(statements, rowsIn(picks) >= 3 ? picks : openingOf(statements, room), values)
      : named(pointed(statements, room, values));
  if (picks.length > 0) return dressed(asProse(statements, picks), values);
  const apart =
    kind === "news" || kind === "article" || room.count <= 2 || room.most <= small || paragraphs < 4
      ? []
      : firmOnes(statements, room.most);
  const thin = apart.length < 3 || wordsIn(statements, apart) < room.most * full;
  if (thin && kind === "report") return stated(source.text, room, values, otherwise);
  const chosen = thin ? openingOf(statements, room) : apart;
  if (kind !== "news" && chosen.length > 0 && words > 100 && wordsIn(statements, chosen) < hook)
    return {
      decline:
        "This text begins with a few words that make somebody read on and say little by themselves. A longer summary may hold what comes next; a model can write a short one.",
    };
  if (
    chosen.length > 0 &&
    brief &&
    kind === "other" &&
    title !== "" &&
    !tellsOf(title, asProse(statements, chosen))
  )
    return {
      decline:
        "The title of this text names its matter and its first sentences do not yet, so a short summary by rule would not come to it. A longer one may; a model can write a short one.",
    };
  if (chosen.length > 0) return named(dressed(asProse(statements, chosen), values));
  const needed = statements[lead]?.words ?? 0;
  if (needed > room.most)
    return {
      tooTight: `A summary of this size has room for ${String(room.most)} of this text’s ${String(words)} words, and its first sentence needs ${String(needed)}.`,
    };
  return {
    decline:
      "The first sentences of this text need the ones after them, and all of them are more than a summary. A model can write one.",
  };
}

/** What was found, decided or is asked for. */
const comesTo =
  /\b(?:(?:we|I) (?:therefore |now )?(?:recommend|conclude|propose|advise|suggest|found that|ask (?:for|that|the))|(?:our|the|my) (?:main |key |chief |overall |first )?(?:findings?|conclusions?|recommendations?|advice|result) (?:is|are|was|were)|(?:the|this|our) (?:survey|study|report|review|inquiry|trial|pilot|audit) (?:found|finds|shows?|showed|concludes?|concluded|recommends?|recommended)|it (?:is|was) (?:recommended|agreed|decided|resolved)|(?:has|have|was|were) (?:agreed|decided|approved)|(?:agreed|decided|voted|resolved) (?:to|that|unanimously))\b|^(?:Overall|In all),/iu;

const leadsUp =
  /^(?:\d[\d.]{0,4}\s+)?(?:background|introduction|context|methods?|methodology|history|purpose|scope|aims?|about this)\b/i;

/** The sections that only lead up to what a text comes to, by their numbers. */
function sectionsBefore(text: string): ReadonlySet<number> {
  const found = new Set<number>();
  let section = 0;
  for (const block of blocksOf(text)) {
    if (block.kind !== "heading" && !isBoldHeading(block)) continue;
    section += 1;
    if (leadsUp.test(plainOf(block.text).trim())) found.add(section);
  }
  return found;
}

/** The sentences that say what a text comes to, as far as there is room. */
function stated(text: string, { most, count }: Room, values: Values, otherwise: string): string | Decline {
  const statements = statementsOf(text);
  const leadingUp = sectionsBefore(text);
  const chosen = new Set<number>();
  // Under whatever heading it stands, it says what it says.
  const free = statements.map((one) => ({ ...one, answers: false }));
  for (const [index, { text: sentence, points, closely, item, section }] of statements.entries()) {
    // What was decided before the report, and one of several points, are not what it comes to.
    if (item || leadingUp.has(section)) continue;
    const fits = wordsIn(statements, [...chosen, index]) <= most && chosen.size < count;
    const stands = standsFirm(free, index, true) && !points;
    const says = comesTo.test(plainOf(sentence)) || isCall(sentence);
    if (fits && stands && says && closely.every((need) => chosen.has(need))) chosen.add(index);
  }
  if (chosen.size > 0) return dressed(asProse(statements, [...chosen]), values);
  if (isTold(text) && speaksAsOne(text) && layoutKind(text) !== "report")
    return {
      decline: `This text tells what happened, one thing after another, and no few sentences of it say the whole. ${otherwise}`,
    };
  return {
    decline: `No sentence of this text says by itself what it comes to: a finding, a decision, a recommendation. Its first ones only lead up to that. ${otherwise}`,
  };
}

const unnamedThing: Decline = {
  decline:
    "The first sentences of this page do not say what the thing is, and a summary by rule begins there. A first sentence that names the thing and says what it is would help, or a model.",
};

/** Whether somebody who reads only this knows what is sold. */
const saysWhatItIs = (made: string, title: string): boolean =>
  /(?<!\bthere )\b(?:is|are) (?:an?|the|made)\b/i.test(made) || (title !== "" && tellsOf(title, made, 2 / 3));

/** A report whose paragraphs cannot be parted; its first sentence is offered where it can stand. */
function leansEverywhere(source: Source, values: Values): Decline {
  const why =
    "By rule a summary of a report is its first paragraph and those that tell what is decided, due or paid. None of them in this report can be read without its neighbours.";
  const shortest = { Length: "One sentence" };
  if (typeof inRoom(source, { ...values, ...shortest }) !== "string")
    return { decline: `${why} A model can write one.` };
  return {
    decline: `${why} Length “One sentence” gives the first sentence; a model can write more.`,
    help: { option: "Length", value: shortest.Length },
  };
}

/** What would be taken, and keep what a summary promises, where a text gives none; and by whom one can be written. */
function waysOut(most: number | null, bullets: boolean): string {
  if (bullets) return "A model can write a summary.";
  const size = most === null ? "" : ` of at most ${String(most)} words`;
  return `Put a sentence of your own${size} into the text that begins “In short” and names what it is about, and it is given back as the summary; or a model can write one.`;
}

function dressed(body: string, values: Values): string {
  return values["Format"] === "TL;DR" ? `**TL;DR:** ${body}` : body;
}

const shortly =
  /^(?:so,? )?(?:the short (?:version|answer) is(?: that)?|in short|in brief|in a nutshell|to sum up|in summary|the bottom line(?: is(?: that)?)?|the upshot(?: is(?: that)?)?|long story short|tl;?dr)[,:]? /i;

/** Behind a short answer: what it leaves out. */
const atLength = /^(?:the )?long(?:er)? (?:answer|version|story)\b/i;
/** A name of the matter and no sentence of its own: `water, about 300,000 gallons of it`. */
const isNamed = /^(?:an? |the )?\p{L}+(?: \p{L}+)?(?:,|[.!?]?$)/u;
/** Before a name of it alone: `The short answer is`. */
const naming = /\bis $/;

/** Whether the writer sums up in a sentence that needs no other. */
function saysItShort(statements: readonly Statement[], at: number): boolean {
  const [before, one, next] = [statements[at - 1], statements[at], statements[at + 1]];
  if (!one) return false;
  const plain = plainOf(one.text);
  const [sign = ""] = shortly.exec(plain) ?? [];
  const rest = plain.slice(sign.length);
  const isApart = one.paragraph !== before?.paragraph && one.paragraph !== next?.paragraph;
  return (
    sign !== "" &&
    // In a paragraph of its own it sums up the text, and not the answer to the question above.
    (!one.answers || isApart) &&
    !(naming.test(sign) && isNamed.test(rest)) &&
    !atLength.test(plainOf(next?.text ?? "")) &&
    !/^(?:it|this|that|these|those|they|he|she|so|no|yes|not)\b/i.test(rest)
  );
}

/** The lead and the sentences that stand apart, as points. */
function pointed(statements: readonly Statement[], { most, count }: Room, values: Values): string | Decline {
  const chosen = firmOnes(statements, most).slice(0, count);
  if (chosen.length < 3 || wordsIn(statements, chosen) < Math.min(most, comfortable) * full)
    return {
      decline: `Each point of a list is a sentence that needs no other, from the head of its paragraph where there are paragraphs. This text has ${chosen.length < 3 ? "fewer than three such" : `${String(chosen.length)} such, too short to stand for the rest`}. A model can write the points.`,
    };
  if (values["Format"] === "Bullet points") return asList(statements, chosen);
  return `${sentenceOf(statements[chosen[0] ?? 0])}\n\n${asList(statements, chosen.slice(1))}`;
}

/** A sentence a point; one that leans on the sentence before it stays with that, and one that speaks of somebody with who it is. */
function pointsOf(statements: readonly Statement[], picks: readonly number[]): number[][] {
  const rows: number[][] = [];
  for (const index of picks) {
    const [one, last] = [statements[index], rows.at(-1)];
    const near = one?.paragraph === statements[last?.at(-1) ?? -1]?.paragraph;
    if (last && near && (one?.points || one?.needs.some((need) => last.includes(need)))) last.push(index);
    else rows.push([index]);
  }
  return rows;
}

/** What somebody says, and what only leads on to the next sentence, is no point by itself. */
const says = ({ text, back }: Statement): boolean => !back && !speaks(text);

/** Sentences of a report, a point each. */
function newsPoints(
  statements: readonly Statement[],
  picks: readonly number[],
  values: Values,
): string | TooTight {
  const rows = pointsOf(statements, picks)
    .filter(([head = -1], at) => at === 0 || (statements[head] !== undefined && says(statements[head])))
    .map((row) => asProse(statements, row));
  const [first = "", ...others] = rows;
  if (others.length < 2)
    return {
      tooTight:
        "A summary of this size has room for fewer than three paragraphs of this report, which are too few for a list of points.",
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
