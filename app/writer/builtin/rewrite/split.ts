/** Splitting long English sentences where two whole clauses meet. */

import { countWords } from "../../prose/words.ts";
import { withoutLead } from "../leads.ts";
import { imperative } from "../tables/imperatives.ts";

const helping =
  "(?:is|are|was|were|am|has|have|had|do|does|did|will|would|can|could|may|might|must|should|shall|cannot|won[’']t|don[’']t|didn[’']t|isn[’']t|went|came|made|took|got|said|saw|knew|began|became|gave|found|left|felt|kept|held|sent|told|ran|fell|rose|spent)";
const verb = `(?:${helping}|also [\\p{L}]+|(?:[\\p{L}]+ly )?[\\p{L}]{2,}(?:ed|s)|hope|want|think|know|need|plan|believe|expect)`;
/** Words that cannot stand inside a short subject. */
const between =
  "(?!(?:of|in|on|with|the|a|an|and|or|to|for|from|by|at|under|near|behind|upon|who|which|that|than)\\b)[\\p{L}’'-]+";
const short = "(?:also |still |often |never |always |just |only |now |then )?";
const pronoun = "(?:I|we|he|she|it|they|you|there|everyone|nobody)";
const determiner =
  "(?:the|our|my|your|his|her|their|its|a|an|this|that|these|those|each|every|many|some|most)";
const acted = "(?:[\\p{L}]+ly )?(?!(?:hundred|indeed|breed|speed|agreed upon)\\b)[\\p{L}]{4,}ed";
const clause = new RegExp(
  `^(?:then |now |in [\\p{L}]+ )?(?:${pronoun} ${short}${verb}|(?:this|that) ${short}${helping}|${determiner} (?:${between} ){1,3}${short}(?:${helping}|${acted}))\\b`,
  "iu",
);
const finite = new RegExp(`\\b${verb}\\b`, "iu");
const opens =
  /^(?:if|when|while|although|though|because|since|as|after|before|unless|until|whether|whenever|where|once|even if|that|what|who|which|how)\b/i;
const reports =
  /\b(?:said|says|say|told|tells|thinks?|thought|believes?|believed|knows?|knew|means?|shows?|showed|found|argue[ds]?|claim(?:ed|s)?|hopes?|hoped|feels?|felt|so|such|not only|both|either|neither)\b[^,;]*\b(?:that|how|why|whether|but|and|or)\b[^,;]*$/i;

const joints: readonly [pattern: RegExp, lead: string][] = [
  [/;\s+(?:however|therefore|moreover|furthermore|also|then|in addition|as a result),?\s+/giu, "same"],
  [/;\s+(?:and|but|so)\s+/giu, "same"],
  [/;\s+/gu, ""],
  [/\s+[—–]\s+(?=(?:and|but|so)\s)/giu, "dash"],
  [/,\s+and\s+(?:so\s+)?/giu, ""],
  [/,\s+but\s+/giu, "But "],
  [/,\s+so\s+/giu, "So "],
  [/,\s+(?:yet)\s+/giu, "Yet "],
  [/,\s+which (?:means|meant) that\s+/giu, "So "],
];

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether what stands left of a joint can stand alone. */
function stands(left: string): boolean {
  if (countWords(left) < 5 || !finite.test(left)) return false;
  if (opens.test(left) && !/,\s/.test(left)) return false;
  if (reports.test(left)) return false;
  return (left.match(/\(/g)?.length ?? 0) === (left.match(/\)/g)?.length ?? 0);
}

/** The two halves of a sentence at its most even safe joint, or null if there is none. */
function halves(sentence: string): [string, string] | null {
  let best: { at: [string, string]; gap: number } | null = null;
  for (const [pattern, lead] of joints)
    for (const match of sentence.matchAll(pattern)) {
      const left = sentence.slice(0, match.index);
      const right = sentence.slice(match.index + match[0].length);
      const meets = clause.test(right) || (imperative.test(withoutLead(left)) && imperative.test(right));
      if (!stands(left) || !meets || countWords(right) < 5) continue;
      const kept = lead === "same" ? capital(match[0].replace(/^;\s+/, "")) : lead;
      const next = kept === "" || kept === "dash" ? capital(right) : kept + right;
      const gap = Math.abs(countWords(left) - countWords(right));
      if (!best || gap < best.gap) best = { at: [`${left}.`, next], gap };
    }
  return best?.at ?? null;
}

/** A longer run of words is no sentence that a rule understands. */
const longest = 200;

/** Splits a sentence until no part is longer than `most` words or no safe joint is left. */
export function splitLong(sentence: string, most: number): string {
  const words = countWords(sentence);
  if (words <= most || words > longest || sentence.endsWith("?")) return sentence;
  const parts = halves(sentence);
  if (!parts) return sentence;
  return parts.map((part) => splitLong(part, most)).join(" ");
}
