/** English passives by their form. */

import { participleOfBase } from "./english/forms.ts";

/** Without those that are adjectives or pasts as often. */
const irregular = [...participleOfBase.values(), "shown", "overseen", "undertaken", "rewritten"]
  .filter((participle) => !["run", "left", "got", "come", "become", "gone"].includes(participle))
  .join("|");
const passive = new RegExp(
  `\\b(?:is|are|was|were|be|been|being)(?: not| also| now| already| [a-z]+ly)? (?:(?!tired|interested|excited|pleased|worried|located|based|used to|supposed|allowed|need|indeed)[a-z]{2,}ed|${irregular})\\b`,
  "i",
);

/** Whether a sentence holds a passive: a form of `be` and a participle. Participles that describe (`tired`) are none. */
export function isPassive(sentence: string): boolean {
  return passive.test(sentence);
}
