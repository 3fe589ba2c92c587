import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openPaddle } from "#app/server/payments/paddle/paddle.ts";
import { type PaymentEvent, PaymentFault, type PaymentProvider } from "#app/server/payments/provider.ts";
import { FakePaddle, testPrices } from "./fake-paddle.ts";
import type { PaddleEvent, Transaction } from "./paddle-shapes.ts";

const [lite = "", pro = ""] = testPrices.values();
const clock = { now: () => Date.UTC(2026, 10, 1, 12) };
let logged: string[] = [];
const log = pino({}, { write: (line: string) => void logged.push(line) });
let fake: FakePaddle;
let paddle: PaymentProvider;
let people = 0;

beforeAll(async () => {
  fake = await FakePaddle.start({ clock });
  paddle = openPaddle(fake.settings, { log, clock });
});
beforeEach(() => {
  logged = [];
});
afterAll(() => fake.close());

async function begin(priceId = lite): Promise<string> {
  people += 1;
  return paddle.begin({ userId: `user-${people}`, email: `person-${people}@example.test` }, priceId);
}
const newest = (type: string): PaddleEvent => {
  const found = fake.events.findLast((event) => event.event_type === type);
  if (!found) throw new Error(`there is no ${type}`);
  return found;
};
const parse = (event: unknown): PaymentEvent | null => paddle.parse(JSON.stringify(event));
function faultOf(rawBody: string): PaymentFault {
  try {
    paddle.parse(rawBody);
  } catch (error) {
    if (error instanceof PaymentFault) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

describe("parse", () => {
  test("the event that begins a subscription names its transaction", async () => {
    const transactionId = await begin(pro);
    const { id } = await fake.pay(transactionId);
    const event = newest("subscription.created");
    const at = clock.now();
    expect(parse(event)).toEqual({
      id: event.event_id,
      type: "subscription.created",
      occurredAt: Date.parse(event.occurred_at),
      beganBy: transactionId,
      transaction: null,
      subscription: {
        id,
        status: "active",
        customerId: fake.books.requireSubscription(id).customer_id,
        priceId: pro,
        currency: "USD",
        period: { startsAt: at, endsAt: Date.UTC(2026, 11, 1, 12) },
        cycle: { frequency: 1, interval: "month" },
        cancelAt: null,
        createdAt: at,
        updatedAt: at,
        startedAt: at,
        firstBilledAt: at,
        nextBilledAt: Date.UTC(2026, 11, 1, 12),
      },
    });
    expect(parse(newest("subscription.activated"))?.beganBy).toBeNull();
  });

  test("a purchase: its total in cents, and the card that was taken in the end", async () => {
    const transactionId = await begin(pro);
    await fake.decline(transactionId);
    expect(parse(newest("transaction.payment_failed"))?.transaction?.paymentMethod).toBeNull();
    const { id } = await fake.pay(transactionId);
    expect(parse(newest("transaction.completed"))).toMatchObject({
      subscription: null,
      beganBy: null,
      transaction: {
        id: transactionId,
        status: "completed",
        subscriptionId: id,
        origin: "api",
        priceIds: [pro],
        total: 1_299,
        currency: "USD",
        billedAt: clock.now(),
        paymentMethod: { type: "card", last4: "4242" },
      },
    });
    expect(parse(newest("transaction.paid"))?.transaction?.subscriptionId).toBeNull();
  });

  test("of several payments that went through, the newest counts, wherever it stands", async () => {
    await fake.pay(await begin());
    const event = structuredClone(newest("transaction.completed"));
    const transaction = event.data as Transaction;
    const [payment] = transaction.payments;
    if (!payment) throw new Error("nothing was paid");
    const card = (last4: string) => ({
      ...payment.method_details,
      card: { ...payment.method_details.card, last4 },
    });
    const payments = [
      { ...payment, captured_at: "2026-11-01T12:00:01.000001Z", method_details: card("1111") },
      { ...payment, captured_at: "2026-11-01T12:00:09.000001Z", method_details: card("2222") },
      {
        ...payment,
        captured_at: "2026-11-01T12:00:10.000001Z",
        status: "error",
        method_details: card("3333"),
      },
    ];
    const methodOf = (found: unknown[]) =>
      parse({ ...event, data: { ...transaction, payments: found } })?.transaction?.paymentMethod;
    expect(methodOf(payments)).toEqual({ type: "card", last4: "2222" });
    expect(methodOf([{ ...payment, method_details: { type: "paypal", paypal: {} } }])).toEqual({
      type: "paypal",
      last4: null,
    });
    expect(methodOf([{ ...payment, method_details: null }])).toBeNull();
  });

  test("an upgrade lists what was bought before what goes", async () => {
    const { id } = await fake.pay(await begin(lite));
    await paddle.change(id, pro, "prorated");
    await fake.webhooks.settled();
    const event = newest("transaction.completed");
    expect(parse(event)?.transaction).toMatchObject({ origin: "subscription_update", priceIds: [pro, lite] });
    const data = event.data as Transaction;
    const turned = { ...event, data: { ...data, items: data.items.toReversed() } };
    expect(parse(turned)?.transaction?.priceIds).toEqual([pro, lite]);
  });

  test("a cancellation that waits, and one that has come", async () => {
    const { id, next_billed_at: ends } = await fake.pay(await begin());
    await paddle.cancel(id);
    await fake.webhooks.settled();
    const waiting = parse(newest("subscription.updated"))?.subscription;
    expect(waiting).toMatchObject({ status: "active", cancelAt: Date.parse(ends ?? "") });
    await fake.endPeriod(id);
    expect(parse(newest("subscription.canceled"))?.subscription).toMatchObject({
      status: "canceled",
      cancelAt: null,
      period: null,
      nextBilledAt: null,
    });
  });

  test("every event that the fake makes of subscriptions and transactions, and nothing else", async () => {
    const { id } = await fake.pay(await begin());
    await fake.renew(id);
    await fake.failRenewal(id);
    await fake.recover(id);
    await fake.pause(id);
    for (const event of fake.events) {
      const read = parse(event);
      const [kind] = event.event_type.split(".");
      expect(read?.subscription?.id ?? read?.transaction?.id ?? null).toBe(
        kind === "customer" ? null : event.data.id,
      );
    }
  });

  test("kinds that Paddle may add later", () => {
    const event = newest("subscription.updated");
    expect(parse({ ...event, event_type: "subscription.moved" })?.subscription?.id).toBe(event.data.id);
    const sale = newest("transaction.completed");
    expect(parse({ ...sale, event_type: "transaction.moved" })?.transaction?.id).toBe(sale.data.id);
    for (const type of ["customer.updated", "report.created", "subscriptions.updated", "subscription", "x"])
      expect(parse({ ...event, event_type: type })).toBeNull();
  });
});

describe("a body that is not as expected", () => {
  const changed = (type: string, change: (data: Record<string, unknown>) => unknown): string => {
    const event = structuredClone(newest(type));
    const data = event.data as unknown as Record<string, unknown>;
    return JSON.stringify({ ...event, data: change(data) });
  };
  const without = (type: string, name: string): string =>
    changed(type, (data) => Object.fromEntries(Object.entries(data).filter(([key]) => key !== name)));

  test.each([
    ["event_id", { event_id: undefined }],
    ["event_id", { event_id: 5 }],
    ["event_id", { event_id: "x".repeat(101) }],
    ["event_type", { event_type: null }],
    ["occurred_at", { occurred_at: "yesterday" }],
    ["occurred_at", { occurred_at: 1_700_000_000 }],
    ["occurred_at", { occurred_at: "2026-02-30T10:00:00Z" }],
    ["data", { data: undefined }],
    ["data", { data: [] }],
    ["data", { data: "text" }],
  ])("names %s in %j", (field, change) => {
    const body = JSON.stringify({ ...newest("subscription.updated"), ...change });
    const fault = faultOf(body);
    expect(fault).toMatchObject({ status: 400, retryable: false });
    expect(fault.message).toBe(`The payment event cannot be read: ${field} is not as expected.`);
  });

  test.each([
    ["id", "data.id"],
    ["status", "data.status"],
    ["customer_id", "data.customer_id"],
    ["currency_code", "data.currency_code"],
    ["items", "data.items"],
    ["billing_cycle", "data.billing_cycle"],
    ["created_at", "data.created_at"],
    ["updated_at", "data.updated_at"],
  ])("a subscription without %s", (name, field) => {
    expect(faultOf(without("subscription.updated", name)).message).toContain(` ${field} is not`);
  });

  test.each([
    ["id", "data.id"],
    ["status", "data.status"],
    ["origin", "data.origin"],
    ["currency_code", "data.currency_code"],
    ["items", "data.items"],
    ["details", "data.details"],
    ["payments", "data.payments"],
  ])("a transaction without %s", (name, field) => {
    expect(faultOf(without("transaction.completed", name)).message).toContain(` ${field} is not`);
  });

  test.each<[string, string, Record<string, unknown>]>([
    ["data.status", "subscription.updated", { status: "resting" }],
    ["data.items", "subscription.updated", { items: [] }],
    ["data.items.0", "subscription.updated", { items: [null] }],
    ["data.items.0.price", "subscription.updated", { items: [{}] }],
    ["data.items.0.price.id", "subscription.updated", { items: [{ price: { id: {} } }] }],
    ["data.current_billing_period.starts_at", "subscription.updated", { current_billing_period: {} }],
    [
      "data.scheduled_change.effective_at",
      "subscription.updated",
      { scheduled_change: { action: "cancel" } },
    ],
    ["data.billing_cycle.frequency", "subscription.updated", { billing_cycle: { frequency: "1" } }],
    ["data.next_billed_at", "subscription.updated", { next_billed_at: true }],
    ["data.transaction_id", "subscription.created", { transaction_id: 9 }],
    ["data.payments.0", "transaction.completed", { payments: [3] }],
    ["data.details.line_items", "transaction.completed", { details: { totals: {}, tax_rates_used: [] } }],
    ["data.details.totals", "transaction.completed", { details: { tax_rates_used: [], line_items: [] } }],
    [
      "data.details.totals.grand_total",
      "transaction.completed",
      { details: { tax_rates_used: [], line_items: [], totals: { grand_total: "12.99" } } },
    ],
    ["data", "transaction.completed", { items: [{ price: { id: "pri_1", unit_price_overrides: 5 } }] }],
  ])("names %s in a %s with %j", (field, type, change) => {
    expect(faultOf(changed(type, (data) => ({ ...data, ...change }))).message).toContain(` ${field} is not`);
  });

  const deep = `${'{"data":['.repeat(50_000)}1${"]}".repeat(50_000)}`;
  test.each([
    ["nothing", ""],
    ["no JSON", "event_id=evt_1"],
    ["half of it", '{"event_id": "evt_'],
    ["null", "null"],
    ["a number", "1e999"],
    ["a list", "[]"],
    ["text", '"subscription.created"'],
    ["depth", deep],
    ["a prototype", '{"__proto__": {"event_id": "evt_1"}, "constructor": 1, "data": {"__proto__": null}}'],
  ])("%s", (_what, body) => expect(faultOf(body)).toMatchObject({ status: 400, retryable: false }));

  test("whatever stands in its place, nothing but a fault comes of it", () => {
    const odd = [null, 0, -1, 1e300, "", "x", "\u0000", [], [[]], {}, { length: 5 }, true, deep];
    for (const type of ["subscription.created", "transaction.completed"]) {
      const event = newest(type);
      const paths = pathsOf(event);
      expect(paths.length).toBeGreaterThan(60);
      for (const path of paths)
        for (const value of odd) {
          const body = structuredClone(event);
          put(body, path, value);
          try {
            parse(body);
          } catch (error) {
            expect(error).toBeInstanceOf(PaymentFault);
          }
        }
    }
  });
});

function pathsOf(value: unknown, path: readonly string[] = []): string[][] {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...pathsOf(inner, [...path, key])]);
}

