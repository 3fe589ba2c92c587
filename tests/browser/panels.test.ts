import type { Locator, Page } from "playwright/test";
import { startFakeModel } from "../model/fake-model.ts";
import { startOwnServer } from "./own-server.ts";
import { bakery, expect, faultlessInBoth, ready, tabTo, test as base, Writer } from "./stet.ts";

const other = bakery.replace("The ", "That ");
let model: Awaited<ReturnType<typeof startFakeModel>>;
/** Beside a server of its own, whose model writes word by word. */
const test = base.extend({
  baseURL: async ({}, use) => {
    model = await startFakeModel({ fallback: { kind: "text", text: other, delayMs: 5 } });
    const server = await startOwnServer({ MODEL: "compatible:fake", MODEL_BASE_URL: model.baseUrl });
    await use(server.origin);
    await server.close();
    await model.close();
  },
});

/** A new document with a text, open in its editor. */
async function begin(writer: Writer): Promise<string> {
  const { page } = writer;
  await writer.newDocument();
  await writer.retype(bakery);
  await expect(page.getByText("Last saved")).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Fills a blank of the purpose writer; `none` is said where nothing is called what was searched. */
async function choose(page: Page, blank: string, value: string, none = ""): Promise<void> {
  await page
    .locator("summary")
    .filter({ hasText: `choose ${blank}` })
    .click();
  const search = page.getByRole("searchbox").last();
  await page.locator("details[open]").getByRole("searchbox").fill("xyzzy");
  await expect(page.getByText(none).first()).toBeVisible();
  await page.locator("details[open]").getByRole("searchbox").fill(value);
  await page.keyboard.press("Enter");
  await expect(search).toBeHidden();
}

test("the panels are walked through by keys", async ({ writer, page, expectedOnConsole }) => {
  expectedOnConsole.push("503");
  const here = await begin(writer);
  const panel = page.locator(".panel");

  // "/" goes to the search; arrows move, Enter picks, and what is typed stays.
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.insertText(" Typed.");
  await page.getByRole("link", { name: "Home" }).focus();
  await page.keyboard.press("/");
  await page.keyboard.type("tension");
  await expect(page.locator(".find-row").first()).toContainText("Heighten tension");
  await page.keyboard.press("Escape");
  await expect(page.locator(".side-found")).toHaveCount(0);
  await page.keyboard.type("professional polish");
  await expect(page.locator(".find-row").first()).toContainText("Professional Polish");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("heading", { name: "Social tools" })).toBeVisible();
  await expect(page).toHaveURL(/panel=social/);
  await expect(writer.editor).toContainText("Typed.");

  // A maker writes a card beside the document, streamed into a page of its own.
  await expect(panel.getByRole("radio", { name: /Professional Polish/ })).toBeChecked();
  await expect(panel.getByRole("radio", { name: "New card", exact: true })).toBeChecked();
  await tabTo(page, panel.getByRole("button", { name: "Apply tool" }));
  await page.keyboard.press("Enter");
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(here);
  await expect(writer.editor).toContainText(other.slice(-40));
  await expect(page.locator(".doc-meta")).toContainText("Smart Action");

  // The chat proposes marks; Enter sends, Shift and Enter do not.
  await page.goto(`${here}?panel=chat`);
  await ready(page);
  const instruction = panel.getByRole("textbox", { name: "Your instruction" });
  await instruction.focus();
  await page.keyboard.type("Less brochure");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("please");
  await expect(panel.getByText("20 / 300")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/review=/);
  await page.getByRole("button", { name: "Keep" }).click();
  await expect(page.getByText("Content saved!")).toBeVisible();
  // The panel that it was asked for in stands open again.
  await expect(panel.locator(".asks")).toContainText("Less brochure please");
  await expect(panel.locator(".asks")).toContainText("Kept");
  await expect(instruction).toHaveValue("");

  // What is typed and not sent is there again after another panel, and after a reload.
  const pencil = panel.getByRole("textbox", { name: /pencil know/ });
  await instruction.fill("And shorter");
  await page.getByRole("link", { name: "Context" }).click();
  await pencil.fill("Our readers");
  await page.getByRole("link", { name: "Chat" }).click();
  await expect(instruction).toHaveValue("And shorter");
  await page.reload();
  await expect(instruction).toHaveValue("And shorter");
  await instruction.fill("");
  await page.getByRole("link", { name: "Context" }).click();
  await expect(pencil).toHaveValue("Our readers");
  await pencil.fill("");

  // A story tool says what comes of it, by what is chosen; the choice can be another.
  await page.getByRole("link", { name: "Story tools" }).click();
  await panel.getByRole("searchbox").fill("dialogue");
  await expect(panel.getByText("8 of 50 tools")).toBeVisible();
  await panel.getByText("Write a dialogue scene").click();
  await expect(panel.getByRole("radio", { name: "New card", exact: true })).toBeChecked();
  await panel.getByText("Improve dialogue realism").click();
  await expect(panel.getByRole("radio", { name: "Marks", exact: true })).toBeChecked();

  // Notes become a chip and go along once.
  await page.getByRole("link", { name: "Context" }).click();
  await expect(panel.getByRole("button", { name: "Add" })).toBeDisabled();
  await panel.getByRole("textbox", { name: /pencil know/ }).fill("Our readers are members.");
  const listed = () => page.locator(".side-list").evaluate((list) => list.getBoundingClientRect().top);
  const before = await listed();
  await panel.getByRole("button", { name: "Add" }).click();
  await expect(page.locator(".side-notes")).toContainText("Context");
  expect([await listed(), await panel.getByRole("status").textContent()]).toEqual([
    before,
    "Added: they go along with the next action.",
  ]);
  await page.getByRole("button", { name: "Add a summary" }).click();
  await expect(page).toHaveURL(/review=/);
  await expect(page.locator(".side-notes")).toHaveCount(0);
  expect(JSON.stringify(model.requests.at(-1)?.body)).toContain("Our readers are members.");
  await page.getByRole("button", { name: "Discard" }).click();

  // What went wrong is said in the panel; what was typed there stays.
  await page.getByRole("link", { name: "Shape It" }).click();
  await panel.getByLabel("Language").selectOption("Spanish");
  model.fallback = { kind: "fault", name: "bad-key" };
  await panel.getByRole("button", { name: "Apply Adaptation" }).click();
  await expect(panel.getByRole("alert")).toBeVisible();
  await expect(panel.getByLabel("Language")).toHaveValue("Spanish");

  // Folded, the sidebar stays folded.
  await Promise.all([
    page.waitForResponse("**/create/side"),
    page.getByRole("button", { name: "Collapse sidebar" }).click(),
  ]);
  await expect(page.locator(".rail")).toBeVisible();
  await page.reload();
  await page.locator(".rail").getByRole("button", { name: "Marketing" }).click();
  await expect(page.getByRole("link", { name: /Ad Copy Generator/ })).toBeVisible();
});

