const taken = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Space", "Enter", "Escape"]);

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Called when a card has been picked up by a key. What drags listens to keys a timer later, and reckons from where it was
 * drawn last: those that come sooner wait, and are pressed again one by one.
 */
export async function passEarlyKeys(): Promise<void> {
  const early: KeyboardEvent[] = [];
  const over = new AbortController();
  let again: KeyboardEvent | null = null;
  const wait = (event: KeyboardEvent): void => {
    if (event === again || !taken.has(event.code)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    early.push(event);
  };
  document.addEventListener("keydown", wait, { capture: true, signal: over.signal });
  // Its timer is set after this one.
  await turn();
  await turn();
  for (let next = early.shift(); next; next = early.shift()) {
    const { key, code } = next;
    again = new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true });
    next.target?.dispatchEvent(again);
    await turn();
  }
  over.abort();
}
