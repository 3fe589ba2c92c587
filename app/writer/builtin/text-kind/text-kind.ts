/** What kind of text somebody wrote: by its form, else by its words; `other` wherever they leave a doubt. */

import { remember } from "../../prose/remember.ts";
import { plainOf } from "../../prose/words.ts";
import { settled } from "./doubt.ts";
import { kindByForm } from "./forms.ts";
import type { TextKind } from "./kinds.ts";
import { guides, kindByWords } from "./prose.ts";
import { count, different, past, readingOf, self, share, speaker, toldIn } from "./reading.ts";

export type { TextKind } from "./kinds.ts";

/** The kind of an English text. */
export const kindOfText: (markdown: string) => TextKind = remember((markdown) => {
  const reading = readingOf(markdown);
  return settled(reading, kindByForm(reading) ?? kindByWords(reading));
}, 2);

/** Whether a text shows its reader round a place. */
export const leadsRound = (markdown: string): boolean => guides(readingOf(markdown));

/** Whether a text speaks as an I or a we: in two sentences or more, and in more than one of eight. */
export function speaksAsOne(markdown: string): boolean {
  const all = allTold(markdown);
  return count(all, speaker) >= 2 && share(all, speaker) > 0.125;
}

/** Whether a text in nobody's voice tells with figures what has been, or of one person: a record, which may be meant for few. */
export function isRecord(markdown: string): boolean {
  const { told, source } = readingOf(markdown);
  const figures = different(source, /\d[\d.,]*/g);
  return (
    share(told, /\b(?:I|[Mm]y|me|[Ww]e|[Oo]urs?|us|[Yy]ou|[Yy]ours?)\b/) < 0.2 &&
    ((figures >= 5 && share(told, /\b(?:was|were|had|did)\b/) >= 0.25) ||
      (figures >= 2 && share(told, /\b(?:he|she|his|her)\b/i) >= 0.3))
  );
}

/** Whether most of a text tells what has been. */
export const isTold = (markdown: string): boolean => share(readingOf(markdown).told, past) >= 0.5;

/** Whether an I speaks in a text, twice or more outside what it quotes. */
export const saysI = (markdown: string): boolean => count(readingOf(markdown).told, self) >= 2;

/** Whether an I or a we is an I: in two sentences or more. A text that quotes people, or says I in an aside, is none. */
export const speaksAsI = (markdown: string): boolean =>
  speaksAsOne(markdown) && count(allTold(markdown), self) >= 2;

/** Whether more of a text speaks to a you than as an I or a we. */
export function speaksToYou(markdown: string): boolean {
  const all = allTold(markdown);
  return count(all, /\byou(?:rs?|['’]\p{Ll}+)?\b/iu) > count(all, speaker);
}

/** The sentences of paragraphs and items, without what they quote. */
function allTold(markdown: string): string[] {
  const { blocks, told } = readingOf(markdown);
  const items = blocks.filter(({ kind }) => kind === "item").flatMap(({ text }) => toldIn(plainOf(text)));
  return [...told, ...items];
}
