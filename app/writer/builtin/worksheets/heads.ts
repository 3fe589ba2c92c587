/** What a text has a part for: its headings, the bold beginnings of its paragraphs, the questions that it sets itself. */

import { remember } from "../../prose/remember.ts";

const mostWords = 9;
const bare = (line: string): string =>
  line
    .replace(/[*_#:.]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
const isShort = (line: string): boolean => line !== "" && line.split(" ").length <= mostWords;

/** The heading that a line is or begins with; empty for none. */
function headIn(line: string, isAlone: boolean): string {
  const bold = /^(?:[-*•] |\d{1,2}[.)] )?(\*\*|__)([^*_]{2,80})\1/.exec(line)?.[2] ?? "";
  if (bold !== "") return bare(bold);
  if (/^#{1,6} /.test(line)) return bare(line);
  return isAlone && /^\p{Lu}[^.!?]{1,60}[:?]?$/u.test(line) ? bare(line) : "";
}

/** The headings of a text but its title. */
export const headsOf: (text: string) => readonly string[] = remember((text) => {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.flatMap((line, at) => {
    const head = at === 0 ? "" : headIn(line, lines[at - 1] === "");
    return isShort(head) ? [head] : [];
  });
}, 4);
