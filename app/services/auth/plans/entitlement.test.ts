import { describe, expect, test } from "vitest";
import type { Downgrade } from "../host.ts";
import type { SubscriptionRow } from "../tables.ts";
import { entitlementOf } from "./entitlement.ts";

const day = 24 * 60 * 60 * 1000;
const at = (text: string): number => Date.parse(`${text}T10:00:00Z`);
const signedUp = at("2026-01-31");
const starts = at("2026-03-10");
const ends = at("2026-04-10");
const middle = at("2026-03-20");

const row = (change: Partial<SubscriptionRow> = {}): SubscriptionRow => ({
  id: "sub_one",
  user_id: "somebody",
  provider: "paddle",
  customer_id: "ctm_one",
  plan_id: 3,
  status: "active",
  currency: "USD",
  period_start: starts,
  period_end: ends,
  paid_from: starts,
  cycle_interval: "month",
  cycle_frequency: 1,
  cancel_at: null,
  payment_method: null,
  created_at: starts,
  started_at: starts,
  first_billed_at: starts,
  next_billed_at: ends,
  occurred_at: starts,
  ...change,
});
const lower = (change: Partial<Downgrade> = {}): Downgrade => ({
  subscription_id: "sub_one",
  from_plan: 3,
  to_plan: 2,
  effective_at: ends,
  ...change,
});
const of = (rows: readonly SubscriptionRow[], now = middle, downgrades: readonly Downgrade[] = []) =>
  entitlementOf(signedUp, rows, downgrades, now);
const planOf = (...given: Parameters<typeof of>): number => of(...given).plan.id;

describe("without a subscription that lives", () => {
  const free = {
    plan: { id: 1 },
    subscription: null,
    downgrade: null,
    signedUpAt: signedUp,
    period: { startsAt: at("2026-02-28"), endsAt: at("2026-03-31") },
  };

  test.each<[string, SubscriptionRow[]]>([
    ["none", []],
    ["paused", [row({ status: "paused" })]],
    ["cancelled", [row({ status: "canceled" })]],
    ["a cancellation that took effect", [row({ cancel_at: middle })]],
    ["not paid for yet", [row({ paid_from: null })]],
    ["none of several", [row({ status: "paused" }), row({ id: "sub_two", status: "canceled", plan_id: 4 })]],
  ])("%s: the free plan, its months counted from the sign-up day", (_name, rows) => {
    expect(of(rows)).toMatchObject(free);
  });
});

describe("a paid plan", () => {
  test("lasts for the period that was paid for", () => {
    expect(of([row()])).toMatchObject({
      plan: { id: 3 },
      subscription: { id: "sub_one" },
      downgrade: null,
      period: { startsAt: starts, endsAt: ends },
    });
  });

  test("that is cancelled for the period's end lasts until then", () => {
    const cancelled = row({ cancel_at: ends });
    expect([planOf([cancelled], ends - 1), planOf([cancelled], ends)]).toEqual([3, 1]);
  });

  test("waits three days for a renewal that nobody has told of", () => {
    expect([
      planOf([row()], ends),
      planOf([row()], ends + 3 * day - 1),
      planOf([row()], ends + 3 * day),
    ]).toEqual([3, 3, 1]);
    expect(of([row()], ends + day).period).toEqual({ startsAt: starts, endsAt: ends });
  });

  test("past due keeps the plan, and the credits of the last period that was paid for", () => {
    const due = row({ status: "past_due", period_start: ends, period_end: at("2026-05-10") });
    const { plan, period } = of([due], ends + 12 * day);
    expect([plan.id, period]).toEqual([3, { startsAt: starts, endsAt: at("2026-05-10") }]);
    const paid = { ...due, status: "active" as const, paid_from: ends };
    expect(of([paid], ends + 12 * day).period).toEqual({ startsAt: ends, endsAt: at("2026-05-10") });
  });
});

