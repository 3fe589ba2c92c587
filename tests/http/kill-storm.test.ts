import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { grantPlan } from "#app/server/commands/accounts.ts";
import { type Asked, Killable } from "#tests/support/killable.ts";
import { seeded } from "#tests/support/subscription-life.ts";
import { onBothDatabases } from "#tests/support/test-services.ts";

const rounds = 8;
/** A slow machine acknowledges less between two kills: it is killed more often then, and later each time. */
const mostRounds = 24;
const people = 3;
const longestMs = 900;

onBothDatabases("kill -9 at any moment", (kind) => {
  test(`${rounds} kills under load lose nothing that was acknowledged and charge nothing else`, async () => {
    const random = seeded(4_711);
    const stet = await Killable.start(kind);
    stet.model.fallback = { kind: "content", manner: "obeys", chunk: 40, delayMs: 4 };
    const tokens: string[] = [];
    for (let at = 0; at < people; at++) {
      const email = `storm-${at}@example.com`;
      tokens.push(await stet.stet.newUser(email));
      await grantPlan(stet.db, email, "power", Date.now());
    }
    const asked: Asked[] = [];
    let last = { acknowledged: 0, done: 0, interrupted: 0, charged: 0, heldMs: 0 };
    let slowest = 0;
    const isProven = (): boolean => last.acknowledged > rounds && last.interrupted > 0;
    for (let round = 0; round < rounds || (!isProven() && round < mostRounds); round++) {
      const killing = new AbortController();
      const busy = tokens.flatMap((token) =>
        [0, 1].map(async () => {
          while (!killing.signal.aborted) {
            const one = stet.ask(token);
            asked.push(one);
            await one.over;
          }
        }),
      );
      await delay(100 + random() * longestMs * Math.max(1, round - rounds + 2));
      killing.abort();
      await stet.kill();
      await Promise.all(busy);
      await stet.restart();
      last = await stet.standing(asked);
      slowest = Math.max(slowest, last.heldMs);
      expect(await stet.spent()).toBe(last.charged);
      expect(last.acknowledged).toBeLessThanOrEqual(last.done);
    }
    process.stdout.write(
      `kill -9 at any moment (${kind}): ${rounds} kills, ${asked.length} asked, ${last.acknowledged} acknowledged, ` +
        `${last.done} done, ${last.interrupted} interrupted, ${last.charged} credits charged, ` +
        `holds back within ${slowest} ms of the start\n`,
    );
    expect(last.acknowledged).toBeGreaterThan(rounds);
    expect(last.interrupted).toBeGreaterThan(0);
    await stet.close();
  }, 240_000);
});
