import type { Locator, Page } from "playwright/test";
import { bakery, expect, frameRunsNothing, ready, review, test, wordy, type Writer } from "./stet.ts";

/** What a style is worked out to. */
const styleOf = (of: Locator, property: string, pseudo?: string): Promise<string> =>
  of
    .first()
    .evaluate((one, [name, part]) => getComputedStyle(one, part).getPropertyValue(name), [
      property,
      pseudo,
    ] as const);

/** Where an element stands in the window. */
async function boxOf(of: Locator): Promise<{ left: number; right: number; top: number; bottom: number }> {
  const box = await of.first().boundingBox();
  if (!box) throw new Error(`${String(of)} is not there`);
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

/** How many lines the text of each of them takes. */
const linesOf = (of: Locator): Promise<number[]> =>
  of.evaluateAll((all) =>
    all.map((one) => {
      const words = document.createRange();
      words.selectNodeContents(one);
      const rows: { top: number; bottom: number }[] = [];
      for (const { top, bottom } of words.getClientRects()) {
        const row = rows.find((line) => top < line.bottom && bottom > line.top);
        if (row) Object.assign(row, { top: Math.min(row.top, top), bottom: Math.max(row.bottom, bottom) });
        else rows.push({ top, bottom });
      }
      return rows.length;
    }),
  );

const same = (one: number, other: number): void => expect(Math.abs(one - other)).toBeLessThan(1.5);

/** A document's text by the call that its page makes, as Markdown. @returns its path */
async function writeMarkdown(page: Page, text: string): Promise<string> {
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const made = await page.request.post("/create", { form: {}, headers });
  const { pathname } = new URL(made.url());
  const fields = { title: "The move", sub_title: "", text, revision: "0", intent: "save" };
  await page.request.post(pathname, { multipart: fields, headers });
  return pathname;
}

test("home: a bar that hides what goes by under it, a chip that keeps the focus, a choice that has an edge", async ({
  writer,
  page,
}) => {
  await page.goto("/");
  await ready(page);
  const chip = page.locator(".da-chips button.chip").first();
  await chip.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".da-chips button.chip")).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press("Space");
  expect(await page.evaluate(() => window.scrollY)).toBe(before);

  // A value says its name once, before the list and not in each of its rows; the name is no part of what is chosen.
  await writer.deskText.fill(bakery);
  await writer.choose("Rewrite");
  const clarity = page.getByRole("combobox", { name: "Clarity" });
  const chips = page.locator(".chip-choice");
  await chips.last().hover();
  const hovered = await styleOf(chips.last(), "border-top-color");
  await clarity.selectOption("Tighten");
  expect(
    (await clarity.locator("option").allTextContents()).filter((row) => row.includes("Clarity:")),
  ).toEqual([]);
  const set = page.locator(".chip-choice.is-set");
  await expect(set).toHaveCount(1);
  expect(Number(await styleOf(set.locator(".chip-name"), "font-weight"))).toBeLessThanOrEqual(450);
  expect(await styleOf(set, "border-top-color")).not.toBe(hovered);

  // The focus in the field is told by the sheet's edge, and by no second box in it.
  const sheet = page.locator(".desk-area");
  const edge = await styleOf(sheet, "box-shadow");
  await writer.deskText.click();
  expect(await styleOf(writer.deskText, "outline-style")).toBe("none");
  expect(await styleOf(sheet, "box-shadow")).not.toBe(edge);

  await page.mouse.wheel(0, 400);
  await expect(page.locator(".topbar.is-scrolled")).toBeVisible();
  await expect.poll(() => styleOf(page.locator(".topbar"), "background-color")).toMatch(/^rgb\(/);

  await page.emulateMedia({ forcedColors: "active" });
  const modes = page.locator(".seg label");
  expect(await styleOf(modes.filter({ has: page.locator(":checked") }), "outline-style")).toBe("solid");
  expect(await styleOf(modes.filter({ hasNot: page.locator(":checked") }), "outline-style")).toBe("none");
  await page.getByText("account menu").or(page.locator("details.account > summary")).first().click();
  const meter = page.locator(".account .meter");
  await expect(meter).toBeVisible();
  expect(await styleOf(meter, "border-top-style")).toBe("solid");
  expect(await styleOf(meter, "color")).not.toBe(await styleOf(meter, "background-color"));
  await page.emulateMedia({ forcedColors: "none" });

  // What lay over the page is closed under what comes over it.
  await page
    .locator(".account-pop")
    .getByRole("link", { name: /Upgrade plan/ })
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.locator("details.account[open]")).toHaveCount(0);
});

