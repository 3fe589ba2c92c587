/** How old somebody is, and when something happens, in the forms that stories have for it. */

import { months, weekdays } from "../../prose/english/word-classes.ts";

const number =
  "(?:\\d{1,3}|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\w+)?)(?![\\w-]))";
/** What may follow an age: `was nineteen that spring`, and no thing that is counted; `was nine years at the mill` is how long. */
const after =
  '(?! and (?:a |three )?(?:half|quarters?|third|bit)\\b)(?= (?:when|years(?! (?:at|in|there|here|with|on|under|down|aboard|behind)\\b)|and|or|that|before|after|at|in|on|he|she|I|we|they|it|my|his|her|the|then)\\b|[,.;:!?)”"]|$)';
const ages = new RegExp(
  `\\b(?:${number}[ -]years?[ -]old|(?:aged|turned|(?:the )?age of) ${number}|(?:(?:I|he|she|who|him|her|ours|mine|hers|his|theirs|yours) (?:is|was|am)|(?:he|she|I)['’](?:s|m)|until (?:I|he|she) was|when (?:I|he|she) was) (?:only |just |barely |nearly |about )?${number}(?: or ${number})?${after}|\\w+th birthday|in (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) grade|through (?:first|second|third|fourth|fifth|sixth|seventh|eighth) grade)`,
  "i",
);
/** `Ruth was nineteen`, `At fourteen she left school`; an hour is no more than twelve. */
const agesNamed = new RegExp(
  `(?<!\\p{L})(?!(?:It|One|Two|This|That|These|There|The|What|Which|Number|Page) )(?:\\p{Lu}\\p{Ll}+|(?:mother|father|brother|sister|son|daughter|aunt|uncle|cousin|husband|wife|girl|boy|baby|child|man|woman|eldest|youngest)) (?:is|was) (?:only |just |barely |nearly |about )?${number}${after}|(?<!\\p{L})[Aa]t (?:\\p{L}{3,5}teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\p{L}+)?),? (?:he|she|I|they|we)(?!\\p{L})`,
  "u",
);
const days = [...weekdays, ...months].filter((word) => word !== "may" && word !== "march" && word.length > 2);
const clock = new RegExp(
  `\\b(?:(?:${days.join("|")})s?|(?:in|since|last|next|early|late|by|of|until) (?:May|March)|yesterday|tomorrow|tonight|\\d{1,2}(?:[:.]\\d\\d)? ?(?:a\\.?m\\.?|p\\.?m\\.?)|\\d{1,2}[:.]\\d\\d (?:in the|at night)|${number} o['’]clock|(?:at|from|until|till|past) (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?= (?:as|in|on|until|till|to|and|each|every|that|the|when)\\b|[,.;:!?”"]|$)|midnight|noon|(?:19|20)\\d\\d|${number} (?:years?|days?|weeks?|months?|hours?|minutes?)(?! old)|(?:(?:that|this|the (?:next|same|first|second|third|fourth|last|following)|one) (?:morning|afternoon|evening|night)|(?:that|the (?:next|same|first|second|third|fourth|last|following)|one) day)|(?:years?|days?|weeks?|months?) (?:ago|later|before)|(?:for|in|during|after|by|until) the (?:first|second|third|last|next|whole|following|same) (?:${number} )?(?:years?|days?|weeks?|months?|hours?|term|season)|(?:last|next|this) (?:year|week|month|spring|summer|autumn|fall|winter|night)|(?:the|one|that|in|every|all) (?:spring|summer|autumn|winter)|half[- ]past|(?:five|ten|twenty|quarter|twenty-five) (?:past|to) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\b|quarter (?:past|to)|getting dark|dawn|dusk|sunset|sunrise)\\b`,
  "i",
);

const approximately =
  "(?:about|around|only|just|barely|nearly|almost|maybe|perhaps|some|not yet|no more than|getting on for|coming up to|going on|over|under|past)";
const people =
  "(?:lad|lass|boy|girl|child|kid|baby|man|woman|youth|fellow|chap|bloke|daughter|son|brother|sister|widow|widower|nephew|niece|cousin|stranger)";
/** `a man of twelve stone` */
const weighed =
  "(?:stone|pounds?|kilos?|feet|foot|inches|words?|parts|minds|acres|cows|children|wives|trades|hands|years(?! old)|dollars)";
const tens = "(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)";
/** `a boy of about twelve`, `in her fifties`, `pushing seventy`, `a widow, nearly forty,`, `She looked about thirty.` */
const agesTold = new RegExp(
  `\\b(?:${people} of (?:${approximately} )?${number}(?: or (?:so|${number}))?(?! ${weighed}\\b)|(?:in|into|past|out of|reached|entered|well into) (?:his|her|my|their|your) (?:early |mid-?|middle |late )?(?:teens|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)\\b|(?:pushing|rising|nudging|the wrong side of|the right side of|getting on for|this side of) ${tens}(?![ -]\\p{L})|${tens}-something\\b|(?:${people}|who|he|she), ${approximately} ${number}(?=[,.;!?”"]|$)|(?:he|she|they|you) (?:(?:must|might|may|could|would|can['’]t|couldn['’]t) (?:be|have been)|looks?|looked|seemed|might pass for) (?:${approximately} )?${number}(?: or ${number})?${after})`,
  "iu",
);

