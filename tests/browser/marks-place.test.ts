import type { Locator, Page } from "playwright/test";
import { button, press, scrolled, wheel } from "./hands.ts";
import { expect, ready, review, test, wordy, type Writer } from "./stet.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const plain = Array.from(
  { length: 14 },
  (_, index) =>
    `The ferry at pier ${index + 1} leaves the harbour at nine and crosses the bay before noon. Nobody swims here in spring. The shop sells bread, cheese and warm coffee to people who wait.`,
).join("\n\n");

/** A document made by the calls that its page makes, opened in its editor. */
async function write(writer: Writer, text: string): Promise<void> {
  const { page } = writer;
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const { pathname } = new URL((await page.request.post("/create", { form: {}, headers })).url());
  await page.request.post(pathname, {
    multipart: { title: "Ferries", sub_title: "", text, revision: "0", intent: "save" },
    headers,
  });
  await page.goto(pathname);
  await writer.enterText();
}

/** Where a paragraph stands in the window. */
async function placeOf(page: Page, words: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(".page-sheet .doc p", { hasText: words }).last().boundingBox();
  return box ?? { x: NaN, y: NaN };
}

const keep = (page: Page): Locator => page.getByRole("button", { name: /^Keep/ });
const bar = (page: Page): Locator => page.locator(".mark-pop");

for (const decision of ["Keep", "Discard"]) {
  test(`${decision} leaves the mark that the page went to by itself where it was`, async ({
    writer,
    page,
  }) => {
    await write(writer, `${plain}\n\nOur dog swims. She were glad of it.\n\nThe end.`);
    await page.keyboard.press("ControlOrMeta+End");
    await wheel(page, -10_000);
    expect(await scrolled(page)).toBe(0);
    await press(page, button(page, "Fix Grammar"));
    await expect(review(page)).toBeFocused();
    await ready(page);
    const { y } = await placeOf(page, "Our dog swims");
    expect(y).toBeGreaterThan(150);
    expect(y).toBeLessThan(800);
    await press(page, page.getByRole("button", { name: new RegExp(`^${decision}`) }));
    await expect(writer.editor).toHaveAttribute("contenteditable", "true");
    await ready(page);
    expect(Math.abs((await placeOf(page, "Our dog swims")).y - y)).toBeLessThanOrEqual(4);
  });
}

/** Runs in the page: whether a mark stands in view, under no bar. */
function isSeen(box: Element): boolean {
  const lines = [...(box.closest(".mark")?.querySelectorAll("del, ins") ?? [])].flatMap((one) => [
    ...one.getClientRects(),
  ]);
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const foot = document.querySelector(".review")?.getBoundingClientRect().top ?? window.innerHeight;
  return lines.every(({ top, bottom }) => top > covered + 8 && bottom < foot - 8);
}

test("from mark to mark the page goes no further than it has to", async ({ writer, page }) => {
  await write(writer, Array.from({ length: 8 }, (_, at) => `Paragraph ${at + 1}. ${wordy}`).join("\n\n"));
  await press(page, button(page, "Shorter"));
  await expect(review(page)).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 0));
  const boxes = page.locator("#document .mark-box");
  let stood = 0;
  for (let at = 0; at < 14; at++) {
    const wasSeen = await boxes.nth(at).evaluate(isSeen);
    const before = await scrolled(page);
    if (at % 2 === 0) await page.keyboard.press("n");
    else await page.getByRole("button", { name: "Next mark" }).click();
    await expect(boxes.nth(at)).toBeFocused();
    await ready(page);
    if (wasSeen) expect(await scrolled(page), `mark ${at + 1}`).toBe(before);
    if (wasSeen) stood++;
    else await expect.poll(() => boxes.nth(at).evaluate(isSeen)).toBe(true);
  }
  expect(stood).toBeGreaterThan(5);
  expect(await scrolled(page)).toBeGreaterThan(0);
});

test("the bar at a mark leaves the line above it free, says what is chosen, and closes with a choice", async ({
  writer,
  page,
}) => {
  await write(writer, wordy);
  await press(page, button(page, "Shorter"));
  await expect(review(page)).toBeFocused();
  const mark = page.locator("#document .mark").first();
  const chosen = bar(page).locator('[aria-pressed="true"]');
  for (const [shows, choice, standing] of [
    ["Put in", "Put in", /^\d+ marks$/],
    ["Put in", "Let it stand", /marks, 1 let stand$/],
    ["Let it stand", "Put in", /^\d+ marks$/],
  ] as const) {
    await press(page, mark.locator("del").first());
    await expect(chosen).toHaveText(shows);
    const [over, under] = [await mark.locator("del").boundingBox(), await bar(page).boundingBox()];
    expect(under?.y).toBeGreaterThan((over?.y ?? NaN) + (over?.height ?? NaN));
    await bar(page).getByText(choice, { exact: true }).click();
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByText(standing)).toBeVisible();
    await expect(mark.locator(".mark-box")).toBeFocused();
  }
});

