import type { Locator, Page } from "playwright/test";
import { expect, faultlessInBoth, ready, tabTo, test, Writer } from "./stet.ts";

const wide = { width: 1440, height: 900 };
test.use({ viewport: wide });

/** What was done to the cards has been answered. */
const settled = (page: Page): Promise<void> =>
  expect(page.locator(".ws-grid")).not.toHaveAttribute("aria-busy", "true");

const cardsOf = (page: Page): Locator => page.locator(".ws-grid > li");
const titles = (page: Page): Locator => cardsOf(page).getByRole("heading");
const card = (page: Page, title: string): Locator => cardsOf(page).filter({ hasText: title });
/** Columns and rows that a card takes, told by what it measures. */
async function sizeOf(page: Page, title: string): Promise<{ wide: number; high: number }> {
  const { width, height } = (await card(page, title).boundingBox()) ?? { width: 0, height: 0 };
  return { wide: Math.round((width + 20) / 400), high: Math.round((height + 20) / 170) };
}
/** The column that a card begins in, from 0, told by where it lies. */
async function columnOf(page: Page, title: string): Promise<number> {
  const [grid, box] = await Promise.all([
    page.locator(".ws-grid").boundingBox(),
    card(page, title).boundingBox(),
  ]);
  return Math.round(((box?.x ?? 0) - (grid?.x ?? 0) - 10) / 400);
}
const choose = (page: Page, title: string, step: string): Promise<void> =>
  (async () => {
    await card(page, title).hover();
    await page.getByLabel(`Card menu of ${title}`).click();
    await card(page, title).getByRole("button", { name: step, exact: true }).click();
  })();

test("three cards by keys: made, moved, sized, opened, and all as it was on return", async ({
  writer,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/create");
  await expect(page.getByRole("heading", { name: "Welcome to Your Workspace" })).toBeVisible();
  await faultlessInBoth(page, "workspace-empty");
  for (const [at, [type, title]] of [
    ["Document", "Alpha"],
    ["Story", "Beta"],
    ["Post", "Gamma"],
  ].entries()) {
    await tabTo(page, page.getByRole("link", { name: at === 0 ? "Create New Document" : "New card" }));
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Choose Document Type" });
    await expect(dialog).toBeVisible();
    if (at === 0) await faultlessInBoth(page, "workspace-type");
    await tabTo(page, dialog.getByRole("button", { name: new RegExp(`^${type}`) }));
    await page.keyboard.press("Enter");
    await expect(writer.editor).toBeFocused();
    await page.keyboard.type(`${title} has a text of its own.`);
    await page.getByRole("textbox", { name: "Title", exact: true }).focus();
    await page.keyboard.type(`${title}`);
    await expect(page.getByText("Last saved just now")).toBeVisible();
    await tabTo(page, page.getByRole("link", { name: "All cards" }));
    await page.keyboard.press("Enter");
    await expect(titles(page)).toHaveCount(at + 1);
  }
  await expect(page.getByText("3 cards")).toBeVisible();
  await expect(titles(page)).toHaveText(["Alpha", "Beta", "Gamma"]);
  await expect(card(page, "Gamma").getByText("Post", { exact: true })).toBeVisible();
  await expect(page.getByText("On Gamma")).toBeVisible();
  await ready(page);

  const handle = page.getByRole("button", { name: "Drag Alpha" });
  await handle.focus();
  // Dragging is fetched when the focus comes.
  await expect(page.locator('[id^="DndLiveRegion"]')).toBeAttached();
  await page.keyboard.press("Space");
  await expect(page.getByText("Picked up. Alpha: column 1, row 1.")).toBeAttached();
  await page.keyboard.press("ArrowRight");
  // It is shown where it would lie; read it is in its old place until it is let go.
  await expect.poll(() => columnOf(page, "Alpha")).toBe(1);
  expect(await columnOf(page, "Beta")).toBe(0);
  await page.keyboard.press("Space");
  await expect(page.getByText("Let go. Alpha: column 2, row 1.")).toBeAttached();
  await expect(titles(page)).toHaveText(["Beta", "Alpha", "Gamma"]);
  await expect(page).toHaveURL(/card=/);
  await expect(page.getByText("On Alpha")).toBeVisible();
  await expect(handle).toBeFocused();

  await page.getByRole("button", { name: "Resize Alpha" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Picked up. Alpha: 1 wide, 2 high.")).toBeAttached();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Alpha: 2 wide, 2 high.", { exact: true })).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("Alpha: 2 wide, 3 high.", { exact: true })).toBeAttached();
  await page.keyboard.press("Space");
  await expect.poll(() => sizeOf(page, "Alpha")).toEqual({ wide: 2, high: 3 });
  await settled(page);
  await faultlessInBoth(page, "workspace");
  await page.reload();
  await expect(titles(page)).toHaveText(["Beta", "Alpha", "Gamma"]);
  expect(await sizeOf(page, "Alpha")).toEqual({ wide: 2, high: 3 });

  await page.getByRole("link", { name: "Beta", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("On Beta")).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: "Open Beta" }));
  await page.keyboard.press("Enter");
  await expect(writer.editor).toHaveText("Beta has a text of its own.");
  await page.goBack();
  await expect(titles(page)).toHaveText(["Beta", "Alpha", "Gamma"]);
  await expect(page.getByText("On Beta")).toBeVisible();

  // Keys that come faster than anything is drawn: none is lost.
  const corner = page.getByRole("button", { name: "Resize Beta" });
  await corner.focus();
  await expect(page.locator('[id^="DndLiveRegion"]')).toBeAttached();
  await corner.evaluate((button) => {
    for (const code of ["Space", "ArrowRight", "ArrowDown", "Space"])
      button.dispatchEvent(
        new KeyboardEvent("keydown", { code, key: code, bubbles: true, cancelable: true }),
      );
  });
  await expect.poll(() => sizeOf(page, "Beta")).toEqual({ wide: 2, high: 3 });
});

