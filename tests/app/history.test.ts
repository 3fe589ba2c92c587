import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { joinStet, writeDocument, written } from "#tests/support/app-stories.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { Page, Visitor } from "#tests/support/visitor.ts";

const first = "The ferry leaves at ten.\n\nThe shop opens at noon.\n\nNobody swims here.";
const second = "The ferry leaves at nine.\n\nThe shop opens at noon.\n\nEverybody swims here.";

let stet: TestApp;
let visitor: Visitor;
let document: Page;
let here: string;
beforeAll(async () => {
  stet = await openTestApp();
  visitor = stet.visitor();
  await joinStet(stet, visitor);
});
beforeEach(async () => {
  document = await save(await writeDocument(visitor, "Timetable", "Before."), { text: first });
  here = document.url.pathname;
});
afterAll(() => stet.close());

const save = (page: Page, fill: Record<string, string>) =>
  visitor.press(page, { form: "document", button: "Save", fill });
const history = (more = "") => visitor.open(`${here}?panel=history${more}`);
const links = (page: Page) =>
  page.root
    .findAll("a")
    .map((link) => ({ text: link.text().replace(/\s+/g, " ").trim(), to: link.attribute("href") ?? "" }));
const follow = (page: Page, text: RegExp) => {
  const found = links(page).find((link) => text.test(link.text));
  if (!found) throw new Error(`no link says ${String(text)}`);
  return visitor.open(found.to);
};
const boxes = (page: Page) =>
  page.root.findAll("input").filter((input) => input.attribute("name") === "stands");
const boxOf = (page: Page, words: string) =>
  boxes(page)
    .find((box) => box.attribute("aria-label")?.includes(words))
    ?.attribute("value") ?? "";
const typed = async () => (await visitor.open(here)).field("text");
const everyText = async () => {
  const rows = await stet.db
    .selectFrom("versions")
    .innerJoin("texts", (join) =>
      join.onRef("texts.content_id", "=", "versions.content_id").onRef("texts.number", "=", "text_number"),
    )
    .select("document")
    .where("versions.content_id", "=", here.split("/").at(-1) ?? "")
    .execute();
  return rows.map(({ document: text }) => String(text)).join("\n");
};

test("the history lists what happened; what is typed is saved before it opens", async () => {
  const opened = await visitor.press(document, {
    form: "document",
    button: "History",
    fill: { text: `${first}\n\nTyped.` },
  });
  expect(opened.url.search).toBe("?panel=history");
  expect(opened.text).toMatch(/Today .*Saved, the present text \+1 words .*Saved \+\d+ words .*First saved/);
  expect(opened.text).toContain("Typed.");
  expect(opened.text).toContain("All 3");
  expect(await typed()).toContain("Typed.");
});

test("a version is shown as marks on the present text, brought back whole, and nothing goes by it", async () => {
  await save(await visitor.open(here), { text: second });
  const shown = await follow(await history(), /Saved \+\d+ words$/);
  expect(shown.url.search).toMatch(/version=2/);
  expect(shown.text).toMatch(/deleted: (kept: )?nine/);
  expect(shown.text).toMatch(/inserted: (left out: )?ten/);
  expect(shown.text).toContain("Tick a mark to let it stand");
  const back = await visitor.press(shown, { form: "document", button: "Bring back" });
  expect(back.text).toContain("That text is back.");
  expect(back.field("text")).toBe(first);
  expect((await history()).text).toMatch(/Restored: \d\d:\d\d, the present text/);
  expect(await everyText()).toContain("Everybody");
});

test("a mark let stand keeps the present words, the title's too", async () => {
  await save(await visitor.open(here), { text: second, title: "New timetable" });
  const shown = await history("&version=2");
  const back = await visitor.press(shown, {
    form: "document",
    button: "Bring back",
    fill: { stands: boxOf(shown, "Everybody") },
  });
  expect(back.field("text")).toBe(first.replace("Nobody", "Everybody"));
  expect(back.field("title")).toBe("Timetable");
  const again = await history("&version=3");
  const titled = await visitor.press(again, {
    form: "document",
    button: "Bring back",
    fill: { stands: "title" },
  });
  expect(titled.field("text")).toBe(second);
  expect(titled.field("title")).toBe("Timetable");
});

test("marks against a text that was changed meanwhile are shown again", async () => {
  await save(await visitor.open(here), { text: second });
  const shown = await history("&version=2");
  await save(await visitor.open(here), { text: "A third text." });
  const again = await visitor.press(shown, { form: "document", button: "Bring back" });
  expect(again.text).toContain("changed somewhere else");
  expect(again.url.search).toMatch(/version=2&changed/);
  expect(await typed()).toBe("A third text.");
});

