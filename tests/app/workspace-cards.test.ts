import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { joinStet, writeDocument } from "#tests/support/app-stories.ts";
import { plantRunning } from "#tests/support/generations.ts";
import { type ModelApp, openModelApp } from "#tests/support/model-app.ts";
import { bakery } from "#tests/support/samples.ts";
import type { Page, Visitor } from "#tests/support/visitor.ts";

const words = Array.from({ length: 300 }, (_, at) => `word${at}`).join(" ");
let on: ModelApp;
let visitor: Visitor;
let userId: string;
beforeAll(async () => {
  on = await openModelApp();
});
beforeEach(async () => {
  visitor = on.stet.visitor();
  const email = `nora-${randomUUID()}@example.com`;
  await joinStet(on.stet, visitor, email);
  const found = on.stet.db.selectFrom("users").select("id").where("email_key", "=", email);
  userId = (await found.executeTakeFirstOrThrow()).id;
});
afterEach(() => on.model.reset());
afterAll(() => on.close());

const guidOf = (page: Page): string => page.url.pathname.slice("/create/".length);
const begin = async (mode: string): Promise<Page> =>
  visitor.submit(await visitor.open("/create?new=1"), "/create", null, new URLSearchParams({ mode }));
const cardsOf = (page: Page): string[] =>
  page.root.findAll("article").map((card) => card.text().replace(/\s+/g, " ").trim());
/** The ways out of an open document, each a button that saves first. */
const waysOf = (page: Page) => page.root.findAll("button").map((button) => button.attribute("value"));

test("New Workspace is an empty one where no card stands, and a new card among those that do", async () => {
  const home = await visitor.open("/");
  const link = home.root.findAll("a").find((one) => one.text().trim() === "New Workspace");
  const place = link?.attribute("href") ?? "";
  const empty = await visitor.open(place);
  expect([empty.url.pathname + empty.url.search, empty.text]).toEqual([
    "/create",
    expect.stringContaining("Welcome to Your Workspace"),
  ]);
  await begin("story");
  expect((await visitor.open(place)).text).toContain("Choose Document Type");
});

test("an address that is kept is an empty editor for its writer, nothing for others, and in no list", async () => {
  const choice = await visitor.open("/create?new=1");
  expect(choice.text).toContain("Choose Document Type");
  const page = await begin("story");
  expect([page.status, page.field("text"), page.field("revision")]).toEqual([200, "", "0"]);
  expect(page.text).toContain("Story");
  expect(waysOf(page)).toContain("go:/");
  expect(waysOf(page)).not.toContain(`go:${page.url.pathname}/delete`);
  expect((await visitor.open("/")).text).toContain("No content yet");
  expect(cardsOf(await visitor.open("/create"))).toEqual([
    expect.stringMatching(/^Story New .*Untitled .*Not saved yet$/),
  ]);
  const other = on.stet.visitor();
  await joinStet(on.stet, other);
  expect((await other.open(page.url.pathname)).status).toBe(404);

  const save = (text: string) =>
    visitor.request(`${page.url.pathname}/save`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ title: "", subTitle: "", revision: 0, autosave: true, text }),
    });
  const refused = await save("");
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { detail: "An empty document is not saved." },
  ]);
  const saved = await save("It begins.");
  expect([saved.status, await saved.json()]).toMatchObject([200, { revision: 1 }]);
  expect((await visitor.open("/")).text).toContain("It begins.");
  const again = await visitor.open(page.url.pathname);
  expect([again.field("text"), again.field("revision")]).toEqual(["It begins.", "1"]);
  expect(waysOf(again)).toContain(`go:${page.url.pathname}/delete`);
});

test("what is read is among the cards, what is only fetched in advance is not", async () => {
  const page = await writeDocument(visitor, "The move", bakery);
  await visitor.submit(
    page,
    "/create/cards",
    null,
    new URLSearchParams({ intent: "close", card: guidOf(page) }),
  );
  await visitor.request(page.url.pathname, { headers: { "Sec-Purpose": "prefetch" } });
  expect((await visitor.open("/create")).text).toContain("Welcome to Your Workspace");
  await visitor.open(page.url.pathname);
  const grid = await visitor.open(`/create?card=${guidOf(page)}`);
  expect(cardsOf(grid)).toEqual([expect.stringContaining("The move")]);
  expect(grid.text).toContain("On The move");
  expect(grid.text).toContain("1 card");
  expect((await visitor.open("/create")).text).toContain("Select a card with text to use these.");
});

test("a text that is being written shows on its card, is stopped there, and one that failed is tried again", async () => {
  on.model.script({ kind: "text", text: words, delayMs: 60 }, { kind: "text", text: words, delayMs: 60 });
  const running = await visitor.press(await visitor.open("/"), {
    button: "Generate",
    fill: { text: bakery, action: "Rewrite" },
  });
  const grid = await visitor.open("/create");
  expect(cardsOf(grid)).toEqual([expect.stringMatching(/^Generate .*Writing: Rewrite.*Stop$/)]);
  expect(grid.html).toMatch(/<noscript><meta http-equiv="refresh" content="2"\s*\/?><\/noscript>/);
  const stopped = await visitor.press(grid, { form: `do-${guidOf(running)}`, button: "Stop" });
  expect(stopped.url.pathname).toBe("/create");
  expect(cardsOf(stopped)).toEqual([
    expect.stringMatching(/^Generate .*word0 word1 .* words Saved just now$/),
  ]);

  const guid = randomUUID();
  const clock = { now: () => Date.now(), pass: () => undefined };
  const error = JSON.stringify({ status: 502, detail: "It broke." });
  const id = await plantRunning({ db: on.stet.db, clock }, userId, { content_id: guid });
  await visitor.open(`/create/${guid}`);
  const rows = () => on.stet.db.updateTable("generations").where("id", "=", id);
  await rows().set({ state: "failed", error, ended_at: 1 }).execute();
  const failed = await visitor.open("/create");
  expect(cardsOf(failed)[1]).toMatch(/It broke\..*Try again.*Close$/);
  const left = await visitor.press(failed, { form: `do-${guid}`, button: "Close" });
  expect(cardsOf(left)).toHaveLength(1);
  await rows().set({ state: "running", error: null, ended_at: null }).execute();
});

test("where fifty are open it is said which closes, before and after; a card that is gone is told of", async () => {
  const first = await writeDocument(visitor, "The oldest", bakery);
  await on.stet.db
    .updateTable("workspace_cards")
    .set({ opened_at: 1 })
    .where("user_id", "=", userId)
    .execute();
  for (let at = 1; at < 50; at += 1) await begin("document");
  const full = await visitor.open("/create");
  expect(full.text).toContain("50 cards");
  expect(cardsOf(full).filter((card) => card.includes("Closes when another card opens"))).toEqual([
    expect.stringContaining("The oldest"),
  ]);
  expect((await visitor.open("/create?new=1")).text).toContain("“The oldest”, closes for another");
  const opened = await begin("post");
  expect(opened.text).toContain("The card “The oldest” was closed to make room.");
  const card = guidOf(first);
  for (const intent of ["left", "close", "place"]) {
    const gone = await visitor.submit(
      full,
      "/create/cards",
      null,
      new URLSearchParams({ intent, card: randomUUID(), x: "0", y: "0", w: "1", h: "2" }),
    );
    expect(gone.text).toContain("That card is not open any more.");
  }
  expect((await visitor.open(`/create/${card}`)).status).toBe(200);
});
