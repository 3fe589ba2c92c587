/** Local edits of a text, each with its reason. Places are UTF-16 units of the source. */

import type { Edit } from "../../task.ts";

export type { Edit } from "../../task.ts";

/** What a rule that marks gives back: the text with all edits made, and the edits over the source. */
export interface Marked {
  text: string;
  edits: readonly Edit[];
}

/** Makes edits that do not overlap, in any order. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, replacement } of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    parts.push(text.slice(at, from), replacement);
    at = to;
  }
  return parts.join("") + text.slice(at);
}

/** The edits of a list that do not touch an earlier one of the list, in the order of the text. */
export function withoutOverlap(edits: readonly Edit[]): Edit[] {
  const taken = new Set<number>();
  const chosen = edits.filter(({ from, to }) => {
    for (let at = from; at <= to; at += 1) if (taken.has(at)) return false;
    for (let at = from; at <= to; at += 1) taken.add(at);
    return true;
  });
  return chosen.toSorted((a, b) => a.from - b.from);
}

/** Edits of an edited text, told over the text before: what both change is one edit. */
export function composeEdits(source: string, first: Marked, then: readonly Edit[]): Edit[] {
  const early = first.edits.toSorted((a, b) => a.from - b.from);
  const late = then.toSorted((a, b) => a.from - b.from);
  const merged: Edit[] = [];
  let shift = 0;
  let next = 0;
  for (let index = 0; index < late.length;) {
    const edit = late[index];
    if (!edit) break;
    let [from, to] = [edit.from, edit.to];
    const reasons = new Set<string>();
    const inside: { at: number; end: number; edit: Edit }[] = [];
    const mine: Edit[] = [];
    for (; next < early.length; next += 1) {
      const before = early[next];
      if (!before || before.from + shift + before.replacement.length > from) break;
      if (before.from + shift + before.replacement.length === from && before.from + shift >= from) break;
      merged.push(before);
      shift += before.replacement.length - (before.to - before.from);
    }
    const start = shift;
    for (;;) {
      const before = early[next];
      const more = late[index];
      if (more && more.from <= to && (mine.length === 0 || more.from < to)) {
        mine.push(more);
        reasons.add(more.reason);
        to = Math.max(to, more.to);
        index += 1;
      } else if (before && before.from + shift < to) {
        const at = before.from + shift;
        const end = at + before.replacement.length;
        inside.push({ at, end, edit: before });
        reasons.add(before.reason);
        from = Math.min(from, at);
        to = Math.max(to, end);
        shift += before.replacement.length - (before.to - before.from);
        next += 1;
      } else break;
    }
    const replacement = applyEdits(
      first.text.slice(from, to),
      mine.map((one) => ({ ...one, from: one.from - from, to: one.to - from })),
    );
    const composed = { from: from - start, to: to - shift, replacement, reason: [...reasons].join("; ") };
    if (source.slice(composed.from, composed.to) !== replacement) merged.push(composed);
  }
  return [...merged, ...early.slice(next)];
}
