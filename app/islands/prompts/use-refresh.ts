import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

const everyMs = 2_000;

/** Reads the page's data again while something on it is being written. */
export function useRefresh(running: boolean): void {
  const { revalidate, state } = useRevalidator();
  const again = useEffectEvent(() => {
    if (state === "idle" && document.visibilityState === "visible") void revalidate();
  });
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => again(), everyMs);
    return () => clearInterval(timer);
  }, [running]);
}
