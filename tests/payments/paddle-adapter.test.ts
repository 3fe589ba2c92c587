import pino from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openPaddle } from "#app/server/payments/paddle/paddle.ts";
import { PaymentFault, type PaymentProvider } from "#app/server/payments/provider.ts";
import { FakePaddle, testPrices } from "./fake-paddle.ts";
import type { Subscription } from "./paddle-shapes.ts";

const day = 86_400_000;
const [lite = "", pro = "", power = ""] = testPrices.values();
const nobody = "sub_01htest0000000000000000000";

let offset = 0;
const clock = { now: () => Date.UTC(2026, 10, 1, 12) + offset };
let logged: string[] = [];
const log = pino({ level: "debug" }, { write: (line: string) => void logged.push(line) });
let fake: FakePaddle;
let paddle: PaymentProvider;
let hasty: PaymentProvider;
let people = 0;

beforeAll(async () => {
  fake = await FakePaddle.start({ clock });
  paddle = openPaddle(fake.settings, { log, clock });
  hasty = openPaddle(fake.settings, { log, clock }, 200);
});
afterEach(() => {
  fake.fault = null;
  fake.faults.length = 0;
  fake.declineNext(0);
  logged = [];
});
afterAll(() => fake.close());

const buyer = () => {
  people += 1;
  return { userId: `user-${people}`, email: `person-${people}@example.test` };
};
async function subscribe(priceId = lite): Promise<Subscription> {
  return fake.pay(await paddle.begin(buyer(), priceId));
}
/** The fault of a call that has to fail. */
async function faultOf(call: Promise<unknown>): Promise<PaymentFault> {
  const error = await call.then(
    () => new Error("nothing was thrown"),
    (thrown: unknown) => thrown,
  );
  if (error instanceof PaymentFault) return error;
  throw error;
}
const transactionsOf = (id: string) =>
  [...fake.books.transactions.values()].filter((one) => one.subscription_id === id);

describe("what the checkout page gets", () => {
  test("is the client's token, never the key", () => {
    expect(paddle.frame).toEqual({
      kind: "paddle",
      token: fake.settings.clientToken,
      environment: "sandbox",
    });
    expect(JSON.stringify(paddle)).not.toContain(fake.apiKey);
  });
});

describe("begin", () => {
  test("makes a customer and a transaction of one item that names our user", async () => {
    const who = buyer();
    const id = await paddle.begin(who, pro);
    const transaction = fake.books.requireTransaction(id);
    expect(transaction).toMatchObject({
      status: "draft",
      collection_mode: "automatic",
      custom_data: { userId: who.userId },
      items: [{ quantity: 1, price: { id: pro } }],
    });
    expect(fake.books.requireCustomer(transaction.customer_id).email).toBe(who.email);
    expect(fake.calls.at(-1)?.headers.authorization).toBe(`bearer ${fake.apiKey}`);
  });

  test("finds the customer again, however the address is spelled", async () => {
    const who = buyer();
    const first = fake.books.requireTransaction(await paddle.begin(who, pro));
    const again = await paddle.begin({ ...who, email: who.email.toUpperCase() }, lite);
    expect(fake.books.requireTransaction(again).customer_id).toBe(first.customer_id);
  });

  test("looks the customer up when the refusal does not name it", async () => {
    const who = buyer();
    const first = fake.books.requireTransaction(await paddle.begin(who, pro));
    fake.faults.push("conflict");
    const again = fake.books.requireTransaction(await paddle.begin(who, pro));
    expect(again.customer_id).toBe(first.customer_id);
  });

  test("fails for a price that Paddle does not have", async () => {
    expect(await faultOf(paddle.begin(buyer(), "pri_none"))).toMatchObject({ status: 404, retryable: false });
  });
});

