/** Hands out turns one after the other, to who asked first. */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Waits for a turn. @returns what ends it */
  async take(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}
