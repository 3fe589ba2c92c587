import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { readingMinutes } from "#app/document/counts.ts";
import { sizeOf, type TextSize } from "#app/document/credits.ts";
import { writeHtml } from "#app/document/html-out.ts";
import { writeMarkdown } from "#app/document/markdown-out.ts";
import type { View } from "#app/document/view.ts";
import { writeText } from "#app/document/plain-text.ts";
import { type DocumentJson, parseStored, toStored } from "#app/document/stored.ts";
import { flushSync } from "react-dom";
import type { EditorHandle } from "./editor/text-editor.tsx";
import { Counter } from "./count/counter.ts";
import { findLeft, forgetOutdated, type LeftText, setAside } from "./save/left-text.ts";
import { typeInto, type Waiting } from "./review/waiting-words.ts";
import { adoptText, type Words } from "./save/records.ts";
import { type Came, Saving } from "./save/saving.ts";
import { ownTab } from "./save/tab.ts";
import type { Editor } from "./use-editor.ts";

const pauseMs = 400;

/** Where the page stands. */
interface Phase {
  /** What the text is typed into; null while it cannot be. */
  editor: Editor | null;
  /** The text as the page came with it, as stored; null where that is not known. */
  stored: DocumentJson | null;
  /** The text as another page of this tab led to it, as stored: what was decided there is told to the other tabs. */
  decided?: DocumentJson | null;
  /** An action has been asked for: the text is its, until it shows its first words. */
  pending: boolean;
  /** The writer chose the saved text over what was typed. */
  takeSaved: boolean;
  /** The page shows another text than the document's. */
  another?: boolean;
  /** The text of this tab has met another one: the server keeps it as a version, and both are shown. */
  met: boolean;
  /** A save that the writer asked for was answered. */
  onAnswer: (came: Came) => void;
}

/** What a script needs of the document that the page shows. */
export interface ShownDocument {
  title: string;
  subTitle: string;
  text: string;
  revision: number;
  firstSize?: TextSize;
  words: number;
  minutes: number;
  view: View;
  language: string | null;
}

/**
 * Follows what is typed into the document's form: counts its words, keeps it in the browser, and saves it. What an earlier
 * visit left unsaved is put back, with the revision that it started from: if somebody else saved since then, its save
 * is a conflict and not a loss.
 */
