import { ServiceError } from "#app/services/errors.ts";
import { Declined, NeedsModel, WriterFault } from "#app/writer/faults.ts";
import type { Help } from "#app/writer/task.ts";
import { LimitReached } from "../credits/ledger.ts";
import { toDatabaseFault } from "../database/faults.ts";
import { Crowded } from "../threads/crowded.ts";

/** How a generation failed, as kept in its row and answered to the caller. */
export interface Failure {
  status: number;
  detail: string | Record<string, unknown>;
  code?: string;
  retryable: boolean;
  retryAfter?: number;
  /** What the writer would take instead. */
  help?: Help;
}

/** What an error of a run means to the caller; null for a defect of ours, which is logged where it is caught. */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof WriterFault) {
    return {
      status: error.status,
      detail: error.message,
      code: "model_failed",
      retryable: error.retryable,
      ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
    };
  }
  if (error instanceof Crowded)
    return { status: 429, detail: error.message, code: "too_many_running", retryable: true, retryAfter: 2 };
  if (error instanceof NeedsModel)
    return { status: 501, detail: error.message, code: "needs_model", retryable: false };
  if (error instanceof Declined)
    return {
      status: 422,
      detail: error.message,
      code: "not_possible",
      retryable: false,
      ...(error.help ? { help: error.help } : {}),
    };
  const stored = error instanceof ServiceError ? error : toDatabaseFault(error);
  if (stored) return failureOfService(stored);
  return null;
}

/** What storing a text was refused with. */
function failureOfService({ status, body }: ServiceError): Failure {
  const { detail, code, retry_after: retryAfter } = body;
  return {
    status,
    detail: detail as Failure["detail"],
    ...(code === undefined ? {} : { code }),
    retryable: status >= 500,
    ...(typeof retryAfter === "number" ? { retryAfter } : {}),
  };
}

export const ourFault: Failure = {
  status: 500,
  detail: "Something went wrong on our side. Please try again.",
  retryable: true,
};

export function toServiceError(failure: Failure, more: Record<string, unknown> = {}): ServiceError {
  const { status, detail, code, retryable, retryAfter, help } = failure;
  return new ServiceError(status, detail, {
    ...(code === undefined ? {} : { code }),
    ...(code === "model_failed" ? { retryable } : {}),
    ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
    ...(help ? { help } : {}),
    ...more,
  });
}

/** The 429 of a used-up plan. It carries no `code`: by that the pages tell it from every other 429. */
export function limitError(reached: LimitReached): ServiceError {
  if (reached.unit === "prompts") {
    return new ServiceError(
      429,
      `Prompt limit reached: you are out of prompts per month on the ${reached.planDisplayName} plan.`,
    );
  }
  return new ServiceError(429, {
    status: "token_limit_exceeded",
    current_usage: reached.used,
    max_allowed: reached.limit,
    planName: reached.planDisplayName,
    response: "You've reached your monthly credit limit",
  });
}

/** The 409 of what is being written already, with the generation to go on with. */
export const stillRunning = (generation: string, guid: string | null): ServiceError =>
  new ServiceError(409, "This is being written already.", { code: "still_running", generation, guid });
