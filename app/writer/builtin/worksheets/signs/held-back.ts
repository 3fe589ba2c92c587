/** What is kept back, and what is answered with no answer. */

import {
  aloud,
  amount,
  closing,
  day,
  example,
  names,
  quoted,
  reason,
  unless,
  type Row,
  word,
} from "./place.ts";

/** What is kept back. */
export const heldBack: readonly Row[] = [
  [
    "business",
    10,
    "sees",
    unless(quoted)(
      word(
        /(?<!\b(?:ran|runs?|running|own|owned|owns|started|do|doing|did) )\b((?:the|that) (?:(?:whole|sad|old|terrible) )?(?:business|trouble|affair|incident|episode|row|quarrel|argument|misunderstanding|unpleasantness) (?:with|about|over|at|in) (?:the|his|her|my|our|a|\p{Lu})[\p{L}'’]*(?: [\p{L}'’]+)?|after what (?:had )?happened(?: (?:at|in|to|with) [\p{L}'’]+(?: [\p{L}'’]+)?)?|before it all happened)(?=[.,;]| and\b)/u,
      ),
    ),
  ],
  [
    "apart",
    10,
    "sees",
    closing(
      word(
        new RegExp(
          String.raw`\b((?:apart from|except(?: for)?|but for|not counting) (?:${names}|that (?:once|one time|one night|summer|winter)|the one time|one))[.]$`,
          "u",
        ),
      ),
    ),
  ],
  [
    "notNaming",
    9,
    "believes",
    word(
      /\b((?:any|[Nn]o) (?:useful )?purpose (?:would|will) be served by nam\p{Ll}+ [\p{Ll} ]{3,24}|who (?:shall|must|will) (?:remain|be) nameless|I (?:won['’]t|will not|shall not|shan['’]t) name (?:names|him|her|them|anyone|anybody)|without naming (?:names|anyone|anybody)|(?:a certain|one particular) (?:person|somebody|individual|gentleman|lady|councillor|member|neighbour|colleague|party))\b/u,
    ),
  ],
  [
    "unspoken",
    9,
    "sees",
    closing(
      word(
        /\b((?:never|didn['’]t|did not|don['’]t|do not) (?:talk|talked|speak|spoke) (?:about|of) (?:it|that|this|him|her|them)(?: again| since| afterwards)?|never (?:told|asked) (?:anyone|anybody|him|her|them|my (?:mother|father|wife|husband|parents))(?: (?:why|what|about it|again))?|(?:hadn['’]t|haven['’]t|had not|have not) spoken since)(?=[.,;])/u,
      ),
    ),
  ],
  [
    "nearly",
    9,
    "sees",
    unless(quoted)(
      closing(
        word(
          /\b((?:almost|nearly) (?:said|told|asked|rang|wrote)(?: (?:it|so|something|him|her|them))?|was about to (?:say|speak|answer|tell (?:him|her|me|them))|(?:opened|opens) (?:his|her|my) mouth and (?:shut|closed)s? it(?: again)?|started to say something|wanted to (?:say|ask) (?:something|more))(?=[.,;]| but\b| and\b)/u,
        ),
      ),
    ),
  ],
  [
    "wordsMissing",
    9,
    "sees",
    unless(
      quoted,
      /:/,
    )(
      word(
        /\b((?:said|whispered|shouted|muttered|called out|murmured) something(?! (?:like|along))(?: (?:to|in|about|I|that|under) [\p{L}'’]+(?: [\p{L}'’]+){0,4})?|told (?:me|him|her|them|us) everything|told (?:me|him|her|us) what (?:he|she|they) thought of (?:me|him|her|us|it|them))(?=[.,;]| and\b)/u,
      ),
    ),
  ],
  [
    "letterRead",
    8,
    "sees",
    unless(
      quoted,
      /\b(?:it|which|that|he|she|they) (?:said|says|wrote|told|began|asked)\b|:/i,
    )(
      word(
        /\b((?:read|reads|opened|opens|folded|tore up|burned|burnt) (?:the|his|her|my|your|that) (?:letter|note|message|envelope|telegram|postcard|diary)(?: (?:twice|again))?)(?=[.,;]| and\b)/u,
      ),
    ),
  ],
  [
    "longer",
    8,
    "sees",
    word(
      /\b(longer than (?:he|she|they|I|it|was)(?: (?:needed|had|meant|ought|intended) to| necessary)|(?:more|harder|louder|quicker|faster|slower) than (?:he|she|they|I) (?:needed|meant|had) to)(?=[.,;])/u,
    ),
  ],
  [
    "elseThing",
    8,
    "sees",
    unless(
      /:/,
      example,
    )(
      word(
        /\b(?:and|of|of|but|for|with) (?:of )?(something (?:else|worse)|one other thing|another thing)(?=[.])/u,
      ),
    ),
  ],
  [
    "somehow",
    7,
    "sees",
    unless(/\b(?:because|by \p{Ll}+ing|with (?:a|an|his|her|my))\b/u)(
      word(/(?<!\p{L})(somehow)(?=[,.;]| (?:got|had|managed|found|made|it|he|she|we|they|I)\b)/iu),
    ),
  ],
  [
    "forbidden",
    8,
    "believes",
    unless(/\bbecause\b/)(
      word(
        /\b(?:was|were|it['’]s|it is|is) ((?:strictly )?(?:against the (?:law|rules)|illegal|forbidden|not (?:strictly )?(?:legal|allowed)))\b(?=[^.]*\b(?:and then|but|all the same|anyway|anyhow|still)\b)/u,
      ),
    ),
  ],
  [
    "turning",
    8,
    "sees",
    unless(/\b(?:because|became|began|started|from then on|from that day)\b/)(
      word(
        /\b(decided what I (?:would|was going to) (?:do|be)(?: with my life)?|(?:changed|changes) (?:my life|everything|all our lives|the way I [\p{Ll} ]{3,30})|nothing (?:was|has been) (?:ever )?(?:quite )?the same(?: again| after that)?|never the same(?: again)?|made me (?:who|what|the [\p{Ll}]+) I am(?: today)?)(?=[.,;])/u,
      ),
    ),
  ],
  [
    "nobodyAsked",
    6,
    "sees",
    closing(
      word(
        /\b((?:nobody|no one|none of them)(?: \p{Ll}+ \p{Ll}+)? (?:ever )?asked)(?: (?:me|him|her|us|why))?[.]$/iu,
      ),
    ),
  ],
  [
    "disclaims",
    9,
    "believes",
    closing(
      word(
        /(?<!\p{L})(I(?:['’]m| am) not (?:complaining|bitter|angry|blaming (?:anyone|anybody|him|her|them)|one to (?:complain|gossip|judge))|I (?:don['’]t|do not) (?:complain|blame (?:him|her|them|anyone|anybody)|bear a grudge|hold it against (?:him|her|them|you)))(?=[.,;])/u,
      ),
    ),
  ],
  [
    "disclaims",
    9,
    "believes",
    word(
      /(?<!\p{L})(I(?:['’]m| am) not (?:complaining|bitter|blaming (?:anyone|anybody|him|her|them)|(?:one|(?:a (?:man|woman|person)|somebody|someone|the (?:sort|kind|type))(?: of (?:person|man|woman))?) (?:to|who) (?:complains?|gossips?|judges?|worr(?:y|ies)|makes? a fuss))|I (?:don['’]t|never) complain|(?:I am|I['’]m) not against (?:[\p{Ll}]+)|I have nothing against (?:[\p{Ll}]+))(?=[.,;])/u,
    ),
  ],
  [
    "shouldHave",
    8,
    "sees",
    unless(
      reason,
      /\bbut\b/,
    )(
      closing(
        word(
          /(?<!\p{L})(I (?:should|could) have (?:said|asked|told|gone|rung|written|stopped|known|stayed|answered|spoken)(?: [\p{L}'’]+){0,3})(?=[.,;])/u,
        ),
      ),
    ),
  ],
];

/** What is answered with no answer. */
export const evasions: readonly Row[] = [
  [
    "notForMe",
    10,
    "believes",
    aloud(
      /\b((?:(?:it|that)(?:['’]s| is| was|) ?(?:n['’]t|not)|(?:it|that) (?:isn['’]t|wasn['’]t)) (?:really )?(?:a matter for me|for me to (?:say|judge|comment|decide)|my place)|(?:couldn['’]t|can['’]t|cannot|could not|won['’]t|would not) (?:possibly )?comment|no comment|rather not (?:say|comment)|(?:wouldn['’]t|would not) be drawn)\b/iu,
    ),
  ],
  [
    "lookingInto",
    9,
    "does",
    unless(day)(
      aloud(
        /\b((?:is|are|was|were|['’]re|['’]m|am|will be|remains?) (?:currently |actively |always )?(?:looking into (?:it|this|that|the [\p{Ll}]+)|looking at (?:it|this|that|ways|how|a (?:suitable|proper|better) way|all the options|the options)|reviewing (?:the situation|this|it|our [\p{Ll}]+)|under (?:constant |regular |active )?review|exploring (?:ways|options|how|possibilities|the possibility)|considering (?:our|all|various|its|their) (?:options|possibilities)|monitoring (?:the situation|it|this))|keeping (?:it|this|things|the matter) under review)/iu,
      ),
    ),
  ],
  [
    "goodQuestion",
    9,
    "believes",
    unless(/\bbecause\b|[£$€]\d/)(
      aloud(/\b(a (?:very )?(?:fair|good|great|difficult) question|(?:fair|good|great) question)\b/iu),
    ),
  ],
  [
    "lessons",
    9,
    "believes",
    aloud(
      /\b((?:[Ll]essons (?:will be|have been|were|must be|are being) learn(?:ed|t)|will (?:all )?learn (?:the )?lessons|mistakes were made))\b/u,
    ),
  ],
  [
    "learned",
    8,
    "believes",
    closing(
      word(
        /\b((?:(?:will|shall) have |have |has |I |we )?(?:learned|learnt|taught (?:me|us)) (?:something|a lot|so much|a great deal|many things|a valuable lesson|more (?:on|in|from) [\p{L} ]{3,30} than [\p{L} ]{3,30}))(?=[.,;]| (?:from|that (?:day|year|summer))\b)/u,
      ),
    ),
  ],
  [
    "seriously",
    8,
    "does",
    aloud(/\b((?:takes?|taking|took) [\p{L}' ’-]{3,60} (?:very |extremely )?seriously)\b/u),
  ],
  [
    "confident",
    9,
    "asks",
    unless(reason)(
      aloud(
        /\b((?:is|are|am|['’]m|['’]re|was|were) (?:very |quite |fully |entirely |completely )?(?:confident|satisfied|convinced|certain)(?: that)? (?!with\b|by\b|of\b|in\b)[\p{L}'’]{1,24} [\p{L}'’]+(?: [\p{L}'’]+){0,5})(?=[.,;"”])/u,
      ),
    ),
  ],
  [
    "considering",
    9,
    "asks",
    word(
      /(?<!\p{L})((?:[\p{L}]+ )?(?:good|fine|well|bad|pleasing|excellent|respectable),? considering)(?=[.;])/u,
    ),
  ],
  [
    "goodResults",
    9,
    "asks",
    unless(amount)(
      word(
        /\b((?:with|to) (?:very |some )?(?:good|great|excellent|some|positive|encouraging|mixed|promising) (?:results?|success|effect)|(?:have|has) been (?:very |overwhelmingly |extremely |really |largely |generally )?(?:positive|supportive|well received|encouraging|enthusiastic)(?: about [\p{Ll} ]{2,20})?|(?:was|were) (?:very |extremely |overwhelmingly )?(?:well (?:attended|received)|positive)|(?:was|been) a (?:great |huge |real |big |resounding )?success|went (?:very |really |extremely )?(?:well|smoothly)|good progress|progress has been made)(?=[.,;]| (?:and|with|on|by|among|from|in|last|this|again)\b)/u,
      ),
    ),
  ],
  [
    "usualWay",
    8,
    "asks",
    aloud(
      /\b((?:in|at|through|by|to|via|from|with) the (?:usual|normal) (?:way|manner|place|time|channels|procedure|process|address|arrangements|rate|form|people)|(?:only |just )?the usual(?=[.,;"”]))/u,
    ),
  ],
  [
    "threat",
    9,
    "does",
    unless(/\b(?:ombudsman|solicitor|court|police|press|newspaper)\b/i)(
      word(
        /\b(tak(?:e|ing) (?:the |this |these )?matters? further|tak(?:e|ing) (?:this|it) further|(?:no (?:alternative|choice|option) but to (?:act|complain|go elsewhere|take [\p{Ll} ]{3,20}))|(?:further|appropriate|other|stronger|the necessary) (?:action|steps|measures)(?: (?:will|may) be taken)?|(?:consider|look at|explore) (?:my|our) (?:options|position))(?=[.,;])/u,
      ),
    ),
  ],
  [
    "reserves",
    8,
    "believes",
    word(
      /\b((?:everything|all) that (?:could|can|might) (?:reasonably )?(?:be|have been) (?:expected|done|asked)(?: of (?:him|her|them|us))?|everything (?:possible|we could|they could)|did (?:his|her|their|our) (?:level )?best|as well as (?:could|can) be expected)(?=[.,;])/u,
    ),
  ],
];
