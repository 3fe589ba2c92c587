import { useEffect, useRef } from "react";

/** How often it is looked whether the reader has let go of the page, in milliseconds. */
const lookMs = 500;

/**
 * Loads the document at `to` after a while; never while `to` is null. The page stays while the reader is about to press
 * something in the part of it that gets the answer as its ref: has gone there with the pointer, or has the focus there.
 */
export function useLater<Held extends HTMLElement = HTMLElement>(to: string | null, ms: number) {
  const held = useRef<Held>(null);
  useEffect(() => {
    if (to === null) return undefined;
    const left = new AbortController();
    // A pointer that only rests where the page has put a button is on its way to nothing.
    let pointed: Element | null = null;
    const pointAt = ({ target }: Event): void => {
      pointed = target instanceof Element ? target.closest("a, button") : null;
    };
    document.addEventListener("pointermove", pointAt, { signal: left.signal, passive: true });
    document.documentElement.addEventListener("pointerleave", () => (pointed = null), left);
    const isUsed = (): boolean =>
      [pointed, document.activeElement].some((part) => part !== null && held.current?.contains(part));
    const go = (): void => {
      if (isUsed()) timer = setTimeout(go, lookMs);
      else window.location.assign(to);
    };
    let timer = setTimeout(go, ms);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [to, ms]);
  return held;
}
