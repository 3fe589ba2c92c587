import type { Locator, Page } from "playwright/test";
import { button, press } from "./hands.ts";
import { slowly } from "./slowly.ts";
import { expect, ready, review, test } from "./stet.ts";

const first = "In order to win, we run.";
const second = "At this point in time we rest.";

const keysAreWords = (page: Page): Locator => page.getByText("Keys go into your text.");

type Reload = "whole" | "early";

/** Until its scripts run, or before they come. */
async function loadAgain(page: Page, how: Reload): Promise<void> {
  const scripts = "**/assets/*.js";
  if (how === "early") await page.route(scripts, () => new Promise<void>(() => undefined));
  await page.reload({ waitUntil: "commit" });
  if (how === "whole") return ready(page);
  await button(page, /^Keep/).waitFor();
  await page.unroute(scripts);
}

test("what a mark is made for stands beside it, and never over the note of the next line; the length follows what is let stand", async ({
  writer,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await writer.newDocument();
  await writer.enterText();
  await page.keyboard.insertText(
    "At this point in time it is impossible to say whether the owner will keep the ovens, due to the fact that nobody asked.",
  );
  await page.getByRole("button", { name: "Shorter", exact: true }).click();
  const notes = page.locator(".mk i");
  await expect(notes).toHaveText(["Fewer words, same sense", "Fewer words, same sense"]);
  const [one, other] = await notes.evaluateAll((all) =>
    all.map((note) => note.getBoundingClientRect().toJSON()),
  );
  expect(one.bottom).toBeLessThanOrEqual(other.top);
  // The length of the text follows each choice.
  await expect(page.locator(".doc-meta")).toContainText("16 words");
  await page.keyboard.press("n");
  await page.keyboard.press("s");
  await expect(page.getByText("24 → 20 words")).toBeVisible();
  await expect(page.locator(".doc-meta")).toContainText("20 words");
});

test("an action works on what is selected alone; both texts stand level side by side in a wide window, one under the other in a narrow one", async ({
  writer,
  page,
}) => {
  await writer.newDocument();
  await writer.enterText();
  await page.keyboard.insertText(first);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.insertText(second);
  await page.keyboard.press("Shift+Home");
  const acting = page.locator("#side-acting");
  await expect(acting).toHaveText(/^On 7 words of /);
  await page.getByRole("button", { name: "Shorter", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Keep/ })).toBeVisible();
  await expect(page.locator("#document del")).toHaveCount(1);

  const compare = page.getByRole("link", { name: /^Compare/ });
  await page.setViewportSize({ width: 1440, height: 900 });
  const begins = (await compare.boundingBox())?.x;
  await compare.click();
  await expect(page).toHaveURL(/&compare$/);
  expect((await compare.boundingBox())?.x, "no other button comes under the pointer").toBe(begins);
  // Both ways lead to the review, and the next Back out of it.
  await page.goBack();
  await expect(page.locator("#document del")).toHaveCount(1);
  await compare.click();
  await expect(page).toHaveURL(/&compare$/);
  await compare.click();
  await expect(page).toHaveURL(/review=[\w-]+$/);
  await page.goBack();
  await expect(writer.editor).toContainText(first);
  await page.goForward();
  await compare.click();
  const mine = page.locator(".is-yours", { hasText: "At this point in time" });
  const theirs = page.locator(".is-taken", { hasText: "Now we rest." });
  const tops = async () => [await mine.boundingBox(), await theirs.boundingBox()];
  await page.setViewportSize({ width: 1600, height: 900 });
  await expect
    .poll(async () => {
      const [left, right] = await tops();
      return left && right && left.y === right.y && left.x + left.width <= right.x;
    })
    .toBe(true);
  await expect(page.getByText(first)).toHaveCount(2);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect
    .poll(async () => {
      const [above, below] = await tops();
      return above && below && above.x === below.x && above.y + above.height <= below.y;
    })
    .toBe(true);
  await expect(page.getByText(first).and(page.locator(":visible"))).toHaveCount(1);
  await page.getByRole("button", { name: /^Keep/ }).click();
  // The empty paragraph that was typed between the two was not asked about.
  await expect(writer.editor.locator("p")).toHaveText([first, "", "Now we rest."]);
});

