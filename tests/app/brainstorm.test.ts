import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { readDocx } from "#app/document/files/docx-in.ts";
import { buyPlan } from "#tests/support/buying.ts";
import { writeDocument } from "#tests/support/app-stories.ts";
import { type ModelApp, openModelApp } from "#tests/support/model-app.ts";
import type { Page } from "#tests/support/visitor.ts";
import { eventually } from "#tests/support/eventually.ts";
import { bakery, testPassword } from "#tests/support/samples.ts";

let on: ModelApp;
let told = 0;
beforeAll(async () => {
  on = await openModelApp();
  await buyPlan(on.visitor, 2);
  on.model.fallback = {
    kind: "echo",
    answer: () => `The oven is thought about in way ${told++}. Who would walk to it at noon?`,
  };
});
afterEach(() => on.model.reset());
afterAll(() => on.close());

const fields = { text: bakery, roles: "custom", primary: "Strategist", secondary: "Critic" };
const begin = async (fill: Record<string, string> = fields): Promise<Page> =>
  on.visitor.press(await on.visitor.open("/brainstorm"), { button: "Start Brainstorm", fill });
const next = (page: Page): Promise<Page> => on.visitor.press(page, { button: "Next message" });
const said = (page: Page): number => Number(/(\d+) of 20/.exec(page.text)?.[1]);
/** The page of a session when nothing is written in it any more. */
const settled = ({ url }: Page): Promise<Page> =>
  eventually(async () => {
    const page = await on.visitor.open(url.pathname + url.search);
    return !page.text.includes("Writing…") && page;
  });
const messages = (page: Page) =>
  page.root.findAll("article").filter((one) => one.attribute("id")?.startsWith("message-"));
const idOf = (page: Page, at: number): string =>
  messages(page)[at]?.attribute("id")?.slice("message-".length) ?? "";

test("one post is one message, by turns, and twenty are all", async () => {
  let page = await begin();
  expect(page.url.pathname + page.url.search).toMatch(/^\/brainstorm\?branch=[\w-]{36}$/);
  expect([page.status, said(page)]).toEqual([200, 1]);
  for (let at = 2; at <= 20; at++) {
    expect(page.text).toMatch(/The next one takes at most [\d,]+ credits/);
    page = await next(page);
    expect(said(page)).toBe(at);
  }
  expect(page.text).toContain("Session Complete (20/20)");
  expect(page.text).toContain("Brainstorm Complete!");
  const roles = messages(page).map((one) => one.findAll("h3")[0]?.text().trim());
  expect(roles.slice(0, 3)).toEqual(["Strategist", "Critic", "Strategist"]);
  const whole = await on.visitor.press(page, { button: "Save as a document" });
  expect(whole.url.pathname).toMatch(/^\/create\/[\w-]{36}$/);
  expect(whole.field("text")).toMatch(/^\*\*Strategist\*\*\n\nThe oven is thought about/);
});

test("a panel beside the cards or a document begins it, on that document's text", async () => {
  const document = await writeDocument(on.visitor, "The move");
  const panel = await on.visitor.open(`${document.url.pathname}?panel=brainstorm`);
  expect(panel.text).toContain("Where nothing is typed: “The move”");
  const { text: _none, ...roles } = fields;
  const begun = await on.visitor.press(panel, { button: "Start Brainstorm", fill: roles });
  expect([begun.url.pathname, said(begun)]).toEqual(["/brainstorm", 1]);
  expect(JSON.stringify(on.model.requests.at(-1)?.body)).toContain("Harbour Street bakery");
  const cards = await on.visitor.open("/create?brainstorm=1");
  expect(cards.url.search).toBe("?panel=brainstorm");
  const typed = await on.visitor.press(cards, { button: "Start Brainstorm", fill: fields });
  expect(said(typed)).toBe(1);
});

test("the same page sent twice, and two pages at once, bring one message", async () => {
  const page = await begin();
  const asked = on.model.requests.length;
  on.model.script({ kind: "text", text: "The oven waits. Who walks to it at noon?", delayMs: 100 });
  const other = await on.visitor.open(page.url.pathname + page.url.search);
  const both = await Promise.all([next(page), next(other)]);
  expect(on.model.requests.length).toBe(asked + 1);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  await next(page);
  const after = await on.visitor.open(page.url.pathname + page.url.search);
  expect(said(after)).toBe(2);
});

test("while a message is written its page shows so, with Stop and a refresh; what came is kept", async () => {
  const page = await begin();
  const slow = Array.from({ length: 200 }, (_, at) => `word${at}`).join(" ");
  on.model.script({ kind: "text", text: slow, delayMs: 60 });
  const running = await next(page);
  expect(running.text).toContain("Writing…");
  expect(running.html).toMatch(/<noscript><meta http-equiv="refresh" content="2"\s*\/?><\/noscript>/);
  const stopped = await on.visitor.press(running, { button: "Stop" });
  expect([said(stopped), stopped.text]).toEqual([2, expect.stringContaining("word0 word1")]);
});

