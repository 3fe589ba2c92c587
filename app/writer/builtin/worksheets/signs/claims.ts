/** What an editor asks about where somebody claims or reports: columns, news, explanations. */

import { reported } from "../cues.ts";
import { isCall } from "../../../prose/calls.ts";
import { past } from "../../text-kind/reading.ts";
import { claimed, months, type Signs, spoken, when, word } from "./place.ts";

/** Numbers that count nothing: times, dates, years, ages and what is numbered. */
const numbering = new RegExp(
  String.raw`\b\d{1,2}[.:]\d\d\b|\b\d{1,2}(?:st|nd|rd|th)? (?:${months})\b|\b(?:${months}) \d{1,2}\b|\b(?:1[5-9]|20)\d\ds?\b|, \d\d,|\baged \d+|\b(?:\d+|\p{Ll}+)-year-old|\b\p{Lu}\p{Ll}* \d+|\b\d+(?:th|st|nd|rd)\b`,
  "gu",
);

const numbers =
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|a thousand|\\d[\\d,.]*";
/** A figure that somebody must have found out: with a hedge before it, as a share, or as so many times. */
const bare = new RegExp(
  String.raw`\b((?:up to |about |around |nearly |almost |over |more than |at least |roughly |as many as |as much as )?(?:${numbers}) (?:times (?:as \p{Ll}+ as|\p{Ll}+er|more|less|the)|per cent|percent|million|billion)\b|(?:up to |about |around |nearly |almost |over |more than |at least |roughly )?\d[\d,.]*%|(?:${numbers}) (?:out of|in) (?:every )?(?:${numbers})|several times as \p{Ll}+|(?:nearly |almost |about |over |more than )?(?:half|a third|a quarter|two thirds|three quarters) of (?:all |the |our )?(?!what\b|it\b|them\b|that\b|mine\b|us\b)\p{Ll}+)`,
  "iu",
);
const claimVerbs = "said|says|told|asked|added|explained";

