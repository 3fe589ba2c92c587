/** Two amounts of a text that may be meant for one. */

import { sentencesOf } from "../../prose/sentences.ts";
import { plainOf } from "../../prose/words.ts";

const amount = /[£$€]\d{1,3}(?:,\d{3})+|[£$€]\d{4,9}/g;
/** What sets two amounts beside each other on purpose. */
const compared =
  /\b(?:rose|risen|fell|fallen|up|down|from|against|compared|last (?:year|month|quarter|time)|previous(?:ly)?|instead of|rather than|budget(?:ed)?|between|original(?:ly)?|used to|more|less|saved?|extra|raised|cut)\b/i;
const digits = (written: string): string => written.replace(/\D/g, "");
const isOneApart = (one: string, other: string): boolean =>
  one.length === other.length && one.split("").filter((figure, at) => figure !== other[at]).length === 1;

/** The first amount of 1,000 and more that stands again with one figure changed, in a table's total too; null for none. */
export function amountsApart(text: string): { word: string; other: string } | null {
  const all = plainOf(text)
    .split("\n")
    .filter((line) => !line.startsWith("|") || /\btotal\b/i.test(line))
    .flatMap((line) => sentencesOf(line))
    .filter((one) => !compared.test(one))
    .map((one) => one.match(amount) ?? []);
  for (const [at, here] of all.entries())
    for (const word of here)
      for (const other of all.slice(0, at).flat())
        if (other.charAt(0) === word.charAt(0) && isOneApart(digits(other), digits(word)))
          return { word, other };
  return null;
}
