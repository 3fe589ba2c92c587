import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { bakery, expect, test } from "./stet.ts";

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    for (const path of ["/", "/login", "/signup", "/activate-account?token=x", "/outbox", "/nowhere"]) {
      test(`a guest's ${path}`, async ({ page, expectedOnConsole }) => {
        expectedOnConsole.push("404", "400");
        await page.goto(path);
        await page.waitForLoadState("networkidle");
        expect(await faults(page)).toEqual([]);
      });
    }

    test("a writer's pages", async ({ writer, page }) => {
      await page.goto("/");
      expect(await faults(page), "home").toEqual([]);
      await page.goto("/create");
      expect(await faults(page), "workspace").toEqual([]);
      await page.goto("/");
      await writer.generate(bakery, "Rewrite");
      await expect(writer.editor).toBeVisible();
      expect(await faults(page), "editor").toEqual([]);
      await page.getByRole("button", { name: "Shorter" }).click();
      await expect(page).toHaveURL(/review=/);
      await expect(page.getByRole("button", { name: "Keep" })).toBeVisible();
      expect(await faults(page), "review").toEqual([]);
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
  await press("Email", "textbox");
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
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Generate" })).toBeEnabled();
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