test("a window of 320 pixels: Generate stays on home's sheet", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "stet_narrow", value: "dHJ1ZQ%3D%3D", url: baseURL ?? "" }]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  await ready(page);
  const sheet = await boxOf(page.locator(".desk-area"));
  const go = await boxOf(page.getByRole("button", { name: "Generate", exact: true }));
  expect(go.left).toBeGreaterThanOrEqual(sheet.left);
  expect(go.right).toBeLessThanOrEqual(sheet.right);
  expect(go.bottom).toBeLessThanOrEqual(sheet.bottom);
});

test("a window of 1024 pixels: a price stands on one line and in its column, and what the sign-in shows is whole", async ({
  page,
  writer: _writer,
  context,
  expectedOnConsole,
}) => {
  expectedOnConsole.push(frameRunsNothing, "ERR_BLOCKED_BY_RESPONSE");
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto("/plans");
  await ready(page);
  const prices = page.locator(".plan .price");
  expect(await linesOf(prices)).toEqual((await prices.all()).map(() => 1));
  const rules = await page.locator(".plan .tok").all();
  expect(rules).toHaveLength(4);
  const first = await boxOf(rules[0]!);
  for (const rule of rules) same((await boxOf(rule)).bottom, first.bottom);
  await page.getByRole("button", { name: "Upgrade plan" }).first().click();
  await page.waitForURL(/\/checkout\?/);
  const column = await boxOf(page.locator(".co-sum"));
  const price = page.locator(".co-plan .price");
  expect((await boxOf(price)).right).toBeLessThanOrEqual(column.right);
  expect(await linesOf(price)).toEqual([1]);
  await context.clearCookies();
  for (const path of ["/login", "/signup"]) {
    await page.goto(path);
    await ready(page);
    const galley = await boxOf(page.locator(".galley"));
    expect([path, galley.top >= 0, galley.bottom <= 768]).toEqual([path, true, true]);
    expect(galley.right).toBeLessThanOrEqual(1024);
  }
});

