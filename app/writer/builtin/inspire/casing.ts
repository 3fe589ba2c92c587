/** Casing of a headline. */

import { joiningWords } from "../../promises/lines.ts";

/** The first letter large, slots and quotation marks before it left alone. */
export function opened(line: string): string {
  return line.replace(/^(?:\[[^\]]*\]|["“‘'(€£$\d.,%\s])*(?=\p{Ll})(\p{Ll})/u, (found, letter: string) =>
    found.startsWith("[") || /^[\d€£$]/.test(found)
      ? found
      : found.slice(0, -letter.length) + letter.toUpperCase(),
  );
}

/** Title Case: a capital for every word but the short joining words inside; slots and words with capitals of their own stay. */
export function titled(line: string): string {
  const parts = line.split(/(\[[^\]]*\]|\s+|[—–])/u);
  const words = parts.flatMap((part, index) =>
    /[\p{L}\p{N}]/u.test(part) && !part.startsWith("[") ? [index] : [],
  );
  const [first, last] = [words[0], words.at(-1)];
  return parts
    .map((part, index) => {
      if (!words.includes(index)) return part;
      const bare = part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
      if (
        index !== first &&
        index !== last &&
        joiningWords.has(bare) &&
        !/[:?!]$/.test(parts[index - 2] ?? "")
      )
        return part;
      return part.replace(
        /^([^\p{L}\p{N}]*)(\p{Ll})/u,
        (_all, mark: string, letter: string) => mark + letter.toUpperCase(),
      );
    })
    .join("");
}
