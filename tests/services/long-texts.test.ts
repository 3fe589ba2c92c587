import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Threads } from "#app/server/threads/threads.ts";
import { createBuiltinWriter } from "#app/writer/builtin/writer.ts";
import { namedOf } from "#app/writer/thread-tasks.ts";
import { usage } from "#app/server/credits/ledger.ts";
import {
  coldThreads,
  onBothDatabases,
  openTestServices,
  silent,
  type TestServices,
  type TestUser,
} from "#tests/support/test-services.ts";

const smart = "/api/v1/smart-actions";
const length = 24_000;
const kinds = {
  prose: "<p>It rains on Harbour Street, again, and nobody minds.</p>",
  "one word": "a",
  newlines: "\n",
  spaces: " ",
  backticks: "`` ` ```",
  brackets: "[",
  links: '<a href="https://a.example/">x</a> ',
  lists: "<ul><li>x</li></ul>",
};
// From source a thread loads some hundred files.
vi.setConfig({ testTimeout: 60_000 });
const repeated = (unit: string) => unit.repeat(Math.ceil(length / unit.length));

onBothDatabases("long texts", (kind) => {
  let services: TestServices;
  let hurried: Threads;
  let user: TestUser;

  beforeAll(async () => {
    hurried = new Threads(silent, { ...coldThreads, inline: 0, runMs: 1 });
    const slow = createBuiltinWriter((task, signal, who = "") =>
      hurried.run("write", namedOf(task), { user: who, signal }),
    );
    services = await openTestServices(kind, [slow], { threads: { ...coldThreads, loadMs: 60_000 } });
    user = await services.newUser();
  });

  afterAll(async () => {
    await services.close();
    await hurried.close();
  });

  const call = <T = Record<string, unknown>>(method: string, path: string, body?: unknown) =>
    services.call<T>(method, path, { token: user.token, ...(body === undefined ? {} : { body }) });

  test.each(Object.keys(kinds) as (keyof typeof kinds)[])("of %s are kept and read as sent", async (name) => {
    const text = repeated(kinds[name]);
    const made = await call<{ guid: string; content: { content_output: { text: string } } }>(
      "POST",
      `${smart}/createContent`,
      { title: "", mode: "create", content_output: { text } },
    );
    expect(made.status).toBe(200);
    const read = await call<{ content: unknown }>("GET", `${smart}/recentContent/${made.data.guid}`);
    expect(read.data.content).toEqual(made.data.content);
    const again = await call<{ content: { revision: number } }>(
      "PUT",
      `${smart}/recentContent/${made.data.guid}`,
      { content_output: { text: made.data.content.content_output.text }, revision: 1 },
    );
    expect([again.status, again.data.content.revision]).toEqual([200, 1]);
  });

  test("of too many parts are refused with a reason, and nothing is kept", async () => {
    const body = { title: "", mode: "create", content_output: { text: "<li>x".repeat(60_000) } };
    expect(await call("POST", `${smart}/createContent`, body)).toMatchObject({
      status: 422,
      data: { code: "not_possible", detail: expect.stringContaining("at most 100,000") as unknown },
    });
  });

  test("that take the built-in writer too long are refused, free, and the next one is worked on", async () => {
    const before = await usage(services.db, user.userId, services.clock.now());
    const body = { aiAction: "Shorter", text: "It rains on Harbour Street, again. ".repeat(3_000) };
    expect(await call("POST", "/api/v1/freestyle", body)).toMatchObject({
      status: 422,
      data: {
        code: "not_possible",
        detail: expect.stringMatching(/^This text is too long .* Nothing was charged\.$/) as unknown,
      },
    });
    const after = await usage(services.db, user.userId, services.clock.now());
    expect(after.credits.used).toBe(before.credits.used);
  });
});
