const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/** What the gate decides about a request: let in, refused, or let in as one that no browser sent. */
type Gate = "open" | "closed" | "not-a-browser";

/**
 * The one cross-site check, before anything else reads an unsafe request. React Router's own covers page actions only,
 * passes without an Origin, and compares with the request's URL, which a proxy changes.
 * `origin` is the public origin of APP_URL.
 */
export function gate(method: string, headers: Headers, origin: string): Gate {
  if (safe.has(method)) return "open";
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin" || site === "none" ? "open" : "closed";
  const named = headers.get("Origin") ?? headers.get("Referer");
  if (named === null) return "not-a-browser";
  return URL.canParse(named) && new URL(named).origin === origin ? "open" : "closed";
}
