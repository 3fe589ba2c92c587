import { expect, test } from "vitest";
import { titleOf } from "./title.ts";

test("a text's first heading or sentence is its title, without a full stop", () => {
  expect(titleOf("## The ferry\n\nIt leaves at ten.")).toBe("The ferry");
  expect(titleOf("The ferry leaves at ten. Nobody says so.")).toBe("The ferry leaves at ten");
  expect(titleOf("")).toBe("Untitled");
});

test("a long one is cut between words, and before a comma, a colon or a dash that would stand at its end", () => {
  const begun = "From Monday thirty November you will find us next door";
  for (const sign of [",", ";", ":", " –", " —", "、"])
    expect(titleOf(`${begun}${sign} somewhere in the old post office`)).toBe(`${begun}…`);
  expect(titleOf(`${begun} to the old post office`)).toBe(`${begun} to…`);
  expect(titleOf("a".repeat(70))).toBe(`${"a".repeat(60)}…`);
});
