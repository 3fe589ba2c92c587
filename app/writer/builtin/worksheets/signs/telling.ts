/** What an editor asks about where somebody tells: stories, memoirs, letters, reviews. */

import { past } from "../../text-kind/reading.ts";
import { reported } from "../cues.ts";
import { slotsOf } from "../slots.ts";
import { type Signs, spoken, when, word } from "./place.ts";

const praised =
  "unique|exciting|beautiful|wonderful|perfect|delicious|stunning|amazing|fantastic|excellent|outstanding|superb|brilliant|world-class|high-quality|friendly|lovely|gorgeous|passionate|vibrant|exceptional|unforgettable|remarkable|magnificent|extraordinary|memorable|charming|delightful|convincing|gripping|moving|funny|warm";

/** Tells one day out of many. */
const oneDay =
  /\b(?:one (?:\p{Ll}+ )?(?:day|morning|evening|night|summer|year|time|\p{Lu}\p{Ll}+day)|once|that (?:day|evening|morning|night)|in a house)\b/iu;

export const inTelling: Signs = [
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
    word(
      /\b((?:I|[Ww]e) (?:had )?(?:always |once |just )?(?:thought (?!of\b|about\b|so\b|for\b|back\b)|took (?:it|this|that|him|her|them) for|assumed|supposed|imagined|used to (?:think|believe)|believed))/,
      /\bif\b|,(?: and)? I thought|\bthat I thought\b|\bI thought maybe\b|\b(?:what|so) I (?:had )?(?:thought|assumed)\b|\bat the time\b/,
    ),
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
    "turning",
    6,
    when(
      ({ told, words, at }) =>
        at > 0 &&
        words >= 6 &&
        past.test(told) &&
        /^(?:That was (?:when|the (?:day|night|morning|evening))|That (?:night|evening|morning),? I|It was years before|Years later)\b/.test(
          told,
        ),
    ),
  ],
  [
    "always",
    7,
    (place) =>
      past.test(place.told) && place.at > 0 && !/\d/.test(place.line)
        ? word(
            /\b((?:[Nn]obody|[Nn]o one) (?:(?:had |would |could |here )*ever \p{Ll}+|had|paid|went|owned|talked|locked|worked|here would)|[Ee]very(?:body|one) (?:had|was|were|knew|thought|said|wanted|came|loved|hated|owed|called)\b|(?:he|she|it|they|we|[Mm]y \p{Ll}+) (?:was |were |had |would )?always)\b/u,
            /\bI always\b|\b(?:not|almost|nearly|hardly|if|except|asked|said nothing|told|answered|spoke|noticed|complained|gave|said|explained|going|would|since)\b|n['’]t\b/i,
          )(place)
        : null,
  ],
  [
    "praise",
    6,
    ({ told, line }) =>
      spoken.test(line) || reported.test(told)
        ? null
        : word(
            new RegExp(String.raw`\b(?:is|was|are|were|an?|the) (?:\p{Ll}+ly )?(${praised})\b`, "u"),
            /\b(?:not|never|how|less|too|if|to be|to get|to keep|to stay|thinks?|thought|says?|believes?)\b|n['’]t\b/i,
          )({ told }),
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
    "everBest",
    8,
    word(/\bthe (best|worst|finest) \p{Ll}+(?: \p{Ll}+)? (?:that )?I(?:['’]ve| have| had)? ever\b/u),
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
    "deed",
    4,
    ({ told, line, text, at, words }) => {
      const [, my, name] =
        /^(?:My ((?:grand)?(?:mother|father)|mum|dad|aunt|uncle|brother|sister|gran|wife|husband|son|daughter)|(\p{Lu}\p{Ll}+))(?:, [^,]{3,40},)? (?!was\b|were\b|had\b|is\b|said\b|died\b)(?:\p{Ll}{2,}ed|took|put|gave|went|came|held|kept|sat|stood|got|drove|brought|found|left|made|wrote|read|ran|led|knew)\b/u.exec(
          told,
        ) ?? [];
      if (at === 0 || words < 6 || spoken.test(line)) return null;
      if (my !== undefined) return `your ${my}`;
      const { person, other } = slotsOf(text);
      return name !== undefined && [person, other].includes(name) ? name : null;
    },
  ],
  [
    "setOut",
    4,
    ({ told, line, at, words }) =>
      at > 0 &&
      words >= 6 &&
      !spoken.test(line) &&
      /^(?:(?:[^,]{3,30}, )?(?:I|[Ww]e) (?:went|drove|climbed|ordered|opened|followed|booked|signed up|got (?:to|off|out)|came to|set (?:off|out)|took the|arrived|applied))\b/.test(
        told,
      )
        ? ""
        : null,
  ],
  [
    "scene",
    2,
    when(
      ({ told, line, at, all, words }) =>
        at > 0 &&
        at < all.length - 1 &&
        words >= 8 &&
        words <= 26 &&
        !spoken.test(line) &&
        /\b(?:I|[Ww]e|[Hh]e|[Ss]he|[Yy]ou|[Mm]y|me|us)\b/.test(told) &&
        !/^(?:If|Please|And|But|So)\b|\d{2}/.test(told) &&
        past.test(told) &&
        !all[at]?.points,
    ),
  ],
  [
    "sceneMine",
    2,
    when(
      ({ told, line, at, all, words }) =>
        at > 0 &&
        at < all.length - 1 &&
        words >= 8 &&
        words <= 26 &&
        !spoken.test(line) &&
        past.test(told) &&
        /^(?:[^,]{3,30}, )?(?:I|[Ww]e) (?!was\b|were\b|had\b)/.test(told),
    ),
  ],
  [
    "speech",
    4,
    when(
      ({ line, paragraph, paragraphs, words }) =>
        paragraph > paragraphs / 3 &&
        words >= 7 &&
        !/\d/.test(line) &&
        /^(?:["“][^"“”?]+["”]|['‘][^"“”?]+['’])/.test(line),
    ),
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
      /\b(?:I|[Ww]e) (?:do not|don['’]t|did not|didn['’]t|have no idea|never (?:knew|found out|learned|learnt)|cannot|can['’]t|could not|couldn['’]t|am not|['’]m not|still don['’]t) ?(?:yet |really |quite )?(?:know|say|sure|tell|explain)? (why|whether|if|what|who|how) \p{L}/u,
      /\bhow (?:much )?to\b|\bwhat to\b|\bwhether you\b/,
    ),
  ],
  [
    "brave",
    8,
    word(
      /\b(not ideal|I['’]m fine|(?:it|we|he|she|I)(?:['’]s| is|['’]m| am|['’]re| are) (?:all right|fine|about the same)|about the same|could be worse|not the end of the world|inconvenient|inconvenience|disappoint\w+|a little (?:tired|difficult|awkward|lonely)|rotten week|never mind)\b/i,
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
    word(
      /\b(?:I|[Hh]e|[Ss]he|\p{Lu}\p{Ll}+) (?:had )?(decided|chose|refused|made up (?:my|his|her) mind)\b/u,
    ),
  ],
  [
    "passerby",
    7,
    word(
      /\b(?:[Aa]|[Tt]he|[Oo]ne|[Aa]n) (?:old |young |retired |\p{Ll}+ )?(driver|waiter|waitress|schoolteacher|teacher|guard|porter|fisherman|conductor|landlady|landlord|barman|shopkeeper|nun|priest|farmer|baker|receptionist)\b/u,
    ),
  ],
  [
    "news",
    7,
    word(
      /\b(?:I|[Ww]e)(?:['’]ve| have)? (?:finally |just |also )?(?:quit|left|gave up|given up|decided|moved|sold|lost|started|applied)\b()/,
      /\bif\b|\bleft (?:the|my|a|it|her|him)\b/,
    ),
  ],
  [
    "likeness",
    5,
    word(
      /(?:,|;|\p{L}) (like) (?:an? |somebody |someone |\p{Ll}+s in )\p{Ll}+/u,
      /\b(?:would|I|they|we|you|people|do|did|not|to|looks?|looked|feel|felt|feeling|smells?|smelled|tastes?|tasted|just|thing|things|something|anything|much|sounds?|seems?|more|places?|words?) like\b/,
    ),
  ],
  [
    "merit",
    8,
    word(
      /\bI am (?:an? )?(?:very |highly )?(hard-?working|passionate|motivated|experienced|reliable|organised|flexible|keen|patient|confident|good (?:at|with)|used to)\b|\bI have (good|strong|excellent|a lot of|plenty of)\b|\bI (?:enjoy|love|work well)\b()/,
    ),
  ],
  [
    "did",
    7,
    word(
      /\bI (ran|managed|organised|organized|led|worked|looked after|trained|introduced|set up|built|taught|wrote|was responsible)\b/,
    ),
  ],
  [
    "best",
    7,
    word(
      /\b(best|favourite|finest)\b(?= (?:\p{Ll}+ ){0,3}\p{Ll}+)/u,
      /\b(?:[Aa]t best|best to|not the|one of)\b/,
    ),
  ],
  [
    "verdict",
    7,
    word(
      /\b(?:I['’]d|I would|I['’]ll|I will|we['’]d|we['’]ll) (?:happily |gladly |certainly )?(?:go back|go again|come back|return|recommend|read it again|buy|order)\b()/,
    ),
  ],
  [
    "fault",
    8,
    word(
      /\b(greasy|sluggish|too (?:long|loud|much|many|small|short|slow|salty|sweet)|lacked|disappoint\w+|[Nn]ot everything|dull|lukewarm|overcooked|uneven|clumsy|tedious|falls? flat|sags?|drags?|worst|weakest)\b/,
    ),
  ],
];
