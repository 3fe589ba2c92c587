import { Link } from "react-router";
import { Icon } from "../icon.tsx";
import { SearchBox } from "../search-box.tsx";
import { FilterChoice } from "./filter-choice.tsx";
import { categories, hrefOf, type LibraryAddress, times, types } from "./library-address.ts";
import { libraryPath } from "./shelves.ts";

interface LibraryFiltersProps {
  address: LibraryAddress;
  /** Goes to what is chosen; `typing`: more may be typed. Absent: the form is sent by its button. */
  onGo?: ((change: Partial<LibraryAddress>, typing: boolean) => void) | undefined;
  /** The page has a way to choose several, the dialog to look at folders. */
  end: "select" | "view";
}

/** What the library is narrowed by: a GET form. */
export function LibraryFilters({ address, onGo, end }: LibraryFiltersProps) {
  const { type, category, since, folder, view } = address;
  const choose = (change: Partial<LibraryAddress>): void => onGo?.({ ...change, page: 0 }, false);
  return (
    <form
      className="shelf-filter"
      method="get"
      action={libraryPath}
      onSubmit={
        onGo &&
        ((event) => {
          event.preventDefault();
          const q = new FormData(event.currentTarget).get("q");
          choose({ q: typeof q === "string" ? q.trim() : "" });
        })
      }
    >
      {folder === "" ? null : <input type="hidden" name="folder" value={folder} />}
      <fieldset className="seg seg-sm">
        <legend className="sr">Type</legend>
        {types.map(([value, name]) => (
          <label key={value}>
            <input
              type="radio"
              name="type"
              value={value}
              {...(onGo
                ? { checked: value === type, onChange: () => choose({ type: value }) }
                : { defaultChecked: value === type })}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <FilterChoice<LibraryAddress["category"]>
        label="Category"
        name="category"
        options={categories}
        value={category}
        onChoose={onGo && ((one) => choose({ category: one }))}
      />
      <FilterChoice<LibraryAddress["since"]>
        label="Date modified"
        name="since"
        options={times}
        value={since}
        onChoose={onGo && ((one) => choose({ since: one }))}
      />
      <SearchBox
        q={address.q}
        label="Search content"
        placeholder="Search content..."
        onAsk={onGo && ((q) => onGo({ q, page: 0 }, true))}
      />
      {onGo ? null : (
        <button type="submit" className="btn btn-line btn-sm">
          Apply
        </button>
      )}
      {end === "select" ? (
        <Link
          className={address.select ? "btn btn-bare btn-sm is-on" : "btn btn-bare btn-sm"}
          to={hrefOf({ ...address, select: !address.select })}
          aria-current={address.select ? "true" : undefined}
          preventScrollReset
        >
          Select
        </Link>
      ) : (
        <nav className="seg seg-sm lib-view" aria-label="View">
          <Link to={hrefOf({ view: "content" })} aria-current={view === "content" ? "true" : undefined}>
            <Icon name="layout-grid" size={15} />
            Content
          </Link>
          <Link to={hrefOf({ view: "folders" })} aria-current={view === "folders" ? "true" : undefined}>
            <Icon name="folder" size={15} />
            Folders
          </Link>
        </nav>
      )}
    </form>
  );
}
