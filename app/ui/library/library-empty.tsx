import { Link } from "react-router";
import { ButtonLink } from "../button.tsx";
import { EmptyState } from "../empty-state.tsx";
import { hrefOf, isFiltered, type LibraryAddress } from "./library-address.ts";

interface LibraryEmptyProps {
  address: LibraryAddress;
  /** There is something elsewhere in the library. */
  hasSome: boolean;
}

/** Nothing is found, a folder is empty, or nothing has been written yet. */
export function LibraryEmpty({ address, hasSome }: LibraryEmptyProps) {
  if (!hasSome) {
    return (
      <EmptyState
        sign="caret"
        level={2}
        title="No content yet"
        text="Start creating content to see your recent work here."
      >
        <ButtonLink kind="ink" href="/">
          Create Content
        </ButtonLink>
        <p className="shelf-or note">
          Or{" "}
          <Link className="link" to="/create/open">
            open a file
          </Link>{" "}
          you have already written.
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      sign="closeup"
      level={2}
      title="No results"
      text="Try adjusting your filters or search terms."
    >
      <ButtonLink href={isFiltered(address) ? hrefOf({ folder: address.folder }) : hrefOf({})}>
        Clear filters
      </ButtonLink>
    </EmptyState>
  );
}
