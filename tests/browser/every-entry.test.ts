import type { Locator } from "playwright/test";
import { startFakeModel } from "../model/fake-model.ts";
import { startOwnServer } from "./own-server.ts";
import { bakery, expect, faultlessInBoth, test as base, type Writer } from "./stet.ts";

/** `npm run walk`: everything that the sidebar and the panels offer; else the first of each section and category. */
const isWhole = process.env["WALK"] === "all";

/** Long enough for every tool; and what the model answers, another text on the same facts. */
const text = `${bakery}\n\n${bakery.replace("We are", "And we are")}`;
const other = text.replace("The ", "That ");
const begins = other.slice(0, 100);

interface Walk {
  /** Asks for a text, sees it come in two parts, and leaves it: marks are discarded, from a card the page goes back. */
  seeWritten: (name: string, ask: () => Promise<void>) => Promise<"marks" | "card">;
}

interface Around {
  model: Awaited<ReturnType<typeof startFakeModel>>;
  origin: string;
}

/** Beside a server of its own, whose model goes on when the test says so; nothing that a page asks for is refused. */
const test = base.extend<Walk, Around>({
  model: [
    async ({}, use) => {
      const model = await startFakeModel();
      await use(model);
      await model.close();
    },
    { scope: "worker" },
  ],
  origin: [
    async ({ model }, use) => {
      const server = await startOwnServer({ MODEL: "compatible:fake", MODEL_BASE_URL: model.baseUrl });
      await use(server.origin);
      const broken = server.audit();
      await server.close();
      expect(broken).toBe("");
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ origin }, use) => use(origin),
  page: async ({ page }, use) => {
    const refused: string[] = [];
    page.on("response", (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
    });
    await use(page);
    expect(refused).toEqual([]);
  },
  seeWritten: async ({ writer, page, model }, use) => {
    const opened = (words: string): Promise<void> =>
      writer.editor.and(page.locator("[contenteditable=true]")).filter({ hasText: words }).waitFor();
    await use((name, ask) =>
      test.step(name, async () => {
        const asked = page.url();
        const { promise, resolve: goOn } = Promise.withResolvers<void>();
        model.fallback = { kind: "text", text: other, chunk: begins.length, held: () => promise };
        await ask();
        await page.locator(".ed-state", { hasText: "Writing…" }).waitFor();
        await page.locator(".page-sheet", { hasText: begins.slice(0, 60) }).waitFor();
        goOn();
        if (new URL(page.url()).searchParams.has("review")) {
          await page.locator(".page-sheet ins").first().waitFor();
          await page.getByRole("button", { name: "Discard" }).click();
          await opened(text.slice(0, 60));
          return "marks";
        }
        await opened(other.slice(-40));
        await page.goBack();
        await page.waitForURL(asked);
        // The address is there before the page.
        await page.locator(".ws-title", { hasText: /^(The move|Templates)$/ }).waitFor();
        if (!asked.includes("/templates")) await opened(text.slice(0, 60));
        return "card";
      }),
    );
  },
});
test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: isWhole ? 600_000 : 120_000 });

/** A new document with a text, open in its editor. @returns the sidebar */
async function begin(writer: Writer): Promise<Locator> {
  const { page } = writer;
  await writer.newDocument();
  await writer.retype(text);
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("The move");
  await writer.save();
  return page.getByRole("complementary", { name: "Actions" });
}

/** Presses by a key and by the mouse in turn. */
function takingTurns(): (at: Locator) => Promise<void> {
  let byKey = false;
  return async (at) => {
    byKey = !byKey;
    // A key goes to what has the focus, and nothing that is still disabled takes it.
    await expect(at).toBeEnabled();
    await (byKey ? at.press("Enter") : at.click());
  };
}

/** How many of a group are tried. */
const tried = (all: number): number => (isWhole ? all : Math.min(all, 1));

