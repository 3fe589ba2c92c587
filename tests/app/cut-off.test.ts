import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { writeDocument } from "#tests/support/app-stories.ts";
import { type ModelApp, openModelApp } from "#tests/support/model-app.ts";
import { bakery } from "#tests/support/samples.ts";
import type { Page } from "#tests/support/visitor.ts";

const cut = "This text was cut off";
const sentence = "We are closing the shop on the corner, because the";
const rest = "lease has ended. The ovens go with us.";
let on: ModelApp;
beforeAll(async () => {
  on = await openModelApp();
});
afterEach(() => on.model.reset());
afterAll(() => on.close());

/** Every try ends where the model's room does. */
const cutsOff = (text: string): void => {
  on.model.fallback = { kind: "text", text, finish: "length" };
};
const goesOn = (text: string): void => {
  on.model.fallback = { kind: "text", text };
};
const press = async (page: Page, button: string): Promise<Page> =>
  on.settled(await on.visitor.press(page, { form: "document", button }));
const buttons = (page: Page): string[] => page.root.findAll("button").map((button) => button.text().trim());

test("a new text that was cut off says so and offers to go on; what comes is a proposal for the whole", async () => {
  cutsOff(sentence);
  const home = await on.visitor.open("/");
  const page = await on.settled(
    await on.visitor.press(home, { button: "Generate", fill: { text: bakery, action: "Rewrite" } }),
  );
  expect(page.field("text")).toBe(sentence);
  expect(page.text).toContain(cut);
  goesOn(rest);
  const review = await press(page, "Continue");
  expect(review.text).toContain("Continue writing");
  expect(review.text).toContain(sentence.slice(0, 30));
  expect(review.text).not.toContain(cut);
  const asked = JSON.stringify(on.model.requests.at(-1)?.body);
  expect(asked).toContain("TEXT BEGINS");
  expect(asked).toContain(bakery.slice(-60).replace(/\n/g, "\\n"));
  const kept = await press(review, "Keep");
  expect(kept.field("text")).toBe(`${sentence} ${rest}`);
  expect(kept.text).not.toContain(cut);
});

test("what was typed is saved before the text goes on", async () => {
  cutsOff(sentence);
  const home = await on.visitor.open("/");
  const page = await on.settled(
    await on.visitor.press(home, { button: "Generate", fill: { text: bakery, action: "Rewrite" } }),
  );
  goesOn(rest);
  const review = await on.settled(
    await on.visitor.press(page, { form: "document", button: "Continue", fill: { title: "Typed" } }),
  );
  const kept = await press(review, "Keep");
  expect([kept.field("title"), kept.field("text")]).toEqual(["Typed", `${sentence} ${rest}`]);
});

test("an edit that was cut off is kept and gone on with, again and again", async () => {
  const document = await writeDocument(on.visitor, "The move");
  cutsOff(sentence);
  const review = await press(document, "Improve");
  expect(review.text).toContain(cut);
  expect(buttons(review)).toEqual(expect.arrayContaining(["Keep", "Discard", "Keep and continue"]));
  // At both ends of a long text: what stands there, and what can be done with it.
  expect(review.text).toContain("what it did not come to is marked as going out");
  expect(review.text).toContain("nothing of that is in your document before you keep it");
  cutsOff("lease has ended and");
  const second = await press(review, "Keep and continue");
  expect(second.text).toContain(cut);
  goesOn("nobody renewed it.");
  const third = await press(second, "Keep and continue");
  expect(JSON.stringify(on.model.requests.at(-1)?.body)).toContain(bakery.slice(-60).replace(/\n/g, "\\n"));
  expect(third.text).not.toContain(cut);
  const kept = await press(third, "Keep");
  expect(kept.field("text")).toBe(`${sentence} lease has ended and nobody renewed it.`);
});

test.each(["Keep and continue", "Keep"])(
  "%s, pressed on a continuation again, leads to the same place",
  async (button) => {
    const document = await writeDocument(on.visitor, "The move");
    cutsOff(sentence);
    const kept = await press(await press(document, "Improve"), "Keep");
    cutsOff("lease has ended and");
    const review = await press(kept, "Continue");
    goesOn("nobody renewed it.");
    const places = await Promise.all([press(review, button), press(review, button)]);
    places.push(await press(review, button));
    const [first] = places;
    expect(first?.url.search).toMatch(button === "Keep" ? /^$/ : /^\?review=/);
    expect(places.map(({ url }) => url.search)).toEqual(places.map(() => first?.url.search));
  },
);

