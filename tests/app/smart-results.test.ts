import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { writeDocument } from "#tests/support/app-stories.ts";
import { type ModelApp, openModelApp } from "#tests/support/model-app.ts";
import { bakery } from "#tests/support/samples.ts";
import type { Page } from "#tests/support/visitor.ts";

let on: ModelApp;
let written = 0;
beforeAll(async () => {
  on = await openModelApp();
});
afterEach(() => on.model.reset());
afterAll(() => on.close());

/** Each text is another one, and keeps what the bakery's letter says. */
const write = (): void => {
  on.model.fallback = { kind: "echo", answer: () => `${bakery}\n\nWay ${++written}.` };
};
const open = (path: string): Promise<Page> => on.visitor.open(path);
const press = async (page: Page, button: string, fill: Record<string, string> = {}): Promise<Page> =>
  on.settled(await on.visitor.press(page, { form: "document", button, fill }));
const guidOf = (page: Page): string => page.url.pathname.split("/").at(-1) ?? "";
const results = async (text = bakery): Promise<Page> =>
  open(`/smart-results/${guidOf(await writeDocument(on.visitor, "The move", text))}`);
const tabs = (page: Page): string[] =>
  page.root
    .findAll("a")
    .filter((link) => link.attribute("class") === "tab")
    .map((link) => link.text().trim() + (link.attribute("aria-current") ? " *" : ""));
const listed = (page: Page): string[] =>
  page.root
    .findAll("li")
    .map((item) => item.text().replace(/\s+/g, " ").trim())
    .filter((text) => text.startsWith("Version "))
    .map((text) => `${/^Version \d+/.exec(text)?.[0] ?? ""} ${/(Loaded|Load)$/.exec(text)?.[0] ?? ""}`);
const link = (page: Page, label: string): string => {
  const found = page.root
    .findAll("a")
    .find((one) => (one.attribute("aria-label") ?? one.text().trim()) === label);
  if (!found) throw new Error(`no link is called ${label}`);
  return found.attribute("href") ?? "";
};
const banner = (page: Page): string =>
  page.root
    .find((element) => (element.attribute("class") ?? "").includes("banner"))
    ?.text()
    .trim() ?? "";
const saved = async (page: Page): Promise<string> => (await open(`/create/${guidOf(page)}`)).field("text");
const tool = { tool: "Rewrite: Clarity", "value:Rewrite: Clarity": "Tighten" };

test("without a document it leads home; a card's menu leads to it", async () => {
  const page = await on.visitor.request("/smart-results");
  expect([page.status, page.headers.get("Location")]).toEqual([303, "/"]);
  const shown = await results();
  expect([tabs(shown), listed(shown)]).toEqual([["Version 1 *"], ["Version 1 Loaded"]]);
  expect(shown.field("text")).toBe(bakery);
  expect(shown.text).toMatch(/\d+ words \d+ characters 1 min read/);
  expect(link(await open("/create"), "Versions")).toBe(shown.url.pathname);
  expect(link(await open("/recent-content"), "Versions")).toBe(shown.url.pathname);
});

test("the first tool takes the place of Version 1, the next ones append; the saved text stays", async () => {
  write();
  const first = await press(await results(), "Apply Tools", tool);
  expect([tabs(first), listed(first)]).toEqual([["Version 1 *"], ["Version 1 Loaded"]]);
  expect(first.field("text")).toBe(`${bakery}\n\nWay ${written}.`);
  expect(await saved(first)).toBe(bakery);
  expect((await open(`/create/${guidOf(first)}?panel=history`)).text).toContain("First saved");
  const second = await press(first, "Apply Tools", tool);
  expect(tabs(second)).toEqual(["Version 1", "Version 2 *"]);
  // The tool is chosen still.
  expect(second.url.searchParams.get("tool")).toBe("Rewrite: Clarity");
  const third = await press(second, "Apply Tools");
  expect(tabs(third)).toEqual(["Version 1", "Version 2", "Version 3 *"]);
  const none = await press(await open(second.url.pathname), "Apply Tools");
  expect([none.status, none.field("text")]).toEqual([422, first.field("text")]);
  expect(none.text).toContain("Choose a tool first.");
});

test("New Version sends the same request once more, with the context that goes with it", async () => {
  write();
  const home = await on.visitor.press(await open("/"), {
    button: "Generate",
    fill: { text: bakery, action: "Rewrite", context: "For neighbours." },
  });
  const made = await on.settled(home);
  const page = await open(`/smart-results/${guidOf(made)}`);
  const before = await saved(page);
  expect(page.field("context")).toBe("For neighbours.");
  expect(page.text).toMatch(/New Version at most [\d,]+ credits/);
  const next = await press(page, "New Version", { context: "For the council." });
  expect([tabs(next), listed(next)]).toEqual([
    ["Version 1", "Version 2 *"],
    ["Version 2 Loaded", "Version 1 Loaded"],
  ]);
  const { at, v } = Object.fromEntries(next.url.searchParams);
  expect([at, v]).toEqual(["2", "2"]);
  const sent = on.model.requests.slice(-2).map(({ body }) => JSON.stringify(body));
  expect(sent[1]).toContain("For the council.");
  expect(sent[1]?.replace("For the council.", "For neighbours.")).toBe(sent[0]);
  expect(await saved(page)).toBe(before);
});

