import { createHmac } from "node:crypto";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import type { PaymentEvent } from "#app/server/payments/provider.ts";
import { sign } from "#app/server/payments/signature.ts";
import { TestProvider } from "#app/server/payments/test-checkout/test-provider.ts";
import type { SubscriptionAnswer } from "#app/services/auth/plans/contract.ts";
import { eventually } from "#tests/support/eventually.ts";
import { Killable } from "#tests/support/killable.ts";
import { type Stall, stall } from "#tests/support/stall.ts";
import { lifeOf } from "#tests/support/subscription-life.ts";
import { onBothDatabases, silent } from "#tests/support/test-services.ts";

const path = "/api/v1/subscriptions";
const trialCredits = 20_000;
/** A start applies what the last one left; nobody has to send it again. */
const soonMs = 5_000;

onBothDatabases("kill -9 of a server while it is paid", (kind) => {
  let stet: Killable;
  let token: string;
  const counted: string[] = [];

  beforeEach(async () => {
    stet = await Killable.start(kind);
    token = await stet.stet.newUser();
  });
  afterEach(() => stet.close());
  afterAll(() => {
    process.stdout.write(`kill -9 in payments (${kind})\n${counted.join("\n")}\n`);
  });

  const secret = () =>
    createHmac("sha256", stet.settings.secretKey).update("test checkout webhooks").digest("hex");
  const tell = (event: PaymentEvent): Promise<number> => {
    const rawBody = JSON.stringify(event);
    return stet.stet
      .fetch(`${path}/webhooks/paddle`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "Paddle-Signature": sign(rawBody, secret(), Date.now()),
        },
        body: rawBody,
      })
      .then(({ status }) => status);
  };
  const mine = async () => (await stet.call<SubscriptionAnswer>(token, `${path}/me`)).data;
  const upgrade = (name: string) => stet.call(token, `${path}/upgrade`, { priceId: `pri_test_${name}` });
  const states = async (): Promise<string[]> =>
    (await stet.db.selectFrom("payment_events").select("state").execute()).map(({ state }) => state);
  const allApplied = (least: number) =>
    eventually(async () => {
      const found = await states();
      return found.length >= least && found.every((state) => state === "applied");
    }, soonMs);
  const count = async (table: "subscriptions" | "invoices" | "payment_events"): Promise<number> =>
    (
      await stet.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow()
    ).count;
  const grants = async (): Promise<number> =>
    (
      await stet.db
        .selectFrom("entries")
        .innerJoin("buckets", "buckets.id", "entries.bucket_id")
        .select("entries.source")
        .where("buckets.plan_id", ">", 1)
        .where("entries.kind", "in", ["grant", "adjust"])
        .execute()
    ).length;
  const killAt = async (stalled: Stall | null): Promise<number> => {
    await stalled?.reached();
    await stet.kill();
    await stalled?.lift();
    await stet.restart();
    return performance.now();
  };

  /** The purchase's webhook is the one that the kill meets; what came before it is applied. */
  async function purchase(): Promise<{ event: PaymentEvent; events: PaymentEvent[] }> {
    const begun = await upgrade("lite");
    const { events } = lifeOf("killed", String(begun.data["transactionId"]), Date.now() - 60_000, "goes on");
    const [created, activated, event] = events;
    if (!created || !activated || !event) throw new Error("a life has no beginning");
    expect([await tell(created), await tell(activated)]).toEqual([200, 200]);
    await allApplied(2);
    expect((await mine()).planId).toBe(1);
    return { event, events: [created, activated, event] };
  }

  test.each([
    ["stored but not applied", "update", "users"],
    ["in the middle of applying", "insert", "subscriptions"],
    ["after the subscription, before the invoice", "insert", "invoices"],
  ] as const)(
    "a webhook %s is applied once by the next start",
    async (name, write, table) => {
      const { event, events } = await purchase();
      const stalled = await stall(stet.settings, write, table);
      const told = tell(event).catch(() => null);
      const startedAt = await killAt(stalled);
      const acknowledged = (await told) === 200;
      await allApplied(3);
      const appliedMs = Math.round(performance.now() - startedAt);
      const after = { planId: 2, tokenLimit: 200_000 + trialCredits, tokensUsed: 0, status: "active" };
      expect(await mine()).toMatchObject(after);
      // A provider that heard no answer, or lost it, says everything again.
      for (const again of [...events, ...events]) expect(await tell(again)).toBe(200);
      await allApplied(3);
      expect(await mine()).toMatchObject(after);
      expect([await count("subscriptions"), await count("invoices"), await count("payment_events")]).toEqual([
        1, 1, 3,
      ]);
      expect(await grants()).toBe(2);
      await stet.standing([]);
      counted.push(
        `  ${name}: ${acknowledged ? "acknowledged" : "not acknowledged"}, applied ${appliedMs} ms after the start; ` +
          "1 subscription, 1 invoice, 2 grants after 6 repeats",
      );
    },
    60_000,
  );

  test("a webhook that was not acknowledged counts once when it is sent again", async () => {
    const { event } = await purchase();
    const stalled = await stall(stet.settings, "insert", "payment_events");
    const told = tell(event).catch(() => null);
    await killAt(stalled);
    expect(await told).toBeNull();
    // PostgreSQL may still store what a dead server asked for in one statement; SQLite died with it.
    const stored = (await count("payment_events")) - 2;
    expect(stored).toBeLessThanOrEqual(kind === "sqlite" ? 0 : 1);
    expect(await tell(event)).toBe(200);
    await allApplied(3);
    expect(await mine()).toMatchObject({ planId: 2, tokenLimit: 200_000 + trialCredits });
    expect([await count("invoices"), await count("payment_events"), await grants()]).toEqual([1, 3, 2]);
    await stet.standing([]);
    counted.push(`  a webhook not yet acknowledged: ${stored} stored, applied once when sent again`);
  }, 60_000);

  /** The test checkout's own side of the counter, with its webhooks sent to the server's port. */
  function checkout(): TestProvider {
    const { secretKey, appUrl } = stet.settings;
    const provider = new TestProvider({
      db: stet.db,
      clock: { now: () => Date.now() },
      log: silent,
      secretKey,
      appUrl,
    });
    provider.deliverTo(async (rawBody) => void (await tell(JSON.parse(rawBody) as PaymentEvent)));
    return provider;
  }

  test.each([
    ["before its webhook is stored", "insert", "payment_events"],
    ["before its webhook is applied", "update", "users"],
    ["before our own row", "insert", "subscriptions"],
  ] as const)(
    "an upgrade killed after the provider's change, %s, stands after the next start",
    async (name, write, table) => {
      const begun = await upgrade("lite");
      const { id: userId } = await stet.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
      await checkout().pay(userId, String(begun.data["transactionId"]), "pay");
      await allApplied(3);
      expect(await mine()).toMatchObject({ planId: 2, tokenLimit: 200_000 + trialCredits });
      const stalled = await stall(stet.settings, write, table);
      const raised = upgrade("pro").catch(() => null);
      const startedAt = await killAt(stalled);
      expect(await raised).toBeNull();
      await eventually(async () => (await mine()).planId === 3, soonMs);
      await allApplied(5);
      const appliedMs = Math.round(performance.now() - startedAt);
      expect(await mine()).toMatchObject({ planId: 3, tokenLimit: 600_000 + trialCredits });
      const invoices = await stet.db.selectFrom("invoices").select("origin").orderBy("billed_at").execute();
      expect(invoices.map(({ origin }) => origin)).toEqual(["web", "subscription_update"]);
      // Lite's credits and prompts, and what Pro has more of each.
      expect([await count("subscriptions"), await grants()]).toEqual([1, 4]);
      expect((await upgrade("pro")).status).toBe(409);
      await stet.standing([]);
      counted.push(`  an upgrade ${name}: stands ${appliedMs} ms after the start; 2 invoices, 4 grants`);
    },
    60_000,
  );
});
