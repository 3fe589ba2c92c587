/** What is half told: an exception, a rise without its amount, a part without its size, a story that some have heard. */

import { closing, quoted, reason, type Row, unless, unlessBehind, word, aloud } from "./place.ts";

const sum = /[£$€]\s?\d|\d ?(?:%|per cent)|\bby (?:\d|a (?:pound|dollar|third|quarter|half))/i;
const persons =
  "chair|room|coat|hat|house|letter|voice|side|name|grave|photograph|bed|keys?|place|cup|desk|jacket|bike|ring|book|picture|bag|shoes|handwriting|idea|story|advice";

/** Of people, and of what they know. */
const ofPeople: readonly Row[] = [
  [
    "exception",
    9,
    "sees",
    closing(
      word(
        /\b(?:never|always|not|nobody|everybody|everyone|every|all|same|any|nothing)\b[^.;]{2,70}, ((?:except|apart from|but for|other than) [^.;,]{2,40})[.]$/iu,
      ),
    ),
  ],
  [
    "exception",
    9,
    "sees",
    word(
      /\b(?:never|always|nobody|everybody|everyone)\b[^.;,]{2,50}, (except (?:once|twice|in [\p{L}\d]+|on [\p{L}\d ]{2,20}|for [\p{L} ]{2,24}))[.]/iu,
    ),
  ],
  [
    "didWhat",
    9,
    "sees",
    word(
      /\b((?:when |that )?(?:he|she|they|I) did what (?:he|she|they|I) did|what (?:we|I|they) (?:all )?owe (?:her|him|them|you)(?: for that)?|(?:we|you) all (?:know|remember) (?:what|how|that)(?: [\p{L}'’]+){1,6}|the thing that (?:had )?happened(?: (?:in|at|with|to|on) [\p{L}\d]+(?: [\p{L}]+)?)?)(?=[.,;])/u,
    ),
  ],
  [
    "theOneAbout",
    8,
    "sees",
    unlessBehind(quoted)(
      word(
        /(?<!\p{L})((?:[Tt]here(?:['’]s| is| was|['’]ll be)|told|tells|tell) (?:us |me |them )?the (?:one|time|story|joke|tale) (?:about|of|when|with) [^.,;]{3,40})(?=[.,;]| so\b)/u,
      ),
    ),
  ],
  [
    "possessed",
    8,
    "sees",
    ({ told, text }) => {
      const found = new RegExp(String.raw`(?<!\p{L})((\p{Lu}\p{Ll}{2,})['’]s (?:${persons}))\b`, "u").exec(
        told,
      );
      const [, whole = "", name = ""] = found ?? [];
      if (
        whole === "" ||
        /^(?:She|He|It|That|There|What|Who|Let|Today|God|Mum|Dad|Mother|Father|Gran|Nan)$/.test(name)
      )
        return null;
      return text.split(name).length === 2 ? whole : null;
    },
  ],
  [
    "thoughtKnew",
    8,
    "sees",
    closing(
      word(
        /\b((?:he|she|I|they) thought (?:he|she|I|they) (?:knew|recognised|recognized|had seen(?: before)?))(?=[.,;])/u,
      ),
    ),
  ],
  [
    "shouldNot",
    8,
    "sees",
    unless(reason)(
      word(
        /\b(which (?:he|she|I|they|we) (?:shouldn['’]t|should not|ought not to|had no business to|had promised not to)(?: have)?(?: done)?)(?=[.,;])/u,
      ),
    ),
  ],
  [
    "unreadLetter",
    8,
    "sees",
    unless(quoted)(
      word(
        /\b((?:had|has|have) (?:not|never) (?:yet )?(?:answered|opened|read|posted|sent) (?:it|them|the (?:letter|envelope|message)|(?:his|her) (?:letter|message)))(?=[.,;]| and\b)/u,
      ),
    ),
  ],
  [
    "lied",
    8,
    "sees",
    unless(reason)(
      closing(
        word(
          /\b((?:had |have )?(?:told|said to) (?:my|his|her|their) (?:mother|father|wife|husband|daughter|son|sister|brother|boss|parents) (?:that )?(?:I|he|she|they) (?:was|were|had|would be) (?:[\p{L}'’]+)(?: [\p{L}'’]+){0,4})(?=[.,;])/u,
        ),
      ),
    ),
  ],
  [
    "firstEver",
    7,
    "sees",
    word(
      /\b((?:was|is|were) the (?:first|only|last) time (?:in|since) (?:[\p{L}'’]+)(?: [\p{L}'’]+){0,2})(?= that| (?:he|she|I|they|we)\b|[.,;])/u,
    ),
  ],
];

/** Of what concerns many: a rise, a rule, a promise. */
const ofNotices: readonly Row[] = [
  [
    "goesUp",
    10,
    "does",
    unless(sum)(
      word(
        /(?<!\p{L})((?:[Tt]hese|[Ss]ubs|(?:[Mm]embership )?[Ff]ees|[Pp]rices|[Rr]ents?|[Cc]harges|[Ff]ares|[Ss]ubscriptions?|[Tt]he (?:fee|price|rent|charge|subscription|levy|cost)) (?:(?:will|are to|have to|has to|must|is to|is going to|are going to) )?(?:go(?:es)? up|rises?|increases?|be (?:going up|increased|raised)|have gone up|has gone up))(?=[.,;]| (?:in|from|on|next|at|with|this|slightly|again)\b)/u,
      ),
    ),
  ],
  [
    "noChoice",
    8,
    "believes",
    word(
      /\b((?:(?:felt|believed|concluded|decided|found) (?:that )?)?there (?:was|is) (?:really )?no (?:alternative|choice|other (?:way|option))|(?:had|have|has|left us with|were left with) (?:little|no) (?:alternative|choice|option) but to (?:close|cut|raise|cancel|move|sell|end|increase)(?: [\p{L}]+){0,3})(?=[.,;])/u,
    ),
  ],
  [
    "promisedTo",
    9,
    "asks",
    unless(
      /\bby (?:the end|\d|January|February|March|April|May|June|July|August|September|October|November|December)/,
    )(
      word(
        /\b((?:have|has|had) (?:now )?(?:promised|undertaken|agreed|pledged|assured us that they will) (?:to )?(?:act|help|respond|do something|do what (?:it|they|he|she) can|(?:look into|deal with|sort out|put right|think about|consider) (?:it|this|that|the matter|the [\p{Ll}]+)))(?=[.,;])/u,
      ),
    ),
  ],
  [
    "balance",
    8,
    "does",
    word(
      /\b((?:strike|find|finding|striking) (?:a|the|the right|a better|a fair) (?:balance|compromise|middle way)|(?:reach|come to) a compromise|meet in the middle|take (?:all|both|everyone['’]s|these) (?:views|sides|comments) into account|work with (?:all|everyone|both) [\p{Ll} ]{3,24})(?=[.,;]| (?:between|and|to|for)\b)/u,
    ),
  ],
  [
    "newWay",
    8,
    "does",
    unlessBehind(/:/)(
      closing(
        word(
          /\b((?:agreed|introduced|adopted|brought in|put in place|have|is|be|introducing|agree|introduce|drawn up) (?:on )?an? (?:new|different|better|revised|improved|fairer) (?:procedure|system|policy|approach|arrangement|rule|format|process|way|method|scheme)(?: (?:for|of|to) [\p{Ll}]+(?: [\p{Ll}]+)?)?)(?=[.,;])/u,
        ),
      ),
    ),
  ],
  [
    "notHaving",
    8,
    "asks",
    unless(
      reason,
      /\binstead\b/,
    )(
      word(
        /(?<!\p{L})([Ww]e (?:will|shall) not be (?:having|holding|doing|running|repeating|inviting|offering|using|returning to) [^.,;]{3,36})[.]/u,
      ),
    ),
  ],
  [
    "sensible",
    7,
    "does",
    word(
      /\b(if you(?:['’]re| are) (?:sensible|careful|reasonably (?:fit|careful|quick)|quick|lucky|reasonable))(?=[.,;])/u,
    ),
  ],
  [
    "attract",
    8,
    "does",
    word(
      /\b((?:attract|reach|appeal to|bring in|engage|involve|encourage) (?:new|younger|more|more young|a wider|a more diverse|different|all sorts of) (?:people|members|audiences?|visitors|families|customers|volunteers|readers|range of [\p{Ll}]+|public))(?=[.,;]| (?:to|and|from|in|by)\b)/u,
    ),
  ],
];

/** Of what is sold, shown and forecast. */
const ofGoods: readonly Row[] = [
  [
    "bestOf",
    8,
    "believes",
    word(
      /\b((?:is|are|it['’]s|was|quite simply|simply) (?:probably |quite simply |simply )?the (?:[\p{Ll}]+est|most [\p{Ll}]+) (?:[\p{Ll}'’]+ ){1,4}?(?:on the market|in the (?:world|country|business|county|town)|available|around|you can buy|money can buy|you will (?:ever )?(?:find|own|need)))(?=[.,;]| and\b)/u,
    ),
  ],
  [
    "percentWho",
    9,
    "asks",
    unless(/\b(?:asked|surveyed|survey|interviewed|of (?:the )?\d)/)(
      aloud(
        /\b(\d+(?:\.\d+)? ?(?:%|per cent|percent) (?:would|said|say|agree|agreed|reported|felt|feel|prefer|of (?:our )?(?:customers|users|buyers|members|guests|people|respondents|participants) (?:would|said|say|agree|report|reported|felt|feel|prefer|saw))(?: [\p{L}]+){0,2})\b/u,
      ),
    ),
  ],
  [
    "partOf",
    9,
    "asks",
    unless(sum)(
      word(
        /\b((?:donates?|gives?|giving|pays?|puts?|goes|sets? aside) (?:an? )?(?:part|share|portion|percentage|proportion|some|a little|something)(?: of (?:our|the|its|their|all|every) [\p{Ll}]+)?(?: (?:profits|sales|proceeds|income|takings))?)(?=[.,;]| (?:to|back|for|towards)\b)/u,
      ),
    ),
  ],
  [
    "upTo",
    8,
    "asks",
    word(
      /\b((?:up to|as (?:much|many|little) as) (?:an? |\d+ |[\p{Ll}]+ )[\p{Ll}]+,? depending on [\p{Ll} ]{3,30})(?=[.,;])/u,
    ),
  ],
  [
    "plusPrice",
    9,
    "does",
    unlessBehind(/[£$€]\s?\d/)(
      word(
        /\b((?:(?:is|are) )?(?:part of|included in|only in|only with|comes? with|requires?|need) (?:[\p{Lu}][\p{L}]+ (?:Plus|Pro|Premium|Gold|Max)|a (?:paid |monthly |yearly |premium )?subscription))(?=[.,;]| )/u,
      ),
    ),
  ],
  [
    "signedBy",
    8,
    "asks",
    ({ line }) =>
      /["”] ?[–—-]+ ?((?:Coach |Mrs |Mr )?\p{Lu}\p{Ll}+|[Vv]erified \p{Ll}+|(?:[Aa] )?(?:[Hh]appy|[Ss]atisfied) \p{Ll}+|\p{Lu}\.(?: ?\p{Lu}\.)?)\.?$/u.exec(
        line,
      )?.[1] ?? null,
  ],
  [
    "forecast",
    8,
    "believes",
    unless(/\b(?:according|study|report|figures|forecasts?|plans?|said)\b/i)(
      word(
        /\b((?:will|won['’]t|there will) (?:all )?(?:be|have|disappear|vanish|not exist)(?: [\p{L}'’]+){0,6} (?:within|in) (?:the next )?(?:five|ten|twenty|thirty|fifty|\d+|a few|a hundred) years)(?=[.,;]| and\b)/u,
      ),
    ),
  ],
  [
    "inSweden",
    8,
    "asks",
    unless(/\bby \p{Ll}+ing\b|:/u)(
      word(
        /(?<!\p{L})([Ii]n (?:Sweden|Norway|Denmark|Finland|Germany|France|Spain|Italy|Holland|the Netherlands|Belgium|Switzerland|Austria|Japan|America|Canada|Australia|Ireland|Scotland|Wales|other countries|most countries) (?:they|people|everybody|nobody|it is|this is|it has)(?: [\p{L}'’]+){1,4})/u,
      ),
    ),
  ],
  [
    "speaksForItself",
    9,
    "asks",
    unlessBehind(/\d|million|thousand|hundred/)(
      word(
        /\b((?:[Tt]he )?(?:figures|results|facts|numbers|photographs|pictures|record|reviews|evidence) speaks? for (?:themselves|itself)|(?:[Tt]he )?(?:figures|facts|numbers) are (?:clear|plain))\b/u,
      ),
    ),
  ],
];

export const halfTold: readonly Row[] = [...ofPeople, ...ofNotices, ...ofGoods];
