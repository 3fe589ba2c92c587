import { useLayoutEffect, useRef } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Deed } from "#app/ui/proof/mark.tsx";
import type { MarkText } from "#app/ui/proof/proof-marks.ts";
import { coveredTop } from "../covered-top.ts";
import type { Marks } from "./use-marks.ts";

/** Pixels between the bar and its mark. */
const gap = 8;

interface MarkBarProps {
  marks: Marks;
  /** Why marks were made, by their id, where that is known. */
  reasons: Readonly<Record<string, string>>;
}

/**
 * The small bar over the mark that has the focus. It repeats the mark's own checkbox for the pointer, so keys and screen
 * readers pass it by, and a press leaves the focus where it is.
 */
export function MarkBar({ marks: { current, choose }, reasons }: MarkBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const id = current?.open ? current.text.id : undefined;
  useLayoutEffect(() => {
    const sheet = bar.current?.offsetParent;
    if (!sheet || id === undefined) return undefined;
    const follow = new ResizeObserver(() => bar.current && placeOver(bar.current, sheet, linesOf(id)));
    follow.observe(sheet);
    if (bar.current) {
      placeOver(bar.current, sheet, linesOf(id));
      comeClear(bar.current, linesOf(id));
    }
    return () => follow.disconnect();
  }, [id]);
  if (!current?.open) return null;
  const { text, stands } = current;
  return (
    <div className="mark-pop pop-static" ref={bar} aria-hidden="true">
      <Deed text={text} why={reasons[text.id]} />
      {[
        { word: "Let it stand", stand: true },
        { word: takingOf(text), stand: false },
      ].map(({ word, stand }) => (
        <button
          key={word}
          type="button"
          tabIndex={-1}
          className={classNames("btn btn-sm", stand === stands ? "btn-ink" : "btn-line")}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(stand)}
        >
          {word}
        </button>
      ))}
    </div>
  );
}

/** What the button says by which a mark is taken. */
function takingOf({ in: put, isForm, breaks, isMove }: MarkText): string {
  if (isForm) return "Change it";
  if (isMove) return "Move it";
  const takesOut = breaks ? breaks === "del" : put.trim() === "";
  return takesOut ? "Take out" : "Put in";
}

/** The lines that a mark stands on. */
function linesOf(id: string): DOMRect[] {
  const mark = document.querySelector(`#document [data-mark="${id}"]`);
  const parts = [...(mark?.querySelectorAll("del, ins, .mark-word") ?? [])];
  const lines = parts.flatMap((part) => [...part.getClientRects()]);
  return lines.length === 0 && mark ? [mark.getBoundingClientRect()] : lines;
}

const bottomOf = (lines: readonly DOMRect[]): number => Math.max(...lines.map(({ bottom }) => bottom));

/** Puts the bar over the first line of a mark, or under its last one where it would be out of view, within the sheet. */
function placeOver(bar: HTMLElement, sheet: Element, lines: readonly DOMRect[]): void {
  const [line] = lines;
  if (!line) return;
  const around = sheet.getBoundingClientRect();
  bar.style.left = "0";
  const { offsetWidth: width, offsetHeight: height } = bar;
  const left = Math.min(line.left - around.left, around.width - width - gap);
  const above = line.top - height - gap;
  bar.style.left = `${Math.max(gap, left)}px`;
  bar.style.top = `${(above > coveredTop() ? above : bottomOf(lines) + gap) - around.top}px`;
}

/** Scrolls a mark, and the bar at it, out from under the bar that decides on all of them, as far as it has room above. */
function comeClear(bar: HTMLElement, lines: readonly DOMRect[]): void {
  const decides = document.querySelector(".review")?.getBoundingClientRect();
  if (!decides) return;
  const own = [...lines, bar.getBoundingClientRect()];
  const isUnder = own.some(
    ({ left, right, top, bottom }) =>
      left < decides.right && right > decides.left && top < decides.bottom && bottom > decides.top,
  );
  if (!isUnder) return;
  const room = Math.min(...own.map(({ top }) => top)) - coveredTop();
  const by = Math.min(bottomOf(own) + gap - decides.top, room);
  if (by > 0) window.scrollBy({ top: by, behavior: "instant" });
}
