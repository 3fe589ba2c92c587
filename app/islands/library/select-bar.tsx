import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { hrefOf, type LibraryAddress } from "#app/ui/library/library-address.ts";
import { libraryPath } from "#app/ui/library/shelves.ts";
import { FolderChoices } from "#app/ui/library/library-card.tsx";
import type { LibraryFolder, LibraryItem } from "#app/ui/library/library-shown.ts";
import { Menu } from "#app/ui/menu/menu.tsx";

interface SelectBarProps {
  address: LibraryAddress;
  /** Those that are shown. */
  items: readonly LibraryItem[];
  folders: readonly LibraryFolder[];
  /** Ids; null while no script follows the boxes. */
  chosen: ReadonlySet<string> | null;
  onChoose: (ids: readonly string[]) => void;
}

/** What can be done with several items: the form that their boxes belong to. */
export function SelectBar({ address, items, folders, chosen, onChoose }: SelectBarProps) {
  const count = items.filter(({ guid }) => chosen?.has(guid)).length;
  const isAll = count === items.length;
  const none = chosen !== null && count === 0;
  return (
    <form
      className="review shelf-bar"
      id="many"
      method="post"
      action={libraryPath}
      aria-label="Selected items"
    >
      <input type="hidden" name="back" value={hrefOf(address)} />
      {/* What a folder's button presses: a button has one name. */}
      <input type="hidden" name="intent" value="move" />
      <div className="review-what">
        {chosen === null ? (
          <b>Choose items</b>
        ) : (
          <>
            <output>
              <b className="num">{count} selected</b>
            </output>
            <button
              type="button"
              className="btn btn-sm"
              onClick={() => onChoose(isAll ? [] : items.map(({ guid }) => guid))}
            >
              {isAll ? "None" : `All ${items.length} shown`}
            </button>
          </>
        )}
      </div>
      <div className="review-do">
        <Menu
          className="shelf-move"
          look="btn btn-sm"
          summary={
            <>
              <Icon name="folder-input" size={15} />
              Move to
              <Icon name="chevron-up" size={14} />
            </>
          }
        >
          <div className="pop pop-pad card-pop">
            <fieldset disabled={none}>
              <legend className="sr">Folders</legend>
              <FolderChoices folders={folders} />
            </fieldset>
          </div>
        </Menu>
        <button type="submit" className="btn btn-sm" name="ask" value="delete" disabled={none}>
          <Icon name="trash-2" size={15} />
          Delete
        </button>
        <Link
          className="btn btn-sm review-keep"
          to={hrefOf({ ...address, select: false })}
          preventScrollReset
        >
          Done
        </Link>
      </div>
    </form>
  );
}
