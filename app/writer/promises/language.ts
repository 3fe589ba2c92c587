/** The promise to stay in the writer's language. */

import { languageOf, sameTongue } from "../prose/language.ts";
import type { Vow } from "../task.ts";
import { judged, unmeasured, vow } from "./vow.ts";

const names = new Intl.DisplayNames("en", { type: "language", fallback: "code" });

/** A language's English name, for sentences to people and models: `he` is `Hebrew`. */
export function languageName(code: string): string {
  return code === "und" ? "an unknown language" : (names.of(code) ?? code);
}

/** The output is in the language of the text. Where either is too short to tell, only another script is a breach. */
export const sameLanguage: Vow = vow(
  "same-language",
  "hard",
  "Write in the language of the text.",
  (source, output) => {
    const before = languageOf(source.text);
    const after = languageOf(output);
    if (before.sure && after.sure)
      return judged(
        sameTongue(before.code, after.code),
        `${languageName(before.code)} in, ${languageName(after.code)} out`,
      );
    const scripts = before.script === "none" || after.script === "none" || before.script === after.script;
    return scripts
      ? unmeasured("too short to tell the language")
      : judged(false, "another script than the text's");
  },
);
