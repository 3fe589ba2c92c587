import { describe, expect, test } from "vitest";
import type { PlanAnswer } from "#app/services/auth/plans/contract.ts";
import { type PlanViewer, shownPrice, toButton, toOffers } from "./offers.ts";

const plan = (id: number, change: Partial<PlanAnswer> = {}): PlanAnswer => ({
  id,
  name: ["", "free", "lite", "pro", "power"][id] ?? "",
  displayName: ["", "Free", "Lite", "Pro", "Power"][id] ?? "",
  price: [0, 0, 6.99, 12.99, 19.99][id] ?? 0,
  billingPeriod: "monthly",
  tokenLimit: 200_000,
  promptLimit: 600,
  tagline: "For somebody.",
  features: ["Something"],
  isActive: true,
  sortOrder: id,
  paddlePriceId: id === 1 ? null : `price-${id}`,
  ...change,
});
const on = (planId: number, cancelledFor: string | null = null): PlanViewer => ({ planId, cancelledFor });
const labels = (viewer: PlanViewer) => [1, 2, 3, 4].map((id) => toButton(plan(id), viewer).label);
const enabled = (viewer: PlanViewer) => [1, 2, 3, 4].filter((id) => !toButton(plan(id), viewer).disabled);
const cancelled = "2026-12-14T09:00:00.000Z";

describe("a plan's button", () => {
  test("of a guest leads to the sign-up with the plan", () => {
    expect(labels(null)).toEqual(["Start 7-Day Trial", "Choose plan", "Choose plan", "Choose plan"]);
    expect(toButton(plan(1), null).href).toBe("/signup?plan=1");
    expect(toButton(plan(4), null).href).toBe("/signup?plan=4");
    expect(enabled(null)).toEqual([1, 2, 3, 4]);
  });

  test("from the free plan every other one is an upgrade", () => {
    expect(labels(on(1))).toEqual([
      "You're currently on Free",
      "Upgrade plan",
      "Upgrade plan",
      "Upgrade plan",
    ]);
    expect(enabled(on(1))).toEqual([2, 3, 4]);
  });

  test("on a paid plan lower ids are downgrades, higher ones upgrades", () => {
    expect(labels(on(3))).toEqual(["Downgrade", "Downgrade", "You're currently on Pro", "Upgrade"]);
    expect(labels(on(2))).toEqual(["Downgrade", "You're currently on Lite", "Upgrade", "Upgrade"]);
    expect(labels(on(4))).toEqual(["Downgrade", "Downgrade", "Downgrade", "You're currently on Power"]);
  });

  test("the free plan cannot be chosen from a paid one, and it says why", () => {
    expect(enabled(on(3))).toEqual([2, 4]);
    const { reason } = toButton(plan(1), on(3));
    expect(reason).toEqual({
      text: "You return to Free by cancelling.",
      href: "/profile#usage",
      link: "Cancel in your profile",
    });
  });

  test("while a cancellation is scheduled nothing can be chosen, and it says until when", () => {
    expect(enabled(on(3, cancelled))).toEqual([]);
    expect(labels(on(3, cancelled))).toEqual(labels(on(3)));
    for (const id of [1, 2, 4])
      expect(toButton(plan(id), on(3, cancelled)).reason?.text).toBe("Your subscription ends on 14 Dec.");
    expect(toButton(plan(3), on(3, cancelled)).reason).toBeUndefined();
  });
});

test("prices have two decimals, nothing is free", () => {
  expect([0, 5, 6.99, 12.5].map(shownPrice)).toEqual(["Free", "$5.00", "$6.99", "$12.50"]);
});

test("plans stand in their order, one is advised and one marked; a retired one only for who has it", () => {
  const plans = [plan(3), plan(2, { isActive: false }), plan(1), plan(4, { tokenLimit: 1_500_000 })];
  const seen = toOffers(plans, null, 4);
  expect(seen.map(({ id, hot, wanted, tokens, period }) => [id, hot, wanted, tokens, period])).toEqual([
    [1, false, false, "200k Tokens", null],
    [3, true, false, "200k Tokens", "per month"],
    [4, false, true, "1500k Tokens", "per month"],
  ]);
  expect(seen.every(({ tokens }) => tokens.endsWith("k Tokens"))).toBe(true);
  expect(toOffers(plans, on(2), null).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});
