import type { Page } from "playwright/test";
import { expect, test } from "./stet.ts";
import { clipboards } from "./clipboards.ts";

/** Pastes into what has the focus, as the browser would. */
const paste = (page: Page, data: Record<string, string>, shift = false): Promise<void> =>
  page.evaluate(
    ([said, isShift]) => {
      const field = document.activeElement;
      const clipboardData = new DataTransfer();
      for (const [type, value] of Object.entries(said)) clipboardData.setData(type, value);
      if (isShift)
        field?.dispatchEvent(
          new KeyboardEvent("keydown", { key: "Shift", shiftKey: true, keyCode: 16, bubbles: true }),
        );
      field?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    [data, shift] as const,
  );

/** The text as it would be sent. */
const markdown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const text = new FormData(document.querySelector<HTMLFormElement>("#document") ?? undefined).get("text");
    return typeof text === "string" ? text : "";
  });

test("what other programs put into the clipboard keeps its structure and nothing else", async ({
  writer,
  page,
  expectedOnConsole,
}) => {
  // A first save that comes while all is deleted: nothing empty is saved.
  expectedOnConsole.push("422");
  await writer.newDocument();
  await writer.enterText();
  for (const { program, data, means } of clipboards) {
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.press("Delete");
    await page.keyboard.press("ControlOrMeta+Alt+0");
    if (program === "Markdown") await page.waitForLoadState("networkidle");
    await paste(page, data);
    expect(await markdown(page), program).toBe(means);
  }
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("Delete");
  await paste(page, { "text/plain": "**two**\nlines\n\nand more", "text/html": "<h2>two</h2>" }, true);
  expect(await markdown(page)).toBe("\\*\\*two\\*\\*\\\nlines\n\nand more");
  await page.getByRole("textbox", { name: "Title", exact: true }).focus();
  await paste(page, { "text/plain": "A title\r\nof two  lines\n", "text/html": "<b>A title</b>" });
  await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue("A title of two lines");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue("");
});
