import { Link } from "react-router";
import { ModeBadge } from "../mode-badge.tsx";
import { CardTags } from "../content-card.tsx";
import { Hit } from "../hit.tsx";
import { Icon } from "../icon.tsx";
import { Menu } from "../menu/menu.tsx";
import { preview } from "../preview.ts";
import { type LibraryAddress, hrefOf } from "./library-address.ts";
import { libraryPath } from "./shelves.ts";
import type { LibraryFolder, LibraryItem } from "./library-shown.ts";

interface LibraryCardProps {
  item: LibraryItem;
  /** That of the list that it stands in. */
  address: LibraryAddress;
  folders: readonly LibraryFolder[];
  /** Items are being chosen: the menu is a box then. */
  choice?: { chosen: boolean; onChoose?: ((chosen: boolean) => void) | undefined } | undefined;
}

/** A content item in the library: its title is the link, its menu files and deletes it. */
export function LibraryCard({ item, address, folders, choice }: LibraryCardProps) {
  const { guid, href, title, text, mode, date, tags } = item;
  const look = choice?.chosen ? " is-selected" : "";
  return (
    <article className={`card card-link libcard${look}`} data-item={guid}>
      <div className="card-top">
        <ModeBadge mode={mode} />
        <time dateTime={date.iso}>{date.label}</time>
        {choice ? (
          <label className="check card-check">
            <input
              type="checkbox"
              name="id"
              value={guid}
              form="many"
              {...(choice.onChoose
                ? {
                    checked: choice.chosen,
                    onChange: ({ currentTarget }) => choice.onChoose?.(currentTarget.checked),
                  }
                : { defaultChecked: choice.chosen })}
            />
            <span className="sr">{title}</span>
          </label>
        ) : (
          <ItemMenu item={item} address={address} folders={folders} />
        )}
      </div>
      <h3 className="clip-2" dir="auto">
        <Link to={href} prefetch="intent" draggable={false}>
          <Hit text={title} query={address.q} />
        </Link>
      </h3>
      <p className="clip-3" dir="auto">
        <Hit text={text.startsWith("…") ? text : preview(text)} query={address.q} />
      </p>
      <CardTags tags={tags} />
    </article>
  );
}

function ItemMenu({ item, address, folders }: Pick<LibraryCardProps, "item" | "address" | "folders">) {
  const { guid, href, title, folder } = item;
  return (
    <form className="card-form" method="post" action={libraryPath}>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="id" value={guid} />
      <input type="hidden" name="back" value={hrefOf(address)} />
      <Menu
        name="library-item"
        look="btn btn-bare btn-icon btn-sm libcard-more"
        label={`More for ${title}`}
        summary={<Icon name="ellipsis" size={15} />}
      >
        <div className="pop pop-pad card-pop">
          <Link className="item" to={href}>
            <Icon name="maximize-2" size={15} />
            Open
          </Link>
          {item.mode === "inspire" ? null : (
            <Link className="item" to={`/smart-results/${guid}`}>
              <Icon name="history" size={15} />
              Versions
            </Link>
          )}
          <hr />
          <FolderChoices folders={folders} here={folder} />
          <hr />
          <Link className="item is-danger" to={hrefOf(address, { delete: guid })} preventScrollReset>
            <Icon name="trash-2" size={15} />
            Delete
          </Link>
        </div>
      </Menu>
    </form>
  );
}

/** The folders that items can be moved to, as submit buttons; `here`: where they are now, undefined for several. */
export function FolderChoices({
  folders,
  here,
}: {
  folders: readonly LibraryFolder[];
  here?: string | null;
}) {
  const places = [{ guid: "", name: "Uncategorized" }, ...folders];
  return (
    <>
      <p className="pop-h">Move to</p>
      {places.map(({ guid, name }) => {
        const isHere = here !== undefined && guid === (here ?? "");
        return (
          <button key={guid} type="submit" className="item" name="folder" value={guid}>
            <Icon name={isHere ? "folder-open" : "folder"} size={15} />
            <span className="clip" dir="auto">
              {name}
            </span>
            {isHere ? (
              <span className="end tick">
                <span className="sr">here now</span>
                <Icon name="check" size={15} />
              </span>
            ) : null}
          </button>
        );
      })}
    </>
  );
}
