import type { Page } from "playwright/test";
import { bakery, expect, ready, review, test, wordy } from "./stet.ts";

/** Where each control of a bar stands. */
const placesOf = (page: Page, bar: string): Promise<(readonly [string, number, number])[]> =>
  page.locator(`${bar} :is(a, button, summary):not(.item)`).evaluateAll((all) =>
    all.map((one) => {
      const { left, right } = one.getBoundingClientRect();
      return [one.getAttribute("aria-label") ?? one.className, left, right] as const;
    }),
  );

test("a Copy that says what came of it moves neither itself nor what stands beside it", async ({
  writer,
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await writer.newDocument();
  await writer.retype(bakery);
  await writer.save();
  for (const [width, place, bar] of [
    [1440, page.url(), ".edbar"],
    [1280, page.url(), ".edbar"],
    [1440, "/create", ".wcard"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(place);
    const copy = page.locator(bar).getByRole("button", { name: /^Copy/ });
    await expect(copy).toBeVisible();
    await ready(page);
    const stood = await placesOf(page, bar);
    await copy.click();
    await expect(page.locator(bar).getByText("Copied!")).toBeInViewport({ ratio: 1 });
    expect(await placesOf(page, bar)).toEqual(stood);
  }
});

test("a link that looks like a button is pressed by Space, and nothing is scrolled", async ({
  writer,
  page,
}) => {
  await page.goto("/");
  await writer.deskText.fill(wordy);
  await page.getByRole("button", { name: "Make it shorter" }).click();
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  const compare = review(page).getByRole("link", { name: /^Compare/ });
  await expect(compare).toBeVisible();
  await ready(page);
  await page.waitForTimeout(1_100);
  await compare.focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/compare/);
});

test("who signs out with a text on home is told that it is kept", async ({ writer, page }) => {
  await page.goto("/");
  const signOut = async (): Promise<void> => {
    await page.getByLabel(/account menu/).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
  };
  await writer.deskText.fill(bakery);
  await signOut();
  await expect(page.getByText("You are signed out. Your text is kept for a day")).toBeInViewport();
  await expect(writer.deskText).toHaveValue("");
  await page.goto("/login");
  await writer.logIn();
  await expect(writer.deskText).toHaveValue(bakery);
  await writer.deskText.fill("");
  await signOut();
  await expect(page.getByText("You are signed out.")).toHaveCount(0);
});
