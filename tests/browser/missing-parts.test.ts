import { expect, lookOutFor, ready, test, wordy } from "./stet.ts";

const failing = ["ERR_FAILED", "dynamically imported module", "route module", "preload"];
const said = /ChunkLoadError: a part of the program could not be loaded/;

test("a page whose action's part cannot be loaded works without it", async ({
  writer: _writer,
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push(...failing);
  // The page's own part has kilobytes, its action's a line.
  await page.route("**/assets/profile-*.js", async (route) => {
    const response = await route.fetch();
    if ((await response.body()).length < 300) await route.abort();
    else await route.fulfill({ response });
  });
  await page.goto("/profile");
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByText("Password reset link sent to your email!")).toBeVisible();
});

test("a page whose part cannot be loaded is reached by a document load, says so, and works", async ({
  writer,
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push(...failing);
  await page.goto("/");
  await ready(page);
  await page.route("**/assets/create-*.js", (route) => route.abort());
  await page.getByRole("link", { name: "New Workspace" }).first().click();
  await page.waitForURL("**/create");
  await expect(page.getByRole("alert").getByText(said)).toBeVisible();
  await page.getByRole("link", { name: "Create New Document" }).click();
  await page.getByRole("button", { name: /^Document/ }).click();
  await expect(page).toHaveURL(/\/create\/[\w-]{36}/);
  await writer.enterText();
});

test("the text editor's part cannot be loaded: the page says so, and the textarea goes on", async ({
  writer,
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push(...failing);
  await page.route("**/assets/text-editor*.js", (route) => route.abort());
  await page.goto("/");
  await writer.generate();
  await expect(page.getByRole("alert").getByText(said)).toBeVisible();
  await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
  await expect(writer.editor).not.toHaveAttribute("contenteditable", "true");
  const unsaved = await lookOutFor(page, "Not saved yet");
  await writer.editor.fill("Typed into the plain field.");
  await unsaved();
  await expect(page.getByText("Last saved just now")).toBeVisible();
  await page.unroute("**/assets/text-editor*.js");
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(writer.editor).toHaveAttribute("contenteditable", "true");
  await expect(writer.editor).toContainText("Typed into the plain field.");
  await writer.save();
});

test("a dialog's part cannot be loaded: the page says so, and the link leads to the page", async ({
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push(...failing);
  await page.route("**/assets/open-plans*.js", (route) => route.abort());
  await page.goto("/");
  const pricing = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" });
  await pricing.click();
  await expect(page.getByRole("alert").getByText(said)).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByRole("alert").getByText(said)).toBeHidden();
  await pricing.click();
  await expect(page).toHaveURL("/plans");
});

test("the examples' dialog cannot be loaded: the page says so, and their list opens under the button", async ({
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push(...failing);
  await page.route("**/assets/pages-*.js", (route) => route.abort());
  await page.goto("/");
  await ready(page);
  await page.getByRole("button", { name: "Generate Examples" }).click();
  await expect(page.getByRole("alert").getByText(said)).toBeVisible();
  await page.getByText("Generate Examples").click();
  const example = page.locator(".ex").first();
  const text = (await example.locator(".ex-text").textContent()) ?? "";
  await example.click();
  await expect(page.getByLabel("Your text")).toHaveValue(text);
  await expect(example).toBeHidden();
});

test("the marks' part cannot be loaded: the page of the marks comes as the server draws it, and decides", async ({
  writer,
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push(...failing);
  await page.route("**/assets/marked-sheet*.js", (route) => route.abort());
  await page.goto("/");
  await writer.generate();
  await writer.retype(wordy);
  await page.getByRole("button", { name: "Shorter", exact: true }).click();
  await expect(page.getByRole("alert").getByText(said)).toBeVisible();
  const mark = page.locator(".mark-box").first();
  await mark.press("Space");
  await expect(mark).toBeChecked();
  await page.getByRole("button", { name: "Keep" }).click();
  await expect(writer.editor).toHaveAttribute("contenteditable", "true");
});

test("a panel's part cannot be loaded: the page comes with the panel as the server draws it", async ({
  writer,
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push(...failing);
  await page.route("**/assets/panel-column*.js", (route) => route.abort());
  await page.goto("/");
  await writer.generate();
  await writer.enterText();
  await page.getByRole("link", { name: "Shape It" }).click();
  await expect(page.getByRole("alert").getByText(said)).toBeVisible();
  await expect(
    page.getByRole("button", { name: "Shape it" }).or(page.locator(".panel")).first(),
  ).toBeVisible();
});
