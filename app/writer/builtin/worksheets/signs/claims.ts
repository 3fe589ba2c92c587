/** What is claimed without what it rests on. */

import { aloud, closing, names, nowhere, reason, unless, type Row, word } from "./place.ts";

/** What is claimed without what it rests on. */
export const claims: readonly Row[] = [
  [
    "toldMe",
    9,
    "asks",
    unless(/\b(?:according to|said)\b/)(
      word(
        /(?<!\p{L})(I(?:['’]m| am| was|['’]d been| had been|['’]ve been| have been) (?:reliably )?(?:told|informed|assured|led to (?:expect|believe))|[Ww]e (?:are|were|have been) (?:told|informed|assured|given to understand)|[Ww]ord is|[Rr]umour has it|[Ee]very(?:one|body) says|[Tt]hey say that|[Ww]e had been led to (?:expect|believe))(?! (?:to|by|off|us|me)\b)/u,
      ),
    ),
  ],
  [
    "theySortedIt",
    9,
    "asks",
    unless(/\bby \p{Ll}+ing\b|:/u)(
      word(
        /\b([Tt]he (?:Germans|French|Dutch|Danes|Swedes|Swiss|Norwegians|Finns|Japanese|Americans|Italians|Spanish|Scots|Irish|Welsh)|[Oo]ther (?:countries|towns|villages|councils|schools|cities|clubs|libraries|counties|hospitals|firms|churches)) (?:all )?(?:have |had )?(?:long )?(?:sorted|solved|managed|do it|do this|manage|do better|did this|did it|got this|get this|know how)\b/u,
      ),
    ),
  ],
  [
    "simple",
    7,
    "believes",
    unless(/\bbut\b/)(
      word(
        /\b((?:it|this|that|the (?:answer|solution|remedy|fix|truth)) (?:is|was) (?:quite |very |perfectly |really |so |surprisingly )?(?:simple|obvious|straightforward))(?=[.])/iu,
      ),
    ),
  ],
  [
    "everyoneKnows",
    7,
    "believes",
    word(
      /(?<!\p{L})((?:[Aa]s )?(?:everyone|everybody|we all|we|anyone|all of us|every [\p{Ll}]+) (?:already )?knows?(?! (?:that|who|how|where|each|what|her|him|them|it|me|you|the|a|this|his)\b)|[Ii]t goes without saying|[Nn]eedless to say|[Nn]obody (?:can|could|would) deny|[Tt]here(?:['’]s| is) no doubt|[Cc]ommon sense (?:says|tells|suggests)|[Ee]veryone (?:agrees|knows) that)\b/u,
    ),
  ],
  [
    "opinionOnly",
    8,
    "believes",
    unless(
      reason,
      /\bbut\b/,
    )(
      closing(
        word(
          /(?<!\p{L})((?:[Oo]urs|[Mm]ine|[Oo]ur (?:view|opinion|belief|feeling)|[Mm]y (?:view|opinion|belief|feeling|guess)) is that [^.;]{10,80})[.]$/u,
        ),
      ),
    ),
  ],
  [
    "noOther",
    8,
    "believes",
    word(
      /\b((?:in a way )?(?:that )?(?:no other|unlike any other) [\p{Ll}]+(?: (?:does|do|has|can|offers))?|[Tt]here is nothing (?:else )?like it|(?:the )?(?:first|only one) of its kind|[Ss]econd to none|[Tt]he only [\p{Ll}]+ of its kind)(?=[.,;]| (?:in|on|to|that)\b)/u,
    ),
  ],
  [
    "competitive",
    9,
    "asks",
    unless(/[£$€]\d/)(
      word(
        /\b((?:very |highly |extremely |remain |remains )*competitive(?: (?:prices|rates|fees|terms))?|(?:great|good|excellent|real) value(?: for money)?|(?:[Oo]ur )?[Pp]rices are (?:very )?reasonable|reasonably priced|affordable (?:prices|rates|fees))(?=[.,;]| (?:and|for|with|to|compared)\b)/u,
      ),
    ),
  ],
  [
    "nothingToDo",
    9,
    "believes",
    word(
      /\b((?:has|have|had) nothing (?:whatsoever |whatever |at all )?to do with [\p{L}'’]+(?: [\p{L}'’]+){0,3})(?=[.,;])/u,
    ),
  ],
  [
    "better",
    7,
    "asks",
    unless(/\bthan\b|\bcompared\b|\bbefore\b|\bused to\b|\d/)(
      word(
        /\b((?:is|are|was|be|get|gets|makes?|made|making|become|becomes|feel|feels|will be) (?:[\p{Ll}]+ ){0,3}?(?:much |far |even |a lot )?(?:safer|faster|cheaper|greener|healthier|fairer|cleaner|quieter|stronger|more (?:efficient|reliable|inclusive|accessible|sustainable|affordable|attractive|modern|productive)))(?=[.,;])/u,
      ),
    ),
  ],
  [
    "different",
    8,
    "sees",
    unless(/\bthan\b|\bfrom\b|\bbecause\b|\bto (?:mine|ours|yours)\b/)(
      aloud(
        /\b([\p{L}]+ (?:feet|people|things|children|horses|dogs|places|[\p{Ll}]+s) (?:are|were) (?:very |so |just )?different)(?=[,."”])/u,
      ),
    ),
  ],
  [
    "manyLeft",
    8,
    "asks",
    unless(/\d/)(
      word(
        /(?<!\p{L})([Mm]any (?:of (?:us|them|our [\p{Ll}]+) )?(?:(?:good |of the best |experienced |older |younger |local )?(?:people|members|staff|families|residents|colleagues|volunteers|customers|teachers|nurses|parents|neighbours|firms) )?(?:have |had )?(?:left|gave up|complained|stayed away|resigned|objected|walked out|moved away|lost [\p{Ll} ]{3,20}))\b/u,
      ),
    ),
  ],
  [
    "whichOf",
    8,
    "sees",
    word(
      new RegExp(
        String.raw`(?<!\p{L})((?:[Tt]wo|[Tt]hree|[Oo]ne|[Ss]ome|[Ss]everal|[Aa] few) of (?:the|our) (?:${names} )?(?:team|members|staff|committee|neighbours|players|volunteers|men|women|governors|trustees|children|parents|teachers|singers|drivers|councillors|directors))(?! (?:who|that|from|were|was|is|are)\b)`,
        "u",
      ),
    ),
  ],
  [
    "friendOf",
    7,
    "believes",
    unless(/\b(?:called|named)\b/)(
      word(
        /(?<!\p{L})([Aa] (?:friend|colleague|neighbour|cousin) of (?:mine|ours)|[Aa] (?:retired )?\p{Ll}+ of my acquaintance|[Ss]omeone I know|[Ss]omebody I know|I know (?:somebody|someone|people) who)\b/u,
      ),
    ),
  ],
  [
    "jobs",
    7,
    "asks",
    word(
      /\b((?:safeguard|secure|create|protect|support|save)s? (?:up to |about |over |some )?\d+ (?:[\p{Ll}]+ )?jobs)\b/u,
    ),
  ],
  [
    "record",
    6,
    "sees",
    closing(
      word(
        /\b((?:is|was) (?:probably |by far |still )?the (?:biggest|largest|longest|worst|hardest|smallest|oldest|busiest) [\p{Ll}' ’]{3,50}(?:ever|history|memory|years))(?=[.,;])/u,
      ),
    ),
  ],
  [
    "decidedTo",
    8,
    "sees",
    unless(
      reason,
      /\bso\b|\bif\b|\bas\b|\bfor\b|:/,
    )(
      closing(
        word(
          /(?<!\p{L})((?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|the (?:board|committee|council|governors|company|school|trust)) (?:have |has |had )?(?:decided|chose|agreed) (?:to|not to|against) [\p{L}'’]+(?: [\p{L}'’]+){0,4})/u,
        ),
      ),
    ),
  ],
  [
    "hadTo",
    7,
    "sees",
    unless(
      reason,
      /\bso\b|\bwhen\b|\bafter\b|\bas\b|\bfor\b|:/,
    )(
      closing(
        word(
          /(?<!\p{L})((?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey) (?:have |has )?had to (?:leave|close|sell|give (?:it|them|that) up|stop|cancel|move out|resign))(?=[.,;]| (?:the|in|it|her|his|my|our)\b)/u,
        ),
      ),
    ),
  ],
];

/** What is a formula until somebody tells of one day. */
export const formulas: readonly Row[] = [
  [
    "anythingForAnyone",
    9,
    "sees",
    unless(/\bonce\b|\bone (?:day|night|winter|christmas)\b/i)(
      word(
        /\b((?:would|['’]d) do anything for any(?:one|body)|(?:had|has|with) a heart of gold|larger than life|(?:was|is) (?:a real|quite a) character|one of a kind|(?:was|is) loved by (?:all|everyone|everybody)[\p{Ll} ]{0,16}|lived life to the full|never had a bad word (?:to say )?(?:for|about) any(?:one|body)|salt of the earth|lit up (?:the|a|every) room|(?:made|make) (?:this|the world|the place|it) a (?:much )?better place|believed in (?:people|me|us|everyone|everybody)|always there for (?:me|us|everyone|people|you)|touched (?:so )?many lives|(?:[Nn]othing|[Nn]o job) was (?:ever )?too much trouble|always had time for (?:everyone|everybody|people|you)|always had a kind word[\p{Ll} ]{0,16}|put others first)\b/u,
      ),
    ),
  ],
  [
    "applies",
    9,
    "asks",
    unless(/\bfor example\b|\bwhen\b/)(
      word(
        /\b((?:passionate about|hard-?working|a team player|work(?:s|ing)? (?:well|calmly) under pressure|(?:excellent|strong|good|great) (?:communication|interpersonal|organisational|organizational|people|leadership|time-management) skills|fast learner|quick learner|attention to detail|proven track record|go(?:es|ing)? the extra mile|think(?:s|ing)? outside the box|self-motivated|strong work ethic)(?: (?:and|both|in) [\p{Ll} ]{3,30})?)(?=[.,;]| )/u,
      ),
    ),
  ],
  [
    "inconvenience",
    7,
    "sees",
    word(
      /\b((?:any|the) inconvenience(?: (?:this|it) (?:may|might|has) (?:have )?caused?| caused)?|(?:any|the) disruption(?: caused)?|(?:anyone|anybody) (?:who )?(?:was|were|has been) (?:offended|affected|upset))\b/u,
    ),
  ],
  [
    "brochure",
    7,
    "sees",
    word(
      /\b(hidden gem|off the beaten track|something for everyone|steeped in history|rich (?:history|heritage)|step back in time|breathtaking views?|best[- ]kept secret|a warm welcome|friendly (?:locals|atmosphere|staff)|a must-see|a feast for the (?:eyes|senses)|unforgettable experience|state[- ]of[- ]the[- ]art|cutting[- ]edge|game[- ]changer|game[- ]changing|tailored to your needs|best[- ]in[- ]class|locally sourced|ethically sourced|eco-friendly|handcrafted with love|premium quality|highest quality)\b/iu,
    ),
  ],
];

/** What stands for something still to be filled in, or is half a figure. */
export const gaps: readonly Row[] = [
  [
    "placeholder",
    10,
    "asks",
    aloud(
      /((?:\p{L}{1,24} )?(?:\[(?:check|tbc|confirm|source|date|name|ref|to check|figure|number|insert [^\]]{2,20}|\?+)[^\]]{0,16}\]|\((?:check|tbc|\?)\)|\bTBC\b|\bXX+\b))/iu,
    ),
  ],
  [
    "byHowMuch",
    10,
    "asks",
    word(
      /\b((?:raise|raised|increase|increased|cut|reduce|reduced|lower|lowered|put up|go up|gone up|goes up|rise|risen|rises|fall|fallen|drop|dropped) (?:the |our |your |its )?(?:[\p{Ll}]+ ){0,3}?by (?:\d+(?:\.\d+)?|one|two|three|four|five|six|ten))(?=[.,;]| (?:beginning|from|with|on|at|this|next|each|starting|and)\b)/u,
    ),
  ],
  [
    "perWhat",
    9,
    "asks",
    unless(
      /\b(?:a|per|each|every) (?:year|month|week|day|quarter|season|term|head|visit|person)\b|\b(?:annual|yearly|weekly|monthly)/,
    )(
      word(
        /\b((?:has|had|have) been costing (?:[\p{L}]+ ){0,4}[£$€][\d,.]+\d|(?:was|were|is|are) costing (?:[\p{L}]+ ){0,4}[£$€][\d,.]+\d)(?=[.;])/u,
      ),
    ),
  ],
  [
    "ofWhat",
    9,
    "asks",
    unless(/\bof (?:the|all|our|its|water|visitors|people|those)\b/)(
      word(
        /\b((?:sheds|keeps out|blocks|removes|kills|stops|absorbs|filters|cuts|eliminates|prevents|reflects) (?:about |up to |over |around |some )?\d+(?:\.\d+)? ?(?:%|per cent|percent))(?=[.;])/u,
      ),
    ),
  ],
  [
    "risenFrom",
    8,
    "asks",
    unless(/\bfrom \d|\bfrom [£$€]|\bto [£$€]?\d/)(
      word(
        /\b((?:rose|risen|increased|grew|grown|fell|fallen|dropped|went up|gone up|went down|down|up) (?:by )?(?:about |nearly |over |almost |more than )?\d+(?:\.\d+)? ?(?:%|per cent|percent))(?![\p{L}\d])/u,
      ),
    ),
  ],
  [
    "bareCount",
    9,
    "asks",
    word(
      /\b((?:order|contract|grant|application|bid|request|figure|target|quota|limit)s? (?:is|was|are|were) (?:for )?\d[\d,]*)[.]$/u,
    ),
  ],
  [
    "nineWhat",
    10,
    "sees",
    unless(
      /[£$€]|\b(?:pounds?|pence|dollars?|shillings?|euros?|quid|bob|o['’]clock|degrees|years|pints|stone|miles)\b/,
    )((place) =>
      /\b(?:damage|much|cost|price|pay|owe|want for)\b/i.test(`${place.before?.text ?? ""} ${place.line}`)
        ? (/["“]((?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve|Fifteen|Twenty|Thirty|Forty|Fifty|\d+))[,.]["”] said\b/u.exec(
            place.line,
          )?.[1] ?? null)
        : null,
    ),
  ],
  [
    "theOnlyCall",
    8,
    "does",
    nowhere(
      /\b\d{3,12}[ -]?\d{3,12}\b|@|\bwww\.|https?:/,
      word(
        /(?:^|[.,;] )((?:[Jj]ust |[Pp]lease )?(?:[Cc]all|[Rr]ing|[Pp]hone|[Ee]mail|[Tt]ext)(?: (?:us|me|the office|the shop))?(?: (?:for|to|if)[\p{Ll} ]{3,30})?)[.!]$/u,
      ),
    ),
  ],
  [
    "laterInDay",
    9,
    "asks",
    unless(/\bat (?:\d|noon|midnight|about \d)/)(
      word(
        /\b((?:again )?(?:later (?:in the day|on|that (?:day|week|year|evening))|some time (?:later|afterwards)|at a later stage|earlier in the (?:day|week|year)))(?=[.,;])/u,
      ),
    ),
  ],
  [
    "haveTried",
    8,
    "sees",
    closing(
      (place) =>
        /^((?:People|Somebody|Someone|Some|Others|We|I|Many)(?: have| has| had)? (?:did )?tr(?:ied|y)(?: it)?)\.$/.exec(
          place.line,
        )?.[1] ?? null,
    ),
  ],
];