test("an error's page leads on, and names the request in the page's own type", async ({
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("404");
  await page.goto("/nowhere");
  await ready(page);
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link")).not.toHaveCount(0);
  const id = page.locator("main code");
  expect(await styleOf(id, "font-family")).toBe(await styleOf(page.locator("body"), "font-family"));
});

test("the statement: a line to each, figures at the right", async ({ writer, page }) => {
  await page.goto("/");
  await writer.generate();
  await page.goto("/profile");
  await ready(page);
  const rows = page.locator("#statement ~ * tbody tr");
  await expect(rows).not.toHaveCount(0);
  const cells = rows.locator("td, th");
  expect((await linesOf(cells)).filter((count) => count > 1)).toEqual([]);
  for (const cell of await rows.locator("td:nth-child(n + 4)").all())
    expect(await styleOf(cell, "text-align")).toBe("right");
  // A figure that stands by itself has letters as wide as they are: nothing stands in before a 1.
  expect(await styleOf(page.locator(".use-big"), "font-variant-numeric")).not.toContain("tabular");
});

const everything = `Begin here. See [the baker](https://baker.example/bread) for bread.

## A heading

Under it.

- one
  - within one

1. first
2. second

\`\`\`
let price = 2;
\`\`\`

Use \`code\` here.`;

test("a document: signs, links, distances, titles, and a place to write", async ({ writer, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(await writeMarkdown(page, everything));
  await expect(writer.editor).toHaveAttribute("contenteditable", "true");
  const text = writer.editor;
  const lists = text.locator("ul, ol");
  const signs = await lists.evaluateAll((all) =>
    all.map((list) => [
      getComputedStyle(list).listStyleType,
      parseFloat(getComputedStyle(list).paddingInlineStart) >= 16,
    ]),
  );
  expect(signs).toEqual([
    ["disc", true],
    ["circle", true],
    ["decimal", true],
  ]);
  expect(await styleOf(text.locator("a"), "text-decoration-line")).toBe("underline");
  const [before, heading, after] = await Promise.all(
    [text.locator("> p").nth(0), text.locator("> h2"), text.locator("> p").nth(1)].map(boxOf),
  );
  expect(heading!.top - before!.bottom).toBeGreaterThan(1.5 * (after!.top - heading!.bottom));
  const size = async (of: string) => parseFloat(await styleOf(text.locator(of), "font-size"));
  expect(Math.abs((await size("pre")) - (await size("p code")))).toBeLessThan(2.5);

  // A click into the title shows the caret and no box; what is long stands whole.
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await title.click();
  expect(await styleOf(title, "outline-style")).toBe("none");
  const long =
    "How the bakery on the corner of Harbour Street moved to the old post office on Mill Lane in May";
  await title.fill(long);
  await expect(title).toHaveValue(long);
  expect(await title.evaluate((field) => field.scrollHeight - field.clientHeight)).toBeLessThanOrEqual(1);

  // What the figures beside the actions are is said once, and they are no louder than the actions' names.
  await expect(page.getByText("Prices: at most, in credits.")).toBeInViewport();
  expect(await styleOf(page.locator(".side-price"), "color")).not.toBe(
    await styleOf(page.locator(".side-name"), "color"),
  );

  await writer.newDocument();
  await expect(text).toHaveAttribute("contenteditable", "true");
  expect(await styleOf(text, "content", "::before")).toBe('"Write here."');
  for (const name of ["Improve", "Shorter"])
    await expect(page.getByRole("button", { name, exact: true })).toBeDisabled();
  await expect(page.locator("#side-acting")).toContainText("Write something first.");
  await expect(page.locator(".side-row:has(button) .side-price")).toHaveCount(0);
  // A press low on the sheet writes, too.
  const sheet = await boxOf(page.locator(".page-sheet"));
  await page.mouse.click((sheet.left + sheet.right) / 2, Math.min(sheet.bottom, 900) - 60);
  await expect(text).toBeFocused();
  await page.keyboard.type("Hello [name].");
  await expect(text).toHaveText("Hello [name].");
  // What is left to be filled in is shown as such.
  await expect(text.locator(".gap")).toHaveText("[name]");
  expect(await styleOf(text.locator(".gap"), "text-decoration-line")).toBe("underline");
  await expect(page.getByRole("button", { name: "Improve", exact: true })).toBeEnabled();
});

/** Where the text's letters begin. */
const leftOf = (of: Locator): Promise<number> =>
  of.first().evaluate((paragraph) => {
    const words = document.createRange();
    words.selectNodeContents(paragraph);
    return words.getBoundingClientRect().left;
  });

test("an edit: the text keeps its edge, marks are drawn under words, the bar is even and names its keys", async ({
  writer,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await begin(writer);
  const left = await leftOf(writer.editor.locator("p"));
  const list = await boxOf(page.locator(".side-list"));
  await page.getByRole("button", { name: "Shorter", exact: true }).click();
  await expect(review(page)).toBeFocused();
  same(await leftOf(page.locator(".page-sheet .doc p, .page-sheet .doc > *")), left);
  expect((await boxOf(page.locator(".side-list"))).top).toBe(list.top);
  const drawn = await page
    .locator(":is(ins, del).proof")
    .evaluateAll((marks) =>
      marks.map((mark) =>
        [...mark.childNodes].flatMap((one) => (one.nodeType === 3 ? one.textContent : [])).join(""),
      ),
    );
  expect(drawn.filter((words) => /\w/.test(words)).length).toBeGreaterThan(2);
  expect(drawn.filter((words) => words !== words.trim())).toEqual([]);
  const bar = page.locator(".review");
  const [outer, inner] = [await boxOf(bar), await boxOf(bar.getByRole("button", { name: "Keep" }))];
  same(inner.top - outer.top, outer.bottom - inner.bottom);
  await expect(bar.locator(".kbd")).toContainText(["C", "Esc", "⏎"]);
  await page.emulateMedia({ forcedColors: "active" });
  expect(await styleOf(bar, "border-top-style")).toBe("solid");
  await page.emulateMedia({ forcedColors: "none" });
});

async function begin(writer: Writer): Promise<void> {
  await writer.newDocument();
  await writer.retype(wordy);
  await writer.save();
}
