import { setTimeout as delay } from "node:timers/promises";
import type { Page } from "playwright/test";
import { buy } from "./buy.ts";
import { bakery, expect, frameRunsNothing, ready, test, wordy, type Writer } from "./stet.ts";

/** What a reader can open, as whoever may open it. */
const guestPages = [
  "/",
  "/login",
  "/login?forgot=1",
  "/signup",
  "/activate-account?token=x",
  "/reset-password?token=x",
  "/verify-email?token=x",
  "/account-deactivated",
  "/plans",
  "/features",
  "/about",
  "/help",
  "/privacy",
  "/terms",
  "/support",
  "/mobile",
  "/outbox",
  "/nowhere",
];
const writerPages = ["/", "/create", "/plans", "/profile", "/support", "/features"];
const buyerPages = ["/payment-success?plan=creator", "/plans", "/profile", "/checkout/test/portal"];

/** The most that may move by itself on a page: a tenth of what the web calls good. */
const mostShift = 0.02;

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
];
/** Sizes that a page is brought to once it stands: the first is a window of 1280 pixels at 400 % zoom. */
const otherSizes = [
  { width: 320, height: 640 },
  { width: 1366, height: 680 },
];

for (const size of sizes) {
  test.describe(`${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });
    test.beforeEach(async ({ page, context, baseURL }) => {
      // The reader has chosen to continue in a narrow window.
      await context.addCookies([{ name: "stet_narrow", value: "dHJ1ZQ%3D%3D", url: baseURL ?? "" }]);
      await page.addInitScript(watchShifts);
    });

    test("a guest's pages stand still and fit", async ({ page, expectedOnConsole }) => {
      expectedOnConsole.push("404", "400");
      // Over a slow line what stands in for a font is seen, and nothing moves when the font is there. How the letters of
      // the outbox break is a matter of what other tests have sent.
      await page.route("**/*.woff2", async (route) => {
        if (!page.url().endsWith("/outbox")) await delay(300);
        await route.continue();
      });
      expect(await faultsOf(page, guestPages)).toEqual([]);
    });

    test("a writer's pages stand still and fit", async ({ writer, page }) => {
      const document = await writeLong(writer);
      // A text is put back into home, with its action, its values, and the note that it is an example.
      await page.goto("/");
      await writer.deskText.fill(`${bakery}\n\n${bakery}`);
      await page.getByRole("button", { name: "Generate Examples" }).click();
      await page.getByRole("button", { name: /^Notes to newsletter/ }).click();
      await expect
        .poll(() => page.evaluate(() => Object.values(localStorage).join()))
        .toContain("Team visited three farms");
      await page.goto(document);
      const review = await propose(writer);
      expect(await faultsOf(page, [...writerPages, document, review])).toEqual([]);
    });

    test("what was thought up and its versions fit", async ({ writer, page, expectedOnConsole }) => {
      expectedOnConsole.push(frameRunsNothing, "ERR_BLOCKED_BY_RESPONSE");
      const document = await writeLong(writer);
      const results = document.replace("/create/", "/smart-results/");
      await buy(page);
      await page.goto("/brainstorm");
      await ready(page);
      await page.getByLabel("What is it about?").fill(bakery);
      await page.getByRole("button", { name: "Start Brainstorm" }).click();
      await expect(page.getByText("4 of 20", { exact: true })).toBeVisible();
      const session = new URL(page.url());
      await page.goto("/");
      await ready(page);
      await page.getByRole("radio", { name: "Inspire" }).check();
      await writer.deskText.fill("The last ferry leaves at ten, and the island shuts.");
      // What a wish chooses moves nothing below.
      const below = page.getByRole("heading", { name: "Recent Content" });
      const place = async () => (await below.boundingBox())?.y;
      // No price is shown yet, and the line about it is only room.
      await expect(page.locator(".da-price")).toBeHidden();
      const before = await place();
      await page.getByRole("button", { name: /^Write a headline/ }).click();
      await expect(page.getByRole("combobox", { name: "Length" })).toBeVisible();
      expect(await place()).toBe(before);
      await page.getByRole("button", { name: "Generate", exact: true }).click();
      await page.waitForURL(/\/inspiration\?id=/);
      await ready(page);
      // Eight cards at most, then what is left of them: there are earlier ones.
      await page.getByRole("button", { name: "Generate More" }).click();
      await expect(page.getByText(/Earlier cards|Every card of this worksheet/)).toBeVisible();
      const board = page.url().replace(session.origin, "");
      expect(await hiddenCards(page)).toEqual([]);
      const paths = [board, results, session.pathname + session.search, "/brainstorm", `${board}&tidy=1`];
      expect(await faultsOf(page, paths)).toEqual([]);
      await page.goto(results);
      const title = page.getByRole("heading", { level: 1 });
      expect((await title.boundingBox())?.width).toBeGreaterThan(60);
      await page.goto(`${document}?panel=chat`);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.getByRole("textbox", { name: /^Your instruction/ })).toBeInViewport();
    });

    test("a buyer's pages stand still and fit", async ({ writer: _writer, page, expectedOnConsole }) => {
      expectedOnConsole.push(frameRunsNothing, "ERR_BLOCKED_BY_RESPONSE");
      const checkout = await buy(page);
      expect(await faultsOf(page, [checkout, ...buyerPages])).toEqual([]);
    });
  });
}

interface Shifts {
  shifts: { value: number; moved: string[] }[];
}

/** Runs in the page, before everything else. */
function watchShifts(): void {
  const shifts: Shifts["shifts"] = ((window as unknown as Shifts).shifts = []);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.className : "text"));
      shifts.push({ value: entry.value, moved: moved.map(String) });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

for (const width of [390, 375, 320]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("the purpose writer's sentence stands still", async ({
      writer: _writer,
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: "stet_narrow", value: "dHJ1ZQ%3D%3D", url: baseURL ?? "" }]);
      await page.addInitScript(watchShifts);
      await page.route("**/*.{woff2,js}", async (route) => {
        await delay(300);
        await route.continue();
      });
      await page.goto("/create/purpose");
      await expect(page.locator("summary", { hasText: "choose a goal" })).toBeVisible();
      await ready(page);
      const shifts = await page.evaluate(() => (window as unknown as Shifts).shifts);
      expect(shifts.reduce((total, { value }) => total + value, 0)).toBeLessThan(mostShift);
      await page.unrouteAll({ behavior: "ignoreErrors" });
    });
  });
}

/** What moves by itself while a page opens, and what is wider than the window, on each of the pages. */
async function faultsOf(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await ready(page);
    if (path.startsWith("/create/"))
      await page.locator('[contenteditable="true"], .review').first().waitFor();
    const shifts = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise(requestAnimationFrame);
      return (window as unknown as Shifts).shifts;
    });
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    if (sum > mostShift) faults.push(`${path} moves by ${sum.toFixed(3)}: ${JSON.stringify(shifts)}`);
    faults.push(...(await widthFaults(page, path)));
  }
  return faults;
}

/** Where a page is wider than the window, in its size and in the others, which one of the sizes stands for. */
async function widthFaults(page: Page, path: string): Promise<string[]> {
  const own = page.viewportSize() ?? sizes[0]!;
  const faults: string[] = [];
  for (const size of own.width === sizes[0]?.width ? [own, ...otherSizes] : [own]) {
    if (size !== own) await page.setViewportSize(size);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (over > 0)
      faults.push(`${path} at ${size.width}: ${over} px over, ${(await wideOnes(page)).join(", ")}`);
  }
  await page.setViewportSize(own);
  return faults;
}

/** Cards of a board whose words lie under another card. */
const hiddenCards = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(".board .slip")]
      .filter((card) => {
        card.scrollIntoView({ block: "center" });
        const words = document.createRange();
        words.selectNodeContents(card.querySelector(".doc") ?? card);
        return [...words.getClientRects()].some(({ left, right, top, bottom }) =>
          [left + 2, right - 2].some((x) => !card.contains(document.elementFromPoint(x, (top + bottom) / 2))),
        );
      })
      .map((card) => card.textContent),
  );

/** The elements that reach over the window's edge, by their class. */
const wideOnes = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => !element.closest(".table-wide > *, details:not([open]) > :not(summary)"))
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .slice(0, 12)
      .map((element) => `${element.tagName.toLowerCase()}.${String(element.getAttribute("class"))}`),
  );

/** A document with some of everything that a text holds. @returns its path */
async function writeLong(writer: Writer): Promise<string> {
  const { page } = writer;
  await page.goto("/");
  await writer.generate();
  await expect(writer.editor).toHaveAttribute("contenteditable", "true");
  return new URL(page.url()).pathname;
}

/** Asks for an edit of the document that is open. @returns the review's path */
async function propose(writer: Writer): Promise<string> {
  const { page } = writer;
  await writer.retype(wordy);
  // In windows that have no room for the sidebar it is a drawer.
  const drawer = page.getByRole("button", { name: "Open the sidebar" });
  if (await drawer.isVisible()) await drawer.click();
  await page.getByRole("button", { name: "Shorter", exact: true }).click();
  await expect(page.getByRole("button", { name: "Keep" })).toBeVisible();
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}
