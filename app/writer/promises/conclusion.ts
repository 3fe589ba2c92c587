/** The promises that depend on who reads a summary. */

import { conclusionOf } from "../prose/conclusion.ts";
import { proseSentences } from "../prose/grade.ts";
import { termsOf } from "../prose/weights.ts";
import type { Vow } from "../task.ts";
import { ifSeen, judged, listed, vow } from "./vow.ts";

/** The first sentence of the output carries the conclusion of the text. */
export const conclusionFirst: Vow = ifSeen(
  vow("conclusion-first", "soft", "Give the conclusion in the first sentence.", (source, output) => {
    const conclusion = conclusionOf(proseSentences(source.text));
    const first = new Set(termsOf(proseSentences(output.replace(/^(?:\*\*)?TL;DR:(?:\*\*)?/, ""))[0] ?? ""));
    const terms = [...new Set(termsOf(conclusion))];
    const shared = terms.filter((term) => first.has(term)).length;
    return judged(
      shared >= Math.min(3, terms.length) || shared >= terms.length / 2,
      `the first sentence has ${String(shared)} of the conclusion's ${String(terms.length)} content words`,
    );
  }),
);

/** The main point of the text is said again somewhere in the output. */
export const mainPointRestated: Vow = ifSeen(
  vow("main-point", "soft", "Say the main point of the text once more.", (source, output) => {
    const said = new Set(termsOf(output));
    const terms = [...new Set(termsOf(conclusionOf(proseSentences(source.text))))];
    const shared = terms.filter((term) => said.has(term)).length;
    return judged(
      shared >= Math.min(3, terms.length) || shared >= terms.length / 2,
      `${String(shared)} of the main point's ${String(terms.length)} content words`,
    );
  }),
);

/** The first sentence is the lesson of the text. */
export const opensWithLesson: Vow = {
  ...conclusionFirst,
  id: "opens-lesson",
  say: () => "Open with the lesson of the text.",
};

/** Abbreviations of two to six capitals. */
function acronymsOf(text: string): string[] {
  return [...new Set(text.match(/(?<![\p{L}\p{N}-])\p{Lu}{2,6}(?![\p{L}\p{N}])/gu) ?? [])].filter(
    (word) =>
      !["OK", "AM", "PM", "TL", "DR", "US", "UK", "EU", "TV"].includes(word) && !/^[IVXLC]+$/.test(word),
  );
}

/** Whether a text spells an abbreviation out: `World Health Organization (WHO)` or `WHO (World …)`. */
function spelledOut(text: string, acronym: string): boolean {
  return new RegExp(
    `\\p{L}[\\p{L}-]+ \\(${acronym}\\)|(?<!\\p{L})${acronym} \\([^)]*\\p{L}{3,}[^)]*\\)`,
    "u",
  ).test(text);
}

/** Every acronym of the output is spelled out once. */
export const acronymsSpelledOut: Vow = vow(
  "acronyms",
  "soft",
  "Spell out every acronym once.",
  (_source, output) => {
    const bare = acronymsOf(output).filter((acronym) => !spelledOut(output, acronym));
    return judged(
      bare.length === 0,
      bare.length > 0 ? `not spelled out: ${listed(bare)}` : "no unexplained acronym",
    );
  },
);
