/** What is promised or wanted so that nobody could hold anybody to it. */

import {
  aloud,
  closing,
  day,
  example,
  quoted,
  among,
  unless,
  unlessBehind,
  type Row,
  word,
} from "./place.ts";

/** What is promised or wanted so that nobody could hold anybody to it. */
export const loose: readonly Row[] = [
  [
    "fittingTime",
    9,
    "does",
    unless(day)(
      word(
        /\b(at (?:an?|the|some) (?:suitable|appropriate|right|proper|convenient|later|mutually convenient|suitably early) (?:time|stage|moment|point|date))(?! (?:to|for|of|when)\b)(?=[.,;]| [\p{Ll}])/u,
      ),
    ),
  ],
  [
    "ifNeeded",
    8,
    "does",
    unless(/\bif (?:it|the|you)\b/i)(
      word(/\b((?:as|if|when|where) (?:needed|necessary|required|appropriate))(?=[.,;]| (?:and|by)\b)/u),
    ),
  ],
  [
    "fitting",
    9,
    "does",
    unlessBehind(/:|\bi\.e\.|\bthat is\b/)(
      word(
        /\b((?:(?:at|in|on|of|with|use|using|to|wear|choose|get|buy|bring|apply|take|for|is|be) )?(?:an?|the|some)? ?(?:suitable|appropriate|right|correct|proper|sensible|adequate) (?:way|sort|kind|type|size|amount|level|people|tools?|clothing|footwear|shoes|measures|steps|action|form|distance|temperature|speed|pressure|weight|length|grade|arrangements))(?! (?:to|for|is|of|that|are)\b)(?=[.,;]| [\p{Ll}])/u,
      ),
    ),
  ],
  [
    "toBe",
    8,
    "does",
    unless(/\bby (?!\d|the end|then|next|now)(?:the |an? |our )?\p{L}+(?:[.,;]| (?:and|at|on|in)\b)/iu)(
      word(
        /\b((?:to be|will be|should be|must be|needs? to be|(?:is|are) being|are to be|is to be) (?:further |regularly |carefully |closely |urgently )?(?:improved|strengthened|enhanced|reviewed|monitored|considered|addressed|encouraged|investigated|looked (?:at|into)|dealt with|sorted(?: out)?|tightened|consulted|treated \p{Ll}+ly|kept under review|involved|supported|taken into account))(?=[.,;]| (?:in|at|as|where|when|and|with|on|during|before|after|over)\b)/u,
      ),
    ),
  ],
  [
    "absorbed",
    10,
    "does",
    word(
      /\b((?:will|can|could) be (?:absorbed|met (?:from|within|out of) [\p{Ll} ]{4,30}|found|accommodated)|at no (?:extra|additional|further) cost|(?:within|from|out of) existing (?:budgets?|resources|funds|staff(?:ing)?)|cost[- ]neutral|pay for itself|pays for itself)(?=[.,;]| (?:to|in|within|and|by|over)\b)/u,
    ),
  ],
  [
    "noticeably",
    9,
    "asks",
    unless(/\d ?(?:%|per cent)|\bfrom \d/)(
      word(
        /\b((?:gone|went|go|going) (?:up|down) (?:a (?:good|great) deal|a lot|quite a bit|considerably|slightly|somewhat)|(?:\p{L}+ )?(?:noticeably|significantly|considerably|substantially|markedly|dramatically|greatly) (?!influenced|admired|missed|loved|appreciated|enjoyed)\p{L}+|(?:significant|substantial|considerable|measurable|noticeable|real|marked) (?:improvements?|savings?|reductions?|increases?|growth|progress|difference|impact|benefits?|rise|fall|drop|[\p{L}]+-figure sum|sum|amount))\b(?! of\b)/u,
      ),
    ),
  ],
  [
    "weExpect",
    8,
    "asks",
    unless(/\bbecause\b|\bbased on\b|\bassuming\b/)(
      word(
        /\b([Ww]e (?:expect|anticipate|estimate|forecast|predict|project) (?:to|that|the)(?: [\p{L}\d£$€%,'’-]+){2,9})(?=[.,;]| so\b)/u,
      ),
    ),
  ],
  [
    "goal",
    8,
    "asks",
    word(
      /\b((?:rais(?:e|es|ing) (?:awareness|the profile of [\p{Ll} ]{3,24}|standards)|(?:improv(?:e|es|ing)|increas(?:e|es|ing)|boost(?:s|ing)?|driv(?:e|es|ing)|enhanc(?:e|es|ing)) (?:engagement|participation|communication|wellbeing|well-being|morale|efficiency|productivity|quality|visibility|cohesion|the (?:visitor|customer|user|member) experience)|build(?:s|ing)? (?:community|resilience|capacity|bridges)|mak(?:e|es|ing) a (?:real )?difference|bring(?:s|ing)? people together|giv(?:e|es|ing) back to the community|foster(?:s|ing)? [\p{Ll} ]{3,24}|(?:open up |create |provide |offer )?(?:exciting|new|great|valuable) opportunities(?: for [\p{Ll} ]{3,24})?))(?=[.,;]| (?:and|by|in|of|through|among|across|locally|for|to)\b)/u,
    ),
  ],
  [
    "turnedRound",
    9,
    "sees",
    unless(/\b(?:by \p{Ll}+ing|because|after (?:the|we|he|she|they|a)|thanks to|when)\b/u)(
      word(
        /\b((?:has|have|had) (?:since )?been (?:turned (?:round|around)|resolved|sorted out|put right|overcome|dealt with)|(?:things|matters|it all|everything) (?:have |has |had )?(?:since )?(?:improved|got better|picked up|calmed down|worked (?:itself|themselves|out)(?: out)?|settled down))(?=[.,;]| (?:since|now|and|in)\b)/u,
      ),
    ),
  ],
  [
    "turnedRound",
    9,
    "sees",
    word(
      /\b(has since been turned (?:round|around)|(?:was|were) (?:eventually|finally) (?:sorted out|resolved|put right))(?=[.,;])/u,
    ),
  ],
  [
    "beInTouch",
    8,
    "does",
    unless(day)(
      word(
        /\b((?:[Ww]e|[Ii]|[Ss]omebody|[Ss]omeone|[Tt]he (?:office|committee|board|council|team|school))(?:['’]ll| will| shall) (?:be in touch|let (?:you|everyone|everybody|members) know|get back to you|contact (?:you|everyone)|write to (?:you|everyone)|announce [\p{Ll} ]{3,20}|publish [\p{Ll} ]{3,20}|circulate [\p{Ll} ]{3,20}))\b/u,
      ),
    ),
  ],
  [
    "otherPlace",
    6,
    "does",
    word(
      /\b((?:(?:in|do|for) )?a (?:separate|different|later|future|second) (?:post|article|letter|leaflet|piece|email|note|sheet)(?: on (?:that|this))?|more (?:on|about) (?:that|this) (?:later|below|soon|next \p{Ll}+)|(?:further |more )?details (?:to follow|will follow|will be (?:announced|sent|confirmed|given)[\p{Ll} ]{0,16}))(?=[.,;!])/u,
    ),
  ],
  [
    "subject",
    8,
    "does",
    unless(/\b(?:otherwise|if not|if wet|failing that|instead)\b/i)(
      word(
        /\b((?:subject to|dependent on) (?:funding|approval|planning|availability|demand|the weather|numbers|consent|agreement|permission)(?: [\p{Ll}]+)?|(?:weather|funds|funding|numbers|time) permitting|if (?:all goes well|funds allow|funding allows|numbers allow))(?=[.,;]| (?:the|we|and|by)\b)/iu,
      ),
    ),
  ],
  [
    "limited",
    8,
    "does",
    unless(/\b(?:only|maximum of|up to) \d|\b\d+ (?:places|spaces|seats|people|tickets)\b/i)(
      word(
        /\b((?:[Pp]laces|[Ss]paces|[Nn]umbers|[Ss]eats|[Ss]tocks?) (?:are|is) (?:strictly |very )?limited|limited (?:places|spaces|number of [\p{Ll}]+|availability)|while stocks last)\b/u,
      ),
    ),
  ],
  [
    "issues",
    8,
    "asks",
    unless(
      /:/,
      example,
      quoted,
    )(
      word(
        /\b((?:some|several|various|certain|a number of|a few|many|recent|ongoing|unforeseen|minor|technical|operational|teething) (?:(?:\p{Ll}+ )?(?:issues|concerns|problems|difficulties|challenges|circumstances|complaints|incidents|changes|improvements|adjustments|factors|setbacks|developments)))(?=[.,;]| (?:and|with|in|at|over|were|have|had|to|during|last|this|which|since)\b)/iu,
      ),
    ),
  ],
  [
    "occasions",
    8,
    "asks",
    unless(
      /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)/,
    )(
      word(
        /\b(on (?:several|numerous|many|a number of|various|more than one|countless) occasions?|(?:(?:reported|asked|rang|wrote|complained|phoned|told)[\p{L} ]{1,20}) (?:several|many|countless|numerous) times|time and (?:time )?again|repeatedly (?:asked|told|complained|rung|written|phoned|raised|requested))\b/u,
      ),
    ),
  ],
  [
    "ifStiff",
    9,
    "does",
    closing(
      word(
        /^(If [^.,]{3,50}, (?:don['’]t|do not|never) (?:try to )?(?:force|panic|worry about|pull|push|touch|move|open|rush|fight) ?(?:it|them|that|this)?)\.$/u,
      ),
    ),
  ],
  [
    "takeCare",
    8,
    "does",
    closing(word(/\b((?:so |and |please )?(?:take (?:great |extra )?care|be (?:very )?careful))[.!]$/u)),
  ],
  [
    "level",
    8,
    "does",
    unlessBehind(/\d/)(
      word(
        /\b([Kk]eep (?:the|your|it|them) ?\p{Ll}* (?:low|high|down|warm|cool|loose|tight|short|steady)(?: enough)?)(?=[.,;])/u,
      ),
    ),
  ],
  [
    "youWillKnow",
    9,
    "does",
    unless(/\bwhen\b|\bby (?:the|its|his|her)\b|\bbecause\b/)(
      word(
        /\b([Yy]ou(?:['’]ll| will) (?:soon |just |always )?(?:know|recogni[sz]e it|see|feel it|notice|find out)(?: (?:it|within|in|after|soon enough|straight away|immediately)[\p{L} ]{0,24})?)[.]/u,
      ),
    ),
  ],
  [
    "depends",
    8,
    "does",
    unless(/\bif (?:it|you|yours)\b|:/i)(
      word(
        /\b((?:this|that|it|how [\p{Ll} ]{2,24}|the [\p{Ll}]+)(?: will)?(?: all)? depends? on (?:the|your|which|how|what|who) [\p{Ll} ]{3,30})[.]/iu,
      ),
    ),
  ],
  [
    "probably",
    8,
    "does",
    closing(
      word(
        /\b((?:you |we )?(?:probably|possibly|perhaps) (?:don['’]t|do not|won['’]t|will not|can) (?:need|have|skip|leave|want|get away)[\p{Ll}\d ]{0,30})[.]/u,
      ),
    ),
  ],
  [
    "atLeast",
    7,
    "does",
    word(
      /\b((?:should|ought to) be (?:at least|about|around|roughly) (?:two|three|four|five|six|\d+)(?: [\p{Ll}]+)?)[.]/u,
    ),
  ],
  [
    "mostly",
    7,
    "believes",
    word(
      /, (mostly|more or less|usually|within reason|up to a point|in theory|on the whole|to some extent|in a way|sort of|most of the time|nearly always|as a rule)[.]$/u,
    ),
  ],
  [
    "conditions",
    8,
    "asks",
    aloud(
      /\b((?:[Tt]erms and conditions|[Cc]onditions|[Tt]erms|[Ee]xclusions|[Rr]estrictions|[Ss]ome exceptions) (?:may )?apply)\b/u,
    ),
  ],
  [
    "majority",
    8,
    "asks",
    unless(/\d/)(
      word(
        /\b((?:[Aa]n? |[Tt]he )?(?:overwhelming |vast |large |great |clear )?majority of (?:the |our |my |all )?\p{Ll}+|[Nn]early (?:everyone|everybody|all of [\p{Ll} ]{3,20})|[Aa]lmost (?:everyone|everybody)|[Hh]ardly (?:anyone|anybody))(?=[.,;]| )/u,
      ),
    ),
  ],
  [
    "noPlans",
    8,
    "believes",
    aloud(
      /\b(no (?:immediate |current )?plans(?: (?:at present|at the moment|currently|for now))?(?: (?:to|for) [\p{Ll} ]{3,30})?|for the (?:foreseeable future|time being|moment))(?=[.,;])/iu,
    ),
  ],
  [
    "fitting",
    9,
    "does",
    unlessBehind(/:|\bthat is\b/)(
      word(
        /\b((?:at|in|on|of|with|use|using|to|wear|choose|get|buy|bring|apply|take|for|used)? ?(?:an?|the|some)? ?(?:(?:suitable|appropriate|reasonable) (?!time|stage|moment|point|date)\p{Ll}{3,}|(?:right|wrong|proper|correct) (?:gear|weed|wood|paint|oil|glue|thread|needle|flour|soil|kit|equipment|shoes|screws?|bulbs?|paper|knife|water|place)))(?! (?:to|for|that)\b)(?=[.,;]| (?:and|of|but)\b)/u,
      ),
    ),
  ],
  [
    "untilDone",
    8,
    "does",
    unless(/\b(?:when|about|for) (?:\d|one|two|three|five|ten|a minute)/)(
      word(
        /\b((?:until|till) (?:it is|it['’]s|they are|they['’]re) (?:just )?(?:done|ready|cooked|right|soft enough|firm enough|dry enough|clean enough|thick enough)|(?:properly|thoroughly|really) (?:clean|dry|cooked|mixed|done|sealed|cold|hot))(?=[.,;]| and\b)/u,
      ),
    ),
  ],
  [
    "aWhile",
    7,
    "does",
    among(
      "recipe how-to plan notes letter report minutes !story !memoir !fiction",
      word(/\b(for (?:a while|ages|some time|a bit|a little while))(?=[.,;]| (?:before|and|until)\b)/u),
    ),
  ],
  [
    "clearNeed",
    9,
    "asks",
    unless(/\d/)(
      word(
        /\b(an? (?:clear|real|growing|great|desperate|obvious|strong|urgent) (?:need|demand|appetite|support|interest)|demand (?:is|has been|keeps) (?:steadily )?(?:growing|high|increasing|rising)(?: all the time| every year)?)(?=[.,;]| (?:for|in|from|and)\b)/u,
      ),
    ),
  ],
  [
    "sundry",
    8,
    "asks",
    unless(
      /:/,
      example,
    )(
      word(
        /\b((?:the rest )?(?:for|on|towards|explore|consider|through) other (?:costs|expenses|purposes|avenues|options|measures|matters|channels|things)|miscellaneous(?: [\p{Ll}]+)?|sundries)(?=[.,;])/u,
      ),
    ),
  ],
  [
    "parties",
    8,
    "asks",
    unless(
      /:/,
      example,
    )(
      word(
        /\b((?:a (?:wide )?(?:number|range|variety) of |various |several |many |key |relevant |interested |external |a number of )(?:(?:local|other|key|community) )?(?:partners|stakeholders|agencies|organi[sz]ations|bodies|authorities|parties|groups|businesses|experts|sources|communities)|hard-to-reach \p{Ll}+)(?=[.,;]| (?:and|in|to|have|who|with|across)\b)/iu,
      ),
    ),
  ],
  [
    "thingsThat",
    8,
    "asks",
    unlessBehind(/:/)(
      word(
        /\b(the things (?:that|which) (?:really |most )?(?:matter|count)(?: (?:to|for) [\p{L}]+| most)?)(?=[.,;])/u,
      ),
    ),
  ],
];
