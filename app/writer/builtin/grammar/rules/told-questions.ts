/** Questions inside a sentence have the order of a statement: `He asked how long would it take`, `what time is it`. */

import { pastForm, thirdPerson } from "../../../prose/english/forms.ts";
import { isVerbBase } from "../../../prose/english/verbs.ts";
import type { Edit } from "../../marks/edits.ts";
import { masked } from "../../marks/passages.ts";
import { type Clause, eachWord, type GrammarRule } from "./clause.ts";
import { nounPhraseAt, phrasesBehind } from "./noun-phrases.ts";

const asking = "where when why how what who which whose if whether";
const leads =
  /^(?:know|knows|knew|wonder|wonders|wondered|wondering|understand|understands|understood|explain|explained|remember|remembers|remembered|forgot|forget|idea|ask|asks|asked|tell|tells|told|see|discover|discovered|out|realise|realised|realize|realized|imagine|show|showed|say|sure|check|learn|decide|decided|guess)$/;
const pronoun = /^(?:i|we|you|he|she|they|it)$/;
const reason = "No question order inside a sentence";

/** The place behind the asking words: `where`, `what time`, `how long`, `how many people`, `which of the rooms`. */
function askedEnd(clause: Clause, index: number): number {
  const { key, tag } = clause;
  const word = key(index);
  const next = index + 1;
  if (word === "how") {
    if (/^(?:many|much)$/.test(key(next))) return tag(next + 1) === "NOUN" ? next + 2 : next + 1;
    return /^(?:long|old|far|often|big|soon|fast|tall|deep|high|heavy|good|bad|difficult|easy|expensive|large)$/.test(
      key(next),
    )
      ? next + 1
      : next;
  }
  if (/^(?:what|which|whose)$/.test(word) && tag(next) === "NOUN") return next + 1;
  return next;
}

/** Whether words before show that a question is told: `asked him`, `I don't know`, `Can you tell me`. */
function isTold({ key }: Clause, index: number): boolean {
  const behind = /^(?:exactly|just|me|us|him|her|them|you|myself|himself|herself)$/.test(key(index - 1));
  const lead = behind ? index - 2 : index - 1;
  const word = key(lead);
  if (!leads.test(word)) return false;
  if (word === "out") return /^(?:find|found|finds|finding|figure|figured|work|worked)$/.test(key(lead - 1));
  if (word === "say") return /^(?:n't|not|cannot|to)$/.test(key(lead - 1));
  // `You see, what is it?`, `Tell me, how is he?` have a comma; `I say what is it` is speech.
  return lead >= 0;
}

const isOver = ({ key, tag }: Clause, at: number): boolean =>
  tag(at) === "" || /^(?:[.,;!?)]|and|but|because|so|when|if)$/.test(key(at));

const within: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, sentence } = clause;
  return eachWord(clause, asking).flatMap((index): Edit[] => {
    if (index === 0 || !isTold(clause, index) || sentence.text.includes(masked) || /[“"]/.test(sentence.text))
      return [];
    const verb = askedEnd(clause, index);
    const helper = key(verb);
    if (tag(verb) !== "AUX" || key(verb + 1) === "n't") return [];
    const isPronoun =
      pronoun.test(key(verb + 1)) ||
      (/^(?:this|that|these|those)$/.test(key(verb + 1)) && isOver(clause, verb + 2));
    const phrase = isPronoun
      ? null
      : /^(?:DET|PRON|PROPN)$/.test(tag(verb + 1))
        ? nounPhraseAt(clause, verb + 1)
        : null;
    if (!isPronoun && !phrase) return [];
    const end = isPronoun ? verb + 2 : (phrase?.end ?? -1);
    const text = (first: number, last: number): string =>
      sentence.text.slice(tokens[first]?.start ?? 0, tokens[last]?.end ?? 0);
    const subject = text(verb + 1, end - 1);
    if (/^(?:is|was|are|were|am)$/.test(helper)) {
      // `what is the matter`, `who is the owner`: either may be the subject.
      if (!isPronoun && /^(?:what|who|which|whose)$/.test(key(index)) && verb === index + 1) return [];
      if (isPronoun)
        return /^(?:how|what|who)$/.test(key(index)) && verb === index + 1 && key(end) === "that"
          ? []
          : edit(verb, end - 1, `${subject} ${helper}`, reason);
      return isOver(clause, end) ? edit(verb, end - 1, `${subject} ${helper}`, reason) : [];
    }
    if (/^(?:did|do|does)$/.test(helper)) {
      const base = key(end);
      if (tokens[end]?.lemma !== base || !(isVerbBase(base) || /^(?:go|come|do|have|get)$/.test(base)))
        return [];
      const told = { did: pastForm(base), does: thirdPerson(base) }[helper] ?? base;
      return edit(verb, end, `${subject} ${told}`, reason);
    }
    if (!/^(?:would|will|can|could|should|had|has|have|may|might)$/.test(helper)) return [];
    // `what will be the cost of insurance`
    if (/^(?:has|have|had)$/.test(helper) && tag(end) !== "VERB" && tag(end) !== "AUX" && tag(end) !== "ADV")
      return [];
    return /^(?:VERB|AUX|ADV)$/.test(tag(end)) ? edit(verb, end - 1, `${subject} ${helper}`, reason) : [];
  });
};

/** `I cannot say what will be the cost of insurance.` */
const whatWillBe: GrammarRule = (clause) => {
  const { key, tokens, edit, sentence } = clause;
  return eachWord(clause, "what").flatMap((index): Edit[] => {
    if (index === 0 || !isTold(clause, index) || sentence.text.includes(masked)) return [];
    if (!/^(?:will|would|could|might)$/.test(key(index + 1)) || key(index + 2) !== "be") return [];
    const phrase = nounPhraseAt(clause, index + 3);
    if (!phrase || !/^(?:the|my|our|your|his|her|their|its)$/.test(phrase.determiner)) return [];
    const end = phrasesBehind(clause, phrase.end)?.end ?? phrase.end;
    if (!isOver(clause, end)) return [];
    const subject = sentence.text.slice(tokens[index + 3]?.start ?? 0, tokens[end - 1]?.end ?? 0);
    return edit(index + 1, end - 1, `${subject} ${key(index + 1)} be`, reason);
  });
};

export const toldQuestionRules: readonly GrammarRule[] = [within, whatWillBe];
