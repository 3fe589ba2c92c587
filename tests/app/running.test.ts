import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { writeDocument } from "#tests/support/app-stories.ts";
import type { Page } from "#tests/support/visitor.ts";
import { type ModelApp, openModelApp } from "#tests/support/model-app.ts";
import { bakery } from "#tests/support/samples.ts";
import { told } from "#tests/support/told.ts";

const words = Array.from({ length: 300 }, (_, at) => `word${at}`).join(" ");
let on: ModelApp;
beforeAll(async () => {
  on = await openModelApp();
});
afterEach(() => on.model.reset());
afterAll(() => on.close());

const generate = async (): Promise<Page> =>
  on.visitor.press(await on.visitor.open("/"), {
    button: "Generate",
    fill: { text: bakery, action: "Rewrite" },
  });
const slow = (): void =>
  on.model.script({ kind: "text", text: words, delayMs: 60 }, { kind: "text", text: words, delayMs: 60 });

const folded = (page: Page): string | null => told(page, "folded");
/** What the sidebar says that each action may cost. */
const pricesOf = (page: Page): Map<string, string> =>
  new Map(
    page.root.findAll("div").flatMap((row) => {
      if (row.attribute("class") !== "side-row") return [];
      const [name, price] = ["side-name", "side-price"].map((wanted) =>
        row
          .findAll("span")
          .find((span) => span.attribute("class") === wanted)
          ?.text()
          .replace(/\s+/g, " ")
          .trim(),
      );
      return name === undefined || price === undefined ? [] : [[name, price] as const];
    }),
  );

test("while it is written, its address shows so, with Stop and a refresh for readers without scripts", async () => {
  slow();
  const page = await generate();
  expect(page.url.pathname).toMatch(/^\/create\/[\w-]{36}$/);
  expect(page.text).toContain("Writing…");
  expect(page.text).toContain("word0");
  expect(
    page.root.find((element) => element.tag === "button" && element.text().trim() === "Stop"),
  ).not.toBeNull();
  expect(page.html).toMatch(/<noscript><meta http-equiv="refresh" content="2"\s*\/?><\/noscript>/);
  expect(page.html.indexOf("<noscript>")).toBeGreaterThan(page.html.indexOf("<body"));
  const stopped = await on.visitor.press(page, { form: "document", button: "Stop" });
  expect(stopped.field("text")).toMatch(/^word0 word1 /);
  expect(told(stopped, "cost")).toMatch(/^You stopped it where it ends\. [\d,]+ credits\./);
  expect(on.model.requests.at(-1)?.cut).toBe(true);
});

test("the finished text stands at the same address", async () => {
  on.model.script({ kind: "text", text: words, delayMs: 30 }, { kind: "text", text: words });
  const page = await generate();
  const done = await on.settled(page);
  expect(done.url.pathname).toBe(page.url.pathname);
  expect(done.field("text")).toBe(words);
  expect(told(done, "cost")).not.toContain("stopped");
  expect(done.text).toMatch(/\d promises? kept|\d of \d not kept/);
});

test("a fault before the redirect shows the form again, with what was typed and why", async () => {
  on.model.script({ kind: "fault", name: "bad-key" });
  const page = await generate();
  expect(page.status).toBeGreaterThanOrEqual(502);
  expect(page.url.pathname).toBe("/");
  expect(page.field("text")).toBe(bakery);
  expect(
    page.root
      .find((element) => (element.attribute("class") ?? "").includes("banner"))
      ?.text()
      .trim(),
  ).toBeTruthy();
});

test("a fault after it shows what came, what it cost, and a way to try again", async () => {
  on.model.script({ kind: "fault", name: "hang-mid-stream" });
  const running = await generate();
  expect(running.text).toContain("Writing…");
  const page = await on.settled(running);
  expect(page.text).toContain("Nothing was charged.");
  on.model.script({ kind: "content", manner: "obeys" }, { kind: "content", manner: "obeys" });
  const again = await on.settled(await on.visitor.press(page, { form: "document", button: "Try again" }));
  expect(again.field("text").length).toBeGreaterThan(0);
});

