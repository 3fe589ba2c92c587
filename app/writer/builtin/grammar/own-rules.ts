/** The rules of grammar that the checker does not have, over one sentence. */

import type { Edit } from "../marks/edits.ts";
import { agreementRules } from "./rules/agreement.ts";
import type { Clause, GrammarRule } from "./rules/clause.ts";
import { confusionRules } from "./rules/confusions.ts";
import { confusedWordRules } from "./rules/confused/confused-words.ts";
import { comparisonRules } from "./rules/comparison.ts";
import { distantSubjectRules } from "./rules/distant-subjects.ts";
import { markRules } from "./rules/marks.ts";
import { numberRules } from "./rules/numbers.ts";
import { spliceRules } from "./rules/splices.ts";
import { tenseRules } from "./rules/tense.ts";
import { usageRules } from "./rules/usage.ts";
import { verbFormRules } from "./rules/verb-forms.ts";

const rules: readonly GrammarRule[] = [
  ...markRules,
  ...confusionRules,
  ...confusedWordRules,
  ...usageRules,
  ...verbFormRules,
  ...comparisonRules,
  ...tenseRules,
  ...distantSubjectRules,
  ...agreementRules,
  ...numberRules,
  ...spliceRules,
];

/** What the rules are sure of in a sentence, the surest first. */
export function ownEdits(clause: Clause): Edit[] {
  return rules.flatMap((rule) => rule(clause));
}
