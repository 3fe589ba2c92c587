import { bakery, expect, test, tightened, wordy, Writer } from "./stet.ts";

test.use({ javaScriptEnabled: false });

test("what home refuses stays on home, also behind other pages, and Back sends nothing again", async ({
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("422");
  const writer = new Writer(page);
  await writer.join();
  await page.goto("/");
  await writer.deskText.fill(bakery);
  const generate = page.getByRole("button", { name: "Generate", exact: true });
  await generate.click();
  await expect(page.getByText("Choose a smart action first.")).toBeVisible();
  await generate.click();
  await expect(page.getByText("Choose a smart action first.")).toBeVisible();
  await expect(writer.deskText).toHaveValue(bakery);
  await page.getByRole("link", { name: "Pricing" }).first().click();
  await expect(page).toHaveURL("/plans");
  await page.goBack();
  await expect(writer.deskText).toHaveValue(bakery);
  await page.goForward();
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  await expect(writer.deskText).toHaveValue(bakery);
  await expect(page.getByText("Choose a smart action first.")).toHaveCount(0);
});

test("the whole story without a script", async ({ page }) => {
  const writer = new Writer(page);
  await writer.signUp();
  await writer.followActivation();
  await page.getByRole("button", { name: "Activate account" }).click();
  await page.goto("/login");
  await writer.logIn();

  await writer.deskText.fill(bakery);
  await writer.choose("Summarize");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(writer.deskText).toHaveValue(bakery);
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await expect(page).toHaveURL(/\/create\/[\w-]{36}/);
  await writer.editor.fill(wordy);
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Without a script");
  await writer.save();

  await page.getByRole("button", { name: "Shorter" }).click();
  await expect(page.locator("del").first()).toBeVisible();
  await page.getByRole("button", { name: "Keep" }).click();
  await expect(page.getByText("Content saved!")).toBeVisible();
  await page.goto("/");
  await page
    .getByRole("link", { name: /Without a script/ })
    .first()
    .click();
  expect(await writer.editor.inputValue()).toBe(tightened);
});

test("a view whose writer was signed out comes back from the log-in as it was sent", async ({
  writer,
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("422");
  await page.goto("/create/purpose");
  await page.getByLabel("Goal").selectOption("Educate audience");
  await page.getByLabel("What it is about").fill("The bakery moves.");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Generate" }).click();
  await writer.signIn();
  await expect(page).toHaveURL("/create/purpose");
  await expect(page.getByLabel("Goal")).toHaveValue("Educate audience");
  await expect(page.getByLabel("What it is about")).toHaveValue("The bakery moves.");

  await page.goto("/create/templates?template=press-release");
  await page.getByLabel("What is it about?").fill("A new oven.");
  await page.getByText("Say more for each part").click();
  await page.getByLabel("Dateline").fill("Lund");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Use this template" }).click();
  await writer.signIn();
  await expect(page).toHaveURL("/create/templates?template=press-release");
  await expect(page.getByLabel("What is it about?")).toHaveValue("A new oven.");
  await expect(page.getByLabel("Dateline")).toHaveValue("Lund");
  // What is refused is in view.
  await page.getByLabel("What is it about?").fill(" ");
  await page.getByLabel("Dateline").fill("");
  await page.getByRole("button", { name: "Use this template" }).click();
  await expect(page.locator("#panel-said")).toBeInViewport({ ratio: 1 });
});
