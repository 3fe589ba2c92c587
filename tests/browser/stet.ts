import { Buffer } from "node:buffer";
import { randomInt, randomUUID } from "node:crypto";
import { request } from "node:http";
import { AxeBuilder } from "@axe-core/playwright";
import { type APIRequestContext, test as base, expect, type Locator, type Page } from "playwright/test";
import { bakery, signupFields } from "../support/samples.ts";
import { watchTexts } from "../support/watch-texts.ts";

export { bakery, expect };

/** What the console shows in the test checkout's frame, where no script may run, the test's own included. */
export const frameRunsNothing = "Blocked script execution";

interface Fixtures {
  /** Messages that a test expects on the console, as parts of their text. */
  expectedOnConsole: string[];
  /** A page whose console and policy stay silent, signed in as a writer of its own. */
  writer: Writer;
}

/** Told by the browser's clock: on a busy machine a page's letters are drawn later than it waits for. */
const late = "was preloaded using link preload but not used within a few seconds";

/** The router asks for routes ahead of time, and says where it reaches no server. */
const unreached = "Failed to fetch manifest patches";

/** Every page fails its test when the console shows an error or a warning, a script fails, or the policy refuses something. */
export const test = base.extend<Fixtures>({
  expectedOnConsole: async ({}, use) => use([]),
  context: async ({ context }, use) => {
    await watchTexts(context);
    await use(context);
  },
  page: async ({ page, expectedOnConsole }, use) => {
    const said: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) said.push(`${message.type()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => said.push(`failed: ${error.message}`));
    await use(page);
    // What still stands before the network has nobody left to answer: the test has ended.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    const isAway = expectedOnConsole.some((part) => part.startsWith("net::ERR_"));
    const expected = [late, ...(isAway ? [unreached] : []), ...expectedOnConsole];
    expect(said.filter((line) => !expected.some((part) => line.includes(part)))).toEqual([]);
  },
  writer: async ({ page }, use) => {
    const writer = new Writer(page);
    await writer.join();
    await use(writer);
  },
});

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Those of its rules whose answer hangs on colours, which are all that the dark theme changes. */
const ofColours = ["color-contrast", "link-in-text-block"];

/** What axe finds on a page: by all rules, or by those named. */
export async function axeFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Nothing runs in the test checkout's frame, axe included: that page is looked at by itself; the payment provider's is
  // not ours. No page has another frame, and so nothing has to be put together in a page of its own, which takes as long
  // as all the rest.
  const axe = new AxeBuilder({ page })
    .exclude('iframe[title="Payment"]')
    .exclude('iframe[title="Card form"]')
    .setLegacyMode();
  const { violations } = await (rules ? axe.withRules([...rules]) : axe.withTags(standards)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}

/** No fault of axe's in a page as it stands, in light and in dark; `name` says which page it was. */
export async function faultlessInBoth(page: Page, name: string): Promise<void> {
  for (const [colorScheme, rules] of [
    ["light", undefined],
    ["dark", ofColours],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await ready(page);
    expect(await axeFaults(page, rules), `${name}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light" });
}

/** Where a part begins on its page, in pixels, wherever the page is scrolled to: a choice from a menu may scroll it. */
export const topOf = (part: Locator): Promise<number> =>
  part.evaluate((one) => one.getBoundingClientRect().top + window.scrollY);

/** The bar that decides on an edit: it has the focus when one comes. */
export const review = (page: Page): Locator => page.getByRole("region", { name: "Review the edit" });

/** Waits until a page stands: loaded, its letters drawn, and its scripts, if it has any, in charge of it. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const scripted = document.querySelector('script[type="module"], link[rel="modulepreload"]') !== null;
    const taken = Object.keys(document.body).some((key) => key.startsWith("__reactFiber"));
    return document.readyState === "complete" && (taken || !scripted);
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
    await new Promise((done) => setTimeout(done));
  });
}

/**
 * Looks out for a text that may stand for a moment only; asked for before what makes it show. The answer waits until it
 * has stood on this document.
 */
export async function lookOutFor(page: Page, text: string): Promise<() => Promise<void>> {
  const seen = await page.evaluateHandle((wanted) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const look = (): void => {
      if (document.body.textContent.includes(wanted)) resolve();
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    return { promise };
  }, text);
  return () => seen.evaluate(({ promise }) => promise);
}

/** Presses Tab until something that stands on the page, or comes to, has the focus. @throws Error when it never has */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.first().waitFor({ state: "attached" });
  const focused = wanted.and(page.locator(":focus"));
  for (let at = 0; at < 80; at++) {
    await page.keyboard.press("Tab");
    if ((await focused.count()) > 0) return;
  }
  throw new Error(`Tab never came to ${String(wanted)}`);
}

/** The texts that this browser keeps because the server does not have them. */
export const keptIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const done = (asked: IDBRequest): Promise<void> =>
      new Promise((resolve, reject) => {
        asked.addEventListener("success", () => resolve());
        asked.addEventListener("error", () => reject(asked.error ?? new Error("the browser keeps nothing")));
      });
    const opening = indexedDB.open("stet", 1);
    opening.addEventListener("upgradeneeded", () =>
      opening.result.createObjectStore("unsaved", { keyPath: ["guid", "tab"] }),
    );
    await done(opening);
    const reading: IDBRequest<unknown[]> = opening.result
      .transaction("unsaved")
      .objectStore("unsaved")
      .getAll();
    await done(reading);
    opening.result.close();
    const found = reading.result;
    return found.map((kept) => JSON.stringify(kept));
  });

