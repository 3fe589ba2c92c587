import { useState } from "react";
import { Link } from "react-router";
import { Icon } from "../icon.tsx";
import { categories, hrefOf, type LibraryAddress, libraryPath, times, types } from "./library-address.ts";

interface LibraryFiltersProps {
  address: LibraryAddress;
  /** Goes to what is chosen at once; `typing`: more may be typed. Absent: the form is sent by its button. */
  onGo?: ((address: LibraryAddress, typing: boolean) => void) | undefined;
  /** The page has a way to choose several, the dialog to look at folders. */
  end: "select" | "view";
}

/** What the library is narrowed by: a GET form. */
export function LibraryFilters({ address, onGo, end }: LibraryFiltersProps) {
  const { type, category, since, folder, view } = address;
  const choose = (change: Partial<LibraryAddress>): void => onGo?.({ ...address, ...change, page: 0 }, false);
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
      <Choice
        label="Category"
        name="category"
        options={categories}
        value={category}
        onChoose={onGo && choose}
      />
      <Choice label="Date modified" name="since" options={times} value={since} onChoose={onGo && choose} />
      <SearchBox address={address} onGo={onGo} />
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

interface ChoiceProps<N extends "category" | "since"> {
  label: string;
  name: N;
  options: readonly (readonly [LibraryAddress[N], string])[];
  value: LibraryAddress[N];
  onChoose: ((change: Partial<LibraryAddress>) => void) | undefined;
}

function Choice<N extends "category" | "since">({ label, name, options, value, onChoose }: ChoiceProps<N>) {
  return (
    <label>
      <span className="sr">{label}</span>
      <select
        className="select select-sm select-auto"
        name={name}
        {...(onChoose
          ? { value, onChange: ({ currentTarget }) => onChoose({ [name]: currentTarget.value }) }
          : { defaultValue: value })}
      >
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Follows what is typed; a query that comes from elsewhere takes its place. */
function SearchBox({ address, onGo }: Pick<LibraryFiltersProps, "address" | "onGo">) {
  const { q } = address;
  const [box, setBox] = useState({ typed: q, asked: q, seen: q });
  if (q !== box.seen) setBox({ ...box, seen: q, typed: q === box.asked ? box.typed : q });
  const ask = (typed: string): void => {
    const asked = typed.trim();
    setBox({ ...box, typed, asked });
    if (asked !== box.asked) onGo?.({ ...address, q: asked, page: 0 }, true);
  };
  return (
    <label className="search">
      <span className="sr">Search content</span>
      <Icon name="search" size={15} />
      <input
        className="input input-sm"
        type="search"
        name="q"
        placeholder="Search content..."
        dir="auto"
        autoComplete="off"
        maxLength={200}
        {...(onGo
          ? {
              value: box.typed,
              onChange: ({ currentTarget, nativeEvent }) => {
                // What an input method is still writing is no word yet.
                if ((nativeEvent as InputEvent).isComposing) setBox({ ...box, typed: currentTarget.value });
                else ask(currentTarget.value);
              },
              onCompositionEnd: ({ currentTarget }) => ask(currentTarget.value),
            }
          : { defaultValue: q })}
      />
    </label>
  );
}
