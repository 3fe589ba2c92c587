/** All that shows in a sentence that an editor would ask about it. */

import { isCall } from "../../../prose/calls.ts";
import { tokensOf } from "../../../prose/english/tokens.ts";
import { plainOf } from "../../../prose/words.ts";
import { standsAlone } from "../../layout/statements.ts";
import { past } from "../../text-kind/reading.ts";
import { inBought } from "./bought.ts";
import { inClaims } from "./claims.ts";
import { inDoors } from "./doors.ts";
import { inHinted } from "./hinted.ts";
import {
  type Feature,
  informs,
  judges,
  months,
  type Place,
  type Sign,
  type Signs,
  spoken,
  when,
} from "./place.ts";
import { inPlans } from "./plans.ts";
import { inTelling } from "./telling.ts";
import { inUnsaid } from "./unsaid.ts";
import { inVague } from "./vague.ts";

/** What the sentence is worth that is asked about where nothing else is found. */
export const leastWorth = 3;
/** The sentence that carries most of the text, of those that can be read alone. */
const heaviest = (all: Place["all"]): number => {
  const fit = all.flatMap((one, at) =>
    at > 0 &&
    at < all.length - 1 &&
    standsAlone(one) &&
    !one.item &&
    one.label === "" &&
    one.words >= 8 &&
    one.words <= 30
      ? [{ at, weight: one.weight }]
      : [],
  );
  return fit.toSorted((one, other) => other.weight - one.weight)[0]?.at ?? -1;
};

/** By its place in the text. */
const byPlace: Signs = [
  [
    "motif",
    9,
    ({ told, paragraph, paragraphs, motifs }) =>
      paragraph === paragraphs - 1 && !informs(told)
        ? (motifs.find((one) => new RegExp(String.raw`\b${one}\b`).test(told)) ?? null)
        : null,
  ],
  [
    "first",
    5,
    when(
      ({ at, item, line, words, told }) =>
        at === 0 && !item && words >= 8 && !spoken.test(line) && judges(told),
    ),
  ],
  [
    "core",
    leastWorth,
    when(
      ({ all, at, line, words, told }) =>
        words >= 8 &&
        words <= 30 &&
        at > 0 &&
        at < all.length - 1 &&
        !spoken.test(line) &&
        !informs(told) &&
        !isCall(told) &&
        heaviest(all) === at,
    ),
  ],
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

/** The last sentence, but for prices, times and addresses behind it. */
const isLast = ({ all, at }: Place): boolean =>
  all.length >= 4 && all.slice(at + 1).every(({ text }) => informs(plainOf(text)));

/** How a text ends, the kind that is told most surely first; what only informs is no end. */
const atEnd = (shows: (place: Place) => boolean): Sign =>
  when((place) => isLast(place) && !place.item && !informs(place.told) && shows(place));
/** A thought of the writer’s, and nothing that happens. */
const reflects =
  /\b(?:I (?:think|believe|know|suppose|wonder|sometimes|often|hope|like to think|am not sure)|perhaps|maybe|we (?:all|are)|life|it is (?:not|only|enough))\b/i;

const appeals =
  /\bI (?:would|should like to|['’]d(?: like to)?) (?:ask|urge|invite|beg)\b|\b(?:[Ww]e|[Tt]hey|[Yy]ou|[Tt]he (?:council|government|school|town)) (?:should|must|ought to)\b|^(?:So )?[Ll]et(?:['’]s| us)\b/;
/** Whether to read it, see it or go there. */
const advises =
  /(?:^|, |^But |^So )(?:[Rr]ead|[Ss]ee|[Ww]atch|[Gg]o|[Bb]uy|[Oo]rder|[Bb]ook|[Tt]ry|[Ss]kip|[Ww]ait|[Aa]void|[Vv]isit|[Tt]ake|[Bb]egin|[Ss]tart)\b|\b(?:recommend|worth (?:seeing|reading|a visit|the trip))\b/;

/** Tells the readers to do something. */
function commands(told: string): boolean {
  const bare = upper(told.trim().replace(/^(?:Then|But|So|And|If [^,]+),? /, ""));
  const [first, second] = tokensOf(bare);
  return isCall(bare) || (first?.tag === "VERB" && first.key === first.lemma && second?.tag !== "VERB");
}

const byEnd: Signs = [
  ["endQuestion", 9, atEnd(({ told, line }) => line.endsWith("?") && !spoken.test(line) && told !== "")],
  ["endSums", 8, atEnd(({ told }) => sums.test(told) && (!past.test(told) || /learn/.test(told)))],
  ["endCall", 8, atEnd(({ told }) => commands(told) || appeals.test(told))],
  ["endAdvice", 8, atEnd(({ told }) => advises.test(told))],
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
  ["endJudges", 3, atEnd(({ told, before, words }) => judges(words < 6 ? `${before} ${told}` : told))],
  ["endReflects", 2, atEnd(({ told, words }) => words >= 4 && reflects.test(told) && !past.test(told))],
  [
    "endTells",
    1,
    atEnd(
      ({ told, words, line }) =>
        words >= 4 && !judges(told) && (past.test(told) || spoken.test(line) || /\bstill\b/.test(told)),
    ),
  ],
];

export const signs: Signs = [
  ...inDoors,
  ...inVague,
  ...inBought,
  ...inHinted,
  ...inUnsaid,
  ...inTelling,
  ...inClaims,
  ...inPlans,
  ...byPlace,
  ...byEnd,
];
export const endings: ReadonlySet<Feature> = new Set(byEnd.map(([feature]) => feature));
