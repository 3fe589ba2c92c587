import type { Page } from "playwright/test";
import { bakery, expect, faultlessInBoth, test, type Writer } from "./stet.ts";

/** More than the free plan's credits and those of its trial. */
const endless = `${bakery}\n\n`.repeat(800).trim();
const limit = (page: Page) => page.getByRole("dialog", { name: "Credit Limit Exceeded" });
const plans = (page: Page) =>
  page.getByRole("dialog", { name: "Choose the plan that fits your creativity." });

/** Asks on home for what costs more than is left. */
async function meetLimit(writer: Writer): Promise<void> {
  const { page } = writer;
  await page.goto("/");
  await writer.deskText.fill(endless);
  await writer.choose("Summarize");
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await expect(limit(page)).toBeVisible();
}

test("home: neither the backdrop nor anything but its answers closes it, and the text stays", async ({
  writer,
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("429");
  await meetLimit(writer);
  await expect(limit(page)).toContainText("You've reached your monthly credit limit");
  await expect(limit(page)).toContainText("Credits Used");
  await expect(limit(page)).toContainText("/ 40,000");
  await expect(limit(page)).toContainText("Current Plan");
  await faultlessInBoth(page, "the limit");
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
  await faultlessInBoth(page, "the plans");
  await page.keyboard.press("Escape");
  await expect(plans(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/(\?index)?$/);
  await expect(writer.deskText).toHaveValue(endless);
});

test("a document: an action that is refused leaves the text as it was typed", async ({
  writer,
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("429");
  // Made by the calls that its page makes: a browser takes seconds to put in so long a text.
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const made = await page.request.post("/create", { form: {}, headers });
  const { pathname: address } = new URL(made.url());
  const multipart = {
    title: "",
    sub_title: "",
    text: endless.slice(0, 170_000),
    revision: "0",
    intent: "save",
  };
  expect((await page.request.post(address, { multipart, headers })).ok()).toBe(true);
  await page.goto(address);
  await writer.enterText();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.type("Typed here. ");
  await page.getByRole("button", { name: "Shorter" }).click();
  await expect(limit(page)).toBeVisible();
  await limit(page).getByRole("button", { name: "Maybe Later" }).click();
  await expect(limit(page)).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await expect(writer.editor).toContainText("Typed here. We are closing the Harbour Street bakery");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("'Maybe Later' closes it by the browser's own means, and the form stands below", async ({
    writer,
    page,
    expectedOnConsole,
  }) => {
    expectedOnConsole.push("429");
    await meetLimit(writer);
    await expect(writer.deskText).toHaveValue(endless);
    await limit(page).getByRole("button", { name: "Maybe Later" }).click();
    await expect(limit(page)).toHaveCount(0);
    await expect(writer.deskText).toHaveValue(endless);
    await page.getByRole("button", { name: "Generate", exact: true }).click();
    await limit(page).getByRole("link", { name: "Upgrade to Pro" }).click();
    await expect(page).toHaveURL("/plans");
  });
});
