import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hold, LimitReached, release, settle, usage } from "#app/server/credits/ledger.ts";
import { transact } from "#app/server/database/database.ts";
import { onBothDatabases, openTestServices, type TestServices, type TestUser } from "#tests/support/test-services.ts";

onBothDatabases("the ledger", (kind) => {
  let services: TestServices;
  let user: TestUser;

  beforeEach(async () => {
    services = await openTestServices(kind, []);
    user = await services.newUser();
  });
  afterEach(() => services.close());

  const take = async (generation: string, input: number, output: number): Promise<void> => {
    const now = services.clock.now();
    await transact(services.db, (trx) => hold(trx, user.userId, { input, output, prompts: 1, generation }, now));
  };
  const left = async (): Promise<number> => {
    const { used, limit } = await usage(services.db, user.userId, "credits", services.clock.now());
    return limit - used;
  };

  test("a hold reserves, a settle charges at most the hold, a release gives all back", async () => {
    const before = await left();
    await take("settled", 100, 300);
    expect(await left()).toBe(before - 400);
    const charged = await transact(services.db, (trx) => settle(trx, "settled", 5_000, services.clock.now()));
    expect(charged).toBe(400);
    await take("released", 100, 300);
    await transact(services.db, (trx) => release(trx, "released", services.clock.now()));
    expect(await left()).toBe(before - 400);
    await services.db.deleteFrom("entries").where("generation_id", "is not", null).execute();
    await services.db.updateTable("buckets").set((eb) => ({ balance: eb.ref("granted"), seq: 1 })).execute();
  });

  test("a hold is ended once", async () => {
    await take("once", 10, 10);
    await transact(services.db, (trx) => settle(trx, "once", 5, services.clock.now()));
    const charged = await transact(services.db, (trx) => settle(trx, "once", 5, services.clock.now()));
    expect(charged).toBe(0);
    await services.db.deleteFrom("entries").where("generation_id", "is not", null).execute();
    await services.db.updateTable("buckets").set((eb) => ({ balance: eb.ref("granted"), seq: 1 })).execute();
  });

  test("of 64 parallel holds with credit for 10, exactly 10 succeed", async () => {
    const each = (await left()) / 10;
    const results = await Promise.allSettled(
      Array.from({ length: 64 }, () => take(randomUUID(), each - 1, 1)),
    );
    const refusals = results.filter((result) => result.status === "rejected");
    expect(refusals.length).toBe(54);
    for (const refusal of refusals) expect(refusal.reason).toBeInstanceOf(LimitReached);
    expect(await left()).toBe(0);
    await services.db.deleteFrom("entries").where("generation_id", "is not", null).execute();
    await services.db.updateTable("buckets").set((eb) => ({ balance: eb.ref("granted"), seq: 1 })).execute();
  });

  test("without credit nothing is held, and the error says what is used", async () => {
    await expect(take("too-much", 1_000_000, 1)).rejects.toMatchObject({ unit: "credits", limit: 20_000 });
    expect(await services.db.selectFrom("entries").select("seq").where("kind", "=", "hold").execute()).toEqual([]);
  });
});
