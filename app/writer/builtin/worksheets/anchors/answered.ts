/** What stands beside a sentence and answers what would be asked of it: then nobody asks. */

import type { Anchor } from "./named.ts";
import type { Statement } from "../../layout/statements.ts";
import { plainOf } from "../../../prose/words.ts";

const months =
  "January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter";

/** What can be asked for, and by what its answer is known. */
const answers = {
  reason:
    /\b(?:because|since (?!then|\d|\p{Lu})|so that|as a result|due to|owing to|on account of|in order to|turned out|after (?:an?|the|he|she|they|we|it|I)|(?:[Tt]he|[Ii]ts|[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Oo]ur|[Oo]ne|[Aa]) (?:[\p{Ll}]{1,12} )?(?:cause|reason|trouble|fault|grounds?|explanation)(?: given| for (?:it|this|that))? (?:is|was|were|had))\b/u,
  date: new RegExp(
    String.raw`\b(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${months})|(?:${months}) \d{1,4}|(?:in|by|until|from|before|after|since|last|next|this) (?:early |late |mid-)?(?:${months})|(?:on|by|last|next|before|until) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:1\d|20)\d\d|tomorrow|yesterday|(?:within|in|after) (?:the next )?(?:\d+|two|three|four|five|six|seven|ten|twelve|fourteen) (?:days|weeks|months|years)|next (?:week|month|year|term|season))\b`,
    "u",
  ),
  name: /\b(?:said|says|told|wrote|writes|added|asked|explained|argued|reported) (?:[\p{Ll}]{1,14} )?\p{Lu}\p{Ll}|\b(?:Mr|Mrs|Ms|Miss|Dr|Professor|Councillor) \p{Lu}|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+,? (?:[^.]{0,60} )?(?:said|says|told|wrote|writes|added|asked|explained|argued|reported)\b|\baccording to\b/u,
  number:
    /[£$€]\s?\d|\d ?(?:%|per cent\b|percent\b|euros\b|pounds\b|kg\b|metres\b|miles\b)|\b\d[\d,.]*\d\b|\b\d\b/u,
  source:
    /\b(?:according to|published|professor|journal|university|institute|statistics office|(?:the|this|its|a) (?:19|20)\d\d (?:study|report|survey)|[Tt]he (?:study|report|survey)|\p{Lu}\p{Ll}+ (?:et al|University|Institute|College))\b/u,
  owner:
    /(?:^|[.;:,] )\p{Lu}\p{Ll}{1,14} (?:will|is to|has agreed to|has offered to|is going to|to) [\p{Ll}]/u,
  said: /["“]|\b(?:said|told|asked|argued|complained|worried|feared|wanted to know) (?:(?:us|me|him|her|them) )?(?:that|why|whether|how|if|who|what|when|where)\b|\b(?:agreed|decided|resolved|concluded|[Ii]n the end)\b/u,
  place: /\b(?:[Ii]n|[Aa]t) \p{Lu}\p{Ll}{2,}|\p{Lu}\p{Ll}{2,} (?:has|have|did|does|already)\b/u,
} as const satisfies Record<string, RegExp>;

type Asked = keyof typeof answers | "story";

/** What the exchange of an anchor asks for. */
const askedBy: Partial<Readonly<Record<Anchor, readonly Asked[]>>> = {
  against: ["reason"],
  somehow: ["reason"],
  ruledOut: ["reason"],
  putOff: ["reason"],
  single: ["reason"],
  decided: ["reason"],
  firstTime: ["reason"],
  neverAgain: ["reason"],
  simplest: ["reason"],
  causes: ["reason", "source"],
  onlyWay: ["number"],
  untold: ["story"],
  soon: ["date"],
  planned: ["date"],
  someDay: ["date"],
  depends: ["date"],
  promised: ["date", "name"],
  repeated: ["date"],
  noReply: ["date"],
  noComment: ["said"],
  unreached: ["date"],
  hearsay: ["name"],
  unnamed: ["name"],
  thoughtToBe: ["name"],
  judged: ["name"],
  many: ["name"],
  award: ["name", "date"],
  costed: ["name"],
  toldThem: ["name", "date"],
  elsewhere: ["place"],
  whoPays: ["owner"],
  unowned: ["owner"],
  expectedThan: ["number"],
  littleMoney: ["number"],
  measure: ["number"],
  moreOften: ["number"],
  limited: ["number"],
  tooDear: ["number"],
  goodPrice: ["number"],
  paysItself: ["date"],
  bareNumber: ["number"],
  notIncluded: ["number"],
  improves: ["number"],
  studies: ["source", "name"],
  concerns: ["said"],
  discussed: ["said"],
  loaded: ["said"],
  delighted: ["said"],
  inconvenience: ["said", "date"],
  proper: ["owner"],
};

const told =
  /\b(?:was|were|had|went|came|took|made|said|stood|gave|told|found|ran|sat|got|put|would not|\p{L}{3,}ed)\b/u;
/** So many sentences that tell what has been are a story. */
const fewestTold = 2;
/** So many sentences behind are read for an answer, or all of the paragraph. */
const readOn = 3;

/** Dates stand everywhere: one before the paragraph is another matter's. */
const asFarAs: Partial<Readonly<Record<Asked, "paragraph">>> = { date: "paragraph" };

/** The sentences beside one of a text: the one before it, and those behind it as far as a reader looks for an answer. */
function besides(all: readonly Statement[], at: number, what: Asked): readonly string[] {
  const one = all[at];
  const isNear = ({ paragraph, item }: Statement, other: number): boolean => {
    if (other === at || other < at - 1) return false;
    if (paragraph === one?.paragraph) return true;
    if (one?.item !== false || item) return false;
    return other > at ? other <= at + readOn : asFarAs[what] !== "paragraph";
  };
  return all.filter(isNear).map(({ text }) => plainOf(text));
}

/** Whether the neighbours of a sentence give what the exchange of an anchor would ask for. */
export function isAnswered(anchor: Anchor, all: readonly Statement[], at: number): boolean {
  return (askedBy[anchor] ?? []).some((what) => {
    const near = besides(all, at, what);
    return what === "story"
      ? near.filter((line) => told.test(line)).length >= fewestTold
      : near.some((line) => answers[what].test(line));
  });
}
