/** So many of its changes are named. */
const mostNamed = 5;

/** A change of a text, by the characters that it takes the place of. */
interface Change {
  from: number;
  to: number;
  replacement: string;
}

/** What became of which words of a text as a form sends it, whose lines end with two characters: ": “a” to “b”, added “.”". */
export function namedChanges(sent: string, changes: readonly Change[]): string {
  const text = sent.replaceAll("\r\n", "\n");
  const named = changes.map(({ from, to, replacement }) =>
    nameOf(text.slice(from, to).trim(), replacement.trim()),
  );
  if (named.length === 0) return "";
  const more = named.length - mostNamed;
  return `: ${named.slice(0, mostNamed).join(", ")}${more > 0 ? `, and ${more} more` : ""}`;
}

function nameOf(before: string, after: string): string {
  if (before === after) return "put a space right";
  if (after === "") return `took out “${before}”`;
  return before === "" ? `added “${after}”` : `“${before}” to “${after}”`;
}