test("New Version works on what was typed since, which is saved first", async () => {
  write();
  const made = await on.settled(
    await on.visitor.press(await open("/"), {
      button: "Generate",
      fill: { text: bakery, action: "Rewrite" },
    }),
  );
  const page = await open(`/smart-results/${guidOf(made)}`);
  const typed = `${page.field("text")}\n\nThe cellar is dry.`;
  const next = await press(page, "New Version", { text: typed });
  expect(JSON.stringify(on.model.requests.at(-1)?.body)).toContain("The cellar is dry.");
  expect(await saved(page)).toBe(typed);
  // Of what was typed into another tab as well.
  const more = `${next.field("text")}\n\nThe attic is not.`;
  await press(next, "New Version", { text: more });
  expect(JSON.stringify(on.model.requests.at(-1)?.body)).toContain("The attic is not.");
  expect(await saved(page)).toBe(more);
});

test("a tab is closed and loaded again; Version 1 stays; the saved text is another one when a tab is saved", async () => {
  write();
  const page = await press(await results(), "New Version");
  const two = page.field("text");
  const off = await open(link(page, "Close Version 2"));
  expect([tabs(off), listed(off)]).toEqual([["Version 1 *"], ["Version 2 Load", "Version 1 Loaded"]]);
  expect(off.html).not.toContain("Close Version 1");
  const on2 = await open(link(off, "Load Version 2"));
  expect([tabs(on2), on2.field("text")]).toEqual([["Version 1", "Version 2 *"], two]);
  const kept = await press(on2, "Save");
  expect(kept.text).toContain("Saved!");
  // It is not kept twice.
  expect(listed(kept)).toEqual(["Version 2 Loaded", "Version 1 Loaded"]);
  expect(await saved(kept)).toBe(two);
  const one = await open(link(kept, "Version 1"));
  const typed = await press(one, "Save", { text: `${bakery}\n\nTyped.` });
  expect([tabs(typed), await saved(typed)]).toEqual([["Version 1", "Version 3 *"], `${bakery}\n\nTyped.`]);
  const more = await on.visitor.press(typed, {
    button: "Generate More",
    fill: { text: `${bakery}\n\nAgain.` },
  });
  expect([more.url.pathname, more.field("text")]).toEqual(["/", `${bakery}\n\nAgain.`]);
  expect(await saved(typed)).toBe(`${bakery}\n\nAgain.`);
});

test("while a version is written it shows so, with Stop; what failed says so and costs nothing", async () => {
  const page = await results();
  const words = Array.from({ length: 300 }, (_, at) => `word${at}`).join(" ");
  on.model.script({ kind: "text", text: words, delayMs: 60 });
  const running = await on.visitor.press(page, { form: "document", button: "New Version" });
  expect(running.url.search).toMatch(/writing=/);
  expect(running.text).toContain("Writing…");
  expect(running.html).toMatch(/<noscript><meta http-equiv="refresh" content="2"\s*\/?><\/noscript>/);
  const again = await on.visitor.press(page, { form: "document", button: "New Version" });
  expect(again.url.search).toBe(running.url.search);
  const stopped = await press(running, "Stop");
  expect([tabs(stopped), stopped.field("text")]).toEqual([
    ["Version 1", "Version 2 *"],
    expect.stringMatching(/^word0 word1 /),
  ]);
  on.model.script({ kind: "fault", name: "bad-key" });
  const failed = await press(stopped, "New Version", { context: "For the council." });
  expect(failed.field("context")).toBe("For the council.");
  expect(tabs(failed)).toEqual(tabs(stopped));
  expect(banner(failed)).not.toBe("");
});

test("what comes out as it was is not kept, and of what broke off the beginning is shown, to be tried again", async () => {
  write();
  const page = await press(await results(), "New Version");
  const two = page.field("text");
  on.model.fallback = { kind: "echo", answer: () => two };
  const same = await press(page, "New Version");
  expect([same.status, tabs(same)]).toEqual([422, tabs(page)]);
  expect(banner(same)).toContain("It came out the same as a version that you have.");
  on.model.script({ kind: "fault", name: "reset-mid-stream" });
  const broken = await on.settled(await on.visitor.press(same, { form: "document", button: "New Version" }));
  const begun = await open(broken.url.pathname + broken.url.search);
  expect(begun.text).toContain("What had been written is below; it is not part of your document.");
  expect(begun.text).toContain("Nothing was charged.");
  write();
  const again = await press(begun, "Try again");
  expect([tabs(again), again.field("text")]).toEqual([
    ["Version 1", "Version 2", "Version 3 *"],
    `${bakery}\n\nWay ${written}.`,
  ]);
  const back = await press(begun, "Discard");
  expect([back.status, back.field("text")]).toEqual([200, two]);
});

test("a text that somebody else changed meanwhile is not overwritten unseen", async () => {
  const page = await results();
  const elsewhere = await open(`/create/${guidOf(page)}`);
  await press(elsewhere, "Save", { text: "Theirs." });
  const met = await press(page, "Save", { text: "Mine." });
  expect(met.url.search).toMatch(/conflict=/);
  expect(met.text).toMatch(/Mine\..*Theirs\.|Theirs\..*Mine\./);
  const left = await results();
  await on.visitor.press(await open(`/create/${guidOf(left)}/delete`), { button: "Delete" });
  const gone = await press(left, "Save", { text: "Still mine." });
  expect([gone.status, gone.field("text")]).toEqual([404, "Still mine."]);
  expect(gone.text).toContain("This document was deleted somewhere else.");
  const anew = await on.visitor.press(gone, { form: "document", button: "Save as a new document" });
  expect(anew.field("text")).toBe("Still mine.");
});
