/** A text with what was written behind it. */

/**
 * The Markdown of both: the continuation stands behind a blank line, except where the text was cut off in the middle of
 * a sentence, which goes on in its own paragraph.
 */
export function joinContinuation(text: string, continuation: string): string {
  const [before, after] = [text.trimEnd(), continuation.trim()];
  if (before === "" || after === "") return before + after;
  const whole =
    /[\p{Terminal_Punctuation}\p{Pe}\p{Pf}"'*_`~>|-]$/u.test(before) && !/[,;،؛、，]$/u.test(before);
  const block = /^(?:#{1,6}\s|[-+*>]\s|\d{1,3}[.)]\s|```|~~~|\|)/.test(after);
  const heading = /(?:^|\n)#{1,6}\s[^\n]*$/.test(before);
  return whole || block || heading ? `${before}\n\n${after}` : before + gap(before, after) + after;
}

/** Scripts without spaces between words go on without one. */
function gap(before: string, after: string): string {
  const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
  return spaceless.test(before.at(-1) ?? "") && spaceless.test(after.charAt(0)) ? "" : " ";
}
