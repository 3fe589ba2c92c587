/** The links and addresses of a text. */

const patterns =
  /\b(?:https?:\/\/|www\.)[^\s<>"”»)\]]*[^\s<>"”»)\].,;:!?*_]|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w@./-])(?:[a-z\d-]+\.)+(?:com|org|net|io|dev|app|eu|de|uk|fr|es|it|example|test)\b(?:\/[^\s<>"”»)\]]*[^\s<>"”»)\].,;:!?*_])?/giu;

/** As they stand, in order. */
export function addressesOf(markdown: string): string[] {
  return markdown.match(patterns) ?? [];
}

/** One form for links that lead to the same place. */
export function addressKey(address: string): string {
  return address
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/(?<!\/)\/+$/, "");
}
