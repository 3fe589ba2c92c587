/** Sentences of a line of prose in any language. */

import { shadowOf } from "./guard.ts";

/** Never the end of a sentence when a word follows. */
const inner =
  /(?:^|[\s(“"])(?:Mr|Mrs|Ms|Dr|Prof|St|Rev|Gen|Col|Capt|Lt|Sgt|Hon|Coun|Cllr|Cr|Insp|Supt|Const|Cpl|Maj|Gov|Sen|Rep|Messrs|Mme|Mlle|vs|v|cf|e\.g|i\.e|viz|approx|ca|Nos?|Figs?|pp?|Vol|Ch|Sec|Art|Prop|Eq|Mt|Ft|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|z\.B|d\.h|bzw|Nr|Hr|Fr|M|Sr|Sra|\p{Lu})\.$/u;
/** May end a sentence: it does when a usual first word follows. */
const either =
  /(?:^|[\s(“"])(?:etc|Inc|Ltd|Co|Corp|Jr|Bros|dept|est|a\.m|p\.m|al|U\.S|U\.K|U\.N|E\.U|D\.C|B\.C|A\.D|Ph\.D)\.$/u;
const starter =
  /^["“‘'(]?(?:The|A|An|This|That|These|Those|It|He|She|We|They|You|I|In|On|At|For|From|By|As|If|When|While|After|Before|But|And|So|Or|However|Our|Their|His|Her|My|Your|There|Then|What|Why|How|Who|To|With|Please|Today|Later|Now)\b/u;

const segmenters = new Map<string, Intl.Segmenter>();

/** A shared segmenter: building one costs more than using it. */
export function segmenter(granularity: "sentence" | "word" | "grapheme"): Intl.Segmenter {
  const known = segmenters.get(granularity) ?? new Intl.Segmenter("en", { granularity });
  segmenters.set(granularity, known);
  return known;
}

/** The sentences of one line, each without the space around it. Quotations and abbreviations do not break one. */
export function sentencesOf(line: string): string[] {
  const shadow = shadowOf(line);
  const bounds: number[] = [];
  let pending = "";
  for (const { segment, index } of segmenter("sentence").segment(shadow)) {
    const closing = /^[*_~]+(?=\s|$)/.exec(segment)?.[0].length ?? 0;
    const parts = index > 0 && !joins(pending, segment.slice(closing).trimStart());
    if (parts && index + closing < line.length) bounds.push(index + closing);
    // Its end alone tells whether more is joined to it.
    pending = parts ? segment : pending.slice(-20) + segment;
  }
  const sentences: string[] = [];
  let start = 0;
  for (const bound of [...bounds, line.length]) {
    const sentence = line.slice(start, bound).trim();
    if (sentence !== "") sentences.push(sentence);
    start = bound;
  }
  return sentences;
}

function joins(before: string, after: string): boolean {
  const end = before.trimEnd();
  if (/^\p{Ll}/u.test(after) && !before.slice(end.length).includes("\n")) return true;
  // `*Oklahoma!*, which ran for a year`: none begins with a mark that goes on.
  if (/^["”’')\]]?\s*[—–]|^["”’')\]*_~]*[,;:]/u.test(after)) return true;
  if (inner.test(end)) return true;
  return either.test(end) && !starter.test(after);
}
