import { useEffect, useEffectEvent, useRef } from "react";
import { wordMs } from "./keys-under-way.ts";
import type { Marks } from "./use-marks.ts";

/** What a key presses in the review's bar. */
const presses: Readonly<Record<string, string>> = {
  Enter: '[value="keep"]',
  Escape: '[value="discard"], .review-hide',
  r: '[value="again"]',
  c: ".review-compare",
};
const steps: Readonly<Record<string, 1 | -1>> = { n: 1, j: 1, p: -1, k: -1 };

/**
 * In a review: N and J go to the next mark, P and K to the one before, S lets it stand or takes it again; Enter keeps,
 * Escape closes the bar over a mark, and with nothing open does what its button says, R tries again, C compares.
 */
export function useReviewKeys({ go, choose, close, current }: Marks): void {
  const meant = useRef<ReturnType<typeof setTimeout>>(undefined);
  const press = useEffectEvent((event: KeyboardEvent): void => {
    clearTimeout(meant.current);
    if (event.isComposing || event.keyCode === 229 || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isElsewhere(event) || isForWhatIsOpen(event)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const step = steps[key];
    const pressed = presses[key];
    if (step === undefined && pressed === undefined && key !== "s") return;
    event.preventDefault();
    if (step !== undefined) go(step);
    else if (key === "s") choose(!(current?.stands ?? false));
    // Whoever closes what stands over a mark does not mean the whole.
    else if (key === "Escape" && current?.open) close();
    else {
      const click = (): void => document.querySelector<HTMLElement>(`.review :is(${pressed ?? ""})`)?.click();
      // Another try costs: an R that begins a word is no press of it.
      if (key === "r") meant.current = setTimeout(click, wordMs);
      else click();
    }
  });
  useEffect(() => {
    document.querySelector<HTMLElement>('.review:has([value="keep"])')?.focus({ preventScroll: true });
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener("keydown", listen);
    return () => {
      clearTimeout(meant.current);
      document.removeEventListener("keydown", listen);
    };
  }, []);
}

/** Escape that has closed a menu, or is about to close what lies over the page, means nothing more. */
function isForWhatIsOpen({ key, defaultPrevented }: KeyboardEvent): boolean {
  return (
    key === "Escape" && (defaultPrevented || document.querySelector("dialog[open], :popover-open") !== null)
  );
}

/** Typing into a field, an open dialog, a panel that is not of what is decided on, or a control that has a use of its own for Enter. */
function isElsewhere({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches(".mark-box")) return false;
  if (target.closest("input, textarea, select, [contenteditable], dialog, .panel:not(.hist)")) return true;
  return key === "Enter" && target.closest("a, button, summary") !== null;
}
