import { useEffect, useRef } from "react";
import { isField } from "../review/use-keys-under-way.ts";

/** What is written in on a document's page: the document, and what a panel asks. */
const written = ':is(#document, .panel) :is(textarea, [contenteditable="true"])';

/**
 * Follows which field was written in last, which a press with the mouse takes the focus from.
 * @param focusText gives the focus to the rich text, at its caret
 * @returns gives it back after a press on `control`: who came to that by keys goes on there, and where there is no mouse,
 * a keyboard on the glass would come up over what is said
 */
export function useWrittenIn(focusText: () => void): (control: HTMLElement) => void {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const note = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && target.matches(written)) last.current = target;
    };
    document.addEventListener("focusin", note, { signal: left.signal });
    return () => left.abort();
  }, []);
  return (control) => {
    const field = last.current;
    const byKeys = control.matches(":focus-visible") || isField(document.activeElement);
    if (byKeys || !field?.isConnected || !window.matchMedia("(pointer: fine)").matches) return;
    if (field.isContentEditable) focusText();
    else field.focus({ preventScroll: true });
  };
}
