import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { readStored, writeStored } from "./storage.ts";

const mostMs = 120_000;
/** The router may still change the address while the page is being reloaded: one that stands so long has arrived. */
const arrivedMs = 10_000;

const going = "stet:going";

/**
 * The router itself reloads the page it stands on when a page's part cannot be loaded, most often because a newer version
 * took its place: from there a document load goes on to the page that was wanted, which works without its part. A page
 * that has not come after 120 seconds counts as one whose part failed.
 */
export function useChunkReload(): void {
  const { state, location } = useNavigation();
  const target = state === "loading" ? addressOf(location) : null;
  const place = addressOf(useLocation());
  const left = useRef(place);
  useEffect(() => {
    const [from, wanted] = recall(going)?.split("\n") ?? [];
    remember(going, null);
    // Whoever went to another address meanwhile, or opened this one anew, wants that one.
    if (wanted !== undefined && wanted !== here() && from === here() && reloaded())
      window.location.assign(wanted);
  }, []);
  useEffect(() => {
    const [from, wanted] = target === null ? [left.current, place] : [place, target];
    left.current = place;
    if (from !== wanted) remember(going, `${from}\n${wanted}`);
    const timer =
      target === null
        ? setTimeout(() => remember(going, null), arrivedMs)
        : setTimeout(() => window.location.assign(target), mostMs);
    return () => clearTimeout(timer);
  }, [target, place]);
}

const addressOf = ({ pathname, search }: { pathname: string; search: string }): string => pathname + search;

const here = (): string => addressOf(window.location);

const reloaded = (): boolean =>
  performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "reload");

const recall = (key: string): string | null => readStored("session", key);

function remember(key: string, value: string | null): void {
  writeStored("session", key, value);
}
