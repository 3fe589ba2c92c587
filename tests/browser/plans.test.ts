import type { Page } from "playwright/test";
import { axeFaults, bakery, expect, frameRunsNothing, ready, tabTo, test } from "./stet.ts";

const title = "Choose the plan that fits your creativity.";
const plans = (page: Page) => page.getByRole("dialog", { name: title });
const pricing = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" });

test.describe("the plans over a page", () => {
  test("open by Pricing, close by Escape and by the cross, and give the focus back", async ({ page }) => {
    await page.goto("/");
    await ready(page);
    await pricing(page).click();
    await expect(plans(page).getByRole("link", { name: "Start 7-Day Trial" })).toBeVisible();
    await expect(page).toHaveURL("/");
    await page.keyboard.press("Escape");
    await expect(plans(page)).toHaveCount(0);
    await expect(pricing(page)).toBeFocused();
    await pricing(page).click();
    await page.mouse.click(10, 400);
    await expect(plans(page)).toBeVisible();
    await plans(page).getByRole("button", { name: "Close" }).click();
    await expect(plans(page)).toHaveCount(0);
    await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click();
    await expect(plans(page)).toBeVisible();
    await plans(page).getByRole("link", { name: "Choose plan" }).first().click();
    await page.waitForURL("/signup?plan=2");
    await expect(page.getByText("You are choosing Lite.")).toBeVisible();
  });

  test("open by the window's event, and by whatever offers more than the free plan holds", async ({
    writer: _writer,
    page,
  }) => {
    await page.goto("/");
    await ready(page);
    const opened = async (): Promise<void> => {
      await expect(plans(page).getByRole("button", { name: "You're currently on Free" })).toBeDisabled();
      await page.keyboard.press("Escape");
      await expect(plans(page)).toHaveCount(0);
    };
    await page.evaluate(() => window.dispatchEvent(new Event("open-plans-modal")));
    await opened();
    await page.getByRole("link", { name: "Upgrade to Premium" }).click();
    await opened();
    await page.locator("details.account > summary").click();
    await page.getByRole("link", { name: "Unlock higher limits & features" }).click();
    await opened();
    await expect(page).toHaveURL("/");
  });

  test("have help beside them", async ({ page }) => {
    await page.goto("/");
    await ready(page);
    await pricing(page).click();
    await plans(page).getByRole("link", { name: "Need help choosing?" }).click();
    const support = page.getByRole("dialog", { name: "Contact Support" });
    await expect(support.getByLabel("Message")).toBeVisible();
    await expect(support).toContainText("Need help choosing? Tell us what you write.");
    await page.keyboard.press("Escape");
    await expect(support).toHaveCount(0);
    await expect(plans(page)).toBeVisible();
  });

  test("that cannot be loaded say so, and are tried again", async ({ page, expectedOnConsole }) => {
    expectedOnConsole.push("ERR_FAILED", "503");
    await page.goto("/");
    await ready(page);
    await page.route("**/plans/offers*", (route) => route.abort());
    await pricing(page).click();
    await expect(plans(page).getByText("Network error while loading plans")).toBeVisible();
    await page.unroute("**/plans/offers*");
    await page.route("**/plans/offers*", (route) => route.fulfill({ status: 503 }));
    await plans(page).getByRole("button", { name: "Try again" }).click();
    await expect(plans(page).getByText("Failed to load plans")).toBeVisible();
    await page.unroute("**/plans/offers*");
    await plans(page).getByRole("button", { name: "Try again" }).click();
    await expect(plans(page).getByText("600k Tokens")).toBeVisible();
  });

  test("a choice that cannot be sent says so, and can be sent again", async ({
    writer: _writer,
    page,
    expectedOnConsole,
  }) => {
    expectedOnConsole.push("ERR_INTERNET_DISCONNECTED", frameRunsNothing);
    await page.goto("/");
    await ready(page);
    await pricing(page).click();
    const choose = plans(page).getByRole("button", { name: "Upgrade plan" }).first();
    await expect(choose).toBeVisible();
    await ready(page);
    await page.context().setOffline(true);
    await choose.click();
    await expect(plans(page).getByText("Network error. Please check your connection.")).toBeVisible();
    await page.context().setOffline(false);
    await choose.click();
    await page.waitForURL(/\/checkout\?/);
  });
});

