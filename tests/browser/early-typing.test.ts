import type { Page } from "playwright/test";
import { bakery, expect, ready, review, test, wordy } from "./stet.ts";

/** Opens a page whose scripts wait until the function in the answer is called. */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return release;
}

test("log-in: what is typed before the script stays, and so does the cursor", async ({ page }) => {
  const release = await openBeforeScripts(page, "/login");
  const email = page.getByLabel("Email");
  const password = page.getByLabel("Password", { exact: true });
  await email.click();
  await page.keyboard.type("nora@example.com");
  await page.keyboard.press("Tab");
  await expect(password).toBeFocused();
  await page.keyboard.type("correct ");
  release();
  await expect(page.getByRole("button", { name: "Show password" })).toBeVisible();
  await page.keyboard.type("horse 1");
  await expect(password).toBeFocused();
  await expect(password).toHaveValue("correct horse 1");
  await expect(email).toHaveValue("nora@example.com");
});

for (const path of ["/", "/login", "/login?forgot=1", "/signup", "/reset-password?token=x", "/support"]) {
  test(`${path}: the script lays itself over the fields that stand there`, async ({ page }) => {
    const release = await openBeforeScripts(page, path);
    const fields = page.locator("main").locator("input:not([type=hidden]), textarea, select");
    await fields.first().waitFor({ state: "attached" });
    await page.waitForLoadState("domcontentloaded");
    const before = await fields.elementHandles();
    expect(before.length).toBeGreaterThan(0);
    release();
    await ready(page);
    for (const field of before) expect(await field.evaluate((node) => node.isConnected)).toBe(true);
  });
}

test("Document is pressed before the script and let go after it: the choice counts", async ({
  writer: _writer,
  page,
}) => {
  const release = await openBeforeScripts(page, "/create?new=1");
  await page.waitForLoadState("domcontentloaded");
  const chosen = page.getByRole("button", { name: /^Document/ });
  await chosen.hover();
  await page.mouse.down();
  release();
  await ready(page);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/create\/[\w-]{36}/);
});

test("what fast hands type on over an action comes in whole when its marks are decided on, and nothing is stopped by it", async ({
  writer,
  page,
}) => {
  await writer.newDocument();
  await writer.retype(wordy);
  await writer.save();
  await writer.enterText();
  // A paragraph is stored without the space at its end.
  const letters = (text: string | null): number => (text ?? "").replace(/\s/g, "").length;
  for (let time = 1; time <= 4; time++) {
    const before = letters(await writer.editor.textContent());
    await writer.editor.click();
    await page.getByRole("button", { name: "Shorter", exact: true }).click();
    let typed = "";
    for (const key of "Come early, and bring boots.") {
      if (await review(page).isVisible()) break;
      await page.keyboard.type(key, { delay: 25 });
      typed += key;
    }
    await page.getByRole("button", { name: "Discard", exact: true }).click();
    await expect(writer.editor).toContainText(typed.trim());
    const all = before + letters(typed);
    await expect.poll(async () => letters(await writer.editor.textContent())).toBe(all);
  }
});

test("what stands beside Save, and what chooses an action, is where it stays before the script", async ({
  writer,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await writer.deskText.fill(bakery);
  await writer.choose("Rewrite");
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain("Rewrite");
  const again = await openBeforeScripts(page, "/");
  const action = page.locator("details.smart summary");
  await page.waitForLoadState("domcontentloaded");
  const wide = (await action.boundingBox())?.width;
  again();
  await expect(action).toContainText("Rewrite");
  expect((await action.boundingBox())?.width).toBe(wide);
  await page.unrouteAll();

  await writer.generate();
  const document = new URL(page.url()).pathname;
  await ready(page);
  const release = await openBeforeScripts(page, document);
  const places = () =>
    page
      .locator(".edbar")
      .evaluate((bar) =>
        [".saved", '[value="history"]', '[value="save"]'].map(
          (one) => bar.querySelector(one)?.getBoundingClientRect().right ?? 0,
        ),
      );
  await page.locator(".edbar .saved").waitFor();
  await page.evaluate(() => window.document.fonts.ready);
  const before = await places();
  release();
  await expect(page.getByRole("button", { name: "Copy", exact: true })).toBeVisible();
  const after = await places();
  expect(Math.max(...after.map((right, at) => Math.abs(right - (before[at] ?? 0))))).toBeLessThanOrEqual(4);
});
