import type { BrowserContext, Page } from "playwright/test";
import {
  axeFaults,
  expect,
  faultlessInBoth,
  keptIn,
  lookOutFor,
  ready,
  review,
  tabTo,
  test,
  type Writer,
  wordy,
} from "./stet.ts";

const first = "The ferry leaves at ten.\n\nThe shop opens at noon.\n\nNobody swims here.";
const second = "The ferry leaves at nine.\n\nThe shop opens at noon.\n\nEverybody swims here.";

const notFound = "the server responded with a status of 404";

const paragraphs = (text: string): string =>
  text
    .split("\n\n")
    .map((part) => `<p>${part}</p>`)
    .join("");

/** A saved document, made and then saved by the calls that its page makes. */
async function write(page: Page): Promise<string> {
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const made = await page.request.post("/create", { form: {}, headers });
  const path = new URL(made.url()).pathname;
  await saveElsewhere(page, path, "Before.", 0);
  await saveElsewhere(page, path, first, 1);
  return path;
}

/** Saves the document as another window would. */
async function saveElsewhere(page: Page, path: string, text: string, revision: number): Promise<void> {
  const saved = await page.request.post(path, {
    multipart: { title: "Timetable", sub_title: "", text, revision: String(revision), intent: "save" },
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  expect(saved.url()).not.toContain("conflict");
}

const retype = async ({ page }: Writer, text: string): Promise<void> => {
  await page.keyboard.press("ControlOrMeta+A");
  await page.evaluate((html) => {
    const data = new DataTransfer();
    data.setData("text/html", html);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, paragraphs(text));
};

test("the history by keys: there, from version to version, brought back; what was typed comes along", async ({
  writer,
  page,
}) => {
  const path = await write(page);
  await page.goto(path);
  await writer.enterText();
  await retype(writer, second);
  await page.getByRole("button", { name: "History" }).click();
  await expect(page).toHaveURL(/panel=history$/);
  const panel = page.getByRole("complementary", { name: "History" });
  await expect(panel.getByRole("link")).toContainText([/Saved, the present text/]);
  await expect(page.locator("#main")).toContainText("Everybody swims here.");
  const older = panel.getByRole("link", { name: /Saved \+/ });
  await tabTo(page, older);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/version=2$/);
  await expect(page.locator("del.proof")).toContainText(["nine", "Everybody"]);
  await expect(older).toBeFocused();
  await faultlessInBoth(page, "history");

  await page.keyboard.press("n");
  await page.keyboard.press("s");
  await expect(page.getByText("2 marks, 1 let stand")).toBeVisible();
  await page.getByRole("button", { name: "Bring back" }).click();
  await expect(page.getByText("That text is back.")).toBeVisible();
  await expect(writer.editor).toContainText("The ferry leaves at nine.");
  await expect(writer.editor).toContainText("Nobody swims here.");
});

test("Escape closes a version and the cross the panel; what was typed just before is still there", async ({
  writer,
  page,
}) => {
  const path = await write(page);
  await page.goto(path);
  await writer.enterText();
  const unsaved = await lookOutFor(page, "Not saved yet");
  await page.keyboard.type("Not saved. ");
  await unsaved();
  await page.goto(`${path}?panel=history&version=1`);
  await ready(page);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/panel=history$/);
  await page.getByRole("link", { name: "Close the history" }).click();
  await expect(writer.editor).toContainText("Not saved. ");
});

test("a version is named in the panel", async ({ writer, page }) => {
  const path = await write(page);
  expect(writer.account.email).toContain("@");
  await page.goto(`${path}?panel=history&version=2`);
  await page.getByRole("textbox", { name: "Name this version" }).fill("Sent to Ines");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: /Sent to Ines/ })).toBeVisible();
  await page.getByRole("link", { name: "Kept 0" }).click();
  await expect(page.getByText("No edits kept yet")).toBeVisible();
  await faultlessInBoth(page, "empty");
});

for (const way of ["Keep mine", "Take theirs"] as const) {
  test(`two texts that met: ${way}`, async ({ writer, page, expectedOnConsole }) => {
    expectedOnConsole.push("409");
    const path = await write(page);
    await page.goto(path);
    await writer.enterText();
    await saveElsewhere(page, path, second, 2);
    await page.keyboard.type("Mine. ");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Changed somewhere else.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Mine" })).toContainText("Nobody swims here.");
    await expect(page.getByRole("region", { name: "Theirs" }).locator("ins.proof")).toContainText(["nine"]);
    // Side by side to be compared, and decided on without going down the page.
    const starts = await page
      .getByRole("region", { name: /^(Mine|Theirs)$/ })
      .locator(".doc")
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().top));
    expect(starts).toEqual([starts[0], starts[0]]);
    for (const name of ["Keep mine", "Take theirs"])
      await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    if (way === "Keep mine") await faultlessInBoth(page, "conflict");
    // Closed here, it is open again there.
    await page.reload();
    await page.getByRole("button", { name: way }).click();
    const text = way === "Keep mine" ? "Nobody swims here." : "Everybody swims here.";
    await expect(writer.editor).toContainText(text);
    await expect(page.getByText("Not saved yet")).toHaveCount(0);
    await writer.enterText();
    await page.keyboard.type("Typed since. ");
    await page.reload();
    await expect(writer.editor).toContainText("Typed since. ");
  });
}

