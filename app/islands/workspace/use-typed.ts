import type { Node } from "prosemirror-model";
import { useEffect, useRef, useState } from "react";
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
export function useTyped<D extends Typed>(guid: string, saved: D, active: boolean) {
  const handle = useRef<EditorHandle | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [restored, setRestored] = useState<Unsaved | null>(null);
  /** Goes up when a text is put back: the fields begin anew with it. */
  const [opening, setOpening] = useState<{ number: number; initial: DocumentJson | null }>({ number: 0, initial: null });
  const [counted, setCounted] = useState<number | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  const base = useRef(saved.revision);

  useEffect(() => {
    if (!active) return undefined;
    const left = findUnsaved(guid);
    if (!left) return undefined;
    if (left.text === saved.text && left.title === saved.title && left.subTitle === saved.subTitle) {
      dropUnsaved(guid);
      return undefined;
    }
    let gone = false;
    void import("#app/document/markdown.ts").then(async ({ readMarkdown }) => {
      const { toStored } = await import("#app/document/stored.ts");
      if (gone) return;
      setRestored(left);
      setOpening({ number: 1, initial: toStored(readMarkdown(left.text)) });
      setUnsaved(true);
    });
    return () => {
      gone = true;
    };
    // Only when the editor opens: later the editor itself is what was typed.
  }, [guid, active]);

  useEffect(() => {
    if (!active || base.current === saved.revision) return;
    base.current = saved.revision;
    const kept = findUnsaved(guid);
    const same = !kept || kept.text === saved.text;
    if (same) dropUnsaved(guid);
    else keepUnsaved(guid, { ...kept, revision: saved.revision });
    setUnsaved(!same);
    setRestored(null);
  }, [guid, active, saved.revision, saved.text]);

  function keep(): void {
    const form = document.querySelector<HTMLFormElement>("#document");
    if (!form || !handle.current) return;
    const node = handle.current.document();
    const field = (name: string): string => form.querySelector<HTMLTextAreaElement>(`[name="${name}"]`)?.value ?? "";
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

  useEffect(() => {
    if (!active) return undefined;
    const typed = (event: Event): void => {
      if (event.target instanceof HTMLTextAreaElement && event.target.form?.id === "document") touch();
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
    onReady(ready: EditorHandle | null) {
      handle.current = ready;
    },
    onEdit(_document: Node) {
      touch();
    },
    toggle(mark: keyof ActiveMarks) {
      handle.current?.toggle(mark);
    },
    read() {
      const node = handle.current?.document();
      return node ? { html: writeHtml(node), text: writeText(node) } : { html: "", text: saved.text };
    },
  };
}
