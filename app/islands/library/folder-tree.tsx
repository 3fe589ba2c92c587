import { type KeyboardEvent, useState } from "react";
import { href, Link } from "react-router";
import type { FolderItem } from "#app/routes/library/folder-items.ts";
import { Icon } from "#app/ui/icon.tsx";
import { FolderLink } from "#app/ui/library/folder-nav.tsx";
import { longestName } from "#app/ui/library/new-folder.tsx";
import { hrefOf, type LibraryAddress, unfiled } from "#app/ui/library/library-address.ts";
import { libraryPath } from "#app/ui/library/shelves.ts";
import { countAll, type LibraryFolder, type LibraryShown } from "#app/ui/library/library-shown.ts";
import { formatCount } from "#app/ui/meter.tsx";

interface FolderTreeProps {
  address: LibraryAddress;
  shown: LibraryShown;
  /** Guid of the folder over which an item is held; `uncategorized` for none. */
  over: string | null;
}

const toDrop = "Drop to file";

/** The folders at the left of the dialog, which unfold to what is in them, and which items can be dropped on. */
export function FolderTree({ address, shown, over }: FolderTreeProps) {
  const [naming, setNaming] = useState(false);
  const all = countAll(shown);
  return (
    <nav className="lib-side" aria-label="Folders">
      <Link className="item semi" to={hrefOf({})}>
        <Icon name="layers" />
        All Projects
        <span className="end num">{formatCount(all)}</span>
      </Link>
      <div className="lib-side-h">
        <h2>Your Projects</h2>
        <button
          type="button"
          className="btn btn-bare btn-icon btn-sm"
          aria-label="New folder"
          aria-expanded={naming}
          onClick={() => setNaming((now) => !now)}
        >
          <Icon name="folder-plus" />
        </button>
      </div>
      {naming ? <NewFolder onDone={() => setNaming(false)} /> : null}
      <FolderLink address={address} folder="" icon="folder-open" name="All Content" count={all} />
      <div className={over === unfiled ? "fold-row is-drop" : "fold-row"} data-folder={unfiled}>
        <FolderLink
          address={address}
          folder={unfiled}
          icon="folder"
          name="Uncategorized"
          count={shown.uncategorized}
          end={over === unfiled ? toDrop : undefined}
        />
      </div>
      <hr />
      {shown.folders.map((folder) => (
        <FolderRow
          key={folder.guid || folder.name}
          folder={folder}
          address={address}
          isOver={folder.guid !== "" && over === folder.guid}
        />
      ))}
      <hr />
      <Link className="item" to={href("/recentprompts")}>
        <Icon name="history" />
        Recent prompts
      </Link>
      <Link className="item" to={href("/library")}>
        <Icon name="message-square-text" />
        Saved prompts
      </Link>
    </nav>
  );
}

/** Enter saves, Escape cancels. */
function NewFolder({ onDone }: { onDone: () => void }) {
  function cancel(event: KeyboardEvent): void {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    // The dialog stays.
    event.preventDefault();
    onDone();
  }
  return (
    <form className="fold-new" method="post" action={libraryPath} onSubmit={() => setTimeout(onDone)}>
      <input type="hidden" name="intent" value="new-folder" />
      <label className="sr" htmlFor="new-folder">
        New folder name
      </label>
      <input
        id="new-folder"
        name="name"
        className="input input-sm"
        dir="auto"
        autoComplete="off"
        required
        pattern=".*\S.*"
        maxLength={longestName}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for to be typed in
        autoFocus
        onKeyDown={cancel}
      />
      <span className="hint">
        <kbd className="kbd">⏎</kbd> save <kbd className="kbd">Esc</kbd> cancel
      </span>
    </form>
  );
}

interface FolderRowProps {
  folder: LibraryFolder;
  address: LibraryAddress;
  isOver: boolean;
}

function FolderRow({ folder: { guid, name, count }, address, isOver }: FolderRowProps) {
  const [open, setOpen] = useState(false);
  const [items, setItems] = useState<{ of: number; list: readonly FolderItem[] | null } | null>(null);
  const isOn = address.folder === guid && guid !== "";

  async function unfold(): Promise<void> {
    setOpen((now) => !now);
    if (open || items?.of === count) return;
    setItems({ of: count, list: await loadItems(guid) });
  }

  return (
    <div className="fold">
      <div className={isOver ? "fold-row is-drop" : "fold-row"} data-folder={guid || undefined}>
        <button
          type="button"
          className="btn btn-bare btn-icon btn-sm fold-open"
          aria-expanded={open}
          aria-label={`What is in ${name}`}
          disabled={guid === ""}
          onClick={() => void unfold()}
        >
          <Icon name={open ? "chevron-down" : "chevron-right"} />
        </button>
        <Link
          className={isOn ? "item is-on" : "item"}
          to={hrefOf({ ...address, folder: guid, view: address.view, page: 0, select: false })}
          aria-current={isOn ? "page" : undefined}
        >
          <span className="clip" dir="auto">
            {name}
          </span>
          <span className="end num">{isOver ? toDrop : formatCount(count)}</span>
        </Link>
        <Link
          className="btn btn-bare btn-icon btn-sm fold-away"
          to={hrefOf({ folder: guid }, { ask: "drop" })}
          aria-label={`Delete folder ${name}`}
        >
          <Icon name="trash-2" size={15} />
        </Link>
      </div>
      {open && items ? <FoldedItems list={items.list} /> : null}
    </div>
  );
}

/** The longest title in the tree. */
const longestTitle = 30;

function FoldedItems({ list }: { list: readonly FolderItem[] | null }) {
  if (list === null) return <p className="fold-item hint">Failed to load recent content</p>;
  if (list.length === 0) return <p className="fold-item hint">It is empty.</p>;
  return (
    <ul>
      {list.map(({ guid, href: address, title }) => (
        <li key={guid}>
          <Link className="item fold-item" to={address} dir="auto">
            {cut(title)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function cut(title: string): string {
  const letters = Array.from(title);
  return letters.length <= longestTitle ? title : `${letters.slice(0, longestTitle).join("").trimEnd()}…`;
}

/** Null where they cannot be had. */
async function loadItems(guid: string): Promise<FolderItem[] | null> {
  try {
    const response = await fetch(href("/recent-content/folders/:guid", { guid }));
    return response.ok ? ((await response.json()) as FolderItem[]) : null;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
