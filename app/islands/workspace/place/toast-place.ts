import { useEffect } from "react";

/** The foot of the window in which toasts come up, in pixels. */
const foot = 120;
/** It is looked for this often at most, so that no key waits for it. */
const lookMs = 200;

/**
 * Tells the style sheet where toasts come up: at the foot of the window, but at its head while the line that is written on
 * lies at the foot, and while an edit is `underWay`, whose bar comes up there: what is told of it stays in one place.
 */
export function useToastPlace(underWay: boolean): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      timer = undefined;
      // What is pressed stays under the pointer.
      if (document.activeElement?.closest(".toasts")) return;
      // A line below the window is not read.
      const away = Math.abs(lineBottom() - window.innerHeight);
      if (underWay || away < foot) dataset["toasts"] = "high";
      else delete dataset["toasts"];
    };
    const later = (): void => {
      timer ??= setTimeout(look, lookMs);
    };
    const left = new AbortController();
    const { signal } = left;
    look();
    // At once, for what is said in the same moment.
    document.addEventListener("focusin", look, { signal });
    document.addEventListener("selectionchange", later, { signal });
    window.addEventListener("scroll", later, { signal, passive: true });
    window.addEventListener("resize", later, { signal });
    return () => {
      left.abort();
      clearTimeout(timer);
      delete dataset["toasts"];
    };
  }, [underWay]);
}

/** Where the line with the caret ends, in pixels from the window's top; 0 where nothing is written on. */
function lineBottom(): number {
  const field = document.activeElement;
  // Its caret may be on any of its lines that are in the window.
  if (field instanceof HTMLTextAreaElement)
    return Math.min(field.getBoundingClientRect().bottom, window.innerHeight);
  const selection = window.getSelection();
  if (!(field instanceof HTMLElement) || !field.isContentEditable || !selection?.focusNode) return 0;
  const { focusNode, focusOffset } = selection;
  const caret = document.createRange();
  caret.setStart(focusNode, focusOffset);
  const { bottom } = caret.getBoundingClientRect();
  if (bottom !== 0) return bottom;
  // An empty line has no letters to stand at.
  const holder =
    focusNode instanceof Element ? (focusNode.childNodes[focusOffset] ?? focusNode) : focusNode.parentElement;
  return holder instanceof Element ? holder.getBoundingClientRect().bottom : 0;
}
