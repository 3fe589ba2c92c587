import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

/** How often it is asked whether a waiting text's turn has come, in milliseconds. */
const lookMs = 2_000;

/** Reads the page's data again and again while a text on it waits for its turn. */
export function useTurn(waits: boolean): void {
  const { revalidate } = useRevalidator();
  const look = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => look(), lookMs);
    return () => clearInterval(timer);
  }, [waits]);
}
