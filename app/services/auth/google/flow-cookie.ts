import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { keyFor } from "../sessions/tokens.ts";

/** Seconds in which a sign-in at the provider has to be finished. */
export const flowSeconds = 10 * 60;

const flow = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Path of this site where the sign-in leads. */
  from: z.string(),
  /** In milliseconds since 1970. */
  until: z.number(),
});
/** What the browser that began a sign-in keeps until it comes back from the provider. */
export type Flow = z.infer<typeof flow>;

/** A cookie's value that only this server can have made. */
export function signFlow(secret: string, value: Flow): string {
  const body = Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${body}.${macOf(secret, body)}`;
}

/** The sign-in that a cookie holds; null for a forged one and for one that took too long. */
export function readFlow(secret: string, cookie: string | undefined, now: number): Flow | null {
  const [body = "", mac = ""] = cookie?.split(".") ?? [];
  if (!isEqual(macOf(secret, body), mac)) return null;
  const value = flow.parse(JSON.parse(Buffer.from(body, "base64url").toString("utf8")));
  return now < value.until ? value : null;
}

/** Compares in a time that tells nothing. */
export function isEqual(wanted: string, given: string): boolean {
  const [left, right] = [Buffer.from(wanted), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const macOf = (secret: string, body: string): string =>
  createHmac("sha256", keyFor(secret, "third-party sign-in")).update(body).digest("base64url");
