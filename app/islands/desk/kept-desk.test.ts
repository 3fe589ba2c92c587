import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type DeskValues, emptyDesk } from "#app/ui/desk/desk-values.ts";
import { comesBack, findDesk, keepDesk, parseDesk } from "./kept-desk.ts";

const stored = new Map<string, string>();
const storage = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
/** Goes to a tab of the same browser, with what it has kept. */
const goTo = (tab: Map<string, string>) => vi.stubGlobal("sessionStorage", storage(tab));
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", storage(stored));
  goTo(new Map());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const record = (values: DeskValues, made: boolean, at: number) => ({ values, made, at, aside: [] });
const desk = (text: string) => ({ ...emptyDesk, text, action: "Rewrite", options: { Tone: "Friendly" } });

test("the whole form is kept for its owner; a guest's goes to whoever signs in", () => {
  keepDesk(null, record(desk("As a guest"), false, 1), false);
  expect(findDesk("nora")?.values).toEqual(desk("As a guest"));
  keepDesk("nora", record(desk("Nora's"), false, 2), false);
  expect(findDesk(null)).toBeNull();
  expect(findDesk("ada")).toBeNull();
  expect(findDesk("nora")).toEqual({ values: desk("Nora's"), at: 2, made: false, aside: [] });
  keepDesk("nora", record(emptyDesk, false, 3), false);
  expect(stored.size).toBe(0);
});

test("what an example took the place of is kept beside it, also where the form is empty", () => {
  keepDesk("nora", { values: emptyDesk, made: false, at: 1, aside: [desk("Her own")] }, false);
  expect(findDesk("nora")?.aside).toEqual([desk("Her own")]);
});

test("the newer of a writer's own and what they wrote before they signed in", () => {
  keepDesk("nora", record(desk("Older"), false, 1), false);
  keepDesk(null, record(desk("Newer"), false, 2), false);
  expect(findDesk("nora")?.values.text).toBe("Newer");
});

test("two tabs keep each its own; what a later one took the place of is beside it for a third", () => {
  const [first, second] = [new Map<string, string>(), new Map<string, string>()];
  goTo(first);
  keepDesk(null, record(desk("Of the first"), false, 1), false);
  goTo(second);
  keepDesk(null, record(desk("Of the second"), false, 2), false);
  goTo(first);
  keepDesk(null, record(desk("Of the first, and more"), false, 3), false);
  goTo(second);
  expect(findDesk(null)?.values.text).toBe("Of the second");
  goTo(first);
  expect(findDesk(null)?.values.text).toBe("Of the first, and more");
  goTo(new Map());
  const third = findDesk(null);
  expect(third?.values.text).toBe("Of the first, and more");
  expect(third?.aside).toEqual([desk("Of the second")]);
  expect(findDesk("nora")?.values.text).toBe("Of the first, and more");
});

test("a tab that goes on with the newest text takes the place of nobody's", () => {
  keepDesk("nora", record(desk("Begun"), false, 1), false);
  const later = new Map<string, string>();
  goTo(later);
  expect(findDesk("nora")?.values.text).toBe("Begun");
  keepDesk("nora", record(desk("Something else"), false, 2), false);
  goTo(new Map());
  expect(findDesk("nora")).toMatchObject({ values: desk("Something else"), aside: [] });
});

test("what has become a text is put back on the way back alone", () => {
  const made = { values: desk("Made"), at: 100, made: true };
  const link = { back: false, openedAt: 50, reopened: false };
  expect(comesBack({ ...made, made: false }, link)).toBe(true);
  expect(comesBack(made, link)).toBe(false);
  expect(comesBack(made, { ...link, back: true })).toBe(true);
  expect(comesBack(made, { back: true, openedAt: 200, reopened: true })).toBe(true);
  expect(comesBack(made, { back: true, openedAt: 200, reopened: false })).toBe(false);
});

test("what is no form counts as nothing", () => {
  for (const said of [null, 1, "x", [], {}, { at: 1, values: null }, { at: 1, values: { text: 1 } }]) {
    expect(parseDesk(said)).toBeNull();
  }
  const odd = { at: 1, values: { ...desk("x"), mode: "?", action: 1, options: { Tone: 2, Size: "y" } } };
  expect(parseDesk(odd)?.values).toEqual({ ...emptyDesk, text: "x", options: { Size: "y" } });
});
