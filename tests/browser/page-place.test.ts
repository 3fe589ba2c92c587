import type { Page } from "playwright/test";
import { bakery, expect, ready, review, test, wordy, type Writer } from "./stet.ts";

const long = bakery.replaceAll(". ", ".\n\n");

/** A low window, in which a text of five paragraphs is long. */
test.use({ viewport: { width: 1280, height: 460 } });

const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Pixels from the window's top to the text. */
const textTop = (page: Page): Promise<number> =>
  page.locator("#document .doc").evaluate((text) => text.getBoundingClientRect().top);

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** A document of many paragraphs, with the caret at its end. */
async function writeAtTheEnd(writer: Writer, scrolledBy = 150): Promise<string> {
  const { page } = writer;
  await page.goto("/");
  await writer.generate();
  await writer.enterText();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(long);
  await writer.save();
  await page.reload();
  await writer.enterText();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" The end.");
  expect(await scrolled(page)).toBeGreaterThanOrEqual(scrolledBy);
  return page.url();
}

test("saving keeps the place, the focus and the address, and is said once", async ({ writer, page }) => {
  const address = await writeAtTheEnd(writer);
  const before = await scrolled(page);
  await page.keyboard.press("ControlOrMeta+S");
  const toast = page.locator(".toast", { hasText: "Content saved!" });
  await expect(toast).toBeVisible();
  expect(Math.abs((await scrolled(page)) - before)).toBeLessThan(4);
  await expect(writer.editor).toBeFocused();
  await page.keyboard.type(" And on.");
  await expect(writer.editor).toContainText("The end. And on.");
  expect(page.url()).toBe(address);
  await page.keyboard.press("ControlOrMeta+S");
  await expect(page.getByText("Last saved just now")).toBeVisible();
  await page.reload();
  await expect(writer.editor).toHaveAttribute("contenteditable", "true");
  await expect(page.getByText("Content saved!")).toHaveCount(0);
});

