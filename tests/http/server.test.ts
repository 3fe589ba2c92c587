import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { Launched } from "#tests/support/launcher.ts";

let stet: Launched;
beforeAll(async () => {
  stet = await Launched.start();
});
afterAll(() => stet.close());

/** One request as bytes, for what fetch would not send. */
function raw(
  path: string,
  {
    method = "GET",
    headers = {},
    body = "",
  }: { method?: string; headers?: Record<string, string | string[]>; body?: string } = {},
) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number;
    headers: Record<string, string | string[] | undefined>;
    body: string;
  }>();
  const { hostname, port } = new URL(stet.origin);
  const sent = request(
    { hostname, port, path, method, headers: { Connection: "close", ...headers } },
    (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => (text += chunk.toString("utf8")));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      );
    },
  );
  sent.on("error", reject);
  sent.end(body);
  return promise;
}

describe("the gate", () => {
  const post = (headers: Record<string, string>, path = "/login") =>
    raw(path, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
      body: "email=a&password=b",
    });

  test.each([
    [{ "Sec-Fetch-Site": "cross-site" }],
    [{ "Sec-Fetch-Site": "same-site" }],
    [{ Origin: "https://evil.example" }],
    [{ Origin: "null" }],
    [{ Referer: "https://evil.example/login" }],
  ])("refuses a post with %j, pages and calls alike", async (headers) => {
    for (const path of ["/login", "/logout", "/generate/stream", "/api/v1/auth/login"]) {
      expect((await post(headers as Record<string, string>, path)).status, path).toBe(403);
    }
  });

  test("lets in a post of this site under either loopback name, and one that no browser sent", async () => {
    for (const headers of [
      { "Sec-Fetch-Site": "same-origin", Origin: "http://127.0.0.1:1" },
      { Origin: stet.origin },
      { Referer: `${stet.origin}/login` },
      {},
    ]) {
      const { status, headers: answered } = await post(headers as Record<string, string>);
      // The log-in's own answer: it was refused, which the page says.
      expect([status, answered.location], JSON.stringify(headers)).toEqual([303, "/login?told="]);
    }
  });

  test("the address of a page never comes from Host", async () => {
    const page = await raw("/login", { headers: { Host: "evil.example" } });
    expect(page.body).not.toContain("evil.example");
    const away = await raw("/create", { headers: { Host: "evil.example" } });
    expect(away.headers["location"]).toMatch(/^\/login/);
  });

  test("pages under another loopback name move to the origin, calls do not", async () => {
    const { port } = new URL(stet.origin);
    const page = await raw("/login?from=%2Fcreate", { headers: { Host: `127.0.0.1:${port}` } });
    expect([page.status, page.headers["location"]]).toEqual([302, `${stet.origin}/login?from=%2Fcreate`]);
    expect((await raw("/api/v1/auth/me", { headers: { Host: `127.0.0.1:${port}` } })).status).toBe(401);
  });
});

describe("limits", () => {
  const big = (bytes: number): string => "x".repeat(bytes);
  test.each([
    ["/login", "application/x-www-form-urlencoded", 64 * 1024],
    ["/api/v1/auth/login", "application/json", 1024 * 1024],
    ["/api/v1/smart-actions/createContent", "application/json", 5 * 1024 * 1024],
  ])("%s takes a body of its limit and not a byte more", async (path, type, limit) => {
    const headers = { "Content-Type": type };
    expect((await stet.fetch(path, { method: "POST", headers, body: big(limit) })).status).not.toBe(413);
    const over = await stet.fetch(path, { method: "POST", headers, body: big(limit + 1) });
    expect(over.status).toBe(413);
    expect(await over.text()).toContain("too large");
  });

  test("a file that is too large leads to the page that says so", async () => {
    const over = await stet.fetch("/create/open", {
      method: "POST",
      redirect: "manual",
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
      body: big(5 * 1024 * 1024 + 64 * 1024 + 1),
    });
    expect([over.status, over.headers.get("Location")]).toEqual([303, "/create/open?large"]);
  });

  test("a body that nobody read costs its sender neither the answer nor the connection", async () => {
    const body = big(1_000_000);
    const head = (path: string, more: string[]) =>
      [`POST ${path} HTTP/1.1`, "Host: localhost", ...more, "", ""].join("\r\n");
    const socket = connect(Number(new URL(stet.origin).port), "localhost");
    let heard = "";
    socket.on("data", (chunk: Buffer) => (heard += chunk.toString("latin1")));
    socket.write(
      head("/api/v1/smart-actions/createContent", [
        "Content-Type: application/json",
        `Content-Length: ${body.length}`,
      ]),
    );
    socket.write(body.slice(0, 1_000));
    await eventually(async () => heard.includes("HTTP/1.1 401"));
    await delay(700);
    socket.write(body.slice(1_000));
    socket.write(head("/api/v1/auth/me", ["Content-Length: 0", "Connection: close"]));
    await once(socket, "close");
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 401", "HTTP/1.1 405"]);
  });

  test("a body without a length is held to the limit, too", async () => {
    const refused = await raw("/login", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", "Transfer-Encoding": "chunked" },
      body: big(90_000),
    });
    expect(refused.status).toBe(413);
  });

  test("headers of more than 16 KiB are refused", async () => {
    expect((await raw("/login", { headers: { "X-Long": big(17 * 1024) } })).status).toBe(431);
  });

  test.each([
    "//evil.example/x",
    "/..%2f..%2fetc/passwd",
    "/assets/../../package.json",
    "/.vite/manifest.json",
    "/assets/",
    "/%",
    "/%E0%A4%A",
    "*",
  ])("%s is no file and no fault", async (path) => {
    const { status, body } = await raw(path);
    expect(status).toBeGreaterThanOrEqual(300);
    expect(status).toBeLessThan(500);
    expect(body).not.toContain("devDependencies");
  });
});

