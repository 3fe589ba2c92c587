import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Service } from "#app/services/context.ts";
import { type Answer, ask } from "#app/server/gateway/answer.ts";
import { createGateway } from "#app/server/gateway/gateway.ts";
import { limitOf } from "#app/server/gateway/limits.ts";
import { serviceOf } from "#app/server/gateway/prefixes.ts";
import { Switchboard } from "#app/server/gateway/switchboard.ts";
import { readVouched, vouch } from "#app/server/http/client-address.ts";
import { openServices, type Services } from "#app/server/services.ts";
import type { ServiceName } from "#app/server/settings.ts";
import { eventsOf, keptText, oneSentence } from "#tests/support/generations.ts";
import { freePort } from "#tests/support/postgres.ts";
import { says, scriptedWriter, slowly } from "#tests/support/scripted-writer.ts";
import {
  activationToken,
  freshSettings,
  openTestServices,
  signupOf,
  silent,
  type TestServices,
} from "#tests/support/test-services.ts";
import { openDatabase } from "#app/server/database/database.ts";
import { testPassword } from "#tests/support/samples.ts";

test.each<[string, ServiceName]>([
  ["/api/v1/auth/login", "auth"],
  ["/api/v1/user/prompts", "auth"],
  ["/api/v1/prompts/user/1", "auth"],
  ["/api/v1/models", "auth"],
  ["/api/v1/subscriptions/me", "auth"],
  ["/api/v1/subscription", "auth"],
  ["/api/v1/smart-actions/generateSmart", "smart-actions"],
  ["/api/v1/folders", "smart-actions"],
  ["/api/v1/folders/1/contents", "smart-actions"],
  ["/api/v1/freestyle", "freestyle"],
  ["/api/v1/purpose-based-writing/audiences", "freestyle"],
  ["/api/v1/textCompletion", "freestyle"],
  ["/api/v1/brainstorm/generate", "brainstorm"],
  ["/api/v1/generateInspiration", "brainstorm"],
  ["/api/v1/roles", "brainstorm"],
  ["/api/v1/otherPerspectives", "brainstorm"],
  ["/api/v1/inspire", "inspire"],
  ["/api/v1/freestyler", "auth"],
  ["/api/v1/rolesX/y", "auth"],
  ["/api/v1/", "auth"],
  ["/api/v2/freestyle", "auth"],
  ["/api/v1/constructor", "auth"],
])("%s belongs to %s", (path, name) => expect(serviceOf(path)).toBe(name));

describe("a 429 says which limit", () => {
  const answer = (status: number, detail: string | object, more: object = {}): Answer<unknown> => ({
    success: false,
    status,
    data: { detail: detail as string, ...more },
  });
  test.each<[string, Answer<unknown>, string | null]>([
    [
      "an object",
      answer(429, { status: "token_limit_exceeded", current_usage: 1, max_allowed: 1 }),
      "credits",
    ],
    ["the token sentence", answer(429, "Token limit exceeded for this month"), "credits"],
    [
      "the prompt sentence",
      answer(429, "Prompt limit reached: you are out of prompts per month on the Free plan."),
      "prompts",
    ],
    ["a request limit", answer(429, "You have reached your request limit"), "prompts"],
    ["requests remaining", answer(429, "0 requests remaining"), "prompts"],
    ["a request quota", answer(429, "request quota used up"), "prompts"],
    ["a monthly limit", answer(429, "monthly limit reached"), "prompts"],
    ["anything else", answer(429, "No."), "credits"],
    ["a rate limit", answer(429, "Too many tries.", { code: "rate_limited", retry_after: 4 }), null],
    ["too many running", answer(429, "Three texts", { code: "too_many_running" }), null],
    ["another status", answer(403, "Prompt limit reached"), null],
    ["a limit of credits under another status", answer(403, { status: "token_limit_exceeded" }), "credits"],
    ["one with a code", answer(429, { status: "token_limit_exceeded" }, { code: "x" }), "credits"],
    ["a success", { success: true, status: 200, data: {} }, null],
  ])("%s", (_what, found, limit) => expect(limitOf(found)).toBe(limit));
});

