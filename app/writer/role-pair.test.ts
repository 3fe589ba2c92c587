import { describe, expect, it } from "vitest";
import { parsePair, writePair } from "./role-pair.ts";

describe("parsePair", () => {
  it.each([
    [writePair({ primary: "Devil's Advocate", secondary: "Coach" })],
    ["**Primary role:** Devil’s Advocate\n**Secondary role:** the Coach"],
    ["1. Devil's Advocate\n2. Coach."],
    ["I would let the devil's advocate talk with a coach, then again the coach."],
  ])("%s", (answer) =>
    expect(parsePair(answer)).toEqual({ primary: "Devil's Advocate", secondary: "Coach" }),
  );

  it("is null for fewer than two different roles", () => {
    expect(parsePair("Primary: Coach\nSecondary: Coach")).toBeNull();
    expect(parsePair("Primary: Aunt")).toBeNull();
  });
});
