import type { Locator, Page } from "playwright/test";
import { expect, ready, review, test, type Writer } from "./stet.ts";

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ context, baseURL }) => {
  // The reader has chosen to continue in a narrow window.
  await context.addCookies([{ name: "stet_narrow", value: "dHJ1ZQ%3D%3D", url: baseURL ?? "" }]);
});

const plain =
  "The ferry leaves the harbour at nine and crosses the bay before noon. Nobody swims here in spring.";

async function write(writer: Writer, ...paragraphs: string[]): Promise<void> {
  const { page } = writer;
  await writer.newDocument();
  await writer.retype(paragraphs.join("\n\n"));
  await writer.save();
  await page.goto(new URL(page.url()).pathname);
  await writer.enterText();
}

/** Presses what may be out of view, which a click would be scrolled to for. */
const pressUnmoved = (control: Locator): Promise<void> =>
  control.evaluate((found: HTMLElement) => found.click());

/** The text's first paragraph, marked or not. */
async function firstParagraph(page: Page): Promise<{ x: number; y: number; width: number }> {
  await ready(page);
  return page
    .locator(".page-sheet .doc p")
    .first()
    .evaluate((paragraph) => {
      const { x, y, width } = paragraph.getBoundingClientRect();
      return { x, y, width };
    });
}

test("a panel opens with its head in view, and closed leaves the text where it was", async ({
  writer,
  page,
}) => {
  await write(writer, ...Array.from({ length: 12 }, (_, at) => `Pier ${at}. ${plain}`));
  const links = page.getByRole("navigation", { name: "Panels" });
  const close = page.getByRole("link", { name: "Close panel" });
  const scrollTo = (top: number): Promise<void> => page.evaluate((to) => window.scrollTo(0, to), top);
  for (const scrolled of [0, 900]) {
    for (const name of ["Chat", "Shape It", "Brainstorm", "Context", "Open"]) {
      await scrollTo(scrolled);
      const before = await firstParagraph(page);
      await pressUnmoved(links.getByRole("link", { name: new RegExp(`^${name}`) }));
      await expect(close).toBeInViewport({ ratio: 1 });
      await ready(page);
      await expect(close).toBeInViewport({ ratio: 1 });
      await close.click();
      await expect(close).toHaveCount(0);
      expect(await firstParagraph(page), `${name} at ${scrolled}`).toEqual(before);
    }
  }
  // Whoever goes on reading under an open panel stays there.
  await scrollTo(0);
  await links.getByRole("link", { name: "Shape It" }).click();
  await expect(close).toBeInViewport();
  await scrollTo(1200);
  const read = await firstParagraph(page);
  await pressUnmoved(close);
  await expect(close).toHaveCount(0);
  expect(Math.abs((await firstParagraph(page)).y - read.y)).toBeLessThanOrEqual(8);
});

test("marks come into the column of the text, and the bar over them covers not the only one", async ({
  writer,
  page,
}) => {
  const mend = async (): Promise<void> => {
    await pressUnmoved(page.getByRole("button", { name: "Open the sidebar" }));
    await page.getByRole("button", { name: "Fix Grammar", exact: true }).click();
    await expect(review(page)).toBeFocused();
  };
  const filler = Array.from({ length: 8 }, () => plain);
  await write(writer, plain, `${plain} We recieve letters there.`, ...filler);
  const { x, width } = await firstParagraph(page);
  // The only mark comes to stand where the bar will.
  const line = writer.editor.getByText("We recieve");
  await line.evaluate((paragraph) => {
    const { bottom } = paragraph.getBoundingClientRect();
    window.scrollTo(0, window.scrollY + bottom - window.innerHeight + 120);
  });
  await mend();
  expect(await firstParagraph(page)).toMatchObject({ x, width });
  const mark = await page.locator(".is-proof :is(ins, del)").first().boundingBox();
  const bar = await review(page).boundingBox();
  expect((mark?.y ?? 0) + (mark?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.getByRole("button", { name: /^Keep/ }).click();
  await expect(writer.editor).toBeVisible();
  expect(await firstParagraph(page)).toMatchObject({ x, width });
});
