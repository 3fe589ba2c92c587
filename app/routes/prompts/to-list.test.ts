import { expect, test } from "vitest";
import { fieldName } from "#app/ui/prompts/field-name.ts";
import { toList } from "./to-list.ts";

test("a list may come as the JSON of one", () => {
  expect(toList(["Rewrite", "", 3])).toEqual(["Rewrite"]);
  expect(toList('["Claude","GPT-4"]')).toEqual(["Claude", "GPT-4"]);
  expect([toList("[broken"), toList(null), toList('{"a":1}')]).toEqual([[], [], []]);
});

test("a field's name is read in words", () => {
  expect(["outputFormat", "role", "key_points", "Tone of voice"].map(fieldName)).toEqual([
    "Output Format",
    "Role",
    "Key Points",
    "Tone Of Voice",
  ]);
});
