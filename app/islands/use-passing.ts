import { useEffect, useState } from "react";

const shownMs = 5_000;

/** A message that has been read after five seconds; null from then on, until another one comes. */
export function usePassing<T>(message: T | null, passes: boolean): T | null {
  const [read, setRead] = useState<T | null>(null);
  useEffect(() => {
    if (message === null || !passes) return undefined;
    const timer = setTimeout(() => setRead(message), shownMs);
    return () => clearTimeout(timer);
  }, [message, passes]);
  return message === read ? null : message;
}
