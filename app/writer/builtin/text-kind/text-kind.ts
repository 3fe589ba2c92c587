/** What kind of text somebody wrote: by its form, else by its words; `other` wherever they leave a doubt. */

import { remember } from "../../prose/remember.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { plainOf } from "../../prose/words.ts";
import { kindByForm } from "./forms.ts";
import type { TextKind } from "./kinds.ts";
import { guides, kindByWords } from "./prose.ts";
import { count, readingOf, share, speaker } from "./reading.ts";

export type { TextKind } from "./kinds.ts";

/** The kind of an English text. */
export const kindOfText: (markdown: string) => TextKind = remember((markdown) => {
  const reading = readingOf(markdown);
  return kindByForm(reading) ?? kindByWords(reading);
}, 2);

/** Whether a text shows its reader round a place. */
export const leadsRound = (markdown: string): boolean => guides(readingOf(markdown));

/** Whether a text speaks as an I or a we: in two sentences or more, and in more than one of eight. */
export function speaksAsOne(markdown: string): boolean {
  const { blocks, told } = readingOf(markdown);
  const items = blocks
    .filter(({ kind }) => kind === "item")
    .flatMap(({ text }) => sentencesOf(plainOf(text)));
  const all = [...told, ...items];
  return count(all, speaker) >= 2 && share(all, speaker) > 0.125;
}

/** Whether a text is told by somebody or speaks to somebody, in one sentence of five or more. */
export const speaksUp = (markdown: string): boolean =>
  share(readingOf(markdown).told, /\b(?:I|[Mm]y|me|[Ww]e|[Oo]urs?|us|[Yy]ou|[Yy]ours?)\b/) >= 0.2;
