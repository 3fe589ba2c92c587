/** What an editor asks about where something is to be done: plans, notices, reports, offers. */

import { past } from "../../text-kind/reading.ts";
import { claimed, months, type Place, type Signs, spoken, when, word } from "./place.ts";

const date = String.raw`(?:\d{1,2}(?:st|nd|rd|th)? (?:${months})|(?:${months})|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)`;
const deadline = new RegExp(
  String.raw`\b(?:by|before|until|no later than) (?:the )?(?:end of |beginning of )?(?:\p{Lu}\p{Ll}+ )?${date}`,
  "u",
);
const money = /[£$€]\s?\d/;
/** A reason, or what happens otherwise. */
const grounds =
  /\b(?:because|so that|otherwise|or (?:else|you|it|they|we)\b|since|as (?:it|they|we)\b|in case|to (?:avoid|prevent|keep|stop|save|make sure)|that way|this (?:way|means)|which (?:would|will)|for (?:safety|reasons))|[:;]/u;
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
    word(
      /\b(?:needs?|want|wants|find|get|ask|for) ([Ss]ome(?:body|one))\b(?! else['’]s)|^([Ss]ome(?:body|one)|[Vv]olunteers) (?:has to|have to|should|must|needs? to|to|will|with)\b|\bneed(?:s|ed)? ([Vv]olunteers)\b/,
      /\b(?:if|when|left|was|had|looking after|who)\b/i,
    ),
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
    8,
    when(
      ({ told, next, alone, after }) =>
        /^(?:Don['’]t|Do not|Never)\b/.test(told) &&
        !grounds.test(`${told} ${alone ? "" : after}`) &&
        !/^(?:I|We|It|That|They|One)\b/.test(next),
    ),
  ],
  [
    "must",
    9,
    ({ told, line, before, after, next }) =>
      spoken.test(line) ||
      grounds.test(`${told} ${after}`) ||
      /\b(?:why|reason)\b/.test(before) ||
      /^(?:It|They|That|This|Otherwise|If|Without)\b/.test(next)
        ? null
        : word(
            /(?:\b(?:[Aa]ll|[Ee]very|[Ee]ach|[Nn]o|[Yy]ou|[Tt]he|[Aa]ny)|^\p{Lu}\p{Ll}+s|^They|^It) (?:\p{Ll}+ ){0,6}(?:must(?: not)?|cannot|may not|(?:is|are) not (?:allowed|permitted))\b (?!have\b|be said|help\b|say\b|see\b|accept\b|tell\b|imagine\b|understand\b|believe\b|know\b)()|^(?:No|Only) (?:\p{Ll}+ ){1,4}(?:may|are allowed|please|after|before|without)\b()|\b[Yy]ou(?:['’]ll| will) (?:also )?need (?:an? |two |three |your )()/u,
            /\b(?:I|we|if|(?<!-)one|nobody|because|which (?:we|I))\b|^This\b|^(?:You|It|They) must (?:be|have)\b/,
          )({ told }),
  ],
  [
    "beginWith",
    8,
    ({ told, after }) =>
      grounds.test(`${told} ${after}`)
        ? null
        : word(/^(?:Always )?(?:[Ss]tart|[Bb]egin) (?:with|at|from|on) (?!a \b)()/)({ told }),
  ],
  [
    "partOnce",
    8,
    ({ told, text }) => {
      const [, part = ""] =
        /\b(?:[Uu]sing|[Ww]ith|[Oo]pen|[Cc]lose|[Uu]ndo|[Ff]ind|[Ll]ift|[Rr]elease|[Ll]oosen|[Pp]ress) the (\p{Ll}+ (?:loop|valve|screw|nut|clip|lever|catch|ring|plate|pin|cap|seal|joint|bolt|switch|lock|tab|hook|thread|tension|gasket|washer|spring|bracket))\b(?!, which| \()/u.exec(
          told,
        ) ?? [];
      return part !== "" && text.split(part).length === 2 ? part : null;
    },
  ],
  [
    "rather",
    8,
    ({ told, around }) =>
      grounds.test(around)
        ? null
        : word(
            /^(?:Use|Choose|Buy|Take|Pick|Get) (?:an? |the |some )?(\p{Ll}+(?: \p{Ll}+){0,3}?)(?: if (?:you (?:have|can)|possible)|, not| rather than)\b/u,
          )({ told }),
  ],
  [
    "whichCause",
    9,
    word(
      /\b(?:it is|it['’]s|they are|they['’]re) (?:either )?(?:too )?\p{Ll}+ or (?:(?:it is|it['’]s|they are) )?(?:too )?\p{Ll}+\b()/u,
      /\b(?:whether|until|when|once|before|more or less|one or two|two or three)\b/,
    ),
  ],
  [
    "stillNeed",
    9,
    word(
      /\b(?:[Ww]e(?: still| also| do)? (?:need|are (?:still |also )?(?:short of|looking for))|[Ww]e['’]re (?:still |also )?(?:short of|looking for)) (?!to\b|your\b|you\b|a copy)[^.;]{0,30}\b(?:people|helpers|volunteers|drivers|somebody|someone|hands|stewards|cooks|bakers)\b()|^(?:Volunteers|Helpers|Drivers|Stewards|Bakers) are (?:still |also )?needed\b()/,
      /\b(?:if|as we|because)\b/,
    ),
  ],
  ["haveIt", 8, word(/\b(have (?:it|them|this) (?:looked at|checked|seen to|tested|inspected))\b/)],
  [
    "vague",
    8,
    ({ told, line }) =>
      /\d|\bhour\b|\bminutes?\b/.test(line)
        ? null
        : word(
            /\b(until (?:it is |it['’]s |they are |you have )?(?!you\b|the\b|it\b|they\b|it['’]s\b|\d|(?:about|after|all|next|late)\b)\p{Ll}+|as needed|when (?:it|they) (?:is|are) (?:ready|done|right)|[Ff]irm but not tight|lukewarm|not too (?:\p{Ll}+))\b/u,
          )({ told }),
  ],
  [
    "soon",
    10,
    word(
      /\b(in due course|as soon as possible|at some point|in the near future|before long|shortly|in the coming (?:weeks|months)|later this year|over the next few (?:weeks|months)|as soon as we can|in good time|please don['’]t leave it)\b/,
      /\b(?:shortly (?:before|after)|was|were|had)\b/,
    ),
  ],
  [
    "arrange",
    11,
    word(
      /\b(make an arrangement|make arrangements|come to an arrangement|sort (?:something|it) out|find a way|work something out|do what we can|where possible|if necessary|help where we can)\b/,
      /\b(?:was|were|had)\b/,
    ),
  ],
  [
    "noNumber",
    12,
    ({ told, text }) =>
      /\d{5}|\d{3} \d{3}|@|\bwww\b|\.(?:org|com|net)\b/.test(text)
        ? null
        : word(
            /\b(?:ring|call|phone|telephone|text|e-?mail) (?:\p{Lu}\p{Ll}+|the (?:office|shop|school|club|line)|us|me)\b()/u,
            /\b(?:did|was|had)\b/,
          )({ told }),
  ],
  [
    "charge",
    10,
    ({ told, beside }) =>
      /[£$€]|\bfree\b|\bno (?:extra )?charge\b|\bwaived?\b/.test(beside)
        ? null
        : (word(/\bplus (?:the|a|an) ((?:\p{Ll}+ )?(?:charge|fee|deposit))\b/u)({ told }) ??
          word(
            /\b(?:the|a|an|small|monthly|annual) ((?:\p{Ll}+ )?(?:charge|fee|deposit|surcharge|subscription))\b(?! of)/u,
          )({ told })),
  ],
  [
    "sanction",
    9,
    word(
      /\b(?:will|shall) (?:then )?be (?:deleted|destroyed|thrown away|removed|refused|turned away|put into storage|cancelled|fined|charged|towed|disposed of)\b()/,
      /\b(?:we will|I will)\b/,
    ),
  ],
  [
    "eitherOr",
    11,
    ({ told, around, line, before }) =>
      spoken.test(line) ||
      (/^Or\b/.test(told) &&
        !/\b(?:could|might)\b|^(?:Go|Wait|Try|Come|Stay|Buy|Take|Book|Start)\b/.test(before)) ||
      /\b(?:decided|agreed|prefer|rather|my choice|up to you|whichever|free to)\b/.test(around)
        ? null
        : word(
            /^[Ee]ither (?:you|we|I|they|it)\b.* or (?:you|we|I|they|it)\b()|\b(?:[Ww]e|I) (?:could|can|might) (?!not\b)[^.;]{3,70}, or (?:we|I|it) (?:could|can|might)\b()|^Or (?:they|we|you|it) (?:could|might)\b()|^Or (?:wait|go|try|come|stay|buy|take|book|start)\b()/u,
            /\b(?:if|whether|either way)\b/,
          )({ told }),
  ],
  [
    "request",
    8,
    word(
      /\b([Pp]lease)\b(?= (?:move|bring|come|pay|collect|sign|return|be|keep|park|arrive|fill|clear|remove|leave|let|send|repair|refund|explain|confirm|arrange|tell|reply|write|look)\b)|\b([Cc]ould you|[Ww]ould you|[Ww]ould the|I would like (?:you|a|an|the|my|both|to know)|I (?:am asking|ask) (?:you|for|that)|I (?:should|would) be grateful|I expect)\b/,
      /(?<!grateful )\bif you\b|\b(?:thank|accept|find (?:attached|enclosed))\b/i,
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
  [
    "expense",
    8,
    when(
      ({ told }) =>
        money.test(told) &&
        /\b(?:cost|quot|budget|spen[dt]|replac|estimat|bill|invoice|grant|approx)/i.test(told),
    ),
  ],
];
