/** One line of a CV: the sentence without its person, begun with its verb. */

import { capital, unstopped } from "../letters.ts";
import { withoutLead } from "../leads.ts";

const filler = /^(?:also|just|then|later|really|mainly|mostly|successfully|usually|often)\s+/iu;
const phrases: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:was|am|were|are|have been) (?:also )?(?:responsible for|in charge of) (?:a lot of different things|many different things|various things),? including /iu,
    "Including ",
  ],
  [/^(?:was|am|were|have been) (?:also )?(?:responsible for|in charge of) /iu, "Responsible for "],
  [/^made the decision to /iu, "Decided to "],
  [/^had to /iu, ""],
  [/^(?:am|was|have been) able to /iu, ""],
  [/^(?:have|had|has) (?=\p{L}{2,20}(?:ed|en|t|ne|un)\b)/iu, ""],
];
const led = /^(?:(?:In|At|As|During|From|Since|For|After|On|Before) [^,]{2,80}?),? (?=I |we )/u;

/** `I was responsible for the proofs of 14 books.` becomes `Responsible for the proofs of 14 books`. */
export function achievement(sentence: string): string {
  if (sentence.startsWith("[")) return sentence;
  const whole = withoutLead(sentence);
  const setting = led.exec(whole)?.[0] ?? "";
  const clause = whole.slice(setting.length);
  const verb =
    /^(?:I|We) (?:think |believe |feel )?(?!am\b|was not\b|do not\b|don['’]t\b|would\b|hope\b|want\b|like\b)(.+)$/su.exec(
      clause,
    )?.[1];
  if (verb === undefined) return unstopped(whole);
  const bare = phrases.reduce(
    (text, [pattern, instead]) => text.replace(pattern, instead),
    verb.replace(filler, ""),
  );
  return capital(unstopped(bare)) + placeOf(setting);
}

/** `At Northwind` as `(at Northwind)`; what only points back is left out. */
function placeOf(setting: string): string {
  const bare = setting.replace(/[,\s]+$/, "");
  if (bare === "" || /^(?:Before|After|Since|During) (?:that|this|then)$/i.test(bare)) return "";
  return ` (${bare.charAt(0).toLowerCase()}${bare.slice(1)})`;
}
