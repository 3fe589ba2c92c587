/** Where a key leads in a menu, whose items stand in rows of `columns`. */
interface MenuPlace {
  /** -1: none of the items has the focus. */
  at: number;
  count: number;
  columns: number;
}

/** The item that a key goes to, or null for a key that does not browse. */
export function nextItem(key: string, { at, count, columns }: MenuPlace): number | null {
  if (count === 0) return null;
  const step = steps(columns)[key];
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (step === undefined) return null;
  if (at < 0) return step > 0 ? 0 : count - 1;
  const next = at + step;
  if (next >= 0 && next < count) return next;
  // Off one end of a column the next one begins at the other end.
  if (Math.abs(step) === 1) return (next + count) % count;
  const column = (at + Math.sign(step) + columns) % columns;
  return step > 0 ? column : lastIn(column, count, columns);
}

const steps = (columns: number): Partial<Record<string, number>> => ({
  ArrowDown: columns,
  ArrowUp: -columns,
  ...(columns > 1 ? { ArrowRight: 1, ArrowLeft: -1 } : {}),
});

function lastIn(column: number, count: number, columns: number): number {
  const last = Math.floor((count - 1) / columns) * columns + column;
  return last < count ? last : last - columns;
}

/** The next item whose words begin with what was typed, the present one last; null when none does. */
export function typedItem(typed: string, labels: readonly string[], at: number): number | null {
  const wanted = typed.toLowerCase();
  // One letter again and again goes round; more letters may still mean the item that is there.
  const from = typed.length === 1 ? at + 1 : Math.max(at, 0);
  for (let turn = 0; turn < labels.length; turn++) {
    const index = (from + turn) % labels.length;
    if (labels[index]?.trim().toLowerCase().startsWith(wanted)) return index;
  }
  return null;
}

/** Whether a menu opens above its button: it does not fit below, and there is more room above. */
export function opensAbove(height: number, below: number, above: number): boolean {
  return height > below && above > below;
}