test("a continuation that is discarded leaves the text, which still says that it was cut off", async () => {
  cutsOff(sentence);
  const document = await writeDocument(on.visitor, "The move");
  const kept = await press(await press(document, "Improve"), "Keep");
  expect(kept.text).toContain(cut);
  goesOn(rest);
  const again = await press(await press(kept, "Continue"), "Try again");
  const left = await press(again, "Discard");
  expect(left.field("text")).toBe(sentence);
  expect(left.text).toContain(cut);
  const ended = await on.visitor.press(left, {
    form: "document",
    button: "Save",
    fill: { text: `${sentence} lease has ended.` },
  });
  expect(ended.text).not.toContain(cut);
});

test("an edit that was cut off is discarded beside what says so; kept, it leads to what was there before", async () => {
  cutsOff(sentence);
  const document = await writeDocument(on.visitor, "The move");
  const before = document.field("text");
  const notice = /What came of it is above.*?Discard/s;
  const review = await press(document, "Improve");
  expect(review.text).toMatch(notice);
  const discarded = await press(review, "Discard");
  expect(discarded.field("text")).toBe(before);
  const kept = await press(await press(discarded, "Improve"), "Keep");
  expect(kept.text).toContain("what was here before is in the history");
  const list = await press(kept, "See what was here before");
  expect(list.url.search).toBe("?panel=history");
});

test("a continuation can be stopped, which proposes what came", async () => {
  cutsOff(sentence);
  const document = await writeDocument(on.visitor, "The move");
  const kept = await press(await press(document, "Improve"), "Keep");
  const words = Array.from({ length: 200 }, (_, at) => `word${at}`).join(" ");
  on.model.fallback = { kind: "text", text: words, delayMs: 40 };
  const running = await on.visitor.press(kept, { form: "document", button: "Continue" });
  expect(running.text).toContain("Writing…");
  const stopped = await on.visitor.press(running, { form: "document", button: "Stop" });
  const joined = await press(stopped, "Keep");
  expect(joined.field("text")).toMatch(/because the word0 word1 /);
});

test("an edit that is stopped changes no more than it came to, and says where that ends", async () => {
  const paragraphs = Array.from(
    { length: 40 },
    (_, at) => `Paragraph ${at} is about pier ${at}. It rains on pier ${at}.`,
  );
  const document = await writeDocument(on.visitor, "The piers", paragraphs.join("\n\n"));
  const better = paragraphs.map((paragraph) => paragraph.replace("It rains", "Rain falls"));
  on.model.fallback = { kind: "text", text: better.join("\n\n"), delayMs: 40 };
  const running = await on.visitor.press(document, { form: "document", button: "Improve" });
  expect(running.text).toContain("Writing…");
  const stopped = await on.visitor.press(running, { form: "document", button: "Stop" });
  expect(stopped.text).toMatch(/You stopped this edit\. From “.+” on your text is untouched\./);
  const kept = await press(stopped, "Keep");
  const text = kept.field("text");
  const now = text.split("\n\n");
  expect(now).toHaveLength(40);
  for (const [at, paragraph] of now.entries()) expect([paragraphs[at], better[at]]).toContain(paragraph);
  expect(now[0]).toBe(better[0]);
  expect(now[39]).toBe(paragraphs[39]);
});

test("what could not be gone on with says why and keeps the text", async () => {
  cutsOff(sentence);
  const document = await writeDocument(on.visitor, "The move");
  const kept = await press(await press(document, "Improve"), "Keep");
  on.model.fallback = { kind: "fault", name: "bad-key" };
  const refused = await on.visitor.press(kept, { form: "document", button: "Continue" });
  expect(refused.status).toBeGreaterThanOrEqual(502);
  expect(refused.field("text")).toBe(sentence);
});

test("Continue tells a price that is never below what is held for it", async () => {
  cutsOff(sentence);
  const document = await writeDocument(on.visitor, "The move");
  const review = await press(document, "Improve");
  const told = [priceOn(review)];
  const kept = await press(review, "Keep");
  told.push(priceOn(kept));
  goesOn(rest);
  await press(kept, "Continue");
  const { held } = await on.stet.db
    .selectFrom("entries")
    .innerJoin("generations", "generations.id", "entries.generation_id")
    .select((eb) => eb.fn.sum<number>("entries.amount").as("held"))
    .where("entries.kind", "=", "hold")
    .where("generations.call", "=", "continueWrite")
    .where("entries.bucket_id", "in", (eb) =>
      eb.selectFrom("buckets").select("id").where("unit", "=", "credits"),
    )
    .groupBy("generations.id")
    .orderBy("generations.created_at", "desc")
    .executeTakeFirstOrThrow();
  for (const most of told) expect(most).toBeGreaterThanOrEqual(-held);
});

/** What stands beside the button that goes on. */
function priceOn({ root }: Page): number {
  const button = root.find((found) => found.tag === "button" && found.attribute("value") === "continue");
  const price = root.find((found) => found.attribute("id") === button?.attribute("aria-describedby"));
  return Number(price?.text().replace(/\D/g, ""));
}
