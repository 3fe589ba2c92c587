import { coveredTop } from "../covered-top.ts";

/** Pixels between a mark, the bar at it, and what is around them. */
export const gap = 8;
/** Pixels that the bar at a mark is high with its words in one line. */
const usualHeight = 52;

/** From one height of the window to another, in pixels from its top. */
interface Span {
  top: number;
  bottom: number;
}

/** The lines that a mark stands on. */
export function linesOf(id: string): DOMRect[] {
  const mark = document.querySelector(`#document [data-mark="${id}"]`);
  const parts = [...(mark?.querySelectorAll("del, ins, .mark-word") ?? [])];
  const lines = parts.flatMap((part) => [...part.getClientRects()]);
  return lines.length === 0 && mark ? [mark.getBoundingClientRect()] : lines;
}

export const spanOf = (lines: readonly DOMRect[]): Span => ({
  top: Math.min(...lines.map(({ top }) => top)),
  bottom: Math.max(...lines.map(({ bottom }) => bottom)),
});

/** What no bar covers: neither those at the window's top, nor the one at its foot that decides on all marks. */
export function clearView(): Span {
  const decides = document.querySelector(".review")?.getBoundingClientRect();
  return { top: coveredTop(), bottom: Math.min(decides?.top ?? Infinity, window.innerHeight) };
}

const hasRoomUnder = ({ bottom }: Span, height: number, view: Span): boolean =>
  bottom + height + 2 * gap <= view.bottom;

const hasRoomOver = ({ top }: Span, height: number, view: Span): boolean =>
  top - height - 2 * gap >= view.top;

/** Whether the bar stands over its mark, where it covers what was read last: only where under it there is no room. */
export const standsOver = (mark: Span, height: number, view: Span): boolean =>
  !hasRoomUnder(mark, height, view) && hasRoomOver(mark, height, view);

/** Whether a mark and the bar at it can be seen whole without scrolling. */
export function isClear(mark: Span, view: Span, height = usualHeight): boolean {
  if (mark.top - gap < view.top || mark.bottom + gap > view.bottom) return false;
  return hasRoomUnder(mark, height, view) || hasRoomOver(mark, height, view);
}
