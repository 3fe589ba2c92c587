import { expect, test } from "vitest";
import { readAddress } from "#app/ui/library/library-address.ts";
import type { LibraryItem, LibraryShown } from "#app/ui/library/library-shown.ts";
import { withChange } from "./changes.ts";
import { mergedBy } from "./use-more.ts";

const item = (guid: string, folder: string | null): LibraryItem => ({
  guid,
  folder,
  href: `/create/${guid}`,
  title: guid,
  text: "",
  mode: "document",
  date: { iso: "2026-11-22T00:00:00.000Z", label: "22 Nov" },
  tags: [],
});
const shown: LibraryShown = {
  asked: "",
  items: [item("a", null), item("b", "f1"), item("c", "f1")],
  offset: 0,
  total: 30,
  folders: [
    { guid: "f1", name: "Beta", count: 12 },
    { guid: "f2", name: "Gamma", count: 0 },
  ],
  uncategorized: 18,
  stats: { items: 30, actions: 5, words: 900 },
  error: null,
};
const all = readAddress(new URLSearchParams());
const form = (fields: Record<string, string | string[]>): FormData => {
  const made = new FormData();
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) made.append(name, value);
  return made;
};
const told = ({ items, total, folders, uncategorized, stats }: LibraryShown) => ({
  items: items.map(({ guid, folder }) => `${guid}:${folder ?? ""}`),
  total,
  folders: folders.map(({ name, count }) => `${name} ${count}`),
  uncategorized,
  stats: stats?.items,
});

test("items change their folder, the counts with them; out of a folder that is looked at they leave the list", () => {
  const sent = form({ intent: "move", id: ["a", "b"], folder: "f2" });
  expect(told(withChange(shown, sent, all))).toEqual({
    items: ["a:f2", "b:f2", "c:f1"],
    total: 30,
    folders: ["Beta 11", "Gamma 2"],
    uncategorized: 17,
    stats: 30,
  });
  const inBeta = readAddress(new URLSearchParams("folder=f1"));
  expect(told(withChange(shown, form({ intent: "move", id: "b", folder: "" }), inBeta))).toMatchObject({
    items: ["a:", "c:f1"],
    total: 29,
    uncategorized: 19,
  });
  // Where it is already nothing changes.
  expect(told(withChange(shown, form({ intent: "move", id: "b", folder: "f1" }), inBeta))).toEqual(
    told(shown),
  );
});

test("deleted items are gone from every count, those of a deleted folder are uncategorised", () => {
  expect(told(withChange(shown, form({ intent: "delete", id: ["a", "c"] }), all))).toEqual({
    items: ["b:f1"],
    total: 28,
    folders: ["Beta 11", "Gamma 0"],
    uncategorized: 17,
    stats: 28,
  });
  expect(told(withChange(shown, form({ intent: "delete-folder", folder: "f1" }), all))).toMatchObject({
    items: ["a:", "b:", "c:"],
    folders: ["Gamma 0"],
    uncategorized: 30,
  });
});

test("folders are in their order when one is made or renamed; what comes later keeps the place of what was there", () => {
  expect(told(withChange(shown, form({ intent: "new-folder", name: " Alpha 10 " }), all)).folders).toEqual([
    "Alpha 10 0",
    "Beta 12",
    "Gamma 0",
  ]);
  expect(
    told(withChange(shown, form({ intent: "rename-folder", folder: "f1", name: "Zeta" }), all)).folders,
  ).toEqual(["Gamma 0", "Zeta 12"]);
  expect(
    mergedBy(({ guid }) => guid, shown.items, [item("b", "f2"), item("d", null)]).map(({ guid, folder }) => [
      guid,
      folder,
    ]),
  ).toEqual([
    ["a", null],
    ["b", "f2"],
    ["c", "f1"],
    ["d", null],
  ]);
});
