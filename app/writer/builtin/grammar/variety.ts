/** British or American: told from the text, never changed by an edit. */

import type { Variety } from "./findings.ts";

const british =
  /\b[a-z]*(?:(?:col|fav|hon|lab|neighb|behavi|rum|flav|harb|hum|vap)our\w*|[a-z]{3}is(?:e|ed|es|ing|ation)|(?:cent|theat|lit|met|fib|calib)re|cheque|grey|programme|licence|defence|offence|travell(?:ed|ing|er)|cancell(?:ed|ing)|organis\w*|realis\w*|whilst|amongst|catalogue|dialogue|jewellery|aluminium|tyres?|kerb|mum|fulfil|enrol|maths|learnt|spelt|analys(?:e|ed|ing))\b/gi;
const american =
  /\b(?:(?:col|fav|hon|lab|neighb|behavi|rum|flav|harb|hum|vap)or(?:s|ed|ing|ite|able|al|hood|hoods)?|\p{L}{3,}iz(?:e|ed|es|ing|ation|ations)|(?:cent|theat|lit|met|fib)ers?|check(?=book)|gray|program|license|defense|offense|travel(?:ed|ing|er)|cancel(?:ed|ing)|catalog|dialog|jewelry|aluminum|mom|fulfill|enroll|math|gotten|analyz\w+)\b/giu;
const neither =
  /^(?:advise|advertise|exercise|surprise|promise|otherwise|likewise|rise|raise|wise|noise|precise|premise|comprise|compromise|enterprise|expertise|franchise|improvise|revise|supervise|televise|arise|devise|disguise|excise|despise|demise|praise|cruise|bruise|poise|concise|paradise|merchandise)\w*$/i;

/** How many words of a text are spelt as only one variety spells them. */
function spellingsOf(text: string): { uk: number; us: number } {
  const uk = (text.match(british) ?? []).filter(
    (word) => !neither.test(word.replace(/(?:d|s|ing)$/, "e").replace(/ee$/, "e")) && !neither.test(word),
  ).length;
  const us = text.match(american)?.length ?? 0;
  return { uk, us };
}

/** The variety of English a text is written in; British unless American spellings prevail. */
export function varietyOf(text: string): Variety {
  const { uk, us } = spellingsOf(text);
  return us > uk ? "American" : "British";
}

/** Whether a text shows by its spellings, or by pounds, that it is British. */
export function isBritish(text: string): boolean {
  const { uk, us } = spellingsOf(text);
  return us === 0 && (uk > 0 || text.includes("£"));
}

const pairs: readonly [RegExp, RegExp][] = [
  [/our/g, /or/g],
  [/is(?=e|ing|ation)/g, /iz(?=e|ing|ation)/g],
  [/re$/g, /er$/g],
  [/ll(?=ed|ing|er)/g, /l(?=ed|ing|er)/g],
  [/ogue/g, /og/g],
  [/(?:ae|oe)(?=\p{L}{3})/gu, /e(?=\p{L}{3})/gu],
  [/ence$/g, /ense$/g],
  [/grey/g, /gray/g],
  [/grandad/g, /granddad/g],
  [/ys(?=e|ing)/g, /yz(?=e|ing)/g],
  [/amme$/g, /am$/g],
  [/t$/g, /ed$/g],
];

/** Whether one word is merely the other variety's spelling of the other. */
export function onlyVariety(a: string, b: string): boolean {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  return pairs.some(
    ([uk, us]) =>
      [left, right].every((word) => word.length > 3) &&
      (left.replace(uk, "~") === right.replace(us, "~") ||
        right.replace(uk, "~") === left.replace(us, "~")) &&
      left !== right,
  );
}
