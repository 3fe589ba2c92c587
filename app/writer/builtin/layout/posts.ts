/** Posts of the text's own sentences: laid out, never reworded. What only the writer can say is a slot. */

import { blocksOf } from "../../prose/blocks.ts";
import { platformLimits } from "../../prose/platform-limits.ts";
import { tokensOf } from "../../prose/english/tokens.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { weightedLength } from "../../prose/weighted-length.ts";
import { countWords, plainOf, wordsOf } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import { past } from "../text-kind/reading.ts";
import { kindOfText, type TextKind } from "../text-kind/text-kind.ts";
import { asProse, inParagraphs, leadOf, openingOf, wordsIn } from "./choose.ts";
import { isFramed } from "./frame.ts";
import { noOpening, type Opening, openingFor, openingWith, tellsOf, unnamed, withOffer } from "./opening.ts";
import { leadInOf } from "./lead-ins.ts";
import { isTaskTitle } from "./preamble.ts";
import { subtitleOf, titleOf } from "./sections.ts";
import { isAntithesis, mayStop, replies, standsFirm } from "./endings.ts";
import { speaks, type Statement, statementsOf } from "./statements.ts";

/** What is left for the writer to say at the end of what is told. */
export const ask = "[A question to your readers?]";
/** What a reader of an offer is asked. */
export const offered = "[What should readers do now?]";
/** Where what is only begun goes on. */
const onward = "[Where to read on]";
/** Where the readers of a post find what it leaves out. */
const link = "[Link to the whole text]";

interface Layout {
  /** Words at most. */
  most: number;
  /** Weighted characters at most, the slots included. */
  characters?: number;
  /** What is left for the writer to say at the end. */
  end: string;
}

/** Who tells, argues or explains sends nobody anywhere, and may ask. */
const asking = new Set<TextKind>(["story", "memoir", "travel", "review", "opinion", "article", "other"]);

