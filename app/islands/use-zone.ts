import { useEffect } from "react";

const year = 365 * 24 * 60 * 60;

/** Keeps the browser's time zone in a cookie, so that the server tells times in it. */
export function useZone(): void {
  useEffect(() => {
    const kept = `stet_zone=${encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)}`;
    if (document.cookie.split("; ").includes(kept)) return;
    // oxlint-disable-next-line unicorn/no-document-cookie -- the store of cookies is not there outside secure contexts
    document.cookie = `${kept}; Path=/; Max-Age=${year}; SameSite=Lax`;
  }, []);
}
