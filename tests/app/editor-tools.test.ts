import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { joinStet, writeDocument } from "#tests/support/app-stories.ts";
import { type ModelApp, openModelApp } from "#tests/support/model-app.ts";
import { bakery } from "#tests/support/samples.ts";
import { openTestApp } from "#tests/support/test-app.ts";
import type { Page } from "#tests/support/visitor.ts";

let on: ModelApp;
beforeAll(async () => {
  on = await openModelApp();
});
afterEach(() => on.model.reset());
afterAll(() => on.close());

const lines = ["Seven in the Morning", "The Queue at the Door"];
const press = (page: Page, button: string, fill = {}): Promise<Page> =>
  on.visitor.press(page, { form: "document", button, fill });
const option = (title: string): string => `${title} ${title.length} characters`;
const buttons = (page: Page): string[] =>
  page.root.findAll("button").map((button) => button.text().replace(/\s+/g, " ").trim());

test("titles are a list of buttons; what was typed is saved first, and choosing one saves it", async () => {
  const page = await writeDocument(on.visitor, "Untitled yet");
  expect(page.text).toMatch(/Choose a style: it brings up to five\. at most [\d,]+ credits/);
  on.model.fallback = { kind: "text", text: lines.join("\n") };
  const offered = await press(page, "Plain", { text: `${bakery} More.`, sub_title: "Typed" });
  expect(offered.url.searchParams.get("titles")).not.toBeNull();
  expect(buttons(offered)).toEqual(expect.arrayContaining([...lines.map(option), "Five more"]));
  expect(offered.text).toContain("Statement");
  expect([offered.field("text"), offered.field("sub_title")]).toEqual([`${bakery} More.`, "Typed"]);
  const chosen = await press(offered, option(lines[1] ?? ""));
  expect([chosen.field("title"), chosen.field("sub_title")]).toEqual([lines[1], "Typed"]);
  expect(chosen.text).toContain("Content saved!");
  on.model.fallback = { kind: "text", text: lines.join("\n") };
  const under = await press(chosen, "Descriptive");
  expect(JSON.stringify(on.model.requests.at(-1)?.body)).toContain(lines[1]);
  expect(under.text).toContain("Free: a promise was not kept.");
  const subtitled = await press(under, option(lines[0] ?? ""));
  expect(subtitled.field("sub_title")).toBe(lines[0]);
});

test("nobody else's titles are shown", async () => {
  const page = await writeDocument(on.visitor, "Mine");
  on.model.fallback = { kind: "text", text: lines.join("\n") };
  const offered = await press(page, "Question");
  const other = on.stet.visitor();
  await joinStet(on.stet, other);
  const theirs = await writeDocument(other, "Theirs");
  const looked = await other.open(`${theirs.url.pathname}${offered.url.search}`);
  expect(looked.status).toBe(200);
  expect(buttons(looked)).not.toContain(option(lines[0] ?? ""));
});

test("without a model the next words answer 501, and a title is a worksheet's", async () => {
  const stet = await openTestApp("sqlite");
  const visitor = stet.visitor();
  await joinStet(stet, visitor);
  const page = await writeDocument(visitor, "By rule");
  const answer = await visitor.request(`${page.url.pathname}/completion`, {
    method: "POST",
    headers: { "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams({ text: bakery }),
  });
  expect(await answer.text()).toContain('"code":"needs_model"');
  const offered = await visitor.press(page, { form: "document", button: "Plain" });
  const patterns = buttons(offered).filter((label) => label.endsWith(" characters"));
  expect(patterns.length).toBeGreaterThan(0);
  expect(patterns.filter((label) => !label.includes("["))).toEqual([]);
  await stet.close();
});

test("without a model nothing is offered that will be refused", async () => {
  const stet = await openTestApp("sqlite");
  const visitor = stet.visitor();
  await joinStet(stet, visitor);
  const page = await writeDocument(visitor, "By rule", `${bakery} It is a easy mistake.`);
  const chat = await visitor.open(`${page.url.pathname}?panel=chat`);
  const tries = chat.root.findAll("button").filter((one) => /&ask=/.test(one.attribute("value") ?? ""));
  expect(tries.length).toBe(3);
  for (const label of tries.map((one) => one.text().trim())) {
    const filled = await visitor.press(chat, { button: label });
    expect(filled.field("instruction")).toBe(label);
    const answered = await visitor.press(filled, { form: "document", button: "Transform" });
    expect(answered.text).not.toContain("needs a model");
  }
  const shape = await visitor.open(`${page.url.pathname}?panel=shape`);
  expect(shape.text).toContain("Needs a model Connect a model");
  const apply = shape.root.findAll("button").find((one) => one.text().trim() === "Apply Adaptation");
  expect(apply?.attribute("disabled")).not.toBeNull();
  expect(apply).toBeDefined();
  await stet.close();
});

test("the next words of a post are a post's, and the choice to have them is the user's", async () => {
  const page = await writeDocument(on.visitor, "A post");
  const send = (address: string, body: Record<string, string>) =>
    on.visitor.request(address, {
      method: "POST",
      headers: { "Sec-Fetch-Site": "same-origin" },
      body: new URLSearchParams(body),
    });
  on.model.fallback = { kind: "text", text: "and then it closes." };
  const text = "The bakery opens at seven every day";
  const events = await (await send(`${page.url.pathname}/completion`, { text })).text();
  expect(events).toContain('"result":"and then it closes."');
  const unsaved = `/create/${crypto.randomUUID()}/completion`;
  expect((await send(`${unsaved}?switch=on`, {})).status).toBe(204);
  expect((await (await on.visitor.request(`${page.url.pathname}.data`)).text()).includes('"isOn",true')).toBe(
    true,
  );
});