describe("every answer", () => {
  test.each([
    "/",
    "/login",
    "/nowhere",
    "/create",
    "/api/v1/auth/me",
    "/api/v1/openapi.json",
    "/healthz",
    "/favicon.svg",
    "/%",
  ])("%s carries the security headers", async (path) => {
    const { headers } = await raw(path);
    expect(headers["content-security-policy"]).toMatch(/frame-ancestors 'none'/);
    expect(headers["content-security-policy"]).not.toMatch(/unsafe-(inline|eval)/);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.any(String),
    });
    expect(headers).not.toHaveProperty("x-powered-by");
  });

  test("pages are private, and their nonce is new each time", async () => {
    const nonces = new Set<string>();
    for (let at = 0; at < 3; at++) {
      const { headers, body } = await raw("/");
      expect(headers["cache-control"]).toMatch(/no-store/);
      const nonce = /'nonce-([^']+)'/.exec(String(headers["content-security-policy"]))?.[1] ?? "";
      expect(body).toContain(`nonce="${nonce}"`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  test("what is public and unchanged is not sent again", async () => {
    const path = "/api/v1/smart-actions/catalogue";
    const first = await raw(path);
    const tag = String(first.headers["etag"]);
    expect([first.status, first.headers["cache-control"]]).toEqual([200, "public, max-age=3600"]);
    const again = await raw(path, { headers: { "If-None-Match": tag } });
    expect([again.status, again.body, again.headers["etag"]]).toEqual([304, "", tag]);
    expect(again.headers["cache-control"]).toBe("public, max-age=3600");
    expect(again.headers["x-content-type-options"]).toBe("nosniff");
  });

  test("a HEAD has no body", async () => {
    const { status, body } = await raw("/login", { method: "HEAD" });
    expect([status, body]).toEqual([200, ""]);
  });
});

describe("assets", () => {
  const assets = readdirSync("build/client/assets");
  const script = assets.find((name) => /^entry\.client.*\.js$/.test(name)) ?? "";

  test.each(["/", "/login", "/plans"])(
    "%s begins without what the writing areas are made of",
    async (path) => {
      const { status, body } = await raw(path);
      const fetched = [...body.matchAll(/\/assets\/(\w+)[\w.-]*\.js/g)].map(([, name]) => name);
      expect([status, fetched.includes("frame")]).toEqual([200, true]);
      expect(fetched.filter((name) => /^(writing|text|saving|workspace)$/.test(name ?? ""))).toEqual([]);
    },
  );

  test("never change, and come packed to who can unpack them", async () => {
    const plain = await raw(`/assets/${script}`);
    expect(plain.headers["cache-control"]).toContain("immutable");
    expect(plain.headers["content-type"]).toContain("javascript");
    for (const [accepted, encoding] of [
      ["br, gzip", "br"],
      ["gzip", "gzip"],
    ] as const) {
      const packed = await raw(`/assets/${script}`, { headers: { "Accept-Encoding": accepted } });
      expect(packed.headers["content-encoding"]).toBe(encoding);
      expect(Number(packed.headers["content-length"])).toBeLessThan(
        statSync(`build/client/assets/${script}`).size / 2,
      );
      expect(packed.headers["vary"]).toMatch(/accept-encoding/i);
    }
    expect(
      (await raw(`/assets/${script}`, { headers: { "If-None-Match": String(plain.headers["etag"]) } }))
        .status,
    ).toBe(304);
  });

  test("that are not there are not pages that claim to be scripts", async () => {
    const { status, headers } = await raw("/assets/gone.js");
    expect(status).toBe(404);
    expect(headers["cache-control"]).not.toContain("immutable");
  });
});

test("healthz says alive, readyz says ready", async () => {
  expect(await (await stet.fetch("/healthz")).json()).toEqual({ status: "alive" });
  expect(await (await stet.fetch("/readyz")).json()).toEqual({ status: "ready" });
});

test("the log has a line for each request, with its path and nothing private", async () => {
  await stet.fetch("/login?from=%2Fsecret-query", { headers: { Cookie: "stet=secret-cookie" } });
  await stet.fetch("/api/v1/auth/login", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: '{"email":"secret@example.com","password":"secret-password"}',
  });
  const line = await eventually(async () =>
    linesOf(stet.output).find(({ path, status }) => path === "/api/v1/auth/login" && status === 401),
  );
  expect(line).toMatchObject({ method: "POST", id: expect.any(String), ms: expect.any(Number) });
  expect(stet.output).not.toMatch(/secret-query|secret-cookie|secret-password|secret@example/);
});

const linesOf = (output: string): Record<string, unknown>[] =>
  output
    .split("\n")
    .filter((line) => line.startsWith("{") && line.endsWith("}"))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
