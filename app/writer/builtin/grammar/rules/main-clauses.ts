/** Where a main clause begins with its subject and its finite verb. */

import { baseOfPast, isPlural, pastOfParticiple } from "../../../prose/english/forms.ts";
import { unchanging } from "../../../prose/english/verbs.ts";
import type { Clause } from "./clause.ts";
import { nounPhraseAt, subjectAt } from "./noun-phrases.ts";

const nominative = /^(?:i|we|he|she|they)$/;
const either = /^(?:it|you|there)$/;
const indefinite =
  /^(?:everyone|everybody|someone|somebody|nobody|nothing|everything|something|anyone|anybody|most|many|some|all|several|none|each|both|few|half|neither|either|one)$/;

/** The place behind at most two adverbs: `I almost always walk`. */
function pastAdverbs({ key, tag }: Clause, index: number): number {
  let at = index;
  while (
    at < index + 2 &&
    (tag(at) === "ADV" || /^(?:all|both|not|n't|itself|himself|herself|themselves)$/.test(key(at)))
  )
    at += 1;
  return at;
}

/** Whether a verb stands here in a form that makes a clause: no infinitive, no participle. */
export function isFinite({ key, tag, tokens }: Clause, at: number): boolean {
  const verb = key(at);
  if (tag(at) === "AUX") return !/^(?:be|been|being|having)$/.test(verb);
  if (tag(at) !== "VERB" || verb.endsWith("ing") || key(at - 1) === "to") return false;
  if (pastOfParticiple.has(verb) && !baseOfPast.has(verb)) return unchanging.test(verb);
  return !(verb.endsWith("n") && tokens[at]?.lemma !== verb && !baseOfPast.has(verb));
}

/** Whether a bare verb fits its subject: `they run`, not `he run`. */
function fits({ key, tag, tokens }: Clause, at: number, isMany: boolean): boolean {
  return tag(at) === "AUX" || isMany || tokens[at]?.lemma !== key(at) || unchanging.test(key(at));
}

/** How many groups of a finite verb and its helpers stand between two places. */
export function verbsBetween(clause: Clause, from: number, to: number): number {
  let found = 0;
  for (let at = from; at < to; at += 1) {
    if (!isFinite(clause, at)) continue;
    found += 1;
    // Helpers and what they help are one: `has not been seen`, but not `have is`, `met was`.
    while (
      at + 1 < to &&
      clause.tag(at) !== "VERB" &&
      /^(?:AUX|ADV|PART|VERB)$/.test(clause.tag(at + 1)) &&
      !/^(?:to|is|are|was|were|am|has|does|did|'s|'re|will|would|can|could|may|might|must|shall|should)$/.test(
        clause.key(at + 1),
      )
    )
      at += 1;
  }
  return found;
}

/** The place behind a noun phrase and those that are joined to it by `and`; -1 for none. */
function behindNouns(clause: Clause, index: number): { end: number; isMany: boolean } | null {
  const { key } = clause;
  const subject = subjectAt(clause, index);
  if (subject)
    return { end: subject.end, isMany: isPlural(key(subject.head)) || key(subject.head) === "people" };
  const first = nounPhraseAt(clause, index);
  if (!first || key(first.end) !== "and") return null;
  const second = subjectAt(clause, first.end + 1);
  return second && { end: second.end, isMany: true };
}

/** The place of the finite verb whose subject begins here; -1 where none does. */
export function verbOfSubjectAt(clause: Clause, index: number): number {
  const { key, tag } = clause;
  const word = key(index);
  if (nominative.test(word) || either.test(word)) {
    const at = pastAdverbs(clause, index + 1);
    if (word === "there" && tag(at) !== "AUX") return -1;
    return isFinite(clause, at) && fits(clause, at, !/^(?:he|she|it)$/.test(word)) ? at : -1;
  }
  if (indefinite.test(word)) {
    const isPart = key(index + 1) === "of";
    const them = isPart && /^(?:us|you|them|it)$/.test(key(index + 2));
    const group = isPart && !them ? behindNouns(clause, index + 2) : null;
    const counted = word === "all" && tag(index + 1) === "NUM" ? 2 : 1;
    const at = pastAdverbs(clause, them ? index + 3 : (group?.end ?? index + counted));
    if (isFinite(clause, at) && fits(clause, at, counted > 1 || (group?.isMany ?? false))) return at;
  }
  if (!/^(?:DET|PRON|PROPN|NUM|NOUN|ADJ)$/.test(tag(index))) return -1;
  const group = behindNouns(clause, index);
  if (!group) return -1;
  const at = pastAdverbs(clause, group.end);
  return isFinite(clause, at) && fits(clause, at, group.isMany) ? at : -1;
}

/** The first token from a place on that ends a clause or opens another one. */
export function clauseEnd({ key, tag, tokens }: Clause, from: number): number {
  let at = from;
  while (
    at < tokens.length &&
    !/^(?:CCONJ|SCONJ)$/.test(tag(at)) &&
    !/^(?:[,;:.?!()—–]|which|who|whose|that|where|when|what|how|why|until|before|after|than|whether|whom|as)$/.test(
      key(at),
    )
  )
    at += 1;
  return at;
}

/** Whether a finite verb stands between a place and the end of its clause. */
export const hasFinite = (clause: Clause, from: number): boolean => {
  const end = clauseEnd(clause, from);
  for (let at = from; at < end; at += 1) if (isFinite(clause, at)) return true;
  return false;
};
