import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useBeforeUnload } from "react-router";
import { sizeOf, type TextSize } from "#app/document/credits.ts";
import { countWords, readingMinutes } from "#app/document/counts.ts";
import { writeHtml } from "#app/document/html-out.ts";
import { writeMarkdown } from "#app/document/markdown-out.ts";
import { writeText } from "#app/document/plain-text.ts";
import type { DocumentJson } from "#app/document/stored.ts";
import { loadPart } from "../part.ts";
import type { EditorHandle } from "./editor/text-editor.tsx";
import type { Caret } from "./use-place.ts";
import { dropUnsaved, findUnsaved, keepUnsaved, type Unsaved } from "./unsaved.ts";

const keepMs = 400;

/** Where the page stands. */
interface Phase {
  /** The text can be typed into: the editor is open, or will not come and the server's textarea stands. */
  active: boolean;
  /** The last save met another one. */
  refused: boolean;
  /** The writer chose the saved text over what was typed. */
  takeSaved: boolean;
}

type Words = Pick<Unsaved, "title" | "subTitle" | "text">;

interface Typed extends Words {
  revision: number;
  firstSize?: TextSize;
  words: number;
  minutes: number;
}

/**
 * Follows what is typed into the document's form: counts its words, and keeps it in the browser within half a second
 * until the server has it. What an earlier visit left unsaved is put back, with the revision that it started from: if
 * somebody else saved since then, the next save is a conflict and not a loss.
 */
