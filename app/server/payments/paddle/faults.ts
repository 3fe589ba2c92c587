import type { Logger } from "pino";
import { PaymentFault } from "../provider.ts";
import { NoAnswer, Refusal } from "./connection.ts";

interface Reading {
  code: RegExp;
  status: number;
  retryable: boolean;
  detail: string;
}

/** Paddle's reasons, the particular before the general. Codes and what they mean: Paddle's reference of errors. */
const readings: readonly Reading[] = [
  {
    code: /_declined$/,
    status: 402,
    retryable: false,
    detail:
      "The payment was declined, so your plan has not changed. Please check your payment method or use another one.",
  },
  {
    code: /^subscription_locked_pending_changes$/,
    status: 409,
    retryable: false,
    detail: "Another change to your subscription is waiting. Please take it back first.",
  },
  {
    code: /^subscription_locked_/,
    status: 409,
    retryable: true,
    detail:
      "Your subscription is about to renew and cannot be changed just now. Please try again in an hour.",
  },
  {
    code: /^subscription_outstanding_/,
    status: 409,
    retryable: false,
    detail: "A payment for your subscription is outstanding. Please pay it first, then try again.",
  },
  {
    code: /^subscription_.*_processing_transaction$/,
    status: 409,
    retryable: true,
    detail: "Your last payment is still being processed. Please try again in a few minutes.",
  },
  {
    code: /^subscription_(is_canceled|is_inactive|update_when_canceled)/,
    status: 409,
    retryable: false,
    detail: "This subscription has ended.",
  },
  {
    code: /^subscription_/,
    status: 409,
    retryable: false,
    detail: "The payment provider does not allow this change to your subscription.",
  },
  {
    code: /^(not_found|entity_not_found)$/,
    status: 404,
    retryable: false,
    detail: "The payment provider does not know of this.",
  },
];

const again = "Please try again in a minute.";
const unreadable = (cause: unknown): PaymentFault =>
  new PaymentFault(502, `The payment provider gave an answer that cannot be read. ${again}`, true, cause);

/**
 * What an error of a call to Paddle means to the caller. Paddle's own words go nowhere; its code goes into the log.
 * @param call the provider's method, for the log
 */
export function toFault(error: unknown, call: string, log: Logger): PaymentFault {
  if (error instanceof PaymentFault) return error;
  if (error instanceof NoAnswer) {
    log.warn({ call, timedOut: error.timedOut, err: error.cause }, "Paddle did not answer");
    const detail = error.timedOut
      ? "The payment provider did not answer in time. Please look at your plan before you try again."
      : `The payment provider cannot be reached. ${again}`;
    return new PaymentFault(503, detail, true, error);
  }
  if (error instanceof Refusal) return refused(error, call, log);
  log.error({ call, err: error }, "Paddle's answer is not in the form that we know");
  return unreadable(error);
}

function refused(error: Refusal, call: string, log: Logger): PaymentFault {
  const { status, code, fields, requestId, retryAfterSeconds } = error;
  const notAllowed = code !== null && (status === 401 || status === 403);
  const noted = { call, status, code, fields, requestId, retryAfterSeconds };
  if (notAllowed) log.error(noted, "Paddle does not accept PADDLE_API_KEY for this call");
  else log.warn(noted, "Paddle refused a call");
  if (status === 429 || status >= 500)
    return new PaymentFault(503, `The payment provider is busy. ${again}`, true, error);
  if (code === null) return unreadable(error);
  const reading = notAllowed ? undefined : readings.find((one) => one.code.test(code));
  return reading
    ? new PaymentFault(reading.status, reading.detail, reading.retryable, error)
    : new PaymentFault(502, "The payment provider refused the call. Please contact support.", false, error);
}