test("two texts that met and are left undecided: the bar stands as it stood, and the document leads back to both", async ({
  writer,
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("409");
  await page.setViewportSize({ width: 1440, height: 900 });
  const path = await write(page);
  await page.goto(path);
  await writer.enterText();
  await expect(page.getByRole("button", { name: "Copy" })).toBeVisible();
  await writer.save();
  await writer.enterText();
  const placesIn = (bar: string) =>
    page.evaluate(
      (name) =>
        [...document.querySelectorAll(`${name}, ${name} :is(button, a, select, summary)`)].flatMap((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return one.closest(".saved, .menu") ? [] : [[one.textContent.slice(0, 20), x, y, width, height]];
        }),
      bar,
    );
  const before = await placesIn(".edbar");
  await saveElsewhere(page, path, second, 2);
  await page.keyboard.type("Mine. ");
  const both = page.getByRole("button", { name: "See both texts" });
  await expect(both).toBeVisible();
  expect(await placesIn(".edbar")).toEqual(before);
  await both.click();
  await page.getByRole("link", { name: "Decide later" }).click();
  await expect(writer.editor).toContainText("Everybody swims here.");
  // That was said of an earlier text.
  await expect(page.getByText("Content saved!")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^13 words, / })).toBeVisible();
  await page.reload();
  await expect(page.getByText("waits for your choice")).toBeVisible();
  await page.getByRole("link", { name: "See both texts" }).click();
  await expect(page.getByRole("region", { name: "Mine" })).toContainText("Mine.");
  await page.getByRole("button", { name: "Take theirs" }).click();
  await expect(writer.editor).toContainText("Everybody swims here.");
  await expect(page.getByText("waits for your choice")).toHaveCount(0);
});

test("through the marks of two texts that met, by keys", async ({ writer, page, expectedOnConsole }) => {
  expectedOnConsole.push("409");
  const path = await write(page);
  await page.goto(path);
  await writer.enterText();
  await saveElsewhere(page, path, second, 2);
  await retype(writer, first.replace("at ten", "at eight"));
  await page.keyboard.press("ControlOrMeta+S");
  await page.getByRole("link", { name: "Go through the marks" }).click();
  await expect(review(page)).toBeFocused();
  await expect(page.getByText("2 marks, 1 let stand")).toBeVisible();
  await faultlessInBoth(page, "conflict-marks");
  await page.keyboard.press("Enter");
  await expect(writer.editor).toContainText("The ferry leaves at eight.");
  await expect(writer.editor).toContainText("Everybody swims here.");
});

test.describe("deleted elsewhere", () => {
  test.use({ expectedOnConsole: [notFound] });

  test("a document that was deleted in another window is said, and saved as a new one", async ({
    writer,
    page,
    context,
  }) => {
    const path = await write(page);
    await page.goto(path);
    await writer.enterText();
    await page.keyboard.type("Still typing. ");
    await deleteIn(context, path);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("This document was deleted somewhere else.")).toBeVisible();
    await expect(writer.editor).toContainText("Still typing. ");
    await page.keyboard.type("And on. ");
    await page.getByRole("button", { name: "Save as a new document" }).click();
    await expect(page).not.toHaveURL(new RegExp(path));
    await expect(writer.editor).toContainText("Still typing.");
    await expect(writer.editor).toContainText("Nobody swims here.");
  });
});

test.describe("deleted elsewhere, and left", () => {
  test.use({ expectedOnConsole: [notFound] });

  test("what was typed into it is offered at its address, and becomes a new document", async ({
    writer,
    page,
    context,
  }) => {
    const path = await write(page);
    await page.goto(path);
    await writer.enterText();
    await deleteIn(context, path);
    await page.keyboard.type("Still typing. ");
    await expect(page.getByText("This document is not here any more. Kept in this browser.")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
    const left = page.getByRole("region", { name: "Kept in this browser" });
    await expect(left).toContainText("Still typing.");
    await expect(left.getByRole("button", { name: "Copy" })).toBeVisible();
    await faultlessInBoth(page, "left-document");
    await left.getByRole("button", { name: "Save as a new document" }).click();
    await expect(page).not.toHaveURL(new RegExp(path));
    await expect(writer.editor).toContainText("Still typing.");
    await expect.poll(() => keptIn(page)).toEqual([]);
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
    await expect(left).toHaveCount(0);
  });
});

async function deleteIn(context: BrowserContext, path: string): Promise<void> {
  const other = await context.newPage();
  await other.goto(path);
  await other.getByRole("link", { name: "Delete" }).click();
  await expect(other.getByRole("heading", { name: "Delete this content?" })).toBeVisible();
  expect(await axeFaults(other)).toEqual([]);
  await other.getByRole("button", { name: "Delete" }).click();
  await expect(other).toHaveURL(/\/#recent$/);
  await other.close();
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("history, name, bring back, and both texts of a conflict", async ({ writer, page }) => {
    const path = await write(page);
    await page.goto(path);
    await writer.editor.fill(wordy);
    await page.getByRole("button", { name: "History" }).click();
    await page.getByRole("link", { name: /Saved \+12/ }).click();
    await page.getByRole("textbox", { name: "Name this version" }).fill("Short one");
    await page.getByRole("button", { name: "Name", exact: true }).click();
    await expect(page.getByRole("link", { name: /Short one/ })).toBeVisible();
    await page.getByRole("button", { name: "Bring back" }).click();
    await expect(writer.editor).toHaveValue(first);

    await saveElsewhere(page, path, second, 4);
    await writer.editor.fill("Mine.");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("link", { name: "Go through the marks" }).click();
    await page.getByRole("checkbox").first().check();
    await page.getByRole("button", { name: "Keep" }).click();
    await expect(page.getByText("Content saved!")).toBeVisible();
  });
});
