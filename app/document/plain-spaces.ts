/** What Markdown writes as references where it would not be read as it stands: a tab, a space, a space that holds words together. */
const space = "&#(?:9|32|160);";
const marks = String.raw`(?<!\\)(\*{1,3})`;
const sign = String.raw`(?:&#(\d{1,7});)?`;

const atEdge = new RegExp(String.raw`^(?:${space})+|(?<!\\)(?:${space})+$`, "gm");
const alone = new RegExp(String.raw`${sign}${marks}(?:${space})+\2${sign}`, "g");
const after = new RegExp(String.raw`${sign}${marks}(?:${space})+`, "g");
const before = new RegExp(String.raw`(?:${space})+${marks}${sign}`, "g");
/** Code means what it says, letter for letter. */
const code = /(^`{3,}[^`]*^`{3,}$|`[^`\n]+`)/m;

/**
 * Markdown without references for spaces, as a person would write it: those at the edges of lines are gone, those at the
 * edges of emphasis stand outside of it. For readers and for models: it is not read back as quite the same document.
 */
export function plainSpaces(markdown: string): string {
  if (!/&#(?:9|32|160);/.test(markdown)) return markdown;
  return markdown
    .split(code)
    .map((part, at) => (at % 2 === 1 ? part : plain(part)))
    .join("");
}

const plain = (text: string): string =>
  text
    .replace(atEdge, "")
    .replace(
      alone,
      (_all, left: string | undefined, _marks, right: string | undefined) =>
        `${signOf(left)} ${signOf(right)}`,
    )
    .replace(after, (_all, left: string | undefined, opening: string) => `${signOf(left)} ${opening}`)
    .replace(before, (_all, closing: string, right: string | undefined) => `${closing} ${signOf(right)}`);

/** Beside a space a letter needs no reference. */
const signOf = (reference: string | undefined): string =>
  reference === undefined ? "" : String.fromCodePoint(Number(reference));
