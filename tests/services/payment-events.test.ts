import { createHmac, randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { foldSubscription, toInvoice } from "#app/server/payments/fold.ts";
import type { PaymentEvent } from "#app/server/payments/provider.ts";
import { sign } from "#app/server/payments/signature.ts";
import { testPrices } from "#app/server/payments/test-checkout/test-provider.ts";
import type { PlanAnswer, SubscriptionAnswer } from "#app/services/auth/plans/contract.ts";
import { eventually } from "#tests/support/eventually.ts";
import { disordered, lifeOf, seeded } from "#tests/support/subscription-life.ts";
import {
  onBothDatabases,
  openTestServices,
  type TestServices,
  type TestUser,
} from "#tests/support/test-services.ts";

const path = "/api/v1/subscriptions";
const orders = 500;
const minute = 60 * 1000;

describe("a subscription's life, folded", () => {
  const planOf = (price: string): number | null =>
    [...testPrices].find(([, priceId]) => priceId === price)?.[0] ?? null;
  const owner = { userId: "somebody", provider: "test" as const, planOf };
  const byOccurrence = (events: PaymentEvent[]): PaymentEvent[] =>
    events.toSorted((left, right) => left.occurredAt - right.occurredAt || (left.id < right.id ? -1 : 1));

  test.each(["goes on", "lapses"] as const)("that %s: the newest word on each thing counts", (end) => {
    const { events } = lifeOf("one", "txn_one", Date.parse("2026-01-31T10:00:00Z"), end);
    const row = foldSubscription(byOccurrence(events), owner);
    expect(row).toMatchObject({
      plan_id: 3,
      status: end === "lapses" ? "canceled" : "active",
      period_start: Date.parse("2026-02-28T10:00:00Z"),
      cancel_at: null,
    });
    expect(events.flatMap((event) => toInvoice(event, owner) ?? []).map(({ amount }) => amount)).toEqual([
      699, 412, 1_299,
    ]);
  });

  test("of a price that is not ours nothing is made, and a known one before it stands", () => {
    const { events } = lifeOf("two", "txn_two", 0, "goes on");
    const foreign = events.map((event) =>
      event.subscription
        ? { ...event, subscription: { ...event.subscription, priceId: "pri_other" } }
        : event,
    );
    expect(foldSubscription(foreign, owner)).toBeNull();
    expect(foldSubscription([...events.slice(0, 1), ...foreign.slice(3)], owner)).toMatchObject({
      plan_id: 2,
    });
  });
});

onBothDatabases("payment events", (kind) => {
  let services: TestServices;
  let user: TestUser;
  let secret: string;

  beforeEach(async () => {
    services = await openTestServices(kind, []);
    user = await services.newUser();
    secret = createHmac("sha256", services.settings.secretKey).update("test checkout webhooks").digest("hex");
  });
  afterEach(() => services.close());

  const deliver = (rawBody: string, signature = sign(rawBody, secret, services.clock.now())) =>
    services.fetch(`${path}/webhooks/paddle`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Paddle-Signature": signature },
      body: rawBody,
    });
  const tell = async (event: PaymentEvent): Promise<void> => {
    expect((await deliver(JSON.stringify(event))).status).toBe(200);
  };
  const begin = async (who: TestUser): Promise<string> => {
    const { data } = await services.call<{ plans: PlanAnswer[] }>("GET", `${path}/plans`);
    const priceId = data.plans.find(({ name }) => name === "lite")?.paddlePriceId;
    const answer = await services.call("POST", `${path}/upgrade`, { token: who.token, body: { priceId } });
    return String(answer.data["transactionId"]);
  };
  const applied = (subscriptionId: string, count: number): Promise<unknown> =>
    eventually(async () => {
      const rows = await services.db
        .selectFrom("payment_events")
        .select("state")
        .where("subscription_id", "=", subscriptionId)
        .execute();
      return rows.length === count && rows.every(({ state }) => state === "applied");
    });
  const mine = async (who: TestUser): Promise<SubscriptionAnswer> =>
    (await services.call<SubscriptionAnswer>("GET", `${path}/me`, { token: who.token })).data;
  /** What a life has come to, without the names that differ from life to life. */
  const standing = async (who: TestUser, mark: string) => {
    const rows = await services.db
      .selectFrom("subscriptions")
      .selectAll()
      .where("user_id", "=", who.userId)
      .execute();
    const invoices = await services.db
      .selectFrom("invoices")
      .selectAll()
      .where("user_id", "=", who.userId)
      .orderBy("billed_at")
      .orderBy("amount")
      .execute();
    const text = JSON.stringify({ rows, invoices, mine: await mine(who) });
    return text
      .replaceAll(mark, "MARK")
      .replaceAll(who.userId, "USER")
      .replaceAll(/txn_test_[\w-]+/g, "FIRST");
  };

  test(`${orders} random orders with repeats of a subscription's life come to one and the same end`, async () => {
    const random = seeded(20_261_120);
    const beganAt = services.clock.now() - 20 * minute;
    const ends = new Map<string, Set<string>>();
    for (let round = 0; round < orders; round++) {
      const end = round % 2 === 0 ? "goes on" : "lapses";
      const mark = randomUUID();
      const transactionId = await begin(user);
      const { events, subscriptionId } = lifeOf(mark, transactionId, beganAt, end);
      for (const event of round < 2 ? events : disordered(events, random)) await tell(event);
      await applied(subscriptionId, events.length);
      const found = ends.get(end) ?? new Set();
      ends.set(end, found.add(await standing(user, mark)));
      // The next life is another one's: nothing is left of this.
      for (const table of [
        "subscriptions",
        "payment_events",
        "invoices",
        "checkouts",
        "test_payments",
      ] as const) {
        await services.db.deleteFrom(table).execute();
      }
    }
    expect([...ends.values()].map((found) => found.size)).toEqual([1, 1]);
  }, 240_000);

  test("forged, altered, stale and re-serialised webhooks are refused and leave nothing", async () => {
    const { events } = lifeOf("refused", await begin(user), services.clock.now(), "goes on");
    const [event] = events;
    const rawBody = JSON.stringify(event);
    const now = services.clock.now();
    const other = sign(rawBody, "another secret", now);
    const refused: [string, string][] = [
      [rawBody, other],
      [rawBody.replace("pri_test_lite", "pri_test_power"), sign(rawBody, secret, now)],
      [JSON.stringify(event, null, 2), sign(rawBody, secret, now)],
      [rawBody, sign(rawBody, secret, now - 5 * minute)],
      [rawBody, sign(rawBody, secret, now + 5 * minute)],
      [rawBody, ""],
      [rawBody, "ts=;h1="],
    ];
    for (const [body, signature] of refused) expect((await deliver(body, signature)).status).toBe(401);
    expect(await services.db.selectFrom("payment_events").select("id").execute()).toEqual([]);
    expect((await mine(user)).planId).toBe(1);
    const two = `${other};${sign(rawBody, secret, now).split(";")[1]}`;
    expect((await deliver(rawBody, two)).status).toBe(200);
  });

  test("what is about nobody known is parked, and applied when it is told whose it is", async () => {
    const { events, subscriptionId } = lifeOf("parked", await begin(user), services.clock.now(), "goes on");
    const [created, , purchase, ...rest] = events;
    for (const event of rest.filter(({ subscription }) => subscription)) await tell(event);
    await eventually(async () => {
      const rows = await services.db.selectFrom("payment_events").select("state").execute();
      return rows.every(({ state }) => state === "parked");
    });
    expect((await mine(user)).planId).toBe(1);
    for (const event of [created, purchase]) if (event) await tell(event);
    await applied(subscriptionId, rest.filter(({ subscription }) => subscription).length + 2);
    expect(await mine(user)).toMatchObject({ planId: 3, status: "active" });
  });

  test("a plan goes to whoever began the purchase, and to nobody else", async () => {
    const victim = await services.newUser();
    const { events } = lifeOf("stolen", await begin(victim), services.clock.now(), "goes on");
    for (const event of events) await tell(event);
    await applied("sub_stolen", events.length);
    expect([(await mine(victim)).planId, (await mine(user)).planId]).toEqual([3, 1]);
  });
});