/** A text with one slip, which its correction mends before it can be summed up. */
export const misspelt =
  "The town council has agreed to recieve a second reading room in the old post office next spring.\n\nIt will hold forty seats and six good lamps. Members may book them by letter or by telephone. A small fee pays for the heating.";

export interface Account {
  email: string;
  password: string;
}

/** What an editor would cut. */
export const wordy =
  "In order to make a decision, we really need to take into consideration the fact that the shop is closed on Sundays. At this point in time it is basically impossible to say in advance whether or not the new owner will actually keep the ovens.";

/** What the built-in editor makes of it: fillers that may carry sense stand. */
export const tightened =
  "To make a decision, we really need to consider the fact that the shop is closed on Sundays. Now it is basically impossible to say in advance whether or not the new owner will actually keep the ovens.";

/** Makes an account by the call: the tests make more than one network may in an hour. @returns the answer's status */
function signUpFromOwnNetwork(host: string, fields: object): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const body = JSON.stringify(fields);
  const sent = request(
    {
      host: "127.0.0.1",
      port: host.split(":")[1],
      path: "/api/v1/auth/signup",
      method: "POST",
      // Elsewhere than on Linux a machine has one address of its own.
      ...(process.platform === "linux"
        ? { localAddress: `127.${randomInt(1, 255)}.${randomInt(255)}.1` }
        : {}),
      headers: { Host: host, "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) },
    },
    (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    },
  );
  sent.on("error", reject);
  sent.end(body);
  return promise;
}

/** What a person does in Stet, by the names that stand on it. */
export class Writer {
  readonly page: Page;
  readonly account: Account;

  constructor(page: Page) {
    this.page = page;
    const email = `writer-${randomUUID()}@example.com`;
    this.account = { email, password: signupFields(email)["password"] ?? "" };
  }

  /** Makes an account through the calls, its letter read in the outbox, and logs in by the form's fields. */
  async join(): Promise<void> {
    const { page, account } = this;
    const { confirmPassword: _confirmed, terms: _terms, ...names } = signupFields(account.email);
    const { host } = new URL((await page.request.get("/healthz")).url());
    expect(await signUpFromOwnNetwork(host, { ...names, username: "nora" })).toBe(200);
    const token = tokenFor(await (await page.request.get("/outbox")).text(), account.email);
    expect((await page.request.post("/api/v1/auth/activate-account", { data: { token } })).status()).toBe(
      200,
    );
    const login = await page.request.post("/login", {
      form: { ...account, intent: "login" },
      headers: { "Sec-Fetch-Site": "same-origin" },
    });
    expect(login.ok()).toBe(true);
    await page.context().clearCookies({ name: "stet_refresh" });
  }