test("failures are told in the specification's words, and what was said stays", async () => {
  on.model.script({ kind: "fault", name: "bad-key" });
  const refused = await begin();
  expect(refused.url.pathname).toBe("/brainstorm");
  expect(refused.text).toContain("Failed to initialize brainstorm session: ");
  expect([refused.field("text"), refused.field("primary")]).toEqual([bakery, "Strategist"]);
  const page = await begin();
  on.model.script({ kind: "fault", name: "bad-key" });
  const failed = await next(page);
  expect(failed.text).toContain("Failed to generate continue messages: ");
  expect(said(failed)).toBe(1);
  expect(said(await next(failed))).toBe(2);
});

test("one that breaks off in the middle is told, and one in another language is written again", async () => {
  const page = await next(await begin());
  on.model.script({ kind: "fault", name: "reset-mid-stream" });
  const broken = await next(page);
  expect(broken.text).toContain("Failed to generate continue messages: ");
  expect(broken.text).toContain("It broke off here, and is not part of the session. Nothing was charged.");
  expect(said(broken)).toBe(2);
  const asked = on.model.requests.length;
  on.model.script({
    kind: "text",
    text: "Der Ofen der Bäckerei ist alt und wird bald in die neue Straße getragen. Wer würde dafür am Mittag zu uns kommen?",
  });
  const again = await next(broken);
  expect([said(again), on.model.requests.length]).toEqual([3, asked + 2]);
  expect(again.text).not.toContain("Bäckerei");
  expect(messages(again).map((one) => one.findAll("h3")[0]?.text().trim())).toEqual([
    "Strategist",
    "Critic",
    "Strategist",
  ]);
});

test("a first message that breaks off is told, and begun again", async () => {
  on.model.script({ kind: "fault", name: "hang-mid-stream" });
  const running = await begin();
  expect(running.text).toContain("Writing…");
  const failed = await settled(running);
  expect(failed.text).toContain("Failed to generate first message: ");
  on.model.reset();
  const again = await on.visitor.press(failed, { button: "Try again" });
  expect(said(again)).toBe(1);
});

test("roles are chosen with their reason, or named; what is missing is said and kept", async () => {
  on.model.script({ kind: "text", text: "Primary: Storyteller\n\nSecondary: Editor" });
  const page = await begin({ text: bakery, roles: "auto" });
  expect(page.text).toContain("For a text of this kind: Blog post or article. Storyteller: character");
  on.model.script({ kind: "text", text: "Primary: Economist\n\nSecondary: Skeptic" });
  const seen = await on.visitor.press(await on.visitor.open("/brainstorm?text=A%20shop%20moves."), {
    button: "See who first",
  });
  expect([seen.field("text"), seen.field("chosen_primary")]).toEqual(["A shop moves.", "Economist"]);
  const begun = await on.visitor.press(seen, { button: "Start Brainstorm" });
  expect(begun.text).toContain("Economist: incentives, costs and trade-offs.");
  on.model.script({ kind: "fault", name: "bad-key" });
  const byHand = await begin({ text: bakery, roles: "auto" });
  const chosen = byHand.root.findAll("input").find((one) => one.attribute("value") === "custom");
  expect(chosen?.attribute("checked")).not.toBeNull();
  const missing = await begin({ ...fields, secondary: "  " });
  expect([missing.status, missing.field("primary")]).toEqual([422, "Strategist"]);
  expect(missing.text).toContain("Name a role.");
  expect((await begin({ ...fields, text: " " })).text).toContain("Write or paste a text first.");
});

test("a message has one other perspective, and goes into documents and branches", async () => {
  const page = await next(await begin());
  const [branch, id] = [page.url.searchParams.get("branch") ?? "", idOf(page, 0)];
  const asking = await on.visitor.open(`/brainstorm?branch=${branch}&perspective=${id}`);
  const seen = await on.visitor.press(asking, { button: "Ask", fill: { role: "Librarian" } });
  expect(seen.text).toContain("Perspective added");
  const asked = on.model.requests.length;
  const again = await on.visitor.press(asking, { button: "Ask", fill: { role: "Customer" } });
  expect(again.root.findAll("h4").map((one) => one.text().trim())).toEqual(["Librarian"]);
  expect(on.model.requests.length).toBe(asked);

  const adding = await on.visitor.open(`/brainstorm?branch=${branch}&add=${id}`);
  const made = await on.visitor.press(adding, { button: "A new document" });
  const title = made.field("title");
  const once = made.field("text");
  const more = await on.visitor.open(`/brainstorm?branch=${branch}&add=${idOf(page, 1)}`);
  const back = await on.visitor.press(more, { button: title });
  expect(back.text).toContain(`Added at the end of ${title}.`);
  const text = (await on.visitor.open(made.url.pathname)).field("text");
  expect(text.startsWith(`${once.trimEnd()}\n\n`)).toBe(true);

  const form = await on.visitor.open(`/brainstorm?again=${branch}&message=${id}`);
  expect([form.field("parent"), form.field("primary")]).toEqual([id, "Strategist"]);
  const leaf = await on.visitor.press(form, { button: "Start Brainstorm" });
  const tree = leaf.root.find((one) => one.attribute("class") === "branches");
  expect(tree?.findAll("a").map((one) => one.attribute("aria-current"))).toEqual([null, "page"]);

  const file = await on.visitor.request(`/brainstorm/export?branch=${branch}`);
  expect(file.headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="We are closing the Harbour Street [^"]*\.md"/,
  );
  expect(await file.text()).toMatch(/^# We are closing[^]*> \*\*Librarian\*\*[^]*\*\*Critic\*\*/);
  const word = await on.visitor.request(`/brainstorm/export?branch=${branch}&as=docx`);
  expect(word.headers.get("Content-Disposition")).toContain('.docx"');
  const read = await readDocx(new Uint8Array(await word.arrayBuffer()));
  expect(JSON.stringify(read)).toContain("Librarian");
});

