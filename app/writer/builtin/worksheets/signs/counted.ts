/** The same things counted twice, with two results. */

import { numberWords } from "./numbers.ts";
import type { Shows } from "./place.ts";

const all = new RegExp(
  String.raw`\b((all (?:of )?(?:(?:the|our|my|your) )?|our |my )(\d{1,3}|${[...numberWords.keys()].join("|")}) (\p{Ll}{3,14}s))(?!\p{L})`,
  "iu",
);
/** What counts them at another time, or others of them. */
const otherwise =
  /\b(?:then|now|first|last|next|other|another|more|fewer|were|had|used to|remaining|rest|new|left|lost|joined|(?:1\d|20)\d\d)\b/i;
const sizeOf = (many: string): number => numberWords.get(many.toLowerCase()) ?? Number(many);
/** Of days and years there are always others. */
const times = /^(?:years|days|weeks|months|hours|minutes|times|seasons|sessions|nights|seconds)$/;

/** `all eleven clubs` where it said `all twelve clubs` before. */
export const recounted: Shows = ({ told, lines, at }) => {
  const [, word = "", , many = "", noun = ""] = all.exec(told) ?? [];
  if (word === "" || times.test(noun) || otherwise.test(told)) return null;
  for (const line of lines.slice(0, at)) {
    const [, other = "", , before = "", same = ""] = all.exec(line) ?? [];
    if (same === noun && sizeOf(before) !== sizeOf(many) && !otherwise.test(line)) return { word, other };
  }
  return null;
};
