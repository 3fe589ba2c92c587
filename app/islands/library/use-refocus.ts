import { type RefObject, useEffect, useRef } from "react";

interface RefocusOptions {
  section: RefObject<HTMLElement | null>;
  /** Finds the items' links. */
  selector: string;
  /** The items, as they stand. */
  ids: readonly string[];
}

/**
 * Gives the focus to an item of a list, or to what stands in its place once it has gone.
 * @returns to be told the item, and whether it is about to go; null: none goes, after all
 */
export function useRefocus({ section, selector, ids }: RefocusOptions) {
  const wanted = useRef<{ place: number; going: string | null } | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const { place, going } = wanted.current;
    if (going !== null && ids.includes(going)) return;
    wanted.current = null;
    const links = section.current?.querySelectorAll<HTMLElement>(selector) ?? [];
    (links[Math.min(place, links.length - 1)] ?? section.current)?.focus({ preventScroll: true });
  });
  return (id: string | null, goes = false): void => {
    wanted.current = id === null ? null : { place: Math.max(0, ids.indexOf(id)), going: goes ? id : null };
  };
}
