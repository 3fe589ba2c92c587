import { useEffect, useEffectEvent } from "react";

/** The foot of the window in which toasts come up, in pixels. */
const foot = 120;

/**
 * Tells the style sheet where a toast comes up: at the foot of the window, but at its head while the line that is written
 * on lies at the foot, and while an edit is `underWay`, whose bar comes up there. It stays there for as long as it is shown;
 * the next one has a place of its own.
 */
export function useToastPlace(underWay: boolean): void {
  const place = useEffectEvent((): void => {
    const { dataset } = document.documentElement;
    // A line below the window is not read.
    const away = Math.abs(lineBottom() - window.innerHeight);
    if (underWay || away < foot) dataset["toasts"] = "high";
    else delete dataset["toasts"];
  });
  useEffect(() => {
    let shown: readonly (string | null)[] = [];
    // Before it is painted.
    const seen = new MutationObserver(() => {
      const now = toasts().map(({ textContent }) => textContent);
      if (now.length > 0 && !now.some((text) => shown.includes(text))) place();
      shown = now;
    });
    seen.observe(document.body, { childList: true, characterData: true, subtree: true });
    return () => {
      seen.disconnect();
      delete document.documentElement.dataset["toasts"];
    };
  }, []);
}

/** Those that are shown: of a part that is missing one lies in the page from the beginning. */
const toasts = (): Element[] =>
  Array.from(document.getElementsByClassName("toast")).filter((toast) => !toast.closest("[hidden]"));

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
