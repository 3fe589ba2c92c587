import { afterAll, beforeAll, expect, test } from "vitest";
import { joinStet, writeDocument } from "#tests/support/app-stories.ts";
import { buyPlan } from "#tests/support/buying.ts";
import { type ModelApp, openModelApp } from "#tests/support/model-app.ts";
import { bakery } from "#tests/support/samples.ts";
import { told } from "#tests/support/told.ts";
import type { Page, Visitor } from "#tests/support/visitor.ts";

/** Long enough for every tool; and what the model answers, another text on the same facts. */
const text = `${bakery}\n\n${bakery.replace("We are", "And we are")}`;
const other = text.replace("The ", "That ");
const power = 4;

/** What the page's search lists of a tool. */
interface Listed {
  name: string;
  category: string;
  way: { apply: string } | { panel: string };
}

let on: ModelApp;
let visitor: Visitor;
let userId: string;
let document: Page;
let listed: Listed[];
beforeAll(async () => {
  on = await openModelApp();
  on.model.fallback = { kind: "text", text: other };
  visitor = on.stet.visitor();
  await joinStet(on.stet, visitor, "every-tool@example.com");
  await buyPlan(visitor, power);
  const found = on.stet.db.selectFrom("users").select("id").where("email_key", "=", "every-tool@example.com");
  userId = (await found.executeTakeFirstOrThrow()).id;
  document = await writeDocument(visitor, "The move", text);
  listed = (await (await visitor.request("/create/tools")).json()) as Listed[];
});
afterAll(() => on.close());

const guidOf = (page: Page): string => page.url.pathname.split("/")[2] ?? "";
const cardsOf = (page: Page): string[] =>
  page.root.findAll("article").map((card) => card.text().replace(/\s+/g, " ").trim());

/** What has been written under a tool's name, in the order in which it was asked for. */
async function writtenBy(names: readonly string[]): Promise<string[]> {
  const rows = await on.stet.db
    .selectFrom("generations")
    .select("action")
    .where("user_id", "=", userId)
    .where("state", "=", "done")
    .where("action", "in", [...names])
    .orderBy("created_at")
    .execute();
  return rows.map(({ action }) => action);
}

/** A text beside the document, or marks on it. */
async function assertWritten(page: Page, name: string): Promise<void> {
  const done = page.text.includes("Writing…") ? await on.settled(page) : page;
  if (done.url.searchParams.has("review")) {
    expect(done.url.pathname, name).toBe(document.url.pathname);
    expect(done.root.findAll("ins").length + done.root.findAll("del").length, name).toBeGreaterThan(0);
  } else {
    expect(done.url.pathname, `${name}: ${told(done, "ask-go")}`).not.toBe(document.url.pathname);
    expect(done.field("text"), name).toBe(other);
  }
}

test("the catalogue is as long as it is specified", () => {
  const count = (category: string): number => listed.filter((tool) => tool.category === category).length;
  const sections = ["Writing", "Marketing", "Professional", "Blog & Articles", "Read Time"];
  expect(sections.map(count)).toEqual([10, 5, 4, 6, 4]);
  expect([count("Template"), count("Story tool")]).toEqual([60, 50]);
  expect(listed).toHaveLength(29 + 60 + 50 + 21);
});

test(
  "every row of the sidebar writes: marks on the card, or a card of its own",
  { timeout: 60_000 },
  async () => {
    const rows = listed.filter(({ category }) => !/^Template$|tool$/.test(category)).slice(0, 29);
    const card = guidOf(document);
    const grid = await visitor.open(`/create?card=${card}`);
    for (const { name, way } of rows) {
      if ("apply" in way) {
        const after = await visitor.press(grid, { form: "card", button: name, fill: { apply: way.apply } });
        expect(told(after, "ws-grid"), name).toMatch(/waits for your word\. See its marks/);
      } else {
        const panel = await visitor.open(`/create?card=${card}&panel=${way.panel}`);
        const button = panel.text.includes("Write it") ? "Write it" : "Apply";
        const after = await visitor.press(panel, { form: "card", button });
        expect(cardsOf(after).join("\n"), name).toContain(`${name} General`);
      }
    }
    expect(await writtenBy(rows.map(({ name }) => name))).toEqual(rows.map(({ name }) => name));
  },
);

test.each([
  [
    "social",
    /^(Social tool|General|Meta|Instagram|LinkedIn|Twitter \/ X|TikTok|Medium \/ Blogging Platforms)$/,
    21,
  ],
  ["story", /^Story tool$/, 50],
])(
  "every tool of the %s panel writes what it says comes of it",
  { timeout: 60_000 },
  async (name, category, count) => {
    const tools = listed.filter((tool) => category.test(tool.category)).map((tool) => tool.name);
    expect(tools).toHaveLength(count);
    const panel = await visitor.open(`${document.url.pathname}?panel=${name}`);
    for (const action of tools)
      await assertWritten(await visitor.press(panel, { button: "Apply tool", fill: { action } }), action);
    expect(await writtenBy(tools)).toEqual(tools);
  },
);

test("every template shows its parts, and writes a card of its own", { timeout: 60_000 }, async () => {
  const templates = listed.filter(({ category }) => category === "Template");
  for (const { name, way } of templates) {
    const value = "panel" in way ? way.panel.split("=")[1] : "";
    const page = await visitor.open(`/create/templates?document=${guidOf(document)}&template=${value}`);
    const parts = page.root.find((one) => one.attribute("class") === "tpl-paper")?.findAll("li") ?? [];
    expect(parts.length, name).toBeGreaterThan(1);
    await assertWritten(await visitor.press(page, { button: "Use this template" }), name);
  }
  expect(await writtenBy(templates.map(({ name }) => name))).toEqual(templates.map(({ name }) => name));
});

test("every way to carry on, and every language of Shape It", { timeout: 60_000 }, async () => {
  const ways = document.root
    .findAll("button")
    .filter((button) => button.attribute("value")?.startsWith("continue:"))
    .map((button) => button.text().replace(/\s+/g, " ").trim());
  expect(ways).toHaveLength(8);
  for (const way of ways) await assertWritten(await visitor.press(document, { button: way }), way);
  const shape = await visitor.open(`${document.url.pathname}?panel=shape`);
  const choices = (tag: string, name: string): string[] =>
    shape.root
      .findAll(tag)
      .filter((one) => (one.attribute("name") ?? one.closest("select")?.attribute("name")) === name)
      .map((one) => one.attribute("value") ?? one.text().trim());
  const languages = choices("option", "language");
  expect([languages.length, choices("input", "tone").length, choices("input", "use_case").length]).toEqual([
    13, 8, 8,
  ]);
  for (const language of languages) {
    on.model.reset();
    const page = await visitor.press(shape, { button: "Apply Adaptation", fill: { language } });
    await assertWritten(page, language);
    expect(JSON.stringify(on.model.requests[0]?.body), language).toContain(language);
  }
});
