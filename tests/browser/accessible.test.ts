import { bakery, expect, faultlessInBoth, test, wordy } from "./stet.ts";

for (const path of ["/", "/login", "/signup", "/plans", "/activate-account?token=x", "/outbox", "/nowhere"]) {
  test(`a guest's ${path}`, async ({ page, expectedOnConsole }) => {
    expectedOnConsole.push("404", "400");
    await page.goto(path);
    await faultlessInBoth(page, path);
  });
}

test("a writer's pages", async ({ writer, page }) => {
  await page.goto("/");
  await faultlessInBoth(page, "home");
  await page.goto("/create");
  await faultlessInBoth(page, "workspace");
  await page.goto("/create/open");
  await faultlessInBoth(page, "open a file");
  await page.goto("/");
  await writer.generate();
  await expect(writer.editor).toBeVisible();
  await faultlessInBoth(page, "editor");
  await writer.retype(wordy);
  await page.getByRole("button", { name: "Shorter" }).click();
  await expect(page).toHaveURL(/review=/);
  await expect(page.getByRole("button", { name: "Keep" })).toBeVisible();
  await faultlessInBoth(page, "review");
  await page.getByRole("link", { name: /^Compare/ }).click();
  await expect(page.getByRole("heading", { name: "With the marks taken in" })).toBeVisible();
  await faultlessInBoth(page, "both texts");
});

test("a buyer's pages", async ({ writer: _writer, page, expectedOnConsole }) => {
  expectedOnConsole.push("Blocked script execution");
  await page.goto("/");
  await page.getByRole("link", { name: "Pricing" }).first().click();
  await expect(page.getByText("You're currently on Free")).toBeVisible();
  await faultlessInBoth(page, "plans over a page");
  await page.getByRole("button", { name: "Upgrade plan" }).first().click();
  await page.waitForURL(/\/checkout\?/);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("button", { name: "Pay" })).toBeVisible();
  await faultlessInBoth(page, "checkout");
  const inFrame = await page.context().newPage();
  await inFrame.goto((await page.locator("iframe").getAttribute("src")) ?? "");
  await faultlessInBoth(inFrame, "the test checkout");
  await frame.getByRole("button", { name: "Decline" }).click();
  await page.waitForURL(/failed=1/);
  await faultlessInBoth(page, "checkout, declined");
  // It leads home as soon as it is answered.
  await page.route("**/subscription/status", () => undefined);
  await frame.getByRole("button", { name: "Pay" }).click();
  await page.waitForURL("/subscription/success");
  await faultlessInBoth(page, "success");
  await page.unroute("**/subscription/status");
  for (const path of [
    "/profile",
    "/profile/house-style",
    "/plans",
    "/payment-success?plan=creator",
    "/checkout/test/portal",
  ]) {
    await page.goto(path);
    await faultlessInBoth(page, path);
  }
  await page.goto("/profile");
  await page.getByRole("link", { name: /Invoice/ }).click();
  await page.waitForURL(/test\/invoice/);
  await faultlessInBoth(page, "invoice");
});

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
  await expect(page.getByRole("textbox", { name: "Email" })).toBeFocused();
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
  // A letter goes to the next choice that begins with it.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type("sum");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Generate", exact: true })).toBeEnabled();
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
