import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useFetcher } from "react-router";

/** Pixels between the window's end and the list's from which on more is fetched. */
const near = 500;

/** A part of a list, as the loader of its page answers it. */
interface Part<T> {
  /** The list that was asked for. */
  asked: string;
  items: readonly T[];
  /** How many there are before these. */
  offset: number;
  /** How many there are in the list. */
  total: number;
  /** What could not be read, in place of the items. */
  error: string | null;
}

/** What came later of a list. */
interface Later<T> {
  list: string;
  items: readonly T[];
  /** Why the last part could not be had. */
  failed: string | null;
  /** The part that was taken last. */
  seen: Part<T> | undefined;
}

interface MoreOptions<T> {
  /** The list that is asked for. */
  list: string;
  /** Its address, with more in its query: `from` and `shown` count items. */
  hrefOf: (more: Record<string, string>) => string;
  shown: Part<T>;
  idOf: (item: T) => string;
  /** Stands behind the list. */
  end: RefObject<HTMLElement | null>;
  /** What the list is scrolled in; null: the window. */
  scroller: RefObject<HTMLElement | null> | null;
  /** The page's address keeps how much is shown, so that the way back and a reload find the place again. */
  keepsPlace: boolean;
}

/** The items behind the first ones, fetched one part after the other as the list is scrolled to its end. */
export function useMore<T>({ list, hrefOf, shown, idOf, end, scroller, keepsPlace }: MoreOptions<T>) {
  const fetcher = useFetcher<Part<T>>();
  const { data } = fetcher;
  const merged = (before: readonly T[], later: readonly T[]): T[] => mergedBy(idOf, before, later);
  const [kept, setKept] = useState<Later<T>>({ list, items: [], failed: null, seen: undefined });
  const later = kept.list === list ? kept : { list, items: [], failed: null, seen: data };
  if (data !== later.seen && data?.asked === list)
    setKept({
      list,
      items: data.error === null ? merged(later.items, data.items) : later.items,
      failed: data.error,
      seen: data,
    });
  const { items: behind, failed } = later;
  const items = merged(shown.items, behind);
  const isThere = shown.asked === list;
  const hasMore = isThere && shown.error === null && shown.offset + items.length < shown.total;
  const isLoading = fetcher.state !== "idle";

  const load = (): void => {
    setKept({ ...later, failed: null });
    void fetcher.load(hrefOf({ from: String(shown.offset + items.length) }));
  };

  const isWaiting = hasMore && !isLoading && failed === null;
  const reached = useEffectEvent(load);
  const length = items.length;
  // Anew after each part: one that comes fast begins and ends between two renders.
  useEffect(() => {
    const { current } = end;
    if (!isWaiting || !current || length === 0) return undefined;
    const options = { root: scroller?.current ?? null, rootMargin: `0px 0px ${near}px 0px` };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      reached();
    }, options);
    observer.observe(current);
    return () => observer.disconnect();
  }, [isWaiting, length, end, scroller]);

  const count = behind.length === 0 ? 0 : items.length;
  const keepPlace = useEffectEvent(() => {
    // The router's own entry stays as it is: this is no navigation.
    window.history.replaceState(window.history.state, "", hrefOf({ shown: String(count) }));
  });
  useEffect(() => {
    if (keepsPlace && count > 0) keepPlace();
  }, [keepsPlace, count]);

  return {
    items,
    hasMore,
    isLoading,
    failed,
    load,
    /** What was fetched later as a change leaves it. */
    change(this: void, change: (items: readonly T[]) => readonly T[]): void {
      setKept((before) => ({ ...before, items: change(before.items) }));
    },
  };
}

/** Items that came later behind those that were there; one that is known already is where it was, as it is now. */
export function mergedBy<T>(idOf: (item: T) => string, before: readonly T[], later: readonly T[]): T[] {
  const items = new Map(before.map((item) => [idOf(item), item]));
  for (const item of later) items.set(idOf(item), item);
  return [...items.values()];
}
