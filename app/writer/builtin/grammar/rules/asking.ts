/** Questions that end in a full stop, told by the order of their words. */

import { baseOfPast } from "../../../prose/english/forms.ts";
import { isVerbBase } from "../../../prose/english/verbs.ts";
import { masked } from "../../marks/passages.ts";
import type { Clause, GrammarRule } from "./clause.ts";
import { isFinite } from "./main-clauses.ts";
import { nounPhraseAt, phrasesBehind } from "./noun-phrases.ts";

const pronoun = /^(?:i|you|we|they|he|she|it)$/;
const somebody =
  /^(?:anyone|anybody|someone|somebody|everyone|everybody|nobody|anything|something|everything|nothing)$/;

/** The place behind the subject that begins here; -1 for none. */
function subjectEnd(clause: Clause, at: number): number {
  const { key, tag } = clause;
  if (pronoun.test(key(at)) || somebody.test(key(at))) return at + 1;
  if (key(at) === "one" && key(at + 1) === "of" && /^(?:you|us|them)$/.test(key(at + 2))) return at + 3;
  if (/^(?:this|that|these|those|there)$/.test(key(at)) && !/^(?:NOUN|ADJ|PROPN)$/.test(tag(at + 1)))
    return at + 1;
  const phrase = /^(?:DET|PRON)$/.test(tag(at)) && key(at) !== "what" ? nounPhraseAt(clause, at) : null;
  if (!phrase || phrase.determiner === "") return -1;
  return phrasesBehind(clause, phrase.end)?.end ?? phrase.end;
}

/** Whether a base stands here, behind at most one adverb. */
function isBase({ key, tag, tokens }: Clause, from: number): boolean {
  const at = tag(from) === "ADV" ? from + 1 : from;
  return (
    key(at) === "be" ||
    key(at) === "have" ||
    (/^(?:VERB|NOUN)$/.test(tag(at)) &&
      tokens[at]?.lemma === key(at) &&
      (isVerbBase(key(at)) || tag(at) === "VERB"))
  );
}

const isPastParticiple = ({ key, tag }: Clause, from: number): boolean => {
  const at = tag(from) === "ADV" ? from + 1 : from;
  return (
    key(at) === "been" ||
    key(at) === "got" ||
    (tag(at) === "VERB" && /(?:ed|en|wn|ne|ng|un|um|ght|pt|lt|nt|ld|de|et|id|ut|at|st|me)$/.test(key(at)))
  );
};

