import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { joinStet, writeDocument } from "#tests/support/app-stories.ts";
import { type ModelApp, openModelApp } from "#tests/support/model-app.ts";
import { bakery } from "#tests/support/samples.ts";
import { told } from "#tests/support/told.ts";
import type { Page } from "#tests/support/visitor.ts";

/** What the model answers: another text on the same facts. */
const other = bakery.replace("The ", "That ");
let on: ModelApp;
let document: Page;
beforeAll(async () => {
  on = await openModelApp();
  on.model.fallback = { kind: "text", text: other };
  document = await writeDocument(on.visitor, "The move");
});
afterEach(() => {
  on.model.reset();
  on.model.fallback = { kind: "text", text: other };
});
afterAll(() => on.close());

const open = (panel: string, of = document): Promise<Page> =>
  on.visitor.open(`${of.url.pathname}?panel=${panel}`);
const press = async (page: Page, button: string, fill: Record<string, string> = {}): Promise<Page> =>
  on.settled(await on.visitor.press(page, { button, fill }));
/** What the model was told. */
const asked = (): string => JSON.stringify(on.model.requests.map(({ body }) => body));
const isReview = (page: Page): boolean =>
  page.url.pathname === document.url.pathname && page.url.searchParams.has("review");
const contentOf = async (page: Page) => {
  const row = await on.stet.db
    .selectFrom("contents")
    .selectAll()
    .where("id", "=", page.url.pathname.split("/")[2] ?? "")
    .executeTakeFirstOrThrow();
  return { mode: row.mode, applied: JSON.parse(row.actions_applied ?? "null") as unknown };
};

test.each([
  ["chat", "Transform", { instruction: "Less brochure, please" }, "Less brochure, please"],
  ["shape", "Apply Adaptation", { language: "Spanish", tone: "Friendly" }, "Spanish"],
  ["story", "Apply tool", { action: "Show, don't tell", storyType: "Memoir" }, "Memoir"],
  ["social&platform=LinkedIn", "Apply tool", { action: "Professional Polish", as: "marks" }, "buzzwords"],
])("the %s panel proposes marks on the open document", async (panel, button, fill, said) => {
  const review = await press(await open(panel), button, fill);
  expect(isReview(review)).toBe(true);
  expect(review.root.findAll("ins").length + review.root.findAll("del").length).toBeGreaterThan(0);
  expect(asked()).toContain(said);
  expect(asked()).toContain("The move");
});

test.each([
  ["social&platform=LinkedIn", "Apply tool", { action: "Professional Polish" }, "social", "LinkedIn"],
  ["story", "Apply tool", { action: "Write a logline" }, "story", "General"],
  ["tool&tool=Ad Copy Generator", "Write it", {}, "action", "General"],
  ["chat", "Transform", { instruction: "Turn it round", as: "card" }, "chat", "General"],
])(
  "the %s panel makes a card of its own, with its tool on it",
  async (panel, button, fill, kind, platform) => {
    const card = await press(await open(panel), button, fill);
    expect(card.url.pathname).not.toBe(document.url.pathname);
    expect(card.url.pathname).toMatch(/^\/create\/[\w-]{36}$/);
    expect(card.field("text")).toBe(other);
    expect(told(card, "cost")).toContain("Statement");
    const { mode, applied } = await contentOf(card);
    expect(mode).toBe("smart_action");
    expect(applied).toMatchObject({ tool: { kind, platform, from: "The move" } });
    // What it is, and of what, is said on its page and on its card.
    expect(card.text).toMatch(/ from “The move”/);
    expect((await on.visitor.open("/create")).text).toMatch(/ from “The move”/);
    expect((await on.visitor.open(document.url.pathname)).field("text")).toBe(bakery);
  },
);

