import { Icon } from "../icon.tsx";

/** The longest name of a folder. */
export const longestName = 100;

interface NewFolderProps {
  /** The shelf's own address. */
  action: string;
  /** Where the form stands. */
  back: string;
  label: string;
  placeholder: string;
}

/** A field for a new folder: Enter makes it, Escape empties the field. */
export function NewFolder({ action, back, label, placeholder }: NewFolderProps) {
  return (
    <form className="shelf-new" method="post" action={action}>
      <input type="hidden" name="back" value={back} />
      <label className="sr" htmlFor="new-folder">
        {label}
      </label>
      <input
        id="new-folder"
        name="name"
        className="input input-sm"
        placeholder={placeholder}
        dir="auto"
        autoComplete="off"
        required
        maxLength={longestName}
        onKeyDown={({ key, currentTarget, nativeEvent }) => {
          if (key === "Escape" && !nativeEvent.isComposing) currentTarget.form?.reset();
        }}
      />
      <button
        type="submit"
        className="btn btn-line btn-icon btn-sm"
        name="intent"
        value="new-folder"
        aria-label="Add folder"
      >
        <Icon name="plus" size={15} />
      </button>
    </form>
  );
}
