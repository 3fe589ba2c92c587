import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon, type IconName } from "../icon.tsx";
import { formatCount } from "../meter.tsx";
import { hrefOf, type LibraryAddress, unfiled } from "./library-address.ts";
import { libraryPath } from "./shelves.ts";
import { longestName, NewFolder } from "./new-folder.tsx";
import { countAll, type LibraryFolder, type LibraryShown } from "./library-shown.ts";

export interface FolderNavProps extends Pick<LibraryShown, "folders" | "uncategorized"> {
  address: LibraryAddress;
}

/** The folders at the left of the page, and a field for a new one. */
export function FolderNav({ address, ...shown }: FolderNavProps) {
  return (
    <nav className="shelf-side" aria-label="Folders">
      <FolderLink address={address} folder="" icon="folder-open" name="All Content" count={countAll(shown)} />
      <FolderLink
        address={address}
        folder={unfiled}
        icon="folder"
        name="Uncategorized"
        count={shown.uncategorized}
      />
      <h2 className="shelf-side-h">Your Projects</h2>
      {shown.folders.map(({ guid, name, count }) => (
        <FolderLink
          key={guid || name}
          address={address}
          folder={guid}
          icon="folder"
          name={name}
          count={count}
        />
      ))}
      <NewFolder
        action={libraryPath}
        back={hrefOf(address)}
        label="New folder name"
        placeholder="New folder"
      />
    </nav>
  );
}

interface FolderLinkProps {
  address: LibraryAddress;
  folder: string;
  icon: IconName;
  name: string;
  count: number;
  /** In the place of the count. */
  end?: ReactNode;
}

/** A folder as a link; in the library's own filters, and from its first page. */
export function FolderLink({ address, folder, icon, name, count, end }: FolderLinkProps) {
  const isOn = address.folder === folder && address.view === "content";
  return (
    <Link
      className={isOn ? "item is-on" : "item"}
      to={hrefOf({ ...address, folder, view: "content", page: 0, select: false })}
      aria-current={isOn ? "page" : undefined}
      preventScrollReset
    >
      <Icon name={isOn ? "folder-open" : icon} />
      <span className="clip" dir="auto">
        {name}
      </span>
      <span className="end num">{end ?? formatCount(count)}</span>
    </Link>
  );
}

interface FolderSaidProps {
  address: LibraryAddress;
  folder: LibraryFolder;
  /** How many of what is asked for it has. */
  found: number;
  /** What is done to it: its name is asked for, or whether it goes. */
  asking: "rename" | "drop" | null;
}

/** Above the items of one folder: how many of them are shown, and what can be done to it. */
export function FolderSaid({ address, folder, found, asking }: FolderSaidProps) {
  const { guid, name, count } = folder;
  const here = { ...address, page: 0 };
  if (asking === null) {
    return (
      <div className="shelf-said">
        <output className="sm">
          <span className="faint">In</span> <b className="semi">{name}</b>
          <span className="faint num">
            , {formatCount(found)} of {formatCount(count)}
          </span>
        </output>
        <span className="end">
          <Link className="btn btn-bare btn-sm" to={hrefOf(here, { ask: "rename" })} preventScrollReset>
            Rename
          </Link>
          <Link className="btn btn-bare btn-sm" to={hrefOf(here, { ask: "drop" })} preventScrollReset>
            Delete folder
          </Link>
        </span>
      </div>
    );
  }
  const cancel = (
    <Link className="btn btn-bare btn-sm" to={hrefOf(here)} preventScrollReset>
      Cancel
    </Link>
  );
  return (
    <form
      className={asking === "drop" ? "shelf-said is-asked" : "shelf-said"}
      method="post"
      action={libraryPath}
    >
      <input type="hidden" name="folder" value={guid} />
      <input
        type="hidden"
        name="back"
        value={asking === "drop" ? hrefOf({ ...here, folder: "" }) : hrefOf(here)}
      />
      {asking === "rename" ? (
        <>
          <label className="sr" htmlFor="folder-name">
            Name of the folder
          </label>
          <input
            id="folder-name"
            name="name"
            className="input input-sm"
            dir="auto"
            autoComplete="off"
            required
            maxLength={longestName}
            defaultValue={name}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for to be typed in
            autoFocus
          />
        </>
      ) : (
        <output className="sm">
          Delete the folder <b className="semi">{name}</b>? {stays(count)}
        </output>
      )}
      <span className="end">
        {cancel}
        <button
          type="submit"
          className={asking === "drop" ? "btn btn-danger-fill btn-sm" : "btn btn-ink btn-sm"}
          name="intent"
          value={asking === "drop" ? "delete-folder" : "rename-folder"}
        >
          {asking === "drop" ? "Delete folder" : "Rename"}
        </button>
      </span>
    </form>
  );
}

function stays(count: number): string {
  if (count === 0) return "It is empty.";
  return count === 1
    ? "Its item stays, uncategorized."
    : `Its ${formatCount(count)} items stay, uncategorized.`;
}
