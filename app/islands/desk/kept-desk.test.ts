import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type DeskValues, emptyDesk } from "#app/ui/desk/desk-values.ts";
import { comesBack, findDesk, keepDesk, parseDesk } from "./kept-desk.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
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