  async signUp(): Promise<void> {
    const { page, account } = this;
    await page.goto("/signup");
    await page.getByLabel("First name").fill("Nora");
    await page.getByLabel("Last name").fill("Lindqvist");
    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.getByLabel("Confirm password").fill(account.password);
    await page.getByRole("checkbox", { name: /agree/ }).check();
    await page.getByRole("button", { name: "Sign up" }).click();
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  }

  /** What a call of this writer's carries that goes by no page. */
  async bearer(by: APIRequestContext = this.page.request): Promise<{ Authorization: string }> {
    const login = await by.post("/api/v1/auth/login", { data: this.account });
    const { access_token: token } = (await login.json()) as { access_token: string };
    await this.page.context().clearCookies({ name: "stet_refresh" });
    return { Authorization: `Bearer ${token}` };
  }

  /** Ends every session of this writer, as from another machine. */
  async endSessions(elsewhere: APIRequestContext): Promise<void> {
    const headers = await this.bearer(elsewhere);
    expect((await elsewhere.delete("/api/v1/user/sessions", { headers })).status()).toBe(200);
  }

  /** Address of the link in this writer's letter. */
  async activationLink(): Promise<string> {
    const token = tokenFor(await (await this.page.request.get("/outbox")).text(), this.account.email);
    return `/activate-account?token=${token}`;
  }

  /** Opens the link of this writer's letter in the outbox. */
  async followActivation(): Promise<void> {
    await this.page.goto("/outbox");
    const letter = this.page.getByRole("listitem").filter({ hasText: this.account.email });
    await letter.getByRole("link", { name: /activate-account/ }).click();
  }

  async logIn(): Promise<void> {
    await this.signIn();
    await expect(this.page).toHaveURL("/");
  }

  /** By the log-in's form, which leads back to where it came from. */
  async signIn(page = this.page): Promise<void> {
    await page.getByLabel("Email").fill(this.account.email);
    await page.getByLabel("Password", { exact: true }).fill(this.account.password);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
  }

  get deskText(): Locator {
    return this.page.getByRole("textbox", { name: "Your text" });
  }

  /** The text's field, plain or rich. */
  get editor(): Locator {
    return this.page.getByRole("textbox", { name: "Text", exact: true });
  }

  /** A new document of the first type, by its page. */
  async newDocument(): Promise<void> {
    await this.page.goto("/create?new=1");
    await this.page.getByRole("button", { name: /^Document/ }).click();
    await expect(this.page).toHaveURL(/\/create\/[\w-]{36}/);
  }

  /** Puts the cursor into the rich text, once it is there. */
  async enterText(): Promise<void> {
    await expect(this.editor).toHaveAttribute("contenteditable", "true");
    await this.editor.click();
  }

  async choose(action: string): Promise<void> {
    const menu = this.page.locator("details.smart");
    if ((await menu.getAttribute("open")) === null) await menu.locator("summary").click();
    await menu.getByRole("radio", { name: new RegExp(`^${action}:`) }).check();
  }

  async generate(text = bakery, action = "Summarize"): Promise<void> {
    await this.deskText.fill(text);
    await this.choose(action);
    await this.page.getByRole("button", { name: "Generate", exact: true }).click();
    await expect(this.page).toHaveURL(/\/create\/[\w-]{36}/);
  }

  /** Puts another text in the place of the document's. */
  async retype(text: string): Promise<void> {
    await this.enterText();
    await this.page.keyboard.press("ControlOrMeta+A");
    await this.page.keyboard.insertText(text);
  }

  async save(): Promise<void> {
    await this.page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(this.page.getByText("Content saved!")).toBeVisible();
  }
}

function tokenFor(outbox: string, email: string): string {
  const letter = outbox.slice(outbox.indexOf(email));
  const token = /activate-account\?token=([\w-]+)/.exec(letter)?.[1];
  if (!token) throw new Error("the outbox has no activation link for this address");
  return token;
}
