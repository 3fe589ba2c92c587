/** Words that say less than they seem to: each is asked for what it stands for. */

import type { Feature, Sign, Signs } from "./place.ts";
import { spoken, word } from "./place.ts";

/** A word of the writer's own, outside all speech; `unless` another one is in the sentence, or the next one goes into it. */
const loose =
  (pattern: RegExp, unless?: RegExp, next?: RegExp): Sign =>
  (place) =>
    spoken.test(place.line) || next?.test(place.after) === true ? null : word(pattern, unless)(place);

const phrases: readonly (readonly [
  feature: Feature,
  worth: number,
  pattern: RegExp,
  unless?: RegExp,
  next?: RegExp,
])[] = [
  // Of a case, an explanation, a guide.
  [
    "obvious",
    9,
    /\b([Oo]bviously|[Nn]eedless to say|[Uu]ndoubtedly|[Cc]learly,|, clearly|for obvious reasons|as everyone knows|as everybody knows)\b/,
    /\b(?:not|less) (?:so )?(?:obviously|clearly)\b/,
  ],
  [
    "theTruth",
    8,
    /\b([Tt]he (?:truth|fact|reality|simple truth|plain fact) is|[Ll]et['’]s be honest|[Ll]et us be honest|[Mm]ake no mistake)\b/,
    /\bthe (?:truth|fact) is (?:in|out|known)\b/,
  ],
  [
    "mostly",
    8,
    /\b(for most (?:purposes|people|of us)|[Ii]n most cases|[Mm]ost of the time|[Bb]y and large|[Aa]s a rule|[Ii]n general)\b/,
    /\bwas\b|\bwere\b/,
    /^(?:Sometimes|But|Not|In (?:the|some) other|The (?:rest|others))\b/,
  ],
  [
    "certain",
    10,
    /\b(on certain (?:days|evenings|dates)|(?:under|in) certain (?:conditions|circumstances|cases)|in some cases|at certain times|[Aa] range of \p{Ll}+|[Vv]arious \p{Ll}+s|[Ss]elected \p{Ll}+s)\b/u,
    /\b(?:such as|including|like)\b|[:;]/,
    /^(?:These|They|For example|For instance)\b/,
  ],
  [
    "reasons",
    10,
    /\b(for (?:the usual|various|several|a number of|some|other|many|personal|family) reasons?|for reasons (?:of my own|that need not|I))\b/,
    /[:;]/,
    /^(?:One|The first|First|Perhaps|I think)\b/,
  ],
  ["somehow", 9, /\b([Ss]omehow)\b/, /\bor other\b/],
  ["others", 8, /\b(among other things|and so on|and the like|and all the rest of it|etc\b)/],
  [
    "elsewhere",
    9,
    /\b(elsewhere|in other (?:countries|towns|cities|places|schools|villages|parts of the country))\b/,
    /\b(?:look|go|went|nowhere|see) elsewhere\b|\b(?:in|from) \p{Lu}\p{Ll}+/u,
    /^(?:In|The) \p{Lu}/u,
  ],
  [
    "moreAndMore",
    8,
    /\b([Mm]ore and more \p{Ll}+|[Ff]ewer and fewer \p{Ll}+|[Ii]ncreasingly|[Ii]n recent years|[Nn]owadays)\b/u,
    /\d/,
    /\d/,
  ],
  [
    "tooMuch",
    8,
    /\b((?:far |much )?too (?:much|many)(?! of a\b)(?: (?!for\b|to\b|that\b|and\b|or\b|in\b|of\b|at\b)\p{Ll}+)?)\b/u,
    /\b(?:not|n['’]t|if|was|were|had|never) (?:\p{L}+ )?(?:far |much )?too\b|\btoo (?:much|many) (?:\p{Ll}+ )?(?:for|to)\b/u,
  ],
  [
    "important",
    8,
    /\b[Ii]t is (?:very |vitally |so |also )?(important|essential|vital|crucial) (?:that|to)\b/,
    /\bbecause\b|\bfor\b/,
    /^(?:Otherwise|If|Without|This|It|That)\b/,
  ],
  [
    "saidToBe",
    10,
    /\b([Ii]t is said that|claims? to (?:have|be)|(?:is|are|was) said to|is supposed to (?:be|have)|reputedly|legend has it|the story goes)\b/,
  ],
  ["iAmTold", 10, /\bI(?: am|['’]m) (told)\b/, /\bby\b/],
  [
    "inYears",
    8,
    /\b([Ii]n (?:five|ten|twenty|thirty|fifty|a few|\d+) years(?:['’] time)?)\b(?! of\b)/,
    /\b(?:was|were|had|ago|has|have|did|ever|first|last)\b/,
  ],
  [
    "nobodySays",
    8,
    /\b([Nn]obody (?:ever )?(?:talks about|mentions|says)|[Nn]o one (?:ever )?(?:talks about|mentions)|[Ww]e (?:do not|don['’]t|never) talk about)\b/,
  ],
  [
    "oneOf",
    7,
    /\b(one of the (?:most|best|worst|few|finest|greatest|largest|oldest) \p{Ll}+)\b/u,
    /\b(?:\d|if)\b/,
  ],
  // Of plans, reports and messages to many.
  [
    "howOften",
    9,
    /\b([Rr]egularly|[Ff]rom time to time|[Ee]very now and then|[Ee]very so often|[Ff]requently)\b/,
    /\b(?:was|were|had|did|used to)\b/,
  ],
  [
    "byHowMuch",
    10,
    /\b(over budget|under budget|behind schedule|(?:more|less|fewer|longer|higher|lower) than (?:expected|planned|hoped|we had hoped|budgeted)|well attended|poorly attended)\b/,
    /\d/,
    /\d/,
  ],
  [
    "toBe",
    10,
    /\b((?:is|are) (?:still )?to be (?:arranged|discussed|decided|agreed|looked at|considered|set up|announced|reviewed)|will be (?:looked at|looked into|considered|reviewed)|will look (?:at|into) (?:this|it))\b/,
    /\bby \p{Lu}/u,
  ],
  [
    "mayBe",
    9,
    /\b((?:may|might|could) (?:not be renewed|be (?:closed|cut|withdrawn|lost|cancelled|sold)|have to (?:close|move|stop|go|leave)))\b/,
    /\bif\b/,
  ],
  [
    "hopeTo",
    8,
    /\b(?:[Ww]e|[Tt]he (?:committee|board|club|group)) (?:also )?(?:hopes?|aims?|wants?|plans?|intends?|would like) to (?:also )?((?:attract|encourage|improve|increase|reach|involve|raise)\b[^,.;]{0,30}\p{L})(?=[,.;]| in\b| by\b| and\b| next\b)/u,
    /\bby (?:\p{Ll}+ing)\b/u,
  ],
  [
    "someIdeas",
    10,
    /\b[Ii] (?:have|['’]ve) (?:got )?((?:some|a few|several|many|lots of|plenty of) (?:ideas|thoughts|suggestions|plans|questions))\b/,
    /[:]/,
    /^(?:One|The first|First|For (?:example|instance))\b/,
  ],
  [
    "declined",
    10,
    /\b(declined to comment|(?:did|has|have) not respond(?:ed)?|refused to (?:comment|say|answer)|would not (?:comment|say))\b/,
  ],
  // Of offers.
  ["award", 10, /\b(award-winning|prize-winning|critically acclaimed)\b/],
  [
    "upTo",
    9,
    /\b(up to (?:\d[\d,.]*(?:%| \p{Ll}+)?|half|twice)|from as little as)\b/u,
    /\b(?:people|persons|years old|until)\b/,
  ],
  [
    "boast",
    8,
    /\b(?:an?|our|the|with|of|is|are) (?:\p{Ll}+ ){0,2}(unique|premium|luxury|luxurious|state-of-the-art|cutting-edge|world-class|bespoke|unrivalled|unparalleled|stunning|high-quality|top-quality|innovative|seamless|effortless)\b/u,
  ],
  // Of reviews and guides.
  [
    "forSome",
    9,
    /\b(not (?:a \p{Ll}+ )?for (?:everyone|everybody)|if you like that (?:sort|kind) of thing|will divide \p{Ll}+|an acquired taste)\b/u,
  ],
  ["wantedTo", 10, /\bI (?:really |so |very much )?wanted to (like|love|enjoy|admire) (?:it|this|them)\b/],
  [
    "notQuite",
    10,
    /\b((?:does not|doesn['’]t|don['’]t|do not|never|didn['’]t) quite (?:work|convince|come off|add up|land|gel|take off|hold|fit|pay off))\b/,
  ],
  [
    "nearly",
    8,
    /\b((?:nearly|almost|not quite) as \p{Ll}+)\b(?! as (?:I|he|she|we|they|it)\b)/u,
    /\b(?:was|were|had)\b/,
  ],
  [
    "goodValue",
    7,
    /\b(good value|great value|overpriced|worth (?:the money|every penny|the wait|the detour|a visit|the trip|the climb))\b/,
    /\b(?:if|not sure)\b/,
  ],
  [
    "avoid",
    9,
    /^(?:[Aa]void|[Ss]kip|[Dd]on['’]t bother with|[Gg]ive) (?:the )?(\p{L}+(?: \p{Ll}+)?)(?= a miss\b|[.,;]| and\b|$)/u,
    /\bbecause\b|\bunless\b|\bif\b/,
    /^(?:It|They|The|You)\b/,
  ],
  [
    "different",
    8,
    /\b(a different (?:dish|thing|matter|place|book|story|country|world))\b/,
    /\bwas\b/,
    /^(?:It|The|You|There)\b/,
  ],
  // Of what is told.
  [
    "keptBack",
    12,
    /\b(another story|the less said|(?:won['’]t|will not|would rather not|need not) go into (?:it|that|this)|that is all I (?:will|shall) say)\b/,
  ],
  [
    "frightened",
    9,
    /\b(?:[Tt]hat|[Ii]t|[Tt]his) (?:has )?(frightened|worried|annoyed|hurt|moved|bothered|shocked|troubled|puzzled|unsettled) me\b/,
    /\b(?:because|that I|when)\b/,
    /^(?:Because|I had|I was afraid|It was because)\b/,
  ],
  [
    "hindsight",
    9,
    /\b([Ll]ooking back|[Ii]n hindsight|I (?:realise|realize|see|know|understand) now|[Nn]ow I (?:know|see|realise|realize|understand))\b/,
    /\bbecause\b/,
  ],
  [
    "forgot",
    8,
    /\bI (?:do not|don['’]t|cannot|can['’]t|no longer) (?:quite |really |now )?(remember|recall) (?!you\b|him\b|her\b|ever\b|them\b)\p{L}/u,
  ],
  ["orPerhaps", 10, /\b([Oo]r (?:perhaps|maybe)) (?:it|he|she|I|they|we|that|the)\b/],
  [
    "neverBack",
    9,
    /\b[Ii] (never (?:went back|saw (?:him|her|them|it) again|wrote back|answered|rang back|finished it|opened it|wore it))\b/,
    /\bif\b/,
  ],
  [
    "dontAsk",
    10,
    /\b[Ii] (?:do not|don['’]t|did not|didn['’]t|never) (ask|asked)(?=[.,;]| (?:him|her|them|why|who|what|where)\b)/,
    /\b(?:if|until|because)\b/,
  ],
  ["subject", 10, /\b(changed the subject)\b/],
  ["lastOne", 10, /\b(for the last time)\b/, /\bif\b/],
  ["asIfNothing", 10, /\b(as (?:if|though) nothing (?:had happened|was wrong|were wrong))\b/],
  [
    "whatSaid",
    10,
    /\b(what (?:he|she|they|I|we|(?:his|her|my) \p{Ll}+) had (?:said|done|promised)(?: to (?:him|her|me|them|us))?)\b/u,
    /\b(?:ask|asked|told|tell)\b/,
  ],
  [
    "knewWhat",
    9,
    /\b(?:I|[Hh]e|[Ss]he|[Ww]e|[Tt]hey) (?:knew|understood|guessed) (?:at once |then |exactly |very well )?(what (?:that|it|this) (?:meant|was)|why)\b/,
    /\bnever\b/,
  ],
  ["tooSo", 9, /\b(too (?:quickly|loudly|brightly|carefully|politely|cheerfully|softly))\b/, /\bnot\b/],
  [
    "notTrue",
    10,
    /\b([Tt]hat (?:was not|wasn['’]t) (?:quite |strictly |entirely )?true|[Ii]t was a lie|(?:[Hh]e|[Ss]he|I) lied)\b/,
  ],
  [
    "notSpeakTo",
    9,
    /\b((?:did not|didn['’]t|have not|haven['’]t|had not|hadn['’]t) (?:speak|spoken|spoke) to (?:each other|one another|him|her|them|(?:his|her|my) \p{Ll}+)(?: for \p{L}+ (?:years|months|weeks))?)/u,
    /\b(?:yet|because)\b/,
  ],
  ["neverThanked", 10, /\bI (?:have )?(never (?:really |properly )?(?:thanked|told|asked)) you\b/],
  ["howThings", 9, /\b(how (?:things|it) (?:were|was|are|is|stood) (?:with|between) us)\b/],
  // Of complaints and business.
  [
    "othersToo",
    9,
    /\b((?:[Oo]ther|[Ss]everal other) (?:flats|tenants|residents|families|neighbours|customers|passengers|parents|people|users|members)) (?:\p{Ll}+ ){0,4}(?:have|had|are|were|say|complain)/u,
  ],
  ["understand", 9, /\b(I understand) that\b/],
  [
    "expert",
    10,
    /\b[Tt]he (doctor|engineer|plumber|mechanic|surveyor|electrician|inspector|vet|builder) (?:said|asked|told|thought|found)\b/,
  ],
];

export const inPhrases: Signs = phrases.map(([feature, worth, pattern, unless, next]) => [
  feature,
  worth,
  loose(pattern, unless, next),
]);
