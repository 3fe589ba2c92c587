import type { ClipboardEvent, SyntheticEvent } from "react";

/** Puts a value into a field as one step of the browser's own undo. */
export function setField(field: HTMLTextAreaElement | null, value: string): void {
  if (!field) return;
  field.focus();
  field.select();
  document.execCommand("insertText", false, value);
}

/**
 * From the focus on: a title that gets shorter while it is typed leaves its lines empty, and nothing below it moves up under
 * the writer's eyes.
 */
export function keepLines({ currentTarget: field }: SyntheticEvent<HTMLTextAreaElement>): void {
  const held = Number.parseFloat(field.style.minHeight) || 0;
  field.style.minHeight = `${Math.max(held, field.getBoundingClientRect().height)}px`;
}

/** Of a title's field, which is one line: what is pasted is so, too. */
export function pasteOneLine(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const text = event.clipboardData.getData("text/plain");
  const line = text.replace(/\s+/g, " ").trim();
  if (!/[\r\n]/.test(text) || line === "") return;
  event.preventDefault();
  document.execCommand("insertText", false, line);
}
