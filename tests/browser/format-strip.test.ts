import type { Locator } from "playwright/test";
import { axeFaults, expect, tabTo, test, type Writer } from "./stet.ts";

const text = "The shop opens at seven.\n\nSee the baker for bread.";

/** A new document with two paragraphs in it. */
async function begin(writer: Writer): Promise<Locator> {
  const { page } = writer;
  await writer.newDocument();
  await writer.enterText();
  await page.keyboard.insertText("The shop opens at seven.");
  await page.keyboard.press("Enter");
  await page.keyboard.insertText("See the baker for bread.");
  return page.getByRole("toolbar", { name: "Format" });
}

test("keys alone: one stop, arrows, a style, a list, undo, and the keys themselves", async ({
  writer,
  page,
}) => {
  const strip = await begin(writer);
  await page.keyboard.press("Shift+Tab");
  await expect(strip.getByLabel("Paragraph style")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(strip.getByRole("button", { name: "Bold" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(strip.getByRole("button", { name: "Keys" })).toBeFocused();
  await page.keyboard.press("Enter");
  const keys = page.getByRole("dialog", { name: "Keys" });
  await expect(keys.getByText("Paste as plain text")).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await expect(strip.getByRole("button", { name: "Keys" })).toBeFocused();
  await tabTo(page, writer.editor);
  await page.keyboard.press("ControlOrMeta+Shift+8");
  await expect(writer.editor.locator("li")).toHaveText("See the baker for bread.");
  await expect(strip.getByRole("button", { name: "Bulleted list" })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ControlOrMeta+Alt+2");
  await page.keyboard.press("ControlOrMeta+z");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(writer.editor.locator("li")).toHaveCount(0);
});

test("no control of a bar that stays in view scrolls the page when it gets the focus", async ({
  writer,
  page,
}) => {
  await writer.newDocument();
  await writer.retype(Array.from({ length: 40 }, () => text).join("\n\n"));
  await page.keyboard.press("ControlOrMeta+End");
  const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY);
  const end = await scrolled();
  expect(end).toBeGreaterThan(1000);
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByLabel("Paragraph style")).toBeFocused();
  expect(await scrolled()).toBe(end);
  await page.keyboard.press("ArrowRight");
  expect(await scrolled()).toBe(end);
  await page.keyboard.press("Tab");
  await expect(writer.editor).toBeFocused();
  expect(await scrolled()).toBe(end);
  await page.getByRole("link", { name: "Chat" }).click();
  await expect(page.getByRole("textbox", { name: "Your instruction" })).toBeFocused();
  for (const control of [
    page.getByRole("link", { name: "All cards" }),
    page.getByLabel("Font size"),
    page.getByRole("link", { name: "Shape It" }),
    page.getByRole("searchbox").first(),
    page.getByRole("link", { name: "Close panel" }),
  ]) {
    await control.focus();
    await expect(control).toBeFocused();
    expect(await scrolled(), String(control)).toBe(end);
  }
});

test("with Caps Lock the key of redo undoes nothing", async ({ writer, page }) => {
  await begin(writer);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(writer.editor).not.toContainText("baker");
  for (let time = 0; time < 3; time++) {
    await writer.editor.dispatchEvent("keydown", { key: "z", code: "KeyZ", ctrlKey: true, shiftKey: true });
    await expect(writer.editor).toContainText("See the baker for bread.");
  }
});

test("a link is set, followed, changed and taken off", async ({ writer, page }) => {
  await begin(writer);
  // A busy machine: the key comes before the browser has told of what was chosen.
  await writer.editor.getByText("See the baker").evaluate((line) => {
    const from = "See the ".length;
    getSelection()?.setBaseAndExtent(line.firstChild!, from, line.firstChild!, from + "baker".length);
    line.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true }));
  });
  const dialog = page.getByRole("dialog", { name: "Insert link" });
  await expect(dialog.getByLabel("URL")).toBeFocused();
  await expect(dialog.getByRole("button", { name: "Insert link" })).toBeDisabled();
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByLabel("URL").fill("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("This address cannot be linked")).toBeVisible();
  await dialog.getByLabel("URL").fill("baker.example/bread");
  await expect(dialog.getByLabel("Text")).toHaveValue("baker");
  await page.keyboard.press("Enter");
  await expect(writer.editor).toBeFocused();
  const link = writer.editor.getByRole("link", { name: "baker", exact: true });
  await expect(link).toHaveAttribute("href", "https://baker.example/bread");
  await expect(link).toHaveAttribute("target", "_blank");
  // The editor hears of a click's caret long after the press and its end.
  await page.evaluate(() => {
    for (const press of ["mousedown", "mouseup"])
      window.addEventListener(press, () => {
        const until = performance.now() + 100;
        while (performance.now() < until);
      });
  });
  await link.click();
  const bar = page.locator(".link-bar");
  await expect(bar.locator("a")).toHaveAttribute("href", "https://baker.example/bread");
  await bar.getByText("Edit").click();
  const edit = page.getByRole("dialog", { name: "Edit link" });
  await edit.getByLabel("Text").fill("our baker");
  await edit.getByRole("button", { name: "Save link" }).click();
  await expect(writer.editor.getByRole("link", { name: "our baker" })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ControlOrMeta+k");
  await edit.getByRole("button", { name: "Remove" }).click();
  await expect(writer.editor.getByRole("link")).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.press("Escape");
  await expect(writer.editor).toBeFocused();
  await writer.save();
});

test("what the strip makes is what is saved", async ({ writer, page }) => {
  const strip = await begin(writer);
  await strip.getByLabel("Paragraph style").selectOption("Heading");
  await expect(writer.editor.getByRole("heading", { level: 2 })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+Home");
  for (const name of ["Quote", "Rule"]) await strip.getByRole("button", { name }).click();
  await writer.save();
  await page.reload();
  await writer.enterText();
  await expect(writer.editor.locator("blockquote")).toContainText(text.slice(0, 24));
  await expect(writer.editor.locator("hr")).toHaveCount(1);
  await expect(writer.editor.getByRole("heading", { level: 2 })).toHaveText("See the baker for bread.");
});
