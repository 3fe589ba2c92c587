import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { standardLimits } from "#app/server/limits/values.ts";
import { type Generated, keptText, oneSentence } from "#tests/support/generations.ts";
import { says, scriptedWriter, slowly } from "#tests/support/scripted-writer.ts";
import { onBothDatabases, openTestServices, type TestServices } from "#tests/support/test-services.ts";

const day = 24 * 60 * 60 * 1000;

onBothDatabases("a clock that is set back by days under a running server", (kind) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(kind, [scriptedWriter(says(keptText))], { limits: standardLimits });
  });
  afterAll(() => services.close());

  const tryLogin = (email: string) =>
    services.call<{ retry_after?: number }>("POST", "/api/v1/auth/login", {
      body: { email, password: "wrong password 1" },
    });

  test.each([2, 40])("by %i days: writing, statement and log-in go on", async (days) => {
    const user = await services.newUser();
    const generate = () =>
      services.call<Generated>("POST", "/api/v1/smart-actions/generateSmart", {
        body: oneSentence(),
        token: user.token,
      });
    expect((await generate()).status).toBe(200);
    for (let tries = 0; tries < 9; tries++) await tryLogin(user.email);
    services.clock.pass(-days * day);
    expect([(await generate()).status, (await generate()).status]).toEqual([200, 200]);
    const statement = await services.call<{ entries: object[] }>("GET", "/api/v1/user/statement", {
      token: user.token,
    });
    expect(statement.status).toBe(200);
    const { status, data } = await tryLogin(user.email);
    expect(status).toBe(429);
    expect(data.retry_after).toBeLessThanOrEqual(60);
    services.clock.pass(60_000);
    expect((await tryLogin(user.email)).status).toBe(401);
  });
});

test("of two servers on one database, one whose clock is days behind keeps what it is writing", async () => {
  const words = keptText.split(" ");
  const writers = [scriptedWriter(slowly(words, 4_500 / words.length))];
  const behind = await openTestServices("postgres", writers);
  const { databaseUrl, secretKey } = behind.settings;
  const other = await openTestServices("postgres", writers, { settings: { databaseUrl, secretKey } });
  const user = await behind.newUser();
  behind.clock.pass(-2 * day);
  const written = behind.call<Generated>("POST", "/api/v1/smart-actions/generateSmart", {
    body: oneSentence(),
    token: user.token,
  });
  for (let look = 0; look < 3; look++) {
    await delay(1_300);
    other.clock.pass(6_000);
  }
  expect((await written).status).toBe(200);
  await other.close();
  await behind.close();
});
