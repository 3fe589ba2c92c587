import type { LibraryAddress } from "#app/ui/library/library-address.ts";
import { unfiled } from "#app/ui/library/library-address.ts";
import type { LibraryFolder, LibraryItem, LibraryShown } from "#app/ui/library/library-shown.ts";

const fieldOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

/** The items that a form names. */
export const idsOf = (form: FormData): string[] =>
  form.getAll("id").filter((id): id is string => typeof id === "string");

export const intentOf = (form: FormData): string => fieldOf(form, "intent");

/** The library as it will be once a form that is on its way is answered. */
export function withChange(shown: LibraryShown, form: FormData, address: LibraryAddress): LibraryShown {
  const folder = fieldOf(form, "folder");
  const name = fieldOf(form, "name").replaceAll("\n", " ").trim();
  switch (intentOf(form)) {
    case "move":
      return moved(shown, new Set(idsOf(form)), folder === "" ? null : folder, address);
    case "delete":
      return without(shown, new Set(idsOf(form)));
    case "new-folder":
      return name === ""
        ? shown
        : { ...shown, folders: byName([...shown.folders, { guid: "", name, count: 0 }]) };
    case "rename-folder":
      return {
        ...shown,
        folders: byName(shown.folders.map((one) => (one.guid === folder ? { ...one, name } : one))),
      };
    case "delete-folder":
      return withoutFolder(shown, folder);
    default:
      return shown;
  }
}

const byName = (folders: readonly LibraryFolder[]): LibraryFolder[] => {
  const names = new Intl.Collator("en", { numeric: true });
  return folders.toSorted((one, other) => names.compare(one.name, other.name));
};

function moved(
  shown: LibraryShown,
  ids: ReadonlySet<string>,
  folder: string | null,
  address: LibraryAddress,
): LibraryShown {
  const going = shown.items.filter((item) => ids.has(item.guid) && item.folder !== folder);
  const counted = recounted(shown, going, folder);
  const stays = address.folder === "" || address.folder === (folder ?? unfiled);
  return {
    ...shown,
    ...counted,
    items: shown.items.flatMap((item) => {
      if (!going.includes(item)) return [item];
      return stays ? [{ ...item, folder }] : [];
    }),
    total: stays ? shown.total : shown.total - going.length,
  };
}

function without(shown: LibraryShown, ids: ReadonlySet<string>): LibraryShown {
  const going = shown.items.filter(({ guid }) => ids.has(guid));
  const { stats } = shown;
  return {
    ...shown,
    ...recounted(shown, going, undefined),
    items: shown.items.filter((item) => !going.includes(item)),
    total: shown.total - going.length,
    stats: stats && { ...stats, items: stats.items - going.length },
  };
}

/** The counts once some items are in another folder; undefined: they are nowhere. */
function recounted(
  { folders, uncategorized }: LibraryShown,
  going: readonly LibraryItem[],
  to: string | null | undefined,
): Pick<LibraryShown, "folders" | "uncategorized"> {
  const from = (folder: string | null): number => going.filter((item) => item.folder === folder).length;
  const come = (folder: string | null): number => (to === folder ? going.length : 0);
  return {
    folders: folders.map((one) => ({
      ...one,
      count: one.count - from(one.guid) + come(one.guid),
    })),
    uncategorized: uncategorized - from(null) + come(null),
  };
}

function withoutFolder(shown: LibraryShown, guid: string): LibraryShown {
  const folder = shown.folders.find((one) => one.guid === guid);
  if (!folder) return shown;
  return {
    ...shown,
    folders: shown.folders.filter((one) => one !== folder),
    uncategorized: shown.uncategorized + folder.count,
    items: shown.items.map((item) => (item.folder === guid ? { ...item, folder: null } : item)),
  };
}
