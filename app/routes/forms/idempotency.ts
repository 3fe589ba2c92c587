import { createHash } from "node:crypto";

/** One click is one generation however often it is sent; an edited resubmission of the same page is a new one. */
export function idempotencyKey(click: string, fields: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify([click, fields]))
    .digest("base64url");
}
