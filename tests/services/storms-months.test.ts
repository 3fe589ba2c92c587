import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { SubscriptionAnswer } from "#app/services/auth/plans/contract.ts";
import { keptText } from "#tests/support/generations.ts";
import { watchLedger } from "#tests/support/ledger-watch.ts";
import { slowly } from "#tests/support/scripted-writer.ts";
import { arrangements, insist, openServers, type Servers } from "#tests/support/storm.ts";
import type { TestUser } from "#tests/support/test-services.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** How long before the boundary the storm begins; a step of the clock stays within what a running text's lease lasts. */
const leadMs = 10_000;
const lastMs = 30;
const writers = 4;
/** So many texts are written before the boundary comes. */
const before = 2 * writers;

describe.each(arrangements)("on %s a storm", (name, kind, count) => {
  let servers: Servers;
  let user: TestUser;

  beforeEach(async () => {
    servers = await openServers(kind, count, slowly(keptText.split(" "), 4));
    user = await servers.first.newUser();
  });
  afterEach(() => servers.close());

  const moveTo = (time: number): void => {
    for (const { clock } of servers.all) clock.pass(time - clock.now());
  };

  /** Puts the clocks before `boundary`, for someone who signed up at `signedUpAt`. */
  async function stand(signedUpAt: number, boundary: number): Promise<void> {
    const { db } = servers.first;
    // What the log-in granted belongs to another sign-up day.
    await db.deleteFrom("buckets").where("user_id", "=", user.userId).execute();
    await db.updateTable("users").set({ created_at: signedUpAt }).where("id", "=", user.userId).execute();
    moveTo(boundary - hour);
    user = await servers.first.login(user);
  }

  /** Writes across the boundary, until every writer has ended one text that it began after it. */
  async function storm(boundary: number): Promise<number> {
    const { clock } = servers.first;
    let charged = 0;
    let texts = 0;
    moveTo(boundary - leadMs);
    await Promise.all(
      Array.from({ length: writers }, async (_, caller) => {
        for (let after = false; !after;) {
          after = clock.now() > boundary + 50;
          const { status, data } = await insist(servers, user.token, caller);
          expect(status).toBe(200);
          charged += data.usage.charged;
          texts += 1;
          if (texts === before && clock.now() < boundary - lastMs) moveTo(boundary - lastMs);
        }
      }),
    );
    return charged;
  }

  const bucketsOf = () =>
    servers.first.db
      .selectFrom("buckets")
      .selectAll()
      .where("user_id", "=", user.userId)
      .orderBy("unit")
      .orderBy("starts_at")
      .execute();
  /** Holds with the period of the bucket that they were taken from. */
  const holdsOf = () =>
    servers.first.db
      .selectFrom("entries")
      .innerJoin("buckets", "buckets.id", "entries.bucket_id")
      .leftJoin("entries as outcome", (join) =>
        join
          .onRef("outcome.bucket_id", "=", "entries.bucket_id")
          .onRef("outcome.hold_seq", "=", "entries.seq"),
      )
      .select([
        "buckets.period",
        "buckets.unit",
        "buckets.starts_at",
        "buckets.ends_at",
        "entries.created_at",
        "outcome.created_at as ended_at",
      ])
      .where("buckets.user_id", "=", user.userId)
      .where("entries.kind", "=", "hold")
      .execute();
  const mine = async () =>
    (await servers.first.call<SubscriptionAnswer>("GET", "/api/v1/subscriptions/me", { token: user.token }))
      .data;

  test.each([
    ["2026-12-31T00:00:00Z", "2027-02-28T00:00:00Z", "2027-01-31T00:00:00Z"],
    ["2027-12-30T18:30:00Z", "2028-02-29T18:30:00Z", "2028-01-30T18:30:00Z"],
    ["2028-02-29T23:59:59.999Z", "2029-02-28T23:59:59.999Z", "2029-01-29T23:59:59.999Z"],
  ])("that runs into the month of %s which begins at %s", async (signedUp, begins, last) => {
    const boundary = Date.parse(begins);
    await stand(Date.parse(signedUp), boundary);
    const watch = await watchLedger(servers.first.settings);
    const charged = await storm(boundary);
    const { reads, faults } = await watch.end();
    const buckets = await bucketsOf();
    expect(buckets.map(({ unit, starts_at }) => [unit, starts_at])).toEqual([
      ["credits", Date.parse(last)],
      ["credits", boundary],
      ["prompts", Date.parse(last)],
      ["prompts", boundary],
    ]);
    const holds = await holdsOf();
    for (const hold of holds) {
      expect(hold.created_at).toBeGreaterThanOrEqual(hold.starts_at);
      expect(hold.created_at).toBeLessThan(hold.ends_at);
    }
    const across = holds.filter(
      ({ unit, created_at, ended_at }) =>
        unit === "credits" && created_at < boundary && (ended_at ?? 0) >= boundary,
    );
    const used = buckets.map(({ granted, balance }) => granted - balance);
    process.stdout.write(
      `${name}, ${begins}: ${used[2]} texts in the old month, ${used[3]} in the new, ${across.length} begun in the old and ` +
        `ended in the new; ${used[0]} + ${used[1]} credits, ${reads} reads without a fault\n`,
    );
    expect([faults, (used[0] ?? 0) + (used[1] ?? 0)]).toEqual([[], charged]);
    for (const one of used) expect(one).toBeGreaterThan(0);
    expect(await mine()).toMatchObject({
      tokenLimit: 20_000,
      tokensUsed: used[1],
      promptLimit: 60,
      promptsUsed: used[3],
    });
  });

  test("in whose middle the trial lapses", async () => {
    const { clock } = servers.first;
    const boundary = clock.now() + 3 * day;
    await stand(boundary - 7 * day, boundary);
    expect(await mine()).toMatchObject({ tokenLimit: 40_000, tokensUsed: 0 });
    const watch = await watchLedger(servers.first.settings);
    const charged = await storm(boundary);
    const { reads, faults } = await watch.end();
    const [month, trial] = (await bucketsOf())
      .filter(({ unit }) => unit === "credits")
      .sort((left, right) => right.ends_at - left.ends_at)
      .map(({ granted, balance }) => granted - balance);
    const holds = (await holdsOf()).filter(({ period }) => period === "trial");
    for (const hold of holds) expect(hold.created_at).toBeLessThan(boundary);
    const late = holds.filter(({ ended_at }) => (ended_at ?? 0) >= boundary).length;
    process.stdout.write(
      `${name}, the trial lapses: ${holds.length} texts from the trial, ${late} of them ended after it; ` +
        `${trial} + ${month} credits, ${reads} reads without a fault\n`,
    );
    expect([faults, (month ?? 0) + (trial ?? 0)]).toEqual([[], charged]);
    expect(trial).toBeGreaterThan(0);
    expect(month).toBeGreaterThan(0);
    expect(await mine()).toMatchObject({ tokenLimit: 20_000, tokensUsed: month });
  });
});
