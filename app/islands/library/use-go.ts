import { useEffect, useEffectEvent, useState } from "react";

const typingMs = 250;

/**
 * Goes to what is chosen at once, and to what is typed a little after the last key, in the place of where it was begun;
 * what is chosen meanwhile takes it along.
 */
export function useGo<A>(
  address: A,
  onGo: (address: A, how: { replace: boolean }) => void,
): (change: Partial<A>, isTyping: boolean) => void {
  const [typed, setTyped] = useState<Partial<A> | null>(null);
  const go = useEffectEvent(() => {
    setTyped(null);
    onGo({ ...address, ...typed }, { replace: true });
  });
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => go(), typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (change, isTyping) => {
    if (isTyping) return setTyped({ ...typed, ...change });
    setTyped(null);
    onGo({ ...address, ...typed, ...change }, { replace: false });
  };
}
