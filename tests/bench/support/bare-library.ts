/** The library's page with the product's own markup, on the bare template and with a loader that has everything already. Its port is its argument. */
import { startBareTemplate } from "./bare-template.ts";

const page = `import { useLoaderData, useLocation } from "react-router";
import { LibraryShelf } from "#app/islands/library/library-shelf.tsx";
import { FolderNav } from "#app/ui/library/folder-nav.tsx";
import { ShelfHead } from "#app/ui/library/shelf-head.tsx";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";
import { TopBar } from "#app/ui/shell/top-bar.tsx";
export function loader() {
  const items = Array.from({ length: 24 }, (_, at) => ({
    guid: "00000000-0000-4000-8000-" + String(at).padStart(12, "0"),
    href: "/create/00000000-0000-4000-8000-" + String(at).padStart(12, "0"),
    title: "Piece " + at, text: "Words of a text. ".repeat(9).slice(0, 150), mode: "document",
    date: { iso: "2026-11-22T10:00:00.000Z", label: "Nov 22, 2026" }, tags: [], folder: null,
  }));
  return { asked: "", items, offset: 0, total: 10000, folders: [{ guid: "f", name: "Half", count: 5000 }],
    uncategorized: 5000, stats: null, error: null };
}
export default function Library() {
  const shown = useLoaderData();
  const { search } = useLocation();
  return <><SkipLink /><TopBar user={null} /><main id="main" className="shelf">
    <ShelfHead title="Recent Content" count="10,000 items" here="/recent-content" counts={{ "/recent-content": 10000 }} />
    <LibraryShelf search={search} shown={shown} kind="page" onGo={() => {}}>
      {(shelf) => <><FolderNav address={shelf.address} {...shelf.shown} />{shelf.content}</>}
    </LibraryShelf></main></>;
}`;

await startBareTemplate({ "app/routes/home.tsx": page }, Number(process.argv[2]));
