import type { Page } from "playwright/test";
import { startFakeModel } from "../model/fake-model.ts";
import { type OwnServer, startOwnServer } from "./own-server.ts";
import { axeFaults, expect, faultlessInBoth, lookOutFor, test, wordy } from "./stet.ts";

/** A saved document, made by the calls that its page makes. @returns its guid */
async function write(page: Page): Promise<string> {
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const made = await page.request.post("/create", { form: {}, headers });
  const path = new URL(made.url()).pathname;
  const multipart = { title: "The move", sub_title: "", text: wordy, revision: "0", intent: "save" };
  await page.request.post(path, { multipart, headers });
  return path.split("/").at(-1) ?? "";
}

test("versions by tools and keys, beside a text that is saved while it is typed, in one page", async ({
  writer,
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("422");
  const guid = await write(page);
  const savedText = async (): Promise<string> => (await page.request.get(`/create/${guid}/text`)).text();
  const tabs = page.getByRole("navigation", { name: "Open versions" });
  const tab = (name: string) => tabs.getByRole("link", { name, exact: true });
  await page.goto(`/smart-results/${guid}`);
  await expect(writer.editor).toBeVisible();
  await expect(page.locator(".sr-stats")).toContainText(`${wordy.length} characters`);
  await page.evaluate(() => document.body.setAttribute("data-stays", "1"));

  // A tool, by the keyboard alone.
  await page.getByRole("radio", { name: "Clarity" }).press("Space");
  await page.getByRole("combobox", { name: "Clarity, value" }).selectOption({ label: "Tighten" });
  await page.getByRole("button", { name: "Apply Tools" }).press("Enter");
  await expect(writer.editor).toContainText("To make a decision");
  await expect(tab("Version 1")).toHaveAttribute("aria-current", "page");
  expect(await savedText()).toContain("In order to make");

  // Keys, with the focus in the text alone. The built-in writer has nothing new to say of the same, and says so.
  await writer.enterText();
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByText("It came out the same as a version that you have.")).toBeVisible();
  await expect(page.locator(".sr-hist .tag")).toHaveText(["Loaded"]);
  await faultlessInBoth(page, "smart-results");

  // What is typed into a version becomes the document's text; the editor stays, and so does the caret.
  await writer.enterText();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" At this point in time we wait");
  await expect(page.getByText("Last saved just now")).toBeVisible();
  await expect(tab("Version 2")).toHaveAttribute("aria-current", "page");
  await page.keyboard.type(", and on.");
  await expect(writer.editor).toContainText("in time we wait, and on.");
  const said = await lookOutFor(page, "Saved!");
  await page.keyboard.press("ControlOrMeta+s");
  await said();
  await expect(page.getByText("Saved!")).toBeHidden();
  await expect(tab("Version 3")).toHaveAttribute("aria-current", "page");
  await expect.poll(savedText).toContain("in time we wait, and on.");

  // Notes stay whatever tab is in front, and over a reload, until a version was written with them.
  const notes = page.getByText("Context & examples");
  const about = page.getByRole("textbox", { name: "What should the pencil know?" });
  await notes.click();
  await about.fill("For the council.");
  await page.keyboard.press("Escape");
  await tab("Version 1").click();
  await expect(tab("Version 1")).toHaveAttribute("aria-current", "page");
  await expect(writer.editor).not.toContainText("and on.");
  await page.reload();
  await writer.enterText();
  await notes.click();
  await expect(about).toHaveValue("For the council.");
  await page.keyboard.press("Escape");
  await page.evaluate(() => document.body.setAttribute("data-stays", "1"));
  await tab("Version 3").click();
  await expect(tab("Version 3")).toHaveAttribute("aria-current", "page");
  await writer.enterText();
  await page.keyboard.press("ControlOrMeta+r");
  await expect(tab("Version 4")).toHaveAttribute("aria-current", "page");
  await expect(writer.editor).toBeFocused();
  await expect(writer.editor).not.toContainText("At this point in time");

  // Tabs close and come back; nothing of it has loaded the page anew.
  await tabs.getByRole("link", { name: "Close Version 4" }).click();
  await expect(tab("Version 4")).toBeHidden();
  await expect(tabs.getByRole("link", { name: "Close Version 1" })).toHaveCount(0);
  await page.getByRole("link", { name: "Load Version 4" }).click();
  await expect(tab("Version 4")).toBeFocused();
  await expect(tab("Version 4")).toHaveAttribute("aria-current", "page");
  await expect(writer.editor).not.toContainText("At this point in time");
  await expect(page.locator("body")).toHaveAttribute("data-stays", "1");

  await page.getByRole("button", { name: "Dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  // Here the dark theme changes more than colours: the button that leads out of it.
  expect(await axeFaults(page)).toEqual([]);
  await page.goto(`/smart-results/${guid}`);
  await expect(writer.editor).toContainText("in time we wait, and on.");
  await page.getByRole("button", { name: "Generate More" }).click();
  await expect(page).toHaveURL(/\/\?from=/);
  await expect(page.locator('textarea[name="text"]')).toHaveValue(/in time we wait, and on\.$/);
});

let model: Awaited<ReturnType<typeof startFakeModel>>;
let server: OwnServer;
/** Beside a server of its own, whose model can be told what to do and which can be killed. */
const withModel = test.extend({
  baseURL: async ({}, use) => {
    model = await startFakeModel();
    server = await startOwnServer({ MODEL: "compatible:slow", MODEL_BASE_URL: model.baseUrl });
    await use(server.origin);
    await server.close();
    await model.close();
  },
});

withModel(
  "a version that the server's end cuts off: what has come stands, and is tried again",
  async ({ writer, page, expectedOnConsole }) => {
    expectedOnConsole.push("net::ERR_");
    const guid = await write(page);
    await page.goto(`/smart-results/${guid}`);
    const words = Array.from({ length: 200 }, (_, at) => `word${at}`).join(" ");
    model.fallback = { kind: "text", text: words, delayMs: 100 };
    await writer.enterText();
    await page.keyboard.press("ControlOrMeta+Enter");
    const sheet = page.locator(".sr-sheet");
    await expect(sheet).toContainText("word0");
    await expect(page.getByRole("button", { name: "Stop" })).toBeFocused();
    await expect(page.getByRole("progressbar")).toBeVisible();
    // Words are stored once a second.
    await expect.poll(() => server.read("select output from generations")[0]?.["output"]).toContain("word9");
    await server.kill();
    await server.restart();
    await expect(sheet).toContainText("What had been written is below; it is not part of your document.");
    await expect(sheet).toContainText("word9");
    model.fallback = { kind: "text", text: `${wordy} Once more.` };
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(writer.editor).toContainText("Once more.");
    await expect(writer.editor).toBeFocused();
    expect(server.audit()).toBe("");
  },
);
