import { expect, test } from "vitest";
import { type FoundTool, findTools, mostFound } from "./find-tools.ts";

const price = { overhead: 0, part: null, output: { share: 1, fixed: 0, thinking: 0 } };
const tool = (name: string, category = "Writing", description = "", apply = name): FoundTool => ({
  name,
  category,
  description,
  icon: "pen-line",
  builtin: "marks",
  price,
  way: { apply },
});
const tools = [
  tool("Expand Blog Section", "Blog & Articles", "Grow one section in place."),
  tool("Improve dialogue realism", "Dialogue & Worldbuilding"),
  tool("Poem", "Creative", "Lines that say it short."),
  tool("Shorter", "Writing", "Cut without losing the point."),
  tool("Short Story", "Stories"),
  tool("Short Video Script", "Basic Options", "For TikTok."),
  tool("Expand", "Writing", "Add useful detail."),
];
const names = (query: string): string[] => findTools(tools, query).map(({ name }) => name);

test("the best comes first: the name itself, its beginning, a word of it, what is said of it", () => {
  expect(names("expand")).toEqual(["Expand", "Expand Blog Section"]);
  expect(names("short")).toEqual(["Shorter", "Short Story", "Short Video Script", "Poem"]);
  expect(names("short story")[0]).toBe("Short Story");
});

test("every word has to stand somewhere, in the category too", () => {
  expect(names("dialogue world")).toEqual(["Improve dialogue realism"]);
  expect(names("short tiktok")).toEqual(["Short Video Script"]);
  expect(names("short nowhere")).toEqual([]);
  expect(names("   ")).toEqual([]);
});

test("one list holds no more than can be read", () => {
  const many = Array.from({ length: 40 }, (_, at) => tool(`Tool ${at}`));
  expect(findTools(many, "tool")).toHaveLength(mostFound);
});
