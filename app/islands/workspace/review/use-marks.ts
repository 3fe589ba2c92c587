import { useEffect, useEffectEvent, useState } from "react";
import type { MarkText } from "#app/ui/proof/proof-marks.ts";
import { stepTo } from "./step.ts";

/** The marks of a review as a script sees them. */
export interface Marks {
  texts: readonly MarkText[];
  /** How many are let stand. */
  standing: number;
  /** The mark that has the focus, with its place in reading order; null without one. */
  current: { index: number; text: MarkText; stands: boolean } | null;
  go: (step: 1 | -1) => void;
  /** Lets the present mark stand, or takes it. */
  choose: (stands: boolean) => void;
}

const boxes = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>("#document .mark-box"),
];

const ticks = (): number => boxes().filter(({ checked }) => checked).length;
const boxOf = (id: string): HTMLInputElement | undefined => boxes().find(({ value }) => value === id);

/** Follows the checkboxes of a review's marks, which hold what was chosen; `ticked` of them are from the beginning. */
export function useMarks(texts: readonly MarkText[], ticked: number): Marks {
  const [standing, setStanding] = useState(ticked);
  const [present, setPresent] = useState<{ id: string; stands: boolean } | null>(null);
  const shown = present === null ? -1 : texts.findIndex(({ id }) => id === present.id);
  const text = texts[shown];

  const look = useEffectEvent((target: EventTarget | null): void => {
    const box = target instanceof HTMLInputElement && target.matches("#document .mark-box") ? target : null;
    setPresent(box && { id: box.value, stands: box.checked });
  });

  useEffect(() => {
    // A browser puts back what was chosen before a reload.
    const restored = requestAnimationFrame(() => setStanding(ticks()));
    const changed = (event: Event): void => {
      setStanding(ticks());
      look(event.target);
    };
    const focused = (event: FocusEvent): void => look(event.target);
    // A click goes to the mark; what becomes of it is chosen in the bar over it.
    const click = (event: MouseEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      const mark = target?.closest("#document .mark");
      if (!mark || target?.closest("a, .mark-box")) return;
      event.preventDefault();
      mark.querySelector<HTMLInputElement>(".mark-box")?.focus({ preventScroll: true });
    };
    const blurred = (event: FocusEvent): void => {
      if (!event.relatedTarget) look(null);
    };
    document.addEventListener("change", changed);
    document.addEventListener("focusin", focused);
    document.addEventListener("focusout", blurred);
    document.addEventListener("click", click);
    return () => {
      cancelAnimationFrame(restored);
      document.removeEventListener("change", changed);
      document.removeEventListener("focusin", focused);
      document.removeEventListener("focusout", blurred);
      document.removeEventListener("click", click);
    };
  }, []);

  return {
    texts,
    standing,
    current: text && present ? { index: shown, text, stands: present.stands } : null,
    go(step) {
      const place = stepTo(text ? shown : null, step, texts.length);
      const box = place === null ? undefined : boxOf(texts[place]?.id ?? "");
      box?.focus({ preventScroll: true });
      box?.closest(".mark")?.scrollIntoView({ block: "center" });
    },
    choose(stands) {
      const box = text ? boxOf(text.id) : undefined;
      if (box && box.checked !== stands) box.click();
    },
  };
}
