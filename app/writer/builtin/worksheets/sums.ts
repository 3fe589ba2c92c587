/** A column of amounts that does not come to what stands for it. */

/** `−9,000` or `**38,450**` as a number; null for what is none, or has more than an amount in it. */
function amountIn(cell: string): number | null {
  const bare = cell.replace(/[*_£$€\s]/g, "").replace(/^[−–]/, "-");
  return /^-?\d{1,3}(?:,\d{3})*(?:\.\d\d)?$|^-?\d{1,9}(?:\.\d\d)?$/.test(bare)
    ? Number(bare.replaceAll(",", ""))
    : null;
}

const written = (sum: number): string => sum.toLocaleString("en-GB", { maximumFractionDigits: 2 });
const isTotal = (row: readonly string[]): boolean =>
  /^[*_ ]*(?:grand )?(?:total|net|sum|altogether)\b/i.test(row[0] ?? "");

export interface SumApart {
  /** What stands for the sum, and what the rest comes to. */
  word: string;
  other: string;
}

/** A table whose last row is not the sum of all the others in its last column. */
function inTable(lines: readonly string[]): SumApart | null {
  const rows = lines
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const last = rows.at(-1) ?? [];
  const body = rows.slice(2, -1);
  if (body.length < 2 || last.length < 2 || !isTotal(last) || body.some(isTotal)) return null;
  const all = body.map((row) => amountIn(row.at(-1) ?? ""));
  const total = amountIn(last.at(-1) ?? "");
  if (total === null || all.includes(null)) return null;
  const sum = all.reduce<number>((before, one) => before + (one ?? 0), 0);
  return Math.abs(sum - total) >= 1 ? { word: written(total), other: written(sum) } : null;
}

const requested = /\bamount (?:requested|sought|applied for):? (?:of )?[£$€]?(\d[\d,]{0,12}\d)/i;

/** A list of amounts that does not come to what is asked for. */
function inList(lines: readonly string[], text: string): SumApart | null {
  const total = amountIn(requested.exec(text)?.[1] ?? "");
  const all = lines
    .filter((line) => /^[-*•] /.test(line))
    .map((line) => amountIn(line.slice(line.lastIndexOf(":") + 1)));
  if (total === null || all.length < 3 || all.includes(null)) return null;
  const sum = all.reduce<number>((before, one) => before + (one ?? 0), 0);
  return Math.abs(sum - total) >= 1 ? { word: written(total), other: written(sum) } : null;
}

/** The first sum of a text that its own amounts do not come to; null for none. */
export function sumApart(text: string): SumApart | null {
  for (const block of text.split(/\n[ \t]*\n/)) {
    const lines = block.split("\n").map((line) => line.trim());
    const found = inTable(lines) ?? inList(lines, text);
    if (found) return found;
  }
  return null;
}
