import type { Page } from "playwright/test";
import {
  bakery,
  expect,
  faultlessInBoth,
  misspelt,
  tabTo,
  ready,
  test,
  topOf,
  wordy,
  Writer,
} from "./stet.ts";

/** Waits until the browser has what stands in the field. */
async function isKept(page: Page, text: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() =>
          Object.keys(localStorage)
            .map((key) => localStorage.getItem(key))
            .join("\n"),
        ),
      { intervals: [50] },
    )
    .toContain(text);
}

/** Waits until the page's script follows the field. */
async function isFollowed(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Generate Examples" })).toBeVisible();
}

test("two tabs keep each its own text, and the one that is closed is beside the other's", async ({
  page,
  context,
}) => {
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto("/");
    await isFollowed(tab);
  }
  const text = (tab: Page) => new Writer(tab).deskText;
  await text(second).fill("Of the second tab.");
  await isKept(second, "Of the second tab.");
  await text(page).fill("Of the first tab.");
  await isKept(page, "Of the first tab.");
  await second.reload();
  await expect(text(second)).toHaveValue("Of the second tab.");
  await page.reload();
  await expect(text(page)).toHaveValue("Of the first tab.");
  await second.close();
  const third = await context.newPage();
  await third.goto("/");
  await isFollowed(third);
  await expect(text(third)).toHaveValue("Of the first tab.");
  await text(third).fill("");
  await third.getByRole("button", { name: "Bring my text back" }).click();
  await expect(text(third)).toHaveValue("Of the second tab.");
});

test("what is typed on home comes back with its action: reload, Back, Generate and Back", async ({
  writer,
  page,
}) => {
  await page.goto("/");
  await writer.deskText.fill(bakery);
  await writer.choose("Summarize");
  await page.getByRole("combobox", { name: "Length" }).selectOption("One sentence");
  const notes = page.locator("details.menu", { hasText: "Context & examples" });
  await notes.locator("summary").click();
  await notes.getByLabel("What should the pencil know?").fill("For customers");
  await expect(notes.getByText("13 / 2000")).toBeVisible();
  await notes.getByRole("button", { name: "Done" }).click();
  await expect(notes).not.toHaveAttribute("open");
  await expect(notes.locator("summary")).toBeFocused();
  await isKept(page, "One sentence");
  await isKept(page, "For customers");
  await page.reload();
  const stands = async (): Promise<void> => {
    await expect(writer.deskText).toHaveValue(bakery);
    await expect(page.getByRole("combobox", { name: "Length" })).toHaveValue("One sentence");
  };
  await stands();

  // Typed without a pause, and left at once.
  await writer.deskText.press("ControlOrMeta+End");
  await page.keyboard.type(" In haste.");
  await page.getByRole("link", { name: "Pricing" }).first().click({ modifiers: [] });
  await page.keyboard.press("Escape");
  await page.goto("/help");
  await page.goBack();
  await expect(writer.deskText).toHaveValue(`${bakery} In haste.`);
  await writer.deskText.fill(bakery);

  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await expect(page).toHaveURL(/\/create\/[\w-]{36}/);
  await expect(page.getByRole("button", { name: "Your text" })).toBeVisible();
  await page.goBack();
  await stands();
  await page.goForward();
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expect(writer.deskText).toHaveValue("");

  await page.goBack();
  await page.getByRole("button", { name: "Your text" }).click();
  await expect(page.getByRole("heading", { name: "Your text" })).toBeVisible();
  await expect(page.getByText(bakery)).toBeVisible();
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect(writer.editor).toContainText(bakery.slice(0, 40));
});

