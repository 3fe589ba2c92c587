import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { grantPlan } from "#app/server/commands/accounts.ts";
import { openDatabase } from "#app/server/database/database.ts";
import { auditDatabase } from "#app/server/commands/audit.ts";
import { type FakeModel, startFakeModel } from "#tests/model/fake-model.ts";
import { eventually } from "#tests/support/eventually.ts";
import { generatingCalls } from "#tests/support/generating-calls.ts";
import { eventsOf, oneSentence } from "#tests/support/generations.ts";
import { Launched } from "#tests/support/launcher.ts";
import { silent } from "#tests/support/test-services.ts";

const words = Array.from({ length: 400 }, (_, at) => `word${at}`).join(" ");
const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});
const keep = <T extends { close(): Promise<void> }>(one: T): T => (open.push(one), one);

async function slowServer(
  env: Record<string, string> = {},
): Promise<{ stet: Launched; model: FakeModel; env: Record<string, string> }> {
  const model = keep(await startFakeModel({ fallback: { kind: "text", text: words, delayMs: 60 } }));
  const all = { MODEL: "compatible:slow", MODEL_BASE_URL: model.baseUrl, ...env };
  return { stet: keep(await Launched.start(all)), model, env: all };
}
const generate = (stet: Launched, token: string, headers: Record<string, string> = {}): Promise<Response> =>
  stet.fetch("/api/v1/smart-actions/generateSmart", {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify({ ...oneSentence(), smart_actions: { main_action: "Rewrite" } }),
  });

describe("two servers on one data folder", () => {
  test("the second refuses with one clear line", async () => {
    const first = keep(await Launched.start());
    const second = keep(await Launched.spawn({ DATA_DIR: first.dataDir }));
    expect(await second.ended).toBe(1);
    const lines = second.output.split("\n").filter((line) => line !== "" && !line.startsWith("{"));
    expect(lines).toEqual([expect.stringMatching(/^Another Stet server is using .*DATA_DIR\.$/)]);
    expect((await first.fetch("/readyz")).status).toBe(200);
  });

  test("a kill frees the folder", async () => {
    const first = keep(await Launched.start());
    first.child.kill("SIGKILL");
    await first.ended;
    keep(await Launched.start({ DATA_DIR: first.dataDir }));
  });
});

test("bad settings end the start with a line each and no stack", async () => {
  const stet = keep(await Launched.spawn({ APP_URL: "nowhere", MODEL: "gpt" }));
  expect(await stet.ended).toBe(1);
  const lines = stet.output.trim().split("\n");
  expect(lines.map((line) => line.split(":", 1)[0]?.split(".")[0] ?? "").sort()).toEqual([
    "APP_URL",
    "MODEL",
  ]);
});

describe("without MODEL", () => {
  test("the model of an Ollama on this machine writes, and the built-in writer is second", async () => {
    const model = keep(await startFakeModel());
    const stet = keep(await Launched.start({ MODEL: "", OLLAMA_HOST: model.url.replace("http://", "") }));
    expect(stet.output).toContain("Texts are written by ollama:llama3.1:8b");
    const { writers } = (await (await stet.fetch("/api/v1/models")).json()) as { writers: object[] };
    expect(writers).toMatchObject([{ id: "ollama:llama3.1:8b" }, { id: "builtin" }]);
    const answer = await generate(stet, await stet.newUser());
    expect(await answer.json()).toMatchObject({ writer: "ollama:llama3.1:8b", finish: "stop" });
    expect(model.requests.at(-1)?.path).toBe("/v1/chat/completions");
  });

  test("nobody there means the built-in writer", async () => {
    const stet = keep(await Launched.start({ MODEL: "", OLLAMA_HOST: "127.0.0.1:9" }));
    expect(stet.output).toContain("Texts are written by the built-in writer");
  });
});

test("an unknown command names the known ones", async () => {
  const stet = keep(await Launched.spawn({}, "fly"));
  expect(await stet.ended).toBe(1);
  expect(stet.output).toContain("start, dev, services, admin, audit or build");
});

