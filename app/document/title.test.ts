import { expect, test } from "vitest";
import { titleOf } from "./title.ts";

test("a text's first heading or sentence is its title, without a full stop", () => {
  expect(titleOf("## The ferry\n\nIt leaves at ten.")).toBe("The ferry");
  expect(titleOf("The ferry leaves at ten. Nobody says so.")).toBe("The ferry leaves at ten");
  expect(titleOf("")).toBe("Untitled");
});

test("for a long sentence its beginning stands, up to a comma, a colon or a dash", () => {
  const begun = "From Monday thirty November you will find us next door";
  for (const sign of [",", ";", ":", " –", " —", "、"])
    expect(titleOf(`${begun}${sign} somewhere in the old post office`)).toBe(begun);
  expect(
    titleOf("On Monday, when the rain had stopped, we found the whole of the old fence in the river"),
  ).toBe("On Monday, when the rain had stopped");
  // Neither within a number nor within what is quoted or bracketed.
  for (const whole of [
    "The new bridge over the river at the mill took 1,250 people four years to build",
    "The ferry (the old one, the small one, the red one) left the harbour with nobody on board",
    "She said “no, not today, not on a Sunday” to everybody who came to the door",
  ])
    expect(titleOf(whole)).toBe(whole);
});

test("one without such a part stands whole where it can, and is cut between words where it cannot", () => {
  const whole = "The ferry that takes the children to school leaves at seven on every morning";
  expect(titleOf(whole)).toBe(whole);
  expect(titleOf(`${whole} of the week in winter`)).toBe(
    "The ferry that takes the children to school leaves at seven…",
  );
  expect(titleOf("a".repeat(100))).toBe(`${"a".repeat(60)}…`);
});
