import { useEffect, useState } from "react";

/** Passes a value on a little later, the newest one, and at the latest `ms` after the first that it has not passed on. */
export class Keeper<T> {
  readonly #keep: (value: T) => void;
  readonly #ms: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: { value: T } | null = null;

  constructor(keep: (value: T) => void, ms: number) {
    this.#keep = keep;
    this.#ms = ms;
  }

  touch(value: T): void {
    this.#waiting = { value };
    this.#timer ??= setTimeout(() => this.flush(), this.#ms);
  }

  /** Passes on what waits, now. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting) this.#keep(waiting.value);
  }
}

/** A keeper that passes on what waits when the page goes away. */
export function useKeeper<T>(keep: (value: T) => void, ms: number): Keeper<T> {
  const [keeper] = useState(() => new Keeper(keep, ms));
  useEffect(() => {
    const flush = (): void => keeper.flush();
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, [keeper]);
  return keeper;
}
