import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { grantPlan } from "#app/server/commands/accounts.ts";
import { openDatabase } from "#app/server/database/database.ts";
import { watch, watching } from "#tests/bench/support/watched.ts";
import { type FakeModel, startFakeModel } from "#tests/model/fake-model.ts";
import { Launched } from "#tests/support/launcher.ts";
import { testPassword } from "#tests/support/samples.ts";
import { classics, readText } from "#tests/texts/read-texts.ts";
import { freshSettings, onBothDatabases, silent } from "#tests/support/test-services.ts";

/** What a body of 5 MiB holds, and prose of just under the 40,000 words that the built-in writer takes. */
const longest = 4_900_000;
const longestProse = 210_000;
/** What the server's main loop may keep: the heap of a machine of 2 GB. */
const heapMb = 1_024;
/**
 * Milliseconds. On the main thread these texts took from 1.3 to 44 s. What the main loop works itself in one go is the same
 * on a busy machine; how long an answer takes is not.
 */
const most = { own: 250, health: 4_000 };
const prose = "It rains on Harbour Street, again, and nobody who lives there minds it much. ";
const literature = `${classics.map(readText).join("\n\n")}\n\n`;
const repeated = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
const limitMs = 60_000;
vi.setConfig({ testTimeout: limitMs, hookTimeout: limitMs });

onBothDatabases("/healthz answers while a text goes through", (kind) => {
  const email = "long@example.com";
  let stet: Launched;
  let token: string;
  let cookie: string;
  let watched: ReturnType<typeof watch>;
  let drop: () => Promise<void>;
  let model: FakeModel;

  beforeAll(async () => {
    model = await startFakeModel();
    const fresh = await freshSettings(kind);
    drop = fresh.drop;
    const { databaseUrl, dataDir, secretKey } = fresh.settings;
    const file = join(dataDir, "loop.json");
    stet = await Launched.start({
      DATA_DIR: dataDir,
      SECRET_KEY: secretKey,
      NODE_OPTIONS: [...watching, `--max-old-space-size=${heapMb}`].join(" "),
      MODEL: "builtin,compatible:hostile",
      MODEL_BASE_URL: model.baseUrl,
      LOOP_WATCH: file,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    });
    token = await stet.newUser(email);
    const db = openDatabase(fresh.settings, silent);
    await grantPlan(db, email, "power", Date.now());
    await db.destroy();
    const login = await stet.fetch("/login", {
      method: "POST",
      headers: { Origin: stet.origin },
      body: new URLSearchParams({ intent: "login", email, password: testPassword }),
    });
    cookie = login.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    watched = watch(stet.child, file, stet.origin);
  });

  afterAll(async () => {
    watched.end();
    await stet.close();
    await model.close();
    await drop();
  });

  const post = (path: string, body: object): Promise<Response> =>
    stet.fetch(`/api/v1/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const create = (html: string) =>
    post("smart-actions/createContent", { title: "t", mode: "create", content_output: { text: html } });
  const page = (guid: string, body?: FormData) =>
    stet.fetch(`/create/${guid}`, {
      headers: { cookie, Origin: stet.origin, "Accept-Encoding": "zstd" },
      ...(body ? { method: "POST", body } : {}),
    });

  /** Asks, and holds what came to its status, the main loop and `/healthz` to their times. */
  async function goesThrough(statuses: number[], ask: () => Promise<Response>): Promise<string> {
    await watched.stood();
    const response = await ask();
    const text = await response.text();
    expect(statuses, text.slice(0, 300)).toContain(response.status);
    const { own, health } = await watched.stood();
    expect(own).toBeLessThan(most.own);
    expect(health).toBeLessThan(most.health);
    return text;
  }

  // Of half the length where only the database is another one.
  const long = kind === "sqlite" ? longest : longest / 2;

  test(`of a document of ${long / 1_000_000} MB, with a heap of 1 GB: made, read, shown and saved`, async () => {
    const made = await goesThrough([200], () => create(repeated(`<p>${prose.repeat(6)}</p>`, long)));
    const { guid } = JSON.parse(made) as { guid: string };
    await goesThrough([200], () =>
      stet.fetch(`/api/v1/smart-actions/recentContent/${guid}`, {
        headers: { Authorization: `Bearer ${token}` },
      }),
    );
    await goesThrough([200], () => page(guid));
    const sheet = new FormData();
    const fields = { intent: "save", revision: "1", click: "once", title: "t", sub_title: "" };
    for (const [name, value] of Object.entries(fields)) sheet.set(name, value);
    sheet.set("text", repeated(`${prose.repeat(6)}\n\n`, long));
    await goesThrough([303], () => page(guid, sheet));
    const again = await goesThrough([200], () => page(guid));
    expect(again.length).toBeGreaterThan(long);
  });

  // What is refused, and what is written, takes the same way to either database.
  if (kind === "postgres") return;

  test.each(["<li>x", "<p>x", '<a href="https://a.example/">x</a> '])("of 4.9 MB of %s", async (unit) => {
    await goesThrough([422], () => create(repeated(unit, longest)));
  });

  test.each([
    ["empty lines", "\n".repeat(60_000)],
    ["brackets", "[".repeat(60_000)],
  ])("of %s, 60,000 of them, that a model answers", async (_name, hostile) => {
    const before = model.requests.length;
    model.fallback = { kind: "text", text: `${prose}${hostile}${prose}`, chunk: 4_000 };
    const body = { aiAction: "Rewrite", text: prose.repeat(20), writer: "compatible:hostile" };
    await goesThrough([200], () => post("freestyle", body));
    expect(model.requests.length).toBeGreaterThan(before);
  });

  test.each(["Shorter", "title:question", "Fix Grammar"])("of the longest prose, %s", async (name) => {
    const text = repeated(literature, longestProse);
    const answer = await goesThrough([200, 422], () => post("freestyle", { aiAction: name, text }));
    expect(answer).not.toMatch(/not in the catalogue|takes at most/);
  });
});