/** Whether a helper and its subject stand in the order of a question from here on. */
function inverts(clause: Clause, at: number, isLed: boolean): boolean {
  const { key, tag } = clause;
  const helper = key(at);
  const first = /^(?:n't|not)$/.test(key(at + 1)) ? at + 2 : at + 1;
  const end = subjectEnd(clause, first);
  if (end < 0) return false;
  // `Do it today.`, `Did it all.`: what is done, and nobody else does it.
  if (/^(?:do|does|did)$/.test(helper))
    return isBase(clause, end) && tag(end) !== "DET" && !(helper === "do" && key(first) === "it");
  if (/^(?:can|could|will|would|wo|ca)$/.test(helper)) return isBase(clause, end) && tag(at) === "AUX";
  if (helper === "should") return isBase(clause, end) && (isLed || /^(?:i|we)$/.test(key(first)));
  if (helper === "has" || (helper === "have" && (pronoun.test(key(first)) || isLed)))
    return isPastParticiple(clause, end);
  if (helper === "had") return isLed && isPastParticiple(clause, end);
  if (!/^(?:is|are|was|were|am)$/.test(helper)) return false;
  if (helper === "were" && !isLed && !/^(?:you|they|we)$/.test(key(first))) return false;
  if (pronoun.test(key(first)) || somebody.test(key(first)) || (key(first) === "there" && isLed)) return true;
  // `Was there all week.`
  if (key(first) === "there")
    return /^(?:an?|any|some|no|anything|anyone|anybody|something|enough|still|really|much|many|one|more|another)$/.test(
      key(first + 1),
    );
  if (isLed) return true;
  // `Was the best day of all.`: the subject may be left out.
  return (
    /^(?:is|are)$/.test(helper) && /^(?:ADJ|VERB)$/.test(tag(end)) && !/^(?:that|which|who)$/.test(key(end))
  );
}

/** Words that lead into a question: `And`, `So,`, `By the way,`. */
function leadEnd({ key, tag, tokens }: Clause): number {
  const comma = tokens.slice(0, 5).findIndex(({ key: word }) => word === ",");
  if (comma > 0 && !tokens.slice(0, comma).some(({ tag: one }) => /^(?:VERB|AUX)$/.test(one)))
    return comma + 1;
  return /^(?:and|but|so|or|also)$/.test(key(0)) && tag(1) !== "PUNCT" ? 1 : 0;
}

/** Verbs in a finite form from a place on: a second one belongs to a clause that the question does not ask. */
function hasSecondVerb(clause: Clause, from: number): boolean {
  for (let at = from; at < clause.tokens.length; at += 1) {
    if (
      /^(?:that|which|who|what|where|when|if|whether|because|how|why|before|after|until|than|as|while|and|so|or|but)$/.test(
        clause.key(at),
      )
    )
      return false;
    if (isFinite(clause, at) && (clause.tag(at) === "AUX" || baseOfPast.has(clause.key(at)))) return true;
  }
  return false;
}

function asks(clause: Clause): boolean {
  const { key, tag } = clause;
  const at = leadEnd(clause);
  const word = key(at);
  // `So is everyone who was there.`
  if (at === 1 && key(0) === "so" && somebody.test(key(2))) return false;
  if (/^(?:can|could|do|does|did|are|is|was|were|will|would|have|has|should|wo|ca)$/.test(word))
    return inverts(clause, at, false);
  if (/^(?:what|where|when|why|how)$/.test(word)) {
    let verb = at + 1;
    if (word === "how" && /^(?:many|much|long|often|far|old|soon|big)$/.test(key(verb))) {
      verb += 1;
      while (verb < at + 5 && /^(?:NOUN|ADJ)$/.test(tag(verb))) verb += 1;
    } else if (word === "what" && /^(?:time|colour|color|day|kind|size|sort|date)$/.test(key(verb))) {
      verb += 1;
      if (key(verb) === "of" && tag(verb + 1) === "NOUN") verb += 2;
    } else if (key(verb) === "on" && key(verb + 1) === "earth") verb += 2;
    else if (/^(?:exactly|else)$/.test(key(verb))) verb += 1;
    if (!inverts(clause, verb, true)) return false;
    // `What is the matter with it was soon clear.`
    const isBe = /^(?:is|are|was|were)$/.test(key(verb));
    if (isBe && /^(?:what|when|how|where)$/.test(word) && tag(verb + 1) === "ADJ") return false;
    return !hasSecondVerb(clause, isBe ? verb + 2 : (subjectEnd(clause, verb + 1) ?? 0) + 2);
  }
  // `Seconded by Ann, who was thanked for it.`
  if (key(at - 1) === "," && /^(?:who|which|whose)$/.test(word)) return false;
  if (word === "who")
    return (
      clause.tokens.length > 6 &&
      /^(?:is|was|will|would|can|could|has)$/.test(key(at + 1)) &&
      tag(at + 2) === "VERB" &&
      !hasSecondVerb(clause, at + 3)
    );
  if (word === "which" || word === "whose") {
    let verb = at + 1;
    while (verb < at + 6 && /^(?:of|the|these|those|two|three)$|^$/.test(key(verb))) verb += 1;
    while (verb < at + 8 && /^(?:NOUN|ADJ)$/.test(tag(verb))) verb += 1;
    if (verb === at + 1) return false;
    if (word === "whose" && key(verb + 1) === "it") return /^(?:is|was)$/.test(key(verb));
    return (
      /^(?:do|does|did|can|could|should|would|will|are|is|were|was|have)$/.test(key(verb)) &&
      pronoun.test(key(verb + 1)) &&
      (/^(?:are|is|were|was)$/.test(key(verb)) ||
        isBase(clause, verb + 2) ||
        isPastParticiple(clause, verb + 2))
    );
  }
  return false;
}

/** `, isn't it.` */
function isTagged({ key, tokens }: Clause): boolean {
  const last = tokens.length - 1;
  return (
    key(last - 4) === "," &&
    /^(?:is|are|was|were|do|does|did|have|has|had|can|could|would|should|wo|ca)$/.test(key(last - 3)) &&
    key(last - 2) === "n't" &&
    pronoun.test(key(last - 1)) &&
    last > 7
  );
}

/** `Has anyone told Colin he needs his own card.` */
const questions: GrammarRule = (clause) => {
  const { sentence, tokens, key } = clause;
  const { text, from, kind } = sentence;
  if (
    !/^(?:paragraph|item)$/.test(kind) ||
    !/[\p{L}\p{N})]\.$/u.test(text) ||
    /[;:—?]|\S {2,}\S/.test(text) ||
    text.includes(masked)
  )
    return [];
  if (!/^\p{Lu}/u.test(tokens[0]?.text ?? "") || tokens.length < 4) return [];
  // `Don't you dare laugh.` forbids.
  if (/^don['’]t you (?:dare|ever|go|worry|forget)\b/i.test(text)) return [];
  // Behind a comma another clause may tell something: `Are you new, come in.`
  const lead = leadEnd(clause);
  const commas = tokens.flatMap(({ key: word }, index) => (word === "," && index >= lead ? [index] : []));
  const isPlain = commas.every(
    (index) =>
      /^(?:please|though|then|too|anyway|or|and|if|because|so|by)$/.test(key(index + 1)) &&
      !(key(index + 1) === "and" && pronoun.test(key(index + 2))),
  );
  if (!(isPlain && asks(clause)) && !isTagged(clause)) return [];
  const end = from + text.length;
  return [{ from: end - 1, to: end, replacement: "?", reason: "A question ends in a question mark" }];
};

export const askingRules: readonly GrammarRule[] = [questions];