test("the chat stands open beside the marks that it was asked for, and the text does not move", async ({
  writer,
  page,
}) => {
  await write(writer, "Our dog swims. The ferry dont wait.\n\nThe end.");
  await page.getByRole("link", { name: "Chat" }).click();
  const panel = page.locator("#chat-panel");
  await expect(panel).toBeVisible();
  await ready(page);
  const before = await placeOf(page, "Our dog swims");
  await panel.getByRole("button", { name: "Fix the grammar" }).click();
  await panel.getByRole("button", { name: "Transform" }).click();
  await expect(review(page)).toBeFocused();
  await ready(page);
  await expect(panel.locator(".asks")).toContainText("Waits for your word");
  await expect(panel.getByRole("button", { name: "Transform" })).toBeDisabled();
  expect(await placeOf(page, "Our dog swims")).toEqual(before);

  // What is pressed in it decides nothing, and it opens and closes beside the marks.
  await panel.getByRole("textbox", { name: "Your instruction" }).fill("And shorter");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Tab");
  await expect(panel.getByRole("button", { name: "In plain words" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(review(page)).toBeVisible();
  await page.getByRole("link", { name: "Chat" }).click();
  await expect(panel).toBeVisible();
  await expect(review(page)).toBeVisible();
  expect((await placeOf(page, "Our dog swims")).x).toBe(before.x);

  await keep(page).click();
  await expect(page.getByText("Content saved!")).toBeVisible();
  await expect(writer.editor).toContainText(/doesn.t wait/);
  await expect(panel.locator(".asks")).toContainText("Kept");
  expect((await placeOf(page, "Our dog swims")).x).toBe(before.x);
});

test("the line that somebody types in stays where it is when marks above it need more room, and when they are gone", async ({
  writer,
  page,
}) => {
  const slips = "They was late and their was no bread, so he could of gone, and they was sorry. "
    .repeat(3)
    .trim();
  await write(writer, `${slips}\n\nThe council will stop at two places:\n\n- the mill\n- the old quarry`);
  await page.route("**/stream", async (route) => {
    await new Promise((done) => setTimeout(done, 1_500));
    await route.continue();
  });
  await writer.editor.locator("p").first().click({ clickCount: 3 });
  await press(page, button(page, "Fix Grammar"));
  const { y: end } = await placeOf(page, "the old quarry");
  const box = await writer.editor.locator("li").last().boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 10, end + 8);
  const { y } = await placeOf(page, "the old quarry");
  const { height = 0 } = (await writer.editor.locator("p").first().boundingBox()) ?? {};
  await page.keyboard.type(" and its pond", { delay: 40 });
  await expect(review(page)).toBeVisible();
  await page.keyboard.type(" of ducks", { delay: 40 });
  const marked = page.locator(".is-proof p").first();
  expect((await marked.boundingBox())?.height).toBeGreaterThan(height + 20);
  expect(Math.abs((await placeOf(page, "the old quarry")).y - y)).toBeLessThanOrEqual(2);
  await keep(page).click();
  await expect(writer.editor).toContainText("the old quarry and its pond of ducks");
  await ready(page);
  expect(Math.abs((await placeOf(page, "the old quarry")).y - y)).toBeLessThanOrEqual(2);
});

/** Where the lines of the first paragraph begin, as the letters before them. */
const lineStarts = (page: Page): Promise<number[]> =>
  page
    .locator(".page-sheet .doc p")
    .first()
    .evaluate((p) => {
      const walker = document.createTreeWalker(p, NodeFilter.SHOW_TEXT);
      const starts: number[] = [];
      const range = document.createRange();
      let [letters, line] = [0, -Infinity];
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const [at, letter] of (node.nodeValue ?? "").split("").entries()) {
          if (letter.trim() === "") continue;
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { top } = range.getBoundingClientRect();
          if (top > line + 8) starts.push(letters);
          line = Math.max(line, top);
          letters++;
        }
      return starts;
    });

test("a paragraph without marks breaks its lines where it did while it was written", async ({
  writer,
  page,
}) => {
  const unmarked = [
    "The town council meets every second Monday in the old school. Last week they were talking about the fifth bridge, which has been closed since March. Nobody knows when it will open again, and the mayor doesn't answer our calls.",
    "The office of the first officer is difficult to find: five flights of stairs, a flat roof, and a final door that sticks. Whoever finds it is offered coffee, and a fine view of the fields and the cliffs that the firm bought in the fifties.",
  ];
  for (const text of unmarked) {
    await write(writer, `${text}\n\nMy neighbour write to the paper each month, and she get no answer.`);
    const written = await lineStarts(page);
    expect(written.length).toBeGreaterThan(2);
    await writer.editor.locator("p").last().click({ clickCount: 3 });
    await press(page, button(page, "Fix Grammar"));
    await expect(review(page)).toBeVisible();
    expect(await lineStarts(page)).toEqual(written);
    await keep(page).click();
    await expect(writer.editor).toBeVisible();
    expect(await lineStarts(page)).toEqual(written);
  }
});
