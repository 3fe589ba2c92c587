import {
  axeFaults,
  bakery,
  expect,
  keptIn,
  lookOutFor,
  review,
  test,
  tightened,
  wordy,
  Writer,
} from "./stet.ts";

test("sign up, activate, log in, generate, edit, save, find again", async ({ page, expectedOnConsole }) => {
  expectedOnConsole.push("422");
  const writer = new Writer(page);
  await page.goto("/signup");
  const [password, again] = [
    page.getByLabel("Password", { exact: true }),
    page.getByLabel("Confirm password"),
  ];
  const wrong = page.getByText(/^Password must be at least 8 characters/);
  for (const name of ["First name", "Last name"]) await page.getByLabel(name).fill("Nora");
  await page.getByLabel("Email").fill(writer.account.email);
  await password.fill("short");
  await again.fill("other");
  await page.getByRole("checkbox", { name: /agree/ }).check();
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(wrong).toBeVisible();
  await expect(password).toBeFocused();
  await page.keyboard.type(" horse 1");
  await expect(wrong).toHaveCount(0);
  await expect(password).not.toHaveAttribute("aria-invalid", "true");
  await writer.signUp();
  await writer.followActivation();
  await expect(page.getByText("Your account is active.")).toBeVisible();
  await page
    .getByRole("link", { name: /log ?in|sign in/i })
    .last()
    .click();
  await writer.logIn();

  await writer.generate();
  await expect(page.getByText(/\d promises? kept|\d of \d not kept/)).toBeVisible();
  await writer.enterText();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" Typed by hand.");
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("The move to Mill Lane");
  await writer.save();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = await lookOutFor(page, "Copied!");
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await copied();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Typed by hand.");

  await page.goto("/");
  const card = page.getByRole("link", { name: /The move to Mill Lane/ }).first();
  await card.click();
  await expect(writer.editor).toContainText("Typed by hand.");
});

test("a review is decided by its buttons", async ({ writer, page }) => {
  await page.goto("/");
  await writer.generate();
  await writer.retype(wordy);
  await page.getByRole("button", { name: "Shorter" }).click();
  await expect(page).toHaveURL(/review=/);
  await expect(page.locator("del").first()).toBeVisible();
  await page.getByRole("button", { name: "Keep" }).click();
  await expect(page.getByText("Content saved!")).toBeVisible();
  await expect(writer.editor).toHaveText(tightened, { useInnerText: true });
  await page.reload();
  await expect(writer.editor).toContainText(tightened.slice(0, 40));
});

test("marks are let stand one by one, by keys and in the bar over them; one undo takes the edit back", async ({
  writer,
  page,
}) => {
  await page.goto("/");
  await writer.generate();
  await writer.retype(wordy);
  await page.getByRole("button", { name: "Shorter" }).click();
  await expect(review(page)).toBeFocused();
  const first = page.getByRole("checkbox", { name: /In order to/ });
  await page.keyboard.press("n");
  await expect(first).toBeFocused();
  const keepAt = () =>
    page.getByRole("button", { name: "Keep" }).evaluate((at) => at.getBoundingClientRect().x);
  const words = async () => Number(/→ (\d+) words/.exec(await page.locator(".review").innerText())?.[1]);
  const [place, fewest] = [await keepAt(), await words()];
  await page.keyboard.press("s");
  await expect(page.getByText(/marks, 1 let stand/)).toBeVisible();
  expect(await keepAt()).toBe(place);
  // "In order to" for "to".
  expect(await words()).toBe(fewest + 2);
  await page.keyboard.press("j");
  await expect(first).not.toBeFocused();
  await page.keyboard.press("p");
  await expect(first).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await expect(first).toBeFocused();
  await page.locator(".mark-pop button").last().click();
  await expect(first).not.toBeChecked();
  await expect(page.locator(".mark-pop")).toBeHidden();
  // The first Escape closes what stands at the mark, and not the review.
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await expect(page.locator(".mark-pop")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".mark-pop")).toBeHidden();
  await expect(page.getByRole("button", { name: "Keep" })).toBeVisible();
  // So does one that closes a menu.
  const exports = page.locator("details.menu", { hasText: "Export" });
  await exports.locator("summary").click();
  await page.keyboard.press("Escape");
  await expect(exports).not.toHaveAttribute("open");
  await expect(page.getByRole("button", { name: "Keep" })).toBeVisible();
  await expect(page).toHaveURL(/\?review=/);
  await first.focus();
  for (const [name, at] of [
    ["Next mark", "2 of"],
    ["Next mark", "3 of"],
    ["Previous mark", "2 of"],
    ["Previous mark", "1 of"],
  ] as const) {
    await page.getByRole("button", { name }).click();
    await expect(page.locator(".review-nav")).toContainText(at);
  }
  await expect(first).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("c");
  await expect(page.getByRole("heading", { name: "With the marks taken in" })).toBeVisible();
  await expect(first).toBeChecked();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Content saved!")).toBeVisible();
  await expect(writer.editor).toContainText("In order to make a decision");
  await expect(writer.editor).not.toContainText("At this point in time");
  await writer.enterText();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(writer.editor).toHaveText(wordy);
});

test("an edit that is kept where the page began with its marks is taken back by one undo, too", async ({
  writer,
  page,
}) => {
  await writer.newDocument();
  await writer.retype(wordy);
  await writer.save();
  for (const way of ["the board", "its address"]) {
    await page.getByRole("button", { name: "Shorter", exact: true }).click();
    await expect(review(page)).toBeFocused();
    if (way === "its address") await page.reload();
    else {
      await page.goto("/create");
      await page.getByRole("link", { name: "See its marks" }).click();
    }
    await page.getByRole("button", { name: "Keep" }).click();
    await expect(writer.editor).toHaveText(tightened);
    await writer.enterText();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(writer.editor).toHaveText(wordy);
    await writer.save();
  }
});

