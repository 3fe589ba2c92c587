import { href, Link, useLocation } from "react-router";

/** Whether a letter's link leads here: it is opened wherever the letter is read. As in public/narrow.js. */
const isLetters = (path: string, search: string): boolean =>
  [href("/activate-account"), href("/reset-password"), href("/verify-email")].some((one) => one === path) &&
  new URLSearchParams(search).has("token");

/** Shown by the style sheet in windows of 768 px and less, where the script that leads to /mobile did not run. */
export function NarrowNotice() {
  const { pathname, search } = useLocation();
  if (pathname === href("/mobile") || isLetters(pathname, search)) return null;
  return (
    <aside className="narrow" aria-label="Small window">
      <p>Stet needs a window wider than 768 pixels.</p>
      <Link
        // With a script the page is already there: the router need not know it.
        discover="none"
        className="link"
        to={`${href("/mobile")}?from=${encodeURIComponent(pathname + search)}`}
        reloadDocument
      >
        What to do
      </Link>
    </aside>
  );
}
