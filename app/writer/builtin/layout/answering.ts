/** What a report sets against each other: what somebody holds against a house, and the paragraph in which a house answers it. */

import { plainOf, wordsOf } from "../../prose/words.ts";
import type { Unit } from "./choose.ts";
import type { Statement } from "./statements.ts";

/** The words of some statements, without their marks of emphasis. */
export const textOf = (statements: readonly Statement[], unit: Unit): string =>
  plainOf(unit.map((index) => statements[index]?.text ?? "").join(" "));
export const betweenMarks = /["“][^"“”]*["”]/g;

/** Who answers for a house: `A spokesman for the trust`, `The council`. */
const house =
  /\b(?:officials?|offices?|spokes\p{L}+|council|authority|ministry|company|firm|board|department|police|owners?|landlord|manage(?:rs?|ment)|trust|agency|mayor|operator|inspector)\b/iu;
const answering =
  /\b(?:said|says|told|confirmed|denied|admitted|declined|insisted|apologi[sz]ed|accepted|replied|responded|rejected|disputed)\b/i;
/** What is held against others in somebody's own words. */
const charge =
  /\b(?:they|them|nobody|no one|nothing|never|not|should have|promised|blame|fault|lied|ignored|refused)\b|n['’]t\b/i;
const accuses =
  /\b(?:(?:accus|blam)(?:es?|ed|ing)|complain(?:s|ed)?|object(?:s|ed) to|not (?:everyone|everybody|all) (?:\p{L}+ )?(?:is|are|was|were|agrees?|agreed)|(?:said|says) [^."“”]{1,90}\bpromised|(?:asked|called|calls) for [^.]{1,60} to be (?:brought|called|summoned|held to account))\b/iu;
const charges = (text: string): boolean =>
  accuses.test(text) || (text.match(betweenMarks) ?? []).some((quote) => charge.test(quote));

const speaksFor = (statements: readonly Statement[], unit: Unit): boolean => {
  const first = textOf(statements, unit.slice(0, 1));
  return house.test(first) && answering.test(first);
};

/** The paragraph in which a house answers what somebody says of it further up, and nobody else; empty for none. */
export function answerTo(statements: readonly Statement[], part: Unit, others: readonly Unit[]): Unit {
  if (part.length === 0 || !charges(textOf(statements, part)) || speaksFor(statements, part)) return [];
  return (
    others.find((unit) => {
      if ((unit[0] ?? 0) <= (part.at(-1) ?? 0) || !speaksFor(statements, unit)) return false;
      return answered(statements, unit, part, others).every((index) => part.includes(index));
    }) ?? []
  );
}

/** What nobody says who was not asked or blamed. */
const reply =
  /\b(?:denied|denies|rejected|disputed|declined|apologi[sz]ed|replied|responded|did not (?:reply|respond|answer|comment)|(?:is|was|were) (?:not )?(?:a matter|up) (?:for|to))\b/i;

/** The paragraph right before that a paragraph answers: it replies, or its house speaks of what that paragraph alone has told; empty for none. */
export function answered(
  statements: readonly Statement[],
  part: Unit,
  known: Unit,
  others: readonly Unit[],
): Unit {
  if (!speaksFor(statements, part)) return [];
  const before = others[others.findIndex((unit) => unit[0] === part[0]) - 1];
  if (!before || !(charges(textOf(statements, before)) || reported.test(textOf(statements, before))))
    return [];
  if (speaksFor(statements, before)) return [];
  const first = textOf(statements, part.slice(0, 1));
  const asked = stemsOf(textOf(statements, before));
  const told = stemsOf(
    textOf(
      statements,
      known.filter((index) => !part.includes(index)),
    ),
  );
  // The house itself is no topic.
  const topics = [...stemsOf(first.replace(/(?<!\p{L})\p{Lu}[\p{L}’'-]*/gu, " "))].filter(
    (stem) => !told.has(stem),
  );
  return reply.test(first) || topics.some((stem) => asked.has(stem)) ? before : [];
}
const reported = /\b(?:said|says|told|asked|added|argued|wants?|fears?)\b/i;

/** What words of some length are about: `pain` of paint and painting. */
const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => word.length > 4 && !empty.test(word))
      .map((word) => word.toLowerCase().slice(0, 4)),
  );
/** Words that any two paragraphs of a report have. */
const empty =
  /^(?:after|again|about|before|could|council|department|every|first|office|other|people|spokes\p{L}+|their|there|these|those|under|until|where|which|while|whose|would|years?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/iu;
