import type { PromptFolder, VaultShown } from "#app/ui/prompts/vault-shown.ts";

const fieldOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

/** The vault as it will be once a form that is on its way is answered. */
export function withVaultChange(shown: VaultShown, form: FormData): VaultShown {
  switch (fieldOf(form, "intent")) {
    case "delete":
      return withoutPrompt(shown, fieldOf(form, "id"));
    case "new-folder": {
      const name = fieldOf(form, "name").replaceAll("\n", " ").trim();
      return name === ""
        ? shown
        : { ...shown, folders: byName([...shown.folders, { id: "", name, count: 0 }]) };
    }
    case "delete-folder": {
      const going = fieldOf(form, "folder");
      return { ...shown, folders: shown.folders.filter(({ id }) => id !== going) };
    }
    default:
      return shown;
  }
}

const byName = (folders: readonly PromptFolder[]): PromptFolder[] => {
  const names = new Intl.Collator("en", { numeric: true });
  return folders.toSorted((one, other) => names.compare(one.name, other.name));
};

function withoutPrompt(shown: VaultShown, id: string): VaultShown {
  const going = shown.items.find((prompt) => prompt.id === id);
  if (!going) return shown;
  return {
    ...shown,
    items: shown.items.filter((prompt) => prompt !== going),
    folders: shown.folders.map((folder) =>
      folder.id === going.folder ? { ...folder, count: folder.count - 1 } : folder,
    ),
    total: shown.total - 1,
    all: shown.all - 1,
  };
}
