type Listeners = Partial<Record<string, (event: unknown) => void>>;

/**
 * The handles of the cards, `move:{guid}` and `size:{guid}`: they pass on what is done to them to the part that drags,
 * once it has been fetched and is near that card. A press that comes sooner waits until it is let go.
 */
export class Grips {
  readonly #listeners = new Map<string, Listeners>();
  #early: { grip: string; event: unknown } | null = null;

  pass(grip: string, name: "onPointerDown" | "onKeyDown", event: unknown): void {
    const listeners = this.#listeners.get(grip);
    if (listeners) listeners[name]?.(event);
    else if (name === "onPointerDown") this.#waitWith(grip, event);
  }

  #waitWith(grip: string, event: unknown): void {
    this.#early = { grip, event };
    const over = new AbortController();
    const leave = (): void => {
      over.abort();
      this.#early = null;
    };
    for (const type of ["pointerup", "pointercancel"])
      window.addEventListener(type, leave, { signal: over.signal });
  }

  /** The handle that has been pressed and waits; null for none. */
  get pressed(): string | null {
    return this.#early?.grip ?? null;
  }

  /** Takes over a handle. @returns lets go of it */
  listen(grip: string, listeners: Listeners): () => void {
    this.#listeners.set(grip, listeners);
    return () => void this.#listeners.delete(grip);
  }

  /** Passes on a press of this handle that has waited. */
  passEarly(grip: string): void {
    const early = this.#early;
    if (early?.grip !== grip) return;
    this.#early = null;
    this.pass(grip, "onPointerDown", early.event);
  }
}
