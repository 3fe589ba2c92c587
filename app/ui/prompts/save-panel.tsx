import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { TextField } from "../field.tsx";
import { Icon } from "../icon.tsx";
import { Dots } from "../loader.tsx";
import { noFolder, type PromptDraft } from "./prompt-draft.ts";
import type { PromptFolder } from "./vault-shown.ts";

interface SavePanelProps {
  draft: PromptDraft;
  folders: readonly PromptFolder[];
  /** Why it cannot be saved. */
  error: string | null;
  /** What came of it. */
  notice: ReactNode;
  /** Of the button. */
  state: "ready" | "empty" | "saving" | "saved";
}

/** What is saved with a prompt. */
export function SavePanel({ draft, folders, error, notice, state }: SavePanelProps) {
  const { title, domain, folder, tags, isPublic } = draft;
  return (
    <aside className="panel ep-panel" aria-label="Save prompt">
      <div className="panel-head">
        <h2 className="title">Save prompt</h2>
        <Button
          kind="bare"
          size="sm"
          icon
          className="ep-close"
          name="intent"
          value="panel:close"
          aria-label="Close panel"
        >
          <Icon name="x" />
        </Button>
      </div>
      <TextField
        label="Title"
        id="title"
        dir="auto"
        autoComplete="off"
        maxLength={300}
        defaultValue={title}
        error={error}
      />
      <TextField
        label="Domain"
        id="domain"
        dir="auto"
        autoComplete="off"
        maxLength={100}
        placeholder="General"
        list="domains"
        defaultValue={domain}
      />
      <datalist id="domains">
        {folders.map(({ id, name }) => (
          <option key={id} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <div className="field">
        <label className="label" htmlFor="folder">
          Folder
        </label>
        <select className="select" id="folder" name="folder" defaultValue={folder}>
          <option value="">By its domain</option>
          {folders.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value={noFolder}>None</option>
        </select>
      </div>
      <TextField
        label="Tags"
        id="tags"
        dir="auto"
        autoComplete="off"
        maxLength={1_100}
        aside={<span className="faint">with commas between</span>}
        defaultValue={tags}
      />
      <label className="switch switch-ink ep-public">
        <input type="checkbox" name="isPublic" defaultChecked={isPublic} />
        <span>
          Public
          <small>Wears a Public badge in your library.</small>
        </span>
      </label>
      <Button kind="ink" block name="intent" value="save" disabled={state !== "ready"}>
        {state === "saved" ? "Saved" : "Save"}
        {state === "saving" ? <Dots count={3} /> : null}
      </Button>
      {notice}
      {state === "empty" ? <p className="sm faint">Please provide both title and prompt content.</p> : null}
    </aside>
  );
}

/** The same, kept in the form while the panel is closed. */
export function SaveKept({ draft }: Pick<SavePanelProps, "draft">) {
  const { title, domain, folder, tags, isPublic } = draft;
  return (
    <>
      {Object.entries({ title, domain, folder, tags }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isPublic ? <input type="hidden" name="isPublic" value="on" /> : null}
    </>
  );
}
