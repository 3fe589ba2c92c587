/** Sentences whose end can come first. */

import { continued } from "../matter/phrases.ts";

const clause =
  /^(?<main>[^,;:"“”?!]{12,160}?),? (?<end>(?:because|when|if|although|though|while|unless|as soon as|(?:after|before|since|until)(?= (?:the|an?|we|they|it|he|she|I|you|our|their|his|her|your|its|my) )) [^,;:"“”?!.]{8,120})\.$/u;
const dated =
  /^(?<main>[^,;:"“”?!]{12,160}?) (?<end>(?:in|on|by|until|since|before|after) (?:\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)(?: \d{1,4})?|in (?:19|20)\d\d)\.$/u;
const opened =
  /^(?<end>(?:Because|When|If|After|Before|Since|Although|Though|While|Unless|Until|In|On|At|By|During|For|Within|From|To) [^,;:"“”?!.]{4,100}), (?<main>[^;:"“”?!]{10,200})\.$/u;

/** The sentence with its last clause or date first, or its first one last; null where it has none that may move. */
export function endFirst(sentence: string, text: string): string | null {
  const forward = clause.exec(sentence)?.groups ?? dated.exec(sentence)?.groups;
  if (forward) {
    const { main = "", end = "" } = forward;
    if (/ (?:and|or|but) (?:is|are|was|were|has|have|had|can|will|do|does|did)\b|^before the law/.test(end))
      return null;
    if (
      /\b(?:so|such|that|than|not|only|mainly|chiefly|mostly|partly|largely|part|just|simply|is|was|are|were)$| (?:and|but|or) /.test(
        main,
      )
    )
      return null;
    return `${end.charAt(0).toUpperCase()}${end.slice(1)}, ${continued(main, text)}.`;
  }
  const back = opened.exec(sentence)?.groups;
  if (!back) return null;
  const { main = "", end = "" } = back;
  if (/, | (?:and|but|or) /.test(main) || /^(?:it|they|he|she|this|that|these|those)\b/.test(main))
    return null;
  return `${main.charAt(0).toUpperCase()}${main.slice(1)} ${continued(end, text)}.`;
}
