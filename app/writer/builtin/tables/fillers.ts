/** English words that a tight text does without. Used where a shorter text is asked for, after the wordiness table. */

import type { Phrase } from "../rewrite/phrases.ts";

export const fillers: readonly Phrase[] = [
  [
    "(?:very|really|quite|rather|simply|extremely|truly|highly) (?=(?!(?:much|many|few|little|well|often|soon)\\b)\\p{Ll})",
    "",
  ],
  [
    "(?:in fact|of course|as such|as it were|so to speak|by and large|for the most part|for what it is worth|all things considered|to be honest|to tell the truth),?(?= )",
    "",
  ],
  ["(?:i|we) (?:think|believe|feel|guess|suppose)(?: that)? (?=\\p{L})", ""],
  ["in (?:my|our) opinion,?", ""],
  ["(?:was|were) responsible for (?=(?!\\p{L}+ing\\b)\\p{L})", "handled "],
  [
    "(?:is|are) (?:often|usually|generally|widely) considered (?:to be )?",
    (found) => `${found.split(/\s/)[0] ?? ""} `,
  ],
  ["many different", "many"],
  ["(?:various|several) different", (found) => found.split(/\s/)[0] ?? found],
  ["(?:some|certain) (?=\\p{L}+ (?:templates|ideas|reasons|changes|questions|tests|notes|people)\\b)", ""],
  ["a (?:number|couple|range|variety|series) of (?=\\p{L}+s\\b)", "some "],
  ["(?:just|already|also|even) (?=(?:as|about|a|the)\\b)", ""],
  ["as well as", "and"],
  ["all (?:of )?(?=(?:our|your|their|the|my|his|her) )", "all "],
  ["that (?:is|are|was|were) (?=(?:made|used|based|held|written|found|kept|stored|given|sold|sent)\\b)", ""],
  [
    "(?<=\\p{L} )(?:which|who) (?:is|are|was|were) (?=(?:made|used|based|held|written|found|kept|stored|given|sold|sent)\\b)",
    "",
  ],
  ["(?:the fact that) (?=(?:we|you|they|it|he|she|I)\\b)", "that "],
  ["more and more", "increasingly"],
  ["over and over(?: again)?", "repeatedly"],
  ["again and again", "repeatedly"],
  ["as soon as possible", "soon"],
  [
    "(?:each|all) of (?:them|us|you) (?=\\p{L})",
    (found) => `${/them/i.test(found) ? "they" : /us/i.test(found) ? "we" : "you"} all `,
  ],
  ["and so on(?: and so forth)?", "etc."],
  ["in order that", "so that"],
  ["up until", "until"],
  ["up to now", "so far"],
  ["so that (?=(?:we|you|they|I|he|she|it) can)", "so "],
  ["because of this,", "so"],
  ["for this reason,", "so"],
  ["as a result,", "so"],
  ["for example,? (?=\\p{Ll})", "for example, "],
  ["at least (?=once\\b)", ""],
  ["(?:first|second|third|last)(?:ly)? of all,?", (found) => `${found.split(/\s/)[0] ?? ""},`],
];
