import { afterAll, beforeAll, expect, test } from "vitest";
import { joinStet, writeDocument } from "#tests/support/app-stories.ts";
import { plantRunning } from "#tests/support/generations.ts";
import { type ModelApp, openModelApp } from "#tests/support/model-app.ts";
import { bakery } from "#tests/support/samples.ts";
import { told } from "#tests/support/told.ts";

let on: ModelApp;
beforeAll(async () => {
  on = await openModelApp();
});
afterAll(() => on.close());

test("its name is said, and nothing of how to connect one", async () => {
  for (const path of ["/", "/create"]) {
    const page = await on.visitor.open(path);
    expect(told(page, "writer-line")).toBe("sample-model writes here.");
    expect(page.text).not.toContain("Connect a model");
  }
});

test("a text that was cut off says what going on may cost, where that is more than is left", async () => {
  on.model.fallback = { kind: "text", text: bakery, finish: "length" };
  const page = await on.settled(
    await on.visitor.press(await on.visitor.open("/"), {
      button: "Generate",
      fill: { text: bakery, action: "Rewrite" },
    }),
  );
  expect(page.text).toContain("This text was cut off");
  expect(page.text).not.toContain("Going on may cost");
  const { id } = await on.stet.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  const clock = { now: () => Date.now(), pass: () => undefined };
  await plantRunning({ db: on.stet.db, clock }, id, { credits: { input: 20_000, output: 40_000 } });
  const short = await on.visitor.open(page.url.pathname);
  expect(short.text).toMatch(/(No|[\d,]+) credits are left\. Going on may cost up to [\d,]+\./);
});

test("a house style makes the sidebar's prices what they are held at", async () => {
  const visitor = on.stet.visitor();
  await joinStet(on.stet, visitor);
  const priced = async (): Promise<number> => {
    const page = await writeDocument(visitor, "The move");
    return Number((told(page, "side-price") ?? "").replace(/\D/g, ""));
  };
  const before = await priced();
  const page = await visitor.open("/profile/house-style");
  expect(page.text).not.toContain("The built-in writer");
  const saved = await visitor.press(page, {
    button: "Save",
    fill: { houseStyle: "Sound warm and plain. ".repeat(90) },
  });
  expect(saved.text).toMatch(/Cost About 4\d\d credits with each text\./);
  expect((await priced()) - before).toBeGreaterThan(450);
  on.model.reset();
  on.model.fallback = { kind: "text", text: bakery };
  await on.settled(
    await visitor.press(await visitor.open("/"), {
      button: "Generate",
      fill: { text: bakery, action: "Rewrite" },
    }),
  );
  expect(JSON.stringify(on.model.requests.at(0)?.body)).toContain("Sound warm and plain.");
});
