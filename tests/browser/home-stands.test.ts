import type { Locator, Page } from "playwright/test";
import { expect, misspelt, ready, test, topOf, Writer } from "./stet.ts";

test("what waited through the log-in stands still while it is corrected", async ({
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("422");
  const writer = new Writer(page);
  await writer.join();
  await page.context().clearCookies();
  await page.goto("/");
  await writer.deskText.fill(misspelt);
  await writer.choose("Summarize");
  await page.getByRole("combobox", { name: "Length" }).selectOption("One sentence");
  const generate = page.getByRole("button", { name: "Generate", exact: true });
  const help = page.getByRole("button", { name: /^Fix Grammar here/ });
  await generate.click();
  await help.click();
  await expect(page).toHaveURL(/\/login/);
  await writer.logIn();
  const waited = page.getByText("Here is the text that you wrote before you signed in.");
  await expect(waited).toBeVisible();
  await expect(writer.deskText).toHaveValue(misspelt);
  await expect(help).toBeVisible();
  const stood = await topOf(writer.deskText);
  await help.click();
  await expect(writer.deskText).toHaveValue(misspelt.replace("recieve", "receive"));
  await expect(page.getByText("“recieve” to “receive”")).toBeVisible();
  await expect(waited).toBeVisible();
  await expect(help).toBeHidden();
  expect(await topOf(writer.deskText)).toBe(stood);
  // The line has the way back for as long as it stands, and nothing lies over it.
  await expect(page.locator("output.toasts .toast")).toHaveCount(0);
  await page.locator(".da-said").getByRole("button", { name: "Undo", exact: true }).click();
  await expect(writer.deskText).toHaveValue(misspelt);
  await expect(writer.deskText).toBeFocused();
  await expect(page.getByText("“recieve” to “receive”")).toBeHidden();
  await help.click();
  await expect(writer.deskText).toHaveValue(misspelt.replace("recieve", "receive"));
  // The form follows its field: the key is the form's own once the focus is in it.
  await expect(writer.deskText).toBeFocused();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(writer.deskText).toHaveValue(misspelt);
  await expect(help).toBeVisible();
});

test("what is refused is said in the room of the price: nothing below it moves", async ({ writer, page }) => {
  await page.goto("/");
  await writer.deskText.fill("Die Bäckerei zieht um. Wir freuen uns auf alle, die kommen.");
  await writer.choose("Summarize");
  const place = () => topOf(page.getByRole("heading", { name: "Recent Content" }));
  const before = await place();
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await expect(page.getByRole("alert").or(page.locator(".da-said")).first()).toBeVisible();
  expect(await place()).toBe(before);
  // It was said of what was chosen then.
  await writer.choose("Rewrite");
  await expect(page.locator(".da-said")).toBeHidden();
  // A line about the price stands where one does.
  await expect(page.locator(".da-price")).toBeHidden();
  expect(await place()).toBe(before);
  await page.getByRole("button", { name: "Tighten", exact: true }).click();
  await expect(page.getByText(/at most [\d,]+ credits/)).toBeVisible();
  await expect(page.locator(".da-price")).toBeVisible();
  expect(await place()).toBe(before);

  // The chips stand beside each action of a mode as beside the others.
  const chips = async () => (await page.locator(".da-chips").boundingBox())?.x;
  const beside = await chips();
  for (const action of ["Summarize", "Repurpose", "Brainstorm", "Rewrite"]) {
    await writer.choose(action);
    await expect(page.locator(".smart-btn")).toContainText(action);
    expect(await chips(), action).toBe(beside);
  }

  // What another action would find is named, with its button.
  await writer.deskText.fill(misspelt);
  await page.getByRole("combobox", { name: "Clarity" }).selectOption("Plain English");
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await expect(page.getByText(/nothing that I am sure of\. But it has a slip of spelling/)).toBeVisible();
  await page.getByRole("button", { name: /^Fix Grammar here/ }).click();
  await expect(writer.deskText).toHaveValue(misspelt.replace("recieve", "receive"));
});

test("what a guest is refused is said in sight of Generate: the window stands still, and the focus stays", async ({
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("422");
  const writer = new Writer(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const line =
    "The comittee met on Monday. It agreed on the plan. The plan is good, and they have no more to say.\n";
  await writer.deskText.fill(line.repeat(10).trim());
  await writer.choose("Rewrite");
  await page.getByRole("combobox", { name: "Clarity" }).selectOption("Tighten");
  const generate = page.getByRole("button", { name: "Generate", exact: true });
  const said = page.locator(".da-said");
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(generate).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".da-price")).not.toBeInViewport();
  await generate.click();
  await expect(page.getByRole("button", { name: /^Fix Grammar here/ })).toBeInViewport();
  await expect(generate).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await apart(page, said, page.locator(".da-foot"));

  // Where Generate is the last thing in sight, too: nothing is scrolled, and nothing lies over it.
  const box = await generate.boundingBox();
  const low = Math.ceil((box?.y ?? 0) + (box?.height ?? 0)) + 4;
  await page.setViewportSize({ width: 1440, height: low });
  await page.getByRole("combobox", { name: "Clarity" }).selectOption("Plain English");
  await expect(said).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 0));
  await generate.click();
  await expect(page.getByRole("button", { name: /^Fix Grammar here/ })).toBeInViewport({ ratio: 1 });
  await expect(generate).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await generate.boundingBox()).toEqual(box);
  await apart(page, said, page.locator(".da-foot"));

  // It is at its place for who scrolls there.
  for (let at = 0; at < 12; at++) {
    await page.mouse.wheel(0, 40);
    await ready(page);
    await apart(page, said, page.locator(".da-foot"));
  }
  await expect(said).toBeInViewport({ ratio: 1 });
  expect(await said.evaluate((one) => getComputedStyle(one).position)).toBe("static");
});

