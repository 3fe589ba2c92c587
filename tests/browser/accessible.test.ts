import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { bakery, expect, ready, test, wordy } from "./stet.ts";

async function faults(page: Page): Promise<string[]> {
  // Nothing runs in the test checkout's frame, axe included: that page is looked at by itself.
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe[title="Payment"]')
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    for (const path of [
      "/",
      "/login",
      "/signup",
      "/plans",
      "/activate-account?token=x",
      "/outbox",
      "/nowhere",
    ]) {
      test(`a guest's ${path}`, async ({ page, expectedOnConsole }) => {
        expectedOnConsole.push("404", "400");
        await page.goto(path);
        await ready(page);
        expect(await faults(page)).toEqual([]);
      });
    }

    test("a writer's pages", async ({ writer, page }) => {
      test.setTimeout(60_000);
      await page.goto("/");
      expect(await faults(page), "home").toEqual([]);
      await page.goto("/create");
      expect(await faults(page), "workspace").toEqual([]);
      await page.goto("/create/open");
      expect(await faults(page), "open a file").toEqual([]);
      await page.goto("/");
      await writer.generate();
      await expect(writer.editor).toBeVisible();
      expect(await faults(page), "editor").toEqual([]);
      await writer.retype(wordy);
      await page.getByRole("button", { name: "Shorter" }).click();
      await expect(page).toHaveURL(/review=/);
      await expect(page.getByRole("button", { name: "Keep" })).toBeVisible();
      expect(await faults(page), "review").toEqual([]);
      await page.getByRole("link", { name: /^Compare/ }).click();
      await expect(page.getByRole("heading", { name: "With the marks taken in" })).toBeVisible();
      expect(await faults(page), "both texts").toEqual([]);
    });

    test("a buyer's pages", async ({ writer: _writer, page, expectedOnConsole }) => {
      test.setTimeout(90_000);
      expectedOnConsole.push("Blocked script execution");
      await page.goto("/");
      await page.getByRole("link", { name: "Pricing" }).first().click();
      await expect(page.getByText("You're currently on Free")).toBeVisible();
      expect(await faults(page), "plans over a page").toEqual([]);
      await page.getByRole("button", { name: "Upgrade plan" }).first().click();
      await page.waitForURL(/\/checkout\?/);
      const frame = page.frameLocator("iframe");
      await expect(frame.getByRole("button", { name: "Pay" })).toBeVisible();
      expect(await faults(page), "checkout").toEqual([]);
      const inFrame = await page.context().newPage();
      await inFrame.goto((await page.locator("iframe").getAttribute("src")) ?? "");
      expect(await faults(inFrame), "the test checkout").toEqual([]);
      await frame.getByRole("button", { name: "Decline" }).click();
      await page.waitForURL(/failed=1/);
      expect(await faults(page), "checkout, declined").toEqual([]);
      await frame.getByRole("button", { name: "Pay" }).click();
      await page.waitForURL("/subscription/success");
      expect(await faults(page), "success").toEqual([]);
      for (const path of [
        "/profile",
        "/profile/house-style",
        "/plans",
        "/payment-success?plan=creator",
        "/checkout/test/portal",
      ]) {
        await page.goto(path);
        await ready(page);
        expect(await faults(page), path).toEqual([]);
      }
      await page.goto("/profile");
      await page.getByRole("link", { name: /Invoice/ }).click();
      await page.waitForURL(/test\/invoice/);
      expect(await faults(page), "invoice").toEqual([]);
    });
  });
}

test("signing in and generating needs no mouse", async ({ writer, page }) => {
  await page.context().clearCookies();
  await page.goto("/login");
  const press = async (
    name: RegExp | string,
    role: "button" | "textbox" | "link" = "button",
  ): Promise<void> => {
    for (let at = 0; at < 60; at++) {
      await page.keyboard.press("Tab");
      const focused = page.locator(":focus");
      if ((await page.getByRole(role, { name }).and(focused).count()) > 0) return;
    }
    throw new Error(`Tab never came to ${role} ${String(name)}`);
  };
  await expect(page.getByRole("textbox", { name: "Email" })).toBeFocused();
  await page.keyboard.type(writer.account.email);
  await press(/^Password/, "textbox");
  await page.keyboard.type(writer.account.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  await press("Your text", "textbox");
  await page.keyboard.insertText(bakery);
  for (let at = 0; at < 20; at++) {
    await page.keyboard.press("Tab");
    if (await page.locator("details.smart > summary:focus").count()) break;
  }
  await page.keyboard.press("Enter");
  // A letter goes to the next choice that begins with it.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type("sum");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Generate", exact: true })).toBeEnabled();
  await press("Generate");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/create\/[\w-]{36}/);
});

test("focus is visible, and the first Tab offers to skip to the text", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to text" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/);
});
