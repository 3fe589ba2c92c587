import { expect, test } from "./stet.ts";

test("the sidebar's prices follow what is typed", async ({ writer, page }) => {
  await page.goto("/");
  await writer.generate();
  await writer.enterText();
  const price = page
    .locator(".side-row")
    .filter({ has: page.getByRole("button", { name: "Shorter", exact: true }) })
    .locator(".side-price");
  const credits = async (): Promise<number> => Number((await price.innerText()).replace(/\D+/g, ""));
  const before = await credits();
  expect(before).toBeGreaterThan(50);
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.insertText(" And so on, for a while.".repeat(400));
  await expect.poll(credits).toBeGreaterThan(before + 300);
});
