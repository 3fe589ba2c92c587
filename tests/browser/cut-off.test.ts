import { startFakeModel } from "../model/fake-model.ts";
import { startOwnServer } from "./own-server.ts";
import { expect, keptIn, lookOutFor, review, test as base, topOf } from "./stet.ts";

const sentence = "We are closing the shop on the corner, because the";
const rest = "lease has ended. The ovens go with us.";
let model: Awaited<ReturnType<typeof startFakeModel>>;
/** Beside a server of its own, whose model can be told where its room ends. */
const test = base.extend({
  baseURL: async ({}, use) => {
    model = await startFakeModel();
    const server = await startOwnServer({
      MODEL: "compatible:short-of-breath",
      MODEL_BASE_URL: model.baseUrl,
    });
    await use(server.origin);
    await server.close();
    await model.close();
  },
});

test("what was typed before Continue does not come back over the text that was kept", async ({
  writer,
  page,
}) => {
  model.fallback = { kind: "text", text: sentence, finish: "length" };
  await page.goto("/");
  await writer.generate("The shop closes. The ovens move to the mill.", "Rewrite");
  await writer.enterText();
  const [line, notice] = [
    writer.editor.locator("> :last-child"),
    page.locator(".banner", { hasText: "cut off" }),
  ];
  const [end, start] = [await line.boundingBox(), await notice.boundingBox()];
  expect((start?.y ?? 0) - (end ? end.y + end.height : 0)).toBeGreaterThanOrEqual(16);
  await page.keyboard.press("ControlOrMeta+Home");
  const unsaved = await lookOutFor(page, "Not saved yet");
  await page.keyboard.insertText("Hello. ");
  await unsaved();
  model.fallback = { kind: "text", text: rest };
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  const keep = page.getByRole("button", { name: "Keep", exact: true });
  await keep.waitFor();
  await expect.poll(() => keptIn(page)).toEqual([]);
  await page.reload();
  await keep.click();
  await writer.enterText();
  await expect(writer.editor).toHaveText(`Hello. ${sentence} ${rest}`);
  await expect(page.getByText("had typed and not saved")).toHaveCount(0);
  expect(await keptIn(page)).toEqual([]);
});

test("stopped before its first word it says so, and the next Generate is asked anew", async ({
  writer,
  page,
}) => {
  model.fallback = { kind: "fault", name: "hang-before-headers" };
  await page.goto("/");
  await writer.deskText.fill("The shop closes. The ovens move to the mill.");
  await writer.choose("Rewrite");
  const generate = page.getByRole("button", { name: "Generate", exact: true });
  await generate.click();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(page.getByText("Stopped before the first word. Nothing was charged.")).toBeVisible();
  model.fallback = { kind: "text", text: `${sentence} ${rest}` };
  await generate.click();
  await expect(page).toHaveURL(/\/create\/.+/);
  await expect(writer.editor).toHaveText(`${sentence} ${rest}`);
});

