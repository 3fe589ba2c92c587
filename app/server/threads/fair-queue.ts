/** What waits for a thread: fair between users, bounded for each of them and in all. */
export interface Waiting {
  user: string;
  /** Characters of its text. */
  size: number;
}

interface QueueBounds {
  /** At most so many tasks of a user run at once. */
  running: number;
  /** So many wait. */
  waiting: number;
  /** So many of all users wait. */
  all: number;
}

/** Hands out what waits: first to whoever has the fewest tasks running, of those to whoever has waited longest. */
export class FairQueue<T extends Waiting> {
  readonly #bounds: QueueBounds;
  #waiting: T[] = [];
  readonly #running = new Map<string, number>();

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds;
  }

  get size(): number {
    return this.#waiting.length;
  }

  /** @returns false when there is no more room for this user */
  add(item: T): boolean {
    const mine = this.#waiting.filter(({ user }) => user === item.user).length;
    if (mine >= this.#bounds.waiting || this.#waiting.length >= this.#bounds.all) return false;
    this.#waiting.push(item);
    return true;
  }

  /** Takes out what is to run next and counts it as running; null when nothing may run. */
  next(): T | null {
    const free = this.#waiting.filter(({ user }) => this.running(user) < this.#bounds.running);
    const [first] = free.toSorted((left, right) => this.running(left.user) - this.running(right.user));
    if (!first) return null;
    this.remove(first);
    this.#running.set(first.user, this.running(first.user) + 1);
    return first;
  }

  /** Takes out what nobody waits for any more. */
  remove(item: T): void {
    this.#waiting = this.#waiting.filter((other) => other !== item);
  }

  /** A task of the user's has ended. */
  ended(user: string): void {
    const left = this.running(user) - 1;
    if (left > 0) this.#running.set(user, left);
    else this.#running.delete(user);
  }

  running(user: string): number {
    return this.#running.get(user) ?? 0;
  }

  /** Empties the queue. */
  clear(): T[] {
    const left = this.#waiting;
    this.#waiting = [];
    return left;
  }
}
