import { type RefObject, useEffect, useRef } from "react";

/**
 * Holds the focus in a part of the page: where the control that has it goes away or is switched off, the part itself
 * takes it, which needs a `tabIndex` of -1.
 */
export function useHeldFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const last = useRef<Element | null>(null);

  useEffect(() => {
    const standing = part.current;
    const note = (event: FocusEvent): void => {
      last.current = event.target instanceof Element ? event.target : null;
    };
    standing?.addEventListener("focusin", note);
    return () => standing?.removeEventListener("focusin", note);
  }, []);

  // After every rendering: what went away in it had the focus until then.
  useEffect(() => {
    const gone = last.current !== null && (!last.current.isConnected || last.current.matches(":disabled"));
    if (!gone || document.activeElement !== document.body) return;
    last.current = null;
    part.current?.focus({ preventScroll: true });
  });

  return part;
}
