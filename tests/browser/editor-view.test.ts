import type { Page } from "playwright/test";
import { axeFaults, expect, ready, test, wordy } from "./stet.ts";

/** How large the text's letters are, and which font they are asked for in. */
const letters = (page: Page) =>
  page
    .locator(".doc:visible")
    .first()
    .evaluate((text) => {
      const { fontSize, fontFamily } = getComputedStyle(text);
      return [fontSize, fontFamily.split(",")[0]?.replaceAll('"', "")];
    });

/** How wide each space of the first paragraph is, in pixels. */
const spaces = (page: Page) =>
  page
    .locator(".doc:visible p")
    .first()
    .evaluate((paragraph) => {
      const text = paragraph.firstChild;
      if (!(text instanceof Text)) return [];
      return [...text.data.matchAll(/(?<=\w|\.) /g)].map(({ index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        return range.getBoundingClientRect().width;
      });
    });

test("zoom, font and size are kept with the document, and a font is fetched when it is chosen", async ({
  writer,
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const literata = (): boolean => fetched.some((url) => /literata.*woff2/.test(url));
  await writer.newDocument();
  await writer.enterText();
  await page.keyboard.insertText("Bread, café and 19. The bread.");
  expect(await letters(page)).toEqual(["20px", "Newsreader Variable"]);
  await page.evaluate(() => document.fonts.ready);
  const [inside, behind] = await spaces(page);
  expect(behind).toBeCloseTo(inside ?? 0, 1);
  expect(literata()).toBe(false);
  await page.getByRole("combobox", { name: "Font", exact: true }).selectOption("Literata");
  await page.getByRole("combobox", { name: "Font size" }).selectOption("24");
  for (let press = 0; press < 3; press++) await page.getByRole("button", { name: "Zoom in" }).click();
  expect(await letters(page)).toEqual(["31.2px", "Literata Variable"]);
  await expect.poll(literata).toBe(true);
  await expect(page.getByRole("combobox", { name: "Zoom" })).toHaveValue("130");
  expect(await axeFaults(page)).toEqual([]);
  await writer.save();
  await page.reload();
  // As it comes, before a script has anything to do with it.
  await expect(page.locator("#main")).toHaveAttribute("data-zoom", "130");
  await writer.enterText();
  expect(await letters(page)).toEqual(["31.2px", "Literata Variable"]);
  await page.getByRole("combobox", { name: "Zoom" }).selectOption("300");
  await expect(page.getByRole("button", { name: "Zoom in" })).toHaveAttribute("aria-disabled", "true");
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test("the first line in view stays where it is while its letters get larger and smaller", async ({
  writer,
  page,
}) => {
  await writer.newDocument();
  await writer.retype(Array.from({ length: 9 }, (_, at) => `Pier ${at}. ${wordy} ${wordy}`).join("\n\n"));
  /** Follows the letter that begins the first line below the bars. @returns how far it is from where it was */
  const moved = await writer.editor.evaluateHandle((text) => {
    const letter = document.createRange();
    const [paragraph] = text.children[4]?.childNodes ?? [];
    if (!paragraph) throw new Error("no paragraph is there");
    letter.setStart(paragraph, 0);
    letter.setEnd(paragraph, 1);
    const topOf = (): number => letter.getBoundingClientRect().top;
    window.scrollTo(0, 500);
    const bars = document.querySelector(".fmt")?.getBoundingClientRect().bottom ?? 0;
    window.scrollBy(0, topOf() - bars - 6);
    const top = topOf();
    return () => Math.abs(topOf() - top);
  });
  const stays = async (): Promise<void> => {
    await ready(page);
    // Larger letters stand lower in their lines.
    expect(await moved.evaluate((by) => by())).toBeLessThanOrEqual(8);
  };
  await page.getByRole("button", { name: "Zoom in" }).click();
  await stays();
  for (const size of ["28", "14", "20"]) {
    await page.getByLabel("Font size").selectOption(size);
    await stays();
  }
  await page.getByRole("button", { name: "Zoom out" }).click();
  await stays();
  // At the top of the page that is the title.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole("button", { name: "Zoom in" }).click();
  await ready(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("an input method's keys do nothing else, each paragraph has its direction, and the words are counted", async ({
  writer,
  page,
}) => {
  await writer.newDocument();
  await writer.enterText();
  const keys = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keys.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  /** A key as browsers tell of it while an input method has it. */
  const press = (key: string) =>
    keys.send("Input.dispatchKeyEvent", { type: "rawKeyDown", key, code: key, windowsVirtualKeyCode: 229 });
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await title.focus();
  await compose("にほん");
  await press("Enter");
  await expect(title).toBeFocused();
  await keys.send("Input.insertText", { text: "日本" });
  await expect(title).toHaveValue("日本");
  await page.keyboard.press("Enter");
  await expect(writer.editor).toBeFocused();
  await compose("- みせ");
  for (const key of ["Enter", "Tab", "Escape"]) await press(key);
  await expect(writer.editor).toBeFocused();
  await keys.send("Input.insertText", { text: "店は七時に開きます。" });
  await expect(writer.editor.locator("p")).toHaveText(["店は七時に開きます。"]);
  await page.keyboard.press("Enter");
  await page.keyboard.insertText("המאפייה נפתחת בשבע.");
  await page.keyboard.press("Enter");
  await page.keyboard.insertText("Two words 👩‍👩‍👧.");
  const directions = await writer.editor
    .locator("p")
    .evaluateAll((found) => found.map((one) => getComputedStyle(one).direction));
  expect(directions).toEqual(["ltr", "rtl", "ltr"]);
  const count = page.locator(".doc-count");
  await expect(count).toHaveText("11 words, 1 min read");
  await page.keyboard.insertText(" And four more here");
  await expect(count).toHaveText("15 words, 1 min read");
  await count.click();
  await expect(count).toHaveText("15 words, 60 characters, 1 min read");
  await writer.retype(
    "The bakery on the corner of Mill Street opens at seven, and by eight the queue is at the door.",
  );
  await writer.save();
  await expect(page.locator('.rich [lang="en"]')).toHaveCount(1);
  await page.reload();
  await writer.enterText();
  await expect(page.locator('.rich [lang="en"]')).toHaveCount(1);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("three lists and Apply, which saves what was typed", async ({ writer, page }) => {
    await writer.newDocument();
    await writer.editor.fill("Typed before it was looked at.");
    await page.getByLabel("Font", { exact: true }).selectOption("Courier New");
    await page.getByLabel("Font size").selectOption("14");
    await page.getByRole("combobox", { name: "Zoom" }).selectOption("200");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(writer.editor).toHaveValue("Typed before it was looked at.");
    await expect(page.locator("#main")).toHaveAttribute("data-font", "Courier New");
    await expect(page.getByRole("combobox", { name: "Zoom" })).toHaveValue("200");
  });
});
