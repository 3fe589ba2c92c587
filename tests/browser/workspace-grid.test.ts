import { startFakeModel } from "../model/fake-model.ts";
import { startOwnServer } from "./own-server.ts";
import { bakery, expect, faultlessInBoth, ready, tabTo, test as base, type Writer } from "./stet.ts";
import type { Locator, Page } from "playwright/test";

const other = bakery.replace("The ", "That ");
const quick = { kind: "text", text: other, delayMs: 2 } as const;
/** More writing than all that is looked at meanwhile takes. */
const slow = { kind: "text", text: `${bakery} `.repeat(20), delayMs: 60 } as const;
let model: Awaited<ReturnType<typeof startFakeModel>>;
/** Beside a server of its own, whose model writes as the test wants. */
const test = base.extend({
  baseURL: async ({}, use) => {
    model = await startFakeModel({ fallback: quick });
    const server = await startOwnServer({ MODEL: "compatible:fake", MODEL_BASE_URL: model.baseUrl });
    await use(server.origin);
    await server.close();
    await model.close();
  },
});
test.use({ viewport: { width: 1440, height: 900 } });
/** A server starts with each of them. */
test.describe.configure({ timeout: 120_000 });

const cardsOf = (page: Page): Locator => page.locator(".ws-grid > li");
const panelOf = (page: Page): Locator => page.locator(".panel");
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A document with a title and a text, of which the grid shows a card. */
async function write(writer: Writer, title: string): Promise<void> {
  const { page } = writer;
  await writer.newDocument();
  await writer.editor.fill(bakery);
  await page.getByRole("textbox", { name: "Title", exact: true }).fill(title);
  await writer.save();
}

test("by keys: an edit and a maker from the grid, a panel that stays, a line of texts, a drawer", async ({
  writer,
  page,
}) => {
  await writer.newDocument();
  await writer.enterText();
  await page.keyboard.insertText(bakery);
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("The move");
  await expect(page.getByText("Last saved just now")).toBeVisible();
  await page.getByRole("link", { name: "All cards" }).click();
  await expect(page.getByText("On The move")).toBeVisible();
  await ready(page);

  // "/" goes to the search; what it finds opens beside the cards.
  await page.keyboard.press("/");
  await page.keyboard.type("chat");
  await page.keyboard.press("Escape");
  await expect(page.locator(".side-found")).toHaveCount(0);
  await tabTo(page, page.getByRole("link", { name: "Chat" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/panel=chat/);
  const instruction = panelOf(page).getByRole("textbox", { name: "Your instruction" });
  await instruction.focus();
  await page.keyboard.type("Less brochure");
  await faultlessInBoth(page, "grid-chat");

  // What is typed in the panel stays while a card is opened and left.
  await page.evaluate(() => Object.assign(document.querySelector(".side") ?? {}, { isSame: true }));
  await page.getByRole("link", { name: "Open The move" }).focus();
  await page.keyboard.press("Enter");
  await expect(writer.editor).toContainText("Harbour Street");
  await expect(instruction).toHaveValue("Less brochure");
  await tabTo(page, page.getByRole("link", { name: "All cards" }));
  await page.keyboard.press("Enter");
  await expect(cardsOf(page)).toHaveCount(1);
  await expect(instruction).toHaveValue("Less brochure");
  expect(await page.evaluate(() => "isSame" in (document.querySelector(".side") ?? {}))).toBe(true);

  await instruction.focus();
  await page.keyboard.press("Enter");
  await expect(cardsOf(page).getByText("Chat waits for your word.")).toBeVisible();
  await expect(instruction).toHaveValue("");
  await faultlessInBoth(page, "grid-proposal");
  await page.getByRole("link", { name: "See its marks" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Keep" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Content saved!")).toBeVisible();
  await expect(panelOf(page).locator(".asks")).toContainText("Less brochureKept");

  // A maker's text gets a card of its own; beyond three they wait, and one is taken back.
  model.fallback = slow;
  await page.getByRole("link", { name: "All cards" }).click();
  await expect(cardsOf(page)).toHaveCount(1);
  await page.keyboard.press("/");
  await page.keyboard.type("ad copy generator");
  await expect(page.locator(".find-row").first()).toBeVisible();
  await page.keyboard.press("Enter");
  const go = panelOf(page).getByRole("button", { name: "Write it" });
  for (let at = 0; at < 5; at += 1) {
    await go.focus();
    await page.keyboard.press("Enter");
    await expect(cardsOf(page)).toHaveCount(at + 2);
    await expect(go).toBeEnabled();
  }
  await expect(cardsOf(page).getByText(/Writing: Ad Copy Generator/)).toHaveCount(3);
  await expect(cardsOf(page).getByText("next", { exact: false })).toHaveCount(1);
  await faultlessInBoth(page, "grid-line");
  await page.reload();
  await expect(cardsOf(page).getByText("1 before this one")).toBeVisible();
  await page.getByRole("button", { name: "Take back" }).first().press("Enter");
  await expect(cardsOf(page)).toHaveCount(5);
  await page.getByRole("button", { name: "Stop" }).first().press("Enter");
  await expect(cardsOf(page).getByText("Waiting")).toHaveCount(0);

  // In a narrower window the sidebar is a drawer.
  await page.setViewportSize({ width: 1024, height: 768 });
  const side = page.locator(".side");
  await expect(side).toBeHidden();
  await tabTo(page, page.getByRole("button", { name: "Open the sidebar" }));
  await page.keyboard.press("Enter");
  await expect(side).toBeVisible();
  await faultlessInBoth(page, "grid-drawer");
  await page.keyboard.press("Escape");
  await expect(side).toBeHidden();
  await expect(page.getByRole("button", { name: "Open the sidebar" })).toBeFocused();
  await page.keyboard.press("/");
  await page.keyboard.type("logline");
  await expect(side.locator(".find-row")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(panelOf(page).getByRole("heading", { name: "Story tools" })).toBeVisible();
  await expect(side).toBeHidden();
  for (const address of ["/create?panel=social", new URL(page.url()).pathname]) {
    await page.goto(address);
    await page.setViewportSize({ width: 320, height: 800 });
    await ready(page);
    expect(await sideways(page), address).toBe(0);
    await page.setViewportSize({ width: 1024, height: 768 });
  }
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("the same by forms", async ({ writer, page }) => {
    await write(writer, "The move");
    await page.getByRole("link", { name: "All cards" }).click();
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(page.locator(".side")).toBeHidden();
    await page.getByRole("button", { name: "Open the sidebar" }).click();
    await page.getByRole("searchbox", { name: "Search actions" }).fill("ad copy");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/find=ad/);
    await page.getByRole("button", { name: "Open the sidebar" }).click();
    await page
      .getByRole("link", { name: /^Ad Copy Generator/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Write it" }).click();
    await expect(cardsOf(page)).toHaveCount(2);
    await page.getByRole("link", { name: "Chat" }).click();
    await page.getByRole("textbox", { name: "Your instruction" }).fill("Less brochure");
    await page.getByRole("button", { name: "Transform" }).click();
    await page.getByRole("link", { name: "See its marks" }).click();
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(panelOf(page).getByRole("heading", { name: "Chat" })).toBeVisible();
    if (process.env["SHOTS"]) await page.screenshot({ path: `${process.env["SHOTS"]}/plain-chat.png` });
  });
});
