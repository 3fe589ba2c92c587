import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { told } from "#tests/support/told.ts";
import { joinStet, writeDocument, written } from "#tests/support/app-stories.ts";
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

const shorten = async (page = document) =>
  written(visitor, await visitor.press(page, { form: "document", button: "Shorter" }));
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
  expect(review.text).toMatch(/Checks on this text: (\d promises? kept|\d of \d not kept)/);
  for (const label of ["Keep", "Discard", "Try again"]) expect(review.text).toContain(label);
  expect((await visitor.open(document.url.pathname)).field("text")).toBe(bakery);
});

test("keeping makes the edit the text", async () => {
  const kept = await visitor.press(await shorten(), { form: "document", button: "Keep" });
  expect(kept.text).toContain("Content saved!");
  expect(kept.field("text")).toContain("Now we do not know the exact date");
  expect(kept.field("text").length).toBeLessThan(bakery.length);
  expect(kept.field("title")).toBe("The move");
  expect((await decisions()).at(-1)).toBe("kept");
});

test("discarding leaves everything as it was", async () => {
  const left = await visitor.press(await shorten(), { form: "document", button: "Discard" });
  expect(left.url.pathname + left.url.search).toBe(document.url.pathname);
  expect(left.field("text")).toBe(bakery);
  expect((await decisions()).at(-1)).toBe("discarded");
  expect(left.text).toContain(
    "Shorter is discarded. Your text is as it was. What it wrote can be read in the Library, under Recent prompts.",
  );
  const row = await stet.db
    .selectFrom("generations")
    .select("id")
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  const details = await visitor.open(`/recentprompts?prompt=${row.id}`);
  expect(details.text).toContain("Now we do not know the exact date");
});

test("trying again shows both tries as tabs; keeping one discards the other", async () => {
  const first = await shorten();
  const second = await written(
    visitor,
    await visitor.press(first, { form: "document", button: "Try again" }),
  );
  expect(second.url.searchParams.get("review")).not.toBe(first.url.searchParams.get("review"));
  expect((await decisions()).slice(-2)).toEqual(["proposed", "proposed"]);
  const tries = (page: Page) =>
    page.root
      .findAll("a")
      .map((link) => link.attribute("href") ?? "")
      .filter((address) => /\?review=[\w-]+$/.test(address));
  expect(tries(second)).toEqual([first, second].map(({ url }) => url.pathname + url.search));
  await visitor.press(await visitor.open(tries(second)[0] ?? ""), { form: "document", button: "Keep" });
  expect((await decisions()).slice(-2)).toEqual(["kept", "discarded"]);
});

test("discarding a second try that came to nothing leads back to the first, which waits", async () => {
  const first = await shorten();
  const second = await written(
    visitor,
    await visitor.press(first, { form: "document", button: "Try again" }),
  );
  const id = second.url.searchParams.get("review") ?? "";
  const becomes = (state: "failed" | "done", decision: "discarded" | null) =>
    stet.db.updateTable("generations").set({ state, decision }).where("id", "=", id).execute();
  await becomes("failed", null);
  const failed = await visitor.open(second.url.pathname + second.url.search);
  const back = await visitor.press(failed, { form: "document", button: "Discard" });
  expect(back.url.href).toBe(first.url.href);
  expect(back.text).toContain(
    "Shorter is discarded. What Shorter proposed before is here, and waits for your word.",
  );
  const left = await visitor.press(back, { form: "document", button: "Discard" });
  expect(left.url.search).toBe("");
  expect(left.text).not.toContain("waits for your word");
  await becomes("done", "discarded");
});

const boxesOf = (page: Page) =>
  page.root.findAll("input").filter((input) => input.attribute("name") === "stands");

test("a mark whose box is ticked is let stand, and all others are taken", async () => {
  const review = await shorten();
  const boxes = boxesOf(review);
  const wanted = boxes.find((box) => box.attribute("aria-label")?.includes("In order to"));
  expect(boxes.length).toBeGreaterThan(1);
  const id = wanted?.attribute("value") ?? "";
  const kept = await visitor.press(review, { form: "document", button: "Keep", fill: { stands: id } });
  const all = await visitor.press(await writeDocument(visitor, "Other").then(shorten), {
    form: "document",
    button: "Keep",
  });
  expect(kept.field("text")).toContain("In order to make the move easier");
  expect(all.field("text")).not.toContain("In order to");
  const row = await stet.db
    .selectFrom("generations")
    .select("stood")
    .where("id", "=", review.url.searchParams.get("review") ?? "")
    .executeTakeFirstOrThrow();
  expect(JSON.parse(row.stood)).toEqual([id]);
});

test("a mark that the text does not have is refused, and the review is shown again", async () => {
  const review = await shorten();
  const again = await visitor.press(review, { form: "document", button: "Keep", fill: { stands: "1-x" } });
  expect(again.text).toContain("changed somewhere else");
  expect((await visitor.open(document.url.pathname)).field("text")).toBe(bakery);
});

test("the built-in writer's marks say why; both texts can be compared; an undecided proposal waits", async () => {
  const review = await shorten();
  expect(review.text).toContain("Fewer words, same sense");
  const compared = await visitor.open(`${review.url.pathname}${review.url.search}&compare`);
  expect(compared.text).toContain("Yours");
  expect(compared.text).toContain("With the marks taken in");
  expect((await visitor.open(document.url.pathname)).text).toContain("Shorter waits for your word.");
});

