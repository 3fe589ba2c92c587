import { useEffect } from "react";
import { useNavigation } from "react-router";
import { readStored, writeStored } from "./storage.ts";

const mostMs = 120_000;

const going = "stet:going";

/**
 * The router itself reloads the page it stands on when a page's part cannot be loaded, most often because a newer version
 * took its place: from there a document load goes on to the page that was wanted, which works without its part. A page
 * that has not come after 120 seconds counts as one whose part failed.
 */
export function useChunkReload(): void {
  const { state, location } = useNavigation();
  const target = state === "loading" ? location.pathname + location.search : null;
  useEffect(() => {
    const [from, wanted] = recall(going)?.split("\n") ?? [];
    remember(going, null);
    // Whoever went to another address meanwhile wants that one.
    if (wanted !== undefined && wanted !== here() && from === here()) window.location.assign(wanted);
  }, []);
  useEffect(() => {
    if (target === null) {
      remember(going, null);
      return undefined;
    }
    remember(going, `${here()}\n${target}`);
    const timer = setTimeout(() => window.location.assign(target), mostMs);
    return () => clearTimeout(timer);
  }, [target]);
}

const here = (): string => window.location.pathname + window.location.search;

const recall = (key: string): string | null => readStored("session", key);

function remember(key: string, value: string | null): void {
  writeStored("session", key, value);
}
