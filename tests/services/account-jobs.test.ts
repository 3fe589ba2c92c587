import { afterEach, beforeEach, expect, test } from "vitest";
import { type Db, openMigrated } from "#app/server/database/database.ts";
import { type Job, JobLoop } from "#app/server/jobs/jobs.ts";
import { openServices } from "#app/server/services.ts";
import { eventually } from "#tests/support/eventually.ts";
import { type FreshSettings, freshSettings, onBothDatabases, silent } from "#tests/support/test-services.ts";

onBothDatabases("the servers' own jobs", (kind) => {
  let fresh: FreshSettings;
  let db: Db;
  let now = Date.now();
  beforeEach(async () => {
    fresh = await freshSettings(kind);
    db = await openMigrated(fresh.settings, silent);
  });
  afterEach(async () => {
    await db.destroy();
    await fresh.drop();
  });
  const loop = (owner: string, ...jobs: Job[]) =>
    new JobLoop({ db, clock: { now: () => now }, log: silent, owner }, jobs);

  test("a job runs when it is due, and not before", async () => {
    let runs = 0;
    const one = loop("one", { name: "count", everyMs: 1_000, run: async () => void runs++ });
    await one.runDue();
    await one.runDue();
    expect(runs).toBe(1);
    now += 999;
    await one.runDue();
    expect(runs).toBe(1);
    now += 1;
    await one.runDue();
    expect(runs).toBe(2);
  });

  test("of two servers one runs it, also while a run lasts", async () => {
    let running = 0;
    let most = 0;
    let runs = 0;
    const { promise: gate, resolve } = Promise.withResolvers<void>();
    const run = async () => {
      runs++;
      most = Math.max(most, ++running);
      await gate;
      running--;
    };
    const job: Job = { name: "slow", everyMs: 0, run };
    const both = [loop("one", job).runDue(), loop("two", job).runDue()];
    await eventually(async () => runs === 1);
    await loop("three", job).runDue();
    expect(runs).toBe(1);
    resolve();
    await Promise.all(both);
    expect(most).toBe(1);
  });

  test("a killed server's job is run by another when its lease has lapsed", async () => {
    let runs = 0;
    await db
      .insertInto("jobs")
      .values({ name: "left", owner: "dead", lease_until: now + 60_000, due_at: 0 })
      .execute();
    const alive = loop("alive", { name: "left", everyMs: 1_000, run: async () => void runs++ });
    await alive.runDue();
    expect(runs).toBe(0);
    now += 60_000;
    await alive.runDue();
    expect(runs).toBe(1);
  });

  test("a job that fails keeps no other from running, and its lease is given back", async () => {
    let runs = 0;
    const failing: Job = { name: "failing", everyMs: 1_000, run: () => Promise.reject(new Error("no")) };
    await loop("one", failing, { name: "good", everyMs: 1_000, run: async () => void runs++ }).runDue();
    expect(runs).toBe(1);
    const row = await db
      .selectFrom("jobs")
      .selectAll()
      .where("name", "=", "failing")
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ owner: null, lease_until: 0, due_at: now + 1_000 });
  });

  test("closing asks the running job to end and waits for it", async () => {
    let ended = false;
    const run = (signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        signal.addEventListener("abort", () => {
          ended = true;
          resolve();
        });
      });
    const one = loop("one", { name: "long", everyMs: 1_000, run });
    one.open();
    await eventually(async () =>
      (await db.selectFrom("jobs").selectAll().execute()).some(({ owner }) => owner === "one"),
    );
    await one.close();
    expect(ended).toBe(true);
    expect((await db.selectFrom("jobs").selectAll().execute())[0]?.owner).toBeNull();
  });

  test("a server runs its jobs by itself", async () => {
    await db.insertInto("drafts").values({ hash: "over", body: "a", created_at: 0, expires_at: 1 }).execute();
    const services = await openServices(fresh.settings, silent, []);
    await eventually(async () => (await db.selectFrom("drafts").selectAll().execute()).length === 0);
    await services.close(0);
  });
});