test("the sheet's end carries on and brings to a length", async () => {
  const carried = await press(document, "Add a summary");
  expect(isReview(carried)).toBe(true);
  expect(carried.text).toContain(bakery.slice(0, 40));
  expect(asked()).toContain("gist");
  const again = await press(carried, "Try again");
  expect(asked().match(/gist/g)?.length).toBeGreaterThanOrEqual(2);
  expect(isReview(again)).toBe(true);
  const longer = await press(document, "5 minutes 1,000 words");
  expect(isReview(longer)).toBe(true);
  expect(asked()).toContain("time in which it can be read");
});

test("what was asked in the chat stands there, with what became of it", async () => {
  const own = await writeDocument(on.visitor, "Asked", `${bakery} And more.`);
  const kept = await press(await open("chat", own), "Transform", { instruction: "Say it warmer" });
  await press(kept, "Keep");
  const waiting = await press(await open("chat", own), "Transform", { instruction: "And shorter" });
  await press(waiting, "Discard");
  const panel = await open("chat", own);
  expect(told(panel, "asks")).toMatch(/Say it warmer Kept.* And shorter Discarded/);
  const filled = await on.visitor.press(panel, { button: "A warmer opening" });
  expect(filled.field("instruction")).toBe("A warmer opening");
});

test("what is typed is saved on the way to a panel, to another choice, and to what is found", async () => {
  const own = await writeDocument(on.visitor, "Typed");
  const typed = `${bakery} Typed on the way.`;
  const social = await on.visitor.press(own, {
    form: "document",
    button: "Social tools 21",
    fill: { text: typed },
  });
  expect(social.url.searchParams.get("panel")).toBe("social");
  expect(social.field("text")).toBe(typed);
  const meta = await on.visitor.press(social, {
    button: "Show",
    fill: { platform: "Meta", text: `${typed} More.` },
  });
  expect(meta.url.searchParams.get("platform")).toBe("Meta");
  expect(meta.text).toContain("Conversation Starter");
  expect(meta.text).not.toContain("Poll & Question Maker");
  expect(meta.field("text")).toBe(`${typed} More.`);
  const fields = meta.root.find((one) => one.attribute("id") === "document")?.fields(meta.root);
  fields?.set("find", "dialogue");
  fields?.set("intent", "find");
  const found = await on.visitor.submit(
    meta,
    meta.url.href,
    "multipart/form-data",
    fields ?? new URLSearchParams(),
  );
  expect(found.url.searchParams.get("find")).toBe("dialogue");
  expect(told(found, "side-found")).toContain("Improve dialogue realism");
  const none = await on.visitor.open(`${own.url.pathname}?find=xyzzy`);
  expect(none.text).toContain("No templates found");
  expect(none.text).toContain("Try a different search term");
  const folded = await on.visitor.press(await on.visitor.open(own.url.pathname), {
    button: "",
    form: "document",
  });
  const isFolded = (page: Page) => page.root.find((one) => one.attribute("class") === "rail") !== null;
  expect(isFolded(folded)).toBe(true);
  expect(isFolded(await on.visitor.open(own.url.pathname))).toBe(true);
  await on.visitor.submit(
    own,
    "/create/side",
    null,
    new URLSearchParams({ intent: "side:open", from: "/create" }),
  );
  const opened = await on.visitor.open(own.url.pathname);
  expect([isFolded(opened), told(opened, "side-acting")?.includes("Typed")]).toEqual([false, true]);
});

test("without a text a panel asks what it is to be about", async () => {
  const empty = await writeDocument(on.visitor, "Empty", "");
  const panel = await open("tool&tool=Cover Letter Creator", empty);
  const missing = await on.visitor.press(panel, { button: "Write it" });
  expect(missing.status).toBe(422);
  expect(missing.text).toContain("Say what it is about first.");
  expect(on.model.requests).toHaveLength(0);
  const card = await press(missing, "Write it", { brief: "A baker who wants to work by the sea." });
  expect(card.field("text")).toBe(other);
  expect(asked()).toContain("work by the sea");
  const unborn = await on.visitor.submit(
    await on.visitor.open("/create"),
    "/create",
    null,
    new URLSearchParams({ mode: "document" }),
  );
  const first = await on.visitor.press(unborn, { form: "document", button: "Story tools 50" });
  expect(first.url.search).toBe("?panel=story");
  const made = await press(first, "Apply tool", { action: "Write a logline", brief: "A keeper and a name." });
  expect([made.url.pathname, made.field("text")]).toEqual([first.url.pathname, other]);
});

