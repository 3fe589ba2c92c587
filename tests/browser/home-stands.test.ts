import type { Locator } from "playwright/test";
import { expect, misspelt, tabTo, test, topOf, Writer } from "./stet.ts";

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
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const top = async () => (await said.boundingBox())?.y ?? 0;
  expect(await bottomOf(generate)).toBeLessThanOrEqual(await top());
  expect(await bottomOf(said)).toBeLessThanOrEqual(900);

  // Keys that come to a choice behind it have it in sight.
  const degree = page.getByRole("combobox", { name: "Degree of Change" });
  await tabTo(page, degree);
  expect(await bottomOf(degree)).toBeLessThanOrEqual(await top());

  // Where Generate itself would be behind it, the window goes to the form's end.
  await page.setViewportSize({ width: 1440, height: 840 });
  await page.getByRole("combobox", { name: "Clarity" }).selectOption("Plain English");
  await expect(said).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 0));
  await generate.click();
  await expect(page.getByRole("button", { name: /^Fix Grammar here/ })).toBeInViewport();
  await expect(generate).toBeInViewport({ ratio: 1 });
  await expect(generate).toBeFocused();
});
