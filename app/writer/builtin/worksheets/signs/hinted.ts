/** Words of stories, letters and complaints behind which there is more than is told. */

import { phrasesOf, type Signs } from "./place.ts";

export const inHinted: Signs = phrasesOf([
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
    /\bI (?:do not|don['’]t|cannot|can['’]t|no longer) (?:quite |really |now )?(remember|recall) (?!an?\b|any\b|when\b|you\b|him\b|her\b|ever\b|them\b)\p{L}/u,
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
    /\bI (?:do not|don['’]t) (ask)(?=[.,;]| (?:him|her|them|why|who|what|where)\b)/,
    /\b(?:if|until|because)\b/,
  ],
  [
    "neverAsked",
    10,
    /\bI (?:did not|didn['’]t|never) (ask|asked)(?=[.,;]| (?:him|her|them|why|who|what|where)\b)/,
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
    /\b((?:did not|didn['’]t|have not|haven['’]t|had not|hadn['’]t) (?:speak|spoken|spoke) (?:to (?:each other|one another|him|her|them|(?:his|her|my) \p{Ll}+)|since|for \p{L}+ (?:years|months|weeks)))/u,
    /\b(?:yet|because)\b/,
  ],
  ["neverThanked", 10, /\bI (?:have )?(never (?:really |properly )?(?:thanked|told|asked)) you\b/],
  ["howThings", 9, /\b(how (?:things|it) (?:were|was|are|is|stood) (?:with|between) us)\b/],
  [
    "foundOut",
    10,
    /\bI (?:only |once )?((?:found out|learned|learnt|heard|discovered) (?:afterwards|later|years later|only later|long after|much later|at the funeral))\b/,
    /\bfrom (?:him|her|my|a)\b/,
  ],
  [
    "stranger",
    11,
    /\b(an? (?:old |young |tall )?(?:man|woman|couple|girl|boy) (?:whom |that |who )?(?:I|we|nobody|no one|none of us) (?:did not|didn['’]t|had never|knew|recogni[sz]ed)[^,.;]{0,20})/,
  ],
  [
    "exceptOne",
    10,
    /\b(?:[Ee]verybody|[Ee]veryone|[Aa]ll of (?:them|us)|[Tt]hey all|[Ww]e all)\b[^.]*\b(except (?:for )?(?:the |my |his |her )?\p{L}+)\b/u,
  ],
  [
    "thenStopped",
    10,
    /\b(?:laughed|talked|sang|clapped|smiled|danced|whistled)\b[^.]{0,15}\band then (?:they |he |she |we )?(stopped)\b/,
  ],
  [
    "withheld",
    9,
    /\b(?:said|wrote|whispered|shouted|called out|muttered|gave (?:it|him|her)|added) (?:\p{Ll}+ ){0,2}(something|a name|a word|a few words|one word)\b(?! (?:to eat|else|like|of|for|that|about|to|I|he|she))/u,
    /\b(?:if|must have|had never|never)\b/,
    /\bI never asked\b/,
  ],
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
  [
    "thoughtAbout",
    9,
    /\bI(?:['’]ve| have) (?:often |since )?(thought about|wondered about|turned over|come back to) (?:that|it|this)\b/,
  ],
  [
    "notMention",
    10,
    /\b(?:told|asked|warned) (?:us|me|him|her|them) (not to (?:mention|ask|tell|say|talk|speak))\b/,
    /\bif\b/,
  ],
  ["hadNotMeant", 9, /\bI (?:had not|hadn['’]t|did not|didn['’]t) (mean|meant) to\b/],
  [
    "usedWould",
    5,
    /\b(?:[Ww]e|[Mm]y \p{Ll}+ and I|[Hh]e|[Ss]he|[Mm]y \p{Ll}+) (would) (?:\p{Ll}+ )?(?:lie|sit|stand|walk|wait|take|put|go|come|whistle|sing|count|cook|read)\b/u,
    /\b(?:if|not|never|one|once)\b|n['’]t\b/,
  ],
  ["manyOfUs", 9, /\b(([Mm]any|[Ss]everal|[Ss]ome|[Mm]ost) of us) (?:cannot|can|have|are|would|do)\b/],
  [
    "willing",
    10,
    /\b[Ww]e (?:would be|are|['’]d be|should be) ((?:willing|prepared|happy) to (?:pay|wait|contribute|give|do)) (?:more|a little more|longer|something|towards)\b/,
  ],
]);
