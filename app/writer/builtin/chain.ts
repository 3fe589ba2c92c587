/** Which sentences cannot stand without the one before. */

const pointing =
  /^(?:\*|_)*(?:This|That|These|Those|It|They|He|She|His|Her|Their|Its|Him|Them|Such|Both|Neither|One of (?:them|these|those)|The (?:latter|former|other|others|same|rest)|Another|Others?|Instead|Otherwise|Then|So|Hence|Here|For (?:this|that) reason|As (?:a result|such)|Because of this|In (?:this|that) (?:case|way)|Nor|And (?:this|that|it|they|he|she)|But (?:this|that|it|they|he|she))\b/u;
const expletive =
  /^It (?:is|was) (?:not |now |also |very |quite |often )?(?:clear|important|possible|true|said|known|hard|easy|necessary|likely|unlikely|time|worth|difficult|best|better)\b|^It (?:is|was) (?:an?|the) (?:\p{L}+ )?(?:pity|shame|fact|pleasure|mistake|honour|honor|truth|rule|custom)\b|^It (?:is|was) (?:an?|the) \p{L}+(?: \p{L}+){0,3} (?:that|who)\b|^It (?:is|was|has been) \p{L}+ (?:by [^,]{3,40} )?that\b/u;
const quotation = /^(?:"[^"]*"|“[^”]*”)$/u;

/** A short phrase before the pronoun: `As far as I know, it is …`. */
const led =
  /^(?:As far as I know|Since then|Unfortunately|Fortunately|Luckily|Today|Now|Later|Still|(?:In|At|On|By|After|Before|For) [^,]{2,24}), (?:it|they|he|she|this|these|those)\b(?! (?:is|was) (?:clear|important|possible|said))/u;

/** Whether a sentence begins with, or rests on, a word that only its neighbour explains. */
export function pointsBack(sentence: string): boolean {
  if (/\b(?:them both|both of (?:them|these|those)|the (?:former|latter))\b/.test(sentence)) return true;
  if (led.test(sentence) || quotation.test(sentence)) return true;
  return pointing.test(sentence) && !expletive.test(sentence);
}