test("cards are dragged by the pointer and put back when that is refused; an action opens with its marks", async ({
  writer,
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("net::ERR_FAILED");
  for (const title of ["Alpha", "Beta"]) {
    await writer.newDocument();
    await writer.enterText();
    await page.keyboard.insertText(`${title} is a text that is in order to be made shorter by an editor.`);
    await page.getByRole("textbox", { name: "Title", exact: true }).fill(title);
    await writer.save();
  }
  await page.goto("/create");
  await ready(page);
  await expect(page.getByText("Select a card with text to use these.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Shorter" })).toBeDisabled();

  const drag = async (from: Locator, dx: number, dy: number): Promise<void> => {
    await from.hover();
    const box = (await from.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    // Fetched when the pointer comes.
    await expect(page.locator('[id^="DndLiveRegion"]')).toBeAttached();
    await page.mouse.down();
    await page.mouse.move(x + dx / 2, y + dy / 2, { steps: 4 });
    await page.mouse.move(x + dx, y + dy, { steps: 4 });
    await page.mouse.up();
  };
  await drag(page.getByRole("button", { name: "Drag Alpha" }), 400, 10);
  await expect(titles(page)).toHaveText(["Beta", "Alpha"]);
  await expect(page).toHaveURL(/card=/);
  await settled(page);
  await drag(page.getByRole("button", { name: "Resize Beta" }), 0, 170);
  await expect.poll(() => sizeOf(page, "Beta")).toEqual({ wide: 1, high: 3 });
  await settled(page);
  await page.reload();
  await expect(titles(page)).toHaveText(["Beta", "Alpha"]);
  expect(await sizeOf(page, "Beta")).toEqual({ wide: 1, high: 3 });

  await page.route("**/create/cards.data*", (route) => route.abort());
  await ready(page);
  await drag(page.getByRole("button", { name: "Drag Alpha" }), -400, 10);
  await expect(page.getByRole("alert")).toContainText("Network error. Please check your connection.");
  await expect(titles(page)).toHaveText(["Beta", "Alpha"]);
  await page.unroute("**/create/cards.data*");

  await choose(page, "Alpha", "Wider");
  await expect.poll(() => sizeOf(page, "Alpha")).toEqual({ wide: 2, high: 2 });
  await choose(page, "Beta", "Close");
  await expect(titles(page)).toHaveText(["Alpha"]);
  await settled(page);
  await page.getByRole("link", { name: "Alpha", exact: true }).click();
  await page.getByRole("button", { name: "Shorter" }).click();
  await card(page, "Alpha").getByRole("link", { name: "See its marks" }).click();
  await expect(page).toHaveURL(/\/create\/[\w-]{36}\?review=/);
  await expect(page.getByRole("button", { name: "Keep" })).toBeVisible();
  await page.goto("/");
  await page.getByRole("link", { name: "Beta", exact: true }).click();
  await page.getByRole("link", { name: "All cards" }).click();
  await expect(titles(page)).toHaveText(["Beta", "Alpha"]);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test("a finger's first touch drags and sizes; beside a handle it scrolls, and the menu is a tap away", async ({
    writer,
    page,
  }) => {
    for (const title of ["Alpha", "Beta", "Gamma", "Delta", "Epsilon"]) {
      await writer.newDocument();
      await writer.enterText();
      await page.keyboard.insertText(`${title} has a text of its own.`);
      await page.getByRole("textbox", { name: "Title", exact: true }).fill(title);
      await writer.save();
    }
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto("/create");
    await ready(page);
    const isDragging = () => fetched.some((path) => path.includes("drag-layer"));
    expect(isDragging()).toBe(false);
    const client = await page.context().newCDPSession(page);
    const swipe = async (from: Locator, dx: number, dy: number): Promise<void> => {
      const box = (await from.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", part: number) =>
        client.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: type === "touchEnd" ? [] : [{ x: x + dx * part, y: y + dy * part }],
        });
      await touch("touchStart", 0);
      // What drags is fetched when the finger is down already.
      if (!isDragging()) await page.locator('[id^="DndLiveRegion"]').waitFor({ state: "attached" });
      for (let at = 1; at <= 12; at += 1) await touch("touchMove", at / 12);
      await touch("touchEnd", 1);
    };
    await swipe(page.getByRole("button", { name: "Drag Alpha" }), 500, 10);
    await expect(titles(page)).toHaveText(["Beta", "Alpha", "Gamma", "Delta", "Epsilon"]);
    await settled(page);
    await swipe(page.getByRole("button", { name: "Resize Beta" }), 0, 170);
    await expect.poll(async () => (await sizeOf(page, "Beta")).high).toBe(3);
    await settled(page);
    await page.reload();
    await expect(titles(page)).toHaveText(["Beta", "Alpha", "Gamma", "Epsilon", "Delta"]);
    await ready(page);
    await swipe(card(page, "Gamma").getByText("has a text"), 0, -200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await expect(titles(page)).toHaveText(["Beta", "Alpha", "Gamma", "Epsilon", "Delta"]);
    // A tap on a page that still glides only stops it.
    let before = -1;
    await expect
      .poll(async () => {
        const was = before;
        before = await page.evaluate(() => scrollY);
        return before === was;
      })
      .toBe(true);
    await page.getByLabel("Card menu of Alpha").tap();
    await card(page, "Alpha").getByRole("button", { name: "Move right", exact: true }).tap();
    await expect(titles(page)).toHaveText(["Beta", "Gamma", "Alpha", "Epsilon", "Delta"]);
  });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the same by forms, and in narrow windows in fewer columns", async ({ page, expectedOnConsole }) => {
    expectedOnConsole.push("422");
    const writer = new Writer(page);
    await writer.join();
    await page.goto("/create");
    for (const [type, title] of [
      ["Document", "Alpha"],
      ["Story", "Beta"],
      ["Post", "Gamma"],
    ]) {
      await page.getByRole("link", { name: /^(Create New Document|New card)$/ }).click();
      await expect(page.getByRole("heading", { name: "Choose Document Type" })).toBeVisible();
      await page.getByRole("button", { name: new RegExp(`^${type}`) }).click();
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByText("An empty document is not saved.")).toBeVisible();
      await writer.editor.fill(`${title} has a text of its own.`);
      await page.getByRole("textbox", { name: "Title", exact: true }).fill(title ?? "");
      await writer.save();
      await page.getByRole("button", { name: "All cards" }).click();
    }
    await choose(page, "Alpha", "Move right");
    await expect(titles(page)).toHaveText(["Beta", "Alpha", "Gamma"]);
    await choose(page, "Alpha", "Wider");
    await choose(page, "Alpha", "Taller");
    expect(await sizeOf(page, "Alpha")).toEqual({ wide: 2, high: 3 });
    await page.setViewportSize({ width: 1024, height: 768 });
    const across = async () =>
      new Set(
        (await Promise.all((await cardsOf(page).all()).map((one) => one.boundingBox()))).map((box) => box?.x),
      ).size;
    expect(await across()).toBe(2);
    await page.setViewportSize({ width: 900, height: 768 });
    expect(await across()).toBe(1);
    await page.setViewportSize(wide);
    await choose(page, "Beta", "Close");
    await expect(titles(page)).toHaveText(["Alpha", "Gamma"]);
    await card(page, "Gamma").hover();
    await page.getByLabel("Card menu of Gamma").click();
    await card(page, "Gamma").getByRole("link", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete" }).click();
    await expect(titles(page)).toHaveText(["Alpha"]);
    await page.getByRole("link", { name: "Alpha", exact: true }).click();
    await expect(page.getByText("On Alpha")).toBeVisible();
  });
});
