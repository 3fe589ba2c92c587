import type { Locator, Page } from "playwright/test";
import { findChromium } from "../support/chromium.ts";
import { expect, faultlessInBoth, ready, tabTo, test, type Writer } from "./stet.ts";

const wide = { width: 1440, height: 900 };
test.use({ viewport: wide });

const modes = ["document", "story", "post", "smart_action", "social", "create"];
const deep = "Nobody on the island says so before the last Ferry leaves.";

/** As many documents as fill some pages, the last one made first, and two folders. */
async function stock(writer: Writer, count: number): Promise<void> {
  const { request } = writer.page;
  const headers = await writer.bearer();
  for (let at = 1; at <= count; at++) {
    const text = `<p>${"The harbour office keeps its own weather. ".repeat(12)}${at === 3 ? deep : ""}</p>`;
    const made = await request.post("/api/v1/smart-actions/createContent", {
      headers,
      data: { title: `Piece ${at}`, mode: modes[at % modes.length], content_output: { text } },
    });
    expect(made.ok()).toBe(true);
  }
  for (const name of ["Bakery, Mill Lane", "Job hunt"])
    expect((await request.post("/api/v1/folders", { headers, data: { name } })).ok()).toBe(true);
}

const cards = (page: Page): Locator => page.locator(".libcard");
const card = (page: Page, title: string): Locator =>
  cards(page).filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const folder = (page: Page, name: string): Locator =>
  page.getByRole("navigation", { name: "Folders" }).getByRole("link", { name: new RegExp(`^${name}`) });
const inMenu = async (page: Page, title: string, item: string): Promise<void> => {
  await page.getByLabel(`More for ${title}`, { exact: true }).click();
  await card(page, title).locator(".pop").getByText(item, { exact: true }).click();
};

