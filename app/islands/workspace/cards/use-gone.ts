import { useEffect, useEffectEvent, useState } from "react";
import { useRevalidator } from "react-router";
import type { Notice } from "#app/ui/banner.tsx";
import type { GridCard } from "./grid-card.ts";

/** Reads the cards again when the writer comes back to the page. @returns what is said of those that are gone since */
export function useGone(cards: readonly GridCard[]): Notice | null {
  const { revalidate } = useRevalidator();
  /** The cards as they were when they were read again. */
  const [before, setBefore] = useState<readonly GridCard[] | null>(null);
  const [gone, setGone] = useState<Notice | null>(null);
  if (before !== null && before !== cards) {
    setBefore(null);
    const left = before.filter(({ document }) => !cards.some((card) => card.document === document));
    if (left.length > 0) setGone({ kind: "info", text: goneText(left.map(({ view }) => view.title)) });
  }
  const look = useEffectEvent(() => {
    if (document.visibilityState !== "visible") return;
    setBefore(cards);
    void revalidate();
  });
  useEffect(() => {
    const listen = (): void => look();
    document.addEventListener("visibilitychange", listen);
    return () => document.removeEventListener("visibilitychange", listen);
  }, []);
  return gone;
}

function goneText(titles: readonly string[]): string {
  const names = titles.map((title) => `“${title || "Untitled"}”`).join(", ");
  return titles.length === 1
    ? `The card ${names} was closed, or its document deleted, somewhere else.`
    : `The cards ${names} were closed, or their documents deleted, somewhere else.`;
}
