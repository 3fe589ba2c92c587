import { beforeEach, expect, it, vi } from "vitest";
import { type Spot, WaitingWords } from "./waiting-words.ts";

beforeEach(() => {
  const tab = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

const spot = (at: number): Spot => ({ at, behind: "" });
const typed = (words: WaitingWords, ...keys: string[]): boolean[] =>
  keys.map((key) => words.type("text", key, spot(3)));

it("keeps what is typed, corrected as it was typed", () => {
  const words = new WaitingWords("a");
  typed(words, "O", "m", "Backspace", "n", "Enter", "Delete", "it is pasted");
  expect(words.take()).toEqual([{ field: "text", spot: spot(3), words: "On\nit is pasted" }]);
  expect([words.isEmpty, words.take()]).toEqual([true, []]);
});

it("has nothing where all of it was taken back", () => {
  const words = new WaitingWords("a");
  typed(words, "O", "Backspace", "Backspace");
  expect(words.isEmpty).toBe(true);
  words.goOn("n");
  expect(words.take()).toEqual([]);
});

it("is of one field, and goes on in that", () => {
  const words = new WaitingWords("a");
  expect([words.type("title", "A", null), words.type("text", "B", spot(3))]).toEqual([true, false]);
  words.goOn("b");
  expect(words.take()).toEqual([{ field: "title", spot: null, words: "Ab" }]);
});

it("is there when the page of its document comes again in this browser", () => {
  typed(new WaitingWords("a"), "O", "n");
  expect(new WaitingWords("b").isEmpty).toBe(true);
  expect(new WaitingWords("a").take()).toEqual([{ field: "text", spot: spot(3), words: "On" }]);
  expect(new WaitingWords("a").isEmpty).toBe(true);
});

it("is there also where an earlier version of the page left it", () => {
  localStorage.setItem("stet.waiting.a", JSON.stringify([{ field: "text", at: 3, words: "On" }]));
  expect(new WaitingWords("a").take()).toMatchObject([{ field: "text", spot: null, words: "On" }]);
});

it("waits at each place that it was typed at, which moves with the text", () => {
  const words = new WaitingWords("a");
  words.type("text", "O", spot(3));
  words.type("text", "A", spot(9));
  words.type("text", "Backspace", spot(9));
  words.type("text", "Backspace", spot(9));
  words.goOn("n");
  words.type("text", "B", spot(12));
  words.goOn("c");
  words.move(({ at }) => spot(at + 2));
  expect(words.take()).toEqual([
    { field: "text", spot: spot(5), words: "On" },
    { field: "text", spot: spot(14), words: "Bc" },
  ]);
});
