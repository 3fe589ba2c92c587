import { describe, expect, test } from "vitest";
import type { SubscriptionAnswer } from "#app/services/auth/plans/contract.ts";
import { controlsOf, planLine, planNote, refundNote } from "./plan-rules.ts";

const pro: SubscriptionAnswer = {
  planId: 3,
  planName: "pro",
  planDisplayName: "Pro",
  price: 12.99,
  tokensUsed: 0,
  tokenLimit: 600_000,
  promptsUsed: 0,
  promptLimit: 2_000,
  storageUsed: 0,
  storageLimit: 5_000_000_000,
  currentPeriodEnd: "2026-12-14T10:00:00.000Z",
  cancelAtPeriodEnd: false,
  status: "active",
  subscriptionId: "sub_1",
  paddleSubscriptionId: "sub_1",
  provider: "paddle",
  scheduledChange: null,
  refund: null,
};
const free: SubscriptionAnswer = {
  ...pro,
  planId: 1,
  planDisplayName: "Free",
  price: 0,
  status: "free",
  subscriptionId: null,
  paddleSubscriptionId: null,
  provider: null,
};
const granted: SubscriptionAnswer = { ...pro, subscriptionId: null, provider: "operator" };
const cancelled: SubscriptionAnswer = { ...pro, cancelAtPeriodEnd: true };
const lowered: SubscriptionAnswer = {
  ...pro,
  scheduledChange: { planId: 2, planDisplayName: "Lite", effectiveAt: "2026-12-14T10:00:00.000Z" },
};
const range = [0, 6.99, 12.99, 19.99];
const offered = (subscription: SubscriptionAnswer, prices: readonly number[] | null = range) =>
  Object.entries(controlsOf(subscription, prices)).flatMap(([name, can]) => (can ? [name] : []));

describe("the plan's controls", () => {
  test("fit the plan", () => {
    expect(offered(free)).toEqual(["upgrade"]);
    expect(offered(pro)).toEqual(["upgrade", "downgrade", "cancel"]);
    expect(offered({ ...pro, price: 6.99 })).toEqual(["upgrade", "cancel"]);
    expect(offered({ ...pro, price: 19.99 })).toEqual(["downgrade", "cancel"]);
    expect(offered({ ...pro, status: "past_due" })).toEqual(["upgrade", "downgrade", "cancel"]);
  });

  test("follow what is scheduled", () => {
    expect(offered(cancelled)).toEqual(["reactivate"]);
    expect(offered(lowered)).toEqual(["upgrade", "downgrade", "keep", "cancel"]);
  });

  test("offer no cancelling of what nobody bills, and every way while the plans are unknown", () => {
    expect(offered(granted)).toEqual(["upgrade"]);
    expect(offered({ ...pro, price: 19.99 }, null)).toEqual(["upgrade", "downgrade", "cancel"]);
  });
});

test("the line under the plan's name", () => {
  expect(planLine(free)).toEqual({ price: null, rest: "You are on the Free plan." });
  expect(planLine(granted).price).toBeNull();
  expect(planLine(pro)).toEqual({ price: "$12.99", rest: "per month, next charged 14 Dec" });
  expect(planLine(cancelled).rest).toBe("per month, ends on 14 Dec");
  expect(planLine(lowered).rest).toBe("per month until 14 Dec, then Lite");
  expect(planLine({ ...pro, status: "past_due" }).rest).toBe("per month, payment due");
});

test("what is going to happen is said with its day", () => {
  expect(planNote(free)).toBeNull();
  expect(planNote(granted)).toBeNull();
  expect(planNote(pro)).toContain("you keep Pro until 14 Dec and return to the free plan");
  expect(planNote(cancelled)).toMatch(/^You keep Pro until 14 Dec and return to the free plan after that\./);
  expect(planNote(lowered)).toBe("Your plan changes to Lite on 14 Dec. Until then you keep Pro.");
});

test("a refund is said while its 14 days last", () => {
  const now = Date.parse("2026-11-20T00:00:00.000Z");
  const refund = { eligible: true, until: "2026-11-28T10:00:00.000Z", usedShare: 0.039 };
  expect(refundNote(pro, now)).toBeNull();
  expect(refundNote({ ...pro, refund }, now)).toEqual({
    eligible: true,
    text: "Your first purchase can be refunded until 28 Nov, while under 20% of the month's credits are used: 3% so far.",
  });
  expect(refundNote({ ...pro, refund: { ...refund, eligible: false, usedShare: 0.2 } }, now)).toMatchObject({
    eligible: false,
  });
  expect(refundNote({ ...pro, refund }, Date.parse("2026-11-29T00:00:00.000Z"))).toBeNull();
});
