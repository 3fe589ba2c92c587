/** The built-in Improve: sure corrections first, then wordiness, passives and overlong sentences. */

import type { Decline, Source, Values } from "../../task.ts";
import { fixGrammar } from "../grammar/fix-grammar.ts";
import { requireEnglish } from "../limits.ts";
import { rewrite } from "../rewrite/rewrite.ts";

/** Polishes English prose; facts stay. */
export async function improve(
  source: Source,
  values: Values,
  signal: AbortSignal,
): Promise<string | Decline> {
  requireEnglish("Improve", source.text);
  const fixed = await fixGrammar(source, values, signal);
  const correct = typeof fixed === "string" ? fixed : source.text;
  const polished = rewrite({ ...source, text: correct }, {});
  if (typeof polished === "string") return polished;
  if (typeof fixed === "string") return fixed;
  return {
    decline:
      "Nothing to improve by rule: no sure mistake, wordy phrase, needless passive or overlong sentence was found.",
  };
}
