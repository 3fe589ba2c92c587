import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { joinStet, writeDocument, written } from "#tests/support/app-stories.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { Page, Visitor } from "#tests/support/visitor.ts";
import { told } from "#tests/support/told.ts";
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
const boxesOf = (page: Page) =>
  page.root.findAll("input").filter((input) => input.attribute("name") === "stands");

test("a first edit from home opens with its marks against what was typed; those that stand are the typed words again", async () => {
  const home = await visitor.press(await visitor.open("/"), {
    button: "Show the options",
    fill: { text: bakery, action: "Rewrite" },
  });
  const first = await written(
    visitor,
    await visitor.press(home, { button: "Generate", fill: { "option:Clarity": "Tighten" } }),
  );
  expect(first.url.search).toBe("?first");
  const wanted = boxesOf(first).find((box) => box.attribute("aria-label")?.includes("In order to"));
  const id = wanted?.attribute("value") ?? "";
  const kept = await visitor.press(first, { form: "document", button: "Keep", fill: { stands: id } });
  expect(kept.field("text")).toContain("In order to make the move easier");
  expect(kept.field("text")).not.toContain("At this point in time");
  const plain = await visitor.open(first.url.pathname);
  expect(boxesOf(plain)).toEqual([]);
});

test("an edit keeps the lines of an address, a list and a poem, and so does the way back", async () => {
  const poem = "Roses by the door,\na bicycle with no bell.";
  const typed = `The Plough\n14 Church Lane\n\nDear Edith,\nwe was glad to see you and the the soup was good.\n\n- the notebook\n- two pens\n\n${poem}`;
  const home = await visitor.press(await visitor.open("/"), {
    button: "Show the options",
    fill: { text: typed, action: "Rewrite" },
  });
  const fill = { "option:Degree of Change": "Light touch" };
  const first = await written(visitor, await visitor.press(home, { button: "Generate", fill }));
  expect(boxesOf(first)).toHaveLength(2);
  const kept = await visitor.press(first, { form: "document", button: "Keep" });
  const lines = (page: Page) => page.field("text").replaceAll("\\\n", "\n");
  expect(lines(kept)).toBe(typed.replace("we was", "we were").replace("the the", "the"));
  const mine = await visitor.press(kept, { form: "document", button: "Your text" });
  expect(lines(await visitor.press(mine, { button: "Bring it back" }))).toBe(typed);
});

test("without a script the values of an action are left behind with it, and its mode's actions with the mode", async () => {
  const rewriting = await visitor.press(await visitor.open("/"), {
    button: "Show the options",
    fill: { text: bakery, action: "Rewrite" },
  });
  const carried = { "option:Degree of Change": "Light touch" };
  expect(rewriting.field("option:Degree of Change")).toBe("");
  const other = await visitor.press(rewriting, {
    button: "Generate",
    fill: { ...carried, mode: "inspire", intent: "generate" },
  });
  expect([other.status, other.url.pathname]).toEqual([422, "/"]);
  expect(other.text).toContain("Choose a smart action first.");
  expect(other.field("text")).toBe(bakery);
  const made = await visitor.press(rewriting, {
    button: "Generate",
    fill: { ...carried, action: "Summarize" },
  });
  expect(made.url.pathname).toMatch(/^\/create\//);
});

const letter =
  "We are writing to you in order to let you know that the shop moves. At this point in time we do not know the exact date. In order to make the move easier we close at noon.";

test("a mark of a first result that is let stand stands in the text at once; the title follows, and what is kept counts", async () => {
  const home = await visitor.press(await visitor.open("/"), {
    button: "Show the options",
    fill: { text: letter, action: "Rewrite" },
  });
  const fill = { "option:Clarity": "Tighten" };
  const first = await written(visitor, await visitor.press(home, { button: "Generate", fill }));
  expect(first.url.search).toBe("?first");
  expect(told(first, "side-acting")).toBe("Keep or close the marks first.");
  expect(first.text).toContain("Close the marks: the new text stays, with what you let stand.");
  const here = first.url.pathname;
  const text = async () => (await visitor.open(here)).field("text");
  expect((await visitor.open(here)).field("title")).toBe(
    "We are writing to you to let you know that the shop moves",
  );

  const boxes = boxesOf(first);
  const ids = boxes.map((box) => box.attribute("value") ?? "");
  const [opening = "", now = ""] = ids;
  const stand = (...stands: string[]) => {
    const form = new URLSearchParams({ typed: "1", intent: "stand", revision: first.field("revision") });
    for (const id of stands) form.append("stands", id);
    return visitor.request(`${here}/decide`, { method: "POST", body: form });
  };
  // As a script does it, mark by mark: with the second choice the first one is taken again.
  expect((await stand(now)).status).toBe(204);
  expect(await text()).toContain("At this point in time");
  expect((await stand(opening)).status).toBe(204);
  expect(await text()).toMatch(/^We are writing to you in order to let you know.* moves\. Now/);
  expect((await visitor.open(here)).field("title")).toMatch(/^We are writing to you in order to let you/);
  const again = await visitor.open(`${here}?first`);
  const ticked = boxesOf(again).filter((box) => box.attribute("checked") !== null);
  expect([boxesOf(again).length, ticked.map((box) => box.attribute("value"))]).toEqual([
    ids.length,
    [opening],
  ]);
  expect(again.text).toContain(`${ids.length} marks, 1 let stand`);

  // Without a script, by the button that hides the marks.
  const hidden = await visitor.press(again, {
    form: "document",
    button: "Close the marks",
    fill: { stands: now },
  });
  expect([hidden.url.pathname + hidden.url.search, await text()]).toEqual([
    here,
    expect.stringContaining("At this point in time"),
  ]);
  const history = () => visitor.open(`${here}?panel=history`);
  expect((await history()).text).toContain("Kept 0");
  expect((await history()).text).toMatch(/All 3.*Saved, the present text.*Written: Rewrite.*Your text/);
  await visitor.press(await visitor.open(`${here}?marks`), { form: "document", button: "Keep" });
  expect((await history()).text).toMatch(/Kept 1.*Kept: Rewrite, the present text.*Written: Rewrite/);
  expect(await text()).toContain("At this point in time");

  const typed = await visitor.open(`${here}?version=0`);
  const back = await visitor.press(typed, { form: "document", button: "Bring it back" });
  expect(back.field("text")).toBe(letter);
  expect(back.field("title")).toMatch(/^We are writing to you in order/);
  // What changes beside the text is told of.
  const followed = await visitor.press(await shorten(back), { form: "document", button: "Keep" });
  expect(followed.text).toMatch(
    /Content saved! Its title follows the text: “We are writing to you to let you.+?”/,
  );
  const named = await visitor.press(followed, {
    form: "document",
    button: "Save",
    fill: { title: "Moving", text: letter },
  });
  await visitor.press(await shorten(named), { form: "document", button: "Keep" });
  expect((await visitor.open(here)).field("title")).toBe("Moving");
});