/** No part of one lies over the other. */
async function apart(page: Page, one: Locator, other: Locator): Promise<void> {
  await ready(page);
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error("not on the page");
  expect(a.y + a.height <= b.y || b.y + b.height <= a.y, JSON.stringify([a, b])).toBe(true);
}

test("what is typed while the text is written scrolls nothing, is told to go nowhere, and presses nothing", async ({
  writer,
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("422");
  let posts = 0;
  let answer = Promise.withResolvers<void>();
  await page.route("**/generate/stream", async (route) => {
    posts += 1;
    await answer.promise;
    await route.continue();
  });
  await page.goto("/");
  const text = "The plan is good. They have no more to say, and it stands.\n".repeat(10).trim();
  await writer.deskText.fill(text);
  await writer.choose("Rewrite");
  await page.getByRole("combobox", { name: "Clarity" }).selectOption("Tighten");
  await page.evaluate(() => window.scrollTo(0, 0));
  const generate = page.getByRole("button", { name: "Generate", exact: true });
  const scrolled = () => page.evaluate(() => window.scrollY);
  const nowhere = page.getByText("What you type now goes nowhere: wait for the text, or stop it.");
  await generate.focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "Rewrite" });
  await expect(panel).toBeFocused();
  await expect(nowhere).toBeHidden();
  await page.mouse.click(420, 300);
  await page.keyboard.type("Two years ago, ");
  await expect(nowhere).toBeVisible();
  expect(await scrolled()).toBe(0);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(panel).toBeVisible();
  await expect(writer.deskText).toHaveValue(text);

  // The keys that follow the answer are the text's.
  answer.resolve();
  await expect(page.locator(".da-said")).toBeInViewport();
  await expect(panel).toBeHidden();
  await expect(writer.deskText).toBeFocused();
  await page.keyboard.type(" my mother ");
  await expect(writer.deskText).toHaveValue(`${text} my mother `);
  expect(await scrolled()).toBe(0);
  expect(posts).toBe(1);

  // Who only waits has the focus where it was.
  answer = Promise.withResolvers();
  await generate.focus();
  await page.keyboard.press("Enter");
  await expect(panel).toBeVisible();
  answer.resolve();
  await expect(panel).toBeHidden();
  await expect(generate).toBeFocused();
  expect(posts).toBe(2);
});
