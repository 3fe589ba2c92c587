/** Posts of the text's own sentences: laid out, never reworded. What only the writer can say is a slot. */

import { blocksOf } from "../../prose/blocks.ts";
import { tokensOf } from "../../prose/english/tokens.ts";
import { platformLimits } from "../../prose/platform-limits.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { weightedLength } from "../../prose/weighted-length.ts";
import { countWords, plainOf, wordsOf } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import { past } from "../text-kind/reading.ts";
import { kindOfText, type TextKind } from "../text-kind/text-kind.ts";
import { asProse, inParagraphs, leadOf, openingOf } from "./choose.ts";
import { newsPicks, nubOf } from "./news.ts";
import { titleOf } from "./sections.ts";
import { mayStop, replies, standsFirm } from "./endings.ts";
import { beginsWithSpeech, filed, speaks, type Statement, statementsOf } from "./statements.ts";

/** What is left for the writer to say at the end of what is told. */
export const ask = "[A question to your readers?]";
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

/** What a post can say of a text: its opening in whole sentences, with the name of what is sold where the text tells it in its title alone. */
interface Opening {
  title: string;
  statements: readonly Statement[];
  chosen: readonly number[];
}

/** Reports may stop behind any sentence; what argues, tells or sells stops behind a paragraph. */
const anywhere = new Set<TextKind>(["news", "article", "report", "notice", "other"]);

function openingFor(source: Source, most: number): Opening {
  const { text, title } = source;
  const statements = statementsOf(text);
  const kind = kindOfText(text);
  const picks = kind === "news" ? newsPicks(statements, most, title ?? titleOf(text)) : [];
  const opened = picks.length > 0 ? picks : openingOf(statements, { most, whole: !anywhere.has(kind) });
  return openingWith(source, statements, kind === "product" ? withoutSpares(statements, opened) : opened);
}

/** An opening of some sentences, with the title where they leave out what it says. */
function openingWith(
  { text, title }: Source,
  statements: readonly Statement[],
  opened: readonly number[],
): Opening {
  const kind = kindOfText(text);
  const named = title ?? titleOf(text);
  const first = statements.find(({ courtesy }) => !courtesy)?.text ?? "";
  const stands = kind === "news" ? nubOf(statements) : -1;
  // One case says nothing of what it stands for.
  const chosen = stands >= 0 && !opened.includes(stands) ? [] : opened;
  const at = chosen[0] ?? -1;
  const [head = "", place = ""] = filed.exec(statements[at]?.text ?? "") ?? [];
  const said = asProse(statements, chosen).slice(head.length);
  const names = (told: string): boolean => told.toLowerCase().includes(place.trim().toLowerCase());
  const needed =
    !names(said) ||
    !tellsOf(named, said) ||
    (titling.has(kind) && !said.includes(named)) ||
    (!telling.has(kind) && unnamed(first)) ||
    titled.test(plainOf(first));
  // A post begins with no place that a report was filed at, unless nothing else tells where it happened.
  const dateless = head !== "" && (names(said) || names(named));
  return {
    title: needed ? named : "",
    statements: dateless
      ? statements.map((one, index) => (index === at ? { ...one, text: one.text.slice(head.length) } : one))
      : statements,
    chosen,
  };
}

/** `A new pair is $18.`: the price of something beside what is sold. */
const spare = /^(?:an?|another|one) (?:new|spare|extra|second|replacement|refill)\b.*[£$€]\s?\d/i;

/** An opening that ends on what is sold, and on no price of its parts. */
const withoutSpares = (statements: readonly Statement[], opened: readonly number[]): readonly number[] =>
  opened.slice(0, opened.findLastIndex((index) => !spare.test(statements[index]?.text ?? "")) + 1);

/** Words that say nothing of a matter. */
const bare =
  /^(?:the|and|for|with|from|what|when|where|why|how|who|this|that|these|their|his|her|its|our|your|are|was|were|has|have|had|not|but|you|they|she|one|all|new|each|other|into|over|after|before|will|can|does|did)$/;