test("from the dialog to a paid plan by the keyboard alone, in a document of its own", async ({
  writer: _writer,
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push(frameRunsNothing);
  await page.goto("/");
  await ready(page);
  await tabTo(page, pricing(page));
  await page.keyboard.press("Enter");
  await tabTo(page, plans(page).getByRole("button", { name: "Upgrade plan" }).nth(1));
  const loaded = page.waitForResponse((response) => response.request().resourceType() === "document");
  await page.keyboard.press("Enter");
  expect(new URL((await loaded).url()).pathname).toBe("/checkout");
  await page.waitForURL(/\/checkout\?_ptxn=/);
  await expect(page.getByText("Total due today")).toBeVisible();
  const pay = page.frameLocator("iframe").getByRole("button", { name: "Pay" });
  await expect(pay).toBeVisible();
  for (let at = 0; at < 20 && !(await pay.evaluate((button) => button === document.activeElement)); at++)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL("/subscription/success");
  await expect(page.getByRole("heading", { name: "Subscription Activated" })).toBeVisible();
  await page.waitForURL("/");
  await page.locator("details.account > summary").click();
  await expect(page.locator(".account-pop").getByText("Pro", { exact: true })).toBeVisible();
  await expect(page.locator(".account-pop").getByText(/^Resets \d+ [A-Z][a-z]{2}$/)).toBeVisible();
});

test("the plan that was chosen is remembered for a checkout whose address names none", async ({
  writer: _writer,
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("400", frameRunsNothing);
  await page.goto("/checkout");
  await expect(page.getByText("Pro 1")).toBeVisible();
  await page.goto("/plans");
  await ready(page);
  await page.getByRole("button", { name: "Upgrade plan" }).last().click();
  await page.waitForURL(/\/checkout\?/);
  const kept = await page.evaluate(() => sessionStorage.getItem("selectedPlan"));
  expect(JSON.parse(kept ?? "")).toMatchObject({ name: "Power", price: "$19.99", period: "per month" });
  await page.goto("/checkout");
  await expect(page.getByRole("heading", { name: "Power" })).toBeVisible();
  await expect(page.getByText("$19.99").first()).toBeVisible();
  await page.getByRole("link", { name: "Return to Plans" }).last().click();
  await page.waitForURL("/plans");
});

test.describe("after a purchase", () => {
  /** Answers as a server to which the payment comes after `tries` questions. */
  async function answerAfter(page: Page, tries: number): Promise<{ asked: number; at: number[] }> {
    const counted = { asked: 0, at: [] as number[] };
    await page.route("**/subscription/status", async (route) => {
      counted.asked += 1;
      counted.at.push(await page.evaluate(() => Date.now()));
      const response = await route.fetch();
      const status = (await response.json()) as object;
      await route.fulfill({ response, json: { ...status, subscribed: counted.asked > tries } });
    });
    return counted;
  }

  test("the subscription is asked for every two seconds, and then the account is fresh", async ({
    writer: _writer,
    page,
  }) => {
    const counted = await answerAfter(page, 3);
    await page.clock.install();
    await page.goto("/subscription/success");
    await expect(page.getByText("Refreshing your account...")).toBeVisible();
    await ready(page);
    await page.evaluate(() => {
      window.addEventListener("subscription-updated", () => sessionStorage.setItem("told", "yes"));
    });
    for (let at = 1; at <= 4; at++) {
      await expect
        .poll(async () => {
          await page.clock.runFor(500);
          return counted.asked;
        })
        .toBeGreaterThanOrEqual(at);
    }
    await page.waitForURL("/");
    expect(await page.evaluate(() => sessionStorage.getItem("told"))).toBe("yes");
    const gaps = counted.at.slice(1, 4).map((at, before) => at - (counted.at[before] ?? 0));
    expect(gaps.filter((gap) => gap < 2_000)).toEqual([]);
    // One more question may be on its way when the page leads home.
    await page.unrouteAll({ behavior: "wait" });
  });

  test("thirty times, and then it says what to expect", async ({ writer: _writer, page }) => {
    const counted = await answerAfter(page, 1_000);
    await page.clock.install();
    await page.goto("/subscription/success");
    await ready(page);
    const over = page.getByRole("heading", { name: "Your payment is on its way" });
    await expect
      .poll(
        async () => {
          await page.clock.runFor(1_000);
          return over.isVisible();
        },
        { intervals: [50] },
      )
      .toBe(true);
    expect(counted.asked).toBe(30);
    await page.clock.runFor(10_000);
    expect(counted.asked).toBe(30);
    expect(await axeFaults(page)).toEqual([]);
  });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a purchase is a chain of pages, and leads back to where it began", async ({
    writer: _writer,
    page,
    expectedOnConsole,
  }) => {
    expectedOnConsole.push(frameRunsNothing);
    await page.goto("/brainstorm");
    await page.getByRole("link", { name: "Upgrade", exact: true }).click();
    await expect(page).toHaveURL(/\/plans/);
    await page.getByRole("button", { name: "Upgrade plan" }).first().click();
    await page.waitForURL(/\/checkout\?/);
    await page.frameLocator("iframe").getByRole("button", { name: "Decline" }).click();
    await page.waitForURL(/failed=1/);
    await expect(page.getByText("An error occurred during checkout. Please try again.")).toBeVisible();
    await page.frameLocator("iframe").getByRole("button", { name: "Pay" }).click();
    await page.waitForURL("/subscription/success?from=%2Fbrainstorm");
    await page.waitForURL("/brainstorm");
  });
});

