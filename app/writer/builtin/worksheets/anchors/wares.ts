/** What is said of things that are sold, of work that is offered, of oneself. */

import { type Finds, found, unlessTold, whole } from "./finds.ts";

export const wares = {
  /** What the maker says of a thing, and a buyer can put to the test. */
  boasts: found(
    /\b((?:fully|completely|totally|100 ?%|absolutely|entirely) (?:waterproof|silent|safe|natural|secure|recyclable|organic|sustainable|automatic|reliable|odourless|odorless|invisible|unbreakable|maintenance-free)|(?:will )?never (?:rusts?|fades?|breaks?|leaks?|slips?|fails?|jams?|stains?|cracks?|warps?|lets? you down|needs? [\p{Ll}]+)|(?:lasts?|will last) (?:a lifetime|for ?ever|for life|for years)|unbreakable|indestructible|effortless(?:ly)?|in seconds)(?=[.,;:!]| )/iu,
  ),
  /** What the maker says of a thing, and of every other one too. */
  puffs: found(
    /\b(second to none|world-class|revolutionary|state-of-the-art|game-changing|cutting-edge|unrivall?ed|(?:unbeatable|exceptional|unmatched|unparalleled) [\p{Ll}]+|the ultimate (?:in (?:[\p{Ll}]+ )?)?[\p{Ll}]+|the (?:perfect|finest) [\p{Ll}]+|the best [\p{Ll}]+ (?:in|on|for) (?:the |your )?[\p{Ll}]+|quality is at the heart)(?=[.,;:!]| )/iu,
    /\b(?:best (?:man|friend|way|thing|part|time)|perfect (?:time|day|moment))\b/i,
  ),
  /** What everybody writes of themselves. */
  selfPraise: whole(
    found(
      /\b(?:passionate about|team player|hard-?working|quick learner|fast learner|great fit|good fit|perfect fit|highly motivated|self-motivated|detail-oriented|attention to detail|excellent communication|strong communication|communication skills|proven track record|people person|dynamic|results-driven|go-getter|work well under pressure|strong work ethic)\b/i,
    ),
  ),
  /** A prize without a name. */
  award: found(/\b((?:multi-)?award-winning|prize-winning)\b/iu, /\?|\b(?:1\d|20)\d\d\b|\bPrize\b|\bAward\b/),
  /** Buyers who are said to be happy. */
  happyBuyers: found(
    /\b((?:[Tt]housands|[Hh]undreds|[Mm]illions|[Pp]lenty|[Ll]ots) of (?:happy|satisfied|delighted|loyal) [\p{Ll}]{3,14}|(?:[Oo]ur|[Mm]y) (?:customers|clients|guests|members|readers|users) (?:all )?(?:love|say|tell us|tell me|rave|agree|keep coming back)|(?:loved|trusted) by (?:thousands|hundreds|millions|families|professionals|customers|people))\b/u,
    /\?/,
  ),
  /** It is easy. */
  easyTo: found(
    /\b(easy to (?:use|clean|assemble|install|fit|set up|store|wash|fold|follow|care for|carry|mount)|easily (?:assembled|installed|fitted|cleaned|stored))\b/iu,
    /\?|\bnot easy\b|\b(?:minutes|seconds)\b/,
  ),
  /** It is good for the earth. */
  greener: found(
    /\b(eco-?friendly|environmentally[- ]friendly|sustainably (?:made|sourced|produced|grown)|planet-friendly|kind to the (?:planet|environment))\b/iu,
    /\?/,
  ),
  /** It is guaranteed, for no time that is named. */
  guaranteed: found(
    /\b((?:satisfaction|results?|quality|is|are|fully) guaranteed|money-back guarantee|risk-free|we guarantee)\b/iu,
    /\d|\?|\bnot guaranteed\b|\b(?:one|two|three|five|ten)[ -]years?\b/,
  ),
  /** There are not many left, and not how many. */
  limited: found(
    /\b((?:places|spaces|seats|tickets|numbers|stocks?) (?:is|are) (?:strictly |very )?limited|limited (?:places|spaces|seats|stock|availability|number)|while (?:stocks?|they|it) lasts?|for a limited time(?: only)?)\b/iu,
    /\d|\?|\b(?:ten|twelve|fifteen|twenty|thirty|forty|fifty)\b/,
  ),
  /** For as long as it lasts. */
  forLife: found(
    /\b((?:replaceable|repairable|repaired|replaced|guaranteed|serviced|free|yours|service|repairs?|membership|sharpened|resoled) for life|lifetime (?:guarantee|warranty|repairs|service))\b/iu,
    /\?/,
  ),
  /** What the buyer will feel. */
  youWill: found(
    /\b([Yy]ou(?:r [\p{Ll}]{3,12})?(?: will|['’]ll) (?:feel|love|notice|sleep|be amazed|fall in love)(?: [\p{Ll}-]{1,14}){0,4})(?=[.,;!])/u,
    /\?/,
  ),
  /** There is more of it. */
  muchMore: found(/\b(and (?:so )?much(?:,)? (?:much )?more)(?=[.!,])/iu, /\?/),
  /** A price that is praised and not told. */
  goodPrice: unlessTold(
    /[£$€]\s?\d|\b\d[\d.,]* (?:euros|pounds|dollars|francs)\b|\bfree\b/i,
    found(
      /\b((?:at )?(?:an? )?(?:affordable|competitive|reasonable|unbeatable|attractive|fair) (?:prices?|rates?|cost)|reasonably priced|competitively priced|great value(?: for money)?|(?:excellent|good) value(?: for money)?)\b/iu,
      /\?/,
    ),
  ),
  /** Pay that is praised and not told. */
  goodPay: unlessTold(
    /[£$€]\s?\d|\b\d[\d.,]* (?:euros|pounds|dollars|francs)\b/i,
    found(
      /\b((?:an? )?(?:competitive|attractive|generous|excellent|good) (?:salary|pay|rate|rates of pay|package|wage)|salary (?:is )?negotiable)\b/iu,
      /\?/,
    ),
  ),
  /** What every advertisement says of the work. */
  jobWords: found(
    /\b(fast-paced|dynamic (?:team|environment|workplace)|work(?:ing)? (?:well )?under pressure|(?:like|part of) (?:a|the|our) family|wear(?:ing)? many hats|(?:good|great) sense of humou?r|(?:flexible|can-do) (?:attitude|approach)|hit the ground running|any other duties|other duties as required|go the extra mile|team player)\b/iu,
    /\?/,
  ),
  /** It is for everybody. */
  forAll: found(
    /\b(something for everyone|something for everybody|fun for (?:all the|the whole) family|(?:for )?all ages(?: and abilities)?|everyone(?: is|['’]s) welcome|everybody(?: is|['’]s) welcome|all (?:are )?welcome|suitable for (?:all|everyone|everybody))\b/iu,
    /\?|\b[Nn]ot\b/,
  ),
  /** If the sun shines. */
  weather: found(
    /\b(weather permitting|if (?:it(?:['’]s| is) (?:fine|dry)|the weather (?:is (?:fine|good|kind)|allows|permits|holds))|(?:if wet|in (?:case of|the event of) rain|if it rains))(?=[.,;:! ])/iu,
    /\?|\b(?:hall|indoors|inside|cancelled|postponed|move)\b/,
  ),
  /** Somebody is wanted who helps. */
  helpers: found(
    /\b((?:[Vv]olunteers|[Hh]elpers) (?:are |is )?(?:needed|wanted|welcome)|[Ww]e (?:still |always |urgently )?need (?:more |some )?(?:volunteers|helpers|help|hands)|(?:[Mm]ore |[Aa]ny |[Aa]ll )?(?:help|hands|offers of help) (?:is|are|would be) (?:always )?(?:welcome|needed|appreciated))\b/u,
    /\?/,
  ),
  /** It will be a nuisance, and not which. */
  inconvenience: found(
    /\b(any inconvenience(?: caused| this may cause)?|some (?:disruption|inconvenience)|(?:any|possible) disruption)(?=[.,; ])/iu,
    /\?|\d/,
  ),
  /** It is done for those who lose by it. */
  yourGood: found(
    /\b(to (?:better )?serve you(?: better)?|to (?:improve|enhance) (?:our|your|the) (?:service|services|experience|offer|offering)|for your (?:convenience|comfort|safety)|in (?:everyone|everybody)['’]s (?:best )?interests?)(?=[.,;]| )/iu,
    /\?/,
  ),
  /** Much experience, and not one day of it. */
  experience: found(
    /\b((?:extensive|considerable|wide|broad|valuable|a wealth of|a great deal of|a lot of|plenty of|many years of) (?:[\p{Ll}]{3,14} )?(?:experience|knowledge|expertise))\b/iu,
    /\d|\?/,
  ),
  /** What somebody who applies has not got. */
  lacks: whole(
    found(
      /\b(?:[Aa]lthough|[Tt]hough|[Ww]hile|[Ii] know|[Bb]ut) I (?:have not|haven['’]t|have no|have never|do not have|don['’]t have|lack)\b|^I (?:have no|do not have|don['’]t have|have never) (?:[\p{Ll}]{1,14} ){0,4}(?:experience|qualification|qualifications|degree|worked|done|used|taught)\b/u,
      /\?|\bno doubt\b/,
    ),
  ),
  /** How long one has wanted it. */
  longWanted: found(
    /\b(I(?:['’]ve| have) always (?:wanted|dreamed|dreamt|loved|been (?:interested|fascinated))|(?:it )?has (?:always |long )?been (?:my|a) (?:lifelong )?dream|dream job|since (?:I was (?:a child|a girl|a boy|little|young)|childhood))\b/iu,
    /\?/,
  ),
} as const satisfies Record<string, Finds>;
