import { afterEach, beforeEach, expect, test } from "vitest";
import type { PlanAnswer, SubscriptionAnswer } from "#app/services/auth/plans/contract.ts";
import {
  onBothDatabases,
  openTestServices,
  type TestServices,
  type TestUser,
} from "#tests/support/test-services.ts";
import { asPages } from "#tests/support/purchases.ts";

const day = 24 * 60 * 60 * 1000;
const path = "/api/v1/subscriptions";

onBothDatabases("subscriptions at the test checkout", (kind) => {
  let services: TestServices;
  let user: TestUser;

  beforeEach(async () => {
    services = await openTestServices(kind, []);
    user = await services.newUser();
    services.clock.pass(8 * day);
    user = await services.login(user);
  });
  afterEach(() => services.close());

  const get = <T>(call: string) => services.call<T>("GET", `${path}/${call}`, { token: user.token });
  const post = <T = Record<string, unknown>>(call: string, body?: object) =>
    services.call<T>("POST", `${path}/${call}`, { token: user.token, body });
  const mine = async (): Promise<SubscriptionAnswer> => (await get<SubscriptionAnswer>("me")).data;
  const priceOf = async (name: string): Promise<string> => {
    const { data } = await services.call<{ plans: PlanAnswer[] }>("GET", `${path}/plans`);
    return data.plans.find((plan) => plan.name === name)?.paddlePriceId ?? "none";
  };
  const upgrade = async (name: string) => post("upgrade", { priceId: await priceOf(name) });
  const pay = (transactionId: unknown, outcome = "pay") =>
    asPages(services, "POST", `${path}/test-payment`, {
      token: user.token,
      body: { transactionId, outcome },
    });
  const happen = (what: string) =>
    asPages(services, "POST", `${path}/test-portal`, { token: user.token, body: { happen: what } });
  const buy = async (name: string): Promise<void> => {
    const { data } = await upgrade(name);
    expect((await pay(data["transactionId"])).status).toBe(200);
  };

  test("plans are public, as the decisions name them", async () => {
    const { data } = await services.call<{ plans: PlanAnswer[] }>("GET", `${path}/plans`);
    expect(
      data.plans.map(({ id, name, price, tokenLimit, promptLimit, paddlePriceId }) => [
        id,
        name,
        price,
        tokenLimit,
        promptLimit,
        paddlePriceId !== null,
      ]),
    ).toEqual([
      [1, "free", 0, 20_000, 60, false],
      [2, "lite", 6.99, 200_000, 600, true],
      [3, "pro", 12.99, 600_000, 2_000, true],
      [4, "power", 19.99, 1_500_000, 6_000, true],
    ]);
    expect((await services.call("GET", `${path}/plans/3`)).data).toMatchObject({ plan: { name: "pro" } });
    for (const id of ["0", "5", "x", "03.0"]) {
      expect((await services.call("GET", `${path}/plans/${id}`)).status).toBe(404);
    }
  });

  test("eight upgrades at once are one, with one invoice", async () => {
    await buy("lite");
    const answers = await Promise.all(Array.from({ length: 8 }, () => upgrade("pro")));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(7);
    expect((await mine()).planId).toBe(3);
    const invoices = await services.db.selectFrom("invoices").select("origin").execute();
    expect(invoices.map(({ origin }) => origin).toSorted()).toEqual(["subscription_update", "web"]);
  });

  test("a change that began a moment after this one read the clock goes first", async () => {
    await buy("lite");
    const until = services.clock.now() + 60_500;
    await services.db.insertInto("plan_changes").values({ user_id: user.userId, until }).execute();
    expect((await upgrade("pro")).status).toBe(409);
    await services.db.deleteFrom("plan_changes").execute();
  });

  test("a second checkout that was left open cannot be paid beside the first", async () => {
    const [lite, pro] = [await upgrade("lite"), await upgrade("pro")];
    expect((await pay(lite.data["transactionId"])).status).toBe(200);
    const second = await pay(pro.data["transactionId"]);
    expect([second.status, second.data]).toMatchObject([
      409,
      { detail: expect.stringContaining("Nothing was charged") as string },
    ]);
    expect((await mine()).planId).toBe(2);
  });

  test("from the free plan by a purchase, up at once, down at the period's end, cancelled, taken back, lapsed", async () => {
    expect(await mine()).toMatchObject({
      planId: 1,
      status: "free",
      tokenLimit: 20_000,
      subscriptionId: null,
      paddleSubscriptionId: null,
    });
    const begun = await upgrade("lite");
    expect(begun.data).toMatchObject({ transactionId: expect.stringMatching(/^txn_/) });
    expect((await mine()).planId).toBe(1);
    await buy("lite");
    expect(await mine()).toMatchObject({
      planId: 2,
      status: "active",
      tokensUsed: 0,
      tokenLimit: 200_000,
      promptLimit: 600,
      cancelAtPeriodEnd: false,
    });
    const { subscriptionId, paddleSubscriptionId } = await mine();
    expect([subscriptionId, paddleSubscriptionId]).toEqual(Array(2).fill(expect.stringMatching(/^sub_/)));
    expect(paddleSubscriptionId).toBe(subscriptionId);
    expect((await upgrade("lite")).status).toBe(409);
    expect((await upgrade("pro")).data).toEqual({ applied: true });
    expect(await mine()).toMatchObject({ planId: 3, tokenLimit: 600_000, promptLimit: 2_000 });

    const { currentPeriodEnd } = await mine();
    expect((await upgrade("lite")).data).toEqual({ scheduledFor: currentPeriodEnd });
    expect(await mine()).toMatchObject({
      planId: 3,
      tokenLimit: 600_000,
      scheduledChange: { planId: 2, effectiveAt: currentPeriodEnd },
    });
    expect((await post("resume")).data).toMatchObject({ planId: 3, scheduledChange: null });

    expect((await post("cancel")).data).toMatchObject({ cancelAtPeriodEnd: true, planId: 3 });
    expect((await upgrade("power")).status).toBe(409);
    expect((await post("resume")).data).toMatchObject({ cancelAtPeriodEnd: false });
    expect((await post("resume")).status).toBe(409);
    await post("cancel");
    expect((await happen("end period")).status).toBe(200);
    expect(await mine()).toMatchObject({ planId: 1, status: "free", tokenLimit: 20_000 });
    expect((await post("cancel")).status).toBe(409);
  });
});
