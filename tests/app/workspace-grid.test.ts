import { setTimeout as delay } from "node:timers/promises";
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { joinStet, writeDocument } from "#tests/support/app-stories.ts";
import { plantRunning } from "#tests/support/generations.ts";
import { type ModelApp, openModelApp } from "#tests/support/model-app.ts";
import { bakery } from "#tests/support/samples.ts";
import { told } from "#tests/support/told.ts";
import type { Page, Visitor } from "#tests/support/visitor.ts";

/** What the model answers: another text on the same facts. */
const other = bakery.replace("The ", "That ");
const long = Array.from({ length: 400 }, (_, at) => `word${at}`).join(" ");
const slow = { kind: "text", text: long, delayMs: 60 } as const;
let on: ModelApp;
let visitor: Visitor;
beforeAll(async () => {
  on = await openModelApp();
});
beforeEach(async () => {
  on.model.fallback = { kind: "text", text: other };
  visitor = on.stet.visitor();
  await joinStet(on.stet, visitor, `nora-${randomUUID()}@example.com`);
});
afterEach(() => on.model.reset());
afterAll(() => on.close());

const guidOf = (page: Page): string => page.url.pathname.slice("/create/".length);
const cardsOf = (page: Page): string[] =>
  page.root.findAll("article").map((card) => card.text().replace(/\s+/g, " ").trim());
const begin = async (): Promise<string> =>
  guidOf(
    await visitor.submit(
      await visitor.open("/create?new=1"),
      "/create",
      null,
      new URLSearchParams({ mode: "document" }),
    ),
  );
const press = (page: Page, button: string, fill: Record<string, string> = {}): Promise<Page> =>
  visitor.press(page, { form: "card", button, fill });
const reviewOf = (page: Page): string =>
  page.root
    .findAll("a")
    .find((link) => link.attribute("href")?.includes("review="))
    ?.attribute("href") ?? "";

test("an edit asked for in the grid is proposed on its card, whose panel stands open again after every word", async () => {
  const guid = guidOf(await writeDocument(visitor, "The move", bakery));
  const grid = await visitor.open(`/create?card=${guid}&panel=chat`);
  expect(told(grid, "side-acting")).toBe("On The move");
  const missing = await press(grid, "Transform", { instruction: " " });
  expect([missing.status, told(missing, "ask-form")?.includes("Say what to change first.")]).toEqual([
    422,
    true,
  ]);
  expect(cardsOf(missing)[0]).toContain("The move");
  const asked = await press(missing, "Transform", { instruction: "Say it warmer" });
  expect(asked.url.pathname + asked.url.search).toBe(`/create?card=${guid}&panel=chat`);
  expect(cardsOf(asked)).toEqual([expect.stringMatching(/The move.*waits for your word\. See its marks$/)]);
  const review = await visitor.open(reviewOf(asked));
  expect(review.root.findAll("ins").length + review.root.findAll("del").length).toBeGreaterThan(0);
  const kept = await visitor.press(review, { form: "document", button: "Keep" });
  expect(told(kept, "asks")).toMatch(/Say it warmer Kept/);
  // A row of the sidebar is asked for at once, beside the panel that is open.
  const again = await press(await visitor.open(`/create?card=${guid}&panel=chat`), "Improve");
  const second = await visitor.open(reviewOf(again));
  const left = await visitor.press(second, { form: "document", button: "Discard" });
  expect([left.url.pathname, left.url.search]).toEqual([`/create/${guid}`, "?panel=chat"]);
  const { url } = await visitor.press(left, { form: "document", button: "All cards" });
  expect(url.pathname + url.search).toBe(`/create?card=${guid}&panel=chat`);
});

test("a maker's text gets a card of its own, and one without a word gets the text itself", async () => {
  const first = guidOf(await writeDocument(visitor, "The move", bakery));
  const panel = await visitor.open(`/create?card=${first}&panel=social&platform=LinkedIn`);
  const made = await press(panel, "Apply tool", { action: "Professional Polish" });
  expect(made.url.search).toContain(`card=${first}`);
  expect(cardsOf(made)).toEqual([
    expect.stringContaining("The move"),
    expect.stringMatching(/^Smart Action Professional Polish LinkedIn .*We are closing /),
  ]);
  const none = await visitor.open("/create?panel=tool&tool=Cover Letter Creator");
  expect(none.text).toContain("Select a card with text to use these.");
  const asked = await press(none, "Write it");
  expect([asked.status, told(asked, "ask-go")?.includes("Say what it is about first.")]).toEqual([422, true]);
  const written = await press(asked, "Write it", { brief: "A baker who wants to work by the sea." });
  expect(cardsOf(written)).toHaveLength(3);
  const asks = await visitor.open("/create/close");
  expect(asks.text).toContain("3 cards close. The documents stay in your recent content.");
  const blocked = await visitor.open("/create?panel=chat");
  expect(told(blocked, "ask-form")).toContain("Select a card with text to use these.");

  const kept = await begin();
  const filled = await press(await visitor.open(`/create?card=${kept}&panel=story`), "Apply tool", {
    action: "Write a logline",
    brief: "A keeper and a name.",
  });
  expect(cardsOf(filled)).toHaveLength(4);
  expect((await visitor.open(`/create/${kept}`)).field("text")).toBe(other);
  const closed = await visitor.press(await visitor.open("/create/close"), { button: "Close all cards" });
  expect(closed.text).toContain("Welcome to Your Workspace");
  expect((await visitor.open(`/create/${kept}`)).field("text")).toBe(other);
});

