import { describe, expect, it } from "vitest";
import { readSamples } from "#tests/texts/read-texts.ts";
import { enhance } from "./enhance.ts";
import { formalize } from "./formalize.ts";
import { simplify } from "./simplify.ts";

const texts = readSamples();

describe("simplify", () => {
  it("says it in everyday words", () => {
    expect(simplify({ text: texts.get("policy") ?? "" })).toBe(
      "Applicants who have failed to give the required documents before the deadline will not be accepted, despite any good reasons which may later be given.",
    );
    expect(simplify({ text: "The cat sat on the mat." })).toMatchObject({
      decline: expect.stringContaining("already reads"),
    });
  });
});

describe("formalize", () => {
  it.each([
    ["Hey Tom, we can't do it, ok? 🎉", "Dear Tom, we cannot do it, acceptable?"],
    ["The guys dunno what stuff to bring!", "The colleagues do not know what material to bring."],
    ["\"I can't,\" she said. We won't either!", '"I can\'t," she said. We will not either.'],
    ["## Don't panic\n\nIt's gonna be fine.", "## Do not panic\n\nIt is going to be fine."],
  ])("%s", (before, after) => expect(formalize({ text: before })).toBe(after));

  it("declines what is formal already", () => {
    expect(formalize({ text: texts.get("policy") ?? "" })).toMatchObject({
      decline: expect.stringContaining("Nothing to change"),
    });
  });
});

describe("enhance", () => {
  it.each([
    [
      "Sales in the new shop by the station went up by 7% in the second quarter of the year, and costs went down in July.",
      "Sales in the new shop by the station rose by 7% in the second quarter of the year, and costs fell in July.",
    ],
    [
      "For the last part of the way to the old mill we made use of a very small van with no seats.",
      "For the last part of the way to the old mill we used a tiny van with no seats.",
    ],
    [
      "When the rain had stopped at last she walked slowly down to the harbour with her dog.",
      "When the rain had stopped at last she strolled down to the harbour with her dog.",
    ],
    [
      "The noise of the engines below the deck had an impact on the crew that nobody had planned for at the start.",
      "The noise of the engines below the deck affected the crew that nobody had planned for at the start.",
    ],
  ])("%s", (before, after) => expect(enhance({ text: before })).toBe(after));

  it("exaggerates nothing and declines where nothing is weak", () => {
    expect(enhance({ text: "The new bus leaves at noon from the old harbour." })).toMatchObject({
      decline: expect.stringContaining("none"),
    });
    expect(enhance({ text: "It is not very important, and we got up early." })).toMatchObject({
      decline: expect.any(String),
    });
  });
});