const hours = "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";
/** An hour ends what is said of it, or a time of day stands behind it: `before three people` counts people. */
const hourEnds =
  "(?= (?:as|in the|on|until|till|and|each|every|that|the|when|at night|o['’]clock)\\b|[,.;:!?…”\")]|$)";
/** `half twelve`, `five-and-twenty to four`, `since nearly six`, `at one or two in the morning`, `before the war`. */
const timesTold = new RegExp(
  `\\b(?:half ${hours}${hourEnds}|(?:five-and-twenty|five and twenty|twenty-five|\\w+ minutes) (?:past|to) ${hours}\\b|(?:at|from|until|till|past|by|before|after|since|round|around) (?:about |nearly |almost |just |around |gone |half )?${hours}${hourEnds}|(?:gone|nearly|almost) ${hours} (?:o['’]clock|when|at night|in the)\\b|${hours} in the (?:morning|afternoon|evening)|${hours} at night|(?:before|during|after|since|in) the (?:war|strike|flood|famine|blackout)\\b|\\d{1,2}:\\d\\d(?!\\d)|(?:at|by|until|till|before|after|since|past|from|to) (?:about |nearly )?\\d{1,2}\\.[0-5]\\d(?![\\d.])(?! ?(?:%|m\\b|k|c|per|million|billion|lit|inch|feet|pounds?|euros?|dollars?|points?))|day ${number}(?![ -]\\p{L}*(?:s|old)\\b)|fortnights?|the (?:day|week|month|year|night|morning) (?:after|before)(?= |[,.;:!?])|the \\d{1,2}[:.]\\d\\d (?:sharp|train|bus|boat|ferry|flight)\\b)`,
  "iu",
);

/** `before lunch`, `by closing time`: by what a day is divided. */
const dayParts =
  /\b(?:before|after|until|till|since|by) (?:breakfast|lunch|dinner|supper|tea|bedtime|lunchtime|teatime|midday|dark|daybreak|nightfall|closing|work|school|mass|prayers)\b(?![ -](?:clubs?|speech(?:es)?|mints?|lad(?:y|ies)|is\b|was\b))|\bat (?:breakfast|lunch|dinner|supper|tea|bed)[ -]?time\b|^(?:early |late |mid-?)?(?:morning|afternoon|evening|night|midday)(?=[.,;]|$)/iu;

/** `The lead stood at two`: how many they are, unless a clock says so. */
const level =
  /\b(?:st(?:an|oo)ds?|remain(?:s|ed)?|stuck|(?:put|puts) (?:[\p{L}’'-]+ ){1,4}|estimated|valued|priced|reckoned|capped|peaked|tied) ?at (?=\p{L})/giu;
const timepiece = /\b(?:clocks?|watch(?:es)?|hands?|dial|timer)\b/i;

/** `Ines, nearly forty, had the key`: a name, and no things that are counted. */
const agesBehind = new RegExp(`(?<!\\p{L})\\p{Lu}\\p{Ll}+, ${approximately} ${tens}(?=[,.;!?”"]|$)`, "u");

/** Whether a line tells how old somebody is. */
export const tellsAge = (line: string): boolean =>
  [ages, agesNamed, agesTold, agesBehind].some((sign) => sign.test(line));

/** Whether a line tells a day, an hour or a span of time. */
export const tellsTime = (line: string): boolean => {
  const told = timepiece.test(line) ? line : line.replace(level, "");
  return clock.test(told.replace(/\bage of \w+/gi, "")) || timesTold.test(told) || dayParts.test(told);
};

const counted = new RegExp(`\\d|\\b(?:${number}|${tens}|dozen)\\b`, "i");
const aging =
  /\b(?:age|ages|aged|old|older|oldest|elder|eldest|young|younger|youngest|born|birthday|teens?|teenage[dr]?|grade|(?:twen|thir|for|fif|six|seven|eigh|nine)ties|years?)\b/i;
const passing =
  /\b(?:(?:day|night|morning|evening|afternoon|week|month|year|hour|minute|second|spring|summer|autumn|winter|season)s?|clock|christmas|easter|today|now|then|ago|later|early|late|before|after|since|until|when|while)\b/i;

/** Whether an age could be meant somewhere in a text, in whatever words. */
export const mayTellAge = (text: string): boolean => counted.test(text) || aging.test(text);
/** Whether a time could be meant somewhere in a text, in whatever words. */
export const mayTellTime = (text: string): boolean => counted.test(text) || passing.test(text);
