/** English constructions that take many words to say little, and the plain statements. Worth more than any single word cut. */

import type { Phrase } from "../rewrite/phrases.ts";

const opens = "(?<=^|[.!?] )";
const told =
  "decided|agreed|proposed|announced|confirmed|reported|suggested|claimed|noted|explained|argued|observed";
/** People or things of at most four words that can stand as a subject. */
const who =
  "(?:(?:the|our|my|your|his|her|their|most|many|some|all) (?:[a-z-]+ ){0,2}?[a-z-]+|we|you|they|he|she|everyone|people)";

const views: Readonly<Record<string, string>> = {
  recommendation: "recommend",
  suggestion: "suggest",
  belief: "believe",
  view: "believe",
  opinion: "believe",
  hope: "hope",
  understanding: "understand",
  expectation: "expect",
};

function viewed(found: string): string {
  const [, owner = "", noun = ""] = /(our|my) (\p{L}+) that$/iu.exec(found.replace(/\s+/g, " ")) ?? [];
  return `${owner.toLowerCase() === "my" ? "I" : "we"} ${views[noun.toLowerCase()] ?? "believe"} that`;
}

/** Applied before the wordiness table. In the order in which they build on each other. */
export const loose: readonly Phrase[] = [
  [
    `${opens}in (?:today['’]s|this|the|our) (?:(?:fast-paced|fast-moving|ever-changing|ever-evolving|modern|digital|busy|connected|competitive|current|increasingly|globali[sz]ed),? (?:and )?)+(?:day and age|world|age|era|society|environment|economy|landscape|times|marketplace),?`,
    "",
  ],
  [`${opens}in this day and age,`, "today,"],
  [`${opens}(?:first of all|to begin with|to start with), (?=(?:it|we|i|let|there)\\b)`, ""],
  ["(?:i|we) would (?:just )?like to (?:say|point out|mention|note|stress|emphasi[sz]e) that", ""],
  [`the first thing that was ([a-z]+ed) by (${who}) was (?:the fact )?that`, "$2 first $1 that"],
  [
    `the first thing (?:that )?(we|you|they|he|she|i|everyone) ([a-z]+ed) was (?:the fact )?that`,
    "$1 first $2 that",
  ],
  [
    `the (?:main|most important) thing that was ([a-z]+ed) by (${who}) was (?:the fact )?that`,
    "$2 mainly $1 that",
  ],
  [`it was (${told}) by ((?:the|our|their) [a-z-]+(?: [a-z-]+)?, [A-Z][^,;:.]{2,40},) that`, "$2 $1 that"],
  [`it was (${told}) by ((?:the|our|their) [a-z-]+(?: [a-z-]+)?) that`, "$2 $1 that"],
  [`it is (?:our|my) (?:${Object.keys(views).join("|")}) that`, viewed],
  ["it is (our|my) intention to", (found) => (/\bmy\b/i.test(found) ? "I intend to" : "we intend to")],
  [
    "(has|have|had) (?:really |truly )?become (?:really )?(?:very |pretty )?(?:much )?a part of",
    "$1 become part of",
  ],
  ["(is|are|was|were) (?:really |truly )?(?:very |pretty )?much a part of", "$1 part of"],
  ["(is|was) the fact that", "$1 that"],
  [
    `${opens}(?:in addition to|as well as|on top of|apart from|besides|along with) (?:this|that|these|all (?:of )?this),?`,
    "also,",
  ],
  [`${opens}in spite of (?:this|that),?`, "even so,"],
  [`${opens}(?:due to|owing to|on account of|as a (?:result|consequence) of) (?:this|that),`, "as a result,"],
  ["in a (?:very |relatively |fairly )?short (?:period|space|amount|span) of time", "quickly"],
  ["over a (?:very )?long (?:period|span) of time", "for long"],
  ["after a period of (?=(?:approximately |about |around )?\\d)", "after "],
  ["(?:for a|in a) total of (?=\\d)", (found) => (found.startsWith("in") ? "in " : "for ")],
  ["at a cost of (?=[£$€]?\\d)", "for "],
  ["for this purpose", "for this"],
  [
    "the (year|month|week|company|country|team|group|world|city|town|project|text) as a whole",
    "the whole $1",
  ],
  ["in the course of (?=(?:one|a|an|two|three|four|six|\\d+) [a-z]+\\b)", "in "],
  [
    "(?<=\\b(?:the|an?|any|all|some|every|our|their|my|your|his|her|its|these|those) (?:[a-z-]+ )?[a-z-]+ )(?:that|which|who) (?:is|are|was|were|has been|have been) (?=(?:made|used|saved|based|held|written|found|kept|stored|given|sold|sent|built|spent|designed|needed|required|called|paid|planned|produced|provided|taken|offered|promised) (?:by|on|in|from|for|at|with|to|of|as|out)\\b)",
    "",
  ],
  [
    "(?<=\\b(?:is|are|was|were|be|been|am) )(?:really|quite|honestly|basically|actually|just|frankly|simply) (?:a bit|kind|sort) of (?=an?\\b)",
    "",
  ],
  ["(?:the )?actual (?=work\\b|facts?\\b|truth\\b)", (found) => (/^the/i.test(found) ? "the " : "")],
  ["utili[sz]e", "use"],
  ["utili[sz]es", "uses"],
  ["utili[sz]ed", "used"],
  ["utili[sz]ing", "using"],
  ["(?:utili[sz]ation) of", "use of"],
];
