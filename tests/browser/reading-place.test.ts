import type { Locator, Page } from "playwright/test";
import { button, press, scrolled, wheel } from "./hands.ts";
import { slowly } from "./slowly.ts";
import { expect, ready, review, test, wordy, type Writer } from "./stet.ts";

/** Paragraphs that an editor would cut, each with a name of its own. */
const long = Array.from(
  { length: 14 },
  (_, index) => `Paragraph ${index + 1} is about pier ${index + 1}. ${wordy}`,
).join("\n\n");

/** Paragraphs that no editor finds anything in. */
const plain = Array.from(
  { length: 14 },
  (_, index) =>
    `The ferry at pier ${index + 1} leaves the harbour at nine and crosses the bay before noon. Nobody swims here in spring. The shop sells bread, cheese and warm coffee to people who wait.`,
).join("\n\n");

/** One paragraph, of which a post for a network makes many. */
const parted = Array.from(
  { length: 16 },
  (_, index) => `The ferry at pier ${index + 1} leaves at nine and crosses the bay before noon.`,
).join(" ");

interface Read {
  /** The paragraph's number. */
  pier: number;
  /** Pixels from the window's top to it. */
  top: number;
}

/** The paragraphs that are shown; beside each other two texts have the same ones. */
const paragraphs = (page: Page): Promise<(Read & { bottom: number })[]> =>
  page.locator(".page-sheet .doc p", { hasText: /pier \d/ }).evaluateAll((all) =>
    all
      .filter((p) => p.checkVisibility())
      .map((p) => {
        const { top, bottom } = p.getBoundingClientRect();
        return { pier: Number(/pier (\d+)/.exec(p.textContent)?.[1]), top, bottom };
      }),
  );

/** The paragraph nearest the middle of the window. */
async function readNow(page: Page): Promise<Read> {
  const middle = (page.viewportSize()?.height ?? 0) / 2;
  const away = ({ top, bottom }: { top: number; bottom: number }): number =>
    Math.max(top - middle, middle - bottom, 0);
  const [nearest] = (await paragraphs(page)).toSorted((one, other) => away(one) - away(other));
  if (!nearest) throw new Error("no paragraph is shown");
  return nearest;
}

/** Pixels that a paragraph has moved by. */
async function movedBy(page: Page, { pier, top }: Read): Promise<number> {
  const same = (await paragraphs(page)).filter((one) => one.pier === pier);
  return Math.min(...same.map((one) => Math.abs(one.top - top)));
}

/** Does something, and expects what is read to stay where it is. */
async function stays(page: Page, doing: () => Promise<void>, after: Locator): Promise<void> {
  const read = await readNow(page);
  await doing();
  await after.first().waitFor();
  await ready(page);
  expect(await movedBy(page, read), `paragraph ${read.pier} from ${read.top}`).toBeLessThanOrEqual(8);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
}

async function write(writer: Writer, text: string): Promise<string> {
  const { page } = writer;
  await writer.newDocument();
  await writer.retype(text);
  await writer.save();
  const { pathname } = new URL(page.url());
  await page.goto(pathname);
  await writer.enterText();
  // Not at its end, where a wheel turns nothing.
  await page.evaluate(() => window.scrollTo(0, 1_200));
  return pathname;
}

/** Opens the sidebar where it is a drawer, and presses an action in it. */
async function act(page: Page, action: string): Promise<void> {
  const drawer = button(page, "Open the sidebar");
  if (await drawer.isVisible()) await press(page, drawer);
  await press(page, button(page, action));
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
]) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test("under marks, beside what was, and after the decision the paragraph that is read stays", async ({
      writer,
      page,
    }) => {
      await write(writer, long);
      const editor = page.locator(".ProseMirror");
      for (const [decision, key] of [
        ["Discard", "Escape"],
        ["Keep", "Enter"],
      ] as const) {
        for (const by of ["mouse", "keys"] as const) {
          await act(page, "Shorter");
          await expect(review(page)).toBeFocused();
          await wheel(page, 220);
          const compared = page.locator(".is-compare");
          await stays(page, () => press(page, page.locator(".review-compare")), compared);
          await wheel(page, 120);
          await stays(
            page,
            () => (by === "mouse" ? press(page, page.locator(".review-compare")) : page.keyboard.press("c")),
            page.locator(".is-review:not(.is-compare)"),
          );
          const decide = page.getByRole("button", { name: new RegExp(`^${decision}`) });
          if (by === "keys" && key === "Enter") await decide.focus();
          await stays(page, () => (by === "mouse" ? press(page, decide) : page.keyboard.press(key)), editor);
          await expect(writer.editor).toBeFocused();
          if (decision === "Keep") return;
        }
      }
    });

    test("marks that are shown and hidden leave the paragraph where it is, time and again", async ({
      writer,
      page,
    }) => {
      await page.goto("/");
      await writer.deskText.fill(parted);
      await button(page, "Turn into a LinkedIn Post").click();
      await button(page, "Generate").click();
      await page.locator(".review").waitFor();
      const hidden = page.locator(".ProseMirror");
      const shown = page.locator(".is-review");
      await wheel(page, 232);
      await stays(page, () => press(page, page.locator(".review-hide")), hidden);
      await expect(writer.editor).toBeFocused();
      for (const by of [200, 120]) {
        await page.evaluate(() => window.scrollTo(0, 0));
        const show = button(page, "Show the marks");
        await show.evaluate((line) => line.scrollIntoView({ block: "center" }));
        await stays(page, () => press(page, show), shown);
        await wheel(page, by);
        await stays(page, () => page.keyboard.press("Escape"), hidden);
      }
      await page.evaluate(() => window.scrollTo(0, 0));
      await stays(page, () => button(page, "Show the marks").click(), shown);
      await wheel(page, 200);
      await stays(page, () => press(page, page.locator(".review-keep")), hidden);
    });

    test("the history is opened and closed without moving the text", async ({ writer, page }) => {
      await write(writer, long);
      for (const by of [615, 10_000]) {
        await wheel(page, by);
        const list = page.getByRole("heading", { name: "History" });
        await stays(page, () => press(page, button(page, "History")), list);
        await stays(
          page,
          () => press(page, page.getByRole("link", { name: "Close the history" })),
          page.locator(".ProseMirror"),
        );
        await expect(button(page, "History")).toBeFocused();
      }
      await stays(page, () => press(page, button(page, "History")), page.locator(".hist-list a"));
      await stays(page, () => page.keyboard.press("Escape"), page.locator(".ProseMirror"));
      await expect(button(page, "History")).toBeFocused();
    });
  });
}

