import { useCallback, useEffect } from "react";
import { type BlockerFunction, useBlocker } from "react-router";
import type { Saving } from "./saving.ts";

/** A save that has no answer by then holds nobody up: the browser keeps what it was to save. */
const mostMs = 3_000;

/** What an address of a document asks for that is made of its saved text. */
const ofSaved = ["review", "marks", "first", "version", "conflict"];

/**
 * On the way from the text that is edited to marks on it, also by the browser's own Back, what was typed is saved before
 * they are asked for: made without it they would lack it, and could not be kept. A form brings its text along.
 */
export function useSavedFirst(saving: Saving | null): void {
  const isBehind = useCallback<BlockerFunction>(
    ({ currentLocation: from, nextLocation: to }) => {
      if (saving === null || saving.isSaved) return false;
      if (to.pathname !== from.pathname || to.search === from.search) return false;
      const asked = new URLSearchParams(to.search);
      return asked.get("panel") === "history" || ofSaved.some((name) => asked.has(name));
    },
    [saving],
  );
  const blocker = useBlocker(isBehind);
  useEffect(() => {
    if (blocker.state !== "blocked") return undefined;
    let isOver = false;
    const goOn = (): void => {
      if (isOver) return;
      isOver = true;
      blocker.proceed();
    };
    const timer = setTimeout(goOn, mostMs);
    void saving?.flush().then(goOn);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [blocker, saving]);
}
