import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { joinStet, writeDocument } from "#tests/support/app-stories.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { Page, Visitor } from "#tests/support/visitor.ts";
import { bakery } from "#tests/support/samples.ts";

let stet: TestApp;
let visitor: Visitor;
let document: Page;
beforeAll(async () => {
  stet = await openTestApp();
  visitor = stet.visitor();
  await joinStet(stet, visitor);
});
beforeEach(async () => {
  document = await writeDocument(visitor, "The move");
});
afterAll(() => stet.close());

const shorten = (page = document) => visitor.press(page, { form: "document", button: "Shorter" });
const decisions = async () =>
  (await stet.db.selectFrom("generations").select("decision").orderBy("created_at").execute()).map(
    (row) => row.decision,
  );

test("an action shows its edit as marks, with promises, and leaves the text", async () => {
  const review = await shorten();
  expect(review.url.searchParams.get("review")).toMatch(/^[\w-]{36}$/);
  expect(review.root.findAll("del").length).toBeGreaterThan(0);
  expect(review.text).toMatch(/\d+ marks?/);
  expect(review.text).toMatch(/\d+ → \d+ words/);
  expect(review.text).toContain("What was promised");
  for (const label of ["Keep", "Discard", "Try again"]) expect(review.text).toContain(label);
  expect((await visitor.open(document.url.pathname)).field("text")).toBe(bakery);
});

test("keeping makes the edit the text", async () => {
  const kept = await visitor.press(await shorten(), { form: "document", button: "Keep" });
  expect(kept.text).toContain("Content saved!");
  expect(kept.field("text").length).toBeLessThan(bakery.length * 0.75);
  expect(kept.field("title")).toBe("The move");
  expect((await decisions()).at(-1)).toBe("kept");
});

test("discarding leaves everything as it was", async () => {
  const left = await visitor.press(await shorten(), { form: "document", button: "Discard" });
  expect(left.url.pathname + left.url.search).toBe(document.url.pathname);
  expect(left.field("text")).toBe(bakery);
  expect((await decisions()).at(-1)).toBe("discarded");
});

test("trying again makes another proposal and discards the first", async () => {
  const first = await shorten();
  const second = await visitor.press(first, { form: "document", button: "Try again" });
  expect(second.url.searchParams.get("review")).not.toBe(first.url.searchParams.get("review"));
  expect((await decisions()).slice(-2)).toEqual(["discarded", "proposed"]);
});

test("an action saves what was typed first", async () => {
  const typed = `${bakery}\n\nOne more thing.`;
  const review = await visitor.press(document, {
    form: "document",
    button: "Shorter",
    fill: { text: typed, title: "Renamed" },
  });
  expect(review.url.searchParams.has("review")).toBe(true);
  const saved = await visitor.open(document.url.pathname);
  expect([saved.field("title"), saved.field("text")]).toEqual(["Renamed", typed]);
});

test("the same click sent twice is one proposal", async () => {
  const [one, two] = [await shorten(), await shorten()];
  expect(two.url.search).toBe(one.url.search);
});

test("keeping over a text that changed meanwhile shows the marks against what is saved now", async () => {
  const review = await shorten();
  await visitor.press(document, { form: "document", button: "Save", fill: { text: `${bakery} And more.` } });
  const again = await visitor.press(review, { form: "document", button: "Keep" });
  expect(again.text).toContain("changed somewhere else");
  expect(again.root.findAll("del").length).toBeGreaterThan(0);
  expect((await visitor.open(document.url.pathname)).field("text")).toBe(`${bakery} And more.`);
});

test("an entry that needs a model says so and loses nothing", async () => {
  const needs = await visitor.press(document, {
    form: "document",
    button: "Social Post Generator",
    fill: { text: `${bakery} Typed.` },
  });
  if (needs.status === 200) {
    expect(needs.url.searchParams.has("review")).toBe(true);
    return;
  }
  expect([422, 501]).toContain(needs.status);
  expect(needs.field("text")).toBe(`${bakery} Typed.`);
});

test("a text too short for what is asked is declined, free, with what it needs", async () => {
  const short = await writeDocument(visitor, "Short", "");
  const declined = await visitor.press(short, { form: "document", button: "Shorter" });
  expect(declined.status).toBe(422);
  expect(declined.text).toMatch(/empty|sentence|text/i);
});

test("two saves from one revision: both texts are shown, and one of them goes on", async () => {
  await visitor.press(document, {
    form: "document",
    button: "Save",
    fill: { text: "From the other window." },
  });
  const conflict = await visitor.press(document, {
    form: "document",
    button: "Save",
    fill: { text: "From this window.", title: "Mine" },
  });
  expect(conflict.status).toBe(409);
  expect(conflict.text).toContain("From the other window.");
  expect(conflict.field("text")).toBe("From this window.");
  expect(conflict.field("title")).toBe("Mine");
  const mine = await visitor.press(conflict, { form: "document", button: "Save yours" });
  expect(mine.field("text")).toBe("From this window.");
  const versions = await stet.db
    .selectFrom("versions")
    .select("document")
    .where("content_id", "=", document.url.pathname.split("/").at(-1) ?? "")
    .execute();
  expect(versions.some((version) => version.document.includes("From the other window."))).toBe(true);
});

test("a save without a change makes no version", async () => {
  const id = document.url.pathname.split("/").at(-1) ?? "";
  const count = async () =>
    (await stet.db.selectFrom("versions").select("number").where("content_id", "=", id).execute()).length;
  const before = await count();
  await visitor.press(await visitor.open(document.url.pathname), { form: "document", button: "Save" });
  expect(await count()).toBe(before);
});

test("every action of the sidebar is a button of the document's form, and none fails on our side", async () => {
  const buttons = document.root.findAll("button").filter((button) => button.attribute("name") === "apply");
  expect(buttons.length).toBe(25);
  const faults: string[] = [];
  for (const button of buttons) {
    const fields = new URLSearchParams({
      title: "The move",
      sub_title: "",
      text: bakery,
      revision: "2",
      click: `all-${button.attribute("value")}`,
      apply: button.attribute("value") ?? "",
    });
    const response = await visitor.request(document.url.pathname, { method: "POST", body: fields });
    if (![302, 303, 422, 501].includes(response.status))
      faults.push(`${button.attribute("value")}: ${response.status}`);
  }
  expect(faults).toEqual([]);
});
