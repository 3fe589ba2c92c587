const controls = /[^\P{Cc}\t\n]|\p{Noncharacter_Code_Point}/gu;

/**
 * Text as a code block may hold it: line ends are `\n`, no NUL or other control characters but tab, no lone
 * surrogates (they become U+FFFD), no noncharacters.
 */
export function cleanLines(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u2028\u2029]/g, "\n")
    .replace(controls, "");
}

/** Text as every other block may hold it: like `cleanLines`, with line ends turned into spaces. */
export function cleanText(text: string): string {
  return cleanLines(text).replaceAll("\n", " ");
}
