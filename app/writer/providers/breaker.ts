import { upstreamFault } from "./upstream-faults.ts";

export interface BreakerTimes {
  /** Tries in a row that must fail before the model is left alone. */
  failures: number;
  /** Milliseconds until it is asked again; twice as long after each time that this fails too. */
  rest: number;
  /** The longest rest, in milliseconds. */
  longestRest: number;
}

export const standardBreaker: BreakerTimes = { failures: 5, rest: 10_000, longestRest: 60_000 };

/** One try at a model that the breaker let through. Its first word counts, later ones change nothing. */
export interface Pass {
  /** The model answered, if only to refuse. */
  answered(): void;
  /** The model's server failed, whatever it was asked. */
  failed(): void;
  /** The try is over; one of which nothing was said (it was stopped, or its text may be why) tells nothing about the model. */
  end(): void;
}

/**
 * Leaves a model that fails alone for a while, so that writers hear at once what they would otherwise wait for, and a
 * server that is coming back is not overrun. After the rest one try goes through; if it is answered, all do.
 */
export class Breaker {
  readonly #times: BreakerTimes;
  #failures = 0;
  #rests = 0;
  #restsUntil = 0;
  #probing = false;

  constructor(times: BreakerTimes) {
    this.#times = times;
  }

  /** Whether a try would be refused now. */
  get resting(): boolean {
    return this.#rests > 0 && (this.#probing || performance.now() < this.#restsUntil);
  }

  /** @throws WriterFault while the model is left alone, with the seconds that are left */
  admit(): Pass {
    if (this.resting) {
      const left = Math.max(0, this.#restsUntil - performance.now());
      throw upstreamFault("resting", Math.max(1, Math.ceil(left / 1000)));
    }
    const probe = this.#rests > 0;
    this.#probing = probe;
    let open = true;
    const once = (then: () => void): void => {
      if (!open) return;
      open = false;
      if (probe) this.#probing = false;
      then();
    };
    return {
      answered: () => once(() => this.#close()),
      failed: () => once(() => this.#count(probe)),
      end: () => once(() => undefined),
    };
  }

  #close(): void {
    this.#failures = 0;
    this.#rests = 0;
  }

  #count(probe: boolean): void {
    this.#failures++;
    const proves = probe && this.#rests > 0;
    if (!proves && this.#failures !== this.#times.failures) return;
    const rest = Math.min(this.#times.longestRest, this.#times.rest * 2 ** this.#rests);
    this.#rests++;
    this.#restsUntil = performance.now() + rest;
  }
}
