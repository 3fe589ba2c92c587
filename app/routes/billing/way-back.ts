import { href } from "react-router";
import { localPath } from "#app/server/session/pages.ts";

/** Pages that nobody comes back to: those on the way of a payment, and of signing in. */
const onTheWay =
  /^\/(plans|checkout|subscription|payment-success|login|signup|logout|activate-account)(\/|$|\?|#)/;

/** Where somebody wants to be after a payment, out of something a browser sent: a path of this site; null for home. */
export function wayBack(sent: unknown): string | null {
  const path = localPath(sent);
  return path === "/" || onTheWay.test(path) ? null : path;
}

/** The page that somebody came to the plans from, as the address says, or else the browser. */
export function cameFrom(request: Request, url: URL): string | null {
  const named = url.searchParams.get("from");
  if (named !== null) return wayBack(named);
  const before = request.headers.get("Referer") ?? "";
  if (!URL.canParse(before)) return null;
  const { origin, pathname, search } = new URL(before);
  return origin === url.origin ? wayBack(pathname + search) : null;
}

const withFrom = (path: string, from: string | null): string =>
  from === null ? path : `${path}?from=${encodeURIComponent(from)}`;

/** The plans, and the page after a payment, that lead back there. */
export const plansFrom = (from: string | null): string => withFrom(href("/plans"), from);
export const successFrom = (from: string | null): string => withFrom(href("/subscription/success"), from);