export function useSaving<D extends ShownDocument>(guid: string, saved: D, phase: Phase) {
  const { editor, pending, takeSaved, met } = phase;
  const handle = useRef<EditorHandle | null>(null);
  /** Typed while it was still looked up what an earlier visit has left. */
  const typedFirst = useRef(false);
  const [saving, setSaving] = useState<Saving | null>(null);
  const [left, setLeft] = useState<LeftText | null>(null);
  const [key, setKey] = useState(0);
  const [counted, setCounted] = useState<{ words: number; size: TextSize } | null>(null);
  /** The title as it is typed, which all of the page names the document by. */
  const [title, setTitle] = useState<string | null>(null);
  const [counter] = useState(() => new Counter());
  const active = editor !== null;
  const now = useEffectEvent(() => ({ saved, ...phase }));

  function touch(): void {
    counter.touch();
    if (saving) saving.happen({ kind: "edit" });
    else typedFirst.current = true;
  }
  const touched = useEffectEvent(touch);

  useEffect(() => {
    if (!active) return undefined;
    let open = true;
    let begun: Saving | null = null;
    const begin = async (): Promise<void> => {
      const { saved: page, editor: opened, stored, decided = null, another = false } = now();
      if (takeSaved) await forgetOutdated(guid, page.revision);
      const isTyped = (): boolean =>
        typedFirst.current || opened?.early === true || isRetitled(page, readForm(handle.current));
      // What an earlier visit has left is the document's own: it waits for that.
      const kept = another ? null : await findLeft(guid, { ...page, document: stored, markdown: page.text });
      if (another || isTyped()) await setAside(guid);
      if (!open) return;
      const found = isTyped() ? null : kept;
      // The fields begin anew with it before the first of it is read.
      flushSync(() => {
        setLeft(found);
        if (found) setKey((last) => last + 1);
      });
      if (found) void adoptText(found.kept, ownTab());
      const { revision, sent } = found?.kept ?? { revision: page.revision, sent: [] };
      begun = new Saving(
        { guid, tab: ownTab(), revision, sent, another },
        {
          read: () => readForm(handle.current),
          take: (words) => {
            show(words, handle.current);
            counter.touch();
          },
          onAnswer: (came) => now().onAnswer(came),
        },
      );
      setSaving(begun);
      if (decided && !found)
        begun.tellBegun({ title: page.title, subTitle: page.subTitle, body: { document: decided } });
      if (found || isTyped()) begun.happen({ kind: "edit" });
      typedFirst.current = false;
    };
    void begin();
    return () => {
      open = false;
      begun?.close();
      setSaving(null);
      // What comes after this text, a kept edit or the other one of two, is told by its own page.
      setLeft(null);
      setCounted(null);
      setTitle(null);
    };
  }, [guid, active, takeSaved, counter]);

  // Put back at a later visit, it would go over the text that was chosen.
  useEffect(() => {
    if (met) void forgetOutdated(guid, saved.revision);
  }, [guid, met, saved.revision]);

  // What all of the page shows of it, prices above all, follows when the writer pauses.
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = counter.subscribe(() => {
      clearTimeout(pause);
      pause = setTimeout(() => setCounted(counter.tally()), pauseMs);
    });
    return () => {
      unsubscribe();
      clearTimeout(pause);
      counter.close();
    };
  }, [counter]);

  useEffect(() => {
    saving?.happen({ kind: pending ? "pause" : "resume" });
  }, [saving, pending]);

  useEffect(() => {
    const send = (event: FormDataEvent): void => {
      if (!(event.target instanceof HTMLFormElement) || event.target.id !== "document") return;
      if (!saving || !event.formData.has("text")) return;
      event.formData.set("revision", String(saving.revision));
      if (saving.revision > 0 && saving.isSaved) event.formData.set("stored", "true");
      saving.noteForm();
    };
    document.addEventListener("formdata", send);
    return () => document.removeEventListener("formdata", send);
  }, [saving]);

  useEffect(() => {
    if (!active) return undefined;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const typed = ({ target }: Event): void => {
      if (!(target instanceof HTMLTextAreaElement) || target.form?.id !== "document") return;
      touched();
      if (target.name !== "title") return;
      clearTimeout(pause);
      pause = setTimeout(() => setTitle(oneLine(target.value)), pauseMs);
    };
    document.addEventListener("input", typed);
    return () => {
      clearTimeout(pause);
      document.removeEventListener("input", typed);
    };
  }, [active]);

  useSurroundings(saving);
  useServerBack(saving);

  const shown: D = left
    ? { ...saved, title: left.title, subTitle: left.subTitle, text: left.markdown }
    : saved;
  const { words, size } = counted ?? {
    words: saved.words,
    size: (left ? null : saved.firstSize) ?? sizeOf(shown.text),
  };
  const revision = useSaved(saving, "revision") ?? saved.revision;
  const language = useSaved(saving, "language") ?? saved.language;
  return {
    saving,
    counter,
    document: {
      ...shown,
      title: title ?? shown.title,
      revision,
      language,
      words,
      size,
      minutes: readingMinutes(words),
    },
    initial: left?.document ?? null,
    key,
    notice: left ? "Here is what you had typed and not saved." : null,
    onReady: (ready: EditorHandle | null) => {
      // The last moment at which the text can be read.
      if (ready === null) saving?.happen({ kind: "blur" });
      handle.current = ready;
      counter.follow(ready && (() => ready.document()));
      if (ready && left) counter.touch();
    },
    onEdit: touch,
    hold: (held: boolean) => handle.current?.hold(held),
    focusText: () => handle.current?.focus(),
    typeIn: (waiting: readonly Waiting[]) => {
      const field = waiting[0]?.field;
      const area = document.querySelector<HTMLTextAreaElement>(`#document textarea[name="${field}"]`);
      if (field === "text" && handle.current) handle.current.type(waiting);
      else if (area) for (const one of waiting) typeInto(area, one.words);
    },
    words: () => readForm(handle.current),
    read: () => {
      const node = handle.current?.document();
      return node ? { html: writeHtml(node), text: writeText(node) } : { html: "", text: saved.text };
    },
  };
}