test("what is typed on while an action is made decides nothing", async ({ writer, page }) => {
  await page.addInitScript(slowly);
  await write(writer, long);
  await act(page, "Shorter");
  const marks = page.getByText(/^\d+ marks$/);
  while (!(await marks.isVisible())) await page.keyboard.type("on ");
  const [address, top] = [page.url(), await scrolled(page)];
  for (const key of ["o", "r", "Space", "Enter", "n", "s", "c", "Escape"]) await page.keyboard.press(key);
  await expect(review(page)).toBeFocused();
  await expect(marks).toBeVisible();
  expect(page.url()).toBe(address);
  expect(await scrolled(page)).toBe(top);
  // Whoever moves the focus means what is pressed next, and so does whoever pauses.
  await page.keyboard.press("Tab");
  await page.keyboard.press("n");
  await page.keyboard.press("s");
  await expect(page.getByText(/marks, 1 let stand$/)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Content saved!")).toBeVisible();
});

test("on a slow line what is typed from an action's press on waits for the word on its marks, and that is told", async ({
  writer,
  page,
}) => {
  await write(writer, wordy);
  const before = await writer.editor.textContent();
  await page.route("**/*", async (route) => {
    await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });
  await writer.editor.click();
  await press(page, button(page, "Shorter"));
  await writer.editor.click();
  const told = page.locator(".toast", { hasText: /What you type now|goes nowhere/ });
  await page.keyboard.press("ControlOrMeta+z");
  await page.keyboard.type("And then", { delay: 40 });
  await page.keyboard.press("Enter");
  await expect(told).toContainText("waits");
  const place = await told.boundingBox();
  expect(await writer.editor.textContent()).toBe(before);
  await expect(review(page)).toBeVisible();
  const decided: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/decide")) decided.push(request.url());
  });
  // Whoever goes on after a pause has pressed no key of the review.
  await page.waitForTimeout(1_100);
  await page.keyboard.type("read", { delay: 40 });
  await expect(told).toContainText("waits: “And then read”");
  expect((await told.boundingBox())?.y).toBe(place?.y);
  expect(decided).toEqual([]);
  await button(page, "Keep").click();
  await expect(writer.editor).toBeVisible();
  await expect(page.getByText("Content saved!")).toBeVisible();
  await expect(writer.editor).toContainText("And thenread");
  const kept = await writer.editor.textContent();
  // What is typed now is the kept text's.
  await writer.editor.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" On.", { delay: 40 });
  await expect(page.getByText("Here is what you had typed")).toHaveCount(0);
  await expect.poll(() => writer.editor.textContent()).toBe(`${kept} On.`);
  await page.getByText("Last saved just now").waitFor();
  await page.reload();
  await expect.poll(() => writer.editor.textContent()).toBe(`${kept} On.`);
});

const nothing = /^I looked for wordy phrases/;

