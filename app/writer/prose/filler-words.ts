/** English filler words: what a sentence says as well without. */

import { guard } from "./guard.ts";

const words =
  "very|really|actually|basically|literally|honestly|simply|quite|rather|totally|completely|absolutely|definitely|certainly|obviously|essentially|suddenly|somewhat|a bit|a little bit|sort of|kind of|of course|in fact|needless to say|just";

/** Before these a filler is none: `very same`, `rather than`, `just as`, `quite a few`, `kind of` a thing. */
const notBefore =
  "(?! (?:than|as|like|same|much|many|few|little|well|often|soon|first|last|best|a|an|the|of|to|about|before|after|over|under|below|above|outside|inside|behind|in|on|at|by|enough|when|where|now|then)\\b|[.,;:!?)\\]—–]|$)";
const notAfter =
  "(?<!\\b(?:not|never|so|too|as|how|than|this|that|the|a|an|no|some|any|what|one|same|or|if|would|had|n['’]t|have|has|only|all|be|is it|each|another|two|other|every|which|new|right|small|little|different|certain|rare|special|his|her|my|our|your|their|its) |['’]t )";

/** Matches one filler with the space behind it, where it can go without loss. */
const fillerPattern: RegExp = new RegExp(
  `(?<![\\p{L}’'-])${notAfter}(?:${words})(?![\\p{L}’'-])${notBefore} `,
  "giu",
);

/** The fillers of a text outside quotations, as they stand there. */
export function fillersIn(text: string): string[] {
  return (guard(text).text.match(fillerPattern) ?? []).map((found) => found.trim());
}