test("a save that cannot be sent takes neither the focus nor the place, and is over when the server is back", async ({
  writer,
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("net::ERR_CONNECTION_REFUSED");
  await writeAtTheEnd(writer);
  // What is typed so far is on its way by itself: it has come there before the server is away.
  await page.waitForTimeout(3_000);
  await expect(page.getByText("Last saved just now")).toBeVisible();
  const [before, top] = [await scrolled(page), await textTop(page)];
  const saves = (url: URL): boolean => url.pathname.endsWith("/save");
  const health = (url: URL): boolean => url.pathname === "/healthz";
  for (const away of [saves, health]) await page.route(away, (route) => route.abort("connectionrefused"));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.keyboard.type(" Typed");
  await page.keyboard.press("ControlOrMeta+s");
  const lost = page.getByRole("alert").getByText("Network error. Please check your connection.");
  await expect(lost).toBeVisible();
  await expect(writer.editor).toBeFocused();
  await page.keyboard.type(" on.");
  await expect(writer.editor).toContainText("The end. Typed on.");
  const save = await page.getByRole("button", { name: "Save", exact: true }).boundingBox();
  if (save) await page.mouse.click(save.x + save.width / 2, save.y + save.height / 2);
  const offline = page.getByText("Offline. Kept in this browser.");
  await expect(offline).toBeVisible();
  expect([await scrolled(page), await textTop(page)]).toEqual([before, top]);
  // Tries are far apart by now: the server is seen to be back before the next one.
  await page.waitForTimeout(8_000);
  // A server that answers and does not save is tried once more, and then as far apart as before.
  await page.unroute(health);
  asked.length = 0;
  await page.waitForTimeout(11_000);
  const tries = asked.filter((path) => path.endsWith("/save"));
  expect([1, 2]).toContain(tries.length);
  await page.route(health, (route) => route.abort("connectionrefused"));
  await page.waitForTimeout(4_000);
  for (const back of [saves, health]) await page.unroute(back);
  await expect(offline).toHaveCount(0, { timeout: 6_000 });
  // It costs the server a write.
  expect(asked).not.toContain("/readyz");
  await expect(lost).toHaveCount(0);
});

test("what is said while somebody writes at the foot of the window does not lie over the line", async ({
  writer,
  page,
}) => {
  await writeAtTheEnd(writer);
  const toast = page.locator(".toast", { hasText: "Content saved!" });
  const line = () =>
    page.evaluate(() => window.getSelection()?.getRangeAt(0).getBoundingClientRect().toJSON() as DOMRect);
  for (const low of [true, false]) {
    // The line at the window's lower edge, then in its upper part.
    await page.evaluate((foot) => {
      const { bottom } = window.getSelection()!.getRangeAt(0).getBoundingClientRect();
      window.scrollBy(0, bottom - (foot ? window.innerHeight - 20 : 240));
    }, low);
    await page.waitForTimeout(400);
    await page.keyboard.press("ControlOrMeta+s");
    await expect(toast).toBeVisible();
    const [said, { top, bottom }] = [await toast.boundingBox(), await line()];
    if (!said) throw new Error("nothing is said");
    expect(said.y + said.height <= top || said.y >= bottom, `${said.y} beside ${top} to ${bottom}`).toBe(
      true,
    );
    // Where it came up it stays, wherever the line goes meanwhile.
    await page.evaluate((up) => window.scrollBy(0, up ? 200 : -200), low);
    await page.waitForTimeout(400);
    expect((await toast.boundingBox())?.y).toBe(said.y);
    await expect(toast).toHaveCount(0);
    await page.keyboard.type(" More.");
  }
});

for (const decision of ["Discard", "Keep"]) {
  test(`from an action to ${decision} the page never jumps to its top`, async ({ writer, page }) => {
    await writeAtTheEnd(writer);
    const before = await scrolled(page);
    const top = await textTop(page);
    await page.getByRole("button", { name: "Shorter" }).click();
    await expect(review(page)).toBeFocused();
    const isMarkInView = await page.locator(".is-proof :is(ins, del)").first().evaluate(isInView);
    if (isMarkInView) expect(Math.abs((await textTop(page)) - top)).toBeLessThan(4);
    expect(await scrolled(page)).toBeGreaterThan(100);
    const marks = await page.locator(".is-proof :is(ins, del)").all();
    const inView = await Promise.all(marks.map((mark) => mark.evaluate(isInView)));
    expect(inView).toContain(true);
    const end = page.locator(".page-sheet .doc p", { hasText: "The end." });
    const place = (await end.boundingBox())?.y ?? NaN;
    await page.getByRole("button", { name: decision }).click();
    await expect(writer.editor).toBeFocused();
    if (decision === "Discard")
      await expect(page.getByText("Shorter is discarded. Your text is as it was.")).toBeVisible();
    if (decision === "Keep") {
      // What is read stays, though the text above it is shorter.
      expect(Math.abs(((await end.boundingBox())?.y ?? NaN) - place)).toBeLessThan(4);
      return;
    }
    const most = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    expect(Math.abs((await scrolled(page)) - Math.min(before, most))).toBeLessThan(4);
  });
}

test("at its top, too, the text stays where it is read: under marks, under the history, and while its title gets shorter", async ({
  writer,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await writeAtTheEnd(writer, 0);
  /** Pixels from the window's top to the first words. */
  const firstWords = (): Promise<number> =>
    page
      .locator(".page-sheet .doc p")
      .first()
      .evaluate((words) => words.getBoundingClientRect().top);
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await title.fill("A title that is so long that it takes no less than two lines of the sheet");
  const top = await firstWords();
  await title.press("ControlOrMeta+A");
  await title.pressSequentially("Short");
  expect(await firstWords()).toBe(top);
  await writer.save();
  await page.reload();
  await expect(writer.editor).toHaveAttribute("contenteditable", "true");
  await page.evaluate(() => window.scrollTo(0, 0));
  const read = await firstWords();
  await page.getByRole("button", { name: "Shorter" }).click();
  await expect(page.getByRole("button", { name: "Keep" })).toBeVisible();
  expect(Math.abs((await firstWords()) - read)).toBeLessThan(4);
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(writer.editor).toBeVisible();
  expect(Math.abs((await firstWords()) - read)).toBeLessThan(4);
  await page.getByRole("button", { name: /^History/ }).click();
  await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
  expect(Math.abs((await firstWords()) - read)).toBeLessThan(4);
});

test("a document's text, and what decides on its marks, stand from the first paint on", async ({
  writer,
  page,
}) => {
  const address = await writeAtTheEnd(writer);
  await writer.save();
  await page.addInitScript(() => {
    const heights: number[] = [];
    const places: number[] = [];
    Object.assign(window, { heights, places });
    let hasCome = false;
    const note = (): void => {
      const shown = [...document.querySelectorAll<HTMLElement>(".early-text, .ProseMirror")];
      // Another typeface breaks the lines elsewhere.
      const set = document.fonts.check('20px "Newsreader Variable"');
      // A page may be painted while the end of it is on its way.
      hasCome ||= document.querySelector(".early-text + .doc-area, .ProseMirror") !== null;
      if (set && hasCome) heights.push(shown.at(-1)?.offsetHeight ?? 0);
      const keep = document.querySelector('.review [value="keep"]');
      if (document.fonts.status === "loaded" && keep) places.push(keep.getBoundingClientRect().x);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  /** What was noted up to now, and in so many frames more that what comes late is seen. */
  const goingOn = async (name: "heights" | "places"): Promise<number[]> => {
    const noted = await page.evaluateHandle(
      (of) => (window as unknown as Record<string, number[]>)[of] ?? [],
      name,
    );
    const soFar = await noted.evaluate(({ length }) => length);
    await page.waitForFunction(([all, before]) => all.length > before + 15, [noted, soFar] as const);
    return noted.jsonValue();
  };
  await page.goto(`${address}?take=saved`);
  await expect(writer.editor).toHaveAttribute("contenteditable", "true");
  const heights = await goingOn("heights");
  expect([...new Set(heights)]).toHaveLength(1);
  await page.goto(address);
  await writer.enterText();
  await page.getByRole("button", { name: "Shorter" }).click();
  await expect(review(page)).toBeFocused();
  await page.reload();
  await ready(page);
  const places = await goingOn("places");
  expect([...new Set(places)]).toHaveLength(1);
});

test("while a document opens its text is not written anew, and no style sheet comes twice", async ({
  writer,
  page,
}) => {
  await page.goto("/");
  await writer.generate();
  await writer.enterText();
  await page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target instanceof HTMLTextAreaElement && target.name === "text" && "scripted" in window)
          written.push(`${addedNodes.length}`);
    }).observe(document, { subtree: true, childList: true });
  });
  await page.reload();
  await writer.enterText();
  expect(await page.evaluate(() => (window as unknown as { written: string[] }).written)).toEqual([]);
  const sheets = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(sheets.length).toBeGreaterThan(1);
  expect(new Set(sheets).size).toBe(sheets.length);
});