export function useTyped<D extends Typed>(guid: string, saved: D, { active, refused, takeSaved }: Phase) {
  const handle = useRef<EditorHandle | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** The revision that the form's text started from. */
  const base = useRef(saved.revision);
  /** What was sent last, and the revision that it started from: the next revision is this form's own save. */
  const sent = useRef<Unsaved | null>(null);
  const [restored, setRestored] = useState<Unsaved | null>(null);
  /** Goes up when a text is put back: the fields begin anew with it. */
  const [opening, setOpening] = useState<{ number: number; initial: DocumentJson | null }>({
    number: 0,
    initial: null,
  });
  const [counted, setCounted] = useState<{ words: number; size: TextSize } | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  const savedNow = useEffectEvent(() => saved);
  const isOwn = useEffectEvent(
    () =>
      sent.current !== null &&
      (sent.current.revision + 1 === saved.revision || sameText(sent.current, saved)),
  );

  function typedNow(): Words | null {
    const form = document.querySelector<HTMLFormElement>("#document");
    if (!form) return null;
    const field = (name: string): string | undefined =>
      form.querySelector<HTMLTextAreaElement>(`[name="${name}"]`)?.value;
    const text = handle.current ? writeMarkdown(handle.current.document()) : field("text");
    if (text === undefined) return null;
    return { title: field("title") ?? "", subTitle: field("sub_title") ?? "", text };
  }

  function keep(): void {
    const typed = typedNow();
    if (!typed) return;
    keepUnsaved(guid, { revision: base.current, ...typed });
    if (!handle.current) return;
    const words = countWords(writeText(handle.current.document()));
    setCounted({ words, size: sizeOf(typed.text) });
  }

  function touch(): void {
    setUnsaved(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, keepMs);
  }
  const touched = useEffectEvent(touch);

  /** The server has what was sent: only what was typed since then is unsaved. */
  function taken(): void {
    const typed = typedNow();
    const same = !typed || (sent.current !== null && sameText(typed, sent.current));
    clearTimeout(timer.current);
    if (same) dropUnsaved(guid);
    else keepUnsaved(guid, { revision: base.current, ...typed });
    setUnsaved(!same);
  }

  const followSave = useEffectEvent((revision: number) => {
    if (base.current === revision || !isOwn()) return;
    base.current = revision;
    setRestored(null);
    setOpening(({ number }) => ({ number, initial: null }));
    taken();
  });

  /** A proposal stands where the editor was: what was sent with its button is saved; what was typed behind it is not. */
  const followProposal = useEffectEvent(() => {
    const left = findUnsaved(guid);
    if (!refused && left && sent.current && isOwn() && sameText(left, sent.current)) dropUnsaved(guid);
  });

  useEffect(() => {
    const send = (event: FormDataEvent): void => {
      if (!(event.target instanceof HTMLFormElement) || event.target.id !== "document") return;
      if (!event.formData.has("text")) return;
      const field = (name: string): string => textOf(event.formData.get(name));
      sent.current = {
        revision: Number(field("revision")),
        title: field("title"),
        subTitle: field("sub_title"),
        text: field("text"),
      };
      // Until the server has it: the session may have ended, or the connection.
      keepUnsaved(guid, sent.current);
    };
    document.addEventListener("formdata", send);
    return () => document.removeEventListener("formdata", send);
  }, [guid]);

  useEffect(() => {
    if (refused) sent.current = null;
  }, [refused]);

  useEffect(() => {
    if (!active) return undefined;
    let open = true;
    const putBack = async (): Promise<void> => {
      if (takeSaved || isOwn()) dropUnsaved(guid);
      const left = await takeUnsaved(guid, savedNow());
      if (!open) return;
      base.current = left?.unsaved.revision ?? savedNow().revision;
      setUnsaved(left !== null);
      if (!left) return;
      setRestored(left.unsaved);
      setOpening(({ number }) => ({ number: number + 1, initial: left.json }));
    };
    void putBack();
    return () => {
      open = false;
    };
  }, [guid, active, takeSaved]);

  useEffect(() => {
    if (active) followSave(saved.revision);
    else followProposal();
  }, [active, saved.revision]);

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

  const shown: D = restored ? { ...saved, ...restored } : saved;
  const { words, size } = counted ?? {
    words: saved.words,
    size: (restored ? null : saved.firstSize) ?? sizeOf(shown.text),
  };
  return {
    document: { ...shown, words, size, minutes: readingMinutes(words) },
    initial: opening.initial,
    key: opening.number,
    unsaved,
    notice: restored ? "Here is what you had typed and not saved." : null,
    onReady: (ready: EditorHandle | null) => {
      handle.current = ready;
    },
    onEdit: touch,
    taken,
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
): Promise<{ unsaved: Unsaved; json: DocumentJson | null } | null> {
  const unsaved = findUnsaved(guid);
  if (!unsaved) return null;
  if (sameText(unsaved, saved)) {
    dropUnsaved(guid);
    return null;
  }
  // The textarea, which stands where the editor's part is missing, takes the words as they are.
  if (document.querySelector('#document textarea[name="text"]')) return { unsaved, json: null };
  const part = await loadPart(() =>
    Promise.all([import("#app/document/markdown.ts"), import("#app/document/stored.ts")]),
  );
  if (part === null) return null;
  const [{ readMarkdown }, { toStored }] = part;
  return { unsaved, json: toStored(readMarkdown(unsaved.text)) };
}

/** Keeps what was typed into the server's own textarea, and the caret in it: the editor is about to replace it. */
export function keepEarly(
  guid: string,
  { revision, title, subTitle }: Omit<Unsaved, "text">,
  caret: Caret,
): void {
  const area = document.querySelector<HTMLTextAreaElement>('#document textarea[name="text"]');
  if (area && area === document.activeElement) {
    // Between two paragraphs a document has two positions, as their Markdown has two line ends.
    caret.at = area.selectionStart + 1;
    caret.held = true;
  }
  if (!area || area.value === area.defaultValue || findUnsaved(guid)) return;
  keepUnsaved(guid, { revision, title, subTitle, text: area.value });
}

/** Equal as the server saves them: titles are one line. */
function sameText(left: Words, right: Words): boolean {
  return (
    oneLine(left.title) === oneLine(right.title) &&
    oneLine(left.subTitle) === oneLine(right.subTitle) &&
    left.text.trim() === right.text.trim()
  );
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === "string" ? value : "");

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
