import { afterEach, beforeEach, expect, test } from "vitest";
import { grantCredits, grantPlan } from "#app/server/commands/accounts.ts";
import { release, settle } from "#app/server/credits/ledger.ts";
import { transact } from "#app/server/database/database.ts";
import type { GenerationRow } from "#app/server/generations/tables.ts";
import type { SubscriptionAnswer } from "#app/services/auth/plans/contract.ts";
import { keptText, oneSentence, plantRunning } from "#tests/support/generations.ts";
import { asPages } from "#tests/support/purchases.ts";
import { says, scriptedWriter } from "#tests/support/scripted-writer.ts";
import {
  onBothDatabases,
  openTestServices,
  type TestServices,
  type TestUser,
} from "#tests/support/test-services.ts";

const path = "/api/v1/subscriptions";
const pageLength = 30;

interface Line {
  id: string;
  at: string;
  kind: "grant" | "adjust" | "charge" | "hold";
  credits: number;
  prompts: number;
  title: string;
  document: { id: string; title: string } | null;
  writer: string | null;
  input: number | null;
  output: number | null;
  source: string | null;
}

onBothDatabases("the statement", (kind) => {
  let services: TestServices;
  let user: TestUser;

  beforeEach(async () => {
    services = await openTestServices(kind, [scriptedWriter(says(keptText))]);
    user = await services.newUser();
  });
  afterEach(() => services.close());

  const page = async (before: string | null, token = user.token) => {
    const query = before === null ? "" : `?before=${encodeURIComponent(before)}`;
    return services.call<{ entries: Line[]; pagination: { has_more: boolean; next_offset: string | null } }>(
      "GET",
      `/api/v1/user/statement${query}`,
      { token },
    );
  };
  const pages = async (): Promise<Line[][]> => {
    const found: Line[][] = [];
    for (let before: string | null = null; ;) {
      const { status, data } = await page(before);
      expect(status).toBe(200);
      found.push(data.entries);
      expect(data.pagination.has_more).toBe(data.pagination.next_offset !== null);
      before = data.pagination.next_offset;
      if (before === null) return found;
    }
  };
  const lines = async (): Promise<Line[]> => (await pages()).flat();
  const shown = (all: readonly Line[]) => ({
    credits: all.reduce((sum, { credits }) => sum + credits, 0),
    prompts: all.reduce((sum, { prompts }) => sum + prompts, 0),
  });
  /** What the ledger says that the user has left, in all buckets that there ever were. */
  const ledger = async () => {
    const sums = await services.db
      .selectFrom("buckets")
      .select((eb) => ["unit", eb.fn.sum<number | string>("balance").as("sum")])
      .where("user_id", "=", user.userId)
      .groupBy("unit")
      .execute();
    const of = (unit: string) => Number(sums.find((row) => row.unit === unit)?.sum ?? 0);
    return { credits: of("credits"), prompts: of("prompts") };
  };
  const mine = async () =>
    (await services.call<SubscriptionAnswer>("GET", `${path}/me`, { token: user.token })).data;
  const end = (id: string, charge: number | null): Promise<void> =>
    transact(services.db, async (trx) => {
      const now = services.clock.now();
      const charged = charge === null ? (await release(trx, id, now), 0) : await settle(trx, id, charge, now);
      const outcome: Partial<GenerationRow> =
        charge === null ? { state: "failed", error: "{}" } : { state: "done", answer: "{}" };
      await trx
        .updateTable("generations")
        .set({ ...outcome, charged, ended_at: now })
        .where("id", "=", id)
        .execute();
    });

  test("pages over lines of one and the same time without losing or repeating one", async () => {
    await grantPlan(services.db, user.email, "power", services.clock.now());
    for (const credits of ["100", "200", "300"]) {
      await grantCredits(services.db, user.email, credits, services.clock.now());
      services.clock.pass(1);
    }
    const at = services.clock.now();
    const count = 2 * pageLength + 7;
    for (let made = 0; made < count; made++) {
      const id = await plantRunning(services, user.userId, {
        created_at: made % 10 === 0 ? at - made : at,
        credits: { input: 5, output: made + 1 },
      });
      await end(id, made + 5);
    }
    // The trial, the free month and the plan's month, and what was given by hand.
    const given = 6;
    // The three first are given at the very time of the texts.
    await services.db.updateTable("entries").set({ created_at: at }).where("kind", "=", "grant").execute();
    const found = await pages();
    expect(found.map(({ length }) => length)).toEqual([
      pageLength,
      pageLength,
      count + given - 2 * pageLength,
    ]);
    const all = found.flat();
    expect(new Set(all.map(({ id, at: time }) => `${time} ${id}`)).size).toBe(count + given);
    expect(all.map(({ at: time }) => time)).toEqual(
      all
        .map(({ at: time }) => time)
        .sort()
        .toReversed(),
    );
    expect(shown(all)).toEqual(await ledger());
    // Read in other steps it is the same: from any line on.
    const tenth = all[9];
    const { data } = await page(`${Date.parse(tenth?.at ?? "")}.${tenth?.id}`);
    expect(data.entries.map(({ id }) => id)).toEqual(all.slice(10, 10 + pageLength).map(({ id }) => id));
  }, 60_000);

  test("a running hold is a line with all that it reserved, then with what it cost, and none when it failed", async () => {
    await mine();
    const given = await lines();
    expect(given.map(({ title, credits, prompts }) => `${title}: ${credits}, ${prompts}`).sort()).toEqual([
      "Credits of the month: 20000, 60",
      "Trial credits: 20000, 0",
    ]);
    // A hold that needs both buckets is one line.
    const id = await plantRunning(services, user.userId, { credits: { input: 19_000, output: 3_000 } });
    expect((await lines())[0]).toMatchObject({
      id,
      kind: "hold",
      credits: -22_000,
      prompts: -1,
      title: "Summarize",
      document: null,
    });
    expect(shown(await lines())).toEqual(await ledger());
    await end(id, 21_000);
    expect((await lines())[0]).toMatchObject({ id, kind: "charge", credits: -21_000, prompts: -1 });
    const failed = await plantRunning(services, user.userId);
    expect(await lines()).toHaveLength(4);
    expect(shown(await lines())).toEqual(await ledger());
    await end(failed, null);
    expect(await lines()).toHaveLength(3);
    expect(shown(await lines())).toEqual(await ledger());
    expect((await ledger()).credits).toBe(19_000);
  });

  test("a text's line names action, document, writer and tokens, in and out", async () => {
    const { data } = await services.call<{ generation: string; guid: string; usage: { charged: number } }>(
      "POST",
      "/api/v1/smart-actions/generateSmart",
      { body: oneSentence(), token: user.token },
    );
    const [line] = await lines();
    expect(line).toMatchObject({
      id: data.generation,
      kind: "charge",
      credits: -data.usage.charged,
      prompts: -1,
      title: "Summarize",
      document: { id: data.guid, title: expect.any(String) },
      writer: "compatible:scripted",
      input: 40,
      output: Math.ceil(keptText.length / 4),
      source: "reported",
    });
    expect((await mine()).tokensUsed).toBe(data.usage.charged);
  });

  test("a purchase, upgrades and an operator's gift are a line each, and all lines make the ledger's sums", async () => {
    const begun = await services.call("POST", `${path}/upgrade`, {
      token: user.token,
      body: { priceId: "pri_test_lite" },
    });
    await mine();
    services.clock.pass(1);
    const body = { transactionId: begun.data["transactionId"], outcome: "pay" };
    await asPages(services, "POST", `${path}/test-payment`, { token: user.token, body });
    await mine();
    for (const plan of ["pro", "power"]) {
      services.clock.pass(1);
      await services.call("POST", `${path}/upgrade`, {
        token: user.token,
        body: { priceId: `pri_test_${plan}` },
      });
      await mine();
    }
    services.clock.pass(1);
    await grantCredits(services.db, user.email, "77", services.clock.now());
    const all = await lines();
    expect(all.map(({ kind: what, title, credits, prompts }) => [what, title, credits, prompts])).toEqual([
      ["adjust", "Given by support", 77, 0],
      ["adjust", "Upgrade to Power", 900_000, 4_000],
      ["adjust", "Upgrade to Pro", 400_000, 1_400],
      ["grant", "Credits of the month", 200_000, 600],
      ["grant", "Trial credits", 20_000, 0],
      ["grant", "Credits of the month", 20_000, 60],
    ]);
    expect(shown(all)).toEqual(await ledger());
    // What the free month had left does not count any more; everything else is the limit that is shown.
    expect((await mine()).tokenLimit).toBe(shown(all).credits - 20_000);
  });

  test("adds up each of the last 20 days, reserved credits too, and gives nothing of what was released", async () => {
    const days = async (token = user.token) => {
      const { data } = await services.call<{ days: { day: string; credits: number }[] }>(
        "GET",
        "/api/v1/user/statement",
        { token },
      );
      return data.days;
    };
    const day = 24 * 60 * 60 * 1000;
    services.clock.pass(day - (services.clock.now() % day) + 1_000);
    user = await services.login(user);
    const first = await plantRunning(services, user.userId, { credits: { input: 500, output: 500 } });
    await end(first, 700);
    services.clock.pass(day);
    user = await services.login(user);
    await end(await plantRunning(services, user.userId, { credits: { input: 50, output: 50 } }), 40);
    await end(await plantRunning(services, user.userId, { credits: { input: 90, output: 9 } }), null);
    await plantRunning(services, user.userId, { credits: { input: 10, output: 1 } });
    await grantCredits(services.db, user.email, "77", services.clock.now());
    const found = await days();
    expect(found).toHaveLength(20);
    expect(found.at(-1)?.day).toBe(new Date(services.clock.now()).toISOString().slice(0, 10));
    expect(found.map(({ credits }) => credits)).toEqual([...Array<number>(18).fill(0), 700, 51]);
    const other = await services.newUser();
    expect((await days(other.token)).every(({ credits }) => credits === 0)).toBe(true);
    services.clock.pass(19 * day);
    user = await services.login(user);
    expect((await days()).map(({ credits }) => credits)).toEqual([51, ...Array<number>(19).fill(0)]);
  });

  test("is its reader's alone, and a place that is none is refused", async () => {
    await mine();
    const other = await services.newUser();
    await plantRunning(services, other.userId);
    expect(await lines()).toHaveLength(2);
    const [line] = (await page(null, other.token)).data.entries;
    const foreign = await page(`${Date.parse(line?.at ?? "") + 1}.${line?.id}`);
    expect(foreign.data.entries.every(({ kind: what }) => what === "grant")).toBe(true);
    for (const place of [
      "",
      ".",
      "x.y",
      "12",
      "-1.a",
      "1.a b",
      "1.'; drop table entries; --",
      "9".repeat(99),
    ]) {
      expect((await page(place)).status, place).toBe(422);
    }
    expect((await page(null, "nobody")).status).toBe(401);
  });

  test("the refund counts the plan's credits alone, not the trial's", async () => {
    const spent = await plantRunning(services, user.userId, { credits: { input: 19_000, output: 1_000 } });
    await end(spent, 20_000);
    const begun = await services.call("POST", `${path}/upgrade`, {
      token: user.token,
      body: { priceId: "pri_test_lite" },
    });
    const body = { transactionId: begun.data["transactionId"], outcome: "pay" };
    await asPages(services, "POST", `${path}/test-payment`, { token: user.token, body });
    expect(await mine()).toMatchObject({ tokensUsed: 20_000, refund: { eligible: true, usedShare: 0 } });
    const more = await plantRunning(services, user.userId, { credits: { input: 39_999, output: 1 } });
    expect(await mine()).toMatchObject({ refund: { eligible: false, usedShare: 0.2 } });
    await end(more, 39_999);
    expect((await mine()).refund).toMatchObject({ eligible: true });
  });
});