test("a version gets a name, is found by it, and loses it", async () => {
  const none = await history("&only=named");
  expect(none.text).toContain("No version has a name");
  const shown = await history("&version=2");
  const named = await visitor.press(shown, { button: "Name", fill: { name: "Sent to Ines" } });
  expect(named.text).toContain("Named 1");
  expect((await history("&only=named")).text).toContain("Sent to Ines");
  const nameless = await visitor.press(named, { button: "Name", fill: { name: " " } });
  expect(nameless.text).toContain("Named 0");
});

test("an edit that is kept tells its action, and what it was before", async () => {
  const wordy = "In order to win, we run. At this point in time we rest.";
  const saved = await save(await visitor.open(here), { text: wordy });
  const review = await written(visitor, await visitor.press(saved, { form: "document", button: "Shorter" }));
  await visitor.press(review, { form: "document", button: "Keep" });
  expect((await history()).text).toContain("Kept: Shorter, the present text");
  expect((await history("&only=kept")).text).not.toContain("First saved");
});

test("versions that are not there leave the list alone; the list has pages", async () => {
  for (const wrong of ["99", "x", "-1"]) {
    const page = await history(`&version=${wrong}`);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain("Bring back");
  }
  const id = here.split("/").at(-1) ?? "";
  const [row] = await stet.db
    .selectFrom("versions")
    .selectAll()
    .where("content_id", "=", id)
    .limit(1)
    .execute();
  if (!row) throw new Error("there is no version");
  for (let number = 100; number < 160; number++)
    await stet.db
      .insertInto("versions")
      .values({ ...row, number, revision: number, reason: "saved" })
      .execute();
  const page = await history();
  expect(page.text).toContain("All 62");
  const older = await follow(page, /^Older$/);
  expect(older.text).toContain("First saved");
  await stet.db.deleteFrom("versions").where("content_id", "=", id).where("number", ">=", 100).execute();
});

/** The text was saved elsewhere while it was open here. */
const meet = async (mine: string, theirs: string, title = "Timetable") => {
  await save(document, { text: theirs });
  return save(document, { text: mine, title });
};

test("two texts that met stand side by side; mine is kept before anybody decides", async () => {
  const met = await meet("From this window.", "From the other window.");
  expect(met.url.search).toMatch(/^\?conflict=\d+$/);
  for (const text of [
    "Mine",
    "Theirs",
    "Changed somewhere else.",
    "From this window.",
    "From the other window.",
  ])
    expect(met.text).toContain(text.split(" ")[0]);
  expect(met.text).toMatch(/(One passage differs|passages differ)/);
  expect(await typed()).toBe("From the other window.");
  expect(await everyText()).toContain("From this window.");
  expect((await history()).text).toContain("Yours, not saved");
  const again = await save(document, { text: "From this window." });
  expect(again.url.href).toBe(met.url.href);
});

test("two texts that are left undecided wait on the document's page, until one is chosen", async () => {
  const waits = "waits for your choice";
  const met = await meet("From this window.", "From the other window.");
  const left = await follow(met, /^Decide later$/);
  expect(left.text).toContain(waits);
  expect(left.field("text")).toBe("From the other window.");
  expect((await visitor.open("/create")).text).toContain("Two texts wait for your choice.");
  const back = await visitor.press(left, { form: "document", button: "See both texts" });
  expect(back.url.href).toBe(met.url.href);
  const taken = await visitor.press(back, { form: "document", button: "Take theirs" });
  expect(taken.text).not.toContain(waits);
  expect((await visitor.open(here)).text).not.toContain(waits);
});

test("Keep mine: theirs is a version", async () => {
  const met = await meet("From this window.", "From the other window.", "Mine");
  const kept = await visitor.press(met, { form: "document", button: "Keep mine" });
  expect(kept.text).toContain("Content saved!");
  expect(kept.field("text")).toBe("From this window.");
  expect(kept.field("title")).toBe("Mine");
  expect(await everyText()).toContain("From the other window.");
});

test("Take theirs: mine is a version", async () => {
  const met = await meet("From this window.", "From the other window.");
  const taken = await visitor.press(met, { form: "document", button: "Take theirs" });
  expect(taken.field("text")).toBe("From the other window.");
  expect(await everyText()).toContain("From this window.");
});

