import type { Locator, Page } from "playwright/test";

/** A press where the pointer is brought, as a hand's: nothing is scrolled for it. */
export async function press(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${String(control)} is not on the page`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
}

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("button", { name, exact: true });

/** Turns the wheel over the text, and waits until the window has come to rest. */
export async function wheel(page: Page, by: number): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  await page.mouse.move(width * 0.45, 500);
  const from = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, by);
  await page.waitForFunction((before) => window.scrollY !== before, from);
  await page.waitForFunction(async () => {
    const before = window.scrollY;
    for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
    return window.scrollY === before;
  });
}

export const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
