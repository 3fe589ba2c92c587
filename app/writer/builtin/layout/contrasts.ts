/** One of several that were told of: `the upper gate`, `the higher price`; it says little without the others. */

import { isPlural, singularOf } from "../../prose/english/forms.ts";
import { plainOf } from "../../prose/words.ts";

const oneOf =
  /\b[Tt]he (high|low|higher|lower|highest|lowest|upper|larger|smaller|bigger|dearer|cheaper|longer|shorter|north|south|east|west|northern|southern|eastern|western|inner|outer|left-hand|right-hand|near|far|front|rear) (\p{Ll}+)/gu;
/** Of these there is one of each: `the north side`, `the front door`. */
const places =
  /^(?:side|sides|end|ends|coast|shore|bank|door|doors|wall|corner|row|page|street|sea|school|court|chamber|house|land|lands|lake|wind|slope|face|room|seat|seats|garden|hand|time|level|tide|water|ground|city|sky|point|edge|part|of|and|or)$/u;
/** What a range gives two of. */
const figures =
  /^(?:figures?|numbers?|sums?|amounts?|estimates?|prices?|rates?|quotes?|bids?|offers?|ends?)$/;
const range =
  /\b(?:between|from) [^.]{0,12}\d[\d,.]*[^.]{0,12} (?:and|to) [^.]{0,4}\d|\d ?[–-] ?[£$€]?\d|\b(?:\d+|two|three|four|several) (?:quotes|bids|offers|estimates|prices|figures)\b/iu;

/** The earlier sentences in which those were told of that a sentence takes one of, by their indices. */
export function contrasted(
  plain: string,
  index: number,
  firstOf: (noun: string) => number | undefined,
  all: readonly { text: string }[],
): number[] {
  return [...plain.matchAll(oneOf)].flatMap(([, , noun = ""]) => {
    if (figures.test(noun)) {
      const ranges = all.slice(0, index).flatMap(({ text }, at) => (range.test(plainOf(text)) ? [at] : []));
      const given = new Set(plain.match(/\d[\d,.]*\d|\d/g));
      const meant = ranges.findLast((at) =>
        plainOf(all[at]?.text ?? "")
          .match(/\d[\d,.]*\d|\d/g)
          ?.some((one) => given.has(one)),
      );
      return [meant ?? ranges.at(-1) ?? []].flat();
    }
    if (places.test(noun)) return [];
    const first = firstOf(isPlural(noun) ? singularOf(noun) : noun);
    return first === undefined || first >= index ? [] : [first];
  });
}
