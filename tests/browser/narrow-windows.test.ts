import type { Page } from "playwright/test";
import { startFakeModel } from "../model/fake-model.ts";
import { buy } from "./buy.ts";
import { startOwnServer } from "./own-server.ts";
import { bakery, expect, frameRunsNothing, ready, test as base } from "./stet.ts";

let model: Awaited<ReturnType<typeof startFakeModel>>;
/** Beside a server of its own, whose model says what it is told to. */
const test = base.extend({
  baseURL: async ({}, use) => {
    model = await startFakeModel();
    const server = await startOwnServer({ MODEL: "compatible:talker", MODEL_BASE_URL: model.baseUrl });
    await use(server.origin);
    await server.close();
    await model.close();
  },
});

const widths = [390, 320];
/** Nothing in it can be broken at a space. */
const unbroken =
  "https://example.com/the-oven-and-the-street-in-which-it-stood/before-it-was-moved-away?by=night";

test.beforeEach(async ({ context, baseURL }) => {
  // The reader has chosen to continue in a narrow window.
  await context.addCookies([{ name: "stet_narrow", value: "dHJ1ZQ%3D%3D", url: baseURL ?? "" }]);
});

/** What is wider than the window, and the controls that cannot be seen or pressed in it. */
async function faultsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 760 });
  await ready(page);
  return page.evaluate(async () => {
    const faults: string[] = [];
    const over = document.documentElement.scrollWidth - window.innerWidth;
    if (over > 0) faults.push(`${over} px over`);
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        "a[href], button, summary, input, select, textarea, [contenteditable]",
      ),
    ];
    for (const control of controls) {
      if (
        control.matches(":disabled, [aria-hidden=true] *, .skip, .sr, .sr *") ||
        !control.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      await new Promise(requestAnimationFrame);
      const box = control.getClientRects()[0];
      if (!box || box.width < 2) continue;
      const name = `${control.tagName} ${control.className} ${(control.getAttribute("aria-label") ?? control.textContent).trim().slice(0, 40)}`;
      if (box.left < -1 || box.right > window.innerWidth + 1)
        faults.push(`${name}: from ${box.left} to ${box.right}`);
      const at = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height, 40) / 2);
      const label = control.closest("label");
      if (!at || !(control.contains(at) || at.contains(control) || label?.contains(at)))
        faults.push(`${name}: under ${at?.tagName} ${at?.className}`);
    }
    window.scrollTo(0, 0);
    return faults;
  });
}

test("all of a long brainstorm can be read and pressed in a narrow window", async ({
  writer: _writer,
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push(frameRunsNothing);
  let told = 0;
  model.fallback = {
    kind: "echo",
    answer: () =>
      `Thought ${told++} is about the oven of ${"abcdefghijklmnopqrstuvwxyz"[told % 26]}${told}. ${bakery} See ${unbroken}.`,
  };
  await buy(page);
  await page.goto("/brainstorm");
  await ready(page);
  await page.getByLabel("What is it about?").fill(bakery);
  await page.getByRole("radio", { name: "I choose" }).check();
  await page.getByLabel("First role").fill("Strategist for small and middle-sized bakeries");
  await page.getByLabel("Second role").fill("Critic");
  await page.getByRole("button", { name: "Start Brainstorm" }).click();
  const goOn = page.getByRole("button", { name: "Keep the Ideas Flowing" });
  for (let said = 4; said <= 20; said += 2) {
    await expect(page.getByText(`${said} of 20`, { exact: true })).toBeVisible();
    if (said === 8) {
      for (const width of widths) expect(await faultsAt(page, width)).toEqual([]);
      await page.getByRole("link", { name: "Another perspective" }).first().click();
      await page.getByLabel("Whose perspective?").fill("Librarian");
      await page.getByRole("button", { name: "Ask" }).click();
      await expect(page.getByText("Perspective added")).toBeVisible();
    }
    if (said < 20) await goOn.click();
  }
  await expect(page.getByRole("heading", { name: "Session Complete (20/20)" })).toBeVisible();
  for (const width of widths) {
    expect(await faultsAt(page, width), `at ${width}`).toEqual([]);
  }
});

test("versions, tools and the text of smart results can be read and pressed in a narrow window", async ({
  writer,
  page,
}) => {
  await writer.newDocument();
  await writer.retype(`${bakery} See ${unbroken}.`);
  await page
    .getByRole("textbox", { name: "Title", exact: true })
    .fill("A title that is so long that it takes no less than two lines of a sheet");
  await writer.save();
  const guid = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await page.goto(`/smart-results/${guid}`);
  await writer.enterText();
  const tabs = page.getByRole("navigation", { name: "Open versions" });
  for (let version = 1; version <= 6; version++) {
    model.fallback = { kind: "text", text: `Try ${version}: ${bakery} See ${unbroken}.` };
    await writer.enterText();
    await page.keyboard.press("ControlOrMeta+Enter");
    await expect(tabs.getByRole("link", { name: `Version ${version}`, exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
  }
  for (const width of widths) {
    expect(await faultsAt(page, width), `at ${width}`).toEqual([]);
  }
});
