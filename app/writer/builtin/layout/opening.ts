/** What a post can say of a text: its opening, and the title where the opening needs it. */

import { tokensOf } from "../../prose/english/tokens.ts";
import { plainOf, wordsOf } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import { kindOfText, type TextKind } from "../text-kind/text-kind.ts";
import { asProse, inParagraphs, leadOf, openingOf, wordsIn } from "./choose.ts";
import { pointsOutside } from "./cuts.ts";
import { mayStop } from "./endings.ts";
import { afterLeadIn } from "./lead-ins.ts";
import { newsPicks, nubOf } from "./news.ts";
import { isPreamble, isTaskTitle } from "./preamble.ts";
import { subtitleOf, titleOf } from "./sections.ts";
import { beginsWithSpeech, filed, type Statement, statementsOf } from "./statements.ts";

/** What a post can say of a text: its opening in whole sentences, with the name of what is sold where the text tells it in its title alone. */
export interface Opening {
  title: string;
  statements: readonly Statement[];
  chosen: readonly number[];
}

/** Reports may stop behind any sentence; what argues, tells or sells stops behind a paragraph. */
const anywhere = new Set<TextKind>(["news", "article", "report", "notice", "other"]);

/** Who tells a life or a journey in long paragraphs may be left in one of them. */
const lived = new Set<TextKind>(["memoir", "travel"]);
/** Words that such an opening has at least. */
const leastBegun = 25;

/** The first sentences of a first paragraph that has no end within a post, up to one that says something by itself. */
function begunIn(statements: readonly Statement[], most: number): number[] {
  const opened = openingOf(statements, { most });
  const stops = opened.findLastIndex(
    (index) =>
      (statements[index]?.words ?? 0) > 5 && !statements[index]?.fragment && mayStop(statements, index),
  );
  const kept = opened.slice(0, stops + 1);
  return kept.length > 1 && wordsIn(statements, kept) >= leastBegun ? kept : [];
}

export function openingFor(source: Source, most: number): Opening {
  const { text, title } = source;
  const statements = statementsOf(text);
  const kind = kindOfText(text);
  const picks = kind === "news" ? newsPicks(statements, most, title ?? titleOf(text)) : [];
  const whole = picks.length > 0 ? picks : openingOf(statements, { most, whole: !anywhere.has(kind) });
  const opened = whole.length === 0 && lived.has(kind) ? begunIn(statements, most) : whole;
  const shown =
    kind === "opinion" ? ownSide(statements, within(statements, opened)) : within(statements, opened);
  return openingWith(
    source,
    statements,
    kind === "product"
      ? withOffer(statements, withoutSpares(statements, shown), most, title ?? titleOf(text))
      : shown,
  );
}

