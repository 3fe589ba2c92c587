import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import type { DeskValues } from "#app/ui/desk/desk-values.ts";
import { Meter } from "#app/ui/meter.tsx";
import { isTyped } from "../workspace/review/keys-under-way.ts";
import { messagesFor, useProgress } from "./progress.ts";

interface GeneratingPanelProps {
  values: DeskValues;
  /** The first words are there. */
  begun: boolean;
  /** Absent until the server has said which generation it is. */
  onStop?: (() => void) | undefined;
  /** Somebody types on, into nothing. */
  onTyped: () => void;
}

/** A modal over the page while nothing of the text has come yet. What is typed goes nowhere, is told so, and scrolls nothing. */
export function GeneratingPanel({ values, begun, onStop, onTyped }: GeneratingPanelProps) {
  const { line, percent } = useProgress(messagesFor(values.mode, values.action), begun);
  const panel = useRef<HTMLDialogElement>(null);
  const [isTypedOn, setTypedOn] = useState(false);
  // Closed before it leaves the page, so that the browser gives the focus back to where it was.
  useLayoutEffect(() => {
    const dialog = panel.current;
    dialog?.showModal();
    dialog?.focus();
    return () => dialog?.close();
  }, []);

  const look = useEffectEvent((event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey || !isTyped(key) || target instanceof HTMLButtonElement) return;
    event.preventDefault();
    setTypedOn(true);
    onTyped();
  });
  // On the page: a press beside the panel takes the focus from it.
  useEffect(() => {
    const left = new AbortController();
    document.addEventListener("keydown", (event) => look(event), { signal: left.signal, capture: true });
    return () => left.abort();
  }, []);

  return (
    <dialog
      className="sheet gen"
      ref={panel}
      tabIndex={-1}
      aria-labelledby="generating"
      onCancel={(event) => event.preventDefault()}
      // The browser closes it by itself on an Escape that nobody may prevent.
      onClose={() => panel.current?.showModal()}
    >
      <output className="sr">Writing</output>
      <p className="note">{line}</p>
      <p className="title" id="generating">
        {values.action}
      </p>
      <Meter label="Generating" value={percent} max={100} pencil />
      <div className="row sm faint">
        <span className="num" aria-hidden="true">
          {percent}%
        </span>
        <Button size="sm" type="button" onClick={onStop} disabled={!onStop || begun}>
          Stop
        </Button>
      </div>
      <output className="gen-note faint sm">
        {isTypedOn
          ? "What you type now goes nowhere: wait for the text, or stop it."
          : "Stop keeps what has come so far and charges no more."}
      </output>
    </dialog>
  );
}
