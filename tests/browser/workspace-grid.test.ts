import { startFakeModel } from "../model/fake-model.ts";
import { startOwnServer } from "./own-server.ts";
import { bakery, expect, faultlessInBoth, ready, tabTo, test as base, type Writer } from "./stet.ts";
import type { Locator, Page } from "playwright/test";

const other = bakery.replace("The ", "That ");
const quick = { kind: "text", text: other, delayMs: 2 } as const;
/** More writing than all that is looked at meanwhile takes. */
const slow = { kind: "text", text: `${bakery} `.repeat(20), delayMs: 60 } as const;
let model: Awaited<ReturnType<typeof startFakeModel>>;
let server: Awaited<ReturnType<typeof startOwnServer>>;
/** Beside a server of its own, whose model writes as the test wants. */
const test = base.extend({
  baseURL: async ({}, use) => {
    model = await startFakeModel({ fallback: quick });
    server = await startOwnServer({ MODEL: "compatible:fake", MODEL_BASE_URL: model.baseUrl });
    await use(server.origin);
    await server.close();
    await model.close();
  },
});
test.use({ viewport: { width: 1440, height: 900 } });
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
  await expect(cardsOf(page)).toHaveCount(1);
  await expect(page.getByText("On The move")).toBeVisible();

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
  await tabTo(page, page.getByRole("button", { name: "Keep" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Content saved!")).toBeVisible();
  await expect(panelOf(page).locator(".asks")).toContainText("Less brochureKept");

  // A maker's text gets a card of its own; beyond three they wait, and one is taken back.
  model.fallback = slow;
  await page.getByRole("link", { name: "All cards" }).press("Enter");
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
    await faultlessInBoth(page, `${address} at 400 %`);
    await page.setViewportSize({ width: 1024, height: 768 });
  }
});

test("every section and category writes from the grid; a card gone elsewhere, two tabs and a restart are met", async ({
  writer,
  page,
  context,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("net::ERR_", "404");
  await writer.newDocument();
  await writer.enterText();
  await page.keyboard.insertText(bakery);
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("The move");
  await writer.save();
  await page.getByRole("link", { name: "All cards" }).click();
  // The sidebar stands there before, for the document alone.
  await expect(cardsOf(page)).toHaveCount(1);
  const side = page.locator(".side");
  const open = async (section: string): Promise<void> => {
    const summary = side.locator("summary").filter({ hasText: section });
    if ((await summary.locator("..").getAttribute("open")) === null) await summary.click();
  };
  const asked = async (name: string, isEdit: boolean, count: number): Promise<void> => {
    if (isEdit) await expect(cardsOf(page).getByText(`${name} waits for your word.`)).toBeVisible();
    else await expect(cardsOf(page)).toHaveCount(count);
  };
  let count = 1;
  for (const [section, ...rows] of [
    ["Writing", "Rewrite", "Fix Grammar"],
    ["Marketing", "SEO Optimize", "Ad Copy Generator"],
    ["Professional", "Email Polisher", "Cover Letter Creator"],
    ["Blog & Articles", "Add Facts & Stats", "Outline Creator"],
    ["Read Time", "2 minutes"],
  ] as const) {
    await open(section);
    for (const name of rows) {
      const row = side.getByRole("button", { name, exact: true });
      const isEdit = (await row.count()) > 0;
      if (isEdit) await row.click();
      else {
        await side.getByRole("link", { name, exact: true }).click();
        await expect(panelOf(page).getByRole("heading", { name, exact: true })).toBeVisible();
        await panelOf(page).getByRole("button", { name: "Write it" }).click();
        count += 1;
      }
      await asked(name, isEdit, count);
    }
  }
  for (const [panel, ...names] of [
    ["Social tools", "Write a Post", "Professional Polish", "Plain-Language Pass", "First-Line Hook"],
    [
      "Story tools",
      "Generate story idea",
      "Outline story arc",
      "Show, don't tell",
      "Improve dialogue realism",
      "Alternate ending",
      "Line edit",
    ],
  ] as const) {
    await side.getByRole("link", { name: panel }).click();
    await expect(panelOf(page).getByRole("heading", { name: panel })).toBeVisible();
    if (panel === "Social tools")
      await panelOf(page).locator("label").filter({ hasText: "LinkedIn" }).first().click();
    for (const name of names) {
      if (panel === "Story tools") await panelOf(page).getByRole("searchbox").fill(name);
      await panelOf(page).getByText(name, { exact: true }).click();
      const marks = await panelOf(page).getByRole("radio", { name: "Marks", exact: true }).isChecked();
      await panelOf(page).getByRole("button", { name: "Apply tool" }).click();
      if (!marks) count += 1;
      await asked(name, marks, count);
    }
  }
  await expect(cardsOf(page).getByText(/Writing:/)).toHaveCount(0);
  await expect(cardsOf(page).filter({ hasText: "First-Line Hook LinkedIn" })).toContainText("92 words");

  const own = new URL(page.url()).searchParams.get("card") ?? "";
  for (const category of ["Social", "Stories", "Marketing", "Business", "Content", "Technical", "Creative"]) {
    await page.goto(`/create/templates?document=${own}&category=${category}`);
    await page.getByRole("region", { name: category }).getByRole("link").first().click();
    await page.getByRole("button", { name: /^(Use this template|Apply tool)$/ }).click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/create\/[\w-]{36}$/);
    await expect(writer.editor, category).toContainText(other.slice(-40));
  }

  // Another tab moves a card and deletes the document of another; this one is told when it is looked at again.
  await page.goto(`/create?card=${own}`);
  await expect(cardsOf(page)).toHaveCount(count + 7);
  await ready(page);
  const elsewhere = await context.newPage();
  await elsewhere.goto("/create");
  await ready(elsewhere);
  const moved = (tab: Page): Locator => tab.locator(`#card-${own}`);
  const menu = async (tab: Page, step: string): Promise<void> => {
    await moved(tab).hover();
    await tab.getByLabel("Card menu of The move").click();
    await moved(tab).getByRole("button", { name: step, exact: true }).click();
    await expect(tab.locator(".ws-grid")).not.toHaveAttribute("aria-busy", "true");
  };
  await menu(elsewhere, "Wider");
  await menu(page, "Taller");
  const gone = cardsOf(page).nth(3);
  const title = (await gone.getByRole("heading").textContent()) ?? "";
  const id = ((await gone.getAttribute("id")) ?? "").slice("card-".length);
  await elsewhere.goto(`/create/${id}/delete?back=cards`);
  await elsewhere.getByRole("button", { name: "Delete" }).click();
  await expect(cardsOf(elsewhere)).toHaveCount(count + 6);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(
    page.getByText(`The card “${title}” was closed, or its document deleted, somewhere else.`),
  ).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(count + 6);
  await elsewhere.reload();
  const [here, there] = await Promise.all([page, elsewhere].map((tab) => moved(tab).boundingBox()));
  expect(here?.height).toBe(there?.height);
  await elsewhere.close();

  // A text that is being written when the server dies says so on its card, and can be tried again.
  model.fallback = slow;
  await side.getByRole("button", { name: "Improve", exact: true }).click();
  await expect(cardsOf(page).getByText(/Writing: Improve/)).toBeVisible();
  await server.kill();
  await server.restart();
  await page.goto(`/create?card=${own}`);
  const broken = moved(page);
  await expect(broken.getByText(/^Improve:/)).toBeVisible();
  model.fallback = quick;
  await broken.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: /^Keep/ })).toBeVisible();
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("the same by forms", async ({ writer, page }) => {
    await write(writer, "The move");
    await page.getByRole("button", { name: "All cards" }).click();
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
