import type { Page } from "playwright/test";
import { expect, frameRunsNothing, test } from "./stet.ts";

const shown = (page: Page) => page.locator(".planbox");
const choose = (page: Page, plan: string) =>
  page.getByRole("region", { name: plan, exact: true }).getByRole("button").click();

/** From the success page on, once the subscription is there. */
async function arriveHome(page: Page): Promise<void> {
  await page.waitForURL("/subscription/success");
  await page.waitForURL("/");
  await expect(page.getByRole("heading", { name: "Recent Content" })).toBeVisible();
}

/** Asked first, in a dialog where a script runs and in its section where none does. */
async function cancel(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Cancel subscription" }).click();
  const asked = page.getByRole("dialog", { name: "Cancel your subscription?" });
  await asked.getByRole("link", { name: "Keep it" }).click();
  await expect(asked).toHaveCount(0);
  await expect(shown(page).getByText(/next charged/)).toBeVisible();
  await page.getByRole("link", { name: "Cancel subscription" }).click();
  await asked.getByRole("button", { name: "Cancel subscription" }).click();
}

for (const scripted of [true, false]) {
  test.describe(scripted ? "with scripts" : "without a script", () => {
    test.use({ javaScriptEnabled: scripted });

    test("a subscription is bought, raised, lowered, kept, cancelled, reactivated, cancelled again, and lapses", async ({
      writer: _writer,
      page,
      expectedOnConsole,
    }) => {
      expectedOnConsole.push(frameRunsNothing);
      await page.goto("/profile");
      await expect(page.getByText("You are on the Free plan.")).toBeVisible();

      await page.goto("/plans");
      await choose(page, "Lite");
      await page.frameLocator("iframe").getByRole("button", { name: "Pay" }).click();
      await arriveHome(page);

      await page.goto("/plans");
      await choose(page, "Pro");
      await arriveHome(page);
      await page.goto("/plans");
      await choose(page, "Lite");
      await expect(page.getByText(/Your plan changes to Lite on/)).toBeVisible();
      await page.goto("/profile");
      await expect(shown(page).getByText(/then Lite/)).toBeVisible();
      await page.getByRole("button", { name: "Keep Pro" }).click();
      await expect(shown(page).getByText(/next charged/)).toBeVisible();

      await cancel(page);
      await expect(shown(page).getByText(/ends on/)).toBeVisible();
      await page.getByRole("button", { name: "Reactivate" }).click();
      await expect(page.getByText("Subscription reactivated successfully.")).toBeVisible();
      await cancel(page);
      await expect(shown(page).getByText(/ends on/)).toBeVisible();

      await page.goto("/checkout/test/portal");
      await page.getByRole("button", { name: "End the period" }).click();
      await expect(page.getByText("You are on the Free plan.")).toBeVisible();
      await expect(page.getByText("Pro, prorated from Lite")).toBeVisible();
    });
  });
}
