/** Statements turned into questions, where the grammar is plain. */

import { isVerbForm } from "./verbs.ts";

const helping = /^(?:is|are|was|were|can|will|must|should|could|would|may)$/;
const opens =
  /^(?:In|On|At|For|From|By|With|To|If|When|While|After|Before|Because|Since|Although|Though|As|What|Who|Where|Why|How|Not|Only|Then|Here|So|And|But|Or|Yet|Nor|Let|Please)\b/;

/** A second clause behind the first, which a question would leave a statement. */
const goesOn =
  /, (?:and|but|so|or) (?:[\p{L}’'-]+ ){1,4}?(?:is|are|was|were|has|have|had|can|will|must|should|could|would|may|might|do|does|did)\b/u;

/**
 * `The night ferry is slow.` as `is the night ferry slow`, for a question mark behind it and perhaps a `why` before it. `small` writes the statement as
 * the rest of another sentence. Null where the subject cannot be told.
 */
export function inverted(sentence: string, small: (sentence: string) => string): string | null {
  if (opens.test(sentence) || /["“”;:()]/.test(sentence) || goesOn.test(sentence)) return null;
  const words = small(sentence).split(/\s+/);
  const at = words.findIndex((word) => helping.test(word));
  if (at < 1 || at > 7 || at > words.length - 2) return null;
  const subject = words.slice(0, at);
  const joined = subject
    .slice(1)
    .some((word) => /^(?:that|which|who|whom|and|or|but|than|not|when|if)$/.test(word) || isVerbForm(word));
  if (joined || subject.some((word) => word.includes(","))) return null;
  return [words[at], ...subject, ...words.slice(at + 1)].join(" ");
}
