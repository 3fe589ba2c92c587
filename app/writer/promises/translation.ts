/** The promise to write in a language that was chosen by its name. */

import { factsOf, numbersOf } from "../prose/facts.ts";
import { languageOf } from "../prose/language.ts";
import type { Vow } from "../task.ts";
import { languageName } from "./language.ts";
import { listed, vow } from "./vow.ts";

/** The output is in a language; where it is too short to tell, in that language's script. It stands for the promise to keep the text's language. */
export function inLanguage(code: string, name: string): Vow {
  return vow("same-language", "hard", `Write in ${name}.`, (_source, output) => {
    const told = languageOf(output);
    if (told.code === code) return { kept: true, found: languageName(code) };
    const latin = ["en", "es", "fr", "de", "it", "pt"].includes(code);
    const short = !told.sure && told.script === "latin" && latin;
    return {
      kept: short,
      found: short ? "too short to tell; the script fits" : languageName(told.code),
    };
  });
}

/** Every number that the text states is kept; the numbers of list items may go with their list. */
export const figuresKept: Vow = vow(
  "figures-kept",
  "hard",
  "Keep every number of the text.",
  (source, output) => {
    const after = new Set(numbersOf(output));
    const before = [...factsOf(source.text).numbers];
    const missing = before.filter((number) => !after.has(number));
    return {
      kept: missing.length === 0,
      found: missing.length > 0 ? `missing: ${listed(missing)}` : `all ${String(before.length)} numbers kept`,
    };
  },
);
