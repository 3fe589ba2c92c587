import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { grantCredits } from "#app/server/commands/accounts.ts";
import type { SubscriptionAnswer } from "#app/services/auth/plans/contract.ts";
import { keptText } from "#tests/support/generations.ts";
import { watchLedger } from "#tests/support/ledger-watch.ts";
import { asPages } from "#tests/support/purchases.ts";
import { reports, says } from "#tests/support/scripted-writer.ts";
import { arrangements, costOf, insist, leave, openServers, type Servers } from "#tests/support/storm.ts";
import type { TestServices, TestUser } from "#tests/support/test-services.ts";

const callers = 64;
const credit = 10;
const path = "/api/v1/subscriptions";
const all = (work: (caller: number) => Promise<unknown>, count = callers) =>
  Promise.all(Array.from({ length: count }, (_, caller) => work(caller)));
const said = (line: string): void => void process.stdout.write(`${line}\n`);

describe.each(arrangements)("a storm on %s", (name, kind, count) => {
  let servers: Servers;
  let services: TestServices;
  let user: TestUser;

  const open = async (script: Parameters<typeof openServers>[2]): Promise<void> => {
    servers = await openServers(kind, count, script);
    services = servers.first;
    user = await services.newUser();
  };
  const mine = async () =>
    (await services.call<SubscriptionAnswer>("GET", `${path}/me`, { token: user.token })).data;
  afterEach(() => servers.close());

  describe("whose every text costs all that was held", () => {
    beforeEach(() => open(reports(keptText, { input: 5_000_000, output: 5_000_000 })));

    test(`of ${callers} with credit for ${credit} in two buckets, exactly ${credit} succeed`, async () => {
      const cost = await costOf(services);
      await mine();
      // The trial ends in the middle of a text, so that its hold and its settle span both buckets.
      await leave(services, user.userId, "credits", "trial", Math.floor(cost * 3.5));
      await leave(services, user.userId, "credits", "month", cost * credit - Math.floor(cost * 3.5));
      const watch = await watchLedger(services.settings);
      const answers = await Promise.all(
        Array.from({ length: callers }, (_, caller) => insist(servers, user.token, caller)),
      );
      const { reads, faults } = await watch.end();
      const refused = answers.filter(({ status }) => status !== 200);
      const spanning = await services.db
        .selectFrom("entries")
        .innerJoin("buckets", "buckets.id", "entries.bucket_id")
        .select("entries.generation_id")
        .where("buckets.user_id", "=", user.userId)
        .where("buckets.unit", "=", "credits")
        .where("entries.kind", "=", "hold")
        .groupBy("entries.generation_id")
        .having((eb) => eb(eb.fn.countAll<number>(), "=", 2))
        .execute();
      said(
        `${name}: ${answers.length - refused.length} of ${callers} texts succeeded, ${refused.length} refused, ` +
          `${spanning.length} held in two buckets, ${reads} reads without a fault`,
      );
      expect(answers.length - refused.length).toBe(credit);
      for (const { status, data } of refused) {
        expect([status, data.detail]).toEqual([
          429,
          expect.objectContaining({ status: "token_limit_exceeded", max_allowed: cost * credit }),
        ]);
      }
      expect([faults, reads > 0, spanning.length]).toEqual([[], true, 1]);
      expect(await mine()).toMatchObject({
        tokensUsed: cost * credit,
        tokenLimit: cost * credit,
        promptsUsed: credit,
      });
    }, 60_000);
  });

  describe("of plain texts", () => {
    beforeEach(() => open(says(keptText)));

    test(`of ${callers} with ${credit} prompts, exactly ${credit} succeed`, async () => {
      await mine();
      await leave(services, user.userId, "prompts", "month", credit);
      const watch = await watchLedger(services.settings);
      const answers = await Promise.all(
        Array.from({ length: callers }, (_, caller) => insist(servers, user.token, caller)),
      );
      const { reads, faults } = await watch.end();
      const refused = answers.filter(({ status }) => status !== 200);
      said(
        `${name}: ${answers.length - refused.length} of ${callers} prompts succeeded, ${refused.length} refused, ` +
          `${reads} reads without a fault`,
      );
      expect([answers.length - refused.length, faults]).toEqual([credit, []]);
      for (const { status, data } of refused) {
        expect([status, data.detail]).toEqual([
          429,
          "Prompt limit reached: you are out of prompts per month on the Free plan.",
        ]);
      }
      expect(await mine()).toMatchObject({ promptsUsed: credit, promptLimit: credit });
    }, 60_000);

    test("upgrades, grants and texts at once: every read adds up", async () => {
      const begun = await services.call("POST", `${path}/upgrade`, {
        token: user.token,
        body: { priceId: "pri_test_lite" },
      });
      const body = { transactionId: begun.data["transactionId"], outcome: "pay" };
      expect(
        (await asPages(services, "POST", `${path}/test-payment`, { token: user.token, body })).status,
      ).toBe(200);
      const watch = await watchLedger(services.settings);
      let charged = 0;
      let texts = 0;
      let shown = 0;
      const written = new AbortController();
      const writing = all(async (caller) => {
        for (let round = 0; round < 4; round++) {
          const { status, data } = await insist(servers, user.token, caller);
          expect(status).toBe(200);
          charged += data.usage.charged;
          texts += 1;
        }
      }, 12);
      const granting = all(async (caller) => {
        for (let round = 0; round < 3; round++) {
          await grantCredits(services.db, user.email, String(1_000 + caller), services.clock.now());
        }
      }, 4);
      const reading = all(async (caller) => {
        const at = servers.all[caller % servers.all.length] ?? services;
        while (!written.signal.aborted) {
          const { data } = await at.call<SubscriptionAnswer>("GET", `${path}/me`, { token: user.token });
          expect(data.tokensUsed).toBeGreaterThanOrEqual(0);
          expect(data.tokensUsed).toBeLessThanOrEqual(data.tokenLimit);
          shown += 1;
        }
      }, 2);
      const upgrading = async (): Promise<void> => {
        for (const plan of ["pro", "power"]) {
          const { data } = await services.call("POST", `${path}/upgrade`, {
            token: user.token,
            body: { priceId: `pri_test_${plan}` },
          });
          expect(data).toEqual({ applied: true });
        }
      };
      await Promise.all([writing.finally(() => written.abort()), granting, reading, upgrading()]);
      const { reads, faults } = await watch.end();
      said(
        `${name}: ${texts} texts, 12 grants and 2 upgrades at once; ${charged} credits charged, ${reads} reads of the ` +
          `ledger without a fault, ${shown} reads of the plan`,
      );
      expect([faults, reads > 0]).toEqual([[], true]);
      expect(await mine()).toMatchObject({
        planId: 4,
        tokensUsed: charged,
        tokenLimit: 1_500_000 + 20_000 + 3 * (1_000 + 1_001 + 1_002 + 1_003),
        promptsUsed: 48,
        promptLimit: 6_000,
      });
    }, 60_000);
  });
});
