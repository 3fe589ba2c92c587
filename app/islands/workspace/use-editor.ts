import { useEffect, useEffectEvent, useState } from "react";
import type { DocumentJson } from "#app/document/stored.ts";
import { loadPart } from "../part.ts";
import type { TextEditor } from "./editor/text-editor.tsx";
import { findUnsaved } from "./unsaved.ts";

/** What the text is typed into, once that is known, and what it opens; null where the editor cannot be had. */
export type Editor = { Field: typeof TextEditor; initial: DocumentJson } | { Field: null };

interface Wanted {
  /** Whether the text can be edited now. */
  wanted: boolean;
  /** Gives what the editor opens; null where it cannot be had. */
  open: () => Promise<DocumentJson | null>;
  /** Called at the textarea's last moment. */
  before: () => void;
}

/** With what turns typed words into its document, where there are some to put back. */
async function load(guid: string, open: Wanted["open"]): Promise<Editor | null> {
  const [{ TextEditor: Field }, initial] = await Promise.all([
    import("./editor/text-editor.tsx"),
    open(),
    findUnsaved(guid) && import("#app/document/markdown.ts"),
    findUnsaved(guid) && import("#app/document/stored.ts"),
  ]);
  return initial && { Field, initial };
}

/**
 * The rich text field, once it has been fetched, which begins when it is first wanted. Until then, and where it cannot be
 * had, the server's own textarea stands.
 */
export function useEditor(guid: string, { wanted, open: opens, before }: Wanted): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  const standing = useEffectEvent(before);
  const opening = useEffectEvent(opens);
  useEffect(() => {
    if (!wanted) return undefined;
    let open = true;
    const fetchEditor = async (): Promise<void> => {
      const part = await loadPart(() => load(guid, opening));
      if (!open) return;
      if (part !== null) standing();
      setEditor(part ?? { Field: null });
    };
    void fetchEditor();
    return () => {
      open = false;
    };
  }, [guid, wanted]);
  return editor;
}
