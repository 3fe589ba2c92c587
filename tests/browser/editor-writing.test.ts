import { startFakeModel } from "../model/fake-model.ts";
import { startOwnServer } from "./own-server.ts";
import { axeFaults, expect, test as base, type Writer } from "./stet.ts";

const text = "The bakery on the corner of Mill Street opens at seven, and by eight the queue is at the door";
const titles = [
  "The Bakery on Mill Street",
  "Mill Street Opens at Seven",
  "The Queue at the Bakery Door",
  "By Eight the Queue",
  "Seven at the Corner Bakery",
];
let model: Awaited<ReturnType<typeof startFakeModel>>;
/** Beside a server of its own, whose model says what it is told to. */
const test = base.extend({
  baseURL: async ({}, use) => {
    model = await startFakeModel();
    const server = await startOwnServer({ MODEL: "compatible:told", MODEL_BASE_URL: model.baseUrl });
    await use(server.origin);
    await server.close();
    await model.close();
  },
});

async function begin(writer: Writer): Promise<void> {
  const { page } = writer;
  await writer.newDocument();
  await writer.enterText();
  await page.keyboard.insertText(text);
}

test("titles are proposed at their price, chosen by keys and taken back", async ({ writer, page }) => {
  await begin(writer);
  await page.keyboard.type(" ");
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  model.fallback = { kind: "text", text: titles.join("\n") };
  await page.getByText("Suggest a title").click();
  await expect(page.locator(".sug[open]").getByText(/at most [\d,]+ credits/)).toBeVisible();
  await page.getByRole("button", { name: "Plain" }).click();
  await expect(page.getByRole("button", { name: titles[0] ?? "" })).toBeFocused();
  await expect(page.locator(".sug-list button")).toHaveCount(5);
  expect(JSON.stringify(model.requests)).not.toContain("&#32;");
  await expect(page.locator(".sug-cost")).toContainText("credits.");
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(title).toHaveValue(titles[1] ?? "");
  await expect(title).toBeFocused();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(title).toHaveValue("");
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(page.getByText("Last saved just now")).toBeVisible();
  await expect(page).toHaveTitle(`${titles[1]} · Stet`);
  await expect(page.getByRole("heading", { level: 1, name: titles[1] ?? "" })).toBeAttached();
  await page.reload();
  await expect(title).toHaveValue(titles[1] ?? "");
  // AI Assistance is off: nobody has asked for the next words.
  expect(model.requests).toHaveLength(1);

  model.fallback = {
    kind: "text",
    text: "Und am Abend ist alles verkauft, wie man in der ganzen Stadt weiß.",
  };
  await page.getByText("Suggest a subtitle").click();
  await page.getByRole("button", { name: "Catchy" }).click();
  await expect(page.locator(".sug-cost")).toContainText("Free: a promise was not kept.");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Suggest a subtitle")).toBeFocused();
});

test("the next words are shown, taken, dropped and never saved", async ({ writer, page }) => {
  await begin(writer);
  model.fallback = { kind: "text", text: "and nobody minds." };
  await page.getByRole("switch", { name: "AI Assistance" }).check();
  await expect(page.getByText(/AI Assistance is on/)).toBeVisible();
  await writer.editor.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.insertText(", ");
  const ghost = page.locator(".ghost");
  await expect(ghost).toHaveText("and nobody minds.");
  await expect(page.getByRole("status").filter({ hasText: "Suggestion: and nobody minds." })).toHaveCount(1);
  const sent = await page.evaluate(() =>
    new FormData(document.querySelector<HTMLFormElement>("#document") ?? undefined).get("text"),
  );
  expect(sent).toBe(`${text},&#32;`);
  // One press is held, and alone does nothing.
  await page.keyboard.press("Tab");
  await page.waitForTimeout(600);
  await expect(writer.editor).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(ghost).toHaveCount(0);
  await page.keyboard.insertText("so ");
  await expect(ghost).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(writer.editor).toHaveText(`${text}, so and nobody minds.`);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(writer.editor).toHaveText(`${text}, so`);
  await page.keyboard.insertText("still ");
  await expect(ghost).toBeVisible();
  await page.keyboard.type("x");
  await expect(ghost).toHaveCount(0);
  await expect(ghost).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(writer.editor).toContainText("x and nobody minds.");
  await expect(page.getByText("Last saved just now")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("switch", { name: "AI Assistance" })).toBeChecked();
});
