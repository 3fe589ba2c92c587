import { Link } from "react-router";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { hrefOf, type LibraryAddress } from "./library-address.ts";
import { libraryPath } from "./shelves.ts";
import type { LibraryItem } from "./library-shown.ts";

/** An item that may go. */
export type Going = Pick<LibraryItem, "guid" | "title" | "folder">;

interface DeleteDialogProps {
  /** What goes; of each its title is shown. */
  items: readonly Going[];
  address: LibraryAddress;
  /** Closes it, where a script shows it over the page. */
  onClose?: (() => void) | undefined;
}

/** Titles that are shown of many. */
const named = 5;

/** How many items, and out of how many folders. */
function concerned(items: readonly Going[]): string {
  const folders = new Set(items.flatMap(({ folder }) => folder ?? [])).size;
  const from = folders === 0 ? "" : folders === 1 ? ", from 1 folder" : `, from ${folders} folders`;
  return `${items.length} items${from}`;
}

/** Asks before items are deleted; sends them as one form. */
export function DeleteDialog({ items, address, onClose }: DeleteDialogProps) {
  const back = hrefOf(address);
  const foot = (
    <>
      {onClose ? (
        <Button kind="bare" type="button" onClick={onClose}>
          Cancel
        </Button>
      ) : (
        <Link className="btn btn-bare" to={back} preventScrollReset>
          Cancel
        </Link>
      )}
      <Button kind="danger-fill" form="delete-items" name="intent" value="delete">
        {items.length === 1 ? "Delete" : `Delete ${items.length} items`}
      </Button>
    </>
  );
  return (
    <Dialog
      id="delete"
      level={onClose ? 2 : 1}
      className="dlg-sm"
      title="Delete this content?"
      modal={onClose !== undefined}
      {...(onClose ? { onClose } : {})}
      cross={false}
      foot={foot}
    >
      <p className="muted">This action cannot be undone.</p>
      {items.length > 1 ? <p className="faint sm num">{concerned(items)}</p> : null}
      <ul className="del-what">
        {items.slice(0, named).map(({ guid, title }) => (
          <li key={guid} className="serif clip-2" dir="auto">
            {title}
          </li>
        ))}
        {items.length > named ? <li className="faint sm num">and {items.length - named} more</li> : null}
      </ul>
      <form id="delete-items" method="post" action={libraryPath}>
        <input type="hidden" name="back" value={back} />
        {items.map(({ guid }) => (
          <input key={guid} type="hidden" name="id" value={guid} />
        ))}
      </form>
    </Dialog>
  );
}