function put(into: unknown, [key = "", ...rest]: readonly string[], value: unknown): void {
  const place = into as Record<string, unknown>;
  if (rest.length === 0) place[key] = value;
  else put(place[key], rest, value);
}

describe("events", () => {
  const list = (after: string | null) => Array.fromAsync(paddle.events(after));
  const ours = (events: readonly PaddleEvent[]) =>
    events.filter(({ event_type: type }) => !type.startsWith("customer.")).map(({ event_id: id }) => id);

  test("come oldest first, over pages, as the webhooks had them", async () => {
    const { id } = await fake.pay(await begin());
    while (fake.events.length < 450) await fake.renew(id);
    const before = fake.calls.length;
    const events = await list(null);
    expect(events.map((event) => event.id)).toEqual(ours(fake.events));
    expect(events.at(-1)).toEqual(parse(fake.events.at(-1)));
    expect(fake.calls.slice(before).map((call) => call.path)).toEqual([
      "/events?order_by=id%5BASC%5D&per_page=200",
      `/events?order_by=id%5BASC%5D&per_page=200&after=${fake.events[199]?.event_id}`,
      `/events?order_by=id%5BASC%5D&per_page=200&after=${fake.events[399]?.event_id}`,
    ]);
  });

  test("begin after the last one known", async () => {
    const known = fake.events.at(-3)?.event_id ?? "";
    expect((await list(known)).map((event) => event.id)).toEqual(ours(fake.events.slice(-2)));
    expect(await list(fake.events.at(-1)?.event_id ?? "")).toEqual([]);
  });

  test("one that cannot be read is passed over, and the log names it", async () => {
    const event = fake.events.at(-2);
    if (!event) throw new Error("there are no events");
    const kept = event.data;
    event.data = { ...kept, currency_code: null } as unknown as PaddleEvent["data"];
    const found = await list(fake.events.at(-4)?.event_id ?? "");
    event.data = kept;
    expect(found.map(({ id }) => id)).toEqual([fake.events.at(-3)?.event_id, fake.events.at(-1)?.event_id]);
    expect(logged.join()).toContain(event.event_id);
    expect(logged.join()).toContain("data.currency_code");
  });

  test("a fault on a later page ends the list with a fault", async () => {
    const events = paddle.events(null)[Symbol.asyncIterator]();
    await events.next();
    fake.fault = "error 500";
    const rest = async (): Promise<void> => {
      while (!(await events.next()).done);
    };
    await expect(rest()).rejects.toBeInstanceOf(PaymentFault);
    fake.fault = null;
  });
});
