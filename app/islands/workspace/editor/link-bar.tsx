import { useLayoutEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";

interface LinkBarProps {
  href: string;
  /** Pixels from the sheet's left edge and top to the line under the link's beginning. */
  place: { left: number; top: number };
  onEdit: () => void;
  onRemove: () => void;
}

/** Under a link that was clicked. Mod-K does the same by keys, so those and screen readers pass it by. */
export function LinkBar({ href, place: { left, top }, onEdit, onRemove }: LinkBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!bar.current) return;
    const widest = (bar.current.parentElement?.clientWidth ?? Infinity) - bar.current.offsetWidth;
    bar.current.style.left = `${Math.max(0, Math.min(left, widest))}px`;
    bar.current.style.top = `${top}px`;
  }, [left, top]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a press leaves the caret where it is
    <div className="pop-static link-bar" ref={bar} aria-hidden="true" onMouseDown={keepCaret}>
      <a className="btn btn-bare btn-sm" href={href} target="_blank" rel="noopener noreferrer" tabIndex={-1}>
        Open
      </a>
      <Button kind="bare" size="sm" type="button" tabIndex={-1} onClick={onEdit}>
        Edit
      </Button>
      <Button kind="bare" size="sm" type="button" tabIndex={-1} onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}

const keepCaret = (event: { preventDefault: () => void }): void => event.preventDefault();
