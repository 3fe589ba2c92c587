import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hold, LimitReached, release, settle, usage } from "#app/server/credits/ledger.ts";
import { transact } from "#app/server/database/database.ts";
import { recoverOrphans } from "#app/server/generations/recover.ts";
import { plantRunning } from "#tests/support/generations.ts";
import {
  onBothDatabases,
  openTestServices,
  type TestServices,
  type TestUser,
} from "#tests/support/test-services.ts";

const day = 24 * 60 * 60 * 1000;
const trial = 7 * day;

onBothDatabases("the ledger", (kind) => {
  let services: TestServices;
  let user: TestUser;

  beforeEach(async () => {
    services = await openTestServices(kind, []);
    user = await services.newUser();
    services.clock.pass(trial + day);
  });
  afterEach(() => services.close());

  // The keeper of a running server takes over what has no owner that is alive; here the tests are the owner.
  const take = (input: number, output: number): Promise<string> =>
    plantRunning(services, user.userId, {
      credits: { input, output },
      lease_until: Number.MAX_SAFE_INTEGER,
    });
  const left = async (unit: "credits" | "prompts" = "credits"): Promise<number> => {
    const { used, limit } = (await usage(services.db, user.userId, services.clock.now()))[unit];
    return limit - used;
  };
  /** Ends a planted generation as the runner does: row and hold in one transaction. */
  const end = (id: string, charge: number | null): Promise<number> =>
    transact(services.db, async (trx) => {
      const now = services.clock.now();
      const charged = charge === null ? (await release(trx, id, now), 0) : await settle(trx, id, charge, now);
      const outcome =
        charge === null
          ? ({ state: "failed", error: "{}" } as const)
          : ({ state: "done", answer: "{}" } as const);
      await trx
        .updateTable("generations")
        .set({ ...outcome, charged, ended_at: now })
        .where("id", "=", id)
        .execute();
      return charged;
    });

  test("a hold reserves, a settle charges at most the hold, a release gives all back", async () => {
    const [credits, prompts] = [await left(), await left("prompts")];
    const settled = await take(100, 300);
    expect([await left(), await left("prompts")]).toEqual([credits - 400, prompts - 1]);
    expect(await end(settled, 5_000)).toBe(400);
    const released = await take(100, 300);
    expect(await left()).toBe(credits - 800);
    await end(released, null);
    expect([await left(), await left("prompts")]).toEqual([credits - 400, prompts - 1]);
    const cheap = await take(100, 300);
    expect(await end(cheap, 120)).toBe(120);
    expect(await left()).toBe(credits - 520);
  });

  test("a hold is ended once", async () => {
    const id = await take(10, 10);
    expect(await end(id, 5)).toBe(5);
    const before = await left();
    const again = await transact(services.db, (trx) => settle(trx, id, 5, services.clock.now()));
    await transact(services.db, (trx) => release(trx, id, services.clock.now()));
    expect([again, await left()]).toEqual([0, before]);
  });

  test("the database itself refuses a second outcome and a negative balance", async () => {
    const id = await take(10, 10);
    await end(id, 5);
    const entry = await services.db
      .selectFrom("entries")
      .selectAll()
      .where("kind", "=", "settle")
      .limit(1)
      .executeTakeFirstOrThrow();
    const next = { ...entry, seq: 99, source: "again" };
    await expect(services.db.insertInto("entries").values(next).execute()).rejects.toThrow();
    const negative = { ...entry, seq: 98, source: "negative", hold_seq: null, balance_after: -1 };
    await expect(services.db.insertInto("entries").values(negative).execute()).rejects.toThrow();
    await expect(services.db.updateTable("buckets").set({ balance: -1 }).execute()).rejects.toThrow();
  });

  test("of 64 parallel holds with credit for 10, exactly 10 succeed", async () => {
    const each = (await left()) / 10;
    const results = await Promise.allSettled(Array.from({ length: 64 }, () => take(each - 1, 1)));
    const refusals = results.filter((result) => result.status === "rejected");
    expect(refusals.length).toBe(54);
    for (const refusal of refusals) expect(refusal.reason).toBeInstanceOf(LimitReached);
    expect(await left()).toBe(0);
  });

  test("holds and settles of many users at once wait for each other in one order", async () => {
    const users = await Promise.all(Array.from({ length: 4 }, () => services.newUser()));
    const work = users.flatMap(({ userId }) =>
      Array.from({ length: 2 }, async () => {
        for (let round = 0; round < 12; round++) {
          await end(await plantRunning(services, userId, { credits: { input: 5, output: 5 } }), 3);
        }
      }),
    );
    await Promise.all(work);
    for (const { userId } of users) {
      const { credits } = await usage(services.db, userId, services.clock.now());
      expect(credits).toMatchObject({ used: 72 });
    }
  });

  test("a grant is made once, however many see the month first", async () => {
    services.clock.pass(32 * day);
    const month = services.clock.now() - day;
    const seen = await Promise.all(Array.from({ length: 16 }, () => left()));
    expect(new Set(seen).size).toBe(1);
    const grants = await services.db
      .selectFrom("entries")
      .select("source")
      .where("kind", "=", "grant")
      .where("created_at", ">", month)
      .execute();
    expect(grants).toHaveLength(2);
  });

  test("servers that start together give an orphaned hold back once, whatever else would end it", async () => {
    const all = await left();
    const ids = await Promise.all(Array.from({ length: 8 }, () => take(10, 10)));
    const now = services.clock.now();
    const late = ids
      .slice(0, 4)
      .map((id) =>
        transact(services.db, (trx) => settle(trx, id, 20, now)).then((charged) => ({ id, charged })),
      );
    const starts = [1, 2, 3, 4].map((server) => recoverOrphans(services.db, `server ${server}`, now, true));
    const charges = await Promise.all(late);
    await Promise.all(starts);
    const outcomes = await services.db
      .selectFrom("entries")
      .select("source")
      .where("kind", "in", ["settle", "release"])
      .execute();
    expect(outcomes).toHaveLength(ids.length * 2);
    const charged = charges.reduce((sum, one) => sum + one.charged, 0);
    expect(await left()).toBe(all - charged);
    // Whoever settled after the takeover sees that nothing is left to settle, and takes its text back.
    for (const { id, charged: taken } of charges)
      await services.db.updateTable("generations").set({ charged: taken }).where("id", "=", id).execute();
  });

  test("without credit nothing is held, and the error says what is used", async () => {
    await expect(take(1_000_000, 1)).rejects.toMatchObject({ unit: "credits", limit: 20_000 });
    expect(
      await services.db.selectFrom("entries").select("seq").where("kind", "=", "hold").execute(),
    ).toEqual([]);
    expect(await left("prompts")).toBe(60);
  });

  test("what is left bounds the output's part of a hold, never the input's", async () => {
    const all = await left();
    await take(all - 50, 4_000);
    expect(await left()).toBe(0);
    await expect(take(1, 1)).rejects.toBeInstanceOf(LimitReached);
  });

  test("a new month grants anew, and a hold of the old one settles in the old one", async () => {
    const id = await take(100, 300);
    services.clock.pass(32 * day);
    expect(await left()).toBe(20_000);
    expect(await end(id, 200)).toBe(200);
    expect(await left()).toBe(20_000);
  });

  test("nobody can hold on an account that is not there", async () => {
    const hopeless = transact(services.db, (trx) =>
      hold(trx, randomUUID(), { input: 1, output: 1, prompts: 1, generation: "x" }, services.clock.now()),
    );
    await expect(hopeless).rejects.toThrow();
  });
});
