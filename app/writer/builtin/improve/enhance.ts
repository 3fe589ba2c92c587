/** The built-in Enhance: stronger verbs for weak ones, fillers out, passives turned; length within a fifth. */

import { weakWordsOf } from "../../prose/weak.ts";
import { countWords } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import { draftOf, draftWords, lockFacts, textOf } from "../draft.ts";
import { requireEnglish } from "../limits.ts";
import { activate, cutFillers, cutWordiness, strengthen } from "../rewrite/edit.ts";

/** Enhances English prose; facts stay. */
export function enhance(source: Source): string | Decline {
  requireEnglish("Enhance", source.text);
  const words = countWords(source.text);
  if (words < 4) return { decline: "Enhance needs at least one whole sentence." };
  const draft = draftOf(source.text);
  const floor = Math.ceil(draftWords(draft) * 0.82);
  strengthen(draft, floor);
  activate(draft);
  cutWordiness(draft, floor);
  strengthen(draft, floor);
  cutFillers(draft, floor);
  lockFacts(draft);
  const output = textOf(draft);
  const [before, after] = [weakWordsOf(source.text).length, weakWordsOf(output).length];
  if (output.trim() === textOf(draftOf(source.text)).trim() || (after >= before && after > 0))
    return {
      decline: `Enhance looks for weak verbs and fillers that a stronger word can replace; this text has ${before === 0 ? "none" : "none that a rule can safely change"}.`,
    };
  return output;
}
