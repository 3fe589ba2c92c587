/** All that shows in a sentence that an editor would ask about it. */

import { isCall } from "../../../prose/calls.ts";
import { tokensOf } from "../../../prose/english/tokens.ts";
import { plainOf } from "../../../prose/words.ts";
import { past } from "../../text-kind/reading.ts";
import { reported } from "../cues.ts";
import { inClaims } from "./claims.ts";
import { inDoors } from "./doors.ts";
import { type Feature, months, type Place, type Sign, type Signs, spoken, when } from "./place.ts";
import { inPlans } from "./plans.ts";
import { inTelling } from "./telling.ts";
import { inUnsaid } from "./unsaid.ts";

/** Of any sentence, by its place in the text. */
const byPlace: Signs = [
  [
    "motif",
    9,
    ({ told, paragraph, paragraphs, motifs }) =>
      paragraph === paragraphs - 1
        ? (motifs.find((one) => new RegExp(String.raw`\b${one}\b`).test(told)) ?? null)
        : null,
  ],
  [
    "turn",
    5,
    when(
      ({ told, words, line }) =>
        words >= 9 &&
        !spoken.test(line) &&
        /(?<=\p{L}\p{L},? )(?:but|although|though) (?!for\b|also\b)\p{L}/u.test(told) &&
        /\b(?:is|was|are|were|feels?|felt|I)\b/.test(told) &&
        !isCall(told) &&
        !/^If\b/.test(told) &&
        !/\b(?:nothing|nowhere|all|anything|not only\b.*|cannot)\b[^,]* but\b|\b(?:as|even) though\b/i.test(
          told,
        ),
    ),
  ],
  [
    "any",
    2,
    when(
      ({ told, words, all, at, line, paragraph, paragraphs }) =>
        words >= 8 &&
        words <= 30 &&
        at > 0 &&
        at < all.length - 1 &&
        (paragraph < paragraphs - 1 || paragraphs < 4) &&
        all[at]?.points === false &&
        !spoken.test(line) &&
        !/^(?:if|you|let me)\b/i.test(told) &&
        !isCall(told) &&
        !reported.test(told),
    ),
  ],
  [
    "alone",
    5,
    when(
      ({ alone, item, words, line, paragraph, paragraphs }) =>
        alone &&
        !item &&
        words <= 12 &&
        !/["“”]|^['‘]/.test(line) &&
        paragraph > 0 &&
        paragraph < paragraphs - 1,
    ),
  ],
  [
    "second",
    4,
    when(
      ({ all, at, told, item, line, words, paragraph, paragraphs }) =>
        !item &&
        paragraphs >= 4 &&
        paragraph >= 1 &&
        paragraph <= 2 &&
        words >= 5 &&
        words <= 16 &&
        !spoken.test(line) &&
        !/^(?:Then|Now|Later|After|On|In|At|But|And|So|That|This|The (?:other|next|second))\b/.test(told) &&
        !/\b(?:there|too|also|either|else)\b/.test(told) &&
        all[at - 1]?.paragraph !== all[at]?.paragraph &&
        all[at]?.points === false,
    ),
  ],
  ["line", 1, when(({ line, words, at, all }) => words >= 6 && at < all.length - 1 && !spoken.test(line))],
  ["first", 4, when(({ at, item, line, words }) => at === 0 && !item && words >= 6 && !spoken.test(line))],
];

const kept =
  /\b(?:[Ii]s|are|have|['’]s|keep|kept|has) still\b|\bstill (?:have|has|keep|keeps|hangs?|stands?|lies|sits|works?)\b|\bI (?:keep|kept|have) (?:it|them|the|his|her)\b/;
const ahead = new RegExp(
  String.raw`\b(?:by|before|until|on|in|next) (?:the )?(?:\d|(?:${months})\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|tomorrow|(?:thir|four|fif|six|seven|eigh|nine)t(?:h|eenth|ieth)|twent\p{Ll}+|first|week|month|year|spring|autumn)|\btomorrow\b|\b(?:an answer|a decision|the result)\b|\b(?:starts?|opens?|begins?|meets?) (?:at|on)\b|\b(?:will|am going to|is going to|are going to)\b`,
  "u",
);
const sums =
  /^(?:So|And so|And that is|And that['’]s|That is (?:why|how|what)|That['’]s (?:why|how|what)|Perhaps that|Maybe that|In the end|After all)\b|\bI (?:have |had |['’]ve )?learn(?:ed|t)\b|\b(?:[Ll]ife|all of us|we all)\b|^(?:Some|People|You|We|Every\p{Ll}*) (?:\p{L}+ ){0,3}(?:always|never)\b/u;

const weighty = (line: string): Set<string> =>
  new Set(
    tokensOf(line).flatMap(({ tag, lemma, key }) =>
      /^(?:NOUN|VERB|ADJ|PROPN)$/.test(tag) &&
      key.length >= 4 &&
      !/^(?:have|said|were|been|that|this|with|when|then|there|some|would|could)$/.test(key)
        ? [lemma]
        : [],
    ),
  );
const shared = (line: string, other: string): number => {
  const words = weighty(other);
  return [...weighty(line)].filter((one) => words.has(one)).length;
};

const upper = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1);

/** How a text ends, the kind that is told most surely first. */
const atEnd = (shows: (place: Place) => boolean): Sign =>
  when((place) => place.at === place.all.length - 1 && place.all.length >= 4 && shows(place));
const byEnd: Signs = [
  ["endQuestion", 9, atEnd(({ told, line }) => line.endsWith("?") && !spoken.test(line) && told !== "")],
  ["endSums", 8, atEnd(({ told }) => sums.test(told) && (!past.test(told) || /learn/.test(told)))],
  ["endCall", 8, atEnd(({ told }) => isCall(upper(told.replace(/^(?:Then|But|So|And|If [^,]+),? /, ""))))],
  [
    "endMine",
    7,
    atEnd(({ told }) =>
      /^(?:When [^,]{3,40}? )?I(?:['’]m going| am going|['’]ll| shall| will)\b|^We['’]re going\b/.test(told),
    ),
  ],
  ["endRepeats", 7, atEnd(({ line, before }) => before !== "" && shared(line, before) >= 3)],
  ["endAhead", 6, atEnd(({ told }) => ahead.test(told) && !past.test(told))],
  ["endKept", 5, atEnd(({ told }) => kept.test(told))],
  [
    "endThesis",
    4,
    atEnd(
      ({ line, title, all, at }) =>
        shared(line, title) >= 1 && shared(line, `${title} ${plainOf(all[0]?.text ?? "")}`) >= 2 && at >= 6,
    ),
  ],
  ["last", 1, atEnd(({ words, item }) => words >= 4 && !item)],
  ["endPlain", 1, atEnd(({ words }) => words >= 4)],
];

export const signs: Signs = [
  ...inDoors,
  ...inUnsaid,
  ...inTelling,
  ...inClaims,
  ...inPlans,
  ...byPlace,
  ...byEnd,
];
export const endings: ReadonlySet<Feature> = new Set(byEnd.map(([feature]) => feature));