test("an action on a document runs the same way, and stopping it proposes what came", async () => {
  const document = await writeDocument(on.visitor, "Slow edit");
  slow();
  const running = await on.visitor.press(document, { form: "document", button: "Improve" });
  expect(running.text).toContain("Writing…");
  const stopped = await on.visitor.press(running, { form: "document", button: "Stop" });
  expect(stopped.text).toContain("Keep");
  const left = await on.visitor.press(stopped, { form: "document", button: "Discard" });
  expect(left.field("text")).toBe(bakery);
  expect(left.text).toContain("Improve is discarded. Your text is as it was.");
});

test("until the first words have come, the text that is worked on stands there", async () => {
  const document = await writeDocument(on.visitor, "Slow start");
  on.model.script({ kind: "text", text: words, delayMs: 2_500 });
  const running = await on.visitor.press(document, { form: "document", button: "Improve" });
  expect(running.text).toContain("Writing…");
  expect(running.text).toContain(bakery);
  const stopped = await on.visitor.press(running, { form: "document", button: "Stop" });
  expect(stopped.field("text")).toBe(bakery);
});

test("while a part is written the whole text stands, and its words come with their marks", async () => {
  const document = await writeDocument(on.visitor, "Slow part");
  slow();
  const running = await on.visitor.press(document, {
    form: "document",
    button: "Improve",
    fill: { paragraph: "1" },
  });
  expect(running.text).toContain("Writing…");
  expect(running.text).toContain(bakery);
  expect(folded(running)).toBeNull();
  expect(running.text).not.toContain("word0");
  const stopped = await on.visitor.press(running, { form: "document", button: "Stop" });
  expect(stopped.text).toContain("You stopped this edit.");
});

test("the text that is worked on is at hand while words come, and stands again where they broke off", async () => {
  const document = await writeDocument(on.visitor, "Broken edit");
  slow();
  const running = await on.visitor.press(document, { form: "document", button: "Improve" });
  expect(folded(running)).toContain(bakery);
  const stopped = await on.visitor.press(running, { form: "document", button: "Stop" });
  const left = await on.visitor.press(stopped, { form: "document", button: "Discard" });
  on.model.reset();
  on.model.script({ kind: "fault", name: "hang-mid-stream" });
  const broken = await on.settled(await on.visitor.press(left, { form: "document", button: "Improve" }));
  const failed = await on.visitor.open(broken.url.pathname + broken.url.search);
  expect(failed.text).toContain("What had been written is below; it is not part of your document.");
  expect(folded(failed)).toMatch(/^What had been written \S/);
  expect(folded(failed)).not.toContain(bakery);
  expect(failed.text).toContain(bakery);
  const back = await on.visitor.press(failed, { form: "document", button: "Discard" });
  expect(back.field("text")).toBe(bakery);
});

test("the actions keep their prices while none can be asked for, and have none where there is no text", async () => {
  const document = await writeDocument(on.visitor, "Priced");
  slow();
  const running = await on.visitor.press(document, { form: "document", button: "Improve" });
  expect(running.text).toContain("Wait for the text, or stop it.");
  expect([...pricesOf(running)]).toEqual([...pricesOf(document)]);
  expect(pricesOf(running).get("Improve")).toMatch(/^At most [\d,]+ credits/);
  await on.visitor.press(running, { form: "document", button: "Stop" });
  const blank = await writeDocument(on.visitor, "Blank", "");
  expect(pricesOf(blank).get("Improve")).toBeUndefined();
});

test("the event route answers the same fields as events", async () => {
  on.model.script({ kind: "content", manner: "obeys", chunk: 40 });
  const fields = new FormData();
  for (const [name, value] of Object.entries({
    mode: "create",
    text: bakery,
    action: "Rewrite",
    click: "events",
    intent: "generate",
  }))
    fields.set(name, value);
  const response = await on.visitor.request("/generate/stream", { method: "POST", body: fields });
  expect(response.headers.get("Content-Type")).toMatch(/^text\/event-stream/);
  const body = await response.text();
  expect(body).toMatch(/^event: start\n/);
  expect(body).toMatch(/event: (done|error)\n/);
});

test("a guest's event route keeps the text and says where to go", async () => {
  const guest = on.stet.visitor();
  const fields = new URLSearchParams({
    mode: "create",
    text: bakery,
    action: "Rewrite",
    click: "c",
    intent: "generate",
  });
  const response = await guest.request("/generate/stream", { method: "POST", body: fields });
  expect([response.status, await response.json()]).toEqual([401, { login: "/login?from=%2F" }]);
  expect(guest.cookies.has("stet_draft")).toBe(true);
});
