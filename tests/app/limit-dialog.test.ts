import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FakeAuth, type Said, startFakeAuth } from "#tests/support/fake-auth.ts";
import { joinStet, writeDocument } from "#tests/support/app-stories.ts";
import { eventually } from "#tests/support/eventually.ts";
import { plantRunning } from "#tests/support/generations.ts";
import type { HtmlElement } from "#tests/support/page-tree.ts";
import { bakery } from "#tests/support/samples.ts";
import { told } from "#tests/support/told.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { Page, Pressed, Visitor } from "#tests/support/visitor.ts";

let stet: TestApp;
beforeAll(async () => {
  stet = await openTestApp();
});
afterAll(() => stet.close());

/** More than the free plan's credits and those of its trial. */
const endless = `${bakery}\n\n`.repeat(800).trim();

async function member(): Promise<{ visitor: Visitor; email: string }> {
  const email = `limited-${randomUUID()}@example.com`;
  const visitor = stet.visitor();
  await joinStet(stet, visitor, email);
  return { visitor, email };
}

/** Holds what is left of a unit by texts that are being written. */
async function use(email: string, times: number, credits: { input: number; output: number }): Promise<void> {
  const { id } = await stet.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const clock = { now: () => Date.now(), pass: () => undefined };
  for (let at = 0; at < times; at++) await plantRunning({ db: stet.db, clock }, id, { credits });
}

function dialogOf(page: Page): HtmlElement {
  const dialog = page.root.findAll("dialog")[0];
  if (!dialog) throw new Error(`no dialog stands on ${page.url.pathname}: ${page.text.slice(0, 300)}`);
  return dialog;
}

const words = (element: HtmlElement): string => element.text().replace(/\s+/g, " ").trim();

/** Without a script it stands open in the page; its button closes it by the browser's own means. */
function assertAnswerable(page: Page): void {
  const dialog = dialogOf(page);
  expect(dialog.attribute("open")).not.toBeNull();
  const later = dialog.findAll("button");
  expect(later.map((button) => words(button))).toEqual(["Maybe Later"]);
  expect(later[0]?.closest("form")?.attribute("method")).toBe("dialog");
  const upgrade = dialog.findAll("a")[0];
  expect(upgrade && [words(upgrade), upgrade.attribute("href")]).toEqual(["Upgrade to Pro", "/plans"]);
}

const generate = async (visitor: Visitor, text: string): Promise<Page> =>
  visitor.press(await visitor.open("/"), { button: "Generate", fill: { text, action: "Summarize" } });

test("home: credits used up, and the text stands below", async () => {
  const { visitor, email } = await member();
  await use(email, 1, { input: 30_000, output: 9_990 });
  const page = await generate(visitor, bakery);
  expect([page.status, page.url.pathname]).toEqual([429, "/"]);
  assertAnswerable(page);
  expect(words(dialogOf(page))).toBe(
    "Credit Limit Exceeded You've reached your monthly credit limit Credits Used 39,990 / 40,000 " +
      "Share used Current Plan Free This text needs more credits than are left. Your text is safe. Only the pencil has stopped. Maybe Later Upgrade to Pro",
  );
  expect(page.field("text")).toBe(bakery);
  expect(page.html.indexOf("<dialog")).toBeLessThan(page.html.indexOf('id="desk-text"'));
  expect(page.html.includes("token_limit_exceeded")).toBe(false);
  expect(page.root.findAll("div").filter((one) => one.attribute("class")?.startsWith("banner"))).toEqual([]);
});

test("home: prompts used up", async () => {
  const { visitor, email } = await member();
  await use(email, 60, { input: 1, output: 1 });
  const page = await generate(visitor, bakery);
  expect(page.status).toBe(429);
  assertAnswerable(page);
  expect(words(dialogOf(page))).toMatch(
    /^Prompt Limit Reached You've reached your monthly prompt limit Prompts Used 60 \/ 60 Share used Current Plan Free /,
  );
  expect(page.field("text")).toBe(bakery);
  expect(page.html.includes("Prompt limit reached:")).toBe(false);
});

test("an action on a document: the text is saved and stands below", async () => {
  const { visitor } = await member();
  const saved = await writeDocument(visitor, "Endless", endless);
  const page = await visitor.press(saved, { form: "document", button: "Shorter" });
  expect(page.status).toBe(429);
  assertAnswerable(page);
  expect(words(dialogOf(page))).toContain("Credits Used 0 / 40,000");
  expect(page.field("text")).toBe(endless);
  expect((await visitor.open(page.url.pathname)).field("text")).toBe(endless);
});

/** Presses a button of the grid until it fails while the grid waits for it: on a busy machine that takes longer at first. */
const pressTool = (visitor: Visitor, page: Page, pressed: Omit<Pressed, "form">): Promise<Page> =>
  eventually(async () => {
    const next = await visitor.press(page, { ...pressed, form: "card" });
    return next.status === 200 ? null : next;
  });

test("the grid: a limit and a plan's are each said where they are met", async () => {
  const { visitor, email } = await member();
  const card = (await writeDocument(visitor, "The move")).url.pathname.split("/")[2] ?? "";
  const grid = await visitor.open(`/create?card=${card}`);
  const brainstorm = await visitor.open(`/create?card=${card}&panel=brainstorm`);
  expect(told(brainstorm, "ws-panels")).toContain("Brainstorm Upgrade");
  const upgrade = brainstorm.root
    .find((one) => one.attribute("class")?.split(" ").includes("panel") === true)
    ?.findAll("a")
    .find((link) => words(link) === "Upgrade");
  expect(upgrade?.attribute("href")).toBe("/plans");

  await use(email, 60, { input: 1, output: 1 });
  const limited = await visitor.press(grid, { form: "card", button: "Shorter" });
  expect(limited.status).toBe(429);
  assertAnswerable(limited);
  expect(words(dialogOf(limited))).toContain("Prompt Limit Reached");
  expect(limited.root.findAll("article")).toHaveLength(1);
});

