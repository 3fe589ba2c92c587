/** What the built-in writer cannot do, said the same way everywhere. */

import { NeedsModel } from "../faults.ts";
import { languageName } from "../promises/language.ts";
import { isEnglish, languageOf } from "../prose/language.ts";

/** Throws NeedsModel for a text that the English rules must not touch. */
export function requireEnglish(action: string, text: string): void {
  if (isEnglish(text)) return;
  const { code } = languageOf(text);
  throw new NeedsModel(
    `${action} by rule works on English; for a text in ${languageName(code)} it needs a model.`,
  );
}
