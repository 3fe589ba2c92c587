import { useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import type { DocumentJson } from "#app/document/stored.ts";
import { loadPart, prefetchPart } from "../part.ts";
import type { TextEditor } from "./editor/text-editor.tsx";

/** What the text is typed into, once that is known, and what it opens; null where the editor cannot be had. */
export type Editor =
  /** `early`: it opens what was typed into the textarea before it. */
  { Field: typeof TextEditor; initial: DocumentJson; early: boolean } | { Field: null; early: boolean };

interface Wanted {
  /** Whether the text can be edited now. */
  wanted: boolean;
  /** Gives what the editor opens; null where it cannot be had. */
  open: () => Promise<DocumentJson | null>;
  /** Called at the textarea's last moment. */
  before: (area: HTMLTextAreaElement) => void;
}

const loadField = () => import("./editor/text-editor.tsx");

// With the page's own scripts, not after them: who opens a document writes in it.
if (typeof document !== "undefined") prefetchPart(loadField);

async function load(
  open: Wanted["open"],
): Promise<{ Field: typeof TextEditor; initial: DocumentJson } | null> {
  const [{ TextEditor: Field }, initial] = await Promise.all([loadField(), open()]);
  return initial && { Field, initial };
}

const loadReader = () =>
  loadPart(() => Promise.all([import("#app/document/markdown.ts"), import("#app/document/stored.ts")]));

/**
 * The rich text field, once it has been fetched. Until then, and where it cannot be
 * had, the server's own textarea stands; what was typed into that is what the editor opens.
 */
export function useEditor({ wanted, open: opens, before }: Wanted): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  const standing = useEffectEvent(before);
  const opening = useEffectEvent(opens);
  useEffect(() => {
    if (!wanted) return undefined;
    let open = true;
    const fetchEditor = async (): Promise<void> => {
      const part = await loadPart(() => load(opening));
      const reader = part !== null && isTyped(textarea()) ? await loadReader() : null;
      if (!open) return;
      // In one go: what is typed in between would be in neither.
      flushSync(() => {
        const area = textarea();
        const early = isTyped(area);
        if (part === null || (early && reader === null)) {
          setEditor({ Field: null, early });
          return;
        }
        if (area) standing(area);
        const initial = early && area && reader ? read(reader, area.value) : part.initial;
        setEditor({ ...part, initial, early });
      });
    };
    void fetchEditor();
    return () => {
      open = false;
    };
  }, [wanted]);
  return editor;
}

const textarea = (): HTMLTextAreaElement | null => document.querySelector('#document textarea[name="text"]');

const isTyped = (area: HTMLTextAreaElement | null): boolean =>
  area !== null && area.value !== area.defaultValue;

function read(
  [{ readMarkdown }, { toStored }]: NonNullable<Awaited<ReturnType<typeof loadReader>>>,
  text: string,
) {
  return toStored(readMarkdown(text));
}
