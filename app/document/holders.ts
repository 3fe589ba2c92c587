import type { Holder } from "./diff-blocks.ts";
import type { Row } from "./comparison.ts";

/** Which lists, items and quotes of two compared documents are the same ones. */
export interface Holders {
  /** One object for a holder and the one that it became. */
  one: (holder: Holder) => Holder;
  /** Rows whose leaf stands elsewhere after the change, or opens a list that is numbered anew. */
  moved: ReadonlySet<Row>;
}

/** Pairs the holders of paired leaves, each with one other at most. */
export function matchHolders(rows: readonly Row[]): Holders {
  const after = new Map<Holder, Holder>();
  const before = new Map<Holder, Holder>();
  const moved = new Set<Row>();
  for (const row of rows) {
    if (!row.was || !row.is) continue;
    const was = row.was.holders;
    const is = row.is.holders;
    let level = 0;
    for (; level < Math.min(was.length, is.length); level += 1) {
      const [one, other] = [was[level], is[level]];
      if (one === other) continue;
      if (!one || !other || one.type !== other.type) break;
      const met = after.get(one) ?? before.get(other);
      if (met !== undefined && (after.get(one) !== other || before.get(other) !== one)) break;
      after.set(one, other);
      before.set(other, one);
      if (met === undefined && one.order !== other.order) moved.add(row);
    }
    if (level < Math.max(was.length, is.length)) moved.add(row);
  }
  return { one: (holder) => after.get(holder) ?? holder, moved };
}
