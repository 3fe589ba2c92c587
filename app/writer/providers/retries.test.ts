import { expect, it } from "vitest";
import { WriterFault } from "../faults.ts";
import { parseRetryAfter, waitBeforeRetry } from "./retries.ts";

const now = Date.parse("2026-03-01T12:00:00Z");

it.each([
  [{ "retry-after": "20" }, 20],
  [{ "retry-after": "0" }, 0],
  [{ "retry-after": "Sun, 01 Mar 2026 12:00:30 GMT" }, 30],
  [{ "retry-after": "Sun, 01 Mar 2026 11:00:00 GMT" }, 0],
  [{ "retry-after-ms": "1500", "retry-after": "2" }, 1.5],
  [{ "retry-after": "soon" }, undefined],
  [{ "retry-after": "-1s" }, undefined],
  [{ "retry-after": "" }, undefined],
  [{}, undefined],
])("%o means %s seconds", (headers, seconds) => {
  expect(parseRetryAfter(headers, now)).toBe(seconds);
});

it("waits as asked, otherwise longer each time", () => {
  const plain = new WriterFault("Busy.", 503, true);
  expect([1, 2].map((tries) => waitBeforeRetry(plain, tries, 500))).toEqual([500, 1_500]);
  expect(waitBeforeRetry(new WriterFault("Busy.", 503, true, 4), 2, 500)).toBe(4_000);
});