/** Whether a report tells of a death: under that nobody is asked for an opinion. */
const mourns = (text: string, kind: TextKind): boolean => {
  if (kind !== "news") return false;
  const told = blocksOf(text).map((block) => block.text.replace(/["“][^"“”]*["”]/g, " "));
  // Whoever died long ago is told of further down, and once.
  return told.slice(0, 4).some((one) => death.test(one)) || told.filter((one) => death.test(one)).length > 1;
};
const death =
  /\b(?:died|killed|dead|funeral|bereaved|murder(?:ed)?|suicide|passed away|survived by|raped?|abused?)\b/i;

/** The opening of a text in short paragraphs, plain, and a slot at the end. */
export function laidPost({ most, characters = Infinity, end }: Layout): (source: Source) => string | Decline {
  return (source) => {
    const kind = kindOfText(source.text);
    const sold = kind === "product" && end === ask ? offered : end;
    const asked = end !== "" && asking.has(kind) ? ask : sold;
    const closing = asked !== "" && mourns(source.text, kind) ? link : asked;
    for (let words = most; words > 8; words = Math.floor(words * 0.85)) {
      const opening = openingFor(source, words);
      const none = noOpening(opening, most, kind);
      if (none) return none;
      const rows = paragraphs(opening.statements, opening.chosen).map(plainOf);
      const post = [opening.title, ...rows, ...endOf(opening, closing, kind)].filter(Boolean).join("\n\n");
      // What closes an offer may be more than a post has words for.
      const inWords = end === "" || wordsIn(opening.statements, opening.chosen) <= most;
      if (inWords && weightedLength(post) <= characters) return post;
    }
    return { decline: "The first sentence of this text is longer than the post may be." };
  };
}

/** What stands behind the sentences of a post: where the rest is told, and what the writer asks. */
function endOf({ statements, chosen }: Opening, closing: string, kind: TextKind): string[] {
  const whole = chosen.length === statements.filter(({ courtesy }) => !courtesy).length;
  if (closing === "") return asking.has(kind) && !whole ? [onward] : [];
  if (whole) return closing === link ? [] : [closing];
  // What its readers should do is said in a report where anybody should do anything.
  return closing === link || (kind === "news" && closing !== ask) ? [link] : [link, closing];
}

/** More words than this are a block. */
const lines = 40;

/** `Old men wanted the tango. Their wives wanted the tango.` */
const isPair = (before: string, here: string): boolean => {
  const [one, other] = [before, here].map((text) => wordsOf(plainOf(text).toLowerCase()).slice(-2).join(" "));
  return one === other || isAntithesis(plainOf(before), plainOf(here));
};

/** The first sentence alone, then two at a time where they belong together; a paragraph with speech in it stays whole. */
function paragraphs(statements: readonly Statement[], chosen: readonly number[]): string[] {
  const rows: number[][] = [];
  const talks = new Set(
    chosen.flatMap((index) => (speaks(statements[index]?.text ?? "") ? [statements[index]?.paragraph] : [])),
  );
  for (const [at, index] of chosen.entries()) {
    const last = rows.at(-1);
    const [one, before] = [statements[index], statements[last?.at(-1) ?? -1]];
    const leans = (one?.needs.length ?? 0) > 0;
    // `two came with one`: said of what stands right before it.
    const close = one?.points === true && !one.back && last?.at(-1) === index - 1;
    const near = one !== undefined && one.paragraph === before?.paragraph;
    // What somebody goes on to say, and what says little by itself, stays with what it belongs to.
    const held = wordsIn(statements, last ?? []) <= lines;
    const pairs = one !== undefined && before !== undefined && isPair(before.text, one.text);
    const joins =
      near && (talks.has(one.paragraph) || one.words <= 5 || close || (held && (one.back || pairs)));
    if (last && near && (joins || (last.length < 2 && (leans || at > 1)))) last.push(index);
    else rows.push([index]);
  }
  return rows.map((row) => asProse(statements, row));
}

const postOf = ({ title, statements, chosen }: Opening): string =>
  [title, plainOf(inParagraphs(statements, chosen))].filter(Boolean).join("\n\n");

/** A post that fills less of its room may hold more. */
const full = 0.6;

/** The opening of a text that one post of X holds. */
export function fitToPost(source: Source): string | Decline {
  const most = platformLimits["Twitter / X"].post.value;
  const weight = weightedLength(plainOf(source.text).trim());
  if (weight <= most)
    return {
      decline: `This text weighs ${String(weight)} characters and fits already.`,
    };
  let opening = openingFor(source, 60);
  let complete = "";
  for (let words = 60; words > 2 && complete === ""; words -= 2) {
    opening = openingFor(source, words);
    if (opening.chosen.length === 0) break;
    const none = noOpening(opening, words, kindOfText(source.text));
    if (none) return none;
    const post = postOf(opening);
    if (weightedLength(post) <= most) complete = post;
  }
  if (weightedLength(complete) >= most * full) return complete;
  // Where no whole paragraph fits, or a short one stops before the point, its first sentences may, up to where they can stop.
  const statements = statementsOf(source.text);
  const lead = leadOf(statements);
  const begun = [1, 2, 3, 4, 5, 6]
    .map((count) => openingOf(statements, { most: 60, count }))
    .map((chosen) =>
      kindOfText(source.text) === "product"
        ? withOffer(statements, chosen, 60, source.title ?? titleOf(source.text))
        : chosen,
    )
    .filter((chosen) => weightedLength(postOf(openingWith(source, statements, chosen))) <= most)
    .findLast((chosen) => chosen.length > 0 && mayStop(statements, chosen.at(-1) ?? -1));
  const alone = openingWith(source, statements, lead >= 0 ? (begun ?? []) : []);
  const said = postOf(alone);
  if (complete !== "" && weightedLength(said) <= weightedLength(complete)) return complete;
  if (
    alone.chosen.length > 0 &&
    noOpening(alone, 60, kindOfText(source.text)) === null &&
    countWords(said) >= 8 &&
    weightedLength(said) <= most
  )
    return said;
  if (complete !== "") return complete;
  if (lead < 0)
    return noOpening(opening, 60, kindOfText(source.text)) ?? { decline: "This text has no opening." };
  return {
    decline: `The opening of this text, up to where it can stop, does not fit into ${String(most)} characters. A shorter one, or a model, would help.`,
  };
}

/** Longer lines are not quoted. */
const longestLine = 140;
/** What makes a sentence more than information: it speaks of nobody or everybody, or of what never and always happens. */
const sweeping =
  /\b(?:nobody|no one|everybody|everyone|nothing|everything|anyone who|anybody who|those who|the (?:only|best|worst) (?:way|thing|part|time|reason|place))\b|^(?:never|(?:you|people|children) never)\b/i;
const dry =
  /https?:|\b(?:email|page|figure|table|step|section|please|click|above|below|yours?|therefore|however|moreover)\b|\d{2}/i;
const quotes =
  /["“]([^"“”]{30,160})["”],? (?:said|says) (\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){1,2})(?=[,.]|$)/u;
/** What somebody says in a report and others would repeat. */
const repeated = /\b(?:if you|you['’](?:ll|re|d)|nobody|never|everybody|nothing|not a\b|like a\b|as if)\b/i;

const everybody = /^(?:every|any|no)(?:body|one)\b|^no one\b|^those who\b/i;

/** Whether a line says it, they or this of something that it does not name; where everybody is, as in `Everybody in the yard knows it`, is not meant. */
export function leavesUnnamed(line: string): boolean {
  const tokens = tokensOf(line);
  const people = everybody.test(line);
  const verb = tokens.findIndex(({ tag }) => tag === "VERB" || tag === "AUX");
  return tokens.some(({ key, tag }, at) => {
    if (tag !== "PRON" || !/^(?:it|this|they|them|these|those)$/.test(key)) return false;
    const isOne = key === "it" || key === "this";
    // `It is time to go` points at nothing.
    if ((people && key === "they") || (isOne && /^(?:to|that|for)$/.test(tokens[at + 3]?.key ?? "")))
      return false;
    return !tokens
      .slice(people ? Math.max(0, verb) : 0, at)
      .some((one) => /^(?:NOUN|PROPN)$/.test(one.tag) && (isOne || one.lemma !== one.key));
  });
}

/** Kinds in which a sweeping sentence leads to a matter: `Everybody here has a key.` */
const explains = new Set<TextKind>(["article", "report", "notice"]);
/** `in the office`: of one place, and not of anybody. */
const somewhere = /\b(?:in|at|on) (?:the|our|my|this|that) \p{L}+/u;

/** The sentence of at most 140 characters that is best quoted alone; of a report what somebody said, with the name. */
export function quotableLine({ text }: Source): string | Decline {
  const statements = statementsOf(text);
  if (kindOfText(text) === "news") {
    for (const { text: line } of statements) {
      const [, words = "", name = ""] = quotes.exec(plainOf(line)) ?? [];
      const said = words.trim().replace(/[,]$/, ".");
      if (
        said.length <= longestLine &&
        repeated.test(said) &&
        !leavesUnnamed(said) &&
        sentencesOf(said).length === 1
      )
        return `“${said}” ${name.trim()}`;
    }
    return {
      decline: `By rule a line is taken from a report only where it is one sentence of at most ${String(longestLine)} characters with the speaker’s full name right behind it, as in “…,” said Ann Lee, and others would repeat it. None of this report stands so; your own choice, or a model, is better.`,
    };
  }
  if (explains.has(kindOfText(text)))
    return {
      decline:
        "This text explains or reports, and a line of it says little without the rest. By rule a line is picked from what somebody thinks or tells of their life; your own choice, or a model, is better.",
    };
  const fits = statements.flatMap((one, index) => {
    const plain = plainOf(one.text);
    const next = statements[index + 1];
    const closes = !next || next.paragraph !== one.paragraph;
    return standsFirm(statements, index) &&
      plain.length <= longestLine &&
      one.words >= 6 &&
      one.words <= 20 &&
      sweeping.test(plain.split(" ").slice(0, 4).join(" ")) &&
      !dry.test(plain) &&
      !somewhere.test(plain) &&
      !unnamed(plain) &&
      !leavesUnnamed(plain) &&
      !/["“”:;(]|\b(?:if|when|while|unless)\b/i.test(plain) &&
      (!past.test(plain) || /\b(?:ever|never|always)\b/i.test(plain)) &&
      /[.!]$/.test(plain) &&
      one.label === "" &&
      !one.item
      ? [{ plain, score: one.weight + (closes ? 1.5 : 0) + (one.words <= 14 ? 0.5 : 0) }]
      : [];
  });
  const [best] = fits.toSorted((a, b) => b.score - a.score);
  return best
    ? best.plain
    : {
        decline: `No sentence of this text says, in at most ${String(longestLine)} characters and without its neighbours, something of everybody, nobody, always or never; by rule only such a line is picked. Your own choice, or a model, is better.`,
      };
}

/** Characters that the title of a teaser may have. */
const longestTitle = 80;
/** Characters that a subtitle may have. */
const subtitle = 140;

/** A short line in italics that stands under the title already; empty for none. */
function standfirstOf(text: string): string {
  const [, line] = blocksOf(text);
  const slanted = line?.kind === "paragraph" && /^([*_])(?![*_ ])[^*_]+\1$/s.test(line.text.trim());
  const plain = slanted ? plainOf(line.text).trim() : "";
  return plain.length <= subtitle && !isFramed(plain.replace(/^[([]/, "")) ? plain : "";
}

/** A title, a line under it and the opening of a piece. */
export function teaser(source: Source): string | Decline {
  if (mourns(source.text, kindOfText(source.text)))
    return {
      decline:
        "This report tells of a death, and nobody teases with one. A post, or its first sentence, fits better.",
    };
  const opening = openingFor(source, 80);
  const none = noOpening(opening, 80, kindOfText(source.text));
  if (none) return none;
  const title = source.title ?? titleOf(source.text);
  const heading = title !== "" && title.length <= longestTitle && !isTaskTitle(title) ? title : "[Title]";
  const { statements, chosen } = opening;
  // Too long for a title, it is all that says what the opening is about.
  if (
    heading === "[Title]" &&
    title !== "" &&
    !isTaskTitle(title) &&
    !tellsOf(title, asProse(statements, chosen))
  )
    return {
      decline: `The title of this text has ${String(title.length)} characters, and a teaser has room for ${String(longestTitle)}; its first sentences do not say what the title names. A shorter title would help, or a model.`,
    };
  const [one = -1, ...rest] = chosen;
  const said = plainOf(statements[one]?.text ?? "");
  // What a piece begins with can stand under its title, where it is short and something is left for the teaser.
  const standing = standfirstOf(source.text) || subtitleOf(source.text);
  const others = chosen.filter((index) => !standing.includes(plainOf(statements[index]?.text ?? "")));
  if (standing !== "" && others.length > 0)
    return `## ${heading}\n\n*${standing}*\n\n${inParagraphs(statements, others)}`;
  const under =
    said.length <= subtitle &&
    rest.length > 0 &&
    !speaks(said) &&
    statements[rest[0] ?? -1]?.points === false;
  return under
    ? `## ${heading}\n\n*${said}*\n\n${inParagraphs(statements, rest)}`
    : `## ${heading}\n\n*[Subtitle]*\n\n${inParagraphs(statements, chosen)}`;
}

/** A voice says so many words in about a minute. */
const spoken = 170;

/** What is said and shown, scene by scene: every sentence of the text in its order. */
export function videoScript({ text, title }: Source): string | Decline {
  const statements = statementsOf(text);
  const words = statements.reduce((sum, one) => sum + one.words, 0);
  if (statements.length < 3 || words < 40)
    return {
      decline: `A script needs at least three sentences and 40 words; this text has ${String(statements.length)} and ${String(words)}.`,
    };
  if (words > spoken)
    return {
      decline: `A short video has room for about ${String(spoken)} words, spoken; this text has ${String(words)}, and a script by rule leaves none out. A shorter text, or a model, would help.`,
    };
  const headings = blocksOf(text).filter(({ kind }) => kind === "heading").length;
  if (headings > 1)
    return {
      decline: `This text has ${String(headings)} headings, and its parts make little sense aloud without them. A text that runs from one end to the other, or a model, would help.`,
    };
  if (statements.some(({ item }) => item))
    return {
      decline:
        "This text holds a list, and nobody can say a list aloud. A text in sentences, or a model, would help.",
    };
  const scenes: number[][] = [];
  for (const index of statements.keys()) {
    const last = scenes.at(-1);
    const reply = replies(statements, index - 1, index);
    const here = statements[index];
    const headed = isHeaded(statements, index);
    const parted =
      (headed || isHeaded(statements, index - 1)) && statements[index - 1]?.paragraph !== here?.paragraph;
    if (
      last &&
      !reply &&
      !parted &&
      (headed || here?.points || countWords(asProse(statements, [...last, index])) <= scene)
    )
      last.push(index);
    else scenes.push([index]);
  }
  const said = scenes.map((one) => plainOf(asProse(statements, one)));
  const [first = "", ...others] = said;
  return [...openedBy(text, title, first), ...others]
    .map((voice) => `SHOT: [what is seen]\n\nVOICE: ${voice}`)
    .join("\n\n");
}

/** Words of a shot. */
const scene = 26;
/** Words of a short list behind its label, which is said in one shot. */
const headedMost = 45;

/** Whether a statement stands in a short paragraph behind its label: `**What comes with it:** a hose. Two keys.` */
function isHeaded(statements: readonly Statement[], index: number): boolean {
  const row = statements.filter(({ paragraph }) => paragraph === statements[index]?.paragraph);
  const labelled = row[0] !== undefined && (row[0].label !== "" || leadInOf(row[0].text) !== "");
  return labelled && row.reduce((sum, { words }) => sum + words, 0) <= headedMost;
}

/** The first shot, or two: the title of an offer says what it is and what it costs, and nobody sees it in a video. */
function openedBy(text: string, title: string | undefined, first: string): string[] {
  const head = plainOf(title ?? titleOf(text)).trim();
  const sold = kindOfText(text) === "product" || /[£$€]\s?\d/.test(head);
  if (!sold || head === "" || isTaskTitle(head) || first.startsWith(head.replace(/[.!?]{1,5}$/, "")))
    return [first];
  const spokenHead = /[.!?…]$/.test(head) ? head : `${head}.`;
  const joined = `${spokenHead} ${first}`;
  return countWords(joined) <= scene ? [joined] : [spokenHead, first];
}