test("everything is found again: scrolled, searched, filed, chosen, deleted, and where it was on the way back", async ({
  writer,
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("ERR_FAILED", "502", "503");
  await stock(writer, 60);
  await page.goto("/");
  await page.getByRole("link", { name: "View All" }).click();
  await expect(page).toHaveURL("/recent-content");
  await expect(cards(page)).toHaveCount(24);
  await faultlessInBoth(page, "recent-content");

  // More comes as the end comes near, one part after the other, and is there again on the way back.
  for (const count of [48, 60]) {
    await page.getByText(`of 60 shown`).scrollIntoViewIfNeeded();
    await expect(cards(page)).toHaveCount(count);
  }
  await card(page, "Piece 1").scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await card(page, "Piece 1").getByRole("link", { name: "Piece 1", exact: true }).click();
  await expect(writer.editor).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(60);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 50);

  // Words deep in a text, in another case; the hit is marked.
  await page.getByRole("searchbox", { name: "Search content" }).fill("LAST ferry");
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(/q=LAST\+ferry/);
  await expect(card(page, "Piece 3").locator("b.hit")).toHaveText("last Ferry");
  await page.getByRole("searchbox", { name: "Search content" }).fill("tide tables");
  await expect(page.getByRole("heading", { name: "No results" })).toBeVisible();
  await faultlessInBoth(page, "recent-content-none");
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page.getByRole("searchbox", { name: "Search content" })).toHaveValue("");
  await page.getByLabel("Category").selectOption("Story");
  await expect(page).toHaveURL(/category=story/);
  await expect(cards(page)).toHaveCount(10);
  await page.getByLabel("Date modified").selectOption("Yesterday");
  await expect(cards(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Clear filters" }).click();

  // Filed at once; put back with a notice where that cannot be.
  await inMenu(page, "Piece 60", "Job hunt");
  await expect(folder(page, "Job hunt")).toContainText("1");
  await expect(page.getByText("1 item is now in “Job hunt”.")).toBeVisible();
  await page.route(/recent-content\.data/, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await inMenu(page, "Piece 59", "Job hunt");
  await expect(
    page.getByRole("alert").getByText("Network error. Please check your connection."),
  ).toBeVisible();
  await expect(folder(page, "Job hunt")).toContainText("1");
  await page.unroute(/recent-content\.data/);
  // A server that fails before the product has a word in it.
  await page.route(/recent-content\.data/, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" })
      : route.continue(),
  );
  await inMenu(page, "Piece 58", "Job hunt");
  await expect(page.getByText("Something went wrong. Please try again.")).toBeVisible();
  await expect(card(page, "Piece 58")).toBeVisible();
  await expect(folder(page, "Job hunt")).toContainText("1");
  await page.unroute(/recent-content\.data/);
  await page.route(/recent-content\.data/, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await inMenu(page, "Piece 59", "Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Error deleting content")).toBeVisible();
  await expect(card(page, "Piece 59")).toBeVisible();
  await page.unroute(/recent-content\.data/);

  // Several at once, by keys alone.
  await page.getByRole("searchbox", { name: "Search content" }).focus();
  await tabTo(page, page.getByRole("link", { name: "Select", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("checkbox", { name: "Piece 60", exact: true })).toBeVisible();
  for (const title of ["Piece 60", "Piece 59", "Piece 58"]) {
    const box = page.getByRole("checkbox", { name: title, exact: true });
    await tabTo(page, box);
    await page.keyboard.press("Space");
    await expect(box).toBeChecked();
    // What was said of an earlier change keeps its words to itself.
    await expect(box).toBeFocused();
  }
  await expect(page.getByText("3 selected")).toBeVisible();
  await faultlessInBoth(page, "recent-content-select");
  const bar = page.getByRole("form", { name: "Selected items" });
  await bar.getByRole("button", { name: "Delete" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Delete this content?" });
  await expect(dialog).toContainText("This action cannot be undone.");
  await expect(dialog).toContainText("3 items, from 1 folder");
  await faultlessInBoth(page, "recent-content-delete");
  await tabTo(page, dialog.getByRole("button", { name: "Delete 3 items" }));
  await page.keyboard.press("Enter");
  await expect(card(page, "Piece 60")).toHaveCount(0);
  await expect(page.getByText("3 items deleted.")).toBeVisible();
  await bar.getByRole("link", { name: "Done" }).click();
  await expect(folder(page, "All Content")).toContainText("57");
});

test("the library opens over any page, once, and closes; folders are made, filled by dragging, unfolded, deleted", async ({
  writer,
  page,
  context,
  expectedOnConsole,
}) => {
  // A page that is fetched in advance may be that of a document that was deleted elsewhere.
  expectedOnConsole.push("404");
  await stock(writer, 30);
  await page.goto("/");
  await ready(page);
  const library = page.getByRole("dialog", { name: "My Library" });
  await page.evaluate(() => {
    for (let times = 0; times < 3; times++) window.dispatchEvent(new Event("open-library-modal"));
  });
  await expect(library).toBeVisible();
  await expect(library).toContainText("All Content & Collections");
  await expect(library.getByText("Total Items")).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  await expect(page.locator(".topbar")).toBeHidden();
  await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
  await faultlessInBoth(page, "library");
  // The plans open above it, and leave it as it was.
  await page.evaluate(() => window.dispatchEvent(new Event("open-plans-modal")));
  const plans = page.getByRole("dialog", { name: "Choose the plan that fits your creativity." });
  await expect(plans.getByRole("button", { name: "You're currently on Free" })).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(plans).toHaveCount(0);
  await expect(library).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(library).toHaveCount(0);
  await page.waitForTimeout(760);
  await page.getByRole("link", { name: "Library", exact: true }).click();
  await expect(library).toBeVisible();
  await page.mouse.click(8, 400);
  await expect(library).toHaveCount(0);
  await page.waitForTimeout(760);
  await page.getByRole("link", { name: "Library", exact: true }).press("Enter");
  await expect(cards(page)).toHaveCount(24);

  // A folder by Enter; Escape leaves the field and not the library.
  await library.getByRole("button", { name: "New folder" }).press("Enter");
  await page.keyboard.press("Escape");
  await expect(library.getByLabel("New folder name")).toHaveCount(0);
  await expect(library).toBeVisible();
  await library.getByRole("button", { name: "New folder" }).press("Enter");
  await page.keyboard.type("Harbour walks");
  await page.keyboard.press("Enter");
  await expect(folder(page, "Harbour walks")).toContainText("0");

  // Dragged onto it.
  await cards(page).first().hover();
  await expect(page.locator('[id^="DndLiveRegion"]')).toBeAttached();
  const from = await card(page, "Piece 30").boundingBox();
  const to = await folder(page, "Harbour walks").boundingBox();
  if (!from || !to) throw new Error("there is nothing to drag");
  await page.mouse.move(from.x + 120, from.y + 90);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 120, { steps: 4 });
  await page.mouse.move(to.x + 60, to.y + 16, { steps: 8 });
  await expect(folder(page, "Harbour walks")).toContainText("Drop to file");
  if (process.env["SHOTS"]) await page.screenshot({ path: `${process.env["SHOTS"]}/library-drag.png` });
  await page.mouse.up();
  await expect(folder(page, "Harbour walks")).toContainText("1");
  await library.getByRole("button", { name: "What is in Harbour walks" }).click();
  await expect(library.getByRole("listitem").getByRole("link", { name: "Piece 30" }).first()).toBeVisible();

  // What was deleted elsewhere is said.
  const other = await context.newPage();
  await other.goto("/recent-content");
  await inMenu(other, "Piece 29", "Delete");
  await other.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(card(other, "Piece 29")).toHaveCount(0);
  await other.close();
  await inMenu(page, "Piece 29", "Harbour walks");
  await expect(library.getByText("1 item is gone: deleted somewhere else.")).toBeVisible();
  await expect(card(page, "Piece 29")).toHaveCount(0);

  // Folders as cards, the way back, renamed, deleted: what was in it stays.
  await library.getByRole("navigation", { name: "View" }).getByRole("link", { name: "Folders" }).click();
  await library.locator(".folder-card").getByRole("link", { name: "Harbour walks" }).click();
  await expect(library.getByRole("navigation", { name: "Breadcrumb" })).toContainText("Harbour walks");
  await expect(cards(page)).toHaveCount(1);
  await library.getByRole("link", { name: "Rename" }).click();
  await library.getByLabel("Name of the folder").fill("Walks");
  await page.keyboard.press("Enter");
  await expect(folder(page, "Walks")).toBeVisible();
  await library.getByRole("link", { name: "Delete folder", exact: true }).click();
  await expect(library.getByText("Its item stays, uncategorized.")).toBeVisible();
  await library.getByRole("button", { name: "Delete folder" }).click();
  await expect(folder(page, "Walks")).toHaveCount(0);
  await expect(folder(page, "Uncategorized")).toContainText("29");
});

test("the page behind the library stays where it is, also where a scrollbar takes room", async ({
  writer,
  context,
  playwright,
  baseURL,
}) => {
  await stock(writer, 30);
  const browser = await playwright.chromium.launch({
    executablePath: findChromium(),
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });
  const page = await browser.newPage({
    baseURL: baseURL ?? "",
    viewport: { width: 1280, height: 600 },
    storageState: await context.storageState(),
  });
  await page.goto("/");
  await ready(page);
  const places = (): Promise<number[]> =>
    page
      .locator("#main h1, #desk, #recent")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  const width = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
  expect(width).toBeGreaterThan(0);
  const stood = await places();
  await page.getByRole("link", { name: "Library", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "My Library" })).toBeVisible();
  expect(await places()).toEqual(stood);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await places()).toEqual(stood);
  await browser.close();
});

test("home finds tools by keys: '/', words, arrows, Enter and Escape; the text goes along", async ({
  writer,
  page,
}) => {
  await page.goto("/");
  await ready(page);
  await page.keyboard.press("/");
  const box = page.getByRole("combobox", { name: "Search tools" });
  await expect(box).toBeFocused();
  await page.keyboard.type("zzzz");
  await expect(page.getByText("No templates found")).toBeVisible();
  await expect(page.getByText("Try a different search term")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(box).toHaveValue("");
  await expect(page.getByText("No templates found")).toHaveCount(0);
  await writer.deskText.fill("The last ferry leaves at ten. Nobody on the island says so.");
  await box.focus();
  await page.keyboard.type("open");
  const options = page.getByRole("option");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await faultlessInBoth(page, "home-search");
  await page.keyboard.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await expect(box).toHaveAttribute("aria-activedescendant", "found-0");
  await box.fill("alternate ending");
  await expect(options.first()).toContainText("Story tool");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/create\/[\w-]{36}\?panel=story&action=/);
  await expect(writer.editor).toHaveText("The last ferry leaves at ten. Nobody on the island says so.");
  await page.evaluate(() => window.dispatchEvent(new Event("open-library-modal")));
  await expect(page.getByRole("dialog", { name: "My Library" })).toContainText("The last ferry");
});
