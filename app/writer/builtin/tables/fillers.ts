/** English words that a tight text does without. Used where a shorter text is asked for, after the wordiness table. */

import type { Phrase } from "../rewrite/phrases.ts";

export const fillers: readonly Phrase[] = [
  [
    "(?<!\\b(?:not|[a-z]+n['’]t|never|so|too|as|how|than) )(?:very|really|quite|rather|simply|extremely|truly|highly) (?=(?!(?:much|many|few|little|well|often|soon|than|like|a|an|the|of|to|when|where|same|first|last|best)\\b)\\p{Ll})",
    "",
  ],
  [
    "(?<=^|[.!?,] |\\b(?:and|but|is|are|was|were) )(?:in fact|of course|as it were|so to speak|by and large|for the most part|for what it is worth|all things considered|to be honest|to tell the truth),?(?= )",
    "",
  ],
  [
    "(?<=^|[.!?,;] |\\b(?:and|but|because) )(?:i|we) (?:(?:think|believe|guess|suppose)(?: that)?|feel that) (?=(?:the|a|an|this|these|it|we|they|you|he|she|i|there|our|my|your|his|her|their|its|all|every|most|some)\\b)",
    "",
  ],
  ["(?<=\\b(?:which|who) )(?:i|we) (?:think|believe|guess|suppose) (?=\\p{L})", ""],
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
  ["just (?=(?:about|a|the)\\b)", ""],
  ["(?<=\\b(?:the|an?|our|my|your|his|her|their) [a-z]+ )as well as", "and"],
  ["(?<=\\b(?:like|likes|liked|know|knows|knew|forget|mean|means|hide|ignore|accept) )the fact that", "that"],
  ["more and more", "increasingly"],
  ["over and over(?: again)?", "repeatedly"],
  ["again and again", "repeatedly"],
  ["in order that", "so that"],
  ["up until", "until"],
  ["up to now", "so far"],
  ["so that (?=(?:we|you|they|I|he|she|it) can)", "so "],
  ["(?<=^|[.!?] )(?:because of this|for this reason|as a result),", "so"],
  ["(?:a bit|kind|sort) of (?=an? )", ""],
  ["(?:honestly|frankly|obviously|basically|essentially)(?=,)", ""],
  ["more than (?=(?:happy|welcome|glad)\\b)", ""],
  ["the whole thing", "it all"],
  ["(?:first|second|third|last)(?:ly)? of all,?", (found) => `${found.split(/\s/)[0] ?? ""},`],
];
