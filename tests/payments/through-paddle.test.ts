import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { PlanAnswer, SubscriptionAnswer } from "#app/services/auth/plans/contract.ts";
import { eventually } from "#tests/support/eventually.ts";
import {
  onBothDatabases,
  openTestServices,
  type TestServices,
  type TestUser,
} from "#tests/support/test-services.ts";
import { runJobs } from "#tests/support/purchases.ts";
import { FakePaddle } from "./fake-paddle.ts";
import { arrangements } from "./paddle-webhooks.ts";

const day = 24 * 60 * 60 * 1000;
const path = "/api/v1/subscriptions";

onBothDatabases("plans sold through Paddle, over sockets", (kind) => {
  let paddle: FakePaddle;
  let services: TestServices;
  let webhooks: Server;
  let user: TestUser;

  beforeEach(async () => {
    const clock = { now: () => services?.clock.now() ?? Date.now() };
    paddle = await FakePaddle.start({ clock });
    services = await openTestServices(kind, [], { settings: { paddle: paddle.settings } });
    const listener = getRequestListener(async (request: Request) => {
      const { method, headers } = request;
      return services.fetch(new URL(request.url).pathname, { method, headers, body: await request.text() });
    });
    webhooks = createServer((request, response) => void listener(request, response));
    await new Promise<void>((resolve) => webhooks.listen(0, "127.0.0.1", resolve));
    const { port } = webhooks.address() as AddressInfo;
    paddle.webhooks.url = `http://127.0.0.1:${port}${path}/webhooks/paddle`;
    user = await services.newUser();
  });
  afterEach(async () => {
    await paddle.close();
    webhooks.close();
    webhooks.closeAllConnections();
    await services.close();
  });

  const post = <T = Record<string, unknown>>(call: string, body?: object) =>
    services.call<T>("POST", `${path}/${call}`, { token: user.token, body });
  const mine = async (): Promise<SubscriptionAnswer> =>
    (await services.call<SubscriptionAnswer>("GET", `${path}/me`, { token: user.token })).data;
  const priceOf = async (name: string): Promise<string> => {
    const { data } = await services.call<{ plans: PlanAnswer[] }>("GET", `${path}/plans`);
    return data.plans.find((plan) => plan.name === name)?.paddlePriceId ?? "none";
  };
  const upgrade = async (name: string) => post("upgrade", { priceId: await priceOf(name) });
  const becomes = (wanted: Partial<SubscriptionAnswer>): Promise<unknown> =>
    eventually(async () => {
      const found = await mine();
      return Object.entries(wanted).every(
        ([name, value]) => found[name as keyof SubscriptionAnswer] === value,
      );
    });
  const buy = async (name: string): Promise<string> => {
    const { data } = await upgrade(name);
    return (await paddle.pay(String(data["transactionId"]))).id;
  };

  test("a second checkout that was left open and is paid later is ended and paid back, and its buyer told", async () => {
    const [lite, pro] = [await upgrade("lite"), await upgrade("pro")];
    const first = await paddle.pay(String(lite.data["transactionId"]));
    await becomes({ planId: 2, status: "active" });
    services.clock.pass(60_000);
    const second = await paddle.pay(String(pro.data["transactionId"]));
    await becomes({ planId: 3, status: "active" });
    // The server's own round of jobs may have been under way when the clock was set: it is due again a minute later.
    await eventually(async () => {
      services.clock.pass(60_000);
      await runJobs(services);
      await paddle.webhooks.settled();
      const { planId, subscriptionId } = await mine();
      return planId === 2 && subscriptionId === first.id;
    });
    const row = await services.db
      .selectFrom("subscriptions")
      .select("status")
      .where("id", "=", second.id)
      .executeTakeFirstOrThrow();
    expect(row.status).toBe("canceled");
    expect([...paddle.books.refunds]).toEqual([pro.data["transactionId"]]);
    const letters = await services.db
      .selectFrom("outbox")
      .select("text_body")
      .where("kind", "=", "second purchase")
      .execute();
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text_body).toContain("payment goes back");
    services.clock.pass(120_000);
    await runJobs(services);
    expect(paddle.books.refunds.size).toBe(1);
  });

  test("purchase, upgrade, downgrade, cancellation, taking it back, lapse", async () => {
    const checkout = await post("create-checkout", {
      priceId: await priceOf("lite"),
      successUrl: "/subscription/success",
      cancelUrl: "/plans",
    });
    expect(checkout.data["checkoutUrl"]).toContain(
      `/checkout?_ptxn=${String(checkout.data["transactionId"])}`,
    );
    const transactionId = String(checkout.data["transactionId"]);
    expect((await upgrade("lite")).data["transactionId"]).toBe(transactionId);
    await paddle.decline(transactionId);
    expect((await mine()).planId).toBe(1);
    const { id } = await paddle.pay(transactionId);
    await becomes({ planId: 2, status: "active" });
    expect(await mine()).toMatchObject({ tokenLimit: 220_000, promptLimit: 600, subscriptionId: id });
    expect(
      (await services.call("GET", `${path}/checkout/${transactionId}`, { token: user.token })).data,
    ).toMatchObject({ state: "done", provider: { kind: "paddle", environment: "sandbox" } });

    expect((await upgrade("pro")).data).toEqual({ applied: true });
    expect(await mine()).toMatchObject({ planId: 3, tokenLimit: 620_000, promptLimit: 2_000 });
    await paddle.webhooks.settled();
    const { currentPeriodEnd } = await mine();
    expect((await upgrade("lite")).data).toEqual({ scheduledFor: currentPeriodEnd });
    await paddle.webhooks.settled();
    expect(await mine()).toMatchObject({ planId: 3, scheduledChange: { planId: 2 } });
    expect((await upgrade("power")).data).toEqual({ applied: true });
    await paddle.webhooks.settled();
    expect(await mine()).toMatchObject({ planId: 4, scheduledChange: null });

    expect((await post("cancel")).data).toMatchObject({ cancelAtPeriodEnd: true });
    expect((await post("resume")).data).toMatchObject({ cancelAtPeriodEnd: false });
    await post("cancel");
    await paddle.webhooks.settled();
    await paddle.endPeriod(id);
    await becomes({ planId: 1, status: "free" });

    const { data: billing } = await services.call<{
      recent_invoices: { description: string; amount: number }[];
    }>("GET", `${path}/billing`, { token: user.token });
    expect(billing.recent_invoices.map(({ description }) => description)).toEqual([
      "Power, prorated from Pro",
      "Pro, prorated from Lite",
      "Lite",
    ]);
    expect(billing.recent_invoices.at(-1)?.amount).toBe(699);
  });

  test("of an upgrade while a downgrade is scheduled only the difference to what is paid is billed", async () => {
    await buy("pro");
    await becomes({ planId: 3 });
    await upgrade("lite");
    await paddle.webhooks.settled();
    await upgrade("power");
    await paddle.webhooks.settled();
    await eventually(async () => {
      const { rows } = await invoices();
      return rows.length === 2;
    });
    const { rows } = await invoices();
    // The whole period is left: 19.99 - 12.99, give or take the seconds of this test.
    expect(rows.map(({ amount }) => amount)[1]).toBeGreaterThan(690);
    expect(rows.map(({ amount }) => amount)[1]).toBeLessThanOrEqual(700);
  });
  const invoices = async () => ({
    rows: await services.db.selectFrom("invoices").selectAll().orderBy("billed_at").execute(),
  });

  test("a declined upgrade changes nothing and says so", async () => {
    await buy("lite");
    await becomes({ planId: 2 });
    paddle.declineNext();
    const refused = await upgrade("pro");
    expect([refused.status, refused.data["code"]]).toEqual([402, "payment_failed"]);
    expect(await mine()).toMatchObject({ planId: 2, tokenLimit: 220_000 });
  });

  test("a renewal brings the next month's credits; one that fails keeps access until it is paid", async () => {
    const id = await buy("lite");
    await becomes({ planId: 2 });
    const first = (await mine()).currentPeriodEnd;
    services.clock.pass(Date.parse(first) - services.clock.now() + 1_000);
    user = await services.login(user);
    await paddle.renew(id);
    await eventually(async () => (await mine()).currentPeriodEnd !== first);
    expect(await mine()).toMatchObject({ planId: 2, tokenLimit: 200_000, status: "active" });

    services.clock.pass(Date.parse((await mine()).currentPeriodEnd) - services.clock.now() + 1_000);
    user = await services.login(user);
    await paddle.failRenewal(id);
    await becomes({ status: "past_due" });
    expect(await mine()).toMatchObject({ planId: 2, tokenLimit: 200_000 });
    const grants = async () =>
      (
        await services.db
          .selectFrom("entries")
          .select("source")
          .where("kind", "=", "grant")
          .where("amount", "=", 200_000)
          .execute()
      ).length;
    expect(await grants()).toBe(2);
    await paddle.recover(id);
    await becomes({ status: "active" });
    await mine();
    expect(await grants()).toBe(3);
  });

  test("webhooks that are lost, doubled or out of order come to the same end", async () => {
    paddle.webhooks.arrange = arrangements.reversed;
    paddle.webhooks.atOnce = true;
    const id = await buy("lite");
    await becomes({ planId: 2 });
    // One of the purchase that is still on its way would have the server ask how things stand now.
    await paddle.webhooks.settled();
    paddle.webhooks.arrange = arrangements.lost;
    await paddle.pause(id);
    expect((await mine()).planId).toBe(2);
    services.clock.pass(day / 12);
    await runJobs(services);
    user = await services.login(user);
    await becomes({ planId: 1 });
    paddle.webhooks.arrange = arrangements.inOrder;
    await paddle.replay();
    await paddle.replay();
    expect((await mine()).planId).toBe(1);
    expect((await invoices()).rows).toHaveLength(1);
  });

  test.each(["error 500", "too many", "page 502", "drop", "redirect"] as const)(
    "when Paddle answers %s, nothing changes and the caller reads a sentence",
    async (fault) => {
      await buy("lite");
      await becomes({ planId: 2 });
      // What the server asks for by itself must not take the fault.
      await eventually(async () => paddle.calls.some((call) => call.path.startsWith("/events")));
      paddle.faults.push(fault);
      const refused = await post<{ detail: string; retryable: boolean }>("cancel");
      expect([refused.status >= 502 && refused.status <= 503, typeof refused.data.detail]).toEqual([
        true,
        "string",
      ]);
      expect(refused.data.detail).toMatch(/^[A-Z].*\.$/);
      expect(await mine()).toMatchObject({ planId: 2, cancelAtPeriodEnd: false });
    },
    20_000,
  );

  test("the subscription of a deleted account is cancelled, with retries, and the account is erased only then", async () => {
    const id = await buy("lite");
    await becomes({ planId: 2 });
    paddle.fault = "error 503";
    await services.call("POST", "/api/v1/auth/disable-account", {
      token: user.token,
      body: { mode: "delete" },
    });
    services.clock.pass(31 * day);
    await runJobs(services);
    expect(await services.db.selectFrom("users").select("id").execute()).toHaveLength(1);
    paddle.fault = null;
    await eventually(async () => {
      services.clock.pass(day / 12);
      await runJobs(services);
      return (await services.db.selectFrom("users").select("id").execute()).length === 0;
    });
    expect(paddle.books.requireSubscription(id).scheduled_change).toMatchObject({ action: "cancel" });
  });
});