/** The beginnings of the words that say something. */
const stems = (text: string): string[] =>
  wordsOf(text.toLowerCase()).flatMap((word) => {
    const stem = word.replace(/['’]s$|s$/, "").slice(0, 5);
    return bare.test(word) || stem.length < 3 ? [] : [stem];
  });

/** Whether the chosen sentences speak of half or more of what a title names, or of another share. */
export function tellsOf(title: string, said: string, least = 0.5): boolean {
  const told = new Set(stems(said));
  const named = [...new Set(stems(title))];
  return named.filter((stem) => told.has(stem)).length >= named.length * least;
}

/** The title says what is sold or judged, or what is asked for, which an opening leaves to the end. */
const titling = new Set<TextKind>(["product", "review", "opinion"]);

/** Who tells, argues or explains sends nobody anywhere, and may ask. */
const asking = new Set<TextKind>(["story", "memoir", "travel", "review", "opinion", "article", "other"]);

/** Whether a report tells of a death: under that nobody is asked for an opinion. */
const mourns = (text: string, kind: TextKind): boolean =>
  kind === "news" &&
  /\b(?:died|killed|dead|funeral|bereaved|murder(?:ed)?|suicide|passed away|survived by|raped?|abused?)\b/i.test(
    text,
  );

/** Who tells or argues may begin on a person or a thing that has no name yet. */
const telling = new Set<TextKind>(["story", "memoir", "travel", "review", "opinion"]);

/** `I came to this one late`: the title has said which. */
const titled =
  /\bthis (?:one|book|novel|film|movie|play|album|record|restaurant|café|show|series|game|collection|biography|exhibition|concert)\b/i;

/** An opening that promises what the rest tells: `Here is where we stand`. */
const prefatory =
  /\bhere(?: is|['’]s| are) (?:where|what|how|the|our|your|a|my)\b|\b(?:this|the following) (?:report|paper|page|document|guide|note|memo|message|letter|update) (?:sets out|tells|describes|shows|covers|gives)\b|\b(?:as|set out|listed|described) (?:promised|below|overleaf)\b/i;
/** `I read with interest your article`: a letter to those who printed it. */
const answering =
  /\byour (?:(?:recent|excellent|long|front-page|latest) )?(?:article|report|piece|column|story|editorial|leader|feature|interview|review|letter|message|e-?mail|correspondent|reporter|paper|newspaper|magazine|issue|edition)\b/i;
const nameless =
  /^["“]?(?:this|these|its|they|that|those|he|she|it)\b(?! (?:year|month|week|spring|summer|autumn|winter|morning|is (?:time|hard|easy|often)|takes?|took)\b)/i;
const somebody = /^(?:people|person|everybody|everyone|somebody|someone|nobody|men|women|others|friend)s?$/;

/** Whether a first sentence speaks of what only a title has named: `People think it's cheap.` */
function unnamed(sentence: string): boolean {
  if (nameless.test(sentence)) return true;
  const tokens = tokensOf(plainOf(sentence));
  const points = tokens.findIndex(
    ({ key, tag }) => tag === "PRON" && /^(?:it|they|them|this|these)$/.test(key),
  );
  if (points < 0 || /^(?:to|that|for)$/.test(tokens[points + 3]?.key ?? "")) return false;
  return !tokens
    .slice(0, points)
    .some(({ key, tag }) => (tag === "NOUN" || tag === "PROPN") && !somebody.test(key));
}

/** Whether an opening is nothing but what people say. */
const onlyTalks = (statements: readonly Statement[], chosen: readonly number[]): boolean =>
  inParagraphs(statements, chosen).split("\n\n").every(beginsWithSpeech);

/** Why no post can begin as a text begins; null where one can. */
function noOpening({ statements, chosen, title }: Opening, most: number, kind: TextKind): Decline | null {
  const first = statements.find(({ courtesy }) => !courtesy)?.text ?? "";
  const named = title !== "" || telling.has(kind) || !unnamed(first);
  if (prefatory.test(plainOf(first)))
    return {
      decline:
        "This text begins by saying what stands further down, and a post of its opening would say no more than that. An opening with the news itself would help, or a model.",
    };
  if (answering.test(plainOf(first)))
    return {
      decline:
        "This text begins by answering something that the readers of a post have not seen. An opening with what you say yourself would help, or a model.",
    };
  if (kind === "story" && onlyTalks(statements, chosen))
    return {
      decline:
        "This story begins with people who talk to each other, and as much of that as there is room for tells nothing of what happens. A model can tell it.",
    };
  if (chosen.length > 0 && named) return null;
  if (leadOf(statements) < 0 || !named)
    return {
      decline:
        "A post is made from the sentences a text begins with, and this text begins with one that cannot stand alone. An opening that names what it is about would help, or a model.",
    };
  return {
    decline: `The opening of this text, up to where it can stop, is longer than this post, which has room for ${String(most)} words. A shorter first paragraph would help, or a model.`,
  };
}

/** The opening of a text in short paragraphs, plain, and a slot at the end. */
export function laidPost({ most, characters = Infinity, end }: Layout): (source: Source) => string | Decline {
  return (source) => {
    const kind = kindOfText(source.text);
    const asked = end !== "" && asking.has(kind) ? ask : end;
    const closing = asked !== "" && mourns(source.text, kind) ? link : asked;
    for (let words = most; words > 8; words = Math.floor(words * 0.85)) {
      const opening = openingFor(source, words);
      const none = noOpening(opening, most, kind);
      if (none) return none;
      const rows = paragraphs(opening.statements, opening.chosen).map(plainOf);
      const post = [opening.title, ...rows, ...endOf(opening, closing, kind)].filter(Boolean).join("\n\n");
      if (weightedLength(post) <= characters) return post;
    }
    return { decline: "The first sentence of this text is longer than the post may be." };
  };
}

/** What stands behind the sentences of a post: where the rest is told, and what the writer asks. */
function endOf({ statements, chosen }: Opening, closing: string, kind: TextKind): string[] {
  if (closing === "") return [];
  const whole = chosen.length === statements.filter(({ courtesy }) => !courtesy).length;
  if (whole) return closing === link ? [] : [closing];
  // What its readers should do is said in a report where anybody should do anything.
  return closing === link || (kind === "news" && closing !== ask) ? [link] : [link, closing];
}

/** The first sentence alone, then two at a time where they belong together; a paragraph with speech in it stays whole. */
function paragraphs(statements: readonly Statement[], chosen: readonly number[]): string[] {
  const rows: number[][] = [];
  const talks = new Set(
    chosen.flatMap((index) => (speaks(statements[index]?.text ?? "") ? [statements[index]?.paragraph] : [])),
  );
  for (const [at, index] of chosen.entries()) {
    const last = rows.at(-1);
    const leans = (statements[index]?.needs.length ?? 0) > 0;
    const [one, before] = [statements[index], statements[last?.at(-1) ?? -1]];
    const near = one !== undefined && one.paragraph === before?.paragraph;
    // What somebody goes on to say, and what says little by itself, stays with what it belongs to.
    const joins = near && (talks.has(one.paragraph) || one.words <= 5);
    if (last && near && (joins || (last.length < 2 && (leans || at > 1)))) last.push(index);
    else rows.push([index]);
  }
  return rows.map((row) => asProse(statements, row));
}

const postOf = ({ title, statements, chosen }: Opening): string =>
  [title, plainOf(inParagraphs(statements, chosen))].filter(Boolean).join("\n\n");

/** The opening of a text that one post of X holds. */
export function fitToPost(source: Source): string | Decline {
  const most = platformLimits["Twitter / X"].post.value;
  const weight = weightedLength(plainOf(source.text).trim());
  if (weight <= most)
    return {
      decline: `This text weighs ${String(weight)} characters and fits already.`,
    };
  let opening = openingFor(source, 60);
  for (let words = 60; words > 2; words -= 2) {
    opening = openingFor(source, words);
    if (opening.chosen.length === 0) break;
    const none = noOpening(opening, words, kindOfText(source.text));
    if (none) return none;
    const post = postOf(opening);
    if (weightedLength(post) <= most) return post;
  }
  // Where no whole paragraph fits, its first sentences may, up to where they can stop.
  const statements = statementsOf(source.text);
  const lead = leadOf(statements);
  const begun = [1, 2, 3]
    .map((count) => openingOf(statements, { most: 60, count }))
    .filter((chosen) => weightedLength(plainOf(inParagraphs(statements, chosen))) <= most)
    .findLast((chosen) => chosen.length > 0 && mayStop(statements, chosen.at(-1) ?? -1));
  const alone = openingWith(source, statements, lead >= 0 ? (begun ?? []) : []);
  const said = postOf(alone);
  if (
    alone.chosen.length > 0 &&
    noOpening(alone, 60, kindOfText(source.text)) === null &&
    countWords(said) >= 8 &&
    weightedLength(said) <= most
  )
    return said;
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

/** The sentence of at most 140 characters that is best quoted alone; of a report what somebody said, with the name. */
export function quotableLine({ text }: Source): string | Decline {
  const statements = statementsOf(text);
  if (kindOfText(text) === "news") {
    for (const { text: line } of statements) {
      const [, words = "", name = ""] = quotes.exec(plainOf(line)) ?? [];
      const said = words.trim().replace(/[,]$/, ".");
      if (said.length <= longestLine && repeated.test(said) && sentencesOf(said).length === 1)
        return `“${said}” ${name.trim()}`;
    }
    return {
      decline: `By rule a line is taken from a report only where it is one sentence of at most ${String(longestLine)} characters with the speaker’s full name right behind it, as in “…,” said Ann Lee, and others would repeat it. None of this report stands so; your own choice, or a model, is better.`,
    };
  }
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
      !unnamed(plain) &&
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

/** Characters that a subtitle may have. */
const subtitle = 140;

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
  const heading = title !== "" && title.length <= 80 ? title : "[Title]";
  const { statements, chosen } = opening;
  const [one = -1, ...others] = chosen;
  const said = plainOf(statements[one]?.text ?? "");
  // What a piece begins with can stand under its title, where it is short and something is left for the teaser.
  const under =
    said.length <= subtitle &&
    others.length > 0 &&
    !speaks(said) &&
    statements[others[0] ?? -1]?.back === false;
  return under
    ? `## ${heading}\n\n*${said}*\n\n${inParagraphs(statements, others)}`
    : `## ${heading}\n\n*[Subtitle]*\n\n${inParagraphs(statements, chosen)}`;
}

/** A voice says so many words in about a minute. */
const spoken = 170;

/** What is said and shown, scene by scene: every sentence of the text in its order. */
export function videoScript({ text }: Source): string | Decline {
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
    if (
      last &&
      !reply &&
      (statements[index]?.points || countWords(asProse(statements, [...last, index])) <= 26)
    )
      last.push(index);
    else scenes.push([index]);
  }
  return scenes.map((scene) => `SHOT: [what is seen]\n\nVOICE: ${asProse(statements, scene)}`).join("\n\n");
}
