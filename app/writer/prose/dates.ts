/** Days and dates as English texts write them. */

const months = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const days = "(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)";
const written = new RegExp(
  [
    `\\b(?:${days},? )?(?:${months} \\d{1,2}(?:st|nd|rd|th)?\\b(?:,? \\d{4}\\b)?|\\d{1,2}(?:st|nd|rd|th)? ${months}\\b(?: \\d{4}\\b)?)`,
    `\\b${days}\\b`,
    "\\b(?:19|20)\\d\\d-\\d\\d-\\d\\d\\b",
    `\\b${months} (?:19|20)\\d\\d\\b`,
    `(?<=\\b(?:[Ii]n|[Bb]y|[Ff]rom|[Uu]ntil|[Ss]ince|[Bb]efore|[Aa]fter|[Nn]ext|[Tt]his) )${months}\\b`,
  ].join("|"),
  "g",
);

/** The dates and days that a text names, in its own words: `June 30`, `14 March`, `Monday`, `May` after `in`. */
export function datesOf(text: string): string[] {
  return [...new Set(text.match(written) ?? [])];
}
