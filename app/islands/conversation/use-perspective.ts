import { type FormEvent, startTransition, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { Notice } from "#app/ui/banner.tsx";
import type { Talk } from "#app/ui/conversation/talk.ts";
import { askWriter } from "../generation/ask-writer.ts";
import { newId } from "../new-id.ts";
import { perspectiveFailure } from "./failure.ts";

const address = "/brainstorm/stream";
const lookMs = 2_000;

interface Asking {
  /** Messages whose perspective is being written, each with the role whose it is. */
  writing: ReadonlyMap<string, string>;
  /** What came of the last question. */
  notice: { message: string; said: Notice } | null;
  onSubmit: (message: string, event: FormEvent<HTMLFormElement>) => void;
}

/** Asks for other perspectives without leaving the page. */
export function usePerspective({ id, asked }: Pick<Talk, "id" | "asked">): Asking {
  const { revalidate } = useRevalidator();
  const [writing, setWriting] = useState<ReadonlyMap<string, string>>(new Map());
  const [notice, setNotice] = useState<Asking["notice"]>(null);

  /** The message whose perspective has come. */
  const [came, setCame] = useState<string | null>(null);

  async function ask(message: string, fields: FormData): Promise<void> {
    const role = fields.get("role");
    setNotice(null);
    setWriting((now) => new Map([...now, [message, typeof role === "string" ? role : ""]]));
    const written = await askWriter(address, fields, () => undefined);
    if ("limit" in written) setNotice({ message, said: written.limit });
    else if ("refusal" in written && written.refusal.code !== "revision_conflict") {
      const { text, code } = written.refusal;
      setNotice({ message, said: perspectiveFailure({ detail: text, code: code ?? "" }) });
    }
    await revalidate();
    // Behind the transition that brings the data.
    startTransition(() => {
      setWriting((now) => new Map([...now].filter(([one]) => one !== message)));
      if ("answer" in written) setCame(message);
    });
  }

  useEffect(() => {
    if (came !== null) focusNote(came);
  }, [came]);

  // Asked for before this page was opened: it is looked for until it is there.
  const isLooking = asked != null && asked.writing !== null && !writing.has(asked.message);
  useEffect(() => {
    if (!isLooking) return undefined;
    const timer = setInterval(() => void revalidate(), lookMs);
    return () => clearInterval(timer);
  }, [isLooking, revalidate]);

  return {
    writing,
    notice,
    onSubmit(message, event) {
      event.preventDefault();
      const fields = new FormData(event.currentTarget);
      fields.set("session", id);
      fields.set("intent", "perspective");
      fields.set("click", newId());
      void ask(message, fields);
    },
  };
}

/** Whoever waited at the form that is gone goes on at what came of it. */
function focusNote(message: string): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`#message-${CSS.escape(message)} .sidenote`)?.focus();
}
