/** What a file had and a document cannot have, counted. */
export interface LeftOut {
  pictures: number;
  /** Their words stand as lines, a row to a line. */
  tables: number;
  footnotes: number;
  comments: number;
  formulas: number;
  /** Insertions are in the text, deletions are not. */
  changes: number;
}

export const nothingLeftOut: Readonly<LeftOut> = {
  pictures: 0,
  tables: 0,
  footnotes: 0,
  comments: 0,
  formulas: 0,
  changes: 0,
};

/** One line about it; null where all was taken. */
export function tellLeftOut(counts: LeftOut): string | null {
  const { pictures, footnotes, comments, formulas, tables, changes } = counts;
  const gone = [
    told(pictures, "picture"),
    told(footnotes, "footnote"),
    told(comments, "comment"),
    told(formulas, "formula"),
  ].flat();
  const sentences = [
    ...(gone.length > 0 ? [`Left out: ${listed(gone)}.`] : []),
    ...(tables > 0 ? [`${listed(told(tables, "table"))} became lines of text.`] : []),
    ...(changes > 0
      ? [`${listed(told(changes, "tracked change"))} ${changes === 1 ? "was" : "were"} accepted.`]
      : []),
  ];
  return sentences.length > 0 ? sentences.join(" ") : null;
}

const told = (count: number, name: string): string[] =>
  count === 0 ? [] : [`${count.toLocaleString("en-GB")} ${name}${count === 1 ? "" : "s"}`];

function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}
