import { useEffect } from "react";

/** A link that looks like a button is pressed by Space, too, which would scroll the page. */
export function usePressBySpace(): void {
  useEffect(() => {
    // Behind all that listens on the page.
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

function press(event: KeyboardEvent): void {
  const { key, target, defaultPrevented, repeat, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key !== " " || defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return;
  if (!(target instanceof HTMLAnchorElement) || !target.classList.contains("btn")) return;
  event.preventDefault();
  if (!repeat) target.click();
}
