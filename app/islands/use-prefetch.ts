import { useEffect } from "react";
import { prefetchPart } from "./part.ts";

/** Behind all that a page takes to be opened, and before a connection is likely to be missed. */
const laterMs = 3_000;

/** Fetches a part that may be wanted while the page stands; `load` is the same function at every render. */
export function usePrefetch(load: () => Promise<unknown>): void {
  useEffect(() => {
    const later = setTimeout(() => prefetchPart(load), laterMs);
    return () => clearTimeout(later);
  }, [load]);
}
