import { type RefObject, useEffect, useEffectEvent } from "react";

/** "/" goes to the search, unless it is typed into a text. */
export function useSlash(field: RefObject<HTMLInputElement | null>): void {
  const go = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const { target, key } = event;
    const isTyped =
      target instanceof HTMLElement &&
      (target.isContentEditable || target.closest("input, textarea, select, dialog") !== null);
    if (key !== "/" || isTyped || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    // Folded, or a drawer: it opens over the page.
    const drawer = field.current?.closest<HTMLElement>("[popover]");
    if (drawer?.checkVisibility() === false) drawer.showPopover();
    field.current?.focus();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent): void => go(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