describe("the gateway's word about the client", () => {
  test("is believed with its signature only", () => {
    const secret = "s".repeat(32);
    const word = vouch(secret, "pages", "192.0.2.7");
    expect(readVouched(secret, word)).toEqual({ address: "192.0.2.7", caller: "pages" });
    expect(readVouched(secret, vouch(secret, "outside", "192.0.2.7"))?.caller).toBe("outside");
    const foreign = vouch("t".repeat(32), "pages", "192.0.2.7");
    for (const forged of [
      null,
      "",
      "192.0.2.7",
      "192.0.2.7;",
      ";x",
      foreign,
      word.replace("192.0.2.7", "192.0.2.8"),
    ]) {
      expect(readVouched(secret, forged), String(forged)).toBeNull();
    }
  });
});

describe("from outside", () => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices("sqlite", [scriptedWriter(says(keptText))]);
  });
  afterAll(() => services.close());

  test("a cookie never authorises a call, whatever it holds", async () => {
    const { token } = await services.newUser();
    for (const Cookie of [
      `stet=${token}`,
      `stet_refresh=${token}`,
      `access_token=${token}`,
      `Authorization=Bearer ${token}`,
    ]) {
      expect((await services.call("GET", "/api/v1/auth/me", { headers: { Cookie } })).status).toBe(401);
      expect(
        (
          await services.call("POST", "/api/v1/smart-actions/generateSmart", {
            body: oneSentence(),
            headers: { Cookie },
          })
        ).status,
      ).toBe(401);
    }
  });

  test.each([
    ["GET", "outbox"],
    ["PUT", "draft"],
    ["POST", "draft/read"],
  ])("the pages' own call %s %s does not exist, however it is spelled", async (method, name) => {
    const words = { id: "x".repeat(30), body: "{}" };
    const body = method === "GET" ? {} : { body: name === "draft" ? words : { id: words.id } };
    const coded = `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`;
    const forged = { "X-Stet-Client": "127.0.0.1;forged" };
    for (const path of [
      name,
      `${name}/`,
      coded,
      `./${name}`,
      `/${name}`,
      `x/../${name}`,
      name.replace("/", "%2f"),
      name.toUpperCase(),
    ]) {
      const { status, data } = await services.call(method, `/api/v1/auth/${path}`, {
        ...body,
        headers: forged,
      });
      expect([status, JSON.stringify(data).includes("letters")], path).toEqual([404, false]);
    }
  });
});

/** Five services behind real sockets, called through their addresses. */
async function openRemote() {
  const { settings, drop } = await freshSettings("sqlite");
  const services: Services = await openServices(settings, silent, [
    scriptedWriter(slowly(Array(60).fill("word"), 4)),
  ]);
  const servers: Server[] = [];
  const remote: Partial<Record<ServiceName, string>> = {};
  for (const [name, service] of Object.entries(services.call) as [ServiceName, Service][]) {
    const port = await freePort();
    const listener = getRequestListener((sent) => service(sent), { overrideGlobalObjects: false });
    const server = createServer((request, response) => void listener(request, response));
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    servers.push(server);
    remote[name] = `http://127.0.0.1:${port}`;
  }
  const switchboard = new Switchboard({ secretKey: settings.secretKey, embedded: null, remote });
  const info = { requestId: randomUUID(), client: { address: "127.0.0.1", direct: true } };
  return {
    db: openDatabase(settings, silent),
    remote,
    gateway: createGateway((request) => switchboard.send(request, info), switchboard),
    fetch: (path: string, init: RequestInit = {}) =>
      switchboard.forward(new Request(`http://localhost${path}`, init), info),
    stopListening: () =>
      Promise.all(
        servers.map(
          (server) => new Promise((resolve) => (server.close(resolve), server.closeAllConnections())),
        ),
      ),
    async close() {
      await services.close(0);
      await drop();
    },
  };
}

