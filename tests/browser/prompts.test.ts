import type { Locator, Page } from "playwright/test";
import { bakery, expect, faultlessInBoth, lookOutFor, tabTo, test, type Writer } from "./stet.ts";

/** Saved prompts, the last one made last, and a folder whose name is their domain. */
async function stock(writer: Writer, count: number): Promise<void> {
  const { request } = writer.page;
  const headers = await writer.bearer();
  const folder = { headers, data: { name: "Newsroom" } };
  expect((await request.post("/api/v1/user/prompt-folders", folder)).ok()).toBe(true);
  for (let at = 1; at <= count; at++) {
    const data = {
      title: `Prompt ${at}`,
      content: `Write a correction of at most ${at} words. ${"Say what we printed and what is true. ".repeat(8)}`,
      domain: at % 2 === 0 ? "Newsroom" : "General",
      model: at % 3 === 0 ? "Claude" : "GPT-4",
      isPublic: at % 4 === 0,
      tags: ["corrections", "house style", "desk", "letters"].slice(0, at % 5),
    };
    expect((await request.post("/api/v1/user/prompts", { headers, data })).ok()).toBe(true);
  }
}

const cards = (page: Page): Locator => page.locator(".pv");
const card = (page: Page, title: string): Locator =>
  cards(page).filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const tab = (page: Page, name: string): Locator =>
  page.getByRole("navigation", { name: "Your writing" }).getByRole("link", { name: new RegExp(`^${name}`) });
const size = { width: 1440, height: 900 };
/** Nothing is wider than a window of 1280 pixels at 400 % zoom. */
async function fits(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over, name).toBeLessThanOrEqual(0);
  await page.setViewportSize(size);
}
const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test.use({ viewport: size });

