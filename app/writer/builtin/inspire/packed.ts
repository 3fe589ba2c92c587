/** How tightly a sentence is packed. */

import { draftOf, lockFacts, textOf } from "../draft.ts";
import { guard } from "../../prose/guard.ts";
import { cutFillers, cutWordiness } from "../rewrite/edit.ts";

const glue = new RegExp(
  [
    "(?<![\\p{L}'’-])(?:the|an?|that|very|really|quite|just|also|own)(?![\\p{L}'’-])\\s*",
    "(?<!\\b(?:it|they|he|she|we|you|I|what|which|who|that|there|this|how|not) )(?<![\\p{L}'’-])(?:is|are|was|were|been|has|have|had)(?= (?:[\\p{L}]+ed|[\\p{L}]+en|not|made|built|held|sent)\\b)\\s*",
  ].join("|"),
  "giu",
);

/** The sentence as a density wants it: as it stands, without fillers, or without the words that only join. Numbers and names stay. */
export function packed(sentence: string, density: string | undefined): string {
  if (density !== "Dense" && density !== "Telegraphic") return sentence;
  const draft = draftOf(sentence);
  cutWordiness(draft, 0);
  cutFillers(draft, 0);
  lockFacts(draft);
  const tight = textOf(draft);
  if (density === "Dense") return tight;
  const { text, restore } = guard(tight);
  const bare = text
    .replace(glue, "")
    .replace(/,?\s+and\s+/g, ", ")
    .replace(/\s+([,.;:!?])/g, "$1")
    .replace(/,\s*,/g, ",")
    .replace(/^[,;\s]+/, "")
    .trim();
  return restore(bare);
}
