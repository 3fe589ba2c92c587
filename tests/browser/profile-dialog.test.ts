import { axeFaults, bakery, expect, ready, test } from "./stet.ts";

const sections = ["Overview", "Account Info", "Usage & Plan", "Billing", "Security", "Settings"];

test("opens over the page by the account menu, and what is typed there stays through its forms", async ({
  writer,
  page,
}) => {
  await page.goto("/");
  await writer.deskText.fill(bakery);
  await page.locator("details.account > summary").click();
  await page.getByRole("link", { name: "Profile Settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Profile" });
  for (const name of sections) await expect(dialog.getByRole("heading", { name, exact: true })).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole("link", { name: "Security" }).click();
  await expect(dialog.getByRole("heading", { name: "Security" })).toBeInViewport();
  await dialog.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByText("Password reset link sent to your email!")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/");
  await expect(writer.deskText).toHaveValue(bakery);
});

test("opens by the event of the window, and closes an account on the page of its own", async ({
  writer: _writer,
  page,
}) => {
  await page.goto("/plans");
  await ready(page);
  const dialog = page.getByRole("dialog", { name: "Profile" });
  // Before scripts have taken the page over, nobody hears it.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("open-profile-modal")));
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await dialog.getByRole("link", { name: "Deactivate" }).click();
  await expect(page).toHaveURL(/\/profile\?close=deactivate/);
  await expect(page.getByRole("dialog", { name: "Deactivate account?" })).toBeVisible();
});

test("where nothing can be told it says so; a guest is led to the log-in", async ({
  writer: _writer,
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("503");
  await page.route("**/profile/data", (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto("/");
  await ready(page);
  const open = () => page.evaluate(() => window.dispatchEvent(new Event("open-profile-modal")));
  await open();
  const dialog = page.getByRole("dialog", { name: "Profile" });
  await expect(dialog.getByText("Profile Not Found")).toBeVisible();
  await expect(dialog.getByText("Unable to load your profile information.")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Go to Home" })).toBeVisible();
  await page.context().clearCookies();
  await page.goto("/");
  await ready(page);
  await open();
  await expect(page).toHaveURL("/login?from=%2Fprofile");
});
