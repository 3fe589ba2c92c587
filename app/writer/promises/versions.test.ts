import { describe, expect, it } from "vitest";
import { labelled, writeVersions } from "../versions.ts";
import { nothingNew } from "./facts.ts";
import { everyLineAsks } from "./lines.ts";
import {
  eachVersion,
  headlineOf,
  opensOnFact,
  urgencyDated,
  versionCount,
  versionsDiffer,
  versionsDistinct,
} from "./versions.ts";

const source = { text: "The hall seats 90 people. Tickets cost 8 pounds until 4 June." };
const answer = (...texts: string[]) => writeVersions(labelled(texts));

describe("promises over versions", () => {
  it("look at every version by itself and name the one that fails", () => {
    const each = eachVersion(nothingNew);
    expect(each.say({})).toMatch(/^In every version: Add no number/);
    expect(each.check(source, answer("90 seats", "8 pounds")).verdict === "kept").toBe(true);
    expect(each.check(source, answer("90 seats", "12 pounds"))).toEqual({
      verdict: "broken",
      found: "1 of 2 versions; The Bold: new: 12 pounds",
    });
    expect(each.check(source, "").verdict === "kept").toBe(false);
  });

  it("look at the headline alone where a subhead stands below", () => {
    expect(
      eachVersion(everyLineAsks, headlineOf).check(source, answer("Why come?\n\nThe hall seats 90."))
        .verdict === "kept",
    ).toBe(true);
    expect(
      eachVersion(everyLineAsks).check(source, answer("Why come?\n\nThe hall seats 90.")).verdict === "kept",
    ).toBe(false);
  });

  it("count versions and compare them", () => {
    expect(versionCount(2).check(source, answer("One", "Two")).verdict === "kept").toBe(true);
    expect(versionCount(8).check(source, answer("One", "Two")).found).toBe("2 versions under 2 labels");
    expect(
      versionsDiffer(0.6).check(source, answer("Why the hall fills up early", "What a ticket buys today"))
        .verdict === "kept",
    ).toBe(true);
    expect(
      versionsDiffer(0.6).check(source, answer("Why the hall fills up early", "Why the hall fills up late"))
        .verdict === "kept",
    ).toBe(false);
    expect(
      versionsDistinct.check(source, answer("It is late; go.", "It is late. Go.")).verdict === "kept",
    ).toBe(true);
    expect(versionsDistinct.check(source, answer("It is late.", "It is late!")).verdict === "kept").toBe(
      false,
    );
  });

  it("know an invented date and a fact of the text", () => {
    expect(urgencyDated.check(source, "Come by 4 June").verdict === "kept").toBe(true);
    expect(urgencyDated.check(source, "Come by [date]").verdict === "kept").toBe(true);
    expect(urgencyDated.check(source, "Come by 5 June").verdict === "kept").toBe(false);
    expect(urgencyDated.check(source, "Come soon").verdict === "kept").toBe(false);
    expect(opensOnFact.check(source, "The hall seats 90 people. Come.").verdict === "kept").toBe(true);
    expect(opensOnFact.check(source, "Nobody expected [fact].").verdict === "kept").toBe(true);
    expect(opensOnFact.check(source, "Imagine a summer evening by the sea.").verdict === "kept").toBe(false);
  });
});
