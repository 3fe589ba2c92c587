/** What was expected, and the sentence behind it that says what came of it. */

import { plainOf } from "../../prose/words.ts";
import type { Statement } from "./statements.ts";

/** `was expected to`, `were due on`, `should have been`, `We had hoped that`. */
const expects =
  /\b(?:(?:is|are|was|were|been|be|['’]s|['’]re) (?:\p{L}+ly |now |still |first |once |also )?(?:expected|due|hoped|planned|supposed|meant|scheduled|intended|promised|set) (?:to|for|on|at|in|by|back|out|here|there|this|next|last|that|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|(?:should|ought to) have (?:been|had|come|gone|\p{L}+ed)\b|(?:was|were) to (?:have )?\p{Ll}+|(?:had|has|have) (?:hoped|planned|meant|expected|intended|promised|been (?:due|promised|expected|supposed|hoped))\b|(?:hoped|expected|planned|meant|intended|promised) (?:to|that|it|they|he|she|the)\b)/iu;

/** What comes of it, or does not: the words that turn an expectation round. */
const otherwise =
  /\b(?:still|not|no longer|never|neither|nobody|none|instead|but|however|until|only|so far|yet|in the end|in the event|turned out|as it (?:is|was|happens|happened)|by then|too late|late|cancelled|called off|postponed|put off|put back|delayed|held up|stuck|lost|failed|refused|broke)\b|n['’]t\b/i;
/** Its subject is what was spoken of. */
const again =
  /^(?:["“‘]?(?:but|and|yet|so|then|however|instead|in the (?:end|event)|as it (?:is|was|happens|happened)|so far|by (?:then|now)),? )*(?:it|they|he|she|that|this|these|those|neither|none|nobody|nothing|both|each|we|I)\b/i;
/** What has come about since. */
const since =
  /\b(?:came|arrived|happened|went|got|was|were|had|has|have|did|took|left|turned|found|stood|lay|sat|\p{Ll}+ed)\b/iu;
/** When. */
const when =
  /\b(?:(?:on|by|until|since|last|next|this|at|in|from) (?:the )?(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|noon|midnight|morning|afternoon|evening|night|week|month|year|spring|summer|autumn|winter)|yesterday|tonight|today|(?:days?|weeks?|months?|years?|hours?) (?:later|late|after|early|ago))\b/i;

const nouns = (text: string): readonly string[] =>
  (
    plainOf(text)
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? []
  ).map((word) => word.slice(0, 5));

/** Whether a statement is an expectation of which the next one says that it came otherwise, or what came of it. */
export function isOvertaken(statements: readonly Statement[], index: number): boolean {
  const [here, next] = [statements[index], statements[index + 1]];
  if (!here || !next || next.courtesy || next.section !== here.section) return false;
  const told = plainOf(here.text).replace(/["“][^"“”]*["”]/g, " ");
  const said = plainOf(next.text).trim();
  if (!expects.test(told)) return false;
  const isSame = again.test(said);
  if (next.paragraph !== here.paragraph) return isSame && otherwise.test(said) && !/^(?:we|I)\b/.test(said);
  if (isSame) return otherwise.test(said) || (since.test(said) && when.test(said));
  const known = new Set(nouns(told));
  return otherwise.test(said) && nouns(said.split(" ").slice(0, 6).join(" ")).some((noun) => known.has(noun));
}
