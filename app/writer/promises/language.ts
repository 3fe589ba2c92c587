/** The promise to stay in the writer's language. */

import { languageOf } from "../prose/language.ts";
import type { Vow } from "../task.ts";
import { vow } from "./vow.ts";

const names = new Intl.DisplayNames("en", { type: "language", fallback: "code" });

/** A language's English name, for sentences to people and models: `he` is `Hebrew`. */
export function languageName(code: string): string {
  return code === "und" ? "an unknown language" : (names.of(code) ?? code);
}

/** The output is in the language of the text; where a text is too short to tell, in its script. */
export const sameLanguage: Vow = vow(
  "same-language",
  "hard",
  "Write in the language of the text.",
  (source, output) => {
    const before = languageOf(source.text);
    const after = languageOf(output);
    const told = before.sure && after.sure;
    const scripts = before.script === "none" || after.script === "none" || before.script === after.script;
    const kept = told ? before.code === after.code : scripts;
    if (told) return { kept, found: `${languageName(before.code)} in, ${languageName(after.code)} out` };
    return {
      kept,
      found: kept ? "the same script; too short to tell the language" : "another script than the text's",
    };
  },
);
