/** What a summary looks for: weights of sentences by the chosen focus and reader. */

import { acronymsOf, spelledOut } from "../../promises/conclusion.ts";
import { conclusionScore } from "../../prose/conclusion.ts";
import { namesOf, numbersOf } from "../../prose/facts.ts";
import { wordsOf } from "../../prose/words.ts";
import { withoutLead } from "../leads.ts";
import { imperative } from "../tables/imperatives.ts";
import type { Candidate } from "../sentences.ts";

/** What was settled, and by whom. */
const decision =
  /\b(?:decided|decides (?:that|to)|decision to|agree[ds]?(?= (?:to|that|on|by))|propos\w*|recommend\w*|approv\w*|resolv\w*|banned|cancelled|postponed|was set for)\b/i;
/** What somebody is to do. */
const action =
  /\b(?:must|need(?:s|ed)? to|should|ask(?:s|ed)? (?:for|to|the)|by (?:Monday|Tuesday|Wednesday|Thursday|Friday|\d)|deadline|next step|responsible|owner|plan(?:s|ned)? to|going to|could you|please)\b|\b(?!it\b|this\b|that\b|there\b)\p{L}+ will (?!be\b|never\b|always\b)/iu;
/** How strongly a sentence says what was decided or is to be done. */
function actionScore(text: string): number {
  if (/[?？]["”’]?$/.test(text)) return 0;
  return decision.test(text) ? 3 : imperative.test(withoutLead(text)) ? 2.5 : action.test(text) ? 2 : 0;
}

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
    value =
      actionScore(text) === 0
        ? value * 0.3
        : value * 0.5 + actionScore(text) * 1.5 + conclusionScore(text, index, total) * 0.2;
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