test("what failed is told on the card, and an address that is kept is kept for the next try", async () => {
  const newest = on.stet.db.selectFrom("users").select("id").orderBy("created_at", "desc");
  const userId = (await newest.executeTakeFirstOrThrow()).id;
  const clock = { now: () => Date.now(), pass: () => undefined };
  type Given = { document_id?: string; content_id?: string };
  const fail = async (given: Given, failure: object = { status: 502, detail: "It broke." }) => {
    const id = await plantRunning({ db: on.stet.db, clock }, userId, { call: "generateStories", ...given });
    const rows = () => on.stet.db.updateTable("generations").where("id", "=", id);
    const error = JSON.stringify(failure);
    await rows()
      .set({ state: "failed", error, ended_at: Date.now() + 1_000 })
      .execute();
    return () => rows().set({ state: "running", error: null, ended_at: null }).execute();
  };
  const guid = guidOf(await writeDocument(visitor, "The move", bakery));
  const restore = [await fail({ document_id: guid })];
  expect(cardsOf(await visitor.open("/create"))[0]).toMatch(
    /We are closing the Harbour Street bakery.*: It broke\. Try again Close$/s,
  );
  // What there was nothing to do about would be answered alike: the text, one line, and no second try.
  const declined = { status: 422, code: "not_possible", detail: "I found nothing to leave out." };
  restore.push(await fail({ document_id: guid }, declined));
  expect(cardsOf(await visitor.open("/create"))[0]).toMatch(
    /We are closing the Harbour Street bakery.*: I found nothing to leave out\. \d+ words Saved just now$/s,
  );

  const kept = await begin();
  restore.push(await fail({ content_id: kept }));
  const failed = await visitor.open(`/create/${kept}?panel=story`);
  expect(failed.text).toContain("It broke.");
  const left = await visitor.press(failed, { form: "document", button: "Discard" });
  expect([left.url.search, left.field("revision")]).toEqual(["?anew=1&panel=story", "0"]);
  const brief = { action: "Write a logline", brief: "A keeper and a name." };
  const again = await visitor.press(left, { form: "document", button: "Apply tool", fill: brief });
  expect([again.url.pathname, again.field("text")]).toEqual([`/create/${kept}`, other]);
  for (const put of restore) await put();
});

test("three texts are written, the others wait in order and can be taken back", async () => {
  on.model.fallback = slow;
  const guid = guidOf(await writeDocument(visitor, "The move", bakery));
  const panel = await visitor.open(`/create?card=${guid}&panel=tool&tool=Ad Copy Generator`);
  let grid = panel;
  for (let at = 0; at < 5; at += 1) grid = await press(grid, "Write it");
  const wait = (page: Page) =>
    cardsOf(page).map((card) => /(Writing|Waiting: .*?, (next|\d before this one))/.exec(card)?.[1] ?? "");
  expect(wait(grid)).toEqual([
    "",
    "Writing",
    "Writing",
    "Writing",
    "Waiting: Ad Copy Generator, next",
    "Waiting: Ad Copy Generator, 1 before this one",
  ]);
  const waiting = grid.root
    .findAll("form")
    .filter((form) => form.attribute("id")?.startsWith("do-"))
    .at(4);
  const own = waiting?.attribute("id") ?? "";
  const page = await visitor.open(`/create/${own.slice("do-".length)}`);
  expect(page.text).toMatch(/Waiting: Ad Copy Generator ?, next Take back/);
  const taken = await visitor.press(grid, { form: own, button: "Take back" });
  expect(wait(taken)).toEqual(["", "Writing", "Writing", "Writing", "Waiting: Ad Copy Generator, next"]);
  expect(taken.url.search).toContain(`card=${guid}`);
  const first = taken.root
    .findAll("form")
    .filter((form) => form.attribute("id")?.startsWith("do-"))
    .at(1);
  await visitor.press(taken, { form: first?.attribute("id") ?? "", button: "Stop" });
  await expect
    .poll(async () => wait(await visitor.open("/create")).filter((one) => one === "Writing").length)
    .toBe(3);
  const rows = await on.stet.db.selectFrom("generations").select(["state", "charged", "output"]).execute();
  expect(
    rows.filter(({ state, output }) => state === "stopped" && output === "").map(({ charged }) => charged),
  ).toContain(0);
});

test("a page that is asked for while the first save makes the document of its address is never missing", async () => {
  const seen = new Set<number>();
  for (let time = 0; time < 8; time++) {
    const guid = await begin();
    const first = { title: "", subTitle: "", revision: 0, autosave: true, text: "The ferry leaves at nine." };
    const asked: Promise<number>[] = [];
    const saving = { ended: false };
    const saved = visitor
      .request(`/create/${guid}/save`, { method: "POST", body: JSON.stringify(first) })
      .finally(() => (saving.ended = true));
    while (!saving.ended) {
      for (const page of [`/create/${guid}?panel=chat`, `/create/templates?document=${guid}`])
        asked.push(visitor.request(page).then(({ status }) => status));
      await delay(1);
    }
    seen.add((await saved).status);
    for (const status of await Promise.all(asked)) seen.add(status);
  }
  expect([...seen]).toEqual([200]);
});