test("the purpose writer is a sentence to fill in, and templates show what they are made of", async ({
  writer,
  page,
}) => {
  const here = await begin(writer);
  await page.getByRole("link", { name: "Templates", exact: true }).first().click();
  await page.getByRole("searchbox", { name: "Search templates" }).fill("press");
  await page.getByRole("link", { name: /^Press Release/ }).click();
  await expect(page.locator(".tpl-paper")).toContainText("Dateline");
  await page.getByRole("button", { name: "Use this template" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/create\/[\w-]{36}$/);
  expect(new URL(page.url()).pathname).not.toBe(here);
  await expect(writer.editor).toContainText(other.slice(-40));

  await page.getByRole("link", { name: "Purpose Writer" }).click();
  const generate = page.getByRole("button", { name: "Generate" });
  await expect(generate).toBeDisabled();
  await choose(page, "a goal", "Educate audience", "No goals found");
  await choose(page, "a channel", "Email Newsletter", "No channels found");
  await choose(page, "a tone", "Friendly & warm", "No tones found");
  await choose(page, "an audience", "Local community", "No audiences found");
  await choose(page, "a length", "Medium", "No lengths found");
  await expect(page.getByText("Say what it is about to go on.")).toBeVisible();
  await page.getByLabel("What it is about").fill("The bakery moves.");
  await generate.click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/create\/[\w-]{36}$/);
  await expect(writer.editor).toContainText(other.slice(-40));
});

