import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Browser, chromium, type Locator, type Page } from "playwright/test";
import { findWholeChromium } from "../support/chromium.ts";
import { type OwnServer, startOwnServer } from "./own-server.ts";
import { expect, keptIn, lookOutFor, test, type Writer } from "./stet.ts";

const saved = "Last saved just now";
const offline = "Offline. Kept in this browser.";
const elsewhere = "Changed somewhere else";

const textOf = (page: Page): Locator => page.getByRole("textbox", { name: "Text", exact: true });

/** A new document whose caret stands in it. */
async function newDocument(writer: Writer): Promise<string> {
  await writer.newDocument();
  await writer.enterText();
  return writer.page.url();
}

/** What the server has of a document. */
async function stored(page: Page, address: string): Promise<string> {
  const html = await (await page.request.get(address)).text();
  const [, field = ""] = /<textarea[^>]*name="text"[^>]*>([^<]*)</.exec(html) ?? [];
  return field.replace(/&#x27;|&#39;/g, "'").trim();
}

/** Waits until the browser keeps a text, which takes half a second. */
async function keeps(page: Page, text: string): Promise<void> {
  await expect.poll(async () => (await keptIn(page)).join()).toContain(text);
}

test("what is typed is saved by itself, title and text, and no version is said to be", async ({
  writer,
  page,
}) => {
  const address = await newDocument(writer);
  const unsaved = await lookOutFor(page, "Not saved yet");
  await page.keyboard.type("We go.");
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("The move");
  await unsaved();
  await expect(page.getByText(saved)).toBeVisible();
  await expect.poll(() => stored(page, address)).toBe("We go.");
  await expect(page.getByText("Content saved!")).toHaveCount(0);
  await expect.poll(() => keptIn(page)).toEqual([]);
});

test("typing on, then away by a link within the page: all of it is there on return", async ({
  writer,
  page,
}) => {
  await newDocument(writer);
  await page.keyboard.type("Typed without a pause, and gone at once.", { delay: 15 });
  await page.getByRole("link", { name: "All cards" }).click();
  await expect(page).toHaveURL(/\/create\?card=/);
  await page.goBack();
  await expect(textOf(page)).toHaveText("Typed without a pause, and gone at once.");
});

test("a page that is left at once sends what it has", async ({ writer, page }) => {
  const address = await newDocument(writer);
  await page.keyboard.type("Closed at once.");
  await page.goto("/about");
  await expect.poll(() => stored(page, address)).toBe("Closed at once.");
  await page.goto(address);
  await writer.enterText();
  // Left while a save is on its way, which does not come to its end.
  await page.route("**/save", () => undefined);
  const sent = page.waitForRequest("**/save");
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" Again.");
  await sent;
  await page.keyboard.type(" And once more.");
  await page.goto("/about");
  await page.unroute("**/save");
  await page.goto(address);
  await expect(textOf(page)).toHaveText("Closed at once. Again. And once more.");
  await expect.poll(() => stored(page, address)).toBe("Closed at once. Again. And once more.");
  await expect.poll(() => keptIn(page)).toEqual([]);
});

let server: OwnServer;
const besideOwnServer = test.extend({
  baseURL: async ({}, use) => {
    server = await startOwnServer({});
    await use(server.origin);
    await server.close();
  },
});

besideOwnServer(
  "the server is killed and started again while the writer types",
  async ({ writer, page, expectedOnConsole }) => {
    expectedOnConsole.push("net::ERR_");
    const address = await newDocument(writer);
    await page.keyboard.type("One. ");
    await expect(page.getByText(saved)).toBeVisible();
    await page.keyboard.type("Two. ");
    await server.kill();
    await page.keyboard.type("Three. ");
    await expect(page.getByText(offline)).toBeVisible();
    await keeps(page, "One. Two. Three. ");
    const typing = page.keyboard.type("Four, while it starts.", { delay: 40 });
    await server.restart();
    await typing;
    await expect(page.getByText(saved)).toBeVisible();
    expect(await stored(page, address)).toBe("One. Two. Three. Four, while it starts.");
    await page.reload();
    await expect(textOf(page)).toHaveText("One. Two. Three. Four, while it starts.");
  },
);

