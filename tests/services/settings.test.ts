import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { outboxShown, readSettings, salesLine, SettingsError } from "#app/server/settings.ts";

const dataDir = mkdtempSync(join(tmpdir(), "stet-settings-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const secret = "s".repeat(32);
const read = (env: Record<string, string | undefined>) =>
  readSettings({ DATA_DIR: dataDir, SECRET_KEY: secret, ...env });
function faultsOf(env: Record<string, string | undefined>): readonly string[] {
  try {
    read(env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
}

test("nothing set is a server on this machine with its own data", () => {
  const settings = readSettings({ DATA_DIR: dataDir });
  expect(settings).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    appUrl: "http://localhost:3000",
    appUrlGiven: false,
    models: ["builtin"],
    remote: {},
    modelLimits: { connect: 5_000, firstByte: 30_000, idle: 30_000, total: 120_000 },
  });
  expect(outboxShown(settings)).toBe(true);
});

test("the generated key is made once, and nobody else can read it", () => {
  const first = readSettings({ DATA_DIR: dataDir }).secretKey;
  expect(readSettings({ DATA_DIR: dataDir }).secretKey).toBe(first);
  expect(Buffer.from(first, "base64url")).toHaveLength(32);
  expect(readFileSync(join(dataDir, "secret.key"), "utf8").trim()).toBe(first);
  expect(statSync(join(dataDir, "secret.key")).mode & 0o077).toBe(0);
});

test.each([
  ["", "http://127.0.0.1:11434"],
  ["0.0.0.0", "http://127.0.0.1:11434"],
  ["localhost:4000", "http://localhost:4000"],
  ["http://127.0.0.1:80", "http://127.0.0.1"],
  ["https://models.example", null],
])("without MODEL, OLLAMA_HOST %j is asked at %j", (host, ollama) => {
  expect(read({ OLLAMA_HOST: host }).ollama).toBe(ollama);
  expect(read({ OLLAMA_HOST: host, MODEL: "builtin" }).ollama).toBeNull();
});

test("empty values are as good as none", () => {
  expect(read({ PORT: "", APP_URL: "", MODEL: "", DATABASE_URL: "" })).toMatchObject({
    port: 3000,
    models: ["builtin"],
  });
});

test.each([
  ["OLLAMA_HOST", "http://"],
  ["PORT", "eighty"],
  ["PORT", "70000"],
  ["PORT", "3000.5"],
  ["APP_URL", "stet.example"],
  ["APP_URL", "ftp://stet.example"],
  ["SOCIAL_URL", "http://network.example/stet"],
  ["SOCIAL_URL", "network.example/stet"],
  ["DATABASE_URL", "mysql://stet@localhost/stet"],
  ["DATABASE_URL", "postgres"],
  ["SECRET_KEY", "short"],
  ["SUPPORT_EMAIL", "nobody"],
  ["MODEL", "gpt-5"],
  ["MODEL", "azure:gpt-5"],
  ["MODEL", ","],
  ["MODEL_BASE_URL", "localhost:11434"],
  ["MODEL_CONNECT_MS", "0"],
  ["MODEL_FIRST_BYTE_MS", "soon"],
  ["MODEL_IDLE_MS", "-1"],
  ["MODEL_TOTAL_MS", "99999999"],
  ["AUTH_SERVICE_URL", "here"],
  ["TRUSTED_PROXIES", "anyone"],
  ["TRUSTED_PROXIES", "10.0.0.0/99"],
  ["GOOGLE_ISSUER", "accounts.google.com"],
  ["GOOGLE_ISSUER", "http://accounts.example"],
])("%s=%s is one line that names it", (name, value) => {
  const faults = faultsOf({ [name]: value });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(name);
  expect(faults[0]).not.toContain("\n");
});

test("several bad values are told at once, a line each", () => {
  const faults = faultsOf({ PORT: "x", APP_URL: "y", SUPPORT_EMAIL: "z" });
  expect(faults.map((fault) => fault.split(":", 1)[0] ?? "").sort()).toEqual([
    "APP_URL",
    "PORT",
    "SUPPORT_EMAIL",
  ]);
});

test("a bad secret is never repeated in the line about it", () => {
  expect(faultsOf({ SECRET_KEY: "hunter2" }).join()).not.toContain("hunter2");
});

test.each([
  [{ MODEL: "openai:gpt-5" }, "OPENAI_API_KEY"],
  [{ MODEL: "anthropic:claude" }, "ANTHROPIC_API_KEY"],
  [{ MODEL: "google:gemini" }, "GOOGLE_GENERATIVE_AI_API_KEY"],
  [{ MODEL: "ollama:llama" }, "MODEL_BASE_URL"],
  [{ MODEL: "builtin,compatible:x" }, "MODEL_BASE_URL"],
  [{ DATABASE_URL: "postgres://stet@localhost/stet", SECRET_KEY: undefined }, "SECRET_KEY"],
  [{ AUTH_SERVICE_URL: "http://127.0.0.1:8001" }, "_SERVICE_URL"],
  [{ GOOGLE_CLIENT_ID: "stet" }, "GOOGLE_CLIENT_SECRET"],
  [{ GOOGLE_CLIENT_SECRET: "a secret" }, "GOOGLE_CLIENT_ID"],
])("%j lacks something", (env, named) => {
  const faults = faultsOf(env);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(named);
});

test("what belongs together is taken together", () => {
  const addresses = Object.fromEntries(
    ["AUTH", "SMART_ACTIONS", "FREESTYLE", "BRAINSTORM", "INSPIRE"].map((name, at) => [
      `${name}_SERVICE_URL`,
      `http://127.0.0.1:${8001 + at}/`,
    ]),
  );
  expect(read(addresses).remote).toEqual({
    auth: "http://127.0.0.1:8001",
    "smart-actions": "http://127.0.0.1:8002",
    freestyle: "http://127.0.0.1:8003",
    brainstorm: "http://127.0.0.1:8004",
    inspire: "http://127.0.0.1:8005",
  });
  const mixed = read({
    DATABASE_URL: "postgres://stet@localhost/stet",
    INSPIRE_SERVICE_URL: "http://127.0.0.1:8005",
  });
  expect(Object.keys(mixed.remote)).toEqual(["inspire"]);
  expect(read({ MODEL: " compatible:a , builtin ", MODEL_BASE_URL: "http://127.0.0.1:9/v1" }).models).toEqual(
    ["compatible:a", "builtin"],
  );
  expect(read({ TRUSTED_PROXIES: "10.0.0.1, 192.168.0.0/16, ::1" }).trustedProxies).toHaveLength(3);
});

test("third-party sign-in is Google's unless another issuer is named, which has no script of its own", () => {
  const keys = { GOOGLE_CLIENT_ID: "stet", GOOGLE_CLIENT_SECRET: "a secret" };
  expect(read({}).google).toBeNull();
  expect(read(keys).google).toEqual({
    clientId: "stet",
    clientSecret: "a secret",
    issuer: "https://accounts.google.com",
    tokenInfoUrl: "https://oauth2.googleapis.com/tokeninfo",
    scriptUrl: "https://accounts.google.com/gsi/client",
  });
  for (const GOOGLE_ISSUER of ["https://login.example/realms/writers", "http://127.0.0.1:9000"]) {
    expect(read({ ...keys, GOOGLE_ISSUER }).google).toMatchObject({
      issuer: GOOGLE_ISSUER,
      tokenInfoUrl: null,
      scriptUrl: null,
    });
  }
});

test("a public origin hides the outbox", () => {
  expect(outboxShown(read({ APP_URL: "https://stet.example/" }))).toBe(false);
  expect(read({ APP_URL: "https://stet.example/" }).appUrl).toBe("https://stet.example");
  expect(outboxShown(read({ APP_URL: "http://127.0.0.1:4000" }))).toBe(true);
});

const paddle = {
  PADDLE_API_KEY: "pdl_key",
  PADDLE_CLIENT_TOKEN: "live_token",
  PADDLE_WEBHOOK_SECRET: "pdl_ntfset",
  PADDLE_PRICES: "lite:pri_1, pro:pri_2,power:pri_3",
};

test("payments are set up whole or not at all", () => {
  expect(read({}).paddle).toBeNull();
  expect(read(paddle).paddle).toEqual({
    apiKey: "pdl_key",
    clientToken: "live_token",
    webhookSecret: "pdl_ntfset",
    environment: "production",
    apiUrl: undefined,
    prices: new Map([
      [2, "pri_1"],
      [3, "pri_2"],
      [4, "pri_3"],
    ]),
  });
  for (const name of Object.keys(paddle)) {
    expect(faultsOf({ ...paddle, [name]: undefined })).toEqual([
      `${name}: is required together with the other PADDLE settings`,
    ]);
  }
});

test.each([
  ["lite:pri_1,pro:pri_2", "PADDLE_PRICES: names no price for power"],
  ["lite:pri_1,pro:pri_2,power:pri_3,gold:pri_4", 'PADDLE_PRICES: "gold" is not a plan that is sold'],
  ["lite:pri_1,pro:pri_2,power:pri_2", "PADDLE_PRICES: names one price for two plans"],
  ["lite:pri_1,pro:,power:pri_3", "PADDLE_PRICES: names no price for pro"],
])("prices such as %s are refused in one line", (prices, line) => {
  expect(faultsOf({ ...paddle, PADDLE_PRICES: prices })).toEqual([line]);
});

test("the start says who sells the plans", () => {
  expect(salesLine(read({}))).toContain("charges nobody");
  expect(salesLine(read({ ...paddle, PADDLE_ENVIRONMENT: "sandbox" }))).toBe(
    "Plans are sold through Paddle (sandbox)",
  );
});
