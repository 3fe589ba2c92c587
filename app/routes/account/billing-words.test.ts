import { expect, test } from "vitest";
import { type Billing, detailRows, payingLine, shownAmount, shownCycle } from "./billing-words.ts";

const details: NonNullable<Billing["paddle"]> = {
  subscription_id: "sub_1",
  status: "past_due",
  currency: "USD",
  next_billing_date: null,
  billing_period: { starts_at: "2026-11-14T10:00:00.000Z", ends_at: "2026-12-14T10:00:00.000Z" },
  billing_cycle: { frequency: 1, interval: "month" },
  started_at: "2026-10-02T10:00:00.000Z",
  first_billed_at: "2026-10-02T10:00:00.000Z",
  created_at: "2026-10-02T10:00:00.000Z",
  payment_method: { type: "card", last4: "4242" },
  scheduled_change: { action: "cancel", effective_at: "2026-12-14T10:00:00.000Z" },
};

test("an amount is minor units divided by 100", () => {
  expect(shownAmount(1_299, "USD")).toBe("$12.99");
  expect(shownAmount(500, "EUR")).toBe("€5.00");
});

test("who pays, and how often", () => {
  expect(payingLine(details)).toBe("Card ending 4242, charged monthly");
  expect(payingLine({ ...details, payment_method: { type: "apple_pay", last4: null } })).toBe(
    "Apple pay, charged monthly",
  );
  expect(payingLine({ ...details, payment_method: null })).toBe("Charged monthly");
  expect(shownCycle({ frequency: 3, interval: "month" })).toBe("every 3 months");
  expect(shownCycle({ frequency: 1, interval: "day" })).toBe("daily");
});

test("the provider's details are all said", () => {
  expect(Object.fromEntries(detailRows(details))).toEqual({
    Subscription: "sub_1",
    Status: "past due",
    Currency: "USD",
    "Next billing date": "None",
    "Billing period": "14 Nov 2026 to 14 Dec 2026",
    "Billing cycle": "monthly",
    Started: "2 Oct 2026",
    "First billed": "2 Oct 2026",
    Created: "2 Oct 2026",
    "Payment method": "Card ending 4242",
    "Scheduled change": "cancel on 14 Dec 2026",
  });
});