test("cards are made of a message, each way with its price, and what fails is said beside it", async () => {
  const page = await begin();
  const branch = page.url.searchParams.get("branch") ?? "";
  const asking = await on.visitor.open(`/brainstorm?branch=${branch}&inspire=${idOf(page, 0)}`);
  expect(asking.text).toMatch(/Hooks & Openings at most [\d,]+ credits/);
  const hooks = new URLSearchParams({
    session: branch,
    message: idOf(page, 0),
    click: asking.field("click"),
    intent: "inspire",
    way: "Hooks & Openings",
  });
  on.model.script({ kind: "fault", name: "bad-key" });
  const failed = await on.visitor.submit(asking, "/brainstorm/step", null, hooks);
  expect(failed.text).toContain("Failed to generate inspiration");
  expect(said(failed)).toBe(1);
  hooks.set("click", failed.field("click"));
  const made = await on.visitor.submit(failed, "/brainstorm/step", null, hooks);
  expect(made.url.pathname).toBe("/inspiration");
  expect(made.text).toMatch(
    /You wrote The oven is thought about in way \d+\. Who would walk to it at noon\?/,
  );
});

test("where it cannot be read, the page says so and leads back", async () => {
  const { url } = await begin();
  await on.stet.db.schema.alterTable("brainstorm_messages").renameTo("away").execute();
  const failed = await on.visitor.open(url.pathname + url.search);
  await on.stet.db.schema.alterTable("away").renameTo("brainstorm_messages").execute();
  expect([failed.status, failed.text]).toEqual([500, expect.stringContaining("Something went wrong")]);
  const back = failed.root.findAll("a").find((one) => one.text().trim() === "Go Back");
  expect(back?.attribute("href")).toBe("/brainstorm");
  expect(said(await on.visitor.open(url.pathname + url.search))).toBe(1);
});

test("what was typed by somebody who is signed out waits for the log-in", async () => {
  const start = await on.visitor.open("/brainstorm");
  await on.visitor.press(await on.visitor.open("/"), { button: "Sign out" });
  const login = await on.visitor.press(start, { button: "Start Brainstorm", fill: fields });
  expect([login.url.pathname, login.url.searchParams.get("from")]).toEqual(["/login", "/brainstorm"]);
  const { email } = await on.stet.db.selectFrom("users").select("email").executeTakeFirstOrThrow();
  const back = await on.visitor.press(login, {
    button: "Sign In",
    fill: { email, password: testPassword },
  });
  expect([back.url.pathname, back.field("text"), back.field("primary")]).toEqual([
    "/brainstorm",
    bakery,
    "Strategist",
  ]);
  expect((await on.visitor.open("/brainstorm")).field("text")).toBe("");
});

test("sessions are listed, renamed and deleted", async () => {
  const page = await begin();
  const branch = page.url.searchParams.get("branch") ?? "";
  const list = await on.visitor.open("/brainstorm");
  const row = (shown: Page) =>
    shown.root.findAll("a").find((one) => one.attribute("href") === `/brainstorm?branch=${branch}`);
  expect(row(list)?.text().trim()).toMatch(/^We are closing the Harbour Street bakery/);
  const send = (intent: string, title: string) =>
    on.visitor.submit(
      list,
      "/brainstorm/sessions",
      null,
      new URLSearchParams({ intent, session: branch, title }),
    );
  expect(
    row(await send("rename", " The  move "))
      ?.text()
      .trim(),
  ).toBe("The move");
  const left = await send("delete", "");
  expect([row(left), left.text]).toEqual([undefined, expect.stringContaining("The session is deleted.")]);
  expect((await on.visitor.open(`/brainstorm?branch=${branch}`)).status).toBe(404);
});
