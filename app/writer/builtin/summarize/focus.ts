/** What a summary looks for: weights of sentences by the chosen focus and reader. */

import { acronymsOf, spelledOut } from "../../promises/conclusion.ts";
import { conclusionScore } from "../../prose/conclusion.ts";
import { namesOf, numbersOf } from "../../prose/facts.ts";
import { wordsOf } from "../../prose/words.ts";
import type { Candidate } from "../sentences.ts";

const action =
  /\b(?:decid\w*|agree[ds]?|propos\w*|recommend\w*|approv\w*|must|need(?:s|ed)? to|will|should|ask(?:s|ed)? (?:for|to)|by (?:Monday|Tuesday|Wednesday|Thursday|Friday|\d)|deadline|next step|responsible|owner|plan(?:s|ned)? to|going to)\b/i;

/** Weight of a candidate for a focus; without one, its own weight. */
export function focused(
  candidate: Candidate,
  index: number,
  total: number,
  focus: string | undefined,
  reader: string | undefined,
): number {
  const { text, weight } = candidate;
  let value = weight;
  if (focus === "Decisions and actions")
    value += (action.test(text) ? 3 : 0) + conclusionScore(text, index, total) * 0.6;
  if (focus === "Numbers and dates") value += Math.min(4, numbersOf(text).length) * 1.5;
  if (focus === "People and quotes")
    value += Math.min(3, namesOf(text).length) * 0.8 + (/[“"«「]/u.test(text) ? 2.5 : 0);
  if (focus === "Main argument") value += Math.min(4, conclusionScore(text, index, total)) * 0.4;
  if (reader === "Specialist") value += numbersOf(text).length * 0.3;
  if (reader === "General reader" || reader === "Newcomer")
    value -= wordsOf(text).filter((word) => word.length > 12).length * 0.15;
  return Math.max(0.05, value);
}

/** The acronyms of a chosen text that neither it nor the whole text explains. */
export function unexplained(chosen: string, whole: string): string[] {
  return acronymsOf(chosen).filter(
    (acronym) => !spelledOut(chosen, acronym) && expansionIn(whole, acronym) === null,
  );
}

/** `World Health Organization` for WHO, where the text gives it as `World Health Organization (WHO)` or by its initials. */
export function expansionIn(whole: string, acronym: string): string | null {
  const initials = Array.from(acronym, (letter) => `${letter}[\\p{L}’'-]+`).join(
    "\\s+(?:of |and |for |the )?",
  );
  return new RegExp(`(${initials})\\s+\\(${acronym}\\)`, "iu").exec(whole)?.[1] ?? null;
}

/** Spells out each acronym at its first place, from the text's own words. */
export function spellOut(chosen: string, whole: string): string {
  return acronymsOf(chosen).reduce((text, acronym) => {
    const full = expansionIn(whole, acronym);
    if (full === null || spelledOut(text, acronym)) return text;
    return text.replace(new RegExp(`(?<![\\p{L}])${acronym}(?![\\p{L}])`, "u"), `${full} (${acronym})`);
  }, chosen);
}
