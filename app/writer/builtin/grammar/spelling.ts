/** The right word for one that no dictionary has: where a single known word is near, or one that is far more frequent. */

import { frequentFor, isFrequent, isLetters, shortenedFor, typos, withEnding } from "./mistyped.ts";
import type { Finding } from "./findings.ts";
import { baseOfThird } from "../../prose/english/forms.ts";
import { isVerbBase } from "../../prose/english/verbs.ts";
import { onlyVariety } from "./variety.ts";

export interface Surroundings {
  /** The text has the same word more than once. */
  isRepeated: boolean;
  /** More than once with the same letters, small or large. */
  isUsual?: boolean;
  /** A neighbour is unknown too, as in a name or a phrase of another language. */
  isNearUnknown: boolean;
}

/** `the companys 31 workers`: what is owned stands behind; empty for a plural. */
export function ownerIn(problem: string, before: string, after: string): string {
  const owner = /^(\p{Ll}+[^aeiou]y)s$/u.exec(problem)?.[1];
  return owner &&
    isFrequent(owner) &&
    /(?:^|\s)(?:the|this|that|our|my|their|his|her|its|your|an?|every|each)\s+$/i.test(before) &&
    /^\s+(?:\d|(?:own|first|last|only|new|old|main|head|chief|best|biggest|oldest|annual|future|two|three|four)\b)/.test(
      after,
    )
    ? `${owner}'s`
    : "";
}

/** Behind these a verb is in its plain form. */
const plainly =
  /(?:^|\s)(?:i|you|we|they|to|will|would|can|could|shall|should|may|might|must|do|did|\p{L}+n['’]t|\p{L}+['’]ll)\s+(?:(?:also|always|often|never|just|really|still)\s+)?$/iu;

/** The right word for one that two dictionaries lack, where both know a single word that it is mistyped from. */
export function spelling(
  finding: Finding,
  before: string,
  after: string,
  around: Surroundings,
): string | null {
  const word = spelled(finding, before, after, around);
  // `I also promiss`
  const plain = word === null ? "" : baseOfThird(word);
  return word !== null && plain !== word && isVerbBase(plain) && plainly.test(before) ? plain : word;
}

