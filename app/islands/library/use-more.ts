import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useFetcher } from "react-router";
import { hrefOf, type LibraryAddress, searchOf } from "#app/ui/library/library-address.ts";
import type { LibraryItem, LibraryShown } from "#app/ui/library/library-shown.ts";
import { merged } from "./changes.ts";

/** Pixels between the window's end and the list's from which on more is fetched. */
const near = 500;

/** What the items of an address are told by. */
export const listOf = (address: LibraryAddress): string => searchOf({ ...address, page: 0, select: false });

/** What came later of a list. */
interface Later {
  list: string;
  items: readonly LibraryItem[];
  /** Why the last part could not be had. */
  failed: string | null;
  /** The part that was taken last. */
  seen: LibraryShown | undefined;
}

interface MoreOptions {
  address: LibraryAddress;
  shown: LibraryShown;
  /** Stands behind the list. */
  end: RefObject<HTMLElement | null>;
  /** What the list is scrolled in; null: the window. */
  scroller: RefObject<HTMLElement | null> | null;
  /** The page's address keeps how much is shown, so that the way back and a reload find the place again. */
  keepsPlace: boolean;
}

/** The items behind the first ones, fetched one part after the other as the list is scrolled to its end. */
export function useMore({ address, shown, end, scroller, keepsPlace }: MoreOptions) {
  const list = listOf(address);
  const fetcher = useFetcher<LibraryShown>();
  const { data } = fetcher;
  const [kept, setKept] = useState<Later>({ list, items: [], failed: null, seen: undefined });
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
    void fetcher.load(
      hrefOf({ ...address, page: 0, select: false }, { from: String(shown.offset + items.length) }),
    );
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
    window.history.replaceState(window.history.state, "", hrefOf(address, { shown: String(count) }));
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
    change(this: void, change: (items: readonly LibraryItem[]) => readonly LibraryItem[]): void {
      setKept((before) => ({ ...before, items: change(before.items) }));
    },
  };
}