test("marks of paragraphs that were not touched meanwhile are taken, those of touched ones by the writer's word alone", async () => {
  const two = await writeDocument(visitor, "Two", `${bakery}\n\n${wordy}`);
  const review = await shorten(two);
  const changed = `${bakery}\n\nIn order to win, we walk. At this point in time we rest.`;
  await visitor.press(two, { form: "document", button: "Save", fill: { text: changed } });
  const shown = await visitor.press(review, { form: "document", button: "Keep" });
  expect(shown.text).toContain("There your words stand until you take a mark.");
  const kept = await visitor.press(shown, { form: "document", button: "Keep" });
  expect(kept.field("text")).toContain("\n\nIn order to win, we walk. At this point in time we rest.");
  expect(kept.field("text")).not.toContain("In order to make the move easier");
});

const wordy = "In order to win, we run. At this point in time we rest.";

test("an action on one paragraph, chosen by its number, changes that one alone", async () => {
  const two = await writeDocument(visitor, "Two", `${bakery}\n\n${wordy}`);
  const ask = (page: Page, fill: Record<string, string>) =>
    visitor.press(page, { form: "document", button: "Shorter", fill }).then((next) => written(visitor, next));
  const review = await ask(two, { paragraph: "2" });
  const kept = await visitor.press(review, { form: "document", button: "Keep" });
  expect(kept.field("text").startsWith(`${bakery}\n\n`)).toBe(true);
  expect(kept.field("text")).not.toContain("In order to win");
  const asked = await stet.db
    .selectFrom("generations")
    .select("input")
    .where("id", "=", review.url.searchParams.get("review") ?? "")
    .executeTakeFirstOrThrow();
  expect(JSON.parse(asked.input)).toMatchObject({ text: wordy, before: bakery.slice(-300), after: "" });
  const headed = await writeDocument(visitor, "Headed", `## In short\n\n${bakery}\n\n- ${wordy}`);
  expect(headed.text).toContain("Headings and points of lists are counted with the paragraphs.");
  const point = await ask(headed, { paragraph: "3" });
  const shorter = (await visitor.press(point, { form: "document", button: "Keep" })).field("text");
  expect([shorter.includes(bakery), shorter.includes("In order to win")]).toEqual([true, false]);
  const refused = await ask(kept, { paragraph: "9" });
  expect(refused.text).toContain("There is no paragraph 9 in this text.");
  expect(refused.field("paragraph")).toBe("9");
});

test("a proposal for a part goes where its paragraph went; one whose paragraph is gone is put in by the writer's word alone", async () => {
  const two = await writeDocument(visitor, "Two", `${wordy}\n\nThe end.`);
  const propose = async (page: Page) =>
    written(
      visitor,
      // The first sentence, as a script sends what is selected.
      await visitor.press(page, { form: "document", button: "Shorter", fill: { place: "0:0-0:24" } }),
    );
  const first = await propose(two);
  expect(boxesOf(first).length).toBeGreaterThan(0);
  await visitor.press(two, {
    form: "document",
    button: "Save",
    fill: { text: `A new beginning.\n\n${wordy}\n\nThe end.` },
  });
  const moved = await visitor.open(first.url.pathname + first.url.search);
  const kept = await visitor.press(moved, { form: "document", button: "Keep" });
  const text = kept.field("text");
  expect(text).toMatch(
    /^A new beginning\.\n\nTo win, we run\. At this point in time we rest\.\n\nThe end\.$/,
  );

  const later = await writeDocument(visitor, "Later", `${wordy}\n\nThe end.`);
  const second = await propose(later);
  await visitor.press(later, { form: "document", button: "Save", fill: { text: "The end." } });
  const gone = await visitor.open(second.url.pathname + second.url.search);
  expect(gone.text).toContain("There your words stand until you take a mark.");
  const ids = boxesOf(gone).filter((box) => box.attribute("checked") !== null);
  expect(ids.length).toBe(boxesOf(gone).length);
  expect((await visitor.press(gone, { form: "document", button: "Keep" })).field("text")).toBe("The end.");
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
  const panel = await visitor.open(`${document.url.pathname}?panel=chat`);
  const needs = await visitor.press(panel, {
    form: "document",
    button: "Transform",
    fill: { text: `${bakery} Typed.`, instruction: "Make it sound like a sea captain tells it" },
  });
  expect(needs.status).toBe(501);
  expect(told(needs, "ask-form")).toContain("Connect a model");
  expect([needs.field("text"), needs.field("instruction")]).toEqual([
    `${bakery} Typed.`,
    "Make it sound like a sea captain tells it",
  ]);
});

test("a text too short for what is asked is declined, free, with what it needs", async () => {
  const short = await writeDocument(visitor, "Short", "");
  const declined = await visitor.press(short, { form: "document", button: "Shorter" });
  expect(declined.status).toBe(422);
  expect(declined.text).toContain("The text is empty.");
  expect(declined.text).not.toContain("text: is empty");
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
  expect(conflict.text).toMatch(/the .*other.* window\./);
  const mine = await visitor.press(conflict, { form: "document", button: "Keep mine" });
  expect(mine.field("text")).toBe("From this window.");
  const versions = await stet.db
    .selectFrom("texts")
    .select("document")
    .where("content_id", "=", document.url.pathname.split("/").at(-1) ?? "")
    .execute();
  expect(versions.some((version) => String(version.document).includes("From the other window."))).toBe(true);
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
  const rows = document.root.findAll("button").filter((button) => button.attribute("class") === "side-item");
  expect(rows.length).toBe(25 + 4);
  const buttons: typeof rows = [];
  for (const row of rows) {
    const panel = /^panel:(.*)$/.exec(row.attribute("value") ?? "")?.[1];
    const page = panel === undefined ? null : await visitor.open(`${document.url.pathname}?panel=${panel}`);
    const inPanel = page?.root.find((one) => one.attribute("class")?.includes("btn-pencil") === true);
    buttons.push(inPanel ?? row);
  }
  const faults: string[] = [];
  for (const button of buttons) {
    expect(button.attribute("name")).toBe("apply");
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
