import { useEffect } from "react";

/** In a review: Escape discards, R tries again; Keep has the focus, so Enter keeps. */
export function useReviewKeys(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    document.querySelector<HTMLElement>('.review [value="keep"]')?.focus();
    const press = (event: KeyboardEvent): void => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (
        event.target instanceof HTMLElement &&
        event.target.closest("input, textarea, select, [contenteditable]")
      )
        return;
      const intent = event.key === "Escape" ? "discard" : event.key.toLowerCase() === "r" ? "again" : null;
      if (!intent) return;
      event.preventDefault();
      document.querySelector<HTMLButtonElement>(`.review [value="${intent}"]`)?.click();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [active]);
}
