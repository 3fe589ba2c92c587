import { ButtonLink } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { FilterChoice } from "../library/filter-choice.tsx";
import { SearchBox } from "../search-box.tsx";
import { orders, sorts, type VaultAddress, vaultPath } from "./vault-address.ts";

interface VaultFiltersProps {
  address: VaultAddress;
  /** Goes to what is chosen; `typing`: more may be typed. Absent: the form is sent by its button. */
  onGo?: ((change: Partial<VaultAddress>, typing: boolean) => void) | undefined;
}

/** What of the saved prompts is shown, and in which order: a GET form. */
export function VaultFilters({ address, onGo }: VaultFiltersProps) {
  const { q, folder } = address;
  const go = (change: Partial<VaultAddress>, typing = false): void => onGo?.({ ...change, page: 0 }, typing);
  return (
    <form
      className="shelf-filter"
      method="get"
      action={vaultPath}
      onSubmit={
        onGo &&
        ((event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get("q");
          go({ q: typeof typed === "string" ? typed.trim() : "" });
        })
      }
    >
      {folder === "" ? null : <input type="hidden" name="folder" value={folder} />}
      <SearchBox
        q={q}
        label="Search prompts"
        placeholder="Search prompts..."
        onAsk={onGo && ((typed) => go({ q: typed }, true))}
      />
      <FilterChoice<VaultAddress["sort"]>
        label="Sort by"
        name="sort"
        options={sorts}
        value={address.sort}
        onChoose={onGo && ((sort) => go({ sort }))}
      />
      <FilterChoice<VaultAddress["order"]>
        label="Order"
        name="order"
        options={orders}
        value={address.order}
        onChoose={onGo && ((order) => go({ order }))}
      />
      {onGo ? null : (
        <button type="submit" className="btn btn-line btn-sm">
          Apply
        </button>
      )}
      <ButtonLink kind="ink" size="sm" href="/editPrompt">
        <Icon name="plus" size={15} />
        New Prompt
      </ButtonLink>
    </form>
  );
}
