import { useEffect } from "react";

/** Loads the document at `to` after a while; never while `to` is null. */
export function useLater(to: string | null, ms: number): void {
  useEffect(() => {
    if (to === null) return undefined;
    const timer = setTimeout(() => window.location.assign(to), ms);
    return () => clearTimeout(timer);
  }, [to, ms]);
}