function spelled(
  { problem, suggestions, second }: Finding,
  before: string,
  after: string,
  { isRepeated, isUsual = false, isNearUnknown }: Surroundings,
): string | null {
  const word = problem.toLowerCase();
  const first =
    [...suggestions.map(({ text }) => text), ...(second ?? [])].find((text) => text.toLowerCase() === word) ??
    suggestions[0]?.text ??
    "";
  if (problem.length < 3 || /[\d_/@.]/.test(problem)) return null;
  // `incl. captions`: what stands before a full stop inside a sentence is shortened.
  if (/^\.\s+\p{Ll}/u.test(after)) return null;
  if (first.toLowerCase() === word)
    // `a tokay gecko`, `young gouda`: what has a capital in a dictionary has none as a thing.
    return !isNearUnknown &&
      !isUsual &&
      (before.trim() === "" ||
        // `a kenyan bank`: said of a country, in front of its thing.
        (/(?:[aeiy]an|ese)$/.test(problem) &&
          /(?:^|\s)(?:an?|the|two|three|some|of|by|for|and)\s+$/i.test(before) &&
          /^\s\p{Ll}/u.test(after)) ||
        /(?:^|\s)(?:in|from|to|at|near|for|with|by|through|via|and|visit(?:ed)?|called|named|hi|hey|dear|hello|thanks|ask|tell|told|asked)\s+$/i.test(
          before,
        )) &&
      /^\p{Ll}{4,}$/u.test(problem) &&
      /^\p{Lu}\p{Ll}+$/u.test(first) &&
      // `brent geese`: of that kind.
      !/^\s(?:\p{Ll}+s|geese|mice|sheep|cattle|deer)(?!\p{L})/u.test(after) &&
      !/[-/\\_~@.]$/.test(before) &&
      !/^[-/\\_@]|^\.\p{Ll}/u.test(after)
      ? first
      : null;
  const opens = before.trim() === "" || /[“"(]\s*$/.test(before);
  if (/\p{Lu}/u.test(problem) && !(opens && /^\p{Lu}\p{Ll}{5,}$/u.test(problem))) return null;
  if (/^\p{Lu}/u.test(problem) && !problem.endsWith("ly") && /^(?:['’]s)?\s+\p{Lu}/u.test(after)) return null;
  // `co-ordinated`, `/home/wanda`, `[s]imple`, `fallin'`: a piece of a word or of a path.
  if (/[-/\\_~@.[\]\uE000]$/.test(before) || /^[-/\\_@\]]/.test(after)) return null;
  if (problem.endsWith("in") && /^['’]/.test(after)) return null;
  // `thou hearest`
  if (/e?st$/.test(word) && /\bthou\b/i.test(before + after)) return null;
  if (/[’']/.test(first) && first.replace(/[’']/g, "").toLowerCase() === word && !/[’']s$/.test(first))
    return first;
  const short = shortenedFor(problem);
  if (short !== null) return short;
  if (second === null || problem.length < 4) return null;
  const owner = ownerIn(problem, before, after);
  if (owner !== "") return owner;
  // Two unknown words side by side are rather a name, or another language, than two slips.
  const isDoubtful = isRepeated || isNearUnknown;
  const frequent = frequentOf(problem, suggestions, second, after, isDoubtful);
  if (frequent !== null) return frequent;
  const best = [...new Set([...suggestions.map(({ text }) => text), ...second])].filter(
    (text) =>
      /^\p{Ll}+$/u.test(text) &&
      suggestions.some((one) => one.text === text) &&
      second.includes(text) &&
      !onlyVariety(problem, text) &&
      isMistyped(word, text),
  );
  const [only] = best;
  // Two words as near leave a doubt; what a text writes twice the same way is rather a word that no dictionary has.
  if (only === undefined || best.length > 1 || (isDoubtful && !isLetters(word, only))) return null;
  if (/^\p{Lu}/u.test(problem) && !isLetters(word, only)) return null;
  return opens && /^\p{Lu}/u.test(problem) ? only.charAt(0).toUpperCase() + only.slice(1) : only;
}

/** The frequent word that was meant; what opens a sentence may be a name, and takes the nearest one alone. */
function frequentOf(
  problem: string,
  suggestions: Finding["suggestions"],
  second: readonly string[],
  after: string,
  isDoubtful: boolean,
): string | null {
  // `readdir(3)`, `resolv.conf`
  if (/^(?:\(|\.\p{Ll})/u.test(after)) return null;
  const word = problem.toLowerCase();
  const ended = withEnding(problem);
  if (ended !== null && !isDoubtful) return ended;
  const found = frequentFor(word);
  if (!found || (isDoubtful && found.cost > 0)) return null;
  // `befor`: a checker that would cut it in two knows no word near it.
  const isCut = suggestions.length > 0 && suggestions.every(({ text }) => text.includes(" "));
  if (
    found.cost > (isCut ? 1.5 : 1) &&
    !second.includes(found.text) &&
    !suggestions.some(({ text }) => text === found.text)
  )
    return null;
  if (!/^\p{Lu}/u.test(problem)) return found.text;
  if (
    found.cost > (problem.endsWith("ly") ? 2 : 1) ||
    /^(?:[,’']|\s+(?:is|was|has|had|and|or|will|would|said|says)\b)/u.test(after) ||
    (!problem.endsWith("ly") && /^\s+\p{Lu}/u.test(after))
  )
    return null;
  return found.text.charAt(0).toUpperCase() + found.text.slice(1);
}

const vowels = /^[aeiou]$/;
/**
 * Whether hands that meant a known word type this one: letters doubled or swapped, one left out inside the word, a vowel
 * for a vowel or one too many inside a longer one. One consonant for another is rather a word that no dictionary has,
 * as `samphire`, `hogget` and `strimmer`.
 */
function isMistyped(word: string, known: string): boolean {
  // `scrutinees` are no scrutineers.
  if (/ees?$/.test(word) && /eers?$/.test(known)) return false;
  if (word[0] !== known[0] || word.length < 4) return false;
  if (isLetters(word, known)) return word.length > 4;
  if (word.length < 6 || typos(word, known) !== 1 || word.at(-1) !== known.at(-1)) return false;
  let at = 0;
  while (word[at] === known[at]) at += 1;
  const [typed = "", meant = ""] = [word[at], known[at]];
  if (known.length > word.length) return true;
  if (known.length < word.length) return word.length > 7 && vowels.test(typed);
  return (
    word.length > 6 &&
    vowels.test(typed) &&
    vowels.test(meant) &&
    /[aeiou]/.test(word.slice(0, at)) &&
    !word.startsWith("re")
  );
}