test("what home's text became is taken back by one undo, kept or with its marks closed", async ({
  writer,
  page,
}) => {
  for (const way of ["Keep", "Close the marks"]) {
    await page.goto("/");
    await writer.deskText.fill(wordy);
    await writer.choose("Rewrite");
    await page.getByRole("combobox", { name: "Clarity" }).selectOption("Tighten");
    await page.getByRole("button", { name: "Generate", exact: true }).click();
    await expect(review(page)).toBeFocused();
    await page.getByRole("button", { name: way }).click();
    await expect(writer.editor).toBeVisible();
    await expect(writer.editor).not.toHaveText(wordy);
    const made = await writer.editor.innerText();
    await writer.enterText();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(writer.editor).toHaveText(wordy);
    await page.keyboard.press("ControlOrMeta+Shift+z");
    expect(await writer.editor.innerText()).toBe(made);
    await writer.save();
  }
});

test("a text that was only parted has break marks; kept, it has the focus, and what is typed is not the action's", async ({
  writer,
  page,
}) => {
  await page.goto("/");
  await writer.deskText.fill(`${wordy} ${bakery}`);
  await page.getByRole("button", { name: "Turn into a LinkedIn Post" }).click();
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  const keep = page.getByRole("button", { name: "Keep" });
  await expect(review(page)).toBeFocused();
  const breaks = page.getByRole("checkbox", { name: "Paragraph break put in" });
  const marks = await page.locator(".mark-box").count();
  expect(await breaks.count()).toBeGreaterThan(1);
  expect(await page.locator(".is-proof del").count()).toBe(0);
  await page.keyboard.press("n");
  await expect(breaks.first()).toBeFocused();
  await page.keyboard.press("s");
  await expect(page.getByText(`${marks} marks, 1 let stand`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${marks} marks, 1 let stand`)).toBeVisible();
  await expect(breaks.first()).toBeChecked();
  await page.locator("button.review-hide").click();
  await page.getByRole("button", { name: "Show the marks" }).click();
  await expect(breaks.first()).toBeChecked();
  await expect(page.getByText(`${marks} marks, 1 let stand`)).toBeVisible();
  await page.keyboard.press("n");
  await page.keyboard.press("s");
  await expect(page.getByText(`${marks} marks`, { exact: true })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  for (const width of [600, 320]) {
    await page.setViewportSize({ width, height: 568 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await keep.click({ trial: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`${new URL(page.url()).pathname}?first`);
  const visits = await page.evaluate(() => history.length);
  await keep.click();
  await expect(writer.editor).toBeFocused();
  // No way back leads to marks that are decided on.
  expect(await page.evaluate(() => history.length)).toBe(visits);
  await page.keyboard.type("Typed by hand. ");
  await writer.save();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Show the marks" }).click();
  const bar = page.getByRole("region", { name: "Review the edit" });
  await expect(bar).toContainText("Against your text");
  expect((await bar.boundingBox())?.height, "one row").toBeLessThan(60);
});

test("a save that cannot be sent keeps the text and says so", async ({ writer, page, expectedOnConsole }) => {
  expectedOnConsole.push("net::ERR_INTERNET_DISCONNECTED");
  await page.goto("/");
  await writer.generate();
  await writer.enterText();
  await page.keyboard.type("Typed offline. ");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Network error. Please check your connection.")).toBeVisible();
  await expect(writer.editor).toContainText("Typed offline.");
  await page.context().setOffline(false);
  await writer.save();
  await page.reload();
  await expect(writer.editor).toContainText("Typed offline.");
});

test("what was typed and not saved survives a reload", async ({ writer, page }) => {
  await page.goto("/");
  await writer.generate();
  await writer.enterText();
  // No save gets an answer.
  await page.route("**/save", () => undefined);
  await page.keyboard.type("Never saved. ");
  page.on("dialog", (dialog) => void dialog.accept());
  await expect.poll(async () => (await keptIn(page)).join()).toContain("Never saved.");
  await page.reload();
  await expect(writer.editor).toContainText("Never saved.");
});

test("what is typed before the rich text has loaded is in it", async ({ writer, page }) => {
  await page.goto("/");
  await writer.generate();
  await writer.enterText();
  const typed = Promise.withResolvers<void>();
  await page.route("**/text-editor-*.js", async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.reload();
  await writer.editor.click();
  await page.keyboard.type("Typed early. ");
  typed.resolve();
  await expect(writer.editor).toHaveAttribute("contenteditable", "true");
  await expect(writer.editor).toContainText("Typed early.");
});

test("two windows: the second save shows both texts", async ({
  writer,
  page,
  context,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("409");
  await page.goto("/");
  await writer.generate();
  await expect(writer.editor).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  const other = second.getByRole("textbox", { name: "Text", exact: true });
  await expect(other).toHaveAttribute("contenteditable", "true");
  await writer.enterText();
  const firstSaved = Promise.withResolvers<void>();
  await second.route("**/save", async (route) => {
    await firstSaved.promise;
    await route.continue();
  });
  await other.click();
  await second.keyboard.type("Second window. ");
  await page.keyboard.type("First window. ");
  await writer.save();
  firstSaved.resolve();
  await second.getByRole("button", { name: "Save", exact: true }).click();
  await expect(second.getByRole("heading", { name: "Mine" })).toBeVisible();
  await expect(second.locator(".is-theirs").getByText("First window.")).toBeVisible();
  await expect(second.locator(".is-yours")).toContainText("Second");
  await second.close();
});