const nobody = (): (() => void) => () => undefined;

/** What is known of the text since it is saved here, as it changes; null while nothing saves it. */
const useSaved = <K extends "revision" | "language">(saving: Saving | null, what: K): Saving[K] | null =>
  useSyncExternalStore(
    saving?.subscribe ?? nobody,
    () => saving?.[what] ?? null,
    () => null,
  );

/** Whether the server answers at all, which costs it nothing: that it can save is seen by a save. */
async function isAlive(): Promise<boolean> {
  try {
    const { ok } = await fetch("/healthz", { cache: "no-store" });
    return ok;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return false;
  }
}

/** The server is looked for this often while it cannot be reached: tries at a save are further and further apart. */
const lookMs = 3_000;

function useServerBack(saving: Saving | null): void {
  const isAway = useSyncExternalStore(
    saving?.subscribe ?? nobody,
    () => saving?.shown().kind === "offline",
    () => false,
  );
  useEffect(() => {
    if (!saving || !isAway) return undefined;
    /** One save is tried each time that the server comes back; after that its own tries go on, further and further apart. */
    let isBack = false;
    const look = async (): Promise<void> => {
      if (!navigator.onLine || document.visibilityState === "hidden") return;
      const wasBack = isBack;
      isBack = await isAlive();
      if (isBack && !wasBack) saving.happen({ kind: "online" });
    };
    const timer = setInterval(() => void look(), lookMs);
    return () => clearInterval(timer);
  }, [saving, isAway]);
}

/** Tells the machine what happens around the text: the connection, the window, and input methods. */
function useSurroundings(saving: Saving | null): void {
  useLayoutEffect(() => {
    if (!saving) return undefined;
    const left = new AbortController();
    const on = (target: EventTarget, type: string, happen: (event: Event) => void): void =>
      target.addEventListener(type, happen, { signal: left.signal });
    for (const kind of ["online", "offline"] as const) on(window, kind, () => saving.happen({ kind }));
    on(window, "pagehide", () => saving.happen({ kind: "hide" }));
    on(window, "focus", () => saving.happen({ kind: "show" }));
    on(document, "visibilitychange", () =>
      saving.happen({ kind: document.visibilityState === "hidden" ? "hide" : "show" }),
    );
    on(document, "focusout", (event) => {
      const form = document.querySelector("#document");
      const { relatedTarget: next } = event as FocusEvent;
      if (form?.contains(event.target as Node) && !(next instanceof Node && form.contains(next)))
        saving.happen({ kind: "blur" });
    });
    on(document, "compositionstart", () => saving.happen({ kind: "compose" }));
    on(document, "compositionend", () => saving.happen({ kind: "composed" }));
    return () => left.abort();
  }, [saving]);
}

const fieldOf = (form: Element, name: string): HTMLTextAreaElement | null =>
  form.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`);

function readForm(handle: EditorHandle | null): Words | null {
  const form = document.querySelector("#document");
  const [title, subTitle, text] = ["title", "sub_title", "text"].map(
    (name) => form && fieldOf(form, name)?.value,
  );
  if (title == null || subTitle == null) return null;
  const titles = { title: oneLine(title), subTitle: oneLine(subTitle) };
  if (handle) return { ...titles, body: { document: toStored(handle.document()) } };
  return text == null ? null : { ...titles, body: { markdown: text } };
}

const isRetitled = (page: Pick<Words, "title" | "subTitle">, now: Words | null): boolean =>
  now !== null && (now.title !== oneLine(page.title) || now.subTitle !== oneLine(page.subTitle));

/** As the server saves titles. */
const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Shows what another tab has saved. */
function show({ title, subTitle, body }: Words, handle: EditorHandle | null): void {
  const form = document.querySelector("#document");
  const text = "markdown" in body ? body.markdown : writeMarkdown(parseStored(body.document));
  for (const [name, value] of Object.entries({ title, sub_title: subTitle, text })) {
    const field = form && fieldOf(form, name);
    if (field && field.value !== value) field.value = value;
  }
  if ("document" in body) handle?.take(body.document);
}
