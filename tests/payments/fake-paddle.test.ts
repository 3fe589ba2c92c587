import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import pino from "pino";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openPaddle } from "#app/server/payments/paddle/paddle.ts";
import type { PaymentProvider } from "#app/server/payments/provider.ts";
import { checkSignature } from "#app/server/payments/signature.ts";
import { FakePaddle, testPrices } from "./fake-paddle.ts";
import { restOf } from "./paddle-billing.ts";
import type { PaddleEvent } from "./paddle-shapes.ts";
import { nextMonth } from "./paddle-stamps.ts";
import { arrangements } from "./paddle-webhooks.ts";

const [lite = "", pro = ""] = testPrices.values();
const clock = { now: () => Date.UTC(2026, 10, 1, 12) };
let received: { event: PaddleEvent; verdict: string }[] = [];
let status = 200;
let fake: FakePaddle;
let paddle: PaymentProvider;

const receiver = createServer((request, response) => {
  void text(request).then((body) => {
    const header = String(request.headers["paddle-signature"]);
    const verdict = checkSignature(body, header, fake.settings.webhookSecret, clock.now());
    received.push({ event: JSON.parse(body) as PaddleEvent, verdict });
    return response.writeHead(status).end();
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => void receiver.listen(0, "127.0.0.1", resolve));
  const address = receiver.address();
  const port = typeof address === "object" ? address?.port : undefined;
  fake = await FakePaddle.start({ clock, webhookUrl: `http://127.0.0.1:${port}/webhooks` });
  paddle = openPaddle(fake.settings, { log: pino({ level: "silent" }), clock });
});
afterEach(() => {
  received = [];
  status = 200;
  fake.webhooks.arrange = arrangements.inOrder;
  fake.webhooks.delayMs = 0;
  fake.webhooks.atOnce = false;
});
afterAll(async () => {
  await fake.close();
  receiver.close();
});

let people = 0;
async function begin(): Promise<string> {
  people += 1;
  const id = await paddle.begin({ userId: `user-${people}`, email: `person-${people}@example.test` }, lite);
  await fake.webhooks.settled();
  received = [];
  return id;
}
const types = (): string[] => received.map(({ event }) => event.event_type);

test("a purchase, signed event by event", async () => {
  await fake.pay(await begin());
  expect(types()).toEqual([
    "transaction.updated",
    "transaction.ready",
    "transaction.updated",
    "transaction.paid",
    "subscription.created",
    "subscription.activated",
    "transaction.updated",
    "transaction.updated",
    "transaction.completed",
  ]);
  expect(new Set(received.map(({ verdict }) => verdict))).toEqual(new Set(["good"]));
  const times = received.map(({ event }) => event.occurred_at);
  expect(times).toEqual(times.toSorted());
  for (const { event } of received) {
    expect(event.event_id).toMatch(/^evt_[a-z\d]{26}$/);
    expect(event.notification_id).toMatch(/^ntf_[a-z\d]{26}$/);
    expect(event.occurred_at).toMatch(/\.\d{6}Z$/);
  }
});

test("a renewal, one that fails, and its recovery", async () => {
  const { id } = await fake.pay(await begin());
  received = [];
  await fake.endPeriod(id);
  const paid = ["transaction.updated", "transaction.paid", "transaction.updated", "transaction.completed"];
  const billed = ["subscription.updated", "transaction.created", "transaction.billed"];
  expect(types()).toEqual([...billed, ...paid]);
  received = [];
  fake.declineNext();
  await fake.endPeriod(id);
  expect(types()).toEqual([
    ...billed,
    "transaction.updated",
    "transaction.payment_failed",
    "transaction.updated",
    "transaction.past_due",
    "subscription.updated",
    "subscription.past_due",
  ]);
  received = [];
  await fake.recover(id);
  expect(types()).toEqual([...paid, "subscription.updated", "subscription.activated"]);
  expect(fake.books.requireSubscription(id).current_billing_period?.ends_at).toMatch(/^2027-02-01/);
});

test("a cancellation at the period's end", async () => {
  const { id } = await fake.pay(await begin());
  await paddle.cancel(id);
  await fake.webhooks.settled();
  expect(types().at(-1)).toBe("subscription.updated");
  await fake.endPeriod(id);
  expect(types().slice(-2)).toEqual(["subscription.updated", "subscription.canceled"]);
});

test("webhooks reversed, twice, shuffled, all at once, late or never", async () => {
  const { id } = await fake.pay(await begin());
  const sent = async (run: () => Promise<unknown>) => {
    received = [];
    const before = fake.events.length;
    await run();
    return fake.events.slice(before).map((event) => event.event_id);
  };
  const got = () => received.map(({ event }) => event.event_id);
  fake.webhooks.arrange = arrangements.reversed;
  expect(await sent(() => fake.renew(id))).toEqual(got().toReversed());
  fake.webhooks.arrange = arrangements.twice;
  const once = await sent(() => fake.renew(id));
  expect(got()).toEqual([...once, ...once]);
  fake.webhooks.arrange = arrangements.shuffled;
  fake.webhooks.atOnce = true;
  expect(await sent(() => fake.renew(id))).toEqual(got().toSorted());
  fake.webhooks.arrange = arrangements.lost;
  const lost = await sent(() => fake.renew(id));
  expect(got()).toEqual([]);
  await fake.replay(fake.events.filter((event) => lost.includes(event.event_id)));
  expect(got()).toEqual(lost);
  fake.webhooks.arrange = arrangements.inOrder;
  fake.webhooks.delayMs = 100;
  const began = performance.now();
  await sent(() => fake.pause(id));
  expect(performance.now() - began).toBeGreaterThan(95);
});

test("what the receiver answered is noted", async () => {
  status = 500;
  await fake.decline(await begin());
  expect(fake.webhooks.deliveries.at(-1)).toMatchObject({
    event: { event_type: "transaction.payment_failed" },
    status: 500,
  });
});

test("a downgrade that is prorated costs nothing and grows the customer's balance", async () => {
  const { id } = await fake.pay(await begin());
  await paddle.change(id, pro, "prorated");
  await paddle.change(id, lite, "prorated");
  const last = [...fake.books.transactions.values()].at(-1);
  expect(last).toMatchObject({
    status: "completed",
    payments: [],
    details: { totals: { grand_total: "0", credit_to_balance: "600" } },
  });
});

test.each([
  ["2026-01-31T10:00:00.123456Z", "2026-02-28T10:00:00.123456Z"],
  ["2028-01-31T10:00:00.123456Z", "2028-02-29T10:00:00.123456Z"],
  ["2026-12-15T10:00:00.123456Z", "2027-01-15T10:00:00.123456Z"],
  ["2026-03-31T23:59:59.999999Z", "2026-04-30T23:59:59.999999Z"],
])("a month after %s is %s", (time, next) => expect(nextMonth(time)).toBe(next));

test("what is left of a period counts by whole minutes", () => {
  const period = { starts_at: "2026-11-01T00:00:00.000000Z", ends_at: "2026-12-01T00:00:00.000000Z" };
  expect(restOf(period, Date.UTC(2026, 10, 1))).toBe(1);
  expect(restOf(period, Date.UTC(2026, 10, 16))).toBe(0.5);
  expect(restOf(period, Date.UTC(2026, 10, 16, 0, 0, 1))).toBe(21_599 / 43_200);
  expect(restOf(period, Date.UTC(2026, 11, 2))).toBe(0);
  expect(restOf(period, Date.UTC(2026, 9, 2))).toBe(1);
});