test("a prompt is written for two models, changed in parts and raw, saved, found again, used up and told of", async ({
  writer,
  page,
  request,
  baseURL,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("ERR_FAILED", "503");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  // The reader has chosen to continue in a narrow window.
  await page.context().addCookies([{ name: "stet_narrow", value: "dHJ1ZQ%3D%3D", url: baseURL ?? "" }]);
  await page.goto("/library");
  await expect(page.getByText("Create your first prompt to get started")).toBeVisible();
  await faultlessInBoth(page, "prompt-vault-empty");

  // Written by keys alone, while one looks on; both models' prompts are there.
  await tabTo(page, page.getByRole("link", { name: "New Prompt" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "New prompt" })).toBeVisible();
  await tabTo(page, page.getByLabel("What is it for?"));
  await page.keyboard.insertText(`Write a short news story about our move. ${bakery}`);
  await tabTo(page, page.getByRole("checkbox", { name: "Midjourney" }));
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("button", { name: "Write", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/editPrompt\?generation=/);
  await expect(page.getByRole("heading", { name: "Generated Prompt - GPT-4" })).toBeVisible();
  await faultlessInBoth(page, "edit-prompt");

  // One prompt in two views, without the server.
  await page.route(/editPrompt/, (route) => route.abort());
  const counts = page.locator(".ep-size");
  const before = await counts.textContent();
  await page.getByLabel("Role", { exact: true }).fill("You are the town's one reporter.");
  await expect(counts).not.toHaveText(before ?? "");
  await page.getByLabel("Name of a new part").fill("Tone");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Tone", { exact: true })).toBeFocused();
  await page.keyboard.type("Dry.");
  await page.getByRole("button", { name: "Raw" }).click();
  const raw = page.getByRole("textbox", { name: "Prompt", exact: true });
  await expect(raw).toHaveValue(/^### Role\n\nYou are the town's one reporter\.[^]+### Tone\n\nDry\.$/);
  await faultlessInBoth(page, "edit-prompt-raw");
  await raw.press("ControlOrMeta+End");
  await page.keyboard.type(" And short.");
  await page.getByRole("button", { name: "Structured" }).click();
  await expect(page.getByLabel("Tone", { exact: true })).toHaveValue("Dry. And short.");

  // What was typed does not give way unasked.
  await page.locator("summary", { hasText: "For GPT-4" }).focus();
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: /^Midjourney/ }));
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: "What you typed" });
  await expect(question.getByRole("button", { name: "Keep mine" })).toBeFocused();
  await faultlessInBoth(page, "edit-prompt-asks");
  await page.keyboard.press("Enter");
  await expect(question).toHaveCount(0);
  await expect(page.getByLabel("Tone", { exact: true })).toHaveValue("Dry. And short.");

  // Saved by keys; offline it says so, and all that was typed stands.
  await page.getByRole("button", { name: "Save…" }).click();
  const panel = page.getByRole("complementary", { name: "Save prompt" });
  const save = panel.getByRole("button", { name: "Save", exact: true });
  await panel.getByLabel("Title").fill(" ");
  await expect(save).toBeDisabled();
  await expect(panel).toContainText("Please provide both title and prompt content.");
  await panel.getByLabel("Title").fill("The move");
  await panel.getByLabel("Tags").fill("news, move");
  await panel.getByLabel("Public").check();
  await save.click();
  await expect(page.getByText("Network error. Please check your connection.")).toBeVisible();
  await expect(panel.getByLabel("Tags")).toHaveValue("news, move");
  await expect(page.getByLabel("Tone", { exact: true })).toHaveValue("Dry. And short.");
  await page.unroute(/editPrompt/);

  // Where the session is over, all of it is back after the log-in.
  await writer.endSessions(request);
  await save.click();
  await expect(page).toHaveURL(/\/login\?from=%2FeditPrompt/);
  await page.getByLabel("Email").fill(writer.account.email);
  await page.getByLabel("Password", { exact: true }).fill(writer.account.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("What you typed here is back.")).toBeVisible();
  await expect(page.getByLabel("Tone", { exact: true })).toHaveValue("Dry. And short.");
  await expect(panel.getByLabel("Tags")).toHaveValue("news, move");
  await fits(page, "edit-prompt");
  await save.focus();
  const stood = await save.boundingBox();
  await page.keyboard.press("Enter");
  await expect(panel).toContainText("Prompt saved successfully!");
  await expect(page.getByText("It is not saved yet.")).toHaveCount(0);
  expect((await panel.getByRole("button", { name: "Saved" }).boundingBox())?.y).toBe(stood?.y);
  await faultlessInBoth(page, "edit-prompt-saved");
  await expect(page).toHaveURL("/library");
  await expect(card(page, "The move")).toContainText("Public");

  // Left with something typed: it is back, until it is thrown away.
  await card(page, "The move").getByRole("link", { name: "The move", exact: true }).click();
  await page.getByLabel("Tone", { exact: true }).fill("Loud.");
  await page.reload();
  await expect(page.getByLabel("Tone", { exact: true })).toHaveValue("Loud.");
  await page.getByRole("button", { name: "Throw it away" }).click();
  await expect(page.getByLabel("Tone", { exact: true })).toHaveValue("Dry. And short.");
  await page.goto("/library");

  // The vault: found, copied whole, deleted after a question in its place, put back where that fails.
  await stock(writer, 30);
  await page.reload();
  await expect(cards(page)).toHaveCount(24);
  await faultlessInBoth(page, "prompt-vault");
  await fits(page, "prompt-vault");

  // More comes as the end comes near, and is there again on the way back.
  await page.getByText("of 31 shown").scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(31);
  await card(page, "The move").scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await card(page, "The move").getByRole("link", { name: "The move", exact: true }).click();
  await expect(page.getByLabel("Tone", { exact: true })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(31);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 50);
  await expect(page.getByText("What you typed here is back.")).toHaveCount(0);

  const whole = await lookOutFor(page, "Copied!");
  await card(page, "Prompt 30").getByRole("button", { name: "Copy Prompt 30" }).click();
  await whole();
  expect((await copied(page)).length).toBeGreaterThan(300);
  await page.getByRole("searchbox", { name: "Search prompts" }).fill("most 7 words");
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(/q=most\+7\+words/);
  await page.getByRole("searchbox", { name: "Search prompts" }).fill("");
  await page.getByLabel("Sort by").selectOption("Title");
  await page.getByLabel("Order").selectOption("Oldest First");
  await expect(cards(page).first()).toContainText("Prompt 1");
  await page
    .getByRole("navigation", { name: "Folders" })
    .getByRole("link", { name: /^Newsroom/ })
    .click();
  await expect(cards(page)).toHaveCount(15);
  await page.route(/library\.data/, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await tabTo(page, card(page, "Prompt 10").getByRole("link", { name: "Delete Prompt 10" }));
  await page.keyboard.press("Enter");
  const asks = card(page, "Prompt 10").getByRole("alertdialog");
  await expect(asks).toContainText("Are you sure you want to delete this prompt?");
  await expect(asks.getByRole("link", { name: "Cancel" })).toBeFocused();
  await faultlessInBoth(page, "prompt-vault-asks");
  await asks.getByRole("button", { name: "Delete" }).click();
  await expect(
    page.getByRole("alert").getByText("Network error. Please check your connection."),
  ).toBeVisible();
  await expect(cards(page)).toHaveCount(15);
  await page.unroute(/library\.data/);
  await card(page, "Prompt 10").getByRole("link", { name: "Delete Prompt 10" }).click();
  await card(page, "Prompt 10").getByRole("button", { name: "Delete" }).click();
  await expect(card(page, "Prompt 10")).toHaveCount(0);
  await expect(page.getByText("Deleted.")).toBeVisible();
  await expect(page.locator(".pv h3 a:focus")).toHaveText("Prompt 12");
  await page.getByLabel("New Folder").fill("Bakery");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: /^Bakery/ })).toContainText("0");
  await expect(page.getByText("The folder is there.")).toBeVisible();

  // The ledger, and the details over it.
  await tab(page, "Recent prompts").click();
  const row = page.locator(".prs .pr").first();
  await expect(row).toContainText("Open result");
  await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-current]")).toHaveText(
    "Library",
  );
  await faultlessInBoth(page, "recent-prompts");
  await fits(page, "recent-prompts");
  await row.getByRole("link", { name: /^Write a short/ }).press("Enter");
  const details = page.getByRole("dialog", { name: /^Prompt of / });
  await faultlessInBoth(page, "recent-prompt-details");
  await fits(page, "recent-prompt-details");
  const generated = await lookOutFor(page, "Copied!");
  await details.getByRole("button", { name: "Copy Generated" }).click();
  await generated();
  expect(await copied(page)).toMatch(/^### Role\n[^]+\n\n---\n\n[^]+--ar/);
  await details.getByRole("button", { name: "Copy Structured" }).click();
  await expect.poll(() => copied(page)).toMatch(/^\{\n {2}"GPT-4": \{\n {4}"data": \{\n {6}"role"/);
  await page.keyboard.press("Escape");
  await expect(details).toHaveCount(0);
  await expect(page).toHaveURL("/recentprompts");
  await row.getByRole("link", { name: "Open result" }).click();
  await expect(page.getByRole("heading", { name: "Generated Prompt - GPT-4" })).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL("/recentprompts");
  // All that was typed stands somewhere else by now.
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("prompt")));
  expect(kept).toEqual([]);
});
