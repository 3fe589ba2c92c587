/** The `to` that is missing before a verb: `is expected cost`, `was not able sleep`, `has offered help me`. */

import { pureVerbs } from "../../../prose/english/verbs.ts";
import type { Edit } from "../../marks/edits.ts";
import type { Clause, GrammarRule } from "./clause.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const be = words("is are was were am be been being 's 're 'm");
const subjects = words("i you we they he she it");

/** States behind a form of be that take a verb with to. */
const states = words(
  "able unable supposed expected allowed forced meant willing ready likely unlikely due required obliged",
);
/** Plain verbs that may be nouns too; behind a state only the verb makes sense, where something goes on from it. */
const verbs: ReadonlySet<string> = new Set([
  ...pureVerbs,
  ..."be have do go come cost open close visit sleep help walk work move change start stop turn call pay return answer reach finish play talk speak meet make take give get find see buy sell eat leave stay live run drive park use rise fall last use swim cook cover wait replace carry".split(
    " ",
  ),
]);
const nouns = words(
  "cost open close visit sleep help walk work move change start stop turn call pay return answer reach finish play talk run drive park use rise fall last cover wait",
);
/** Verbs that take another with to, and no verb without it. */
const takers = words(
  "offered decided refused promised agreed managed hoped forgot planned hopes hoping wants wanted tried promises decide refuse",
);
/** Those that are their own past, and those that may stand for another word. */
const unsure = words(
  "put cut set hit let read cost be close open please lead may will can do have make live found like use",
);

const goesOn = ({ key, tag }: Clause, index: number): boolean =>
  /^(?:DET|ADP|ADV|NUM|PROPN|PRON|PUNCT|SCONJ)$/.test(tag(index)) && !/^(?:of|and|or|-|–)$/.test(key(index));

function isMissing(clause: Clause, index: number): boolean {
  const { key, tag } = clause;
  const [word, next] = [key(index), key(index + 1)];
  if (!verbs.has(next) || key(index + 2) === "-") return false;
  let before = index - 1;
  while (
    before > index - 3 &&
    (/^(?:not|n't|also|still|now|always|never|just|be|been)$/.test(key(before)) || tag(before) === "ADV")
  )
    before -= 1;
  // `If it was forced try this`: what one is asked to do.
  if (next === "try" && /^(?:if|when)\b/i.test(clause.sentence.text)) return false;
  if (states.has(word)) {
    if (!be.has(key(before)) && !be.has(key(index - 1))) return false;
    if (nouns.has(next) && !(/^(?:able|unable|supposed|expected)$/.test(word) && goesOn(clause, index + 2)))
      return false;
    // `is likely make-believe`, `Ready, steady, go`, `is due back`.
    return next !== "open" || goesOn(clause, index + 2);
  }
  if (takers.has(word)) {
    if (nouns.has(next))
      return (
        next === "help" && /^(?:me|him|us|them|you|her|with)$/.test(key(index + 2)) && word === "offered"
      );
    if (unsure.has(next) || !(subjects.has(key(before)) || /^(?:has|have|had|'ve)$/.test(key(before))))
      return false;
    // `the men they wanted go free`: only where no noun stands before the subject.
    return (
      !/^(?:NOUN|PROPN|PRON)$/.test(tag(before - 1)) &&
      !/^(?:what|all|who|that|whom|which)$/.test(key(before - 1))
    );
  }
  if (word === "going")
    return (
      be.has(key(before)) &&
      !nouns.has(next) &&
      /^(?:be|have|visit|buy|see|make|take|give|get|find|sell|eat|meet|leave|stay|tell|ask|bring|build|need|send|show|spend)$/.test(
        next,
      ) &&
      tag(before - 1) !== "SCONJ"
    );
  if (/^(?:need|want)$/.test(word)) {
    const subject = /^(?:n't|not)$/.test(key(index - 1)) ? index - 3 : before;
    if (!/^(?:i|we|you|they)$/.test(key(subject)) || !clause.opens(subject)) return false;
    if (
      word === "need" &&
      !/^(?:n't|not)$/.test(key(index - 1)) &&
      /^(?:worry|fear|bother|be|have)$/.test(next)
    )
      return false;
    // `You need take no notice`, `you need only ask`: need without to, as of old.
    if (word === "need" && /^(?:no|not|nothing|nobody|none|only|but|never|any)$/.test(key(index + 2)))
      return false;
    if (/^(?:that|what|who|which|whatever|,)$/.test(key(subject - 1))) return false;
    return !nouns.has(next) && !unsure.has(next);
  }
  return false;
}

const missing: GrammarRule = (clause) => {
  const found: Edit[] = [];
  for (let index = 1; index < clause.tokens.length - 1; index += 1) {
    const word = clause.key(index);
    if (!states.has(word) && !takers.has(word) && !/^(?:going|need|want)$/.test(word)) continue;
    if (isMissing(clause, index))
      found.push(
        ...clause.edit(index + 1, index + 1, `to ${clause.key(index + 1)}`, "A little word is missing"),
      );
  }
  return found;
};

export const missingToRules: readonly GrammarRule[] = [missing];
