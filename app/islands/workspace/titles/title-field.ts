import type { ClipboardEvent } from "react";

/** Puts a value into a field as one step of the browser's own undo. */
export function setField(field: HTMLTextAreaElement | null, value: string): void {
  if (!field) return;
  field.focus();
  field.select();
  document.execCommand("insertText", false, value);
}

/** Of a title's field, which is one line: what is pasted is so, too. */
export function pasteOneLine(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const text = event.clipboardData.getData("text/plain");
  const line = text.replace(/\s+/g, " ").trim();
  if (!/[\r\n]/.test(text) || line === "") return;
  event.preventDefault();
  document.execCommand("insertText", false, line);
}