describe("change", () => {
  test("charges the rest of the period's difference at once", async () => {
    const { id, current_billing_period: period } = await subscribe(lite);
    offset += 10 * day;
    const changed = await paddle.change(id, power, "prorated");
    expect(changed).toMatchObject({ id, status: "active", priceId: power, currency: "USD" });
    expect(changed.period).toEqual({
      startsAt: Date.parse(period?.starts_at ?? ""),
      endsAt: Date.parse(period?.ends_at ?? ""),
    });
    const charge = transactionsOf(id).at(-1);
    // 20 of November's 30 days are left: two thirds of 19.99 less two thirds of 6.99.
    expect(charge).toMatchObject({ status: "completed", origin: "subscription_update" });
    expect(charge?.details.totals.grand_total).toBe(String(1_333 - 466));
  });

  test("leaves everything as it was when the card is declined", async () => {
    const { id } = await subscribe(lite);
    fake.declineNext();
    const fault = await faultOf(paddle.change(id, pro, "prorated"));
    expect(fault).toMatchObject({ status: 402, retryable: false });
    expect(fault.message).toMatch(/^The payment was declined, so your plan has not changed/);
    expect(fake.books.requireSubscription(id).items[0]?.price.id).toBe(lite);
    expect(transactionsOf(id).at(-1)?.status).toBe("canceled");
    expect(logged.join()).toContain("subscription_payment_declined");
  });

  test("replaces the price without a bill", async () => {
    const { id } = await subscribe(power);
    expect((await paddle.change(id, lite, "nothing")).priceId).toBe(lite);
    expect(transactionsOf(id)).toHaveLength(1);
  });

  test("is possible while a cancellation is waiting, which stays", async () => {
    const { id } = await subscribe(lite);
    const { cancelAt } = await paddle.cancel(id);
    expect(await paddle.change(id, pro, "prorated")).toMatchObject({ priceId: pro, cancelAt });
  });

  test("waits for what is due, and until after a renewal", async () => {
    const due = await subscribe(lite);
    await fake.failRenewal(due.id);
    const outstanding = await faultOf(paddle.change(due.id, pro, "prorated"));
    expect(outstanding).toMatchObject({ status: 409, retryable: false });
    const renewing = await subscribe(lite);
    offset += Date.parse(renewing.next_billed_at ?? "") - clock.now() - 60_000;
    const locked = await faultOf(paddle.change(renewing.id, pro, "prorated"));
    expect(locked).toMatchObject({ status: 409, retryable: true });
  });
});

describe("cancel and resume", () => {
  test("take effect when the period ends, and can be taken back", async () => {
    const { id } = await subscribe();
    const cancelled = await paddle.cancel(id);
    expect(cancelled).toMatchObject({ status: "active", cancelAt: cancelled.period?.endsAt });
    expect((await paddle.resume(id)).cancelAt).toBeNull();
    expect((await paddle.resume(id)).cancelAt).toBeNull();
  });

  test("a second cancellation finds the first one", async () => {
    const { id } = await subscribe();
    fake.faults.push("lost answer");
    expect(await faultOf(paddle.cancel(id))).toMatchObject({ status: 503, retryable: true });
    const again = await paddle.cancel(id);
    expect(again.cancelAt).toBe(again.period?.endsAt);
  });

  test("of what has ended", async () => {
    const { id } = await subscribe();
    await fake.cancelNow(id);
    expect(await paddle.cancel(id)).toMatchObject({ status: "canceled", cancelAt: null, period: null });
    const fault = await faultOf(paddle.resume(id));
    expect(fault).toMatchObject({ status: 409, message: "This subscription has ended.", retryable: false });
  });

  test("of what is paused is refused", async () => {
    const { id } = await subscribe();
    await fake.pause(id);
    expect(await faultOf(paddle.cancel(id))).toMatchObject({ status: 409 });
  });
});

describe("portal and documents", () => {
  test("the portal's overview", async () => {
    const { id, customer_id: customer } = await subscribe();
    expect(await paddle.portal(customer, id)).toMatch(/^https:\/\/customer-portal\..*action=overview/);
  });

  test("an invoice of what was paid; receipts there are none", async () => {
    const open = await paddle.begin(buyer(), pro);
    expect(await paddle.document(open, "invoice")).toBeNull();
    await fake.pay(open);
    expect(await paddle.document(open, "invoice")).toContain(`/invoices/${open}.pdf`);
    const calls = fake.calls.length;
    expect(await paddle.document(open, "receipt")).toBeNull();
    expect(fake.calls.length).toBe(calls);
  });
});

describe("unknown ids", () => {
  test.each(["", "sub_1", "../customers", `${nobody}/cancel`, `${nobody}?x=1`, `ctm_${nobody.slice(4)}`])(
    "%s is answered without asking Paddle",
    async (id) => {
      const calls = fake.calls.length;
      for (const call of [
        paddle.change(id, pro, "prorated"),
        paddle.cancel(id),
        paddle.resume(id),
        paddle.portal(`ctm_${nobody.slice(4)}`, id),
        paddle.document(id, "invoice"),
      ])
        expect(await faultOf(call)).toMatchObject({ status: 404, retryable: false });
      expect(fake.calls.length).toBe(calls);
    },
  );

  test("one in the right form is asked for", async () => {
    for (const call of [paddle.change(nobody, pro, "nothing"), paddle.cancel(nobody), paddle.resume(nobody)])
      expect(await faultOf(call)).toMatchObject({ status: 404, retryable: false });
    expect(await faultOf(paddle.document(`txn_${nobody.slice(4)}`, "invoice"))).toMatchObject({
      status: 404,
    });
    const portal = paddle.portal(`ctm_${nobody.slice(4)}`, nobody);
    expect(await faultOf(portal)).toMatchObject({ status: 404 });
  });
});

