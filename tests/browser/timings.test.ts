import type { Page } from "playwright/test";
import { axeFaults, bakery, expect, tabTo, test, Writer } from "./stet.ts";

const late = 3_000;
/** The page's clock and ours tick in whole milliseconds, and a browser's timer may fire one early. */
const ticks = 20;
const said = {
  loggedIn: "Login successful! Redirecting...",
  resetSent: "Password reset link sent to your email!",
  signedUp: "Check your email",
  activated: "Your account is active",
  supported: "Message sent. We will get back to you shortly.",
  begun: "100%",
};

test.beforeEach(({ page }) =>
  page.addInitScript((texts) => {
    const look = (): void => {
      for (const text of texts) {
        if (sessionStorage.getItem(text) === null && document.body?.textContent?.includes(text)) {
          sessionStorage.setItem(text, String(Date.now()));
        }
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  }, Object.values(said)),
);

/** Asserts that something ends `ms` after the page itself first showed a text: not earlier, and not much later. */
async function takes(page: Page, ms: number, text: string, ended: () => Promise<unknown>): Promise<void> {
  await ended();
  const now = Date.now();
  const shown = await page.evaluate((seen) => Number(sessionStorage.getItem(seen)), text);
  expect(shown, `the page showed "${text}"`).toBeGreaterThan(0);
  expect(now - shown, "not earlier").toBeGreaterThanOrEqual(ms - ticks);
  expect(now - shown, "not much later").toBeLessThan(ms + late);
}

const leadsTo = (page: Page, url: string | RegExp) => () => page.waitForURL(url, { waitUntil: "commit" });
const guest = (page: Page): Promise<void> => page.context().clearCookies();

test.describe("timings", () => {
  test("log-in leads on 1 s after it says so", async ({ writer, page }) => {
    await guest(page);
    await page.goto("/login");
    await page.getByLabel("Email").fill(writer.account.email);
    await page.getByLabel("Password", { exact: true }).fill(writer.account.password);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await takes(page, 1_000, said.loggedIn, leadsTo(page, "/"));
  });

  test("the reset form closes 3 s after the letter has gone", async ({ page }) => {
    await page.goto("/login?forgot=1");
    await page.getByLabel("Email").fill("nobody@example.com");
    await page.getByRole("button", { name: "Send reset link" }).click();
    await takes(page, 3_000, said.resetSent, () =>
      page.getByRole("heading", { name: "Sign In", exact: true }).waitFor(),
    );
    expect(new URL(page.url()).search).toBe("");
  });

  test("sign-up leads to /login after 3 s, activation after at least 3 s", async ({ page }) => {
    const writer = new Writer(page);
    await writer.signUp();
    await expect(page.getByText("This page goes on to Login by itself in a moment.")).toBeVisible();
    await takes(page, 3_000, said.signedUp, leadsTo(page, /\/login\?after=signup/));

    // Who is about to press a button of it is not taken away from it.
    await page.evaluate(() => sessionStorage.clear());
    const other = new Writer(page);
    await other.signUp();
    const again = page.getByRole("button", { name: "Send it again" });
    await again.hover();
    await page.waitForTimeout(4_500);
    await expect(again).toBeVisible();
    await page.mouse.move(2, 2);
    await page.waitForURL(/\/login\?after=signup/);

    await page.goto(await other.activationLink());
    await takes(page, 3_000, said.activated, leadsTo(page, "/login?after=activation"));
    await expect(page.getByText("Your account is active.")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(other.account.email);
  });

  test("a generation's progress runs to 100 at its first words, and is gone 700 ms after", async ({
    writer,
    page,
  }) => {
    await page.goto("/");
    await writer.deskText.fill(bakery);
    await writer.choose("Summarize");
    const held = Promise.withResolvers<void>();
    await page.route("**/create/*.data*", async (route) => {
      await held.promise;
      await route.abort();
    });
    await page.getByRole("button", { name: "Generate", exact: true }).click();
    const progress = page.getByRole("progressbar", { name: "Generating" });
    await expect(progress).toHaveAttribute("value", "100");
    // The way to the text is left, so that home stands.
    await page.evaluate(() => void (window.location.hash = "main"));
    await takes(page, 700, said.begun, () => progress.waitFor({ state: "detached" }));
    await expect(writer.deskText).toHaveValue(bakery);
    held.resolve();
  });

  test("a toast stays for 5 s, and longer under the pointer", async ({ writer: _writer, page }) => {
    await page.goto("/profile");
    await page.getByRole("button", { name: "Send reset link" }).click();
    const toast = page.locator(".toast", { hasText: said.resetSent });
    await toast.waitFor();
    await takes(page, 5_000, said.resetSent, () => toast.waitFor({ state: "hidden" }));
    await page.getByRole("button", { name: "Send reset link" }).click();
    await toast.hover();
    await page.waitForTimeout(6_000);
    await expect(toast).toBeVisible();
  });
});

test("contact support: a dialog that keeps the focus, gives it back, and closes 900 ms after success", async ({
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("422");
  await page.goto("/");
  await page.getByRole("link", { name: "About" }).first().click();
  await expect(page).toHaveURL("/about");
  const link = page.locator('a[href="/support"]').first();
  await tabTo(page, link);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Contact Support" });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL("/about");
  expect(await axeFaults(page)).toEqual([]);
  for (let at = 0; at < 20; at++) {
    await page.keyboard.press("Tab");
    const inside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused === document.body || focused?.closest("dialog") != null;
    });
    expect(inside, `after Tab ${at + 1}`).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();

  await page.keyboard.press("Enter");
  await dialog.getByLabel("Name").fill("Nora Lindqvist");
  await dialog.getByLabel("Email").fill("nora@example.com");
  await dialog.getByLabel("Message").fill("Too short");
  await dialog.getByRole("button", { name: "Send message" }).click();
  await expect(dialog.getByText("Message should be at least 10 characters.")).toBeVisible();
  await dialog.getByLabel("Message").fill("The dots under my headline went missing.");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Message")).toHaveValue("The dots under my headline went missing.");
  await dialog.getByRole("button", { name: "Send message" }).click();
  await page.getByText(said.supported).waitFor();
  await takes(page, 900, said.supported, () => dialog.waitFor({ state: "hidden" }));
  await expect(link).toBeFocused();
});
