import { useEffect, useEffectEvent } from "react";

const field = '#document :is([role="textbox"], textarea[name="text"])';

/** Calls `press` for Ctrl or Command with R or Enter while the focus is in the text; elsewhere they are the browser's. */
export function useTextKeys(active: boolean, press: () => void): void {
  const call = useEffectEvent(press);
  useEffect(() => {
    if (!active) return undefined;
    const listen = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.isComposing || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      if (key !== "Enter" && key.toLowerCase() !== "r") return;
      if (!(target instanceof Element) || target.closest(field) === null) return;
      event.preventDefault();
      // Before the text's own keys: there Enter would break the line.
      event.stopPropagation();
      call();
    };
    document.addEventListener("keydown", listen, true);
    return () => document.removeEventListener("keydown", listen, true);
  }, [active]);
}
