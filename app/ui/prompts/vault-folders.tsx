import { Link } from "react-router";
import { Icon, type IconName } from "../icon.tsx";
import { NewFolder } from "../library/new-folder.tsx";
import { formatCount } from "../meter.tsx";
import { type VaultAddress, vaultHref, vaultPath } from "./vault-address.ts";
import type { PromptFolder } from "./vault-shown.ts";

interface VaultFoldersProps {
  address: VaultAddress;
  folders: readonly PromptFolder[];
  all: number;
}

/** The folders of saved prompts, and a field for a new one. */
export function VaultFolders({ address, folders, all }: VaultFoldersProps) {
  return (
    <nav className="shelf-side" aria-label="Folders">
      <FolderLink address={address} folder={{ id: "", name: "All", count: all }} icon="layers" />
      <h2 className="shelf-side-h">Folders</h2>
      {folders.map((folder) => (
        <FolderLink key={folder.id || folder.name} address={address} folder={folder} icon="folder" />
      ))}
      <NewFolder action={vaultPath} back={vaultHref(address)} label="New Folder" placeholder="New Folder" />
    </nav>
  );
}

interface FolderLinkProps {
  address: VaultAddress;
  folder: PromptFolder;
  icon: IconName;
}

function FolderLink({ address, folder, icon }: FolderLinkProps) {
  const isOn = address.folder === folder.id;
  return (
    <Link
      className={isOn ? "item is-on" : "item"}
      to={vaultHref({ ...address, folder: folder.id, page: 0 })}
      aria-current={isOn ? "page" : undefined}
      preventScrollReset
    >
      <Icon name={icon} />
      <span className="clip" dir="auto">
        {folder.name}
      </span>
      <span className="end num">{formatCount(folder.count)}</span>
    </Link>
  );
}

interface FolderSaidProps {
  address: VaultAddress;
  folder: PromptFolder;
  /** Whether it goes is asked for. */
  asking: boolean;
}

/** Above the prompts of one folder: what can be done to it. */
export function VaultFolderSaid({ address, folder, asking }: FolderSaidProps) {
  const { id, name, count } = folder;
  if (!asking) {
    return (
      <div className="shelf-said">
        <output className="sm">
          <span className="faint">In</span> <b className="semi">{name}</b>
        </output>
        <span className="end">
          <Link
            className="btn btn-bare btn-sm"
            to={vaultHref({ ...address, page: 0 }, { ask: "drop" })}
            preventScrollReset
          >
            Delete folder
          </Link>
        </span>
      </div>
    );
  }
  return (
    <form className="shelf-said is-asked" method="post" action={vaultPath}>
      <input type="hidden" name="folder" value={id} />
      <input type="hidden" name="back" value={vaultHref({ ...address, folder: "", page: 0 })} />
      <output className="sm">
        Delete the folder <b className="semi">{name}</b>? {stays(count)}
      </output>
      <span className="end">
        <Link className="btn btn-bare btn-sm" to={vaultHref(address)} preventScrollReset>
          Cancel
        </Link>
        <button type="submit" className="btn btn-danger-fill btn-sm" name="intent" value="delete-folder">
          Delete folder
        </button>
      </span>
    </form>
  );
}

function stays(count: number): string {
  if (count === 0) return "It is empty.";
  return count === 1 ? "Its prompt stays." : `Its ${formatCount(count)} prompts stay.`;
}