test("a dialog that is opened by its address stands in the middle", async ({ writer: _writer, page }) => {
  await page.goto("/create?new=1");
  const box = await page.locator("dialog").boundingBox();
  expect(box && Math.abs(box.x + box.width / 2 - 640)).toBeLessThanOrEqual(8);
});

test("in a title Enter leads to the text, and a new document is ready to be written", async ({
  writer,
  page,
}) => {
  await writer.newDocument();
  await expect(writer.editor).toBeFocused();
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await title.click();
  await page.keyboard.type("The move");
  await page.keyboard.press("Enter");
  await page.keyboard.type("We go.");
  await expect(title).toHaveValue("The move");
  await expect(writer.editor).toHaveText("We go.");
  await expect(page.getByRole("button", { name: "Shorter" })).toBeEnabled();
});

/** A text of many paragraphs that an editor would cut, with the marks of that. */
async function showMarks(writer: Writer): Promise<void> {
  const { page } = writer;
  await page.setViewportSize({ width: 1440, height: 900 });
  await writer.newDocument();
  await writer.retype(
    Array.from({ length: 14 }, (_, at) => `Paragraph ${at + 1} is about pier ${at + 1}. ${wordy}`).join(
      "\n\n",
    ),
  );
  await writer.save();
  await page.goto(new URL(page.url()).pathname);
  await writer.enterText();
  await page.keyboard.press("ControlOrMeta+End");
  await page.getByRole("button", { name: "Shorter" }).click();
  await expect(review(page)).toBeFocused();
  await expect(page.locator("#document .mark-box").first()).toBeAttached();
  await ready(page);
}

test("Keep leaves the paragraph where it is for whoever has not moved since the marks came", async ({
  writer,
  page,
}) => {
  await showMarks(writer);
  const tops = (): Promise<Record<string, number>> =>
    page.locator(".page-sheet .doc p").evaluateAll((all) =>
      Object.fromEntries(
        all.flatMap((p) => {
          const pier = /pier (\d+)/.exec(p.textContent)?.[1];
          return pier && p.checkVisibility() ? [[pier, p.getBoundingClientRect().top]] : [];
        }),
      ),
    );
  const before = await tops();
  await page.getByRole("button", { name: /^Keep/ }).click();
  await expect(writer.editor).toHaveAttribute("contenteditable", "true");
  await ready(page);
  const after = await tops();
  // The paragraphs above it are shorter now: the one that is read has not moved, and it stands in view.
  const still = Object.entries(before).filter(([pier, top]) => Math.abs(top - (after[pier] ?? NaN)) <= 4);
  expect(still.some(([, top]) => top > 0 && top < 900)).toBe(true);
});

test("no bar lies over the mark that it is about", async ({ writer, page }) => {
  await showMarks(writer);
  const boxes = page.locator("#document .mark-box");
  await boxes.first().focus();
  const covered: string[] = [];
  for (let left = await boxes.count(); left > 0; left--) {
    await expect(page.locator(".mark-pop")).toBeVisible();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    covered.push(...(await page.evaluate(coveredMark)));
    await page.keyboard.press("Tab");
  }
  expect(covered).toEqual([]);
});

/** Runs in the page: which bars lie over the mark that has the focus. */
function coveredMark(): string[] {
  const id = document.activeElement instanceof HTMLInputElement ? document.activeElement.value : "";
  const mark = document.querySelector(`#document [data-mark="${id}"]`);
  const words = [...(mark?.querySelectorAll("del, ins, .mark-word") ?? [])];
  const lines = words.flatMap((one) => [...one.getClientRects()]);
  return [".mark-pop", ".review"].filter((name) => {
    const bar = document.querySelector(name)?.getBoundingClientRect();
    return lines.some(
      ({ left, right, top, bottom }) =>
        bar && left < bar.right && right > bar.left && top < bar.bottom - 1 && bottom > bar.top + 1,
    );
  });
}
