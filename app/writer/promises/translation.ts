/** The promise to write in a language that was chosen by its name. */

import { languageOf, sameTongue } from "../prose/language.ts";
import type { Vow } from "../task.ts";
import { factsWithin, numbersKept } from "./facts.ts";
import { languageName } from "./language.ts";
import { judged, unmeasured, vow } from "./vow.ts";

const scripts: Readonly<Record<string, string>> = {
  he: "he",
  zh: "zh",
  ja: "zh",
  ko: "ko",
  ar: "ar",
  ru: "ru",
  hi: "hi",
};

/** The output is in a language; where it is too short to tell, in that language's script. It stands for the promise to keep the text's language. */
export function inLanguage(code: string, name: string): Vow {
  return vow("same-language", "hard", `Write in ${name}.`, (_source, output) => {
    const told = languageOf(output);
    if (told.code !== "und" && sameTongue(told.code, code)) return judged(true, languageName(code));
    if (told.sure) return judged(false, languageName(told.code));
    return told.script === (scripts[code] ?? "latin") || told.script === "none"
      ? unmeasured("too short to tell the language; the script fits")
      : judged(false, "another script");
  });
}

/** Every number that the text states is kept; the numbers of list items may go with their list. */
export const figuresKept: Vow = { ...factsWithin(numbersKept, {}), id: "figures-kept" };