test("a Generate whose model fails is posted once, and says so beside what was typed", async ({
  writer,
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("502");
  model.fallback = { kind: "fault", name: "bad-key" };
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  await page.goto("/");
  await writer.deskText.fill("The shop closes. The ovens move to the mill.");
  await writer.choose("Rewrite");
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("The model refused this server's key.");
  await expect(writer.deskText).toHaveValue("The shop closes. The ovens move to the mill.");
  expect(posts).toEqual(["/generate/stream"]);
});

test("an edit that its writer has left and comes back from is told, and so is its end", async ({
  writer,
  page,
}) => {
  const lines = Array.from({ length: 40 }, (_, at) => `It rains on pier ${at}, and the ferry is late.`);
  await writer.newDocument();
  await writer.retype(lines.join(" "));
  await writer.save();
  model.fallback = { kind: "text", text: lines.join(" ").replaceAll("It rains", "Rain falls"), delayMs: 120 };
  await page.getByRole("button", { name: "Improve", exact: true }).click();
  await page.getByRole("button", { name: "Stop" }).waitFor();
  await page.getByRole("link", { name: "All cards" }).click();
  await page
    .getByRole("link", { name: /^Open / })
    .first()
    .click();
  const told = page.locator(".sheet-line", { hasText: "Improve" });
  await expect(told).toContainText("Improve is being written.");
  await expect(told.getByRole("link", { name: "See it, or stop it" })).toBeVisible();
  await writer.enterText();
  await page.keyboard.press("ControlOrMeta+End");
  const top = () => writer.editor.evaluate((field) => field.getBoundingClientRect().top);
  const before = await top();
  await expect(told).toContainText("Improve waits for your word.");
  expect(Math.abs((await top()) - before)).toBeLessThan(4);
  await expect(writer.editor).toBeFocused();
  await told.getByRole("link", { name: "See its marks" }).click();
  await expect(page.getByRole("button", { name: "Keep", exact: true })).toBeVisible();
  model.fallback = { kind: "text", text: lines.join(" ").replaceAll("It rains", "It pours") };
  await expect(review(page)).toBeFocused();
  // A key that leads on says that what comes after it is meant for the review.
  await page.keyboard.press("n");
  await page.keyboard.press("r");
  await expect(page.locator("ins.proof").first()).toContainText("pours");
});

for (const width of [1440, 390]) {
  test(`at ${width} px the text stands still while an edit of it begins, is left, comes and waits; what is typed meanwhile is told of`, async ({
    writer,
    page,
    context,
    baseURL,
  }) => {
    // The writer has chosen to continue in a narrow window.
    await context.addCookies([{ name: "stet_narrow", value: "dHJ1ZQ%3D%3D", url: baseURL ?? "" }]);
    const lines = Array.from({ length: 40 }, (_, at) => `It rains on pier ${at}, and the ferry is late.`);
    await writer.newDocument();
    await writer.retype(lines.join(" "));
    await writer.save();
    await page.setViewportSize({ width, height: 900 });
    const first = page.locator(".page-sheet .doc p").first();
    const top = () => topOf(first);
    const before = await top();
    const stands = () => expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4);
    model.fallback = { kind: "text", text: lines.join(" ").replaceAll("It", "Now it"), delayMs: 150 };
    const drawer = page.getByRole("button", { name: "Open the sidebar" });
    if (await drawer.isVisible()) await drawer.click();
    await page.getByRole("button", { name: "Improve", exact: true }).click();
    const stop = page.getByRole("button", { name: "Stop" });
    await stop.waitFor();
    await stands();
    const families = await page
      .locator(".ed-state .loader, .ed-state .loader *")
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontFamily));
    expect(new Set(families).size).toBe(1);
    const told = page.getByText("What you type now goes nowhere");
    await expect(told).toHaveCount(0);
    await page.keyboard.press("n");
    await expect(told).toBeInViewport();
    await expect(stop).toBeInViewport();
    await stands();
    await page.evaluate(() => window.scrollTo(0, 400));
    if (width > 600) await expect(stop).toBeInViewport();
    await page.getByRole("link", { name: "All cards" }).click();
    await page
      .getByRole("link", { name: /^Open / })
      .first()
      .click();
    const line = page.locator(".sheet-line");
    await expect(line).toContainText("Improve is being written.");
    await stands();
    await expect(line).toContainText("Improve waits for your word.");
    await stands();
    await line.getByRole("link").click();
    await page.getByRole("button", { name: "Discard", exact: true }).click();
    await expect(writer.editor).toBeVisible();
    await stands();
  });
}

test("who types on, pauses for a thought and goes on with a space does not stop the edit by it", async ({
  writer,
  page,
}) => {
  const lines = Array.from({ length: 12 }, (_, at) => `It rains on pier ${at}, and the ferry is late.`);
  await writer.newDocument();
  await writer.enterText();
  await page.keyboard.insertText(lines.join(" "));
  model.fallback = { kind: "text", text: lines.join(" ").replaceAll("It", "Now it"), delayMs: 300 };
  await page.getByRole("button", { name: "Improve", exact: true }).click();
  await page.keyboard.type(" And", { delay: 30 });
  await expect(page.getByRole("button", { name: "Stop" })).toBeFocused();
  await page.waitForTimeout(1_100);
  await page.keyboard.type(" then", { delay: 30 });
  await page.getByRole("button", { name: /^Keep/ }).click();
  await expect(writer.editor).toHaveText(/^Now it rains.*late\. And then$/);
});