test("offline for two minutes with 2,000 words", async ({ writer, page, context, expectedOnConsole }) => {
  expectedOnConsole.push("net::ERR_INTERNET_DISCONNECTED");
  await page.clock.install();
  const address = await newDocument(writer);
  await page.keyboard.type("Online.");
  await expect(page.getByText(saved)).toBeVisible();
  await context.setOffline(true);
  const words: string[] = [];
  for (let part = 0; part < 20; part += 1) {
    const hundred = Array.from({ length: 100 }, (_, word) => `word${part * 100 + word}`).join(" ");
    words.push(hundred);
    await page.keyboard.insertText(` ${hundred}`);
    await page.clock.runFor(6_000);
  }
  await expect(page.getByText(offline)).toBeVisible();
  await keeps(page, "word1999");
  expect(await stored(page, address).catch(() => "")).not.toContain("word");
  await context.setOffline(false);
  await expect(page.getByText(saved)).toBeVisible();
  await expect.poll(() => stored(page, address)).toBe(`Online. ${words.join(" ")}`);
  await expect.poll(() => keptIn(page)).toEqual([]);
});

/** A Chromium of its own, with a profile that outlives it. */
class KillableBrowser {
  readonly #profile = mkdtempSync(join(tmpdir(), "stet-profile-"));
  #process: ChildProcess | null = null;

  async start(): Promise<Browser> {
    const flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0"];
    const started = spawn(
      findWholeChromium(),
      [...flags, `--user-data-dir=${this.#profile}`, "about:blank"],
      {
        stdio: ["ignore", "ignore", "pipe"],
      },
    );
    this.#process = started;
    for await (const line of createInterface({ input: started.stderr })) {
      const [, address] = /^DevTools listening on (ws:\S+)/.exec(line) ?? [];
      if (address) return chromium.connectOverCDP(address);
    }
    throw new Error("Chromium did not start");
  }

