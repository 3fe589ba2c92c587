import { useLayoutEffect, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { Deed } from "#app/ui/proof/mark.tsx";
import type { MarkText } from "#app/ui/proof/proof-marks.ts";
import { coveredTop } from "../covered-top.ts";
import { clearView, gap, linesOf, spanOf, standsOver } from "./mark-place.ts";
import type { Marks } from "./use-marks.ts";

interface MarkBarProps {
  marks: Marks;
  /** Why marks were made, by their id, where that is known. */
  reasons: Readonly<Record<string, string>>;
}

/**
 * The small bar at the mark that has the focus. It repeats the mark's own checkbox for the pointer, so keys and screen
 * readers pass it by, and a press, which closes it, leaves the focus where it is.
 */
export function MarkBar({ marks: { current, choose, close }, reasons }: MarkBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const id = current?.open ? current.text.id : undefined;
  useLayoutEffect(() => {
    const sheet = bar.current?.offsetParent;
    if (!sheet || id === undefined) return undefined;
    const follow = new ResizeObserver(() => bar.current && placeAt(bar.current, sheet, linesOf(id)));
    follow.observe(sheet);
    if (bar.current) {
      placeAt(bar.current, sheet, linesOf(id));
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
          className="btn btn-line btn-sm"
          aria-pressed={stand === stands}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            choose(stand);
            close();
          }}
        >
          {stand === stands ? <Icon name="check" size={14} /> : null}
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

/** Puts the bar under the last line of a mark, or over its first one where it would be out of view, within the sheet. */
function placeAt(bar: HTMLElement, sheet: Element, lines: readonly DOMRect[]): void {
  const [first] = lines;
  if (!first) return;
  const around = sheet.getBoundingClientRect();
  bar.style.left = "0";
  const { offsetWidth: width, offsetHeight: height } = bar;
  const { top, bottom } = spanOf(lines);
  const isOver = standsOver({ top, bottom }, height, clearView());
  const beside = isOver ? first : (lines.at(-1) ?? first);
  const left = Math.min(beside.left - around.left, around.width - width - gap);
  bar.style.left = `${Math.max(gap, left)}px`;
  bar.style.top = `${(isOver ? top - height - gap : bottom + gap) - around.top}px`;
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
  const room = spanOf(own).top - coveredTop();
  const by = Math.min(spanOf(own).bottom + gap - decides.top, room);
  if (by > 0) window.scrollBy({ top: by, behavior: "instant" });
}
