import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type ModelApp, openModelApp } from "#tests/support/model-app.ts";
import type { Page } from "#tests/support/visitor.ts";

let on: ModelApp;
const versions = (what: string): string =>
  Array.from({ length: 8 }, (_, at) => `Version ${at + 1}: ${what} number ${at + 1} waits at ten.`).join(
    "\n\n",
  );
const said = (what: string, delayMs = 0) => ({ kind: "text" as const, text: versions(what), delayMs });
beforeAll(async () => {
  on = await openModelApp();
});
afterEach(() => on.model.reset());
afterAll(() => on.close());

const inspire = async (): Promise<Page> => {
  const home = await on.visitor.open("/");
  const fill = { mode: "inspire", text: "The last ferry leaves at ten.", action: "Hooks & Openings" };
  return on.visitor.press(home, { button: "Generate", fill });
};
const cards = (page: Page): string[] =>
  page.root
    .findAll("li")
    .filter((one) => one.attribute("class")?.split(" ").includes("slip"))
    .map((one) => one.text());

const starOf = (page: Page, style: string) => {
  const found = page.root.find((one) => one.attribute("aria-label") === `Favourite: ${style}`);
  if (!found) throw new Error(`no card in the style ${style}`);
  return found;
};
const star = (page: Page, style: string): Promise<Page> => {
  const button = starOf(page, style);
  const fields = button.closest("form")?.fields(page.root) ?? new URLSearchParams();
  fields.append("favourite", button.attribute("value") ?? "");
  return on.visitor.submit(page, "/inspiration/cards", null, fields);
};

test("home's Inspire leads to cards in order, each of which can be used", async () => {
  on.model.script(said("A ferry"));
  const page = await inspire();
  expect(page.url.pathname + page.url.search).toMatch(/^\/inspiration\?id=[\w-]{36}$/);
  expect(cards(page)).toHaveLength(8);
  expect(cards(page)[1]).toContain("The Bold");
  expect(page.text).toContain("You wrote The last ferry leaves at ten.");
  expect(page.text).toMatch(/at most [\d,]+ credits/);
  expect(page.html).not.toMatch(/<li[^>]*style=/);
  const used = await on.visitor.press(page, { button: "Use this" });
  expect(used.url.pathname).toMatch(/^\/create\/[\w-]{36}$/);
  expect(used.field("text")).toContain("A ferry number 1 waits at ten.");
});

test("Generate More takes their place, and the earlier ones stand in the history; Generate New fills home", async () => {
  on.model.script(said("A ferry"));
  const first = await inspire();
  const id = first.url.searchParams.get("id") ?? "";
  const moved = new URLSearchParams({ id, version: "version1", topPx: "5", leftPx: "7", rotation: "0" });
  await on.visitor.submit(first, "/inspiration/cards", null, moved);
  on.model.script(said("A lamp", 400), said("A lamp"));
  const running = await on.visitor.press(first, { button: "Generate More" });
  expect(running.text).toContain("Writing…");
  const twice = await on.visitor.submit(
    running,
    "/inspiration",
    null,
    new URLSearchParams({ id, intent: "more" }),
  );
  expect(twice.text).toContain("Writing…");
  const stopped = await on.visitor.press(running, { button: "Stop" });
  expect(stopped.status).toBe(200);
  on.model.reset();
  on.model.script(said("A light"));
  const more = await on.visitor.press(stopped, { button: "Generate More" });
  expect(cards(more)[0]).toContain("A light number 1");
  const history = await on.visitor.open(`/create/${id}?panel=history`);
  expect(history.text.match(/Written: Hooks & Openings/g)).toHaveLength(3);
  const before = more.root.findAll("a").find((one) => one.text().trim() === "Earlier cards");
  const earlier = await on.visitor.open(before?.attribute("href") ?? "");
  expect(cards(earlier).some((card) => card.includes("A ferry number 1"))).toBe(true);
  expect(cards(earlier).join()).not.toContain("A light");
  const used = await on.visitor.press(earlier, { button: "Use this" });
  expect(used.url.pathname).toMatch(/^\/create\/[\w-]{36}$/);
  expect(used.field("text")).toMatch(/A (?:lamp|ferry) number/);
  const again = more.root.findAll("a").find((one) => one.text().trim() === "Generate New");
  const home = await on.visitor.open(again?.attribute("href") ?? "");
  expect(home.field("text")).toBe("The last ferry leaves at ten.");
});

test("a favourite stays on the board when more are generated; its page stays as it was looked at", async () => {
  on.model.script(said("A ferry"));
  const first = await inspire();
  const starred = await star(
    await on.visitor.open(`${first.url.pathname}${first.url.search}&tidy=1`),
    "The Bold",
  );
  expect(starOf(starred, "The Bold").attribute("aria-pressed")).toBe("true");
  expect(starred.url.search).toContain("&tidy=1");
  on.model.script(said("A light"));
  const more = await on.visitor.press(starred, { button: "Generate More" });
  expect(cards(more)).toHaveLength(9);
  expect(cards(more)[0]).toContain("A ferry number 2");
  expect(cards(more)[1]).toContain("A light number 1");
  const none = await star(more, "The Bold");
  expect(starOf(none, "The Bold").attribute("aria-pressed")).toBe("false");
});

test("what fails is said, and what is there stays", async () => {
  on.model.script(said("A ferry"));
  const page = await inspire();
  const nowhere = { id: page.url.searchParams.get("id") ?? "", version: "version1", topPx: "-5", stays: "1" };
  const body = new URLSearchParams(nowhere);
  const refused = await on.visitor.request("/inspiration/cards", { method: "POST", body });
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining("topPx")]);
  on.stet.settings.remote.inspire = "http://127.0.0.1:1";
  const silent = await on.visitor.press(page, { button: "Generate More" });
  delete on.stet.settings.remote.inspire;
  expect(silent.text).toContain("Failed to generate content");
  expect(cards(silent)).toHaveLength(8);
  on.model.script({ kind: "fault", name: "bad-key" });
  const failed = await on.visitor.press(page, { button: "Generate More" });
  expect(failed.text).toContain("Failed to generate inspiration");
  expect(cards(failed)).toHaveLength(8);
  expect((await on.visitor.request("/inspiration")).headers.get("Location")).toBe("/");
});