test("what is typed into a form that makes a text is there again, until the text is made", async ({
  writer,
  page,
}) => {
  const panel = page.locator(".panel");
  const about = page.getByLabel("What is it about?");

  await page.goto("/create/purpose");
  await ready(page);
  await choose(page, "a goal", "Educate audience");
  await choose(page, "an audience", "Local community");
  const text = page.getByLabel("What it is about");
  await text.fill("The bakery moves.");
  await page.reload();
  await expect(text).toHaveValue("The bakery moves.");
  await expect(page.locator("summary", { hasText: "Educate audience" })).toBeVisible();
  await expect(page.locator("summary", { hasText: "Local community" })).toBeVisible();
  await expect(page.getByText("17 / 2000")).toBeVisible();
  await page.getByRole("link", { name: "Templates", exact: true }).first().click();

  await page.getByRole("link", { name: /^Press Release/ }).click();
  await about.fill("A new oven.");
  await page.getByRole("searchbox", { name: "Search templates" }).fill("case study");
  await page.getByRole("link", { name: /^Case Study/ }).click();
  await expect(about).toHaveValue("");
  await page.goBack();
  await expect(about).toHaveValue("A new oven.");
  await page.reload();
  await expect(about).toHaveValue("A new oven.");
  await page.getByRole("link", { name: "Purpose Writer" }).click();
  await expect(text).toHaveValue("The bakery moves.");

  await page.goto("/create?panel=social");
  await ready(page);
  await panel.getByText("Instagram", { exact: true }).click();
  const tool = panel.getByRole("radio", { name: /Professional Polish/ });
  const instagram = panel.getByRole("radio", { name: "Instagram", exact: true });
  const caption = panel
    .locator(".tool", { has: page.locator(".tool-end", { hasText: "Instagram" }) })
    .first();
  await caption.click();
  await about.fill("Bread at noon.");
  await page.reload();
  await expect(about).toHaveValue("Bread at noon.");
  await expect(instagram).toBeChecked();
  await expect(caption.getByRole("radio")).toBeChecked();
  // What an address asks for is shown, whatever was chosen before.
  await page.goto("/create?panel=social&action=Professional+Polish");
  await expect(about).toHaveValue("Bread at noon.");
  await expect(tool).toBeChecked();

  await page.goto("/create?panel=story");
  await ready(page);
  await panel.getByRole("searchbox").fill("dialogue");
  await panel.getByText("Write a dialogue scene").click();
  await panel.getByLabel("Kind of story").selectOption({ index: 2 });
  await about.fill("Two bakers.");
  await page.reload();
  await expect(about).toHaveValue("Two bakers.");
  await expect(panel.getByRole("radio", { name: /Write a dialogue scene/ })).toBeChecked();
  expect(
    await panel.getByLabel("Kind of story").evaluate((field: HTMLSelectElement) => field.selectedIndex),
  ).toBe(2);

  // Made of it, it is forgotten: by a page of cards, and by a view.
  await page.getByRole("button", { name: "Apply tool" }).click();
  await expect(page.locator(".ws-grid > li")).toHaveCount(1);
  await expect(page).toHaveURL(/#card-/);
  await page.goto("/create?panel=story");
  await expect(about).toHaveValue("");
  await page.goto("/create/templates?template=press-release");
  await expect(about).toHaveValue("A new oven.");
  await page.getByRole("button", { name: "Use this template" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/create\/[\w-]{36}$/);
  await page.goto("/create/templates?template=press-release");
  await ready(page);
  await expect(about).toHaveValue("");

  // Whose session has ended comes back from the log-in to what was typed.
  await about.fill("A second oven.");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Use this template" }).click();
  await expect(page).toHaveURL(/\/login\?from=/);
  await writer.signIn();
  await expect(page).toHaveURL(/template=press-release/);
  await expect(about).toHaveValue("A second oven.");
});

test("what is chosen or refused comes into view with the focus, and what was pressed stands still", async ({
  writer,
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("422", "503");
  const here = await begin(writer);
  const panel = page.locator(".panel");
  const top = (button: Locator) => button.evaluate((one) => Math.round(one.getBoundingClientRect().top));

  for (const size of [
    { width: 1280, height: 720 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(size);
    await page.goto("/create/templates?category=Business");
    await ready(page);
    await page.locator(".tpl-cols a").last().click();
    const heading = page.locator(".tpl-peek h2");
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    const use = page.getByRole("button", { name: "Use this template" });
    await use.scrollIntoViewIfNeeded();
    const before = await top(use);
    await use.click();
    const said = page.locator("#panel-said");
    await expect(said).toBeInViewport({ ratio: 1 });
    await expect(said).toBeFocused();
    expect(Math.abs((await top(use)) - before)).toBeLessThan(4);
  }

  await page.setViewportSize({ width: 1280, height: 720 });
  model.fallback = { kind: "fault", name: "bad-key" };
  for (const [open, name] of [
    ["chat", "Transform"],
    ["shape", "Apply Adaptation"],
    ["tool&tool=Ad+Copy+Generator", "Write it"],
    ["social&action=Professional+Polish", "Apply tool"],
  ] as const) {
    await page.goto(`${here}?panel=${open}`);
    await ready(page);
    const button = panel.getByRole("button", { name, exact: true });
    await button.scrollIntoViewIfNeeded();
    const before = await top(button);
    if (open === "chat") {
      // Nothing is asked for yet.
      await button.click();
      await expect(panel.locator("#panel-said")).toBeInViewport({ ratio: 1 });
      expect(Math.abs((await top(button)) - before), open).toBeLessThan(4);
      await panel.getByRole("textbox", { name: "Your instruction" }).fill("Warmer");
    }
    await button.click();
    await expect(panel.getByRole("alert")).toBeInViewport({ ratio: 1 });
    expect(Math.abs((await top(button)) - before), open).toBeLessThan(4);
  }
});

test("panels and views have no faults", async ({ writer, page }) => {
  const here = await begin(writer);
  const guid = here.split("/").at(-1);
  for (const address of [
    `${here}?panel=chat`,
    `${here}?panel=shape`,
    `${here}?panel=brainstorm`,
    `${here}?panel=social`,
    `${here}?panel=story&q=dialogue`,
    `${here}?panel=context`,
    `${here}?find=dialogue`,
    `/create/templates?document=${guid}&template=press-release`,
    "/create/purpose",
  ]) {
    await page.goto(address);
    await faultlessInBoth(page, address);
  }
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("panels are opened, used and left by forms alone", async ({ writer, page }) => {
    await writer.newDocument();
    await writer.editor.fill(bakery);
    await page.getByRole("button", { name: "Story tools" }).click();
    await expect(page).toHaveURL(/panel=story/);
    await expect(writer.editor).toHaveValue(bakery);
    // Enter in a search box searches, and saves on the way.
    await page.getByRole("searchbox", { name: "Search story tools" }).fill("dialogue");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/q=dialogue/);
    await page.getByText("Improve dialogue realism").click();
    await page.getByRole("button", { name: "Apply tool" }).click();
    await expect(page).toHaveURL(/review=/);
    await page.getByRole("button", { name: "Discard" }).click();
    await page.getByRole("searchbox", { name: "Search actions" }).fill("ad copy");
    await page.keyboard.press("Enter");
    await page
      .getByRole("button", { name: /^Ad Copy Generator/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Write it" }).click();
    await expect(page.locator(".doc-meta")).toContainText("Smart Action");
    await expect(writer.editor).toHaveValue(other);
  });
});
