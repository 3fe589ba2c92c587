/** Copies a text plain, and as HTML where it has any. @returns whether the browser took it */
export async function copyText({ html, text }: { html?: string; text: string }): Promise<boolean> {
  if (!("clipboard" in navigator)) return copyByEvent(html, text);
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        ...(html === undefined ? {} : { "text/html": new Blob([html], { type: "text/html" }) }),
        "text/plain": new Blob([text], { type: "text/plain" }),
      }),
    ]);
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

/** On a page of plain http there is no clipboard but that of the command, whose event is filled. */
function copyByEvent(html: string | undefined, text: string): boolean {
  const fill = (event: ClipboardEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (html !== undefined) event.clipboardData?.setData("text/html", html);
    event.clipboardData?.setData("text/plain", text);
  };
  document.addEventListener("copy", fill, { capture: true, once: true });
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else copies on plain http
  const isDone = document.execCommand("copy");
  document.removeEventListener("copy", fill, { capture: true });
  return isDone;
}
