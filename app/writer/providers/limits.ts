/** How long a model may take, in milliseconds. */
export interface ModelLimits {
  /** Name lookup, connection and TLS together. */
  connect: number;
  /** From the connection to the first byte of the answer's body. */
  firstByte: number;
  /** Between two bytes of the body. */
  idle: number;
  /** The whole writing, with its retries and the waits between them. */
  total: number;
}

/** Bytes of one answer, framing included; no answer within the token bound comes near it. */
export const answerBytes = 16 * 1024 * 1024;
