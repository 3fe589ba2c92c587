import { expect, test } from "vitest";
import type { Entitlement, Invoice } from "../host.ts";
import { requirePlan } from "./plans.ts";
import { refundOf } from "./refund.ts";

const day = 24 * 60 * 60 * 1000;
const bought = Date.parse("2026-03-01T12:00:00Z");
const until = "2026-03-15T12:00:00.000Z";

const invoice = (billedAt: number, origin = "web"): Invoice => ({
  id: `txn_${billedAt}`,
  planId: 2,
  origin,
  amount: 699,
  currency: "USD",
  billedAt,
});
const of = (used: number, planId = 2) => ({
  monthCredits: { used, limit: requirePlan(planId).tokenLimit },
  entitlement: { plan: requirePlan(planId), subscription: {} } as Entitlement,
});

test("within 14 days, under 20 % of the month's credits", () => {
  expect(refundOf([invoice(bought)], of(0), bought)).toEqual({ eligible: true, until, usedShare: 0 });
  expect(refundOf([invoice(bought)], of(39_999), bought + day)).toMatchObject({ eligible: true });
  expect(refundOf([invoice(bought)], of(40_000), bought + day)).toEqual({
    eligible: false,
    until,
    usedShare: 0.2,
  });
});

test("the fourteenth day counts to its last moment", () => {
  expect(refundOf([invoice(bought)], of(1), bought + 14 * day)?.eligible).toBe(true);
  expect(refundOf([invoice(bought)], of(1), bought + 14 * day + 1)?.eligible).toBe(false);
});

test("the first purchase alone: neither a renewal nor a second plan begins the days anew", () => {
  const later = [
    invoice(bought + 31 * day, "subscription_recurring"),
    invoice(bought + 32 * day),
    invoice(bought),
  ];
  expect(refundOf(later, of(0), bought + 33 * day)).toEqual({ eligible: false, until, usedShare: 0 });
});

test("what was used counts against the plan that is held now, and never as more than all of it", () => {
  const raised = [invoice(bought + day, "subscription_update"), invoice(bought)];
  expect(refundOf(raised, of(60_000, 3), bought + day)?.usedShare).toBe(0.1);
  expect(refundOf([invoice(bought)], of(900_000), bought)?.usedShare).toBe(1);
});

test("there is nothing to refund without a purchase, or when the plan has ended", () => {
  expect(refundOf([], of(0), bought)).toBeNull();
  const ended = { ...of(0), entitlement: { ...of(0).entitlement, subscription: null } };
  expect(refundOf([invoice(bought)], ended, bought)).toBeNull();
});