  async kill(): Promise<void> {
    if (this.#process === null) return;
    const ended = once(this.#process, "exit");
    this.#process.kill("SIGKILL");
    await ended;
    this.#process = null;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

test("the browser is killed while nothing is saved", async ({ writer, page, baseURL }) => {
  const address = await newDocument(writer);
  await page.keyboard.type("Begun elsewhere.");
  await expect(page.getByText(saved)).toBeVisible();
  const own = new KillableBrowser();
  try {
    const open = async (reachable: boolean): Promise<Page> => {
      const [context] = (await own.start()).contexts();
      if (!context) throw new Error("the browser has no profile");
      await context.addCookies(await page.context().cookies(baseURL ?? ""));
      const opened = await context.newPage();
      if (!reachable) await opened.route("**/save", (route) => route.abort());
      await opened.goto(address);
      await expect(textOf(opened)).toHaveAttribute("contenteditable", "true");
      return opened;
    };
    const first = await open(false);
    await textOf(first).click();
    await first.keyboard.press("ControlOrMeta+End");
    await first.keyboard.type(" Never sent anywhere.");
    await keeps(first, "Begun elsewhere. Never sent anywhere.");
    await own.kill();
    const second = await open(true);
    await expect(textOf(second)).toHaveText("Begun elsewhere. Never sent anywhere.");
    await expect(second.getByText("Here is what you had typed and not saved.")).toBeVisible();
    await expect.poll(() => stored(page, address)).toBe("Begun elsewhere. Never sent anywhere.");
  } finally {
    await own.close();
  }
});

test("an idle tab goes on from what another one saves", async ({ writer, page, context }) => {
  const address = await newDocument(writer);
  const second = await context.newPage();
  await second.goto(address);
  await expect(textOf(second)).toHaveAttribute("contenteditable", "true");
  await page.bringToFront();
  await page.keyboard.type("From the first. ");
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("One title");
  await expect(textOf(second)).toHaveText("From the first.");
  await expect(second.getByRole("textbox", { name: "Title", exact: true })).toHaveValue("One title");
  await second.bringToFront();
  await textOf(second).click();
  await second.keyboard.press("ControlOrMeta+End");
  await second.keyboard.type("And from the second.");
  await expect(second.getByText(saved)).toBeVisible();
  await expect(textOf(page)).toHaveText("From the first. And from the second.");
  expect(await stored(page, address)).toBe("From the first. And from the second.");
});

test("two tabs, both with text of their own: neither goes over the other", async ({
  writer,
  page,
  context,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("409");
  const address = await newDocument(writer);
  const second = await context.newPage();
  const released = Promise.withResolvers<void>();
  await second.route("**/save", async (route) => {
    await released.promise;
    await route.continue();
  });
  await second.goto(address);
  await expect(textOf(second)).toHaveAttribute("contenteditable", "true");
  await textOf(second).click();
  await second.keyboard.type("Second tab.");
  await page.bringToFront();
  await page.keyboard.type("First tab.");
  await expect(page.getByText(saved)).toBeVisible();
  released.resolve();
  await expect(second.getByText(elsewhere)).toBeVisible();
  await second.bringToFront();
  await second.keyboard.type(" Typed on.");
  await keeps(second, "Second tab. Typed on.");
  expect(await stored(page, address)).toBe("First tab.");
  await second.reload();
  await expect(textOf(second)).toHaveText("Second tab. Typed on.");
  await expect(second.getByText(elsewhere)).toBeVisible();
  await second.getByRole("button", { name: "See both texts" }).click();
  await expect(second.getByRole("heading", { name: "Theirs" })).toBeVisible();
  await expect(second.locator(".is-yours")).toContainText("Second tab. Typed on.");
  expect(await stored(page, address)).toBe("First tab.");
  await second.getByRole("button", { name: "Keep mine" }).click();
  await expect(second.getByText(/^Content saved!/)).toBeVisible();
  await expect.poll(() => stored(page, address)).toBe("Second tab. Typed on.");
  await expect(textOf(second)).toHaveText("Second tab. Typed on.");
  await second.close();
});

test("the text is moved on by the API", async ({ writer, page, request, expectedOnConsole }) => {
  expectedOnConsole.push("409");
  const address = await newDocument(writer);
  const { account } = writer;
  const login = await request.post("/api/v1/auth/login", { data: account });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const guid = new URL(address).pathname.split("/").at(-1) ?? "";
  const made = await request.post("/api/v1/smart-actions/createContent", {
    headers: { Authorization: `Bearer ${token}` },
    data: { guid, title: "", mode: "document", content_output: { text: "<p>By a program.</p>" } },
  });
  expect(made.status()).toBe(200);
  await page.keyboard.type("By hand.");
  await expect(page.getByText(elsewhere)).toBeVisible();
  await page.keyboard.type(" And on.");
  await keeps(page, "By hand. And on.");
  expect(await stored(page, address)).toBe("By a program.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Mine" })).toBeVisible();
  await page.getByRole("button", { name: "Take theirs" }).click();
  await expect(textOf(page)).toHaveText("By a program.");
  await expect.poll(() => keptIn(page)).toEqual([]);
});

test("the document is deleted from somewhere else: what is typed becomes another one", async ({
  writer,
  page,
  request,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("404");
  const address = await newDocument(writer);
  await page.keyboard.type("It is");
  await expect(page.getByText(saved)).toBeVisible();
  const { account } = writer;
  const login = await request.post("/api/v1/auth/login", { data: account });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const guid = new URL(address).pathname.split("/").at(-1) ?? "";
  const headers = { Authorization: `Bearer ${token}` };
  await request.delete(`/api/v1/smart-actions/recentContent/${guid}`, { headers });
  await page.keyboard.type(" still here.");
  await expect(page.getByText("This document is not here any more. Kept in this browser.")).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Save as a new document" }).click();
  await expect(page.getByText("Content saved!")).toBeVisible();
  expect(page.url()).not.toBe(address);
  await expect(textOf(page)).toHaveText("It is still here.");
});

test("the session ends while the writer types, and another tab signs in", async ({
  writer,
  page,
  context,
  request,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("401");
  const address = await newDocument(writer);
  await page.keyboard.type("Signed in.");
  await expect(page.getByText(saved)).toBeVisible();
  await writer.endSessions(request);
  await page.keyboard.type(" Signed out.");
  await expect(page.getByText("Signed out. Kept in this browser. Sign in")).toBeVisible();
  await keeps(page, "Signed in. Signed out.");
  const opening = context.waitForEvent("page");
  await page.getByRole("link", { name: "Sign in" }).click();
  const login = await opening;
  await textOf(page).press("ControlOrMeta+End");
  await page.keyboard.type(" Typed on.");
  await login.getByLabel("Email").fill(writer.account.email);
  await login.getByLabel("Password", { exact: true }).fill(writer.account.password);
  await login.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(login).toHaveURL(address);
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByText(saved)).toBeVisible();
  expect(await stored(page, address)).toBe("Signed in. Signed out. Typed on.");
  await login.close();
});

test("nothing is sent within a composition", async ({ writer, page, context }) => {
  const address = await newDocument(writer);
  let sent = 0;
  page.on("request", (asked) => {
    if (asked.url().endsWith("/save")) sent += 1;
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send("Input.imeSetComposition", { text: "にほ", selectionStart: 2, selectionEnd: 2 });
  await page.waitForTimeout(2_500);
  expect(sent).toBe(0);
  await devtools.send("Input.insertText", { text: "日本" });
  await expect(page.getByText(saved)).toBeVisible();
  expect(await stored(page, address)).toBe("日本");
});

test("what is put back gives way to the edit of it that is kept", async ({
  writer,
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("net::ERR_FAILED");
  const address = await newDocument(writer);
  await page.keyboard.type("In order to win, we run.");
  await expect(page.getByText(saved)).toBeVisible();
  await page.route("**/save", (route) => route.abort());
  await page.keyboard.type(" Left behind.");
  await keeps(page, "Left behind.");
  await page.goto("/about");
  await page.unroute("**/save");
  await page.goto(address);
  await expect(textOf(page)).toHaveText("In order to win, we run. Left behind.");
  await expect(page.getByRole("button", { name: /^8 words, / })).toBeVisible();
  await page.getByRole("button", { name: "Shorter", exact: true }).click();
  await page.getByRole("button", { name: /^Keep/ }).click();
  await expect(textOf(page)).toHaveText("To win, we run. Left behind.");
  await expect(page.getByRole("button", { name: /^6 words, / })).toBeVisible();
});

test("what an earlier program kept in the other storage is put back", async ({ writer, page }) => {
  const address = await newDocument(writer);
  await page.keyboard.type("Saved.");
  await expect(page.getByText(saved)).toBeVisible();
  const guid = new URL(address).pathname.split("/").at(-1) ?? "";
  await page.goto("/about");
  await page.evaluate((key) => {
    const kept = { revision: 1, title: "Kept", subTitle: "", text: "**Kept** long ago." };
    localStorage.setItem(key, JSON.stringify(kept));
  }, `stet.unsaved.${guid}`);
  await page.goto(address);
  await expect(textOf(page)).toHaveText("Kept long ago.");
  await expect.poll(() => stored(page, address)).toBe("**Kept** long ago.");
  expect(await page.evaluate((key) => localStorage.getItem(key), `stet.unsaved.${guid}`)).toBeNull();
});
