/** What an editor asks about where something is to be done: plans, notices, reports, offers. */

import { isCall } from "../../../prose/calls.ts";
import { past } from "../../text-kind/reading.ts";
import { claimed, months, type Place, type Signs, when, word } from "./place.ts";

const date = String.raw`(?:\d{1,2}(?:st|nd|rd|th)? (?:${months})|(?:${months})|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)`;
const deadline = new RegExp(
  String.raw`\b(?:by|before|until|no later than) (?:the )?(?:end of |beginning of )?(?:\p{Lu}\p{Ll}+ )?${date}`,
  "u",
);
const money = /[£$€]\s?\d/;
const counts = (told: string): number =>
  told
    .replace(/\b\d{1,2}[.:]\d\d\b/g, " ")
    .match(
      /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|\d+)\b(?! ?(?:o['’]clock|past|pm|am|minutes|hours)\b)/gi,
    )?.length ?? 0;

const named =
  /(?<=\p{L}[,;]? )\p{Lu}\p{Ll}+|\b\p{Lu}\p{Ll}+['’]s\b|\b(?:Mr|Mrs|Ms|Dr)\b|\b[A-Z]{1,2}(?:\+[A-Z])?:/u;
const calendar = new RegExp(String.raw`\b(?:${months}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\b`, "g");
const duty =
  /\b(?!(?:It|He|She|This|That|Everyone|Everybody|Someone|Somebody|Nobody|Who|Each|The|Whoever|There|What|Which|One|All)\b)(\p{Lu}\p{Ll}{2,}) (?:brings?|collects?|drives?|opens?|locks?|does|lends?|fetches|plays|cooks|takes|makes|stands|is (?:bringing|doing|collecting))\b/u;

/** A line of a plan that has its time and nobody who does it. */
function isGap({ told: said, before, after, item }: Place): boolean {
  if (!item || before !== "") return false;
  const told = `${said} ${after}`;
  if (!/\b\d{1,2}[.:]\d\d\b|\b\d{1,2} ?[ap]m\b|\bthe (?:day|evening|night) before\b/i.test(told))
    return false;
  const rest = told.replace(calendar, " ").replace(/^[^\p{L}]+\p{L}+/u, " x");
  return (
    !duty.test(told) &&
    !named.test(rest) &&
    !/\b(?:I|we|you|he|she|they|who|by|people|guests|everybody|everyone|all|somebody|someone)\b/i.test(told)
  );
}

export const inPlans: Signs = [
  [
    "clash",
    10,
    when(
      ({ told, item }) =>
        item &&
        !money.test(told) &&
        counts(told) >= 2 &&
        /\b(?:need|only|short|but|there are|instead|missing|lacks?)\b/.test(told),
    ),
  ],
  [
    "hole",
    10,
    word(
      /\b(?:last seen|has gone|have gone|gone to|is broken|(?:has|have) asked not|no idea|nobody (?:has|knows)|(?:not|n['’]t) (?:yet )?(?:answered|confirmed|arrived|paid|booked|replied|found|decided)|still (?:missing|no|not|need)|forgot|to be (?:confirmed|decided|found)|TBC)\b()/,
      /\bif\b|\bwhose?\b|\bwhether\b/i,
    ),
  ],
  [
    "open",
    10,
    word(
      /\b(?:(?:I|[Ww]e) do(?: not|n['’]t) (?:yet )?know (?:whether|if|whose?|which|what|how)|(?:I|[Ww]e|[Nn]obody)\b[^.;]{0,24}\b(?:decided|settled|agreed)\b[^.;]{0,6}\b(?:whether|whose?|which|what))\b()/,
      /\b(?:was|were|had|remember)\b/,
    ),
  ],
  [
    "anyone",
    9,
    word(/\b([Ss]ome(?:body|one)|[Vv]olunteers)\b(?! else['’]s)/, /\b(?:if|when|left|was|had)\b/i),
  ],
  [
    "weather",
    9,
    word(
      /\b([Ii]f (?:it (?:rains|is wet|snows|pours)|the weather|there is (?:rain|snow)|fewer|we have fewer|more than))\b/,
    ),
  ],
  ["gapitem", 7, when(isGap)],
  ["duty", 6, word(duty)],
  [
    "mustnot",
    5,
    when(
      ({ told, item }) =>
        /^(?:Don['’]t|Do not|Never|Make sure|Be careful|Remember|Mind)\b/.test(told) ||
        (item && /\bmust\b/.test(told)),
    ),
  ],
  [
    "vague",
    8,
    word(
      /\b(until (?:it is |it['’]s |they are |you have )?(?!you\b|the\b|it\b|they\b|\d|(?:about|after|all|next|late)\b)\p{Ll}+|as needed|enough|carefully|properly|gently|to taste|a little)\b/u,
      /\bnot enough\b/,
    ),
  ],
  [
    "request",
    8,
    word(
      /\b([Pp]lease)\b(?= (?:move|bring|come|pay|collect|sign|return|be|keep|park|arrive|fill|clear|remove|leave|let|send|repair|refund|explain|confirm|arrange|tell|reply|write|look)\b)|\b([Cc]ould you|[Ww]ould you|[Ww]ould the|I would like (?:you|a|an|the|my)|I (?:am asking|ask) (?:you|for|that)|I should be grateful|I expect)\b/,
      /\b(?:if you|thank|accept|find (?:attached|enclosed))\b/i,
    ),
  ],
  ["reach", 8, word(/\b(?:ring|call|phone|text|e-?mail|ask|tell) me\b()|\blet me know\b()/i)],
  [
    "twenty",
    8,
    word(/\b(?:I['’]ll|I will|I can) (?:bring|come|fetch|drive|help|lend|do|give|carry|take|show|pick)\b()/),
  ],
  [
    "whoIf",
    6,
    word(
      /^(?:If (?:you|your|anyone|anybody)|Anyone who|Anybody who)\b.*\b(?:ill|baby|unable|cannot|can['’]t|difficult\w*|disab\w+|help|worried|struggl\w+|afford|elderly|medical|trouble)\b()/,
      /\bthank|\bplease\b/i,
    ),
  ],
  [
    "promise",
    7,
    claimed(/\b[Ww]e(?:['’]ll| will| shall| promise| guarantee)\b()(?! (?:not|never|see|be|have)\b)/),
  ],
  ["deadline", 6, (place) => (past.test(place.told) || !deadline.test(place.told) ? null : "")],
  ["cost", 8, when(({ told }) => money.test(told))],
  [
    "expense",
    8,
    when(
      ({ told }) =>
        money.test(told) &&
        /\b(?:cost|quot|budget|spen[dt]|replac|estimat|bill|invoice|grant|approx)/i.test(told),
    ),
  ],
  ["step", 3, when(({ told, words }) => words >= 6 && isCall(told))],
];