/** `They will say that`, `I know what the firm will answer`: what the other side holds. */
const otherSide =
  /^(?:(?:the|those|some|most|many|our|my) )?(?:[\p{L}’'-]+ ){1,3}(?:says?(?= (?:that|it|they|we|you|there|nobody)\b)|argues?|claims?|insists?|(?:will|would|may) (?:also )?(?:say|argue|claim|tell|answer|object))\b|^(?:they|people|others)['’]ll (?:say|argue|tell)\b|^I know (?:what|that)\b[^.]* (?:say|answer|argue)\b|^the (?:case|argument) (?:against|for)\b/iu;
/** What an opening says that is cut before the other side. */
const enough = 15;

/** An opening of a piece of opinion that does not end on what the other side holds. */
function ownSide(statements: readonly Statement[], opened: readonly number[]): readonly number[] {
  const last = statements[opened.at(-1) ?? -1]?.paragraph;
  const from = opened.findIndex((index) => statements[index]?.paragraph === last);
  const kept = opened.slice(0, from);
  const isOthers = otherSide.test(plainOf(statements[opened[from] ?? -1]?.text ?? ""));
  return isOthers && wordsIn(statements, kept) >= enough ? kept : opened;
}

/** An opening without what points at a picture or a page that no post has, and without what leans on that. */
function within(statements: readonly Statement[], opened: readonly number[]): number[] {
  const left = new Set<number>();
  return opened.filter((index) => {
    const one = statements[index];
    const leans = one?.points === true && left.has(index - 1);
    if (one && !pointsOutside(one.text) && !leans) return true;
    left.add(index);
    return false;
  });
}

const priced = /^(?:the |our |my )?(?:asking )?price\b[^.]*[£$€]\s?\d|^\W*(?:from |only )?[£$€]\s?\d/i;
/** How one gets at whoever sells. */
const reached =
  /(?:^|[.;,] )(?:ask for \p{L}|(?:ring|call|text|phone|message|e-?mail)(?: me| us)? (?:after|before|between|on|at|\p{L}+[ ,.])|(?:ring|call|text|phone|message),? (?:don['’]t|do not|not|never) \p{L}|collect(?:ion)? (?:from|in)\b|pick[- ]?up (?:from|in)\b)/iu;
/** What was paid for it, or is for something else. */
const once = /\b(?:bought|paid|was|were|cost me|offered)\b/i;
/** A sentence that says it by itself: `Ring in the evening, I don’t hear the phone.` */
const reachedBy =
  /^(?:please |just )?(?:(?:ring|call|text|phone|message|e-?mail)(?:,| (?:me|us|in|on|at|after|before|between|from|any ?time|evenings|mornings|weekends)\b| \+?\d{3}|(?-i: \p{Lu}))|(?:collect|pick(?:ed)?[- ]?up) (?:from|in|only)\b|collection (?:from|in|only)\b)/iu;
const askFor = /^ask for \p{Lu}/iu;
/** Words of a last line that says where and whom to ask. */
const lastLine = 15;
/** Words of a sentence that says so, with why. */
const reachLine = 20;

/** The last paragraph, where it says whom to ask and little else; else the sentence of the last ones that does, with the name behind it. */
function reachIn(statements: readonly Statement[], behind: number): number[] {
  const { paragraph = -1 } = statements.at(-1) ?? {};
  const last = [...statements.keys()].filter((at) => at > behind && statements[at]?.paragraph === paragraph);
  if (wordsIn(statements, last) <= lastLine && reached.test(asProse(statements, last))) return last;
  const at = statements.findIndex(
    ({ text, words, item, back, needs, courtesy, paragraph: here }, index) =>
      index > behind &&
      paragraph - here <= 2 &&
      !item &&
      !back &&
      !courtesy &&
      needs.length === 0 &&
      words <= reachLine &&
      reachedBy.test(plainOf(text)),
  );
  const [here, next] = [statements[at], statements[at + 1]];
  const named = next?.paragraph === here?.paragraph && next !== undefined && askFor.test(plainOf(next.text));
  return at < 0 ? [] : named ? [at, at + 1] : [at];
}

/** What is to be paid, by its place: a sentence that says so, or the line set apart that does, whole. */
function priceIn(statements: readonly Statement[]): number[] {
  const said = statements.findIndex(
    ({ text, item, back, courtesy }) => !item && !back && !courtesy && priced.test(text),
  );
  if (said >= 0) return [said];
  const apart = statements.find(
    ({ text, item, courtesy }) => courtesy && !item && priced.test(plainOf(text)) && !once.test(text),
  );
  return [...statements.keys()].filter((at) => apart && statements[at]?.paragraph === apart.paragraph);
}

/** An opening with what is to be paid and whom to ask, where it has no price; an opening that is shorter by that where there is no room. */
export function withOffer(
  statements: readonly Statement[],
  opened: readonly number[],
  most: number,
  title: string,
): readonly number[] {
  const asked = (index: number): boolean => {
    const { text = "" } = statements[index] ?? {};
    return /[£$€]\s?\d/.test(text) && !once.test(text);
  };
  if (opened.length === 0) return opened;
  const told = opened.some((index) => asked(index)) || /[£$€]\s?\d/.test(title);
  const end = opened.at(-1) ?? 0;
  const costs = told ? [] : priceIn(statements).filter((at) => !opened.includes(at));
  const reach = reachIn(statements, Math.max(end, ...costs));
  for (const offer of [[...costs, ...reach], costs]) {
    if (offer.length === 0) continue;
    // A title with the price leaves room for a last line.
    const room = told ? most : most - wordsIn(statements, offer);
    const whole = wordsIn(statements, opened) <= room ? opened : openingOf(statements, { most: room });
    const begun = within(statements, whole).filter((index) => opened.includes(index));
    if (begun.length > 0) return [...begun, ...offer];
  }
  return opened;
}

/** An opening of some sentences, with the title where they leave out what it says. */
export function openingWith(
  { text, title }: Source,
  statements: readonly Statement[],
  opened: readonly number[],
): Opening {
  const kind = kindOfText(text);
  const headed = title ?? titleOf(text);
  // What a task is called is no title of what was written for it.
  const named = isTaskTitle(headed) ? "" : headed;
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
    (kind === "news" && placesIn(named, text).some((one) => !said.includes(one))) ||
    (titling.has(kind) && !said.includes(named)) ||
    (telling.has(kind) ? pointing(first) : unnamed(first)) ||
    titled.test(plainOf(first));
  // A post begins with no place that a report was filed at, unless nothing else tells where it happened.
  const dateless = head !== "" && (names(said) || names(named));
  // A lead-in heads its paragraph; behind a title it would be read as a sentence of its own.
  const bare = (one: string): string => afterLeadIn(dateless ? one.slice(head.length) : one);
  return {
    // What a line under the title says, the title leaves open.
    title: needed ? [named, subtitleOf(text)].filter(Boolean).join("\n\n") : "",
    statements: statements.map((one, index) => (index === at ? { ...one, text: bare(one.text) } : one)),
    chosen,
  };
}

/** The places that a headline names, by what the text says of them: `in Leith`, `near Leith`. */
const placesIn = (title: string, text: string): string[] =>
  (title.match(/\p{Lu}[\p{L}’'-]{2,}/gu) ?? []).filter((word) =>
    new RegExp(`\\p{Ll} (?:in|at|near) ${word}(?![\\p{L}’'-])`, "u").test(text.replace(title, " ")),
  );

/** `A new pair is $18.`, `Postage £3.`: the price of something beside what is sold. */
const spare =
  /^(?:postage|post|shipping|carriage|delivery|p&p)\b|^(?:an?|another|one) (?:new|spare|extra|second|replacement|refill)\b.*[£$€]\s?\d/i;

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
const titling = new Set<TextKind>([
  "product",
  "review",
  "opinion",
  "memoir",
  "travel",
  "story",
  "article",
  "other",
]);

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
export function unnamed(sentence: string): boolean {
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

/** Whether a first sentence of somebody who tells says these or this of what nothing but a title can have named. */
function pointing(sentence: string): boolean {
  const tokens = tokensOf(plainOf(sentence));
  const points = tokens.findIndex(({ key, tag }) => tag === "PRON" && /^(?:this|these|those)$/.test(key));
  return points >= 0 && !tokens.slice(0, points).some(({ tag }) => tag === "NOUN" || tag === "PROPN");
}

/** Whether an opening is nothing but what people say. */
const onlyTalks = (statements: readonly Statement[], chosen: readonly number[]): boolean =>
  inParagraphs(statements, chosen).split("\n\n").every(beginsWithSpeech);

/** Why no post can begin as a text begins; null where one can. */
export function noOpening(
  { statements, chosen, title }: Opening,
  most: number,
  kind: TextKind,
): Decline | null {
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
  if (isPreamble(statements[0]?.text ?? ""))
    return {
      decline:
        "This text begins by telling what it was written for, and what comes next leans on that. A first sentence that names the matter itself would help, or a model.",
    };
  if (leadOf(statements) < 0 || !named)
    return {
      decline:
        "A post is made from the sentences a text begins with, and this text begins with one that cannot stand alone. An opening that names what it is about would help, or a model.",
    };
  return {
    decline: `The opening of this text, up to where it can stop, is longer than this post, which has room for ${String(most)} words. A shorter first paragraph would help, or a model.`,
  };
}