describe("SIGTERM", () => {
  test("lets a running stream finish, takes no new requests, and ends with 0", async () => {
    const { stet, model } = await slowServer();
    model.script({ kind: "text", text: words, delayMs: 20 });
    const response = await generate(stet, await stet.newUser(), { Accept: "text/event-stream" });
    const events = eventsOf(response);
    await events.next();
    await events.next();
    stet.child.kill("SIGTERM");
    const rest = await Array.fromAsync(events);
    expect(rest.at(-1)?.event).toBe("done");
    expect(await stet.ended).toBe(0);
    await expect(stet.fetch("/healthz")).rejects.toThrow();
  });

  test("a second signal ends at once; the next start gives the hold back", async () => {
    const { stet, env } = await slowServer();
    const token = await stet.newUser();
    expect((await generate(stet, token, { Prefer: "respond-async, wait=0" })).status).toBe(202);
    stet.child.kill("SIGTERM");
    await eventually(async () => stet.output.includes("ending"));
    const asked = performance.now();
    stet.child.kill("SIGTERM");
    expect(await stet.ended).toBe(1);
    expect(performance.now() - asked).toBeLessThan(2_000);
    const next = keep(await Launched.start({ ...env, DATA_DIR: stet.dataDir }));
    const me = (await (
      await next.fetch("/api/v1/auth/me", { headers: { Authorization: `Bearer ${token}` } })
    ).json()) as { tokensUsed: number };
    expect(me.tokensUsed).toBe(0);
  });
});

test("kill -9 in the middle of a text: hold back on the next start, what came is readable, no half content", async () => {
  const { stet, env } = await slowServer();
  const token = await stet.newUser();
  const authorized = { headers: { Authorization: `Bearer ${token}` } };
  const { generation, guid } = (await (
    await generate(stet, token, { Prefer: "respond-async, wait=0" })
  ).json()) as { generation: string; guid: string };
  await eventually(async () => {
    const db = openDatabase({ databaseUrl: undefined, dataDir: stet.dataDir }, silent);
    const row = await db
      .selectFrom("generations")
      .select("output")
      .where("id", "=", generation)
      .executeTakeFirst();
    await db.destroy();
    return (row?.output.length ?? 0) > 0;
  });
  stet.child.kill("SIGKILL");
  await stet.ended;
  const next = keep(await Launched.start({ ...env, DATA_DIR: stet.dataDir }));
  const me = (await (await next.fetch("/api/v1/auth/me", authorized)).json()) as { tokensUsed: number };
  expect(me.tokensUsed).toBe(0);
  const view = (await (
    await next.fetch(`/api/v1/smart-actions/generations/${generation}`, authorized)
  ).json()) as { state: string; text: string; charged: number };
  expect(view).toMatchObject({ state: "interrupted", charged: 0 });
  expect(words.startsWith(view.text.trimEnd()) && view.text.length > 0).toBe(true);
  expect((await next.fetch(`/api/v1/smart-actions/recentContent/${guid}`, authorized)).status).toBe(404);
  const db = openDatabase({ databaseUrl: undefined, dataDir: stet.dataDir }, silent);
  expect(await auditDatabase(db)).toEqual([]);
  await db.destroy();
  const audit = keep(await Launched.spawn({ DATA_DIR: stet.dataDir }, "audit"));
  expect([await audit.ended, audit.output]).toEqual([0, expect.stringContaining("0 broken invariants")]);
});

/** The five services as one process, and a pages server before them that opens no database. */
async function launchRemote(): Promise<{ services: Launched; pages: Launched }> {
  const ports = [8001, 8002, 8003, 8004, 8005];
  const names = ["AUTH", "SMART_ACTIONS", "FREESTYLE", "BRAINSTORM", "INSPIRE"];
  const secret = { SECRET_KEY: "s".repeat(40) };
  const services = await Launched.spawn(secret, "services");
  for (const port of ports) await services.ready("/healthz", `http://127.0.0.1:${port}`);
  const remote = Object.fromEntries(
    names.map((name, at) => [`${name}_SERVICE_URL`, `http://127.0.0.1:${ports[at]}`]),
  );
  const pages = await Launched.start({ ...secret, ...remote, DATA_DIR: services.dataDir });
  return { services, pages };
}

