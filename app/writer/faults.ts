/** Why writing failed, in the error codes of the calls. */

import type { Help } from "./task.ts";

/** The model or its connection failed. `message` is shown to the user and says whether trying again helps. */
export class WriterFault extends Error {
  override name = "WriterFault";
  /** 502 bad answer, 503 unavailable or refused, 504 too slow. A provider's 429 is 503: it is never the user's limit. */
  readonly status: 502 | 503 | 504;
  readonly retryable: boolean;
  /** Seconds the provider asked to wait. */
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    status: 502 | 503 | 504,
    retryable: boolean,
    retryAfter?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.status = status;
    this.retryable = retryable;
    this.retryAfter = retryAfter;
  }
}

/** The built-in writer has no rule for this entry or value. */
export class NeedsModel extends Error {
  override name = "NeedsModel";
}

/** The text cannot carry what is asked; `message` says what it would need. */
export class Declined extends Error {
  override name = "Declined";
  readonly help: Help | undefined;

  constructor(message: string, help?: Help) {
    super(message);
    this.help = help;
  }
}

/** The chosen suboption or value is not in the catalogue (422). `message` names it. */
export class UnknownChoice extends Error {
  override name = "UnknownChoice";
}

/** The text is too long or too unusual for the time or the memory that one person's text may take. Nothing was charged. */
export class OverLimit extends Declined {
  override name = "OverLimit";
}