describe("services at their addresses", () => {
  let far: Awaited<ReturnType<typeof openRemote>>;
  let token = "";
  const json = { "Content-Type": "application/json" };
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    far.fetch(path, { method: "POST", body: JSON.stringify(body), headers: { ...json, ...headers } });
  beforeAll(async () => {
    far = await openRemote();
  });
  afterAll(async () => {
    await far.db.destroy();
    await far.close();
  });

  test("sign up, activate, log in, refresh", async () => {
    expect((await post("/api/v1/auth/signup", signupOf("far@example.com"))).status).toBe(200);
    const activated = await post("/api/v1/auth/activate-account", {
      token: await activationToken(far.db, "far@example.com"),
    });
    expect(activated.status).toBe(200);
    const login = await post("/api/v1/auth/login", { email: "far@example.com", password: testPassword });
    expect(login.status).toBe(200);
    token = ((await login.json()) as { access_token: string }).access_token;
    const cookie =
      login.headers
        .getSetCookie()
        .find((one) => one.startsWith("stet_refresh="))
        ?.split(";", 1)[0] ?? "";
    const refreshed = await far.fetch("/api/v1/auth/refresh", {
      method: "POST",
      headers: { Cookie: `theme=dark; ${cookie}` },
    });
    expect(refreshed.status).toBe(200);
    expect(refreshed.headers.getSetCookie()).toHaveLength(1);
  });

  test("a stream arrives as it is written", async () => {
    const headers = { Accept: "text/event-stream", Authorization: `Bearer ${token}` };
    const response = await post(
      "/api/v1/smart-actions/generateSmart",
      { ...oneSentence(), smart_actions: { main_action: "Rewrite" } },
      headers,
    );
    const times: number[] = [];
    for await (const { event } of eventsOf(response)) if (event === "text") times.push(performance.now());
    expect(times.length).toBeGreaterThan(2);
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(20);
  });

  test("statuses, details and headers come through", async () => {
    const wrong = await post("/api/v1/auth/login", { email: 1 });
    expect([wrong.status, await wrong.json()]).toEqual([
      422,
      { detail: expect.stringContaining("password") },
    ]);
    const method = await far.fetch("/api/v1/auth/login");
    expect([method.status, method.headers.get("Allow")]).toEqual([405, "POST"]);
    expect((await far.fetch("/api/v1/nothing")).status).toBe(404);
    expect(
      (
        await far.fetch("/api/v1/smart-actions/recentContent/user/x", {
          headers: { Authorization: `Bearer ${token}` },
        })
      ).status,
    ).toBe(403);
  });

  test("long bodies and answers are whole", async () => {
    const text = `<p>${"word ".repeat(150_000).trim()}</p>`;
    const made = await post(
      "/api/v1/smart-actions/createContent",
      { title: "Long", content_output: { text }, mode: "create" },
      { Authorization: `Bearer ${token}` },
    );
    expect(
      ((await made.json()) as { content: { content_output: { text: string } } }).content.content_output.text,
    ).toBe(text);
  });

  test("called past the gateway, a service believes nobody about the client", async () => {
    for (const client of [undefined, "127.0.0.1", "127.0.0.1;forged"]) {
      const response = await fetch(`${far.remote.auth}/api/v1/auth/outbox`, {
        headers: client ? { "X-Stet-Client": client } : {},
      });
      expect(response.status).toBe(404);
    }
  });

  test("the typed client answers with the envelope", async () => {
    const good = await ask(far.gateway.smartActions["smart-actions"].catalogue.$get({ query: {} }));
    expect(good).toMatchObject({ success: true, status: 200, data: { entries: expect.any(Array) } });
    const bad = await ask(far.gateway.auth.auth.me.$get());
    expect(bad).toEqual({ success: false, status: 401, data: { detail: "Please sign in." } });
  });

  test("when nothing answers: 503 outside, status 0 for pages", async () => {
    await far.stopListening();
    const response = await far.fetch("/api/v1/auth/me");
    expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "2"]);
    expect(JSON.stringify(await response.json())).not.toMatch(/ECONN|127\.0\.0\.1/);
    expect(await ask(far.gateway.auth.auth.me.$get())).toEqual({
      success: false,
      status: 0,
      data: { detail: "Network error. Please check your connection." },
    });
  });
});
