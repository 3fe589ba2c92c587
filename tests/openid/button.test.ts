import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createHttpServer } from "#app/server/http/connections.ts";
import { answer } from "#app/server/http/listen.ts";
import { staticFiles } from "#app/server/http/static-files.ts";
import { findChromium } from "#tests/support/chromium.ts";
import { freePort } from "#tests/support/postgres.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { silent } from "#tests/support/test-services.ts";
import { watchTexts } from "#tests/support/watch-texts.ts";
import { type OpenIdProvider, startProvider } from "./provider.ts";

const notLoaded = "Google Identity Services not loaded. Please check your internet connection and try again.";

/** A provider's script: what its window comes to stands in its answer; null: the script cannot be had. */
let script: string | null = null;
const clientOf = (outcome: string): string => `
  window.google = { accounts: { oauth2: { initTokenClient: (options) => ({
    requestAccessToken: () => setTimeout(() => { window.asked = options; ${outcome} }, 10),
  }) } } };`;
const gives = (token: string): string =>
  clientOf(`options.callback({ access_token: ${JSON.stringify(token)} });`);

let scripts: ReturnType<typeof createServer>;
let provider: OpenIdProvider;
let stet: TestApp;
let origin: string;
let closeServer: () => void;
let browser: Browser;
let page: Page;
let loaded = 0;
let complaints: string[] = [];

beforeAll(async () => {
  scripts = createServer((_request, response) => {
    loaded += 1;
    if (script === null) response.destroy();
    else response.writeHead(200, { "Content-Type": "text/javascript" }).end(script);
  });
  scripts.listen(0, "127.0.0.1");
  await once(scripts, "listening");
  const scriptUrl = `http://127.0.0.1:${(scripts.address() as AddressInfo).port}/gsi/client`;
  const port = await freePort();
  origin = `http://localhost:${port}`;
  provider = await startProvider(origin);
  const google = { ...provider.settings, scriptUrl };
  stet = await openTestApp("sqlite", { google, appUrl: origin });
  const server = createHttpServer();
  answer(server, {
    origin,
    redirectLoopback: false,
    log: silent,
    readClient: (address) => ({ address, direct: true }),
    assets: await staticFiles("build/client", false),
    handle: (request, info) => stet.app.fetch(request, info),
    strict: true,
    hosts: { signInScript: scriptUrl, paddle: false },
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  closeServer = () => {
    server.close();
    server.closeAllConnections();
  };
  browser = await chromium.launch({ executablePath: findChromium() });
}, 120_000);
afterAll(async () => {
  await browser.close();
  closeServer();
  scripts.close();
  await stet.close();
  await provider.stop();
});

beforeEach(async () => {
  [loaded, complaints] = [0, []];
  page = await browser.newPage();
  await watchTexts(page.context());
  page.setDefaultTimeout(10_000);
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) complaints.push(message.text());
  });
});
afterEach(async () => {
  await page.close();
  expect(complaints).toEqual([]);
});

async function press(path: string, label: string): Promise<void> {
  await page.goto(origin + path);
  await page.locator('input[name="scripted"], form.stack').first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  await page.getByRole("link", { name: label }).click();
}

async function somebody(): Promise<{ id: string; email: string }> {
  const id = randomUUID();
  const email = `${id}@example.com`;
  await provider.know(id, { email, email_verified: true, given_name: "Ada", family_name: "Byron" });
  return { id, email };
}

describe.each([
  ["/login", "Sign in with Google", 1_000],
  ["/signup", "Sign up with Google", 2_000],
])("the button on %s", (path, label, ms) => {
  test("loads the provider's script when it is used, says that it succeeded, and leads on", async () => {
    const { id, email } = await somebody();
    script = gives(await provider.token(id));
    await page.goto(`${origin}${path}?redirect=%2Fprofile`);
    await page.waitForLoadState("networkidle");
    expect(loaded).toBe(0);
    await page.getByRole("link", { name: label }).click();
    await page.getByText("Login successful with Google! Redirecting...").waitFor();
    const said = performance.now();
    expect(loaded).toBe(1);
    const asked = await page.evaluate("({ id: window.asked.client_id, scope: window.asked.scope })");
    expect(asked).toEqual({ id: "stet", scope: "email profile openid" });
    await page.waitForURL(`${origin}/profile`);
    expect(performance.now() - said).toBeGreaterThan(ms - 300);
    expect(await page.locator("main").textContent()).toContain(email);
  });

  test("a script that cannot be had is said, and the next try loads it anew", async () => {
    script = null;
    await press(path, label);
    await page.getByRole("alert").getByText(notLoaded).waitFor();
    const { id } = await somebody();
    script = gives(await provider.token(id));
    await page.getByRole("link", { name: label }).click();
    await page.getByText("Login successful with Google! Redirecting...").waitFor();
    expect(loaded).toBe(2);
  });

  test.each([
    ["a script that is not the provider's", "window.something = 1;", notLoaded],
    [
      "a closed window",
      clientOf('options.error_callback({ type: "popup_closed" });'),
      "Google OAuth failed: popup_closed",
    ],
    [
      "a refusal",
      clientOf('options.callback({ error: "access_denied" });'),
      "Google OAuth failed: access_denied",
    ],
    ["no token", clientOf("options.callback({});"), "Failed to get Google access token"],
  ])("%s is said beside the way without a window", async (_name, text, said) => {
    script = text;
    await press(path, label);
    await page.getByRole("alert").getByText(said).waitFor();
    await page.getByRole("link", { name: "Go on without a window" }).click();
    await page.waitForURL(`${provider.origin}/**`);
  });

  test("a token that the server refuses is said by the page", async () => {
    script = gives("made-up");
    await press(path, label);
    const failed =
      path === "/login"
        ? "Google login failed. Please try again."
        : "Google signup failed. Please try again.";
    await page.getByRole("alert").getByText(failed).waitFor();
    await page.getByRole("link", { name: label, disabled: false }).waitFor();
  });
});