test("going through the marks: what only one of both changed is right already, what both changed is mine until it is taken", async () => {
  const mine = `${first.replace("at ten", "at eight").replace("at noon", "at dawn")}\n\nMine alone.`;
  const theirs = second.replace("at noon", "at dusk");
  const met = await meet(mine, theirs.replace("at nine", "at ten"));
  const marks = await follow(met, /^Go through the marks$/);
  expect(marks.text).toContain("Both texts changed some of these paragraphs.");
  const kept = await visitor.press(marks, { form: "document", button: "Keep" });
  expect(kept.text).toContain("Content saved!");
  expect(kept.field("text")).toBe(
    "The ferry leaves at eight.\n\nThe shop opens at dawn.\n\nEverybody swims here.\n\nMine alone.",
  );
  const all = await everyText();
  expect(all).toContain("Nobody swims");
  expect(all).toContain("at dusk");
});

test("whoever decides after a third save sees that first", async () => {
  const met = await meet("From this window.", "From the other window.");
  await save(await visitor.open(here), { text: "A third text." });
  const again = await visitor.press(met, { form: "document", button: "Keep mine" });
  expect(again.text).toContain("changed somewhere else");
  expect(again.text).toContain("third");
  expect(await typed()).toBe("A third text.");
});

test("what an autosave could not save comes to the same page by the form", async () => {
  await save(document, { text: "From the other window." });
  const form = new URLSearchParams({ title: "Mine", sub_title: "", text: "Autosaved.", revision: "2" });
  const met = await visitor.submit(document, `${here}/conflict`, "multipart/form-data", form);
  expect(met.url.search).toMatch(/^\?conflict=\d+$/);
  expect(met.text).toContain("Autosaved");
});

test("texts that say the same by now are no conflict", async () => {
  const met = await meet("From this window.", "From the other window.");
  await visitor.press(met, { form: "document", button: "Keep mine" });
  const address = met.url.pathname + met.url.search;
  expect((await visitor.open(address)).field("text")).toBe("From this window.");
  for (const none of ["1", "x", "99"])
    expect((await visitor.open(`${here}?conflict=${none}`)).field("text")).toBe("From this window.");
});

test("deleting asks first; afterwards nothing is there", async () => {
  const asked = await visitor.press(await visitor.open(here), { form: "document", button: "Delete" });
  expect(asked.text).toContain("Delete this content?");
  expect(asked.text).toContain("This action cannot be undone.");
  expect(asked.text).toContain("Timetable");
  expect(asked.text).toContain("2 versions");
  const gone = await visitor.press(asked, { button: "Delete" });
  expect(gone.url.pathname).toBe("/");
  expect(gone.text).toContain("Deleted: Timetable");
  for (const address of [here, `${here}?panel=history`, `${here}/delete`])
    expect((await visitor.open(address)).status, address).toBe(404);
  expect((await visitor.press(asked, { button: "Delete" })).status).toBe(404);
  const rows = await stet.db
    .selectFrom("contents")
    .select("id")
    .where("id", "=", here.split("/")[2] ?? "")
    .execute();
  expect(rows).toEqual([]);
});

test("a document that was deleted while it was open says so, and its text can be a new one, once", async () => {
  await visitor.press(await visitor.open(`${here}/delete`), { button: "Delete" });
  const told = await save(document, { text: "Still typing.", title: "Left over" });
  expect(told.status).toBe(404);
  expect(told.text).toContain("This document was deleted somewhere else.");
  expect(told.field("text")).toBe("Still typing.");
  const anew = () => visitor.press(told, { form: "document", button: "Save as a new document" });
  const made = await anew();
  expect(made.url.pathname).not.toBe(here);
  expect(made.field("text")).toBe("Still typing.");
  expect(made.field("title")).toBe("Left over");
  expect((await anew()).url.pathname).toBe(made.url.pathname);
});

test("somebody else's versions and conflicts are not there", async () => {
  const other = stet.visitor();
  await joinStet(stet, other);
  for (const address of [`${here}?panel=history`, `${here}?conflict=1`, `${here}/delete`])
    expect((await other.open(address)).status, address).toBe(404);
  for (const [address, fields] of [
    ["history", { intent: "restore", version: "1", revision: "2" }],
    ["history", { intent: "name", version: "1", name: "No" }],
    ["solve", { intent: "mine", version: "1", revision: "2" }],
  ] as const) {
    const response = await other.request(`${here}/${address}`, {
      method: "POST",
      body: new URLSearchParams(fields),
    });
    expect(response.status, address).toBe(404);
  }
  const body = new URLSearchParams({ text: "No", title: randomUUID(), revision: "1" });
  await other.request(`${here}/conflict`, { method: "POST", body });
  expect(await everyText()).not.toContain('No"');
});