test("the rows of the sidebar", async ({ writer, page, seeWritten }) => {
  const side = await begin(writer);
  const press = takingTurns();
  const sections = side.locator("details", { has: page.locator(".side-item") });
  await expect(sections).toHaveCount(5);
  const came: string[] = [];
  for (const section of await sections.all()) {
    const names = await section.locator(".side-name").allTextContents();
    for (const [at, name] of names.slice(0, tried(names.length)).entries()) {
      const row = section.locator(".side-item").nth(at);
      if (!(await row.isVisible())) await press(section.locator("summary"));
      const isEdit = await row.and(page.getByRole("button")).isVisible();
      const panel = page.locator(".panel");
      if (!isEdit) {
        await press(row);
        await panel.getByRole("heading", { name, exact: true }).waitFor();
        if (!came.includes("card")) await faultlessInBoth(page, name);
      }
      const go = isEdit ? row : panel.getByRole("button", { name: "Write it" });
      came.push(await seeWritten(name, () => press(go)));
    }
  }
  expect([...new Set(came)].sort()).toEqual(["card", "marks"]);
  expect(came).toHaveLength(isWhole ? 29 : 5);
});

test("the social tools", async ({ writer, page, seeWritten }) => {
  const side = await begin(writer);
  const press = takingTurns();
  await press(side.getByRole("link", { name: "Social tools" }));
  const panel = page.locator(".panel");
  const platforms = panel.getByRole("group", { name: "Platform" }).getByRole("radio");
  await expect(platforms).toHaveCount(7);
  await faultlessInBoth(page, "social");
  const written = new Set<string>();
  for (const platform of await platforms.all()) {
    await platform.check();
    const names = (await panel.locator(".tool-t").allTextContents()).filter((name) => !written.has(name));
    for (const name of names.slice(0, tried(names.length))) {
      written.add(name);
      await panel.getByRole("radio", { name }).check();
      await seeWritten(name, () => press(panel.getByRole("button", { name: "Apply tool" })));
      // Kept for the next tool, whatever became of the text.
      await expect(platform).toBeChecked();
    }
  }
  expect(written.size).toBe(isWhole ? 21 : 7);
});

test("the story tools", async ({ writer, page, seeWritten }) => {
  const side = await begin(writer);
  const press = takingTurns();
  await press(side.getByRole("link", { name: "Story tools" }));
  const panel = page.locator(".panel");
  const categories = panel.locator("details");
  await expect(categories).toHaveCount(6);
  let count = 0;
  for (const category of await categories.all()) {
    const names = await category.locator(".tool-t").allTextContents();
    for (const [at, name] of names.slice(0, tried(names.length)).entries()) {
      const tool = category.locator(".tool").nth(at);
      if (!(await tool.isVisible())) await press(category.locator("summary"));
      await tool.getByRole("radio").check();
      if (count === 0) await faultlessInBoth(page, name);
      await seeWritten(name, () => press(panel.getByRole("button", { name: "Apply tool" })));
      count += 1;
    }
  }
  expect(count).toBe(isWhole ? 50 : 6);
});

test("templates of every category", async ({ writer, page, seeWritten }) => {
  const side = await begin(writer);
  const press = takingTurns();
  await press(side.getByRole("link", { name: "Templates" }));
  const tabs = page.getByRole("navigation", { name: "Category" }).getByRole("link");
  await expect(tabs).toHaveCount(8);
  for (const tab of (await tabs.all()).slice(1)) {
    for (const which of isWhole ? [0, 2, -1] : [0]) {
      await press(tab);
      await tab.and(page.locator("[aria-current]")).waitFor();
      const template = page.locator(".tpl-cols.is-one li").nth(which).getByRole("link");
      const name = await template.locator("b").innerText();
      await press(template);
      const peek = page.getByRole("region", { name: "Preview" });
      await peek.getByRole("heading", { name, exact: true }).waitFor();
      await seeWritten(name, () => press(peek.getByRole("button", { name: "Use this template" })));
    }
  }
});