test("the grid: what needs a model and what a tool has no use for are each said in its panel", async () => {
  const { visitor } = await member();
  const card = (await writeDocument(visitor, "The move")).url.pathname.split("/")[2] ?? "";
  const unconnected = await visitor.open(`/create?card=${card}&panel=tool&tool=Ad Copy Generator`);
  expect(told(unconnected, "tool-kind")).toContain("Connect a model");
  const press = () => visitor.press(unconnected, { form: "card", button: "Write it" });
  expect(press).toThrow('the button "Write it" is disabled');
  const story = await visitor.open(`/create?card=${card}&panel=story`);
  const action = "Write the back-cover blurb";
  const declined = await pressTool(visitor, story, { button: "Apply tool", fill: { action } });
  expect([declined.status, told(declined, "ask-go")]).toEqual([
    422,
    expect.stringContaining("This sheet works on a story."),
  ]);
  expect(told(declined, "side-acting")).toBe("On The move");
  expect(declined.text).toContain("Credits 0 / 40,000");
});

test("trying again: the page that the form leads to says it once", async () => {
  const { visitor, email } = await member();
  const saved = await writeDocument(visitor, "Again");
  const review = await visitor.press(saved, { form: "document", button: "Shorter" });
  expect(review.url.searchParams.get("review")).not.toBeNull();
  await use(email, 59, { input: 1, output: 1 });
  const again = await visitor.press(review, { button: "Try again" });
  assertAnswerable(again);
  expect(words(dialogOf(again))).toContain("Prompt Limit Reached");
  expect((await visitor.open(again.url.pathname)).root.findAll("dialog")).toEqual([]);
});

test("a script's request is told the limit and its figures, and nothing of the raw answer", async () => {
  const { visitor } = await member();
  const form = new URLSearchParams({
    text: endless,
    action: "Summarize",
    intent: "generate",
    mode: "create",
  });
  const answer = await visitor.request("/generate/stream", { method: "POST", body: form });
  expect([answer.status, await answer.json()]).toEqual([
    429,
    {
      errors: {},
      notice: {
        kind: "warning",
        text: "You've reached your monthly credit limit. Your text is still here.",
        limit: { limit: "credits", used: 0, max: 40_000, plan: "Free" },
      },
    },
  ]);
});

test("every other refusal is a banner", async () => {
  const { visitor } = await member();
  const page = await generate(visitor, "Hm.");
  expect(page.status).toBeGreaterThanOrEqual(400);
  expect(page.root.findAll("dialog")).toEqual([]);
  expect(page.html.includes('role="alert"')).toBe(true);
});

describe("a service elsewhere that says token_limit_exceeded", () => {
  const call = "POST /api/v1/smart-actions/generateSmart";
  const limit = {
    status: "token_limit_exceeded",
    current_usage: 1_200,
    max_allowed: 2_000,
    plan: "Lite",
    response: "The credits of this month are used up.",
  };
  let service: FakeAuth;
  let elsewhere: TestApp;
  let visitor: Visitor;
  beforeAll(async () => {
    service = await startFakeAuth();
    const catalogue = await stet.visitor().request("/api/v1/smart-actions/catalogue");
    service.answers.set("GET /api/v1/smart-actions/catalogue", {
      status: 200,
      body: (await catalogue.json()) as object,
    });
    elsewhere = await openTestApp("sqlite", { remote: { "smart-actions": service.url } });
    visitor = elsewhere.visitor();
    await joinStet(elsewhere, visitor);
  });
  afterAll(async () => {
    await elsewhere.close();
    await service.close();
  });

  test.each<[string, Said]>([
    ["at the top of a success", { status: 200, body: limit }],
    ["in a success's detail", { status: 200, body: { detail: limit } }],
    ["at the top of a 403", { status: 403, body: limit }],
    ["in the detail of a 402", { status: 402, body: { detail: limit } }],
    ["at the top of a 429", { status: 429, body: { ...limit, detail: "No more." } }],
    ["in the detail of a 500", { status: 500, body: { detail: limit } }],
  ])("%s stops the action and opens the dialog", async (_where, said) => {
    service.answers.set(call, said);
    const page = await generate(visitor, bakery);
    expect(page.url.pathname).toBe("/");
    expect(words(dialogOf(page))).toContain("Credits Used 1,200 / 2,000 Share used Current Plan Lite");
    expect(page.field("text")).toBe(bakery);
    const form = new URLSearchParams({
      text: bakery,
      action: "Summarize",
      intent: "generate",
      mode: "create",
    });
    const script = await visitor.request("/generate/stream", { method: "POST", body: form });
    expect([script.status, await script.json()]).toMatchObject([
      429,
      { notice: { limit: { limit: "credits", used: 1_200, max: 2_000, plan: "Lite" } } },
    ]);
  });

  test("a service that fails or is away is said on home, which keeps the text", async () => {
    service.answers.set(call, { status: 500, body: {} });
    const page = await generate(visitor, bakery);
    expect(page.text).toContain("Failed to generate content. Please try again.");
    expect(page.text).toContain("Failed to load recent content");
    expect(page.field("text")).toBe(bakery);
    const { id } = await elsewhere.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
    service.answers.set(`GET /api/v1/smart-actions/recentContent/user/${id}`, "hang up");
    expect((await visitor.open("/")).text).toContain("Error loading recent content");
  });
});
