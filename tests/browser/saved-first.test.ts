import type { Locator, Page, Route } from "playwright/test";
import { button, press } from "./hands.ts";
import { expect, ready, review, test, wordy, type Writer } from "./stet.ts";

const textOf = (page: Page): Locator => page.getByRole("textbox", { name: "Text", exact: true });
const marked = (page: Page): Locator => page.locator("#document .is-proof");

const later =
  (ms: number) =>
  async (route: Route): Promise<void> => {
    await new Promise((done) => setTimeout(done, ms));
    await route.continue();
  };

/** A document with an edit that waits for its writer's word, left for its text. */
async function leaveMarks(writer: Writer): Promise<void> {
  const { page } = writer;
  await writer.newDocument();
  await writer.retype(`${wordy}\n\nThe end.`);
  await writer.save();
  await button(page, "Shorter").click();
  await expect(review(page)).toBeVisible();
  await page.goBack();
}

async function typeAtTheEnd(writer: Writer, words: string): Promise<void> {
  await writer.enterText();
  await writer.page.keyboard.press("ControlOrMeta+End");
  await writer.page.keyboard.type(words);
}

test("what is typed just before marks are asked for stands among them, and is kept with them", async ({
  writer,
  page,
}) => {
  await leaveMarks(writer);
  await page.route("**/save", later(700));
  for (const [way, words] of [
    ["Forward", " So do they."],
    ["the line over the text", " So do you."],
  ] as const) {
    await typeAtTheEnd(writer, words);
    if (way === "Forward") await page.goForward();
    else await page.getByRole("link", { name: "See its marks" }).click();
    await expect(review(page)).toBeVisible();
    expect(await marked(page).textContent(), way).toContain(words.trim());
    if (way === "Forward") await page.goBack();
  }
  await button(page, "Keep").click();
  await expect(page.getByText("Content saved!")).toBeVisible();
  await expect(writer.editor).toContainText("To make a decision");
  await expect(writer.editor).toContainText("The end. So do they. So do you.");
});

test("a save that is too slow for that holds nobody up, and is not said to come from somewhere else", async ({
  writer,
  page,
}) => {
  await leaveMarks(writer);
  await page.route("**/save", later(6_000));
  await typeAtTheEnd(writer, " So do they.");
  const saved = page.waitForResponse("**/save");
  await page.getByRole("link", { name: "See its marks" }).click();
  await expect(review(page)).toBeVisible();
  await expect(marked(page)).not.toContainText("So do they.");
  await saved;
  await button(page, "Keep").click();
  await expect(page.getByText("What you typed last came in after these marks were made.")).toBeVisible();
  await expect(page.getByText("somewhere else")).toHaveCount(0);
  await expect(marked(page)).toContainText("So do they.");
  await button(page, "Keep").click();
  await expect(writer.editor).toContainText("To make a decision");
  await expect(writer.editor).toContainText("The end. So do they.");
});

test("an idle tab follows what is decided in another one: a text of two, an edit, a version", async ({
  writer,
  page,
  context,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("409");
  await writer.newDocument();
  await writer.retype("In order to win, we run.");
  await writer.save();
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(textOf(second)).toHaveAttribute("contenteditable", "true");
  const released = Promise.withResolvers<void>();
  await second.route("**/save", async (route) => {
    await released.promise;
    await route.continue();
  });
  await textOf(second).click();
  await second.keyboard.press("ControlOrMeta+End");
  await second.keyboard.type(" Second.");
  await page.bringToFront();
  await typeAtTheEnd(writer, " First.");
  await expect(page.getByText("Last saved just now")).toBeVisible();
  released.resolve();
  await second.getByRole("button", { name: "See both texts" }).click();
  await second.getByRole("button", { name: "Keep mine" }).click();
  await expect(writer.editor).toHaveText("In order to win, we run. Second.");

  await second.getByRole("button", { name: "Shorter", exact: true }).click();
  await second.getByRole("button", { name: /^Keep/ }).click();
  await expect(textOf(second)).toHaveText("To win, we run. Second.");
  await expect(writer.editor).toHaveText("To win, we run. Second.");

  await second.getByRole("button", { name: "History" }).click();
  await second
    .getByRole("complementary", { name: "History" })
    .getByRole("link", { name: /^\d\d:\d\d/ })
    .nth(1)
    .click();
  await second.getByRole("button", { name: "Bring back" }).click();
  await expect(second.getByText("That text is back.")).toBeVisible();
  await expect(textOf(second)).not.toHaveText("To win, we run. Second.");
  await expect(writer.editor).toHaveText((await textOf(second).textContent()) ?? "");
});

test("words that wait are told of where the page comes again with the marks that they wait for", async ({
  writer,
  page,
}) => {
  await writer.newDocument();
  await writer.retype(wordy);
  await writer.save();
  await page.route("**/stream", later(700));
  await writer.editor.click();
  await press(page, button(page, "Shorter"));
  await page.keyboard.type("And then", { delay: 20 });
  await expect(review(page)).toBeVisible();
  await page.reload();
  await ready(page);
  const told = page.locator(".toast", { hasText: "What you typed waits: “And then”." });
  await expect(told).toBeVisible();
  // It is told once, and keys are the review's.
  await page.keyboard.press("n");
  await expect(page.locator("#document .mark-box").first()).toBeFocused();
  await expect(told).toHaveCount(0);
  await page.keyboard.press("n");
  await expect(told).toHaveCount(0);
  await button(page, "Keep").click();
  await expect(writer.editor).toContainText("And then");
});
