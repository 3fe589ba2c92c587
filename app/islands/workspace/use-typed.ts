import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useBeforeUnload } from "react-router";
import { countWords, readingMinutes } from "#app/document/counts.ts";
import { writeHtml } from "#app/document/html-out.ts";
import { writeMarkdown } from "#app/document/markdown-out.ts";
import { writeText } from "#app/document/plain-text.ts";
import type { DocumentJson } from "#app/document/stored.ts";
import type { EditorHandle } from "./editor/text-editor.tsx";
import type { ActiveMarks } from "./editor/queries.ts";
import { dropUnsaved, findUnsaved, keepUnsaved, type Unsaved } from "./unsaved.ts";

const keepMs = 400;

interface Typed {
  title: string;
  subTitle: string;
  text: string;
  revision: number;
  words: number;
  minutes: number;
}

/**
 * Follows what is typed into the document's form: counts its words, and keeps it in the browser within half a second
 * until the server has it. What an earlier visit left unsaved is put back.
 */
export function useTyped<D extends Typed>(guid: string, saved: D, active: boolean, takeSaved: boolean) {
  const handle = useRef<EditorHandle | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [restored, setRestored] = useState<Unsaved | null>(null);
  /** Goes up when a text is put back: the fields begin anew with it. */
  const [opening, setOpening] = useState<{ number: number; initial: DocumentJson | null }>({
    number: 0,
    initial: null,
  });
  const [counted, setCounted] = useState<number | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  const base = useRef(saved.revision);

  const savedNow = useEffectEvent(() => saved);

  /** After a save: what was typed since then stays unsaved, now against the new revision. */
  const followSave = useEffectEvent((revision: number) => {
    if (base.current === revision) return;
    base.current = revision;
    const kept = findUnsaved(guid);
    const same = !kept || sameText(kept, saved);
    if (same) dropUnsaved(guid);
    else keepUnsaved(guid, { ...kept, revision });
    setUnsaved(!same);
    setRestored(null);
    setOpening(({ number }) => ({ number, initial: null }));
  });

  useEffect(() => {
    if (!active) return undefined;
    if (takeSaved) {
      dropUnsaved(guid);
      return undefined;
    }
    let open = true;
    const putBack = async (): Promise<void> => {
      const left = await takeUnsaved(guid, savedNow());
      if (!left || !open) return;
      setRestored(left.unsaved);
      setOpening({ number: 1, initial: left.json });
      setUnsaved(true);
    };
    void putBack();
    return () => {
      open = false;
    };
  }, [guid, active, takeSaved]);

  useEffect(() => {
    if (active) followSave(saved.revision);
  }, [active, saved.revision]);

  function keep(): void {
    const form = document.querySelector<HTMLFormElement>("#document");
    if (!form || !handle.current) return;
    const node = handle.current.document();
    const field = (name: string): string =>
      form.querySelector<HTMLTextAreaElement>(`[name="${name}"]`)?.value ?? "";
    keepUnsaved(guid, {
      revision: base.current,
      title: field("title"),
      subTitle: field("sub_title"),
      text: writeMarkdown(node),
    });
    setCounted(countWords(writeText(node)));
  }

  function touch(): void {
    setUnsaved(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, keepMs);
  }
  const touched = useEffectEvent(touch);

  useEffect(() => {
    if (!active) return undefined;
    const typed = (event: Event): void => {
      if (event.target instanceof HTMLTextAreaElement && event.target.form?.id === "document") touched();
    };
    document.addEventListener("input", typed);
    return () => {
      document.removeEventListener("input", typed);
      clearTimeout(timer.current);
    };
  }, [active]);

  useBeforeUnload(() => {
    if (active && unsaved) keep();
  });

  const words = counted ?? saved.words;
  const shown: D = restored ? { ...saved, ...restored } : saved;
  return {
    document: { ...shown, words, minutes: readingMinutes(words) },
    initial: opening.initial,
    key: opening.number,
    unsaved,
    notice: restored ? "Here is what you had typed and not saved." : null,
    onReady: (ready: EditorHandle | null) => {
      handle.current = ready;
    },
    onEdit: touch,
    toggle: (mark: keyof ActiveMarks) => handle.current?.toggle(mark),
    read: () => {
      const node = handle.current?.document();
      return node ? { html: writeHtml(node), text: writeText(node) } : { html: "", text: saved.text };
    },
  };
}

/** What an earlier visit left of a document and the server has not, with its text ready for the editor. */
async function takeUnsaved(
  guid: string,
  saved: Words,
): Promise<{ unsaved: Unsaved; json: DocumentJson } | null> {
  const unsaved = findUnsaved(guid);
  if (!unsaved) return null;
  if (sameText(unsaved, saved)) {
    dropUnsaved(guid);
    return null;
  }
  const [{ readMarkdown }, { toStored }] = await Promise.all([
    import("#app/document/markdown.ts"),
    import("#app/document/stored.ts"),
  ]);
  return { unsaved, json: toStored(readMarkdown(unsaved.text)) };
}

type Words = Pick<Typed, "title" | "subTitle" | "text">;

const sameText = (left: Words, right: Words): boolean =>
  left.title === right.title && left.subTitle === right.subTitle && left.text === right.text;