describe("a downgrade that is pending", () => {
  const lowered = row({ plan_id: 2 });

  test("keeps the higher plan until it takes effect, and is shown", () => {
    expect(of([lowered], middle, [lower()])).toMatchObject({ plan: { id: 3 }, downgrade: { to_plan: 2 } });
    expect(planOf([lowered], ends - 1, [lower()])).toBe(3);
  });

  test("takes effect with the period's end", () => {
    expect(of([lowered], ends, [lower()])).toMatchObject({ plan: { id: 2 }, downgrade: null });
  });

  test("takes effect as well when the next period begins early", () => {
    const early = row({ plan_id: 2, period_start: middle, paid_from: middle, period_end: at("2026-04-20") });
    expect(of([early], middle, [lower()])).toMatchObject({ plan: { id: 2 }, downgrade: null });
  });

  test("counts only while the provider bills the lower plan, and for its own subscription", () => {
    expect(of([row()], middle, [lower()])).toMatchObject({ plan: { id: 3 }, downgrade: null });
    expect(of([row({ plan_id: 4 })], middle, [lower()])).toMatchObject({ plan: { id: 4 }, downgrade: null });
    const other = lower({ subscription_id: "sub_other" });
    expect(of([lowered], middle, [other])).toMatchObject({ plan: { id: 2 }, downgrade: null });
  });

  test("of a subscription that has ended gives nothing", () => {
    expect(planOf([row({ plan_id: 2, status: "canceled" })], middle, [lower()])).toBe(1);
  });
});

describe("of two subscriptions", () => {
  const lite = row({ id: "sub_lite", plan_id: 2, paid_from: starts + day });

  test("the higher plan counts, whichever came first", () => {
    expect(of([lite, row()]).subscription?.id).toBe("sub_one");
    expect(of([row(), lite]).subscription?.id).toBe("sub_one");
  });

  test("the one that lives counts, however low", () => {
    expect(of([lite, row({ status: "paused" })]).subscription?.id).toBe("sub_lite");
  });

  test("of the same plan the newer period counts", () => {
    const newer = row({ id: "sub_newer", paid_from: starts + day });
    expect(of([row(), newer]).subscription?.id).toBe("sub_newer");
    expect(of([newer, row()]).subscription?.id).toBe("sub_newer");
  });

  test("of the same plan and period it is always the same one", () => {
    const twin = row({ id: "sub_twin" });
    expect([of([row(), twin]).subscription?.id, of([twin, row()]).subscription?.id]).toEqual([
      "sub_one",
      "sub_one",
    ]);
  });

  test("a pending downgrade is weighed by the plan that it keeps", () => {
    const lowered = row({ plan_id: 2 });
    expect(of([lite, lowered], middle, [lower()])).toMatchObject({
      plan: { id: 3 },
      subscription: { id: "sub_one" },
    });
  });
});

describe("a plan that an operator gave", () => {
  const granted = row({
    id: "operator:somebody",
    provider: "operator",
    plan_id: 4,
    period_start: at("2026-01-31"),
    started_at: at("2026-01-31"),
    paid_from: at("2026-01-31"),
    period_end: 8_640_000_000_000_000,
  });

  test("goes on by months from the day on which it was given", () => {
    expect(of([granted])).toMatchObject({
      plan: { id: 4 },
      period: { startsAt: at("2026-02-28"), endsAt: at("2026-03-31") },
    });
    expect(planOf([granted], at("2036-03-20"))).toBe(4);
  });

  test("stands behind one of the same plan that is paid for, whenever either began", () => {
    const same = { ...granted, plan_id: 3 };
    for (const rows of [
      [same, row()],
      [row(), same],
    ]) {
      expect(of(rows, starts).subscription?.provider).toBe("paddle");
      expect(of(rows, at("2026-03-31")).subscription?.provider).toBe("paddle");
    }
  });

  test("leaves a higher one that is paid for", () => {
    const small = { ...granted, plan_id: 2 };
    expect(of([small, row()])).toMatchObject({ plan: { id: 3 }, subscription: { provider: "paddle" } });
    expect(of([granted, row()])).toMatchObject({ plan: { id: 4 }, subscription: { provider: "operator" } });
  });
});
