import { afterAll, beforeAll, expect, test } from "vitest";
import { joinStet } from "#tests/support/app-stories.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { Page, Visitor } from "#tests/support/visitor.ts";

const path = "/profile/house-style";
const style = "Readers: nurses.\nAvoid: utilise, synergy";
let stet: TestApp;
let visitor: Visitor;
beforeAll(async () => {
  stet = await openTestApp();
  visitor = stet.visitor();
  await joinStet(stet, visitor);
});
afterAll(() => stet.close());

const save = (page: Page, houseStyle: string): Promise<Page> =>
  visitor.press(page, { button: "Save", fill: { houseStyle } });
const linksTo = (page: Page, address: string) =>
  page.root.findAll("a").filter((link) => link.attribute("href") === address);

test("the profile leads to it, and it leads back to every section", async () => {
  const profile = await visitor.open("/profile");
  expect(linksTo(profile, path)).toHaveLength(1);
  const page = await visitor.open(path);
  expect(page.status).toBe(200);
  for (const section of ["overview", "account", "usage", "billing", "security", "settings"])
    expect(linksTo(page, `/profile#${section}`), section).toHaveLength(1);
  const [here] = linksTo(page, path);
  expect(here?.attribute("aria-current")).toBe("page");
});

test("what is saved says so once, stands in the field, and tells which words are checked", async () => {
  const before = await visitor.open(path);
  expect(before.field("houseStyle")).toBe("");
  expect(before.text).toContain("Words to avoid None.");
  const after = await save(before, style);
  expect([after.status, after.url.pathname]).toEqual([200, path]);
  expect(after.text).toContain("Your house style is saved.");
  expect(after.field("houseStyle")).toBe(style);
  expect(after.text).toContain("Words to avoid utilise, synergy");
  expect((await visitor.open(path)).text).not.toContain("is saved.");
});

test("the built-in writer, which does not read it, is named with the way to a model", async () => {
  const page = await visitor.open(path);
  expect(page.text).toContain("The built-in writer, which writes here now, does not read it.");
  expect(linksTo(page, "/help#connect-a-model").length).toBeGreaterThan(0);
});

test("one that is too long is refused beside its field, and kept in it", async () => {
  await save(await visitor.open(path), style);
  const long = `${"Sound warm. ".repeat(170)}x`;
  const refused = await save(await visitor.open(path), long);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("The house style has at most 2,000 characters.");
  expect(refused.field("houseStyle")).toBe(long);
  expect((await visitor.open(path)).field("houseStyle")).toBe(style);
});

test("nobody sees another one's, and a guest is led to the log-in and back", async () => {
  await save(await visitor.open(path), style);
  const other = stet.visitor();
  const guest = await other.open(path);
  expect([guest.url.pathname, guest.url.searchParams.get("from")]).toEqual(["/login", path]);
  await joinStet(stet, other);
  expect((await other.open(path)).field("houseStyle")).toBe("");
});
