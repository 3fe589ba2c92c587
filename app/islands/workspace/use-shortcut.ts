import { useEffect, useEffectEvent } from "react";

/** Calls `press` for Ctrl or Command with `key` while `active`. */
export function useShortcut(key: string, active: boolean, press: () => void): void {
  const call = useEffectEvent(press);
  useEffect(() => {
    if (!active) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (event.isComposing || event.key.toLowerCase() !== key || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      call();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [key, active]);
}
