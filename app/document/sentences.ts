/** Where something stands in a list: from its first place to behind its last. */
export interface Range {
  from: number;
  to: number;
}

/** A sentence's stop, with what closes behind it. */
const stop = /[.!?…。！？][”’"'»)\]」』]*$/u;
const closing = /^[”’"'»)\]」』]+$/u;
/** A stop of a language that sets no space behind it. */
const wideStop = /[。！？]$/u;

/** Whether a text ends as a sentence does. */
export const isEnded = (text: string): boolean => stop.test(text);

/** Where sentences stand in a block's words, signs and spaces; spaces and line breaks around them are left out. */
export function sentencesOf(texts: readonly string[]): Range[] {
  const found: Range[] = [];
  let from = -1;
  let last = -1;
  let ended = false;
  const close = () => {
    if (from >= 0) found.push({ from, to: last + 1 });
    [from, ended] = [-1, false];
  };
  for (const [at, text] of texts.entries()) {
    const word = text.trim();
    if (word === "") {
      if (ended || text.includes("\n")) close();
      continue;
    }
    if (from < 0) from = at;
    last = at;
    ended = stop.test(word) || (ended && closing.test(word));
    if (ended && (text.trimEnd() !== text || wideStop.test(word))) close();
  }
  close();
  return found;
}
