import { expect, ready, test } from "./stet.ts";

const paper = { light: "rgb(250, 247, 241)", dark: "rgb(23, 20, 17)" };

test("a guest's choice shows at once and stays; the system's is the default", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/plans");
  await page.goto("/");
  await ready(page);
  const paged = page.locator("html");
  await expect(paged).toHaveCSS("background-color", paper.dark);
  await page.evaluate(() => Object.assign(window, { same: true }));
  const theme = page.getByRole("form", { name: "Theme" });
  await theme.getByRole("button", { name: "Light" }).click();
  await expect(paged).toHaveCSS("background-color", paper.light);
  await expect(theme.getByRole("button", { name: "Light" })).toHaveAttribute("aria-pressed", "true");
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === "theme")?.value)
    .toBe("light");
  expect(await page.evaluate(() => "same" in window), "without a reload").toBe(true);
  await page.reload();
  await expect(paged).toHaveCSS("background-color", paper.light);
});

test("who is signed in chooses in the account menu", async ({ writer: _writer, page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await ready(page);
  await page.locator("details.account > summary").click();
  await page.getByRole("form", { name: "Theme" }).getByRole("button", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("html")).toHaveCSS("background-color", paper.dark);
});

for (const path of ["/", "/login"]) {
  test(`${path} loads at most 200 KiB of fonts`, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      if (!request.url().endsWith(".woff2")) return;
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(path);
    await ready(page);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(100 * 1024);
    expect(bytes).toBeLessThanOrEqual(200 * 1024);
  });
}
