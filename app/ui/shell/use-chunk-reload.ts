import { useEffect } from "react";
import { useNavigation } from "react-router";

const flag = "stet:reloaded";
const mostMs = 120_000;

/**
 * A part of the program that cannot be loaded, most often because a newer version took its place, reloads the page, once
 * a session; the second time the error boundary shows. A part that has not come after 120 seconds counts as one that failed.
 */
export function useChunkReload(): void {
  useEffect(() => {
    window.addEventListener("vite:preloadError", reloadOnce);
    return () => window.removeEventListener("vite:preloadError", reloadOnce);
  }, []);
  const { state, location } = useNavigation();
  const target = state === "loading" ? location.pathname + location.search : null;
  useEffect(() => {
    if (target === null) return undefined;
    const timer = setTimeout(() => window.location.assign(target), mostMs);
    return () => clearTimeout(timer);
  }, [target]);
}

function reloadOnce(event: Event): void {
  if (sessionStorage.getItem(flag) !== null) return;
  event.preventDefault();
  sessionStorage.setItem(flag, "yes");
  window.location.reload();
}

/** Whether an error is a browser's way of saying that a module could not be loaded; each engine has its own words. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|preload CSS|ChunkLoadError/i.test(error.message)
  );
}
