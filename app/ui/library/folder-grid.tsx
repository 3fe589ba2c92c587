import { Link } from "react-router";
import { Icon } from "../icon.tsx";
import { formatCount } from "../meter.tsx";
import { hrefOf, unfiled } from "./library-address.ts";
import type { LibraryShown } from "./library-shown.ts";

/** The folders as cards with their counts. */
export function FolderGrid({ folders, uncategorized }: Pick<LibraryShown, "folders" | "uncategorized">) {
  const all = [...folders, { guid: unfiled, name: "Uncategorized", count: uncategorized }];
  return (
    <ul className="shelf-grid is-folders">
      {all.map(({ guid, name, count }) => (
        <li key={guid || name}>
          <article className="card card-link folder-card">
            <Icon name="folder" size={22} />
            <h3 className="clip-2" dir="auto">
              <Link to={hrefOf({ view: "folders", folder: guid })}>{name}</Link>
            </h3>
            <p className="faint num">{count === 1 ? "1 item" : `${formatCount(count)} items`}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}

/** The way back from a folder to all of them. */
export function FolderCrumb({ name }: { name: string }) {
  return (
    <nav className="crumbs sm" aria-label="Breadcrumb">
      <ol>
        <li>
          <Link className="link" to={hrefOf({ view: "folders" })}>
            Folders
          </Link>
        </li>
        <li aria-current="page" dir="auto">
          {name}
        </li>
      </ol>
    </nav>
  );
}
