import type { Page } from "playwright/test";
import { expect, ready, test, wordy } from "./stet.ts";

const rightToLeft = [
  "Bread, and 19 loaves of it.",
  "המאפייה ברחוב הנמל נסגרת אחרי 31 שנה.",
  "- פריט ראשון\n- פריט שני",
  "> يغلق المخبز يوم الأحد.",
].join("\n\n");

/** A saved document, made by the calls that its page makes. @returns its path */
async function write(page: Page, text: string): Promise<string> {
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const made = await page.request.post("/create", { form: {}, headers });
  const path = new URL(made.url()).pathname;
  await save(page, path, text, 0);
  return path;
}

async function save(page: Page, path: string, text: string, revision: number): Promise<void> {
  const saved = await page.request.post(path, {
    multipart: { title: "Loaves", sub_title: "", text, revision: String(revision), intent: "save" },
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  expect(saved.url()).not.toContain("conflict");
}

/** Goes through the page by Tab. @returns what has the focus and cannot be seen, with what lies over it */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  let stops = 0;
  await page.locator("body").evaluate((body) => {
    body.tabIndex = -1;
    body.focus();
    body.removeAttribute("tabindex");
  });
  for (; stops < 90; stops++) {
    await page.keyboard.press("Tab");
    const told = await page.evaluate(() => {
      const stop = document.activeElement;
      if (!stop || stop === document.body) return null;
      const shown = stop.closest("label") ?? stop;
      const { left, top, width, height } = shown.getBoundingClientRect();
      const place = [Math.min(left + width / 2, innerWidth - 1), top + Math.min(height / 2, 12)] as const;
      const over = document.elementFromPoint(...place);
      if (over && (shown.contains(over) || over.contains(shown))) return "";
      return `${stop.tagName} ${stop.getAttribute("aria-label") ?? stop.textContent}: ${over?.className ?? "out of view"}`;
    });
    if (told === null) break;
    if (told) hidden.push(told);
  }
  expect(stops).toBeGreaterThan(20);
  return hidden;
}

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test("a window of 1280 × 900 at 400 %: every control comes into view, and so does the text", async ({
  writer,
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "stet_narrow", value: "dHJ1ZQ%3D%3D", url: baseURL ?? "" }]);
  await page.setViewportSize({ width: 320, height: 225 });
  await page.goto(await write(page, `${wordy}\n\n${wordy}`));
  await expect(writer.editor).toHaveAttribute("contenteditable", "true");
  expect(await hiddenStops(page)).toEqual([]);
  await page.getByRole("button", { name: "Open the sidebar" }).click();
  await page.getByRole("button", { name: "Shorter", exact: true }).click();
  await expect(page.getByRole("button", { name: "Keep" })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await hiddenStops(page)).toEqual([]);
  await page.keyboard.press("j");
  const marked = page.locator(".mark:has(:focus) ins.proof");
  const { y, height } = (await marked.boundingBox()) ?? { y: -1, height: 0 };
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(225);
  expect(await sideways(page)).toBe(0);

  // So do those of the library, as a page and as a dialog.
  for (let at = 0; at < 9; at++) await write(page, `${at}. ${wordy}`);
  await page.goto("/recent-content");
  await ready(page);
  expect(await hiddenStops(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  await page.goto("/");
  await ready(page);
  await page.evaluate(() => window.dispatchEvent(new Event("open-library-modal")));
  const library = page.getByRole("dialog", { name: "My Library" });
  await expect(library.locator(".libcard")).toHaveCount(10);
  expect(await hiddenStops(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  expect(await library.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
});

test("the caret stays below the bars, and lists, quotations and marks go with the text's direction", async ({
  writer,
  page,
}) => {
  await page.goto(await write(page, Array.from({ length: 60 }, (_, at) => `Paragraph ${at}.`).join("\n\n")));
  await writer.enterText();
  await page.keyboard.press("ControlOrMeta+End");
  await expect(writer.editor.locator("p").last()).toBeInViewport();
  for (let at = 0; at < 30; at++) await page.keyboard.press("ArrowUp");
  await page.keyboard.type("x");
  const line = writer.editor.getByText(/x/);
  const bars = await page.locator(".fmt").boundingBox();
  const { y = 0, height = 0 } = (await line.boundingBox()) ?? {};
  expect(y + height / 2).toBeGreaterThan((bars?.y ?? 0) + (bars?.height ?? 0));

  const path = await write(page, rightToLeft);
  await page.goto(path);
  await expect(writer.editor).toHaveAttribute("contenteditable", "true");
  const directionOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((found) => getComputedStyle(found).direction);
  for (const tag of ["ul", "blockquote"]) expect(await directionOf(`.ProseMirror ${tag}`), tag).toBe("rtl");
  await save(page, path, `${rightToLeft}\n\nפסקה חדשה.\n\n- ועוד אחת`, 1);
  await page.goto(`${path}?panel=history&version=1`);
  await ready(page);
  // A whole paragraph that goes begins with a word of ours, for who hears the page.
  expect(await directionOf(".is-proof p:has(> .mark del, > del)")).toBe("rtl");
  for (const tag of ["ul", "blockquote"]) expect(await directionOf(`.is-proof ${tag}`), tag).toBe("rtl");
});
