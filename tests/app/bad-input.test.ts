import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { joinStet, writeDocument } from "#tests/support/app-stories.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { type DatabaseKind } from "#tests/support/test-services.ts";
import { parsePage } from "#tests/support/page-tree.ts";
import type { Visitor } from "#tests/support/visitor.ts";
import { bakery } from "#tests/support/samples.ts";

describe.each<DatabaseKind>(["sqlite", "postgres"])("bad input never becomes a 500 (%s)", (kind) => {
  let stet: TestApp;
  let member: Visitor;
  let stranger: Visitor;
  let document: string;
  beforeAll(async () => {
    stet = await openTestApp(kind);
    [member, stranger] = [stet.visitor(), stet.visitor()];
    await joinStet(stet, member);
    await joinStet(stet, stranger);
    document = (await writeDocument(member, "Private matters")).url.pathname;
  });
  afterAll(() => stet.close());

  const forms = (path: string): [string, RequestInit][] => [
    [path, { method: "POST" }],
    [path, { method: "POST", body: "a=b&c", headers: { "Content-Type": "text/plain" } }],
    [path, { method: "POST", body: "{", headers: { "Content-Type": "application/json" } }],
    [path, { method: "POST", body: "no boundary", headers: { "Content-Type": "multipart/form-data" } }],
    [
      path,
      {
        method: "POST",
        body: "--x\r\nbroken",
        headers: { "Content-Type": "multipart/form-data; boundary=x" },
      },
    ],
    [path, { method: "POST", body: new URLSearchParams() }],
    [
      path,
      {
        method: "POST",
        body: new URLSearchParams({ intent: "constructor", generation: "__proto__", apply: "toString" }),
      },
    ],
    [path, { method: "POST", body: fileForm() }],
    [path, { method: "POST", body: new URLSearchParams(fields("x".repeat(60_000))) }],
    [path, { method: "POST", body: new URLSearchParams(fields("a\u0000b")) }],
    [path, { method: "POST", body: new URLSearchParams(fields("\ud800\u202e\uffff")) }],
    [path, { method: "PUT", body: new URLSearchParams({ a: "b" }) }],
    [path, { method: "DELETE" }],
    [path, { method: "PATCH" }],
  ];
  const names =
    "intent mode text action option:Length context examples click email password confirmPassword firstName lastName terms planId redirect rememberMe token title sub_title revision apply generation".split(
      " ",
    );
  const fields = (value: string): Record<string, string> =>
    Object.fromEntries(names.map((name) => [name, name === "intent" ? "generate" : value]));
  function fileForm(): FormData {
    const form = new FormData();
    for (const name of names) form.append(name, new Blob(["file"]), "file.txt");
    return form;
  }

  test.each([
    "/",
    "/?index",
    "/generate/stream",
    "/login",
    "/signup",
    "/activate-account",
    "/logout",
    "/create",
    "/nowhere",
    "/outbox",
  ])("posts to %s", async (path) => {
    for (const visitor of [stet.visitor(), stranger]) {
      const faults = [];
      for (const [at, [to, init]] of forms(path).entries()) {
        const { status } = await visitor.request(to, init);
        if (status >= 500) faults.push(`form ${at}: ${status}`);
      }
      expect(faults).toEqual([]);
      if (visitor === stranger && path === "/logout") await joinStet(stet, stranger);
    }
  });

  test("posts to a document's addresses", async () => {
    const own = (await writeDocument(stranger, "For trying")).url.pathname;
    const faults = [];
    for (const path of [own, `${own}/decide`, `${own}/stream`]) {
      for (const [at, [to, init]] of forms(path).entries()) {
        const { status } = await stranger.request(to, init);
        if (status >= 500) faults.push(`${path.replace(own, "")} form ${at}: ${status}`);
      }
    }
    expect(faults).toEqual([]);
  });

  test.each([
    "/create/%00",
    "/create/%E0%A4%A",
    `/create/${"x".repeat(3_000)}`,
    "/create/..%2f..%2fetc%2fpasswd",
    `/create/${randomUUID()}`,
    `/create/${randomUUID()}?review=${randomUUID()}`,
    "/create/x?review=%00",
    `/create/${randomUUID()}/stream?generation=${randomUUID()}`,
    "/create/x/stream?generation=%00",
    "/create/x/stream",
    "/nothing/here",
    "/create.data",
    "/__manifest?p=%00",
  ])("opening %s is refused, not a fault", async (path) => {
    const { status } = await stranger.request(path);
    if (path.includes("%E0")) vi.mocked(console.warn).mockClear();
    expect(status).toBeLessThan(500);
    expect(status).toBeGreaterThanOrEqual(path.includes("manifest") || path.endsWith(".data") ? 200 : 400);
  });

  test("queries that no link has are ignored", async () => {
    for (const path of [
      "/?example=%00",
      "/?example=constructor",
      "/login?from=%00",
      "/signup?plan=NaN",
      `${document}?review=%00&saved=x`,
    ]) {
      expect((await member.request(path)).status, path).toBeLessThan(500);
    }
  });

  test("somebody else's document is a page that is not found, by every address", async () => {
    for (const [path, init] of [
      [document, {}],
      [`${document}?review=${randomUUID()}`, {}],
      [`${document}.data`, {}],
      [
        document,
        {
          method: "POST",
          body: new URLSearchParams({ intent: "save", title: "Mine now", text: "x", revision: "2" }),
        },
      ],
      [
        document,
        {
          method: "POST",
          body: new URLSearchParams({ apply: "Shorter", text: bakery, revision: "2", click: "c" }),
        },
      ],
      [
        `${document}/decide`,
        {
          method: "POST",
          body: new URLSearchParams({ intent: "keep", generation: randomUUID(), revision: "2" }),
        },
      ],
      [
        `${document}/stream`,
        { method: "POST", body: new URLSearchParams({ apply: "Shorter", text: bakery, revision: "2" }) },
      ],
    ] as [string, RequestInit][]) {
      const response = await stranger.request(path, init);
      const body = await response.text();
      expect(response.status, `${init.method ?? "GET"} ${path.replace(document, "…")}`).toBe(404);
      expect(body).not.toContain("Private matters");
    }
    expect((await member.open(document)).field("title")).toBe("Private matters");
  });

  test("an error page has a request id and no internals", async () => {
    const page = await stranger.open(`/create/${randomUUID()}`);
    expect(page.status).toBe(404);
    expect(page.text).toContain("Page not found");
    expect(page.text).toMatch(/Request [0-9a-f-]{36}/);
    expect(page.html).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/);
  });

  test("a guest is sent to log in from everything that needs it, and sees no data", async () => {
    for (const path of ["/create", document, `${document}/stream?generation=x`]) {
      const response = await stet.visitor().request(path);
      expect([response.status, response.headers.get("Location")]).toEqual([
        302,
        `/login?from=${encodeURIComponent(path)}`,
      ]);
    }
    const posted = await stet
      .visitor()
      .request(document, { method: "POST", body: new URLSearchParams({ title: "x" }) });
    expect(posted.headers.get("Location")).toMatch(/^\/login/);
  });

  test("what a writer typed is text on every page", async () => {
    const evil =
      "</textarea><script>alert(1)</script><img src=x onerror=alert(1)>\"'--><svg onload=alert(1)>";
    const saved = await writeDocument(
      member,
      evil,
      `# ${evil}\n\n[link](javascript:alert(1)) ![x](javascript:alert(1))`,
    );
    for (const page of [saved, await member.open("/")]) {
      const root = parsePage(page.html);
      const inline = root.findAll("script").filter((script) => script.attribute("src") === null);
      for (const script of inline) expect(script.attribute("nonce")).not.toBeNull();
      expect(
        root.find((element) => element.attribute("onerror") !== null || element.attribute("onload") !== null),
      ).toBeNull();
      expect(root.find((element) => /^\s*javascript:/i.test(element.attribute("href") ?? ""))).toBeNull();
    }
    expect(saved.field("title")).toContain("<script>alert(1)</script>");
  });
});
