/** Which sentences cannot stand without the one before. */

const pointing =
  /^(?:\*|_)*(?:This|That|These|Those|It|They|He|She|His|Her|Their|Its|Him|Them|Such|Both|Neither|One of (?:them|these|those)|The (?:latter|former|other|others|same|rest)|Another|Others?|Instead|Otherwise|Then|So|Hence|Here|For (?:this|that) reason|As (?:a result|such)|Because of this|In (?:this|that) (?:case|way)|Secondly?,|Thirdly?,|Next,|Finally,|Nor|And (?:this|that|it|they|he|she)|But (?:this|that|it|they|he|she))\b/u;
const expletive =
  /^It (?:is|was) (?:a|an|the|not|clear|important|possible|true|said|known|hard|easy|necessary|time)\b|^It (?:is|was|has been) \p{L}+ (?:by [^,]{3,40} )?that\b/u;

/** Whether a sentence begins with, or rests on, a word that only its neighbour explains. */
export function pointsBack(sentence: string): boolean {
  if (/\b(?:them both|both of (?:them|these|those)|the (?:former|latter))\b/.test(sentence)) return true;
  return pointing.test(sentence) && !expletive.test(sentence);
}
