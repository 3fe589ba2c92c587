import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { auditDatabase } from "#app/server/commands/audit.ts";
import { append, given } from "#app/server/credits/buckets.ts";
import type { EntryRow } from "#app/server/credits/tables.ts";
import { type Db, transact } from "#app/server/database/database.ts";
import { keptText, oneSentence, plantRunning } from "#tests/support/generations.ts";
import { asPages } from "#tests/support/purchases.ts";
import { says, scriptedWriter } from "#tests/support/scripted-writer.ts";
import { onBothDatabases, openTestServices, type TestServices } from "#tests/support/test-services.ts";

const path = "/api/v1/subscriptions";

onBothDatabases("of what is paid", (kind) => {
  let services: TestServices;
  let db: Db;
  let userId: string;
  let generation: string;

  beforeEach(async () => {
    services = await openTestServices(kind, [scriptedWriter(says(keptText))]);
    db = services.db;
    const { token, ...user } = await services.newUser();
    userId = user.userId;
    const { data } = await services.call("POST", `${path}/upgrade`, {
      token,
      body: { priceId: "pri_test_lite" },
    });
    const body = { transactionId: data["transactionId"], outcome: "pay" };
    expect((await asPages(services, "POST", `${path}/test-payment`, { token, body })).status).toBe(200);
    const made = await services.call<{ generation: string }>("POST", "/api/v1/smart-actions/generateSmart", {
      body: oneSentence(),
      token,
    });
    generation = made.data.generation;
    expect(await auditDatabase(db)).toEqual([]);
  });
  afterEach(async () => {
    await services.end(0);
    await db.deleteFrom("users").execute();
    await services.close();
  });

  const entryOf = (entryKind: EntryRow["kind"]): Promise<EntryRow> =>
    db
      .selectFrom("entries")
      .innerJoin("buckets", "buckets.id", "entries.bucket_id")
      .selectAll("entries")
      .where("entries.kind", "=", entryKind)
      .where("buckets.unit", "=", "credits")
      .orderBy("entries.amount")
      .limit(1)
      .executeTakeFirstOrThrow();
  const put = (entry: EntryRow): Promise<unknown> => db.insertInto("entries").values(entry).execute();

  describe("the audit finds", () => {
    const rules = async (): Promise<string[]> =>
      [...new Set((await auditDatabase(db)).map(({ rule }) => rule))].sort();

    test("a bucket that has given something else than its grants say", async () => {
      const { bucket_id } = await entryOf("grant");
      await db
        .updateTable("buckets")
        .set((eb) => ({ granted: eb("granted", "+", 1) }))
        .where("id", "=", bucket_id)
        .execute();
      expect(await rules()).toEqual(["a bucket has given what its grants say"]);
    });

    test("a settle of another generation's hold", async () => {
      const { bucket_id, seq } = await entryOf("settle");
      await db
        .updateTable("entries")
        .set({ generation_id: "another" })
        .where("bucket_id", "=", bucket_id)
        .where("seq", "=", seq)
        .execute();
      expect(await rules()).toContain("a settle or release ends a hold of its generation");
    });

    test("an outcome that ends what is no hold", async () => {
      const { bucket_id } = await entryOf("settle");
      const settled = await transact(db, async (trx) => {
        const taken = await append(trx, bucket_id, given("adjust", -5, "planted", services.clock.now()));
        return append(trx, bucket_id, {
          ...given("adjust", 5, "planted outcome", services.clock.now()),
          kind: "settle",
          hold_seq: taken,
          hold_amount: -5,
          generation_id: generation,
        });
      });
      const found = await auditDatabase(db);
      expect(found).toContainEqual({
        rule: "a settle or release ends a hold of its generation",
        id: `${bucket_id} ${settled}`,
        found: "none",
      });
    });

    test("somebody who pays twice", async () => {
      const row = await db.selectFrom("subscriptions").selectAll().executeTakeFirstOrThrow();
      const second = { ...row, id: "sub_second" };
      await db.insertInto("subscriptions").values(second).execute();
      expect(await rules()).toEqual(["a user pays for one subscription"]);
      await db.updateTable("subscriptions").set({ cancel_at: 1 }).where("id", "=", second.id).execute();
      expect(await rules()).toEqual([]);
      await db
        .updateTable("subscriptions")
        .set({ cancel_at: null, status: "past_due" })
        .where("id", "=", second.id)
        .execute();
      expect(await rules()).toEqual(["a user pays for one subscription"]);
      await db
        .updateTable("subscriptions")
        .set({ provider: "operator" })
        .where("id", "=", second.id)
        .execute();
      expect(await rules()).toEqual([]);
    });

    test("an event that was applied to somebody else", async () => {
      const other = await services.newUser();
      const { id } = await db
        .selectFrom("payment_events")
        .select("id")
        .where("type", "=", "subscription.created")
        .executeTakeFirstOrThrow();
      await db.updateTable("payment_events").set({ user_id: other.userId }).where("id", "=", id).execute();
      expect(await auditDatabase(db)).toEqual([
        { rule: "an applied event belongs to its subscription's user", id, found: userId },
      ]);
    });

    test("a payment without its invoice", async () => {
      await db.deleteFrom("invoices").execute();
      expect(await rules()).toEqual(["a completed payment has its invoice"]);
    });
  });

  describe("the database itself refuses", () => {
    const refused = async (
      by: "check" | "foreign key" | "unique",
      entry: Promise<unknown>,
    ): Promise<void> => {
      await expect(entry).rejects.toThrow(new RegExp(`${by} constraint`, "i"));
      expect(await auditDatabase(db)).toEqual([]);
    };
    /** An outcome of an open hold, as the ledger would write it. */
    const outcome = async (change: Partial<EntryRow>): Promise<EntryRow> => {
      const id = await plantRunning(services, userId, {});
      const held = await db
        .selectFrom("entries")
        .selectAll()
        .where("generation_id", "=", id)
        .where("kind", "=", "hold")
        .orderBy("amount")
        .limit(1)
        .executeTakeFirstOrThrow();
      return {
        ...held,
        kind: "settle",
        seq: held.seq + 1,
        source: `planted:${id}`,
        hold_seq: held.seq,
        hold_amount: held.amount,
        ...change,
      };
    };

    test("a settle above its hold, whatever it says that was held", async () => {
      await refused("check", put(await outcome({ amount: 401 })));
      await refused("foreign key", put(await outcome({ amount: 401, hold_amount: -401 })));
      await refused("check", put(await outcome({ amount: -1 })));
    });

    test("a second outcome of a hold", async () => {
      const settled = await entryOf("settle");
      await refused("unique", put({ ...settled, seq: settled.seq + 1_000, source: "again" }));
      const release = { kind: "release", amount: -(settled.hold_amount ?? 0) } as const;
      await refused("unique", put({ ...settled, ...release, seq: settled.seq + 1_000, source: "again" }));
    });

    test("a release of another amount than was held", async () => {
      await refused("check", put(await outcome({ kind: "release", amount: 399 })));
      await refused("check", put(await outcome({ kind: "release", amount: 401 })));
    });

    test("an outcome of a hold that there is not, or of a grant", async () => {
      await refused("foreign key", put(await outcome({ amount: 1, hold_seq: 9_999 })));
      const grant = await entryOf("grant");
      await refused(
        "check",
        put(await outcome({ amount: 0, hold_seq: grant.seq, hold_amount: grant.amount })),
      );
    });

    test("a negative balance", async () => {
      const { bucket_id } = await entryOf("grant");
      await refused(
        "check",
        db.updateTable("buckets").set({ balance: -1 }).where("id", "=", bucket_id).execute(),
      );
      await refused("check", put(await outcome({ amount: 0, balance_after: -1 })));
      await refused(
        "check",
        transact(db, (trx) =>
          append(trx, bucket_id, given("adjust", -10_000_000, "planted", services.clock.now())),
        ),
      );
    });

    test("a grant with the same source twice, in any bucket", async () => {
      const grant = await entryOf("grant");
      const buckets = await db.selectFrom("buckets").select(["id", "seq"]).execute();
      for (const bucket of buckets)
        await refused("unique", put({ ...grant, bucket_id: bucket.id, seq: bucket.seq + 1_000 }));
      await refused(
        "unique",
        transact(db, (trx) =>
          append(trx, grant.bucket_id, given("grant", 5, grant.source, services.clock.now())),
        ),
      );
    });

    test("a second bucket of a period, a taking grant, a giving hold and a hold of nobody's", async () => {
      const bucket = await db.selectFrom("buckets").selectAll().limit(1).executeTakeFirstOrThrow();
      await refused(
        "unique",
        db
          .insertInto("buckets")
          .values({ ...bucket, id: "second" })
          .execute(),
      );
      const grant = await entryOf("grant");
      const next = { ...grant, seq: grant.seq + 1_000, source: "planted" };
      await refused("check", put({ ...next, amount: -1 }));
      await refused("check", put({ ...next, kind: "hold", amount: 1, generation_id: generation }));
      await refused("check", put({ ...next, kind: "hold", amount: -1, generation_id: null }));
    });
  });
});
