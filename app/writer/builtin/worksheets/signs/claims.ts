/** What an editor asks about where somebody claims or reports: columns, news, explanations. */

import { reported } from "../cues.ts";
import { isCall } from "../../../prose/calls.ts";
import { past } from "../../text-kind/reading.ts";
import { claimed, informs, months, type Signs, spoken, when, word } from "./place.ts";

/** Numbers that count nothing: times, dates, years, ages and what is numbered. */
const numbering = new RegExp(
  String.raw`\b\d{1,2}[.:]\d\d\b|\b\d{1,2}(?:st|nd|rd|th)? (?:${months})\b|\b(?:${months}) \d{1,2}\b|\b(?:1[5-9]|20)\d\ds?\b|, \d\d,|\baged \d+|\b(?:\d+|\p{Ll}+)-year-old|\b\p{Lu}\p{Ll}* \d+|\b\d+(?:th|st|nd|rd)\b`,
  "gu",
);

const numbers =
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|a thousand|\\d[\\d,.]*";
/** A figure that somebody must have found out: with a hedge before it, as a share, or as so many times. */
const bare = new RegExp(
  String.raw`\b((?:up to |about |around |nearly |almost |over |more than |at least |roughly |as many as |as much as )?(?:${numbers}) (?:times (?:as \p{Ll}+ as|\p{Ll}+er|more|less|the)|per cent|percent|million|billion)\b|(?:up to |about |around |nearly |almost |over |more than |at least |roughly )?\d[\d,.]*%|(?:${numbers}) (?:out of|in) (?:every )?(?:${numbers})|several times as \p{Ll}+|(?:fell|fallen|rose|risen|dropped|grew|grown|up|down) by (?:almost |nearly |about |more than )?(?:a third|a half|half|a quarter|two thirds|\d[\d.,]*(?:%| per cent)?)|as many as (?:${numbers}) \p{Ll}+|(?:nearly |almost |about |around |over |more than )?(?:half|a third|a quarter|two thirds|three quarters) of (?:all |the |our )?(?:\d[\d,.]* )?(?:\p{Ll}+s\b(?<!\bits)|people\b|the (?:food|population|cost|trade|work|money)\b))`,
  "iu",
);
const claimVerbs = "say|says|said|told|tell|warned|complained|reported|claim|claims|claimed|insist|insists";
const money = /[£$€]\s?\d/;