test("npm run services with a pages server before it", async () => {
  const { services, pages } = await launchRemote();
  keep(services);
  keep(pages);
  const home = await pages.fetch("/");
  expect(home.status).toBe(200);
  expect(await home.text()).toContain("Transform");
  expect((await pages.fetch("/api/v1/auth/me")).status).toBe(401);
  const form = new URLSearchParams({ email: "a@example.com", password: "b", intent: "login" });
  const refused = await pages.fetch("/login", { method: "POST", body: form, redirect: "manual" });
  expect([refused.status, refused.headers.get("Location")]).toEqual([303, "/login?told="]);
  const cookie = refused.headers.getSetCookie().join("; ");
  expect((await pages.fetch("/login?told=", { headers: { Cookie: cookie } })).status).toBe(401);
  expect(
    (await fetch("http://127.0.0.1:8001/api/v1/auth/outbox", { headers: { "X-Stet-Client": "127.0.0.1;x" } }))
      .status,
  ).toBe(404);
  services.child.kill("SIGTERM");
  expect(await services.ended).toBe(0);
  const gone = await pages.fetch("/login", { method: "POST", body: form });
  expect(gone.status).toBe(503);
  expect(await gone.text()).toContain("Network error. Please try again.");
  expect((await pages.fetch("/api/v1/auth/me")).status).toBe(503);
});

/** What kinds of values stand where, whatever they are. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((item) => JSON.stringify(shapeOf(item))))].sort();
  if (typeof value !== "object" || value === null) return value === null ? "null" : typeof value;
  const fields = Object.entries(value).map(([name, field]) => [name, shapeOf(field)] as const);
  return Object.fromEntries(fields.sort(([left], [right]) => left.localeCompare(right)));
}

describe("a service answers alike in this process and behind an address:", () => {
  const asked: { stet: Launched; token: string }[] = [];
  const launched: Launched[] = [];
  beforeAll(async () => {
    const { services, pages } = await launchRemote();
    const embedded = await Launched.start();
    launched.push(embedded, pages, services);
    for (const stet of [embedded, pages]) {
      const token = await stet.newUser();
      const db = openDatabase({ databaseUrl: undefined, dataDir: stet.dataDir }, silent);
      await grantPlan(db, "launched@example.com", "pro", Date.now());
      await db.destroy();
      asked.push({ stet, token });
    }
  });
  afterAll(async () => {
    for (const one of launched) await one.close();
  });

  test.each(generatingCalls)("$name", async ({ path, body, builtin }) => {
    const answers = await Promise.all(
      asked.map(async ({ stet, token }) => {
        const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
        const post = (more: Record<string, string>): Promise<Response> =>
          stet.fetch(path, { method: "POST", headers: { ...headers, ...more }, body: JSON.stringify(body) });
        const plain = await post({});
        const events = await Array.fromAsync(eventsOf(await post({ Accept: "text/event-stream" })));
        const last = events.at(-1);
        return {
          status: plain.status,
          plain: shapeOf(await plain.json()),
          events: [...new Set(events.map(({ event }) => event))],
          last: shapeOf(last?.data),
        };
      }),
    );
    expect(answers[0]?.status).toBe(builtin);
    expect(answers[1]).toEqual(answers[0]);
    if (builtin === 200) expect(answers[0]?.last).toEqual(answers[0]?.plain);
  });

  test.each([
    "smart-actions/catalogue",
    "freestyle/catalogue",
    "inspire/catalogue",
    "brainstorm/catalogue",
    "purpose-based-writing/audiences",
    "models",
  ])("GET %s", async (path) => {
    const [here, there] = await Promise.all(
      asked.map(async ({ stet }) => (await stet.fetch(`/api/v1/${path}`)).json()),
    );
    expect(there).toEqual(here);
  });
});