describe("faults", () => {
  const calls: [string, (on: PaymentProvider, id: string) => Promise<unknown>][] = [
    ["begin", (on) => on.begin(buyer(), pro)],
    ["change", (on, id) => on.change(id, pro, "prorated")],
    ["cancel", (on, id) => on.cancel(id)],
    ["resume", (on, id) => on.resume(id)],
    ["portal", (on, id) => on.portal(fake.books.requireSubscription(id).customer_id, id)],
    ["document", (on) => on.document([...fake.books.transactions.keys()][0] ?? "", "invoice")],
    ["events", (on) => Array.fromAsync(on.events(null))],
  ];
  const busy = /^The payment provider is busy/;
  const unreadable = /^The payment provider gave an answer that cannot be read/;
  const away = /^The payment provider cannot be reached/;
  const slow = /^The payment provider did not answer in time/;

  describe.each([
    ["error 500", 503, busy],
    ["error 503", 503, busy],
    ["too many", 503, busy],
    ["page 502", 503, busy],
    ["page 200", 502, unreadable],
    ["page 403", 502, unreadable],
    ["broken json", 502, unreadable],
    ["empty object", 502, unreadable],
    ["null", 502, unreadable],
    ["other shape", 502, unreadable],
    ["redirect", 503, away],
    ["drop", 503, away],
    ["drop in body", 503, away],
    ["lost answer", 503, away],
    ["hang", 503, slow],
    ["hang in body", 503, slow],
    ["drip", 503, slow],
  ] as const)("%s", (name, status, message) => {
    test.each(calls)("in %s", async (_call, run) => {
      const { id } = await subscribe();
      fake.fault = name;
      const began = performance.now();
      const fault = await faultOf(run(message === slow ? hasty : paddle, id));
      expect(performance.now() - began).toBeLessThan(900);
      expect(fault).toMatchObject({
        status,
        retryable: true,
        message: expect.stringMatching(message) as string,
      });
      expect(fault.message).not.toMatch(/secret|internal|html|pdl_|sub_|127\.0/i);
      expect(logged.join()).not.toContain(fake.apiKey);
      expect(logged.join()).not.toContain("@example.test");
    });
  });

  test("one limit for all that a method asks", async () => {
    fake.faults.push("conflict", "hang");
    const began = performance.now();
    expect(await faultOf(hasty.begin(buyer(), pro))).toMatchObject({ status: 503 });
    expect(performance.now() - began).toBeLessThan(900);
  });

  test("a redirect is not followed: the key goes to Paddle alone", async () => {
    const { id } = await subscribe();
    const before = fake.calls.length;
    fake.faults.push("redirect");
    await faultOf(paddle.resume(id));
    expect(fake.calls.length).toBe(before + 1);
  });

  test("a hanging call is given up at Paddle's side as well", async () => {
    const { id } = await subscribe();
    fake.fault = "hang";
    await faultOf(hasty.resume(id));
    await expect.poll(() => fake.open).toBe(0);
  });

  test("nobody there", async () => {
    const gone = await FakePaddle.start();
    const { settings } = gone;
    await gone.close();
    const fault = await faultOf(openPaddle(settings, { log, clock }).begin(buyer(), pro));
    expect(fault).toMatchObject({ status: 503, retryable: true });
    expect(logged.join()).toContain("ECONNREFUSED");
  });

  test.each(["wrong-key", ""])("the key %j is not accepted", async (apiKey) => {
    const fault = await faultOf(openPaddle({ ...fake.settings, apiKey }, { log, clock }).begin(buyer(), pro));
    expect(fault).toMatchObject({ status: 502, retryable: false });
    expect(fault.message).toMatch(/contact support/);
    expect(logged.join()).toContain("PADDLE_API_KEY");
  });

  test("what Paddle said is in the log by its code", async () => {
    fake.fault = "too many";
    await faultOf(paddle.begin(buyer(), pro));
    expect(JSON.parse(logged.at(-1) ?? "")).toMatchObject({
      call: "begin",
      status: 429,
      code: "too_many_requests",
      retryAfterSeconds: 17,
    });
  });
});