test("a tool that a guest picked opens on the text in one press after the log-in", async ({ page }) => {
  const writer = new Writer(page);
  await writer.join();
  await page.context().clearCookies();
  await page.goto("/");
  await isFollowed(page);
  await writer.deskText.fill(bakery);
  await page.getByRole("combobox", { name: "Search tools" }).fill("headline generator");
  await page.getByRole("option", { name: /^Headline Generator/ }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto("/");
  await expect(writer.deskText).toHaveValue(bakery);
  await page.goto("/login");
  await writer.logIn();
  await expect(writer.deskText).toHaveValue(bakery);
  await page.getByRole("button", { name: "Open Headline Generator" }).click();
  await expect(page).toHaveURL(/\/create\/[\w-]{36}\?panel=tool&tool=Headline%20Generator/);
  await expect(writer.editor).toContainText(bakery.slice(0, 40));
});

test("a guest's text waits, and is there with its action after the log-in; examples and chips give it back", async ({
  page,
}) => {
  const writer = new Writer(page);
  await writer.join();
  await page.context().clearCookies();
  await page.goto("/");
  await writer.deskText.fill(bakery);
  await page.getByRole("button", { name: "Generate Examples" }).click();
  await page.getByRole("button", { name: /^Notes to newsletter/ }).click();
  await expect(writer.deskText).toHaveValue(/^Team visited three farms/);
  await expect(writer.deskText).toBeFocused();
  await page.reload();
  await expect(writer.deskText).toHaveValue(/^Team visited three farms/);
  await page.getByRole("button", { name: "Bring my text back" }).click();
  await expect(writer.deskText).toHaveValue(bakery);
  await page.getByRole("button", { name: "Generate Examples" }).click();
  await page.getByRole("button", { name: /^Notes to newsletter/ }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(writer.deskText).toHaveValue(bakery);
  await expect(page.getByRole("button", { name: "Bring my text back" })).toHaveCount(0);

  // What is typed over an example is the writer's own, and what the example took the place of waits for an empty field.
  await page.getByRole("button", { name: "Generate Examples" }).click();
  await page.getByRole("button", { name: /^Notes to newsletter/ }).click();
  await expect(page.getByRole("button", { name: "Bring my text back" })).toBeVisible();
  await writer.deskText.fill("Typed over it.");
  await expect(page.getByRole("button", { name: "Bring my text back" })).toHaveCount(0);
  await isKept(page, "Typed over it.");
  await page.reload();
  await expect(page.getByText("3 words", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Bring my text back" })).toHaveCount(0);
  await page.getByRole("button", { name: "Generate Examples" }).click();
  await page.getByRole("button", { name: /^Notes to newsletter/ }).click();
  await page.getByRole("button", { name: "Bring my text back" }).click();
  await expect(writer.deskText).toHaveValue("Typed over it.");
  await writer.deskText.fill("");
  await page.getByRole("button", { name: "Bring my text back" }).click();
  await expect(writer.deskText).toHaveValue(bakery);
  await page.getByRole("button", { name: "Summarize in 50 words" }).click();
  await expect(page.getByText("Chosen for “Summarize in 50 words”: ")).toBeVisible();
  await expect(writer.deskText).toHaveValue(bakery);
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(
    page.getByText("Your text is safe. It waits while you sign in or make an account."),
  ).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
  await writer.logIn();
  await expect(writer.deskText).toHaveValue(bakery);
  await expect(page.getByRole("combobox", { name: "Length" })).toHaveValue("50 words");
});

test("a refused Generate is posted once, and what the text does not allow is no error", async ({
  writer,
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("422");
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  await page.goto("/");
  await writer.deskText.fill("Bread.");
  await writer.choose("Summarize");
  await page.getByRole("combobox", { name: "Length" }).selectOption("50 words");
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await expect(page.locator(".banner.is-info")).toBeVisible();
  await expect(writer.deskText).toHaveValue("Bread.");
  await expect(page.getByRole("button", { name: "Generate", exact: true })).toBeFocused();
  expect(posts).toEqual(["/generate/stream"]);
});

test("keys alone: browse the actions without choosing, choose, set a value, generate", async ({
  writer,
  page,
}) => {
  await page.goto("/");
  const button = page.locator("details.smart > summary");
  await tabTo(page, writer.deskText);
  await page.keyboard.insertText(bakery);
  await tabTo(page, button);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("s");
  await expect(page.getByRole("radio", { name: /^Summarize:/ })).toBeFocused();
  await expect(page.locator('input[name="action"]:checked')).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page.locator("details.smart[open]")).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(button).toContainText("Summarize");
  const length = page.getByRole("combobox", { name: "Length" });
  await tabTo(page, length);
  await page.keyboard.type("One");
  await expect(length).toHaveValue("One sentence");
  await tabTo(page, page.getByRole("button", { name: "Remove Length: One sentence" }));
  await page.keyboard.press("Enter");
  await expect(length).toHaveValue("");
  await expect(length).toBeFocused();
  await expect(page.getByRole("button", { name: /^Remove Length/ })).toHaveCount(0);
  await page.keyboard.type("One");
  await expect(length).toHaveValue("One sentence");
  await tabTo(page, page.getByRole("button", { name: "Generate", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/create\/[\w-]{36}/);
});

test.describe("in a low window", () => {
  test.use({ viewport: { width: 1366, height: 680 } });

  test("every menu of home is in view, without a fault, and closes", async ({ writer, page }) => {
    await page.goto("/");
    await writer.deskText.fill(bakery);
    const menus = page.locator("details.menu");
    await expect(page.getByRole("button", { name: "Generate Examples" })).toBeVisible();
    for (const menu of await menus.all()) {
      await menu.locator("summary").click();
      const box = await menu.locator(".pop").boundingBox();
      expect(box && box.y >= 0 && box.y + box.height <= 680, JSON.stringify(box)).toBe(true);
      await faultlessInBoth(page, await menu.innerText());
      await page.locator("h1").click();
      await expect(menu).not.toHaveAttribute("open");
    }
    await page.getByRole("button", { name: "Generate Examples" }).click();
    await faultlessInBoth(page, "examples");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Generate Examples" })).toBeFocused();
    await page.getByRole("group", { name: "Mode" }).getByText("Inspire").click();
    await page.getByRole("button", { name: "Inspire Examples" }).click();
    await expect(page.getByRole("heading", { name: "Inspire Examples" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(writer.deskText).toHaveValue(bakery);
  });
});

test("a page that is seen again stands still, with a text and more options than one row has room for", async ({
  writer,
  page,
}) => {
  await page.addInitScript(() => {
    const moved = ((window as unknown as { moved: number[] }).moved = []) as number[];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  // What is chosen has its room before it is chosen, in every width of window.
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await writer.deskText.fill("");
    const below = page.locator(".da-told");
    const generate = page.getByRole("button", { name: "Generate", exact: true });
    await writer.deskText.fill("Short.");
    await expect(page.getByRole("button", { name: "Fix the grammar" })).toBeVisible();
    const stood = [await below.boundingBox(), await generate.boundingBox()].map((box) => box?.y);
    await page.getByRole("button", { name: "Fix the grammar" }).click();
    await expect(page.getByRole("button", { name: /^Remove Degree of Change/ })).toBeVisible();
    expect([await below.boundingBox(), await generate.boundingBox()].map((box) => box?.y)).toEqual(stood);
    const menu = page.locator("details.smart");
    await menu.locator("summary").click();
    const sheet = await menu.locator(".pop").boundingBox();
    if (!sheet) throw new Error("the menu is not open");
    // A scrollbar may take the last pixels.
    expect(sheet.x + sheet.width).toBeLessThan(width - 16);
    await menu.getByRole("radio", { name: "No action" }).click();
    await page.locator("h1").click();
  }
  await writer.deskText.fill(`${bakery}\n\n${bakery}`);
  await page.getByRole("button", { name: "Fix the grammar" }).click();
  await expect(page.getByRole("button", { name: /^Remove Degree of Change/ })).toBeVisible();
  await isKept(page, "Light touch");
  await page.reload();
  await expect(page.getByText(/at most [\d,]+ credits/)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Remove Degree of Change/ })).toBeVisible();
  const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.02);
});

test("an action that needs a model names beside Generate what it can do without one, as buttons", async ({
  writer,
  page,
}) => {
  await page.goto("/");
  const generate = page.getByRole("button", { name: "Generate", exact: true });
  const menu = page.locator("details.smart summary");
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await writer.deskText.fill(wordy);
    await expect(page.getByRole("button", { name: "Fix the grammar" })).toBeVisible();
    const places = async () => [
      await topOf(page.locator(".da-told")),
      await topOf(generate),
      width > 1_200 ? (await menu.boundingBox())?.width : 0,
    ];
    const stood = await places();
    await writer.choose("Rewrite");
    await expect(generate).toBeDisabled();
    const tighten = page.getByRole("button", { name: "Tighten", exact: true });
    await expect(tighten).toBeInViewport();
    expect(await places()).toEqual(stood);
    await tighten.click();
    await expect(page.getByRole("combobox", { name: "Clarity" })).toHaveValue("Tighten");
    await expect(generate).toBeEnabled();
    await menu.click();
    await page.getByRole("radio", { name: "No action" }).click();
    await page.locator("h1").click();
  }
});

test("what Generate declines is said where nothing moves, and the button there corrects the text", async ({
  writer,
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("422");
  await page.addInitScript(() => {
    const moved = ((window as unknown as { moved: number[] }).moved = []) as number[];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  await writer.deskText.fill(misspelt);
  await writer.choose("Summarize");
  await page.getByRole("combobox", { name: "Length" }).selectOption("One sentence");
  const generate = page.getByRole("button", { name: "Generate", exact: true });
  await expect(generate).toBeEnabled();
  const stood = await generate.boundingBox();
  await page.evaluate(() => ((window as unknown as { moved: number[] }).moved.length = 0));
  await generate.click();
  await expect(page.getByText("Fix Grammar corrects it first.")).toBeInViewport();
  expect(await generate.boundingBox()).toEqual(stood);
  const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.02);

  // In a window that ends right below it, too. The choice above may have been scrolled to.
  await page.evaluate(() => window.scrollTo(0, 0));
  const said = await page.locator(".da-told").boundingBox();
  const low = Math.ceil((said?.y ?? 0) + (said?.height ?? 0)) + 10;
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: low });
  await generate.click();
  await expect(page.getByText("Fix Grammar corrects it first.")).toBeInViewport();
  await ready(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.getByRole("button", { name: /^Fix Grammar here/ }).click();
  await expect(page.getByText("“recieve” to “receive”")).toBeVisible();
  await expect(writer.deskText).toHaveValue(misspelt.replace("recieve", "receive"));
  await expect(page.getByRole("combobox", { name: "Length" })).toHaveValue("One sentence");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(writer.deskText).toHaveValue(misspelt);
  await expect(page.getByText("“recieve” to “receive”")).toBeHidden();

  await generate.click();
  await page.getByRole("button", { name: /^Fix Grammar here/ }).click();
  await expect(writer.deskText).toHaveValue(misspelt.replace("recieve", "receive"));
  await generate.click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/create\//);
  await page.getByRole("link", { name: "Home" }).first().click();
  await expect(page.getByRole("button", { name: "Generate", exact: true })).toBeVisible();
  await expect(writer.deskText).toHaveValue("");
});