export const inClaims: Signs = [
  [
    "granted",
    9,
    when(
      ({ told, line }) =>
        !spoken.test(line) &&
        /^(?:Of course|Admittedly|Granted|True,|To be fair|I know (?:that|the|what|it)|I grant|I admit|It is true|It['’]s true|Certainly)\b|\bI (?:admit|grant|concede|accept)\b|\bI think the \p{Ll}+ is (?:true|right)\b|\b(?:has|have) a point\b/u.test(
          told,
        ),
    ),
  ],
  [
    "theirs",
    8,
    when(
      ({ told, words }) =>
        words >= 6 &&
        /\b(?:[Tt]hey|[Pp]eople|[Cc]ritics|[Oo]pponents|[Ss]ome(?: people)?|[Oo]thers|[Ee]verybody|[Ee]veryone|[Tt]hose who|[Tt]he (?:\p{Ll}+ )?(?:council|county|company|government|school|club|board|director|manager|minister|committee|owners?|operators?|department|ministry|city|town))(?: \p{Ll}+ly| always| often)? (?:say|says|think|thinks|argue|argues|claim|claims|insist|insists|believe|believes)\b|\b(?:usual|standard|main) (?:argument|objection|answer|reply)\b/u.test(
          told,
        ),
    ),
  ],
  [
    "neverMet",
    9,
    word(
      /\b(I have never|I['’]ve never) (?:once |yet |actually )?(?:met|seen|heard|known|found|come across)\b/,
    ),
  ],
  [
    "bare",
    9,
    (place) =>
      spoken.test(place.line) || /[£$€]/.test(place.around) ? null : word(bare, /\bbattery\b/)(place),
  ],
  [
    "toldby",
    10,
    word(
      /\b([Ii]|[Ww]e) (?:was|were|have been|had been) (?:also |then |again |\p{Ll}+ly )?(?:told|promised|assured|informed|advised)\b/u,
      /\bby\b/,
    ),
  ],
  [
    "passive",
    8,
    word(
      /\b(?:was|were|been|is) (?:also |both times |\p{Ll}+ly )?(decided|agreed|approved|cancelled|closed|removed|refused|dropped|postponed)\b/u,
      /\bby\b|\bif\b|\b[Ii] was\b/i,
    ),
  ],
  [
    "several",
    7,
    word(
      /\b([Ss]everal|[Ss]ome|[Aa] few|[Mm]any|[Aa] number of) (?:residents|parents|members|people|tenants|neighbours|customers|users|families|teachers|readers|volunteers|visitors|shops|drivers|traders|staff)\b/,
      /\d/,
    ),
  ],
  [
    "expected",
    8,
    word(
      /\b(?:is|are|was) (?:widely |also )?(expected|believed|understood|thought|said|reported) to\b|\b(reportedly)\b/,
    ),
  ],
  [
    "quote",
    6,
    when(
      ({ line }) =>
        new RegExp(String.raw`["“][^"“”]{25,}["”],? (?:\p{Ll}+ )?(?:${claimVerbs}|\p{Lu})`, "u").test(line) ||
        new RegExp(String.raw`\b(?:${claimVerbs})[:,]? ["“]`).test(line),
    ),
  ],
  [
    "quoteClaim",
    6,
    when(
      ({ line }) =>
        /["“][^"“”]{25,}["”]/.test(line) &&
        /\b(?:never|always|everyone|everybody|nobody|no one|will|must|should|cannot|can['’]t|unacceptable|safe|unsafe|wrong|worst|best|right)\b/.test(
          line,
        ) &&
        !/\bI\b/.test(line),
    ),
  ],
  [
    "future",
    6,
    (place) =>
      spoken.test(place.line)
        ? null
        : word(
            /\bwill (?:not |now |also )?(?:be (?:closed|off|shut|moved|replaced|cut|built|introduced|removed|sold|unavailable|postponed)|have to|need to|no longer|shut|close|move|end|stop|lose)\b()/u,
            /\b(?:if|I|[Nn]obody|you)\b/,
          )(place),
  ],
  [
    "tally",
    6,
    when(
      ({ told, line }) =>
        !spoken.test(line) &&
        !/[£$€]|\b(?:limit|ring|call|telephone)\b/i.test(told) &&
        /\b(?:more than|over|nearly|almost|about|around|some|up to) (?:\d{2,}|\d[\d,]*00|(?:a |several )?(?:hundred|thousand|dozen)s?|(?:twen|thir|for|fif|six|seven|eigh|nine)ty) (?!years|metres|miles|minutes|days|weeks|per)\p{Ll}+/u.test(
          told.replace(numbering, " "),
        ),
    ),
  ],
  [
    "term",
    7,
    word(
      /\b(?:is|are) (?:called|known as) (?:an? |the )?["“*]?(\p{Ll}[\p{Ll}-]{5,}(?: \p{Ll}{4,})?)["”*]?(?=[,.;:)]| and\b)/u,
    ),
  ],
  [
    "common",
    8,
    word(
      /\b([Mm]ost people|[Mm]any people|[Pp]eople (?:often|usually|generally))(?:, asked [^,]*,)? (?:will )?(?:think|believe|assume|say|imagine|suppose|expect|tell)\b/,
    ),
  ],
  [
    "so",
    7,
    when(
      ({ told, line, words }) =>
        words >= 5 &&
        !spoken.test(line) &&
        !past.test(told) &&
        /^(?:So|Therefore|That is why|That['’]s why|Which is why)\b|\bwhich is why\b/.test(told) &&
        !/^So (?:here|what|I|we|do|did|far|that|it|let)\b/.test(told) &&
        !isCall(told.replace(/^So,? /, "")),
    ),
  ],
  [
    "stand",
    6,
    claimed(
      /\b(?:I|should|ought|right|wrong|better|worse|matters?|needs?)\b.*\b(because)\b(?! of)/,
      /\bnot because\b|\bI know because\b/,
    ),
  ],
  [
    "notMeant",
    9,
    word(
      /\bI(?:['’]m| am) not (?:an? |against |opposed |asking |saying |suggesting )()|\bI have (?:no quarrel with|nothing against)\b()/,
      /\b[Ii]f\b|\bI am not an? (?:doctor|lawyer|expert|scientist|engineer)\b/,
    ),
  ],
  [
    "ownPast",
    5,
    when(
      ({ told, line, words, at }) =>
        at > 0 &&
        words >= 8 &&
        !spoken.test(line) &&
        past.test(told) &&
        /^(?:(?:[^,]{3,30}, )?(?:I|[Mm]y (?!answer|point|view|question|guess)\p{Ll}+|[Ww]hen I)) (?!think|thought|was told|do\b|don|am\b|is\b|can|will|want|know|would|have\b|has\b)/u.test(
          told,
        ),
    ),
  ],
  [
    "sumAlone",
    8,
    when(({ line, told, beside, text }) => {
      const [sum] = /[£$€]\s?\d[\d.,]*/.exec(line) ?? [];
      return (
        sum !== undefined &&
        !spoken.test(line) &&
        beside.match(/[£$€]/g)?.length === 1 &&
        !reported.test(told) &&
        !/\bthat['’]s [£$€]|\b(?:comes to|makes|according)\b/.test(told) &&
        text.split(sum.replace(/[.,]$/, "")).length === 2
      );
    }),
  ],
  [
    "harm",
    7,
    when(
      ({ told, line }) =>
        !spoken.test(line) &&
        !/[£$€]|\b(?:if|will|please)\b/i.test(told) &&
        /\b(?:I|[Ww]e|[Mm]y \p{Ll}+)\b[^.;]{0,40}\b(?:had to|have had to|missed|lost|waited|stood|gave (?:my|away)|took (?:a|the) (?:day|morning|afternoon) off|gave my)\b|\b(?:my|our) [^.;]{0,40}\b(?:is|was|are|were) (?:\p{Ll}+ )?(?:ruined|broken|bent|damaged|soaked|flooded|cracked|scratched)\b/u.test(
          told,
        ),
    ),
  ],
  [
    "fact",
    6,
    when(
      ({ told, line, words, item }) =>
        words >= 6 &&
        !item &&
        !spoken.test(line) &&
        past.test(told) &&
        !/\b(?:I (?:think|feel|hope)|please)\b/i.test(told) &&
        /\b(?:your|you|they|he|she|the (?:driver|engineer|office|company|shop))\b/.test(told) &&
        (/\d/.test(told) ||
          new RegExp(String.raw`\b(?:${months}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b`).test(told)),
    ),
  ],
  [
    "claim",
    3,
    when(
      ({ told, line, words, at, item }) =>
        at > 0 &&
        !item &&
        words >= 8 &&
        words <= 26 &&
        !/[;:]|\bthem\b/.test(told) &&
        !spoken.test(line) &&
        !past.test(told) &&
        !reported.test(told) &&
        !isCall(told) &&
        !/\d|\b(?:I|my|we|if|you|will|here|there)\b/i.test(told) &&
        /\b(?:is|are|means?|makes?|needs?|does|do|can|cannot|has|have)\b/.test(told) &&
        !/^(?:It|He|She|They|This|That|These|Those|And|But|So|Nor)\b/.test(told),
    ),
  ],
  ["because", 5, claimed(/\b(because)\b(?! of)/i, /\bnot because\b/)],
  [
    "ought",
    7,
    claimed(
      /\b(should|ought to|must|needs? to)\b(?! have\b)/i,
      /\b(?:I need|you need|no need|if|should you|you should|must be)\b/i,
    ),
  ],
  [
    "absolute",
    6,
    claimed(
      /^(?:\p{L}+ ){0,3}(always|everybody|everyone|never|nobody|no one)\b/iu,
      /\b(?:not|n['’]t|almost|nearly|hardly|if) (?:always|every|never|nobody)|\bnever mind\b|\b(?:nobody|no one) (?:is saying|says|wants|is asking)\b|\bif\b|\bin (?:that|this) \p{Ll}+|\bI\b|\blike\b/iu,
    ),
  ],
  [
    "call",
    6,
    when(
      ({ told, item, line, words }) =>
        !item &&
        words >= 3 &&
        !spoken.test(line) &&
        isCall(told) &&
        !/^(?:Let['’]s|Take|Imagine|Consider|Think|Ask|Look|See|Note|Suppose|Picture|Say|Try|Never mind)\b/.test(
          told,
        ),
    ),
  ],
  [
    "than",
    6,
    claimed(
      /\b(?:\p{Ll}{3,}er|less|fewer) (than)\b(?! (?:a|any|ever|usual|that|half)\b)/iu,
      /\d|\btimes\b|\b(?:other|rather|whether|after|never|either|longer|no \p{Ll}+) than\b/iu,
    ),
  ],
  [
    "process",
    6,
    when(
      ({ told, item, words }) =>
        !item &&
        words >= 8 &&
        !past.test(told) &&
        /^(?:When|As soon as|Once)\b/.test(told) &&
        !/\b(?:you|I|we)\b/i.test(told),
    ),
  ],
  [
    "you",
    5,
    when(
      ({ told, item, line }) =>
        !item &&
        !spoken.test(line) &&
        /^You (?!can\b|could\b|might\b|would\b|may\b|will\b|know\b|get\b|need\b|have\b)\p{Ll}+/u.test(told),
    ),
  ],
];