/** People or things in general, of whom something is said that somebody would have to find out. */
const sweeping =
  /(?:^|^[^,]{3,40}, |, (?:and|but) |[;:] |\b(?=[Mm]ost people|most of us))((?:[Mm]ost |[Mm]any |[Mm]odern |[Yy]oung(?:er)? |[Oo]ld(?:er)? |[Tt]he )?(?:people|parents|children|readers|customers|users|students|pupils|teachers|men|women|drivers|visitors|tourists|residents|patients|employers|employees|workers|families|teenagers|politicians|companies|young|old|members|doctors|nurses|cyclists|owners|of us)(?: today| now| who [^,.;]{3,40}?)?)(?: \p{Ll}+ly| never| always| no longer| rarely| seldom| have| do not| don['’]t| are)* (?:love|loves|hate|prefer|want|trust|feel|know|forget|learn|tell us|(?:are|were) (?:happier|healthier|better|worse|more|less|lonelier|afraid|tired)|do better|never seen|write|read|talk|think|believe|spend|eat|buy|care|live|sleep|work|suffer|enjoy|notice|remember|understand|dream|kill|throw|waste|lose|move|get|stop|want|need)\b/iu;
const taken =
  /^(?:I know (?:that )?this|Of course|Admittedly|Not all|According|A (?:study|survey)|In a survey)/;

export const inClaims: Signs = [
  [
    "granted",
    9,
    when(
      ({ told, line, words }) =>
        words >= 7 &&
        !spoken.test(line) &&
        /^(?:Of course|Admittedly|Granted|True,|To be fair|I know (?:the|what)|I understand (?:why|the|perfectly)|I (?:do not|don['’]t) say that|I grant|I admit|It is true|It['’]s true|Certainly)\b|\bI (?:admit|grant|concede|accept)\b|, and I understand why\b|\bThere is (?:a|some) (?:case|truth)\b|\b(?:That|It|This) may (?:well )?be (?:so|true)\b|\bI think the \p{Ll}+ is (?:true|right)\b|\b(?:has|have) a point\b|\b(?:may|might) (?:well )?be right\b/u.test(
          told,
        ),
    ),
  ],
  [
    "noReply",
    11,
    word(
      /\bI (?:do not|don['’]t|have no|haven['’]t) (?:have |got |yet )*(?:an?y? )?(?:\p{Ll}+ )?(?:reply|answer|solution)s?\b()/u,
    ),
  ],
  [
    "theirs",
    8,
    when(
      ({ told, words, line }) =>
        words >= 6 &&
        !money.test(line) &&
        /\b(?:[Tt]hey|[Pp]eople|[Cc]ritics|[Oo]pponents|[Ss]ome(?: people)?|[Oo]thers|[Ee]verybody|[Ee]veryone|[Tt]hose who|[Tt]he (?:\p{Ll}+ )?(?:council|county|company|government|school|club|board|director|manager|minister|committee|owners?|operators?|department|ministry|city|town))(?: \p{Ll}+ly| always| often)? (?:say|says|think|thinks|argue|argues|claim|claims|insist|insists|believe|believes)\b|\b(?:usual|standard|main|other) (?:argument|objection|answer|reply)\b|\bIt is (?:often|sometimes) said\b/u.test(
          told,
        ),
    ),
  ],
  [
    "theirSum",
    9,
    when(
      ({ told, line, beside }) =>
        money.test(line) &&
        beside.match(/[£$€]/g)?.length === 1 &&
        new RegExp(String.raw`\b(?:${claimVerbs}|reckons?|estimates?|estimated)\b`).test(told),
    ),
  ],
  [
    "notAllowed",
    10,
    word(
      /\b(?:not allowed|not authorised|not permitted|unable|not able) to (?:decide|say|tell|help|give|discuss|change|refund|comment)\b()/,
      /["“”]|\b(?:if|we are|I am)\b/,
    ),
  ],
  [
    "unknown",
    9,
    ({ told, line }) =>
      spoken.test(line)
        ? null
        : word(
            /\b((?:is|remains|are) (?:still )?(?:an open question|unclear|unknown|not known|anybody['’]s guess|anyone['’]s guess)|[Nn]obody (?:yet |really |quite )?knows|remains to be seen|(?:do not|don['’]t) (?:yet )?have a date|have yet to (?:explain|find out|agree))\b/,
            /\b(?:if|who knows)\b/,
          )({ told }),
  ],
  [
    "neverMet",
    9,
    word(
      /\b(I have never|I['’]ve never) (?:once |yet |actually )?(?:met|seen|heard|known|found|come across)\b(?! h[ei][rms]? )/,
    ),
  ],
  [
    "sweep",
    9,
    ({ told, line, after, words }) =>
      words < 7 || words > 40 || spoken.test(line) || reported.test(told) || taken.test(after)
        ? null
        : word(
            sweeping,
            /\b(?:if|when|please|I|said|says)\b|[£$€]|^(?:Most|Many) people (?:will )?(?:think|believe)\b/,
          )({ told }),
  ],
  [
    "bare",
    10,
    (place) =>
      spoken.test(place.line) || money.test(place.around)
        ? null
        : word(bare, /\bbattery\b|\b(?:I|we) (?:ran|walked|slept|ate|drank|paid)\b/)(place),
  ],
  [
    "toldby",
    10,
    word(
      /\b(?:[Ii]|[Ww]e) (?:was|were|have been|had been) (?:also |then |again |\p{Ll}+ly )?(?:told|promised|assured|informed|advised)\b()|\band was (?:told|promised|assured|informed)\b()/u,
      /\bby\b/,
    ),
  ],
  [
    "theyTold",
    10,
    word(
      /\b(?!I\b|We\b)\p{Lu}\p{Ll}+s? (?:were|was) (?:also |at first |then )?(?:told|promised|assured)\b()/u,
      /\bby\b/,
    ),
  ],
  [
    "orSo",
    10,
    word(
      /\b(or so (?:he|she|they|we|I|it|my \p{Ll}+) (?:said|says|thought|believed|claimed|told|(?:was|were|had been|is|seemed)(?: \p{Ll}+)?))\b/u,
    ),
  ],
  [
    "passive",
    8,
    word(
      /\b(?:was|were|been|is) (?:also |both times |\p{Ll}+ly )?(decided|agreed|approved|refused|dropped)\b/u,
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
    9,
    word(
      /\b(?:is|are|was) (?:widely |also )?(expected|believed|understood|thought|said|reported) to (?!come|arrive|be (?:there|back)\b)\b|\b(reportedly)\b/,
    ),
  ],
  [
    "disputed",
    10,
    when(
      ({ told, after, line }) =>
        !spoken.test(line) &&
        new RegExp(String.raw`\b(?:${claimVerbs}) (?:that )?(?:they|he|she|it|the|there)\b`).test(told) &&
        /^(?:The|A) [^.]{0,40}\b(?:said|says|denied|denies|insisted|replied)\b/.test(after) &&
        !spoken.test(after),
    ),
  ],
  [
    "platitude",
    9,
    when(
      ({ line }) =>
        spoken.test(line) &&
        /\b(?:bright future|lessons (?:will be|have been) learn\p{Ll}*|(?:very|extremely) seriously|safety (?:must come|comes|is) (?:first|our)|(?:top|first|absolute) priority|working (?:very )?hard|fully committed|everything we can|understand (?:how|the) (?:frustrat\p{Ll}+|concern\p{Ll}*))\b/u.test(
          line,
        ),
    ),
  ],
  [
    "quoteClaim",
    7,
    when(
      ({ line }) =>
        /["“][^"“”]{20,}["”]/.test(line) &&
        /\b(?:never|always|everyone|everybody|nobody|no one|nothing|unacceptable|unsafe|worst)\b/.test(
          line,
        ) &&
        !/\bI\b/.test(line),
    ),
  ],
  [
    "future",
    4,
    (place) =>
      spoken.test(place.line)
        ? null
        : word(
            /\bwill (?:not |now |also |no longer )*(?:be (?:closed|off|shut|moved|replaced|cut|sold|unavailable|postponed)|have to|need to|no longer|shut|close|move|end|stop|lose)\b()/u,
            /\b(?:if|I|[Nn]obody|you)\b/,
          )(place),
  ],
  [
    "tally",
    6,
    when(
      ({ told, line }) =>
        !spoken.test(line) &&
        !money.test(told) &&
        !/\b(?:limit|ring|call|telephone)\b/i.test(told) &&
        /\b(?:more than|over|nearly|almost|about|around|some|up to) (?:\d{2,}|\d[\d,]*00|(?:a |several )?(?:hundred|thousand|dozen)s?|(?:twen|thir|for|fif|six|seven|eigh|nine)ty) (?:\p{Ll}+ )?(?:residents|people|children|pupils|visitors|vehicles|cars|customers|members|complaints|jobs|homes|houses|gardeners|users|families|businesses|companies|subscribers|readers|volunteers|trees|shops|passengers|patients|students|households|tickets)\b/u.test(
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
    5,
    when(
      ({ told, line, words }) =>
        words >= 7 &&
        !spoken.test(line) &&
        !past.test(told) &&
        /^(?:Therefore|That is why|That['’]s why|Which is why)\b|\bwhich is why\b/.test(told),
    ),
  ],
  [
    "stand",
    6,
    claimed(
      /\b(?:should|ought|right|wrong|better|worse|matters?|I (?:think|believe|object|prefer|like|dislike|am (?:for|against)))\b[^.]*\b(because)\b(?! of)/,
      /\bnot because\b|\bI know because\b/,
    ),
  ],
  [
    "notMeant",
    9,
    word(
      /\bI(?:['’]m| am) not (?:against|opposed|asking|saying|suggesting) ()|\bI have (?:no quarrel with|nothing against)\b()/,
      /\b[Ii]f\b/,
    ),
  ],
  [
    "ownPast",
    5,
    when(
      ({ told, line, words, at, next }) =>
        at > 0 &&
        words >= 8 &&
        !spoken.test(line) &&
        !informs(told) &&
        past.test(told) &&
        /\b(?:everyone|everybody|most|people|children|all|always|never|nobody|should|must)\b/.test(next) &&
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
        (Number(sum.replace(/\D/g, "")) >= 1000 || /\b(?:million|billion|a year)\b/.test(line)) &&
        !/\bfrom [£$€]|\b(?:doubles|menu|entry|tickets?|a head)\b/i.test(told) &&
        !spoken.test(line) &&
        beside.match(/[£$€]/g)?.length === 1 &&
        !reported.test(told) &&
        !/\bthat['’]s [£$€]|\b(?:comes to|makes|according|expected|estimat\p{Ll}+)\b/u.test(told) &&
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
        /\b(?:(?:I|[Ww]e|[Ss]he|[Hh]e|[Mm]y \p{Ll}+) (?:have |has )?(?:had to|missed|lost|was in bed|was ill|(?:took|lost) (?:a|the) (?:day|morning|afternoon))|(?:[Mm]y|[Oo]ur) [^.;]{0,40} (?:is|was|are|were) (?:\p{Ll}+ )?(?:ruined|broken|bent|damaged|soaked|flooded|cracked|scratched))\b/u.test(
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
        /\b(?:your|you|they|the (?:driver|engineer|office|company|shop|train|bus|agent))\b/i.test(told) &&
        (/\d/.test(told) ||
          new RegExp(
            String.raw`\b(?:${months}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|two|three|four|five|six|instead of|twice)\b`,
          ).test(told)),
    ),
  ],
  [
    "ought",
    7,
    claimed(
      /\b(should|ought to|must|needs? to)\b(?! have\b)|^What would (?:work better|help|be better) is to()/i,
      /\b(?:I need|you need|no need|if|should you|you should|you must|must be|should be (?:clear|said|noted|possible)|I (?:should|must) (?:say|admit|confess|add|like)|I (?:do not|don['’]t) say)\b|\b(?:argument|objection|claim|idea|view|theory) (?:is|was) that\b/i,
    ),
  ],
  [
    "absolute",
    7,
    claimed(
      /^(?:\p{L}+ ){0,4}(always|everybody|everyone|never|nobody|no one)\b(?! (?:who|should|must|ought|else|learns?|remembers?|knows?|has heard)\b)/iu,
      /\b(?:not|n['’]t|almost|nearly|hardly|if|let) (?:always|every|never|nobody|all)\b|\bnever mind\b|\b(?:nobody|no one) (?:is saying|says|wants|is asking)\b|\b(?:if|should|must|please|will)\b|\bin (?:that|this) \p{Ll}+|\bI\b|\b[Mm]y\b|\blike\b|\b(?:[Ee]very|[Ee]ach) (?:\p{Ll}+day|week|day|month|year|evening|morning|night|time)\b/iu,
    ),
  ],
  [
    "than",
    5,
    claimed(
      /\b(?:\p{Ll}{3,}er|less|fewer) (than)\b(?! (?:a|any|ever|usual|that|half|almost|what|it|not)\b)/iu,
      /\d|\b(?:times|degrees|two|three|four|five|ten|twenty|thirty|forty|fifty|hundred|half)\b|\b(?:other|rather|whether|after|never|either|longer|no \p{Ll}+) than\b/iu,
    ),
  ],
  [
    "process",
    5,
    when(
      ({ told, item, words }) =>
        !item &&
        words >= 8 &&
        !past.test(told) &&
        /^(?:When|As soon as|Once)\b/.test(told) &&
        !/\b(?:you|I|we|if)\b/i.test(told) &&
        !isCall(told),
    ),
  ],
];