test("what went wrong is said in the panel, and what was typed there stays", async () => {
  const blank = await on.visitor.press(await open("chat"), {
    button: "Transform",
    fill: { instruction: " " },
  });
  expect([blank.status, told(blank, "ask-form")?.includes("Say what to change first.")]).toEqual([422, true]);
  on.model.fallback = { kind: "fault", name: "bad-key" };
  const own = await writeDocument(on.visitor, "Wrong");
  const failed = await on.visitor.press(await open("chat", own), {
    button: "Transform",
    fill: { instruction: "Less brochure", as: "card", text: `${bakery} Typed.` },
  });
  expect(failed.status).toBeGreaterThanOrEqual(502);
  expect([failed.field("instruction"), failed.field("text")]).toEqual(["Less brochure", `${bakery} Typed.`]);
  expect(told(failed, "ask-form")).toContain("model");
  const chosen = failed.root
    .findAll("input")
    .filter((one) => one.attribute("name") === "as" && one.attribute("checked") !== null);
  expect(chosen.map((one) => one.attribute("value"))).toEqual(["card"]);
});

test("a card that failed can be tried again, or left", async () => {
  const words = Array.from({ length: 200 }, (_, at) => `word${at}`).join(" ");
  on.model.fallback = { kind: "text", text: words, delayMs: 40 };
  const running = await on.visitor.press(await open("tool&tool=Outline Creator"), { button: "Write it" });
  expect(running.text).toContain("Writing…");
  const stopped = await on.visitor.press(running, { form: "document", button: "Stop" });
  expect(stopped.url.pathname).toBe(running.url.pathname);
  on.model.script({ kind: "fault", name: "reset-mid-stream" });
  on.model.fallback = { kind: "text", text: other };
  const failed = await press(await open("tool&tool=Outline Creator"), "Write it");
  if (failed.text.includes("Try again")) expect((await press(failed, "Try again")).field("text")).toBe(other);
});

test("context and examples go along with the action that is pressed", async () => {
  const notes = { context: "Our readers are members.", examples: "Short lines." };
  await press(await open("context"), "Improve", notes);
  expect(asked()).toContain("Our readers are members.");
  expect(asked()).toContain("Short lines.");
});

test("the browser of templates shows what one is made of, and writes a card from the document", async () => {
  const browser = await on.visitor.press(document, { form: "document", button: "Templates 60" });
  expect(browser.url.pathname).toBe("/create/templates");
  expect(browser.text).toContain("All 131");
  expect(browser.text).toContain("60 templates, 21 social tools and 50 story tools.");
  const none = await on.visitor.open("/create/templates?q=xyzzy");
  expect(none.text).toContain("No templates found. Try adjusting your search or filter criteria");
  const chosen = await on.visitor.open(`${browser.url.pathname}${browser.url.search}&template=short-story`);
  expect(told(chosen, "tpl-paper")).toMatch(/Opening image.*Climax/);
  const card = await press(chosen, "Use this template");
  expect([card.field("text"), (await contentOf(card)).mode]).toEqual([other, "story"]);
  const fresh = await on.visitor.open("/create?templates=1&template=email");
  expect(fresh.url.href).toContain("/create/templates?template=email");
  const missing = await on.visitor.press(fresh, { button: "Use this template" });
  expect([missing.status, missing.text.includes("Say what it is about first.")]).toEqual([422, true]);
  const letter = await press(fresh, "Use this template", {
    brief: "The shop closes early",
    "part:Ask": "Come before noon",
  });
  expect([letter.field("text"), (await contentOf(letter)).mode]).toEqual([other, "document"]);
  expect(asked()).toContain("Come before noon");
});

