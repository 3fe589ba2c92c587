import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import type { MarkText } from "#app/ui/proof/proof-marks.ts";
import { dropChoice, keepChoice, keptChoice } from "./choice.ts";
import { clearView, isClear, linesOf, spanOf } from "./mark-place.ts";
import { stepTo } from "./step.ts";

/** The marks of a review as a script sees them. */
export interface Marks {
  texts: readonly MarkText[];
  /** How many are let stand. */
  standing: number;
  /** How many words more the text has by what was chosen than by what is proposed. */
  more: number;
  /** The mark that has the focus, with its place in reading order; null without one. `open`: with the bar over it. */
  current: { index: number; text: MarkText; stands: boolean; open: boolean } | null;
  /** Takes the bar over the present mark away, which keeps the focus. */
  close: () => void;
  go: (step: 1 | -1) => void;
  /** Lets the present mark stand, or takes it. */
  choose: (stands: boolean) => void;
}

const boxes = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>("#document .mark-box"),
];

const ticked = (): string[] =>
  boxes()
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
const boxOf = (id: string): HTMLInputElement | undefined => boxes().find(({ value }) => value === id);

/** Ticks what was let stand before. */
function tick(standing: readonly string[]): void {
  for (const box of boxes()) box.checked = standing.includes(box.value);
}

/** A mark's other places look as what its checkbox says. */
function showElsewhere(standing: readonly string[]): void {
  for (const place of document.querySelectorAll<HTMLElement>("#document .mark-other"))
    place.toggleAttribute("data-stands", standing.includes(place.dataset["mark"] ?? ""));
}

/** What the writer's word on a review is sent as. */
const decisions = new Set(["keep", "discard", "continue", "bring-back", "hide"]);

/** Follows the checkboxes of a review's marks, which hold what was chosen; `review` names it for as long as it is not decided. */
export function useMarks(texts: readonly MarkText[], review: string): Marks {
  const [standing, setStanding] = useState<readonly string[]>(() =>
    texts.filter(({ stands }) => stands).map(({ id }) => id),
  );
  const [present, setPresent] = useState<{ id: string; stands: boolean; open: boolean } | null>(null);
  const shown = present === null ? -1 : texts.findIndex(({ id }) => id === present.id);
  const text = texts[shown];

  const look = useEffectEvent((target: EventTarget | null): void => {
    const box = target instanceof HTMLInputElement && target.matches("#document .mark-box") ? target : null;
    setPresent(box && { id: box.value, stands: box.checked, open: true });
  });

  // Before the page is painted: what was let stand must not look taken for a moment. Every time: the comparison has
  // checkboxes of its own.
  useLayoutEffect(() => {
    const kept = keptChoice(review);
    if (kept) tick(kept);
    showElsewhere(ticked());
  });

  useLayoutEffect(() => {
    let decided = false;
    const changed = (event: Event): void => {
      if (!(event.target instanceof Element) || !event.target.matches("#document .mark-box")) return;
      decided = false;
      keepChoice(review, ticked());
    };
    const sent = ({ submitter }: SubmitEvent): void => {
      decided = decisions.has(submitter?.getAttribute("value") ?? "");
    };
    document.addEventListener("change", changed);
    document.addEventListener("submit", sent);
    return () => {
      document.removeEventListener("change", changed);
      document.removeEventListener("submit", sent);
      if (decided) dropChoice(review);
    };
  }, [review]);

  useEffect(() => {
    const follow = (): void => {
      const now = ticked();
      showElsewhere(now);
      setStanding(now);
    };
    // A browser may put back by itself what was chosen before a reload.
    const restored = requestAnimationFrame(follow);
    const changed = (event: Event): void => {
      follow();
      look(event.target);
    };
    const focused = (event: FocusEvent): void => {
      // By keys the buttons that lead on have the focus themselves.
      if (!(event.target instanceof Element && event.target.closest(".review-nav"))) look(event.target);
    };
    // A click goes to the mark; what becomes of it is chosen in the bar over it.
    const click = (event: MouseEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      const mark = target?.closest("#document .mark");
      if (!mark || target?.closest("a, .mark-box")) return;
      event.preventDefault();
      const box = boxOf(mark.getAttribute("data-mark") ?? "");
      box?.focus({ preventScroll: true });
      // The bar over one that has the focus already may be closed.
      if (box) look(box);
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
    standing: standing.length,
    more: texts.reduce((sum, { id, words = 0, stands = false }) => {
      const isStanding = standing.includes(id);
      return isStanding === stands ? sum : sum + (isStanding ? words : -words);
    }, 0),
    current: text && present ? { index: shown, text, stands: present.stands, open: present.open } : null,
    close: () => setPresent((now) => now && { ...now, open: false }),
    go(step) {
      // What comes or goes without a word, such as an empty paragraph, is counted and has nothing to go to.
      let place = stepTo(text ? shown : null, step, texts.length);
      for (let left = texts.length; left > 0 && !boxOf(texts[place ?? -1]?.id ?? ""); left--)
        place = stepTo(place, step, texts.length);
      const id = place === null ? "" : (texts[place]?.id ?? "");
      const box = boxOf(id);
      box?.focus({ preventScroll: true });
      if (!isClear(spanOf(linesOf(id)), clearView()))
        box?.closest(".mark")?.scrollIntoView({ block: "center" });
    },
    choose(stands) {
      const box = text ? boxOf(text.id) : undefined;
      if (box && box.checked !== stands) box.click();
    },
  };
}
