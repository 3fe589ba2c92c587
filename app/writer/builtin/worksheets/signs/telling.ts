/** What an editor asks about where somebody tells: stories, memoirs, letters, reviews. */

import { past } from "../../text-kind/reading.ts";
import { reported } from "../cues.ts";
import { informs, type Place, praised, type Sign, type Signs, spoken, when, word } from "./place.ts";

/** Tells one day out of many. */
const oneDay =
  /\b(?:one (?:\p{Ll}+ )?(?:day|morning|evening|night|summer|year|time|\p{Lu}\p{Ll}+day)|once|that (?:day|evening|morning|night)|in a house)\b/iu;

/** The sentence after it goes on about what was judged, and so may say why. */
const goesInto =
  /^(?:It|They|He|She|That|This|These|There|Every|Each|You|One|The (?:first|second|only)|For|Not)\b|[:;]/;

/** A judgement that the sentences beside it do not account for. */
const bareVerdict =
  (pattern: RegExp, unless: RegExp): Sign =>
  ({ told, line, after, words }) =>
    spoken.test(line) ||
    reported.test(told) ||
    informs(told) ||
    words > 20 ||
    goesInto.test(after) ||
    /\b(?:because|so \p{Ll}+ that|which|who|where|when|with|that)\b|[:;]/u.test(told)
      ? null
      : word(pattern, unless)({ told });

