import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router";
import { FileDropSheet } from "#app/ui/workspace/file-drop.tsx";
import { newId } from "../../new-id.ts";
import { loadPart } from "../../part.ts";
import type { OpenFileForm } from "./open-file-form.tsx";

/** Asks the page's FileDrop for its dialog. */
const asked = "open-file";

/** Leads to the page that opens a file; where FileDrop stands, its dialog comes over this page instead. */
export function OpenFileLink({ className, children }: { className: string; children: ReactNode }) {
  return (
    <Link
      className={className}
      to="/create/open"
      onClick={(event: MouseEvent) => {
        const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        if (!isPlain) return;
        const taken = !window.dispatchEvent(new Event(asked, { cancelable: true }));
        if (taken) event.preventDefault();
      }}
    >
      {children}
    </Link>
  );
}

interface Opened {
  file: File | null;
  /** Name of the click, see DeskForm. */
  click: string;
  Form: typeof OpenFileForm;
}

async function openedWith(file: File | null): Promise<Opened | null> {
  const part = await loadPart(() => import("./open-file-form.tsx"));
  return part && { file, click: newId(), Form: part.OpenFileForm };
}

/** Opens files that are dropped anywhere on the page, and those of its OpenFileLinks. One stands on a page. */
export function FileDrop() {
  const [held, setHeld] = useState<{ kind: string | null } | null>(null);
  const [open, setOpen] = useState<Opened | null>(null);

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    // Entering a child comes before leaving its parent: the file is gone when as much was left as was entered.
    let depth = 0;
    const on = (
      type: "dragenter" | "dragover" | "dragleave" | "drop",
      act: (event: DragEvent) => void,
    ): void =>
      window.addEventListener(
        type,
        (event) => {
          if (event.dataTransfer?.types.includes("Files")) act(event);
        },
        { signal },
      );
    on("dragenter", (event) => {
      event.preventDefault();
      depth += 1;
      setHeld({ kind: kindHeld(event.dataTransfer) });
    });
    // A file that is not taken would open in the page's place.
    on("dragover", (event) => event.preventDefault());
    on("dragleave", () => {
      depth -= 1;
      if (depth <= 0) setHeld(null);
    });
    on("drop", (event) => {
      event.preventDefault();
      depth = 0;
      setHeld(null);
      const [file] = event.dataTransfer?.files ?? [];
      if (file) void openedWith(file).then(setOpen);
    });
    window.addEventListener(
      asked,
      (event) => {
        event.preventDefault();
        void openedWith(null).then(setOpen);
      },
      { signal },
    );
    return () => left.abort();
  }, []);

  const close = (): void => setOpen(null);
  return (
    <>
      {held ? <FileDropSheet kind={held.kind} /> : null}
      {open ? (
        <open.Form
          key={open.file ? `${open.file.name} ${open.file.lastModified} ${open.file.size}` : "none"}
          click={open.click}
          answer={null}
          dropped={open.file}
          modal
          onClose={close}
          cancel={
            <button type="button" className="btn btn-bare" onClick={close}>
              Cancel
            </button>
          }
        />
      ) : null}
    </>
  );
}

/** Browsers tell a held file's kind, not its name. */
function kindHeld(transfer: DataTransfer | null): string | null {
  const { type = "" } = [...(transfer?.items ?? [])].find(({ kind }) => kind === "file") ?? {};
  return kinds[type] ?? null;
}

const kinds: Readonly<Record<string, string>> = {
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "A Word file.",
  "text/markdown": "A Markdown file.",
  "text/plain": "A text file.",
  "text/html": "An HTML file.",
};
