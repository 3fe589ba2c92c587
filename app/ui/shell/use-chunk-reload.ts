import { useEffect } from "react";
import { useNavigation } from "react-router";

const flag = "stet:reloaded";
const mostMs = 120_000;

const going = "stet:going";

/**
 * A part of the program that cannot be loaded, most often because a newer version took its place, reloads the page, once
 * a session; the second time the error boundary shows. A part that has not come after 120 seconds counts as one that failed.
 * The router itself reloads the page it stands on when a page's part fails: from there a document load goes on to the
 * page that was wanted, which works without its part.
 */
export function useChunkReload(): void {
  useEffect(() => {
    window.addEventListener("vite:preloadError", reloadOnce);
    return () => window.removeEventListener("vite:preloadError", reloadOnce);
  }, []);
  const { state, location } = useNavigation();
  const target = state === "loading" ? location.pathname + location.search : null;
  useEffect(() => {
    const wanted = recall(going);
    remember(going, null);
    const here = window.location.pathname + window.location.search;
    if (wanted !== null && wanted !== here) window.location.assign(wanted);
  }, []);
  useEffect(() => {
    if (target === null) {
      remember(going, null);
      return undefined;
    }
    remember(going, target);
    const timer = setTimeout(() => window.location.assign(target), mostMs);
    return () => clearTimeout(timer);
  }, [target]);
}

function reloadOnce(event: Event): void {
  if (recall(flag) !== null) return;
  event.preventDefault();
  remember(flag, "yes");
  window.location.reload();
}

/** The tab's own storage; a browser that forbids it remembers nothing. */
function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function remember(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Whether an error is a browser's way of saying that a module could not be loaded; each engine has its own words. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|preload CSS|ChunkLoadError/i.test(error.message)
  );
}