const question = /\?["”’']?$/;
const plainAnswer =
  /^["“'‘](?:Yes|No|Yeah|Aye|Not|Never|Of course|I (?:do|don|am not|haven|have|can|did|think|know|suppose|hope)|Perhaps|Maybe|He|She|It|They|That|This|There|Because|Here|A |An |The |In |On |At |From|Some|Two|Three|Four)\b/;

/** Somebody is asked one thing and says another. */
const dodge: Sign = ({ all, at, line, words }) => {
  const before = all[at - 1];
  const now = all[at];
  return before !== undefined &&
    now !== undefined &&
    before.paragraph === now.paragraph - 1 &&
    question.test(before.text.trim()) &&
    /^["“'‘]/.test(before.text.trim()) &&
    /^["“'‘]/.test(line) &&
    !plainAnswer.test(line) &&
    !question.test(line) &&
    words >= 6
    ? ""
    : null;
};

/** Somebody who is named late, in speech, and nowhere else. */
function lateName({ line, text, paragraph, paragraphs }: Place): string | null {
  if (paragraph < paragraphs / 2 || !spoken.test(line)) return null;
  const [speech = ""] = /["“][^"“”]+["”]/.exec(line) ?? [];
  const [, name = ""] =
    /\b(?:[Tt]ell|[Aa]sk|her|him|them|that|from|it was|for|with|to) (\p{Lu}\p{Ll}{2,})\b/u.exec(speech) ?? [];
  return name !== "" && text.split(name).length === 2 ? name : null;
}

export const inTelling: Signs = [
  [
    "undone",
    11,
    ({ told, line, around }) =>
      spoken.test(line) || /\bbecause\b/.test(around)
        ? null
        : word(
            /\b(?:put|took|picked|wrote|dialled|opened|packed|unpacked|folded|rang|set|lifted|posted)\b[^.;]{3,60}\b(?:and|but) then,? (?:\p{L}+ )?(?:took|put|tore|rubbed|crossed|hung|closed|shut|unpacked)\b[^.;]{0,30}\b(?:out|back|away|up|down)\b()/u,
          )({ told }),
  ],
  [
    "since",
    10,
    when(
      ({ told, line, paragraph, next }) =>
        paragraph > 0 &&
        !spoken.test(line) &&
        !/\bsince\b/.test(`${told} ${next}`) &&
        /^(?:It|That) had been (?:\p{Ll}+(?:-\p{Ll}+)?|\d+) (?:days|weeks|months|years)\b/u.test(told),
    ),
  ],
  [
    "longer",
    10,
    word(
      /\b((?:took|stood|stayed|waited|held|kept|looked)[^.;]{0,30}\blonger[^.;]{0,12} than (?:he|she|I|they|it|we|was|is)? ?(?:needed|had to|usual|necessary|should))\b/u,
    ),
  ],
  [
    "denied",
    10,
    when(
      ({ told, line, after }) =>
        !spoken.test(line) &&
        /\b(?:told|said|promised|swore|assured)\b/.test(told) &&
        /^(?:It|He|She|They|There|I) (?:had|was|were|did|is|are|would|could)(?: not|n['’]t)[.,]/.test(after),
    ),
  ],
  ["dodge", 8, dodge],
  ["lateName", 10, lateName],
  [
    "noAccount",
    10,
    word(
      /\b(?:which|that) (?:none of us|nobody|no one) (?:can|could|has ever|ever) (?:account for|explain\p{Ll}*|underst\p{Ll}+|read)\b()/u,
    ),
  ],
  [
    "neverKnew",
    10,
    word(
      /\bI (?:never (?:did )?(?:find|found) out|never (?:learned|learnt|knew)) (?:who|what|why|where|how|whether)\b()/,
    ),
  ],
  [
    "mixed",
    9,
    when(
      ({ told, after }) =>
        /\bI wanted\b/.test(told) && /^(?:I (?:also|still|only) wanted|But I\b|And I wanted)/.test(after),
    ),
  ],
  [
    "mistaken",
    9,
    ({ told, after }) =>
      /^(?:But|And then|Then|It (?:was|wasn)|He|She|They|I was wrong)\b/.test(after) || /\bbut\b/.test(told)
        ? null
        : word(
            /\b((?:I|[Ww]e) (?:had )?(?:always |once |just )?(?:thought (?!of\b|about\b|so\b|for\b|back\b)|took (?:it|this|that|him|her|them) for|assumed|supposed|imagined|used to (?:think|believe)|believed))/,
            /\bif\b|,(?: and)? I thought|\bthat I thought\b|\bI thought maybe\b|\b(?:what|so) I (?:had )?(?:thought|assumed)\b|\bat the time\b|\bwhen I thought\b/,
          )({ told }),
  ],
  [
    "habit",
    7,
    (place) =>
      past.test(place.told) && !oneDay.test(place.beside)
        ? word(
            /\b(?:[Ee]very|[Ee]ach) (evening|morning|night|summer|winter|Christmas|August|July|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b|\b[Oo]n ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)s\b/,
            /\b(?:[Oo]ne|once|until|that) \p{L}+|\d|\bfor (?:two|three|four|a|some)\b/u,
          )(place)
        : null,
  ],
  [
    "always",
    7,
    (place) =>
      past.test(place.told) && place.at > 0 && !/\d/.test(place.line)
        ? word(
            /\b((?:[Nn]obody|[Nn]o one) (?:in (?:our|my|the|that) \p{Ll}+ )?(?:(?:had |would |could |here )*ever \p{Ll}+|had|paid|went|owned|talked|locked|worked|here would)|[Ee]very(?:body|one) (?:had|was|were|knew|thought|said|wanted|came|loved|hated|owed|called)\b|(?:he|she|it|they|we|[Mm]y \p{Ll}+) (?:was |were |had |would )?always)\b/u,
            /\bI always\b|\b(?:not|almost|nearly|hardly|if|except|asked|said nothing|told|answered|spoke|noticed|complained|gave|said|explained|going|would|since)\b|n['’]t\b/i,
          )(place)
        : null,
  ],
  [
    "praise",
    7,
    bareVerdict(
      new RegExp(String.raw`\b(?:is|was|are|were) (?:\p{Ll}+ly )?(${praised})\b`, "u"),
      /\b(?:not|never|how|less|too|if|to be|to get|to keep|to stay|thinks?|thought|says?|believes?)\b|n['’]t\b/i,
    ),
  ],
  [
    "longWhile",
    8,
    ({ told, line, at }) =>
      at === 0 || spoken.test(line) || !past.test(told)
        ? null
        : word(
            /\b(?:I|[Hh]e|[Ss]he|[Tt]hey|[Ww]e|\p{Lu}\p{Ll}+) (?:stood|sat|looked|watched|waited|shook|stared)\b[^.;]{0,40}\b(?:for (?:a long|some) (?:time|while|moment)|a good while|a long moment|for a while)\b()/u,
          )({ told }),
  ],
  [
    "mustHave",
    8,
    word(
      /\b(?:[Hh]e|[Ss]he|[Tt]hey|[Mm]y \p{Ll}+) must have (?:been|known|thought|felt|seen|heard|wanted|hoped|guessed)\b()/u,
      /["“”]|\bif\b/i,
    ),
  ],
  [
    "anyway",
    8,
    word(
      /\b(?:I|[Hh]e|[Ss]he|[Tt]hey|[Ww]e) (?:\p{Ll}+ ){1,8}(anyway|all the same|nevertheless)\b/u,
      /["“”]|\b(?:but|although|though|if|not|should|would|that)\b|n['’]t\b/,
    ),
  ],
  [
    "firstTime",
    7,
    (place) =>
      past.test(place.told)
        ? word(
            /\bfor the first time\b()|\b[Ii]t was the first time (?:that )?(?:I|he|she|we)\b()/,
            /["“”]|\bif\b|\bbecause\b/,
          )(place)
        : null,
  ],
  [
    "gave",
    7,
    ({ told, around }) =>
      !past.test(told) || /\bstill\b/.test(around)
        ? null
        : word(
            /\b(?:gave me|left me|put in my hand|handed me) (?:an?|his|her|the) (?:\p{Ll}+ )?(?:watch|knife|penknife|ring|coat|book|camera|keys?|notebook|hat|scarf|bible|violin|fiddle|tools?|pen|photograph|letter|necklace|brooch|clock|bicycle|bike)\b()/u,
          )({ told }),
  ],
  [
    "sum",
    7,
    ({ told, line, around }) =>
      spoken.test(line) || !past.test(told) || (around.match(/[£$€]/g)?.length ?? 0) > 1
        ? null
        : word(/\b(?:cost|paid|charged|gave|asked for|worth)\b[^.;]{0,20}[£$€]\d[\d.,]*()/)({ told }),
  ],
  [
    "astray",
    8,
    (place) =>
      past.test(place.told)
        ? word(
            /\b(?:I|[Ww]e) (?:\p{Ll}+ ){0,4}(?:(?:the|a) wrong (?:bus|train|turn|turning|road|way|stop|platform|station|path)|got lost|missed the (?:bus|train|boat|ferry))\b()/u,
            /["“”]|\bif\b|\bnearly|almost\b/,
          )(place)
        : null,
  ],
  [
    "bestThing",
    7,
    ({ told, line }) =>
      spoken.test(line) || reported.test(told)
        ? null
        : word(/\b([Tt]he (?:best|finest|prettiest|worst) \p{Ll}+) (?:in|on|of) (?:the|this) \p{Ll}+\b/u)({
            told,
          }),
  ],
  [
    "howFar",
    8,
    ({ told, line }) =>
      /\d|\bminutes?\b|\bhours?\b|\bmiles?\b|["“”]/.test(line)
        ? null
        : word(
            /\b(a short walk|not far|a long way|looks? close|close by|nearby|(?:just )?round the corner|a (?:stiff|steep|gentle|long|longish) (?:climb|walk)|further than (?:it|you)\b[^.,;]{0,12})/,
          )({ told }),
  ],
  [
    "toldUs",
    7,
    ({ told, line }) =>
      spoken.test(line) || !past.test(told)
        ? null
        : word(
            /\b[Tt]he (?:driver|guide|waiter|waitress|guard|porter|landlady|landlord|barman|shopkeeper|farmer|warden|man|woman|boy|girl|ferryman|conductor)\b[^.;]{0,30} told (?:us|me) (?:that |about )()/u,
            /\bto\b (?:go|wait|come)/,
          )({ told }),
  ],
  [
    "jump",
    5,
    (place) =>
      place.paragraph > 0 &&
      place.words >= 6 &&
      !spoken.test(place.line) &&
      past.test(place.told) &&
      place.all[place.at - 1]?.paragraph !== place.all[place.at]?.paragraph &&
      /^(?:(?:Two|Three|Four|Five|Six|Ten|Some|A few|Several) (?:days|weeks|months|years|hours) (?:later|after)|(?:A|One) (?:week|month|year|day|fortnight) (?:later|after)|The (?:next|following) (?:day|week|month|year|morning|spring|summer|autumn|winter)|(?:Years|Weeks|Months|Days) later|By the (?:end|time|summer|spring|winter|autumn)|That (?:spring|summer|autumn|winter)|When (?:he|she|they|I|we|my \p{Ll}+) (?:came back|got home|moved|was \p{Ll}+teen))\b/u.test(
        place.told,
      )
        ? ""
        : null,
  ],
  [
    "remembered",
    8,
    word(
      /\b(I (?:can )?still (?:see|hear|smell|remember|dream)|I remember|(?:I have|I['’]ve) never forgotten|I can(?:not|['’]t) (?:forget|put down|shake)|I best remember)\b/,
      /\b(?:if|do you)\b/i,
    ),
  ],
  [
    "wondering",
    9,
    word(
      /\b(?:I|[Ww]e) (?:do not|don['’]t|did not|didn['’]t|have no idea|never (?:knew|found out|learned|learnt)|cannot|can['’]t|could not|couldn['’]t|am not|['’]m not|still don['’]t) ?(?:yet |really |quite )?(?:know|say|sure|tell|explain)?(?: to this day| even now)? (why|whether|if|what|who|how) \p{L}/u,
      /\bhow (?:much )?to\b|\bwhat to\b|\bwhether you\b/,
    ),
  ],
  [
    "favour",
    7,
    when(
      ({ told }) =>
        /\b[Yy]ou (?:never |also |even |both |then )?(?:stayed|came|drove|brought|sat|lent|gave|found|waited|mended|rang|held|cooked|fetched|carried|made|took|kept|opened|walked|stood|taught|let|turned|asked|sent)\b/.test(
          told,
        ) && !/\bif\b/i.test(told),
    ),
  ],
  [
    "decided",
    6,
    ({ told, around }) =>
      /\b(?:because|so that|since|reason)\b/.test(around)
        ? null
        : word(
            /\b(?:I|[Hh]e|[Ss]he|\p{Lu}\p{Ll}+) (?:had )?(decided (?:to|not)|refused to|made up (?:my|his|her) mind)\b/u,
          )({ told }),
  ],
  [
    "feeling",
    6,
    word(
      /\bI (?:was|felt) (?:so |very |still |rather )?(ashamed|angry|furious|proud|relieved|lonely|embarrassed|jealous|happy)\b/,
      /\b(?:not|never|if|because|when|that|of|to)\b|n['’]t\b/,
    ),
  ],
  [
    "brave",
    8,
    word(
      /\b(not ideal|I['’]m fine|I['’]m all right|about the same|could be worse|not the end of the world|a little (?:tired|lonely)|rotten week)\b/i,
    ),
  ],
  [
    "news",
    7,
    word(
      /\b(?:I|[Ww]e)(?:['’]ve| have)? (?:finally |just |also )?(?:quit|gave up|given up|decided|sold|lost|applied)\b()/,
      /\bif\b|\bleft (?:the|my|a|it|her|him)\b/,
    ),
  ],
  [
    "fault",
    8,
    bareVerdict(
      /\b(greasy|sluggish|too (?:long|loud|much|many|small|short|slow|salty|sweet|careful|dark)|lacked|disappoint\w+|dull|lukewarm|overcooked|uneven|clumsy|tedious|falls? flat|sags?|drags?|weakest|less convinced|noisy|crowded|cramped|draughty)\b/u,
      /\b(?:if|never)\b/i,
    ),
  ],
  [
    "comparison",
    8,
    ({ told, line }) =>
      spoken.test(line) || past.test(told)
        ? null
        : word(
            /, (?:rather |much |just )?(the way an? \p{Ll}+ \p{Ll}+(?: \p{Ll}+){0,2}|like an? \p{Ll}+(?: \p{Ll}+)?)\b|\b(as \p{Ll}+ as an? \p{Ll}+(?:['’]s)?)|\p{L} (like \p{Ll}+ in an? \p{Ll}+(?: \p{Ll}+)?)(?=[,.;])|^((?:Think of|Imagine|Picture) [^,.;]{5,50})(?=[.,;])/u,
            /\b(?:would|looks?|feels?|smells?|tastes?|sounds?|seems?) like\b|\bas (?:long|soon|far|much|well|good|many) as\b/,
          )({ told }),
  ],
];
