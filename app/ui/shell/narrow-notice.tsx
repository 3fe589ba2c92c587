import { href, Link, useLocation } from "react-router";

/** Shown by the style sheet in windows of 768 px and less, where the script that leads to /mobile did not run. */
export function NarrowNotice() {
  const { pathname, search } = useLocation();
  if (pathname === href("/mobile")) return null;
  return (
    <aside className="narrow" aria-label="Small window">
      <p>Stet needs a window wider than 768 pixels.</p>
      <Link
        className="link"
        to={`${href("/mobile")}?from=${encodeURIComponent(pathname + search)}`}
        reloadDocument
      >
        What to do
      </Link>
    </aside>
  );
}
