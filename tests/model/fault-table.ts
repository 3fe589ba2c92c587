import type { FaultName } from "./behaviours.ts";
import { begun } from "./faults.ts";

/** What a writer makes of one of the fake model's faults. */
export interface FaultCase {
  name: FaultName;
  status: 502 | 503 | 504;
  retryable: boolean;
  says: RegExp;
  /** Requests that reach the model; 3 when every retry is used, 1 when none is. */
  tries: 1 | 3;
  text?: string;
}

const again = /please try again/i;
const operator = /trying again will not help: whoever runs this server/i;
const sameText = /trying again/i;
const noUse = { retryable: false, tries: 1 } as const;
const before = { retryable: true, tries: 3, says: again } as const;
const during = { retryable: true, tries: 1, says: again, text: begun } as const;

/** Every fault that ends by itself or by a limit on silence; those that go on for ever need the total limit. */
export const faultTable: readonly FaultCase[] = [
  { name: "bad-key", status: 503, says: operator, ...noUse },
  { name: "forbidden", status: 503, says: operator, ...noUse },
  { name: "model-missing", status: 503, says: operator, ...noUse },
  { name: "rejected", status: 502, says: operator, ...noUse },
  { name: "too-long", status: 502, says: /a shorter text will/, ...noUse },
  { name: "out-of-quota", status: 503, says: operator, ...noUse },
  { name: "redirect", status: 502, says: operator, ...noUse },
  { name: "html", status: 502, says: operator, ...noUse },
  { name: "too-many", status: 503, ...before },
  { name: "server-error", status: 502, ...before },
  { name: "bad-gateway", status: 502, ...before },
  { name: "unavailable", status: 503, ...before },
  { name: "overloaded", status: 503, ...before },
  { name: "json-error", status: 502, ...before },
  { name: "not-http", status: 502, ...before },
  { name: "hang-before-headers", status: 504, ...before },
  { name: "hang-after-headers", status: 504, ...before },
  { name: "reset-before-headers", status: 502, ...before },
  { name: "reset-before-text", status: 502, ...before },
  { name: "clean-end-at-once", status: 502, ...before },
  { name: "error-event-first", status: 502, ...before },
  { name: "broken-json-first", status: 502, ...before },
  { name: "empty", status: 502, ...before },
  { name: "hang-mid-stream", status: 504, ...during },
  { name: "reset-mid-stream", status: 502, ...during },
  { name: "clean-end", status: 502, ...during },
  { name: "error-event", status: 502, ...during },
  { name: "broken-json", status: 502, ...during },
  { name: "content-filter", status: 502, says: sameText, ...noUse, text: begun },
  { name: "refusal", status: 502, says: sameText, ...noUse },
];
