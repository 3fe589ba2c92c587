/** The built-in Simplify: everyday words and short sentences, until the reading grade has fallen by two. */

import { gradeOf } from "../../prose/grade.ts";
import { countWords } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import { draftOf, draftWords, lockFacts, textOf } from "../draft.ts";
import { requireEnglish } from "../limits.ts";
import { lowerTo } from "../rewrite/edit.ts";

/** Simplifies English prose; facts stay. */
export function simplify(source: Source): string | Decline {
  requireEnglish("Simplify", source.text);
  const before = gradeOf(source.text);
  if (before === null || countWords(source.text) < 4)
    return { decline: "Simplify needs at least one whole sentence." };
  const draft = draftOf(source.text);
  lowerTo(draft, (text) => (gradeOf(text) ?? 0) <= before - 2.5, Math.ceil(draftWords(draft) * 0.65));
  lockFacts(draft);
  const output = textOf(draft);
  const after = gradeOf(output) ?? before;
  if (output.trim() === textOf(draftOf(source.text)).trim())
    return {
      decline: `The text already reads at grade ${before.toFixed(1)}, and no word or sentence in it has a simpler form that a rule knows.`,
    };
  return after > before + 0.05
    ? {
        decline: `The text already reads at grade ${before.toFixed(1)}; by rule it would not become simpler.`,
      }
    : output;
}
