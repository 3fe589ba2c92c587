/** What stands around a text and is none of it: whom it is for, who wrote it and when, remarks in brackets over it and under it. */

import type { Token } from "../../prose/english/tokens.ts";
import { countWords, plainOf } from "../../prose/words.ts";

const month =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\b\\.?";
const day = new RegExp(
  `\\b${month} \\d{1,4}\\b|\\b\\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}|\\b(?:19|20)\\d\\d\\b`,
  "u",
);

/** `Posted 2 February, garage now warm.`, `First published in the parish magazine.` */
const dated =
  /^(?:first )?(?:posted|published|updated|written|last (?:updated|edited|revised)|filed|recorded|revised|reprinted|printed|translated|drafted|prepared|submitted|edited)(?: (?:by|for|in|on|from|at)\b| \d|:)/iu;
/** What may stand behind those whom a text is for, where that is all it says. */
export const ends = "(?:['’]s?)?(?:$|[.,;:]| [–—-]| \\d| (?:of|to the|in|on|at|from|by|meeting)\\b)";

/** `For the directors' meeting, May 8.`, `For the agency newsletter.`, `To the governors.` */
const addressed = new RegExp(
  `^(?:for|to) (?:the |our |my |all |members of |those )?(?:[\\p{L}'’-]+ ){0,4}(?:meeting|newsletter|magazine|website|blog|notice ?board|board|committee|council|clerk|trustees|governors|directors|members|panel|editor|class|course|club|file|record|minutes|bulletin|journal|archive|page|\\p{L}+ only)${ends}[^!?]{0,60}(?:[.!]|$)`,
  "iu",
);
/** Labels that say who, to whom and where, and no more. */
const labelled =
  /^(?:to|from|by|date|re|cc|attn|attention|author|applicant|contact|prepared (?:by|for)|submitted by|agenda item|item|status|version|draft|reference|ref|there|venue|word count|length|photos?(?: by)?|pictures?(?: by)?)(?: \d+)?$/i;
/** `Agenda item 7`, `Draft 3`, `Job 2217.` */
const numbered =
  /^(?:agenda item|item|draft|version|job|ref(?:erence)?|case|file|issue|page|no)\.? ?\p{L}?\d[\d./-]*[.]?$/iu;
/** What a line in italics over a text is for. */
const remark =
  /^(?:for|by|from|posted|published|written|first (?:published|printed)|notes?\b|draft|translated|updated|edited|reprinted|the (?:writer|author|editor)|an? (?:talk|speech|note|version|earlier)|this (?:is|was|piece|post|text|article|story))\b/i;

/** Whether a line only says whom a text is for, who wrote it or when. */
export const isFramed = (line: string): boolean =>
  remark.test(line) || dated.test(line) || addressed.test(line) || numbered.test(line);

/** `Mrs Bos, Wim, Madam Chair, friends.`: those who are spoken to in a room. */
export const isAddress = (line: string): boolean =>
  countWords(line) <= 16 &&
  /^(?:\p{L}[\p{L}.'’ ]{1,30}, ){1,8}(?:and )?(?:dear |good )?(?:friends|colleagues|all|everyone|everybody|neighbours|members|guests|ladies and gentlemen|fellow \p{L}+|one and all)[.,!:]?$/iu.test(
    line,
  );

interface Line {
  text: string;
  paragraph: number;
  item: boolean;
  label: string;
}

const isBracketed = (paragraph: string): boolean => /^[([][^()[\]]{3,}[)\]][.!]?$/.test(paragraph);
const isSlanted = (paragraph: string): boolean => /^([*_])(?![*_ ])[^*_]+\1[.!]?$/s.test(paragraph);

/** The sentences that frame a text, by their indices: in its first paragraphs, up to the first that is none, and in its last. */
export function frameIn(
  lines: readonly Line[],
  tokens: (index: number) => readonly Token[],
): ReadonlySet<number> {
  const rows = [...Map.groupBy(lines.keys(), (index) => lines[index]?.paragraph).values()];
  const textOf = (row: readonly number[]): string =>
    row
      .map((index) => lines[index]?.text ?? "")
      .join(" ")
      .trim();
  const hasVerb = (index: number): boolean =>
    tokens(index).some(({ tag }) => tag === "VERB" || tag === "AUX");
  /** `Amount asked for: £3,900`: a field of a form. */
  const isField = (index: number): boolean => {
    const colon = tokens(index).findIndex(({ text }) => text === ":");
    const rest = tokens(index).slice(colon + 1);
    return (
      colon > 0 && colon <= 5 && rest.length > 0 && !rest.some(({ tag }) => tag === "VERB" || tag === "AUX")
    );
  };
  const frames = (index: number): boolean => {
    const line = lines[index];
    if (!line) return false;
    const plain = plainOf(line.text).trim();
    const short = countWords(plain) <= 14;
    return (
      labelled.test(line.label) ||
      (short && (dated.test(plain) || addressed.test(plain) || numbered.test(plain))) ||
      (short && !line.item && !hasVerb(index) && (day.test(plain) || line.label !== "")) ||
      (short && !line.item && isField(index))
    );
  };
  /** `Ann Lee, grooming coordinator.`, behind what frames a text, in its paragraph. */
  const follows = (index: number): boolean => !hasVerb(index) && countWords(lines[index]?.text ?? "") <= 8;
  const isFrame = (row: readonly number[], at: number): boolean => {
    const [first = -1, ...others] = row;
    const whole = textOf(row);
    const said = plainOf(whole).trim();
    if (row.some((index) => lines[index]?.item === true && lines[index].label === "")) return false;
    if (
      isAddress(said) ||
      isBracketed(said) ||
      (isSlanted(whole) && (remark.test(said) || (at === 0 && !hasVerb(first) && countWords(said) <= 14)))
    )
      return true;
    return frames(first) && others.every((index) => frames(index) || follows(index));
  };
  const found = new Set<number>();
  // More than a few lines are the text itself.
  for (const [at, row] of rows.slice(0, 6).entries()) {
    if (!isFrame(row, at)) {
      const [first = -1] = row;
      // What is dated in one sentence goes on with the matter.
      if (
        row.length > 1 &&
        lines[first] &&
        countWords(lines[first].text) <= 10 &&
        dated.test(plainOf(lines[first].text))
      )
        found.add(first);
      break;
    }
    for (const index of row) found.add(index);
  }
  for (const row of rows.slice(-2).toReversed()) {
    if (
      rows.length < 4 ||
      !(isBracketed(textOf(row)) || (isSlanted(textOf(row)) && remark.test(plainOf(textOf(row)))))
    )
      break;
    for (const index of row) found.add(index);
  }
  return found.size === lines.length ? new Set() : found;
}