test.describe("nothing found", () => {
  test.use({ viewport: { width: 1440, height: 900 }, expectedOnConsole: ["422"] });

  for (const pace of ["at once", "late"]) {
    test(`${pace}: it is said in view, nothing moves, and the writer types on`, async ({ writer, page }) => {
      if (pace === "late") await page.addInitScript(slowly);
      await write(writer, plain);
      const title = page.getByRole("textbox", { name: "Title", exact: true });
      await title.fill("The ferry book");
      await writer.editor.click();
      await page.keyboard.press("ControlOrMeta+End");
      await wheel(page, -320);
      const shorter = button(page, "Shorter");
      const toast = page.locator(".toast", { hasText: nothing });
      await stays(page, () => press(page, shorter), toast);
      await expect(toast).toBeInViewport();
      await expect(page.locator(".ed .banner")).toHaveCount(0);
      await expect(writer.editor).toBeFocused();
      await page.keyboard.type(" On and on.");
      await expect(writer.editor.locator("p").last()).toHaveText(/who wait\. On and on\.$/);
      await expect(title).toHaveValue("The ferry book");
      await expect(page.getByText("Last saved just now")).toBeVisible();
      // The focus goes back to where it was, and stays where keys have led it.
      await title.click();
      const refused = async (pressing: () => Promise<void>): Promise<void> => {
        const answered = page.waitForResponse((response) => response.url().endsWith("/stream"));
        await pressing();
        await answered;
        await expect(page.getByText("Writing…")).toHaveCount(0);
        // A press while the page reads anew what is refused asks for nothing.
        await page.waitForLoadState("networkidle");
      };
      await refused(() => press(page, shorter));
      await expect(title).toBeFocused();
      await shorter.focus();
      await refused(() => page.keyboard.press("Enter"));
      await expect(shorter).toBeFocused();
    });

    test(`${pace}: in the chat the instruction stays in its field, which stays where it is`, async ({
      writer,
      page,
    }) => {
      if (pace === "late") await page.addInitScript(slowly);
      await write(writer, plain);
      await page.getByRole("link", { name: "Chat" }).click();
      const field = page.getByRole("textbox", { name: "Your instruction" });
      await field.fill("Make it shorter");
      const before = await field.boundingBox();
      await stays(page, () => page.keyboard.press("Enter"), page.locator(".asks .them"));
      await expect(field).toHaveValue("Make it shorter");
      await expect(page.locator(".asks .them").last()).toBeInViewport();
      expect(await field.boundingBox()).toEqual(before);
      await page.reload();
      await ready(page);
      await expect(field).toHaveValue("Make it shorter");
    });
  }
});

test.describe("an instruction that needs a model", () => {
  test.use({ viewport: { width: 1440, height: 900 }, expectedOnConsole: ["501"] });

  test("is refused over its field, which stays where it is", async ({ writer, page }) => {
    await write(writer, plain);
    await page.getByRole("link", { name: "Chat" }).click();
    const field = page.getByRole("textbox", { name: "Your instruction" });
    await field.fill("Make it funnier and add a dog");
    const before = await field.boundingBox();
    await stays(page, () => page.keyboard.press("Enter"), page.getByText("This request needs a model"));
    expect(await field.boundingBox()).toEqual(before);
    await expect(field).toBeFocused();
  });
});

test.describe("panels and marks by keys", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("a panel that is closed gives the focus back to what opened it", async ({ writer, page }) => {
    const path = await write(writer, plain);
    const panel = page.locator(".panel");
    for (const name of ["Chat", "Shape It", "Context", "Social tools"]) {
      const link = page.getByRole("link", { name, exact: name !== "Social tools" }).first();
      for (const by of ["mouse", "keys"]) {
        await link.scrollIntoViewIfNeeded();
        if (by === "mouse") await press(page, link);
        else {
          await link.focus();
          await page.keyboard.press("Enter");
        }
        await panel.waitFor();
        // The chat is opened to be written in.
        await expect(name === "Chat" ? panel.getByLabel("Your instruction") : link).toBeFocused();
        const close = panel.getByRole("link", { name: "Close panel" });
        if (by === "mouse") await press(page, close);
        else {
          await panel.locator("textarea, select, input:not([type=hidden])").first().focus();
          await page.keyboard.press("Escape");
        }
        await expect(panel).toHaveCount(0);
        await expect(link).toBeFocused();
      }
    }
    // Opened by its address, it goes to the link that opens it.
    await page.goto(`${path}?panel=chat`);
    await ready(page);
    await press(page, panel.getByRole("link", { name: "Close panel" }));
    await expect(page.getByRole("link", { name: "Chat" })).toBeFocused();
  });

  test("Escape closes the bar over a mark, which keeps the focus, and discards nothing by that", async ({
    writer,
    page,
  }) => {
    await write(writer, long);
    await act(page, "Shorter");
    await expect(review(page)).toBeFocused();
    await page.keyboard.press("n");
    const bar = page.locator(".mark-pop");
    await expect(bar).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(bar).toHaveCount(0);
    const first = page.locator("#document .mark-box").first();
    await expect(first).toBeFocused();
    await page.keyboard.press("n");
    await expect(page.locator("#document .mark-box").nth(1)).toBeFocused();
    await expect(bar).toBeVisible();
    await page.keyboard.press("Escape");
    await press(page, page.locator("#document .mark").nth(1).locator("del").first());
    await expect(bar).toBeVisible();
  });
});
