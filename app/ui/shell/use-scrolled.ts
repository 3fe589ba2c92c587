import { useSyncExternalStore } from "react";

const scrolledAfter = 20;

/** True once the page is scrolled by more than 20 px. Browsers with scroll timelines need no script for it. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > scrolledAfter,
    () => false,
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener("scroll", changed, { passive: true });
  return () => window.removeEventListener("scroll", changed);
}