test("what was bought over a document leads back to it", async ({ writer, page, expectedOnConsole }) => {
  expectedOnConsole.push(frameRunsNothing);
  await writer.newDocument();
  await writer.retype("We go.");
  await writer.save();
  const { pathname } = new URL(page.url());
  await page.goto(`${pathname}?panel=brainstorm`);
  await ready(page);
  await page.locator(".panel").getByRole("link", { name: "Upgrade" }).click();
  await plans(page).getByRole("button", { name: "Upgrade plan" }).first().click();
  await page.waitForURL(/\/checkout\?_ptxn=/);
  await page.frameLocator("iframe").getByRole("button", { name: "Pay" }).click();
  await page.waitForURL(/\/subscription\/success/);
  await page.waitForURL(`${pathname}?panel=brainstorm`);
  await expect(page.locator(".panel")).toBeVisible();
});

test.describe("the account in the bar", () => {
  const used = (page: Page) => page.locator(".account-pop .num").innerText();

  test("is fresh after a generation", async ({ writer, page }) => {
    await page.goto("/");
    await writer.generate(bakery);
    await expect(writer.editor).toBeVisible();
    const menu = page.locator(".side-foot .num");
    await expect(menu).not.toHaveText(/^0 \//);
  });

  test("is asked for by the event, and kept for five seconds otherwise", async ({
    writer: _writer,
    page,
  }) => {
    let asked = 0;
    await page.route("**/subscription/status", async (route) => {
      asked += 1;
      const response = await route.fetch();
      const status = (await response.json()) as { user: { credits: object } };
      const credits = { used: asked * 1_000, limit: 40_000 };
      await route.fulfill({ response, json: { ...status, user: { ...status.user, credits } } });
    });
    await page.goto("/");
    await ready(page);
    await page.clock.install();
    const menu = page.locator("details.account > summary");
    const update = () => page.evaluate(() => window.dispatchEvent(new Event("subscription-updated")));
    await update();
    await menu.click();
    await expect.poll(() => used(page)).toBe("1,000 / 40,000");
    await menu.click();
    await menu.click();
    expect(await used(page)).toBe("1,000 / 40,000");
    await update();
    await expect.poll(() => used(page)).toBe("2,000 / 40,000");
    await menu.click();
    await page.clock.runFor(5_100);
    await menu.click();
    await expect.poll(() => used(page)).toBe("3,000 / 40,000");
    expect(asked).toBe(3);
  });
});

test("'Subscription reactivated successfully.' is gone after five seconds, and the side's nav follows", async ({
  writer: _writer,
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push(frameRunsNothing);
  await page.goto("/plans");
  await ready(page);
  await page.getByRole("button", { name: "Upgrade plan" }).first().click();
  await page.frameLocator("iframe").getByRole("button", { name: "Pay" }).click();
  await page.waitForURL("/subscription/success");
  await page.goto("/profile");
  await ready(page);
  const side = page.getByRole("navigation", { name: "Profile" });
  const size = page.viewportSize() ?? { width: 1_280, height: 720 };
  await page.setViewportSize({ width: 1_920, height: 1_080 });
  await expect(page.getByRole("heading", { name: "Usage & Plan" })).toBeInViewport();
  await expect(side.getByRole("link", { name: "Overview" })).toHaveAttribute("aria-current", "true");
  await page.setViewportSize(size);
  await expect(side.getByRole("link", { name: "Overview" })).toHaveAttribute("aria-current", "true");
  await page.getByRole("link", { name: "Cancel subscription" }).click();
  await page.getByRole("button", { name: "Cancel subscription" }).click();
  await expect(page.getByText("Your subscription is cancelled.", { exact: true })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/profile");
  await expect(side.getByRole("link", { name: "Usage & Plan" })).toHaveAttribute("aria-current", "true");
  await page.clock.install();
  await page.getByRole("button", { name: "Reactivate" }).click();
  const said = page.getByText("Subscription reactivated successfully.");
  await expect(said).toBeVisible();
  await page.clock.runFor(4_500);
  await expect(said).toBeVisible();
  await page.clock.runFor(600);
  await expect(said).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(side.getByRole("link", { name: "Settings" })).toHaveAttribute("aria-current", "true");
});
