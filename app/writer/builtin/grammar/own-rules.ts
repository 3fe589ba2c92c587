/** The rules of grammar that the checker does not have, over one sentence. */

import type { Edit } from "../marks/edits.ts";
import { agree } from "./rules/agreeing.ts";
import { agreementRules } from "./rules/agreement.ts";
import { aidedFormRules } from "./rules/aided-forms.ts";
import { bareNounRules } from "./rules/bare-nouns.ts";
import { askingRules } from "./rules/asking.ts";
import { toldQuestionRules } from "./rules/told-questions.ts";
import type { Clause, GrammarRule } from "./rules/clause.ts";
import { confusionRules } from "./rules/confusions.ts";
import { confusedWordRules } from "./rules/confused/confused-words.ts";
import { comparisonRules } from "./rules/comparison.ts";
import { countedSubjectRules } from "./rules/counted-subjects.ts";
import { distantSubjectRules } from "./rules/distant-subjects.ts";
import { amountRules } from "./rules/amounts.ts";
import { framedVerbRules } from "./rules/framed-verbs.ts";
import { heardAlikeRules } from "./rules/heard-alike.ts";
import { heardWordRules } from "./rules/heard-words.ts";
import { jointSubjectRules } from "./rules/joint-subjects.ts";
import { manyAndDateRules } from "./rules/many-and-dates.ts";
import { mannerRules } from "./rules/manner.ts";
import { mixedTenseRules } from "./rules/mixed-tenses.ts";
import { missingToRules } from "./rules/missing-to.ts";
import { missingWordRules } from "./rules/missing-words.ts";
import { ownerRules } from "./rules/owners.ts";
import { pastFormRules } from "./rules/past-forms.ts";
import { pluralApostropheRules } from "./rules/plural-apostrophes.ts";
import { thenAndWhereRules } from "./rules/then-and-where.ts";
import { throughAndFromRules } from "./rules/through-and-from.ts";
import { toldWhoRules } from "./rules/told-who.ts";
import { toldPastRules } from "./rules/told-past.ts";
import { helpedFormRules } from "./rules/helped-forms.ts";
import { manySubjectRules } from "./rules/many-subjects.ts";
import { theOneRules } from "./rules/the-one.ts";
import { openGapRules } from "./rules/open-gaps.ts";
import { timeLedRules } from "./rules/time-led.ts";
import { everydayRules } from "./rules/everyday.ts";
import { doubledWordRules } from "./rules/doubled-words.ts";
import { farSubjectRules } from "./rules/far-subjects.ts";
import { lackingAdverbRules } from "./rules/lacking-adverbs.ts";
import { lackingFormRules } from "./rules/lacking-forms.ts";
import { ledSubjectRules } from "./rules/led-subjects.ts";
import { loneThingRules } from "./rules/lone-things.ts";
import { learnerRules } from "./rules/learners.ts";
import { leftOutWordRules } from "./rules/left-out-words.ts";
import { manyOwnerRules } from "./rules/many-owners.ts";
import { littleGapRules } from "./rules/little-gaps.ts";
import { markRules } from "./rules/marks.ts";
import { numberRules } from "./rules/numbers.ts";
import { openingCommaRules } from "./rules/opening-commas.ts";
import { pastLeadRules } from "./rules/past-lead.ts";
import { pickedSubjectRules } from "./rules/picked-subjects.ts";
import { pronounCaseRules } from "./rules/pronoun-case.ts";
import { roleOwnerRules } from "./rules/role-owners.ts";
import { slipRules } from "./rules/slips.ts";
import { smallFrameRules } from "./rules/small-frames.ts";
import { smallWordRules } from "./rules/small-words.ts";
import { speechMarkRules } from "./rules/speech-marks.ts";
import { sureGapRules } from "./rules/sure-gaps.ts";
import { countedThingRules } from "./rules/counted-things.ts";
import { namedOwnerRules } from "./rules/named-owners.ts";
import { nearWordRules } from "./rules/near-words.ts";
import { sureSubjectRules } from "./rules/sure-subjects.ts";
import { spliceRules } from "./rules/splices.ts";
import { tenseRules } from "./rules/tense.ts";
import { usageRules } from "./rules/usage.ts";
import { verbFormRules } from "./rules/verb-forms.ts";
import { purposeRules } from "./rules/purposes.ts";
import { verbPatternRules } from "./rules/verb-patterns.ts";
import { wordingRules } from "./rules/wordings.ts";
import { wholeSubjectRules } from "./rules/whole-subjects.ts";
import { whoseWordRules } from "./rules/whose-words.ts";

const rules: readonly GrammarRule[] = [
  ...heardWordRules,
  ...markRules,
  ...askingRules,
  ...nearWordRules,
  ...sureGapRules,
  ...lackingFormRules,
  ...aidedFormRules,
  ...toldQuestionRules,
  ...wordingRules,
  ...openGapRules,
  ...theOneRules,
  ...helpedFormRules,
  ...verbPatternRules,
  ...purposeRules,
  ...slipRules,
  ...doubledWordRules,
  ...heardAlikeRules,
  ...throughAndFromRules,
  ...confusionRules,
  ...confusedWordRules,
  ...smallWordRules,
  ...whoseWordRules,
  ...thenAndWhereRules,
  ...pluralApostropheRules,
  ...namedOwnerRules,
  ...pronounCaseRules,
  ...pastLeadRules,
  ...missingToRules,
  ...manyAndDateRules,
  ...learnerRules,
  ...usageRules,
  ...pastFormRules,
  ...verbFormRules,
  ...ownerRules,
  ...roleOwnerRules,
  ...manyOwnerRules,
  ...mannerRules,
  ...lackingAdverbRules,
  ...comparisonRules,
  ...timeLedRules,
  ...mixedTenseRules,
  ...tenseRules,
  ...toldPastRules,
  ...pickedSubjectRules,
  ...farSubjectRules,
  ...ledSubjectRules,
  ...countedSubjectRules,
  ...wholeSubjectRules,
  ...jointSubjectRules,
  ...distantSubjectRules,
  ...sureSubjectRules,
  ...toldWhoRules,
  ...manySubjectRules,
  ...countedThingRules,
  ...agreementRules,
  ...amountRules,
  ...numberRules,
  ...everydayRules,
  ...missingWordRules,
  ...leftOutWordRules,
  ...littleGapRules,
  ...bareNounRules,
  ...loneThingRules,
  ...openingCommaRules,
  ...framedVerbRules,
  ...smallFrameRules,
  ...speechMarkRules,
  ...spliceRules,
];

/** `(b) That the Chair write to the trust`: what is proposed stands in the plain form. */
const proposed = /^\W{0,3}(?:(?:\p{L}|\d{1,2})[.)] )?That the\b/u;

/** What the rules are sure of in a sentence, the surest first. */
export function ownEdits(clause: Clause): Edit[] {
  const edits = rules.flatMap((rule) => rule(clause));
  // `rota for Dot, sheet on noticeboard`: an item without any article, pronoun or helper lacks none.
  const isClipped =
    clause.sentence.kind === "item" && !clause.tokens.some(({ tag }) => /^(?:DET|PRON|AUX)$/.test(tag));
  const dropped = [
    proposed.test(clause.sentence.text) ? agree : "",
    isClipped ? "A little word is missing" : "",
  ];
  return edits.filter(({ reason }) => !dropped.includes(reason));
}
