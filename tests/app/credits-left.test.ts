import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joinStet, writeDocument } from "#tests/support/app-stories.ts";
import { plantRunning } from "#tests/support/generations.ts";
import { bakery } from "#tests/support/samples.ts";
import { told } from "#tests/support/told.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { Page, Visitor } from "#tests/support/visitor.ts";

const longer = `${bakery}\n\n`.repeat(3).trim();
const more = "New credits come each month. See plans";

/** Somebody who has joined and has so many of 40,000 credits left: the others are held by a text that is being written. */
async function memberWith(stet: TestApp, left: number): Promise<Visitor> {
  const email = `short-${randomUUID()}@example.com`;
  const visitor = stet.visitor();
  await joinStet(stet, visitor, email);
  const { id } = await stet.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const clock = { now: () => Date.now(), pass: () => undefined };
  await plantRunning({ db: stet.db, clock }, id, { credits: { input: 20_000, output: 20_000 - left } });
  return visitor;
}

/** What a page says only where no script runs. */
const unscripted = ({ html }: Page): string =>
  [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)]
    .map(([, inner = ""]) => inner.replace(/<[^>]*>/g, ""))
    .join("\n");

let stet: TestApp;
beforeAll(async () => {
  stet = await openTestApp();
});
afterAll(() => stet.close());

const applied = async (visitor: Visitor, text: string): Promise<Page> =>
  visitor.press(await visitor.open("/"), { button: "Show the options", fill: { text, action: "Summarize" } });

test("home says before the click that less is left than an action may cost, and then what this one may", async () => {
  const visitor = await memberWith(stet, 800);
  const before = await visitor.open("/");
  expect(unscripted(before)).toMatch(
    new RegExp(`800 credits are left\\. An action may cost up to [\\d,]+\\. ${more}`),
  );
  const chosen = await applied(visitor, bakery);
  expect(told(chosen, "credit-note")).toMatch(
    new RegExp(`^800 credits are left\\. This may cost up to 1,\\d{3}\\. ${more}$`),
  );
  const generate = chosen.root.find((one) => one.attribute("value") === "generate");
  const described = generate?.attribute("aria-describedby") ?? "";
  expect(chosen.root.find((one) => one.attribute("id") === described)?.text()).toContain("800 credits");
  const plans = chosen.root.findAll("a").filter((link) => link.text() === "See plans");
  expect(plans.map((link) => link.attribute("href"))).toEqual(["/plans"]);
});

test("what is begun all the same takes no more than is left", async () => {
  const visitor = await memberWith(stet, 60);
  const done = await visitor.press(await applied(visitor, longer), { button: "Generate" });
  expect([done.status, done.url.pathname]).toEqual([429, "/"]);
  const enough = await memberWith(stet, 300);
  const written = await enough.press(await applied(enough, bakery), { button: "Generate" });
  expect([written.status, written.url.pathname.split("/")[1]]).toEqual([200, "create"]);
});

test("nothing left is said, too, and nothing where there is enough", async () => {
  const visitor = await memberWith(stet, 0);
  expect(told(await applied(visitor, bakery), "credit-note")).toMatch(/^No credits are left\. This may cost/);
  const rich = await memberWith(stet, 20_000);
  const page = await applied(rich, bakery);
  expect(told(page, "credit-note")).toBeNull();
  expect(unscripted(await rich.open("/"))).not.toContain("credits");
  expect(unscripted(await stet.visitor().open("/"))).not.toContain("credits");
});

test("the sidebar says it for its actions, and for the one that is pointed at", async () => {
  const visitor = await memberWith(stet, 800);
  const page = await writeDocument(visitor, "The move");
  expect(told(page, "credit-note")).toMatch(
    new RegExp(`^800 credits are left\\. An action here may cost up to [\\d,]+\\. ${more}$`),
  );
  const prices = page.root
    .findAll("span")
    .filter((span) => span.attribute("class") === "side-price")
    .map((span) => span.text().replace(/\s+/g, " ").trim());
  expect(prices.length).toBeGreaterThan(5);
  expect(prices.filter((price) => !/^At most [\d,]+ credits, 800 left$/.test(price))).toEqual([]);
  const rich = await writeDocument(await memberWith(stet, 20_000), "The move");
  expect(told(rich, "credit-note")).toBeNull();
});

test("the built-in writer says that it writes, with the way to a model", async () => {
  const visitor = await memberWith(stet, 20_000);
  for (const page of [
    await visitor.open("/"),
    await visitor.open("/create"),
    await stet.visitor().open("/"),
  ]) {
    expect(told(page, "writer-line")).toBe("The built-in writer writes here. Connect a model");
    const links = page.root.findAll("a").map((link) => link.attribute("href"));
    expect(links).toContain("/help#connect-a-model");
  }
});
