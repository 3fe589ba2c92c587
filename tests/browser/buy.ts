import type { Page } from "playwright/test";
import { ready } from "./stet.ts";

/** Buys the first plan that is offered at the test checkout. @returns the path of the checkout, open for another plan */
export async function buy(page: Page): Promise<string> {
  await page.goto("/plans");
  await ready(page);
  await page.getByRole("button", { name: "Upgrade plan" }).first().click();
  await page.waitForURL(/\/checkout\?/);
  const { pathname, search } = new URL(page.url());
  await page.frameLocator("iframe").getByRole("button", { name: "Pay" }).click();
  await page.waitForURL("/");
  // The page that says so leads home by itself: nothing may overtake it.
  await ready(page);
  return pathname + search;
}
