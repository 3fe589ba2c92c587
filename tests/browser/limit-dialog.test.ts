import type { Page } from "playwright/test";
import { axeFaults, bakery, expect, test } from "./stet.ts";

/** More than the free plan's credits and those of its trial. */
const endless = `${bakery}\n\n`.repeat(800).trim();
const limit = (page: Page) => page.getByRole("dialog", { name: "Credit Limit Exceeded" });
const plans = (page: Page) =>
  page.getByRole("dialog", { name: "Choose the plan that fits your creativity." });

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test("home: neither the backdrop nor anything but its answers closes it, and the text stays", async ({
      writer,
      page,
      expectedOnConsole,
    }) => {
      expectedOnConsole.push("429");
      await page.goto("/");
      await writer.deskText.fill(endless);
      await writer.choose("Summarize");
      await page.getByRole("button", { name: "Generate", exact: true }).click();
      await expect(limit(page)).toBeVisible();
      await expect(limit(page)).toContainText("You've reached your monthly credit limit");
      await expect(limit(page)).toContainText("Credits Used");
      await expect(limit(page)).toContainText("/ 40,000");
      await expect(limit(page)).toContainText("Current Plan");
      expect(await axeFaults(page)).toEqual([]);
      await expect(limit(page).getByRole("button", { name: "Close" })).toHaveCount(0);
      for (const [x, y] of [
        [5, 5],
        [700, 880],
      ] as const)
        await page.mouse.click(x, y);
      await expect(limit(page)).toBeVisible();

      await page.keyboard.press("Escape");
      await expect(limit(page)).toHaveCount(0);
      await expect(writer.deskText).toHaveValue(endless);

      await page.getByRole("button", { name: "Generate", exact: true }).click();
      await expect(limit(page)).toBeVisible();
      await limit(page).getByRole("button", { name: "Maybe Later" }).click();
      await expect(limit(page)).toHaveCount(0);

      await page.getByRole("button", { name: "Generate", exact: true }).click();
      await limit(page).getByRole("link", { name: "Upgrade to Pro" }).click();
      await expect(limit(page)).toHaveCount(0);
      await expect(plans(page).getByRole("button", { name: "Upgrade plan" }).first()).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(plans(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/(\?index)?$/);
      await expect(writer.deskText).toHaveValue(endless);
    });
  });
}

test("a document: an action that is refused leaves the text as it was typed", async ({
  writer,
  page,
  expectedOnConsole,
}) => {
  // The browser takes seconds to put in so long a text.
  test.slow();
  expectedOnConsole.push("429");
  await page.goto("/");
  await writer.generate(bakery);
  const address = page.url();
  await writer.enterText();
  await page.keyboard.press("ControlOrMeta+A");
  await page.evaluate((text) => document.execCommand("insertText", false, text), endless.slice(0, 170_000));
  await page.getByRole("button", { name: "Shorter" }).click();
  await expect(limit(page)).toBeVisible();
  await limit(page).getByRole("button", { name: "Maybe Later" }).click();
  await expect(limit(page)).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await expect(writer.editor).toContainText("We are closing the Harbour Street bakery");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("'Maybe Later' closes it by the browser's own means, and the form stands below", async ({
    writer,
    page,
    expectedOnConsole,
  }) => {
    expectedOnConsole.push("429");
    await page.goto("/");
    await writer.deskText.fill(endless);
    await writer.choose("Summarize");
    await page.getByRole("button", { name: "Generate", exact: true }).click();
    await expect(limit(page)).toBeVisible();
    await expect(writer.deskText).toHaveValue(endless);
    await limit(page).getByRole("button", { name: "Maybe Later" }).click();
    await expect(limit(page)).toHaveCount(0);
    await expect(writer.deskText).toHaveValue(endless);
    await page.getByRole("button", { name: "Generate", exact: true }).click();
    await limit(page).getByRole("link", { name: "Upgrade to Pro" }).click();
    await expect(page).toHaveURL("/plans");
  });
});
