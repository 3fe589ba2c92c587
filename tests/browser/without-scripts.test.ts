import { bakery, expect, test, tightened, topOf, wordy, Writer } from "./stet.ts";

test.use({ javaScriptEnabled: false });

test("the rows of home's actions stand where they are, whichever is chosen", async ({ page }) => {
  await page.goto("/");
  const writer = new Writer(page);
  const rows = page.locator(".smart-pop .item:visible");
  const heights = (): Promise<number[]> =>
    rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  await writer.choose("Summarize");
  const stood = await heights();
  const names = await rows.getByRole("radio").evaluateAll((all) => all.map((one) => one.ariaLabel ?? ""));
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) {
    const row = page.getByRole("radio", { name, exact: true });
    if (await row.isEnabled()) await row.check();
    expect(await heights(), name).toEqual(stood);
  }
});

test("what home refuses stays on home, also behind other pages, and Back sends nothing again", async ({
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("422");
  const writer = new Writer(page);
  await writer.join();
  await page.goto("/");
  await writer.deskText.fill(bakery);
  const generate = page.getByRole("button", { name: "Generate", exact: true });
  await generate.click();
  await expect(page.getByText("Choose a smart action first.")).toBeVisible();
  await generate.click();
  await expect(page.getByText("Choose a smart action first.")).toBeVisible();
  await expect(writer.deskText).toHaveValue(bakery);
  await page.getByRole("link", { name: "Pricing" }).first().click();
  await expect(page).toHaveURL("/plans");
  await page.goBack();
  await expect(writer.deskText).toHaveValue(bakery);
  await page.goForward();
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  await expect(writer.deskText).toHaveValue(bakery);
  await expect(page.getByText("Choose a smart action first.")).toHaveCount(0);
});

test("what is typed on home is kept by its button, and where its writer signs out", async ({
  writer,
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("422");
  await page.goto("/");
  const keep = page.getByRole("button", { name: "Keep this text" });
  await keep.click();
  await expect(page.getByText("Write or paste a text first.")).toBeVisible();
  await writer.deskText.fill(bakery);
  await keep.click();
  await expect(page.getByText("Your text is kept for a day.")).toBeVisible();
  await page.getByRole("link", { name: "Library" }).first().click();
  await expect(page).toHaveURL("/recent-content");
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(writer.deskText).toHaveValue(bakery);

  await writer.deskText.fill(wordy);
  await page.getByLabel(/account menu/).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  const signedOut = page.getByText("You are signed out. Your text is kept for a day");
  await expect(signedOut).toBeInViewport({ ratio: 1 });
  // Nor is it under the bar.
  const bar = await page.getByRole("banner").boundingBox();
  expect((await signedOut.boundingBox())?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  await expect(writer.deskText).toHaveValue("");
  await page.goto("/login");
  await writer.logIn();
  await expect(writer.deskText).toHaveValue(wordy);
});

test("what a guest typed is there after the way to an account's pages, which says why it leads to the sign-in", async ({
  page,
}) => {
  const writer = new Writer(page);
  for (const [way, reason] of [
    ["Browse Templates", "Sign in or make an account to use the templates."],
    ["New Workspace", "Sign in or make an account to open a workspace."],
  ] as const) {
    await page.goto("/");
    await writer.deskText.fill(bakery);
    await page.getByRole("button", { name: way }).click();
    await expect(page).toHaveURL(/\/login\?from=/);
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByText("Your text is safe.")).toBeVisible();
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(writer.deskText).toHaveValue(bakery);
    await page.context().clearCookies();
  }
  await page.goto("/login");
  await expect(page.getByText("Your drafts are where you left them.")).toHaveCount(0);
  await page.goto("/");
  await writer.deskText.fill(bakery);
  await writer.join();
  await page.goto("/");
  await page.getByLabel(/account menu/).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  await page.goto("/login");
  await expect(page.getByText("Your drafts are where you left them.")).toBeVisible();
});

test("the options come where the button was pressed: nothing moves where the form ends in sight", async ({
  writer,
  page,
}) => {
  const options = page.getByRole("button", { name: "Show the options" });
  const end = async () => (await page.locator("#desk-end").boundingBox())?.y ?? 0;
  for (const { width, height } of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await writer.deskText.fill(bakery);
    await writer.choose("Summarize");
    await page.locator("details.smart > summary").click();
    const stood = await options.boundingBox();
    await options.click();
    await expect(page).toHaveURL("/?told#desk-end");
    await expect(page.getByRole("combobox", { name: "Length" })).toBeInViewport({ ratio: 1 });
    await expect(options).toBeInViewport({ ratio: 1 });
    if (width > 996) expect(await options.boundingBox()).toEqual(stood);
    // Where it is scrolled, no further than to the form's end.
    else expect(await end()).toBeGreaterThan(height - 96);
    await page.getByRole("link", { name: "Pricing" }).first().click();
  }
});

test("a document says that a reload loses what is not saved", async ({ writer, page }) => {
  await writer.newDocument();
  const told = page.locator(".bar-said > noscript > span");
  await expect(told).toHaveText("A reload loses what is not saved.");
  await expect(told).toBeInViewport({ ratio: 1 });
  await writer.editor.fill(bakery);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Content saved!")).toBeVisible();
  await expect(told).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(writer.editor).toHaveValue(bakery);
});

test("a form is there again on the way back from the text that was made of it, and home begins anew", async ({
  writer,
  page,
}) => {
  await page.goto("/");
  await writer.deskText.fill(wordy);
  await writer.choose("Rewrite");
  await page.getByRole("button", { name: "Show the options" }).click();
  await page.getByRole("combobox", { name: "Clarity" }).selectOption("Tighten");
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await expect(page).toHaveURL(/\/create\/[\w-]{36}/);
  const stands = async (): Promise<void> => {
    await expect(writer.deskText).toHaveValue(wordy);
    await expect(page.getByRole("combobox", { name: "Clarity" })).toHaveValue("Tighten");
  };
  await page.goBack();
  await stands();
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  await expect(writer.deskText).toHaveValue("");
  await page.getByRole("link", { name: "show it here again" }).click();
  await stands();
});

test("a text that the log-in brought is there again on the way back from what was made of it", async ({
  page,
}) => {
  const writer = new Writer(page);
  await writer.join();
  await page.context().clearCookies();
  await page.goto("/");
  await writer.deskText.fill(bakery);
  await writer.choose("Summarize");
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await writer.logIn();
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await expect(page).toHaveURL(/\/create\/[\w-]{36}/);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(writer.deskText).toHaveValue(bakery);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(writer.deskText).toHaveValue("");
});

test("Enter in home's search searches, for a guest and for who is signed in", async ({ page }) => {
  const writer = new Writer(page);
  await page.goto("/");
  const enter = async (): Promise<void> => {
    await page.getByLabel("Search tools").fill("dialogue");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/\?told/);
    await expect(page.getByRole("button", { name: /dialogue/i }).first()).toBeVisible();
  };
  await enter();
  await writer.join();
  await page.goto("/");
  await enter();
  await expect(page.getByLabel(/account menu/)).toBeVisible();
});

test("what a document and its results refuse stays on their page, and Back sends nothing again", async ({
  writer,
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("422");
  await page.goto("/");
  await writer.generate();
  const guid = /[\w-]{36}/.exec(page.url())?.[0] ?? "";
  await page.goto(`/create/${guid}?panel=chat`);
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await title.fill("Typed on the way");
  const ask = page.getByRole("button", { name: "Transform" });
  await ask.click();
  await expect(page).toHaveURL(`/create/${guid}?panel=chat&told=`);
  const refusal = page.getByText("Say what to change first.");
  await expect(refusal).toBeVisible();
  await expect(title).toHaveValue("Typed on the way");
  await ask.click();
  await expect(refusal).toBeVisible();
  await page.goto("/help");
  await page.goBack();
  await expect(refusal).toBeVisible();
  await expect(title).toHaveValue("Typed on the way");
  await page.goBack();
  await expect(title).toBeVisible();

  await page.goto(`/smart-results/${guid}`);
  const results = page.url();
  await writer.editor.fill("The ovens moved in May.");
  await page.getByRole("button", { name: "Apply Tools" }).click();
  await expect(page).toHaveURL(`${results}?told=`);
  await expect(page.getByText("Choose a tool first.")).toBeVisible();
  await page.goto("/help");
  await page.goBack();
  await expect(page.getByText("Choose a tool first.")).toBeVisible();
  await expect(writer.editor).toHaveValue("The ovens moved in May.");
});

test("what the ways in refuse stays on their page, and Back sends nothing again", async ({
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("400", "401", "422");
  const writer = new Writer(page);
  await page.goto("/login");
  await page.getByLabel("Email").fill(writer.account.email);
  await page.getByLabel("Password", { exact: true }).fill("not-the-password");
  const signIn = page.getByRole("button", { name: "Sign In", exact: true });
  await signIn.click();
  await expect(page).toHaveURL("/login?told=");
  const refusal = page.locator(".banner");
  await expect(refusal).toBeVisible();
  await page.getByRole("link", { name: "Sign up" }).click();
  await expect(page).toHaveURL("/signup");
  await page.goBack();
  await expect(refusal).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(writer.account.email);

  // What is said of a field is nearer to it than to the tick box below, and moves nothing.
  await page.goto("/signup");
  await page.getByLabel("First name").fill("Nora");
  await page.getByLabel("Last name").fill("Lindqvist");
  await page.getByLabel("Email").fill(writer.account.email);
  await page.getByLabel("Password", { exact: true }).fill("a long pass 7");
  await page.getByLabel("Confirm password").fill("another pass 8");
  const agreed = page.getByRole("checkbox", { name: /agree/ });
  await agreed.check();
  const stood = await topOf(agreed);
  await page.getByRole("button", { name: "Sign up" }).click();
  const unlike = await page.getByText("Passwords do not match").boundingBox();
  expect(await topOf(agreed)).toBe(stood);
  expect(stood - (unlike?.y ?? 0) - (unlike?.height ?? 0)).toBeGreaterThanOrEqual(6);
});

test("the whole story without a script", async ({ page }) => {
  const writer = new Writer(page);
  await writer.signUp();
  await writer.followActivation();
  await page.getByRole("button", { name: "Activate account" }).click();
  await page.goto("/login");
  await writer.logIn();

  await writer.deskText.fill(bakery);
  await writer.choose("Summarize");
  await page.getByRole("button", { name: "Show the options" }).click();
  await expect(writer.deskText).toHaveValue(bakery);
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await expect(page).toHaveURL(/\/create\/[\w-]{36}/);
  await writer.editor.fill(wordy);
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Without a script");
  await writer.save();

  await page.getByRole("button", { name: "Shorter" }).click();
  await expect(page.locator("del").first()).toBeVisible();
  const sheet = page.locator(".page-sheet");
  const stood = await topOf(sheet);
  await page.getByRole("button", { name: "Keep" }).click();
  const saved = page.getByText("Content saved!");
  await expect(saved).toBeVisible();
  expect(await topOf(sheet)).toBe(stood);
  // It lies over the foot of the window, and goes by itself.
  await expect(saved).toBeHidden();
  await page.goto("/");
  await page
    .getByRole("link", { name: /Without a script/ })
    .first()
    .click();
  expect(await writer.editor.inputValue()).toBe(tightened);
});

test("a view whose writer was signed out comes back from the log-in as it was sent", async ({
  writer,
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("422");
  await page.goto("/create/purpose");
  await page.getByLabel("Goal").selectOption("Educate audience");
  await page.getByLabel("What it is about").fill("The bakery moves.");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Generate" }).click();
  await writer.signIn();
  await expect(page).toHaveURL("/create/purpose");
  await expect(page.getByLabel("Goal")).toHaveValue("Educate audience");
  await expect(page.getByLabel("What it is about")).toHaveValue("The bakery moves.");

  await page.goto("/create/templates?template=press-release");
  await page.getByLabel("What is it about?").fill("A new oven.");
  await page.getByText("Say more for each part").click();
  await page.getByLabel("Dateline").fill("Lund");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Use this template" }).click();
  await writer.signIn();
  await expect(page).toHaveURL("/create/templates?template=press-release");
  await expect(page.getByLabel("What is it about?")).toHaveValue("A new oven.");
  await expect(page.getByLabel("Dateline")).toHaveValue("Lund");
  // What is refused is in view.
  await page.getByLabel("What is it about?").fill(" ");
  await page.getByLabel("Dateline").fill("");
  await page.getByRole("button", { name: "Use this template" }).click();
  await expect(page.locator("#panel-said")).toBeInViewport({ ratio: 1 });
});