test("the purpose writer asks for all it needs, and keeps what was chosen", async () => {
  const form = await on.visitor.open("/create?purpose=1");
  expect(form.url.pathname).toBe("/create/purpose");
  const chosen = {
    goal: "Educate audience",
    channel: "Email Newsletter",
    length: "Medium (300-500 words)",
    audience: "Local community",
    text: "The bakery moves to the old post office.",
  };
  const missing = await on.visitor.press(form, { button: "Generate", fill: chosen });
  expect([missing.status, missing.text.includes("Choose a tone to go on.")]).toEqual([422, true]);
  expect(missing.field("text")).toBe(chosen.text);
  const made = await press(missing, "Generate", { tone: "Friendly & warm" });
  expect(made.field("text")).toBe(other);
  expect((await contentOf(made)).mode).toBe("freestyle");
  const blank = await on.visitor.submit(
    await on.visitor.open("/create"),
    "/create",
    null,
    new URLSearchParams({ mode: "document" }),
  );
  const anew = await on.visitor.press(blank, { form: "document", button: "Purpose Writer" });
  const filled = await press(anew, "Generate", { ...chosen, tone: "Friendly & warm" });
  expect([filled.url.pathname, filled.field("text")]).toEqual([blank.url.pathname, other]);
  for (const said of ["Local community", "old post office"]) expect(asked()).toContain(said);
});

test("every way out of an open document saves what is typed", async () => {
  let page = await writeDocument(on.visitor, "Left behind");
  const { pathname } = page.url;
  await writeDocument(on.visitor, "Gone on to");
  for (const [button, place] of [
    ["All cards", "/create"],
    ["Home", "/"],
    ["Stet", "/"],
    ["Delete", `${pathname}/delete`],
    ["Gone on to", null],
  ] as const) {
    const text = `${bakery} Typed, then ${button}.`;
    const from = button === "Gone on to" ? await open("recent", page) : page;
    const away = await on.visitor.press(from, { form: "document", button, fill: { text } });
    if (place !== null) expect(away.url.pathname).toBe(place);
    else expect(away.field("title")).toBe(button);
    page = await on.visitor.open(pathname);
    expect(page.field("text"), button).toBe(text);
  }
  const fields = new URLSearchParams({ intent: "go://elsewhere.example/", revision: page.field("revision") });
  for (const name of ["title", "text"]) fields.set(name, page.field(name));
  expect((await on.visitor.submit(page, pathname, null, fields)).url.href).toBe(new URL("/", page.url).href);
});

test("recent content can be searched and opened, and is the writer's own", async () => {
  const panel = await on.visitor.press(document, { form: "document", button: "Open" });
  const found = await on.visitor.press(panel, { button: "Show", fill: { q: "Asked" } });
  expect(told(found, "recent-list")).toContain("Asked");
  const opened = await on.visitor.press(found, { button: "Asked" });
  expect([opened.field("title"), opened.url.search]).toEqual(["Asked", "?panel=recent&q=Asked"]);
  expect(told(opened, "recent-find")).not.toBeNull();
  expect(opened.text).toContain("No other text Only the one that is open is found here.");
  const none = await on.visitor.press(panel, { button: "Show", fill: { q: "xyzzy" } });
  expect(none.text).toContain("No results");
  expect(none.text).toContain("Try adjusting your filters or search terms.");
  const stranger = on.stet.visitor();
  await joinStet(on.stet, stranger);
  const theirs = await stranger.open(`/create/templates?document=${document.url.pathname.split("/")[2]}`);
  expect(theirs.status).toBe(404);
});
