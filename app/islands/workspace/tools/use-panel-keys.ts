import { useEffect, useLayoutEffect, useRef } from "react";

/**
 * Follows the panel of a page by its name, null while none is open. Escape in it presses its X. Once it is closed, the
 * focus goes back to what opened it, else to what opens it, else to the text. The chat is opened to be written in.
 */
export function usePanelKeys(panel: string | null): void {
  const before = useRef<{ panel: string | null; opener: Element | null }>({ panel: null, opener: null });

  useLayoutEffect(() => {
    const { panel: last, opener } = before.current;
    before.current = { panel, opener: panel === null || panel === last ? opener : document.activeElement };
    // Whoever opens the chat has something to say.
    if (panel === "chat" && last !== panel && document.activeElement?.matches(".ws-panels .is-on"))
      document.querySelector<HTMLElement>("#chat-panel textarea")?.focus({ preventScroll: true });
    if (panel !== null || last === null || document.activeElement !== document.body) return;
    for (const control of [opener, ...document.querySelectorAll(openersOf(last))]) {
      if (!(control instanceof HTMLElement) || !control.isConnected || control === document.body) continue;
      control.focus({ preventScroll: true });
      if (document.activeElement === control) return;
    }
  }, [panel]);

  useEffect(() => {
    document.addEventListener("keydown", closeByKey);
    return () => document.removeEventListener("keydown", closeByKey);
  }, []);
}

/** What opens a panel, and after it the text. */
const openersOf = (panel: string): string =>
  panel === "history"
    ? '.edbar [name="intent"][value="history"], .edbar a[href*="panel=history"]'
    : `.ws-panels a[href*="panel=${CSS.escape(panel)}"], .side a[href*="panel=${CSS.escape(panel)}"]`;

/** What stands open in a panel is closed first, a search box emptied, and a version's marks are decided by their own keys. */
function closeByKey(event: KeyboardEvent): void {
  const { key, target, defaultPrevented, isComposing } = event;
  if (key !== "Escape" || defaultPrevented || isComposing || !(target instanceof Element)) return;
  const panel = target.closest(".panel");
  if (!panel || document.querySelector("dialog[open]")) return;
  if (panel.matches(".hist") && document.querySelector(".review")) return;
  if (panel.querySelector("details.menu[open], :popover-open")) return;
  if (target instanceof HTMLInputElement && target.type === "search" && target.value !== "") return;
  event.preventDefault();
  panel.querySelector<HTMLElement>(".panel-head :is(a, button)")?.click();
}