test.describe("typed on while an edit is made", () => {
  test.use({ viewport: { width: 1440, height: 900 }, expectedOnConsole: ["422"] });

  test("comes into the text at the caret when nothing comes of it, with what is typed after that", async ({
    writer,
    page,
  }) => {
    await page.addInitScript(slowly);
    await writer.newDocument();
    await writer.enterText();
    await page.keyboard.insertText("The ferry leaves at nine. The shop sells bread.");
    for (let back = 0; back < " The shop sells bread.".length; back++) await page.keyboard.press("ArrowLeft");
    const nothing = page.locator(".toast", { hasText: /^I looked for wordy phrases/ });
    await page.getByRole("button", { name: "Shorter", exact: true }).click();
    while (!(await nothing.isVisible())) await page.keyboard.type(" On", { delay: 30 });
    await page.keyboard.type(" it goes.", { delay: 30 });
    await expect(writer.editor).toHaveText(
      /^The ferry leaves at nine\.(?: On){2,} it goes\. The shop sells bread\.$/,
    );
    await page.getByText("Last saved just now").waitFor();
  });

  test("comes in when its marks are decided on, also after the page was loaded again", async ({
    writer,
    page,
  }) => {
    await page.addInitScript(slowly, 6_000);
    await writer.newDocument();
    await page.getByRole("textbox", { name: "Title", exact: true }).fill("Ovens");
    await writer.enterText();
    await page.keyboard.insertText(first);
    await page.getByRole("button", { name: "Shorter", exact: true }).click();
    // The marks take the word about it along when they come.
    await page.keyboard.type(" And", { delay: 30 });
    await expect(page.locator(".toast", { hasText: "What you type now waits" })).toBeVisible();
    await page.keyboard.type(" then", { delay: 30 });
    await expect(page.locator("#document del")).toHaveCount(1);
    await page.reload();
    // Pressed into, the text takes no keys; words go on with those that wait.
    const marked = page.locator("#document .is-proof p");
    const { width = 0 } = (await marked.boundingBox()) ?? {};
    for (const more of [", Ann", ", Uma", ", too."]) {
      await page.waitForTimeout(1_100);
      await marked.click({ position: { x: width - 10, y: 8 } });
      await page.keyboard.type(more, { delay: 20 });
    }
    await expect(page.locator(".toast", { hasText: "What you type now waits" })).toBeVisible();
    await page.getByRole("button", { name: /^Keep/ }).click();
    await expect(writer.editor).toHaveText("To win, we run. And then, Ann, Uma, too.");
    await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue("Ovens");
    await page.getByText("Last saved just now").waitFor();
  });

  test("comes in where one pressed, in the text that is asked for of and in its marks", async ({
    writer,
    page,
  }) => {
    await page.addInitScript(slowly);
    // As a busy browser, which tells the editor of no press before the next key.
    await page.addInitScript(() =>
      window.addEventListener(
        "selectionchange",
        (event) => {
          if (event.isTrusted) event.stopImmediatePropagation();
        },
        { capture: true },
      ),
    );
    await writer.newDocument();
    await writer.enterText();
    for (const line of [
      "He could of gone. Their was a fire.",
      "It is wanted back:",
      "- a clock",
      "an old bell",
    ]) {
      await page.keyboard.type(line);
      if (line !== "an old bell") await page.keyboard.press("Enter");
    }
    await page.getByText("Last saved just now").waitFor();
    await writer.editor.locator("p").first().click({ clickCount: 3 });
    await press(page, button(page, "Fix Grammar"));
    const behind = async (items: Locator, name: string): Promise<void> => {
      const box = await items.filter({ hasText: name }).last().boundingBox();
      if (!box) throw new Error(`${name} is not on the page`);
      await page.mouse.click(box.x + box.width - 10, box.y + box.height / 2);
    };
    await behind(writer.editor.locator("li"), "an old bell");
    await page.keyboard.type(" on a rope\na new one", { delay: 20 });
    await expect(page.locator("#document .mark-box")).toHaveCount(2);
    await expect(keysAreWords(page)).toBeVisible();
    await expect(review(page).locator(".kbd").first()).toBeHidden();
    await page.waitForTimeout(1_100);
    await behind(page.locator(".is-proof li"), "a clock");
    await page.keyboard.type(" of oak", { delay: 20 });
    await button(page, "Keep").click();
    await expect(writer.editor.locator("p")).toHaveText([
      "He could have gone. There was a fire.",
      "It is wanted back:",
      "a clock of oak",
      "an old bell on a rope",
      "a new one",
    ]);
    await expect(writer.editor.locator("li")).toHaveCount(3);
  });

  for (const when of ["before the marks come", "in them"]) {
    test(`every key is a word's behind a press into the text ${when}, its first space as well, until Escape`, async ({
      writer,
      page,
    }) => {
      await page.addInitScript(slowly, 3_000);
      await writer.newDocument();
      await writer.enterText();
      await page.keyboard.type(`${first}\nThe hall is cold until eight.`);
      await page.getByText("Last saved just now").waitFor();
      await writer.editor.locator("p").first().click({ clickCount: 3 });
      await press(page, button(page, "Shorter"));
      const marks = page.locator("#document del");
      if (when === "in them") await marks.waitFor();
      await page
        .locator("#document :is(.is-proof, [contenteditable]) p")
        .last()
        .click({ position: { x: 400, y: 8 } });
      await marks.waitFor();
      await expect(keysAreWords(page)).toBeVisible();
      // Longer than the keys of somebody who types have for what is shown.
      await page.waitForTimeout(1_100);
      const scrolled = await page.evaluate(() => window.scrollY);
      await page.keyboard.type(" Cold again. Really", { delay: 30 });
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
      await expect(page.locator(".review-typing")).toHaveAttribute("data-waits", "Cold again. Really");
      await page.keyboard.press("Escape");
      await expect(keysAreWords(page)).toBeHidden();
      await expect(page.locator(".toast", { hasText: "What you typed waits" })).toBeVisible();
      await button(page, "Keep").click();
      await expect(writer.editor.locator("p")).toHaveText([
        "To win, we run.",
        "The hall is cold until eight. Cold again. Really",
      ]);
    });
  }

  const slips = "He could of gone. The wind is up. She should of stayed.";
  const long = "In order to win, we run. The wind is up. At this point in time we rest.";
  const edits: { name: string; text: string; edited: string; stands?: number; reload?: Reload }[] = [
    { name: "longer", text: slips, edited: "He could have gone. The wind is up. She should have stayed." },
    {
      name: "longer, and one let stand",
      text: slips,
      edited: "He could have gone. The wind is up. She should of stayed.",
      stands: 1,
    },
    {
      name: "shorter, and loaded again",
      text: long,
      edited: "To win, we run. The wind is up. Now we rest.",
      reload: "whole",
    },
    {
      name: "shorter, and kept before the page that was loaded again has its script",
      text: long,
      edited: "To win, we run. The wind is up. Now we rest.",
      reload: "early",
    },
    {
      name: "shorter, and one let stand",
      text: long,
      edited: "In order to win, we run. The wind is up. Now we rest.",
      stands: 0,
    },
    { name: "nothing, discarded", text: slips, edited: slips },
  ];
  for (const { name, text, edited, stands, reload } of edits)
    test(`stands behind the words that it was typed behind, and is an undo of its own: edits make it ${name}`, async ({
      writer,
      page,
    }) => {
      await page.addInitScript(slowly);
      await writer.newDocument();
      await writer.enterText();
      await page.keyboard.insertText(text);
      const behind = text.slice(text.indexOf("up.") + 3).length;
      for (let back = 0; back < behind; back++) await page.keyboard.press("ArrowLeft");
      await page
        .getByRole("button", { name: text === slips ? "Fix Grammar" : "Shorter", exact: true })
        .click();
      await page.keyboard.type(" On, and on.", { delay: 20 });
      await expect(page.locator("#document .mark-box")).toHaveCount(2);
      if (stands !== undefined) {
        // Until somebody leads on from them, keys are words.
        await page.keyboard.press("Escape");
        await expect(keysAreWords(page)).toBeHidden();
        for (let at = 0; at <= stands; at++) await page.keyboard.press("n");
        await page.keyboard.press("s");
        await expect(page.getByText("2 marks, 1 let stand")).toBeVisible();
      }
      if (reload) await loadAgain(page, reload);
      await page.getByRole("button", { name: edited === text ? "Discard" : /^Keep/ }).click();
      const after = edited.replace("up.", "up. On, and on.");
      await expect(writer.editor).toHaveText(after);
      if (reload === "early") return;
      await page.waitForTimeout(600);
      // In one go: keys that a busy machine parts are no one undo.
      await page.keyboard.insertText(" So.");
      await expect(writer.editor).toHaveText(after.replace("on.", "on. So."));
      for (const undone of edited === text ? [after, text] : [after, edited, text]) {
        await page.keyboard.press("ControlOrMeta+z");
        await expect(writer.editor).toHaveText(undone);
      }
      if (edited === text) return;
      for (const redone of [edited, after, after.replace("on.", "on. So.")]) {
        await page.keyboard.press("ControlOrMeta+Shift+z");
        await expect(writer.editor).toHaveText(redone);
      }
    });
});
