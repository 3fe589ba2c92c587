import { describe, expect, it } from "vitest";
import type { SignName } from "./place.ts";
import { shown } from "./shown.fixture.ts";

describe("a reader holds against each other", () => {
  it("two parts of one whole, and not at the same part twice", () => {
    const first = "Cut down two of the thirds and cover them.";
    expect(shown("clash", "plan", "At least half of the plot must be dug by May.", first)).toContain(
      "half of",
    );
    expect(shown("clash", "plan", "Keep two of the thirds covered.", first)).toBeNull();
    expect(shown("clash", "story", "At least half of the plot must be dug.", first)).toBeNull();
  });

  it.each<[SignName, string, string, string]>([
    [
      "opposed",
      "It fits every horn made.",
      "Not recommended for fiberglass horns.",
      "fits every horn made <> Not recommended for fiberglass horns",
    ],
    [
      "opposed",
      "Everybody was back on by Friday.",
      "Nine services remain off until May.",
      "Everybody was back on <> Nine services remain off",
    ],
    [
      "opposed",
      "I always interpret exactly what is said.",
      "When it's necessary I put in a few words.",
      "I always interpret exactly what is said <> When it's necessary I put in a few words",
    ],
    [
      "opposed",
      "The system does not track individuals.",
      "It will tell us who had it.",
      "does not track individuals <> who had it",
    ],
    [
      "opposed",
      "It is guaranteed for life.",
      "In the first two seasons we replace it.",
      "guaranteed for life <> In the first two seasons",
    ],
    [
      "opposed",
      "I'm not asking the ratepayer to find it.",
      "The council should pay.",
      "I'm not asking the ratepayer to find it <> The council should pay",
    ],
    [
      "opposed",
      "Turn off the gas and the electric.",
      "Leave the heating on low.",
      "Turn off the gas and the electric <> Leave the heating on low",
    ],
    [
      "opposed",
      "All repairs are free.",
      "We ask for a donation of £3.",
      "All repairs are free <> a donation of £3",
    ],
    [
      "opposed",
      "All of the neighbours feel as I do.",
      "Mrs Pell at number 20 says she has got used to it.",
      "All of the neighbours feel as I do <> Mrs Pell at number 20 says she has got used to it",
    ],
    [
      "opposed",
      "Everybody in the street wants it gone.",
      "Mr Dodd says he does not mind.",
      "Everybody in the street wants it gone <> Mr Dodd says he does not mind",
    ],
    [
      "opposed",
      "All the parents are against it.",
      "One told me she likes it.",
      "All the parents are against it <> One told me she likes it",
    ],
    ["opposed", "It takes ten minutes.", "Soak it overnight.", "takes ten minutes <> Soak it overnight"],
    [
      "sameTrait",
      "He was not a patient man.",
      "My uncle had all the patience in the world.",
      "He was not a patient man <> all the patience in the world",
    ],
    [
      "sameTrait",
      "She was never generous.",
      "She was very generous that day.",
      "She was never generous <> very generous",
    ],
    [
      "leftBehind",
      "She had left her boots at home. It rained.",
      "Water came over her boots.",
      "left her boots at home <> over her boots",
    ],
    [
      "tooEarly",
      "The trial runs October to the following September.",
      "Report to the Board in June.",
      "trial runs October to the following September <> Report to the Board in June",
    ],
    [
      "theOthers",
      "We asked all eleven clubs.",
      "Eight clubs answered.",
      "all eleven clubs <> Eight clubs answered",
    ],
    [
      "doAndDont",
      "Do not let it boil.",
      "Boil it for five minutes.",
      "Do not let it boil <> Boil it for five minutes",
    ],
  ])("%s: %s against %s", (sign, before, line, both) => {
    expect(shown(sign, "plan", line, before)).toBe(both);
  });

  it.each<[SignName, string, string]>([
    ["opposed", "It fits every horn made.", "It is not heavy."],
    ["opposed", "All of the neighbours feel as I do.", "Mrs Pell says she has had it worse."],
    ["opposed", "Some of the neighbours feel as I do.", "Mrs Pell says she has got used to it."],
    ["opposed", "All the parents want it back.", "Ann says she wants it too."],
    ["opposed", "Everybody was back on by Friday.", "The crews went home."],
    ["opposed", "I always take the bus.", "When it rains I read."],
    ["opposed", "Entry is free.", "It is a good day out."],
    ["sameTrait", "He was not a patient man.", "The patient slept."],
    ["sameTrait", "He was not a patient man.", "He was never very patient."],
    ["leftBehind", "She had left her boots at home. She went back.", "Water came over her boots."],
    ["leftBehind", "She had left her boots at home. It rained.", "His boots were wet."],
    ["tooEarly", "The trial runs October to the following September.", "Report to the Board in October."],
    ["tooEarly", "The trial runs March to June.", "Report to the Board in July."],
    ["theOthers", "We asked all eleven clubs.", "Eight clubs answered, and the others did not."],
    ["theOthers", "We asked all eleven clubs.", "Eleven clubs answered."],
    ["doAndDont", "Do not let it boil.", "Stir it for five minutes."],
  ])("no %s: %s and %s", (sign, before, line) => {
    expect(shown(sign, "plan", line, before)).toBeNull();
  });

  it("a list of another length than was promised, and a day that comes too late for its purpose", () => {
    const four = "I give you four things to do.";
    expect(shown("miscounted", "case", four, "", "First, stop. Second, look. Third, listen.")).toBe(
      "3 <> give you four things",
    );
    expect(
      shown("miscounted", "case", four, "", "First, stop. Second, look. Third, listen. Fourth, go."),
    ).toBeNull();
    const late = "Agree it on 9 September so that it is in hand before the season begins in July.";
    expect(shown("tooEarly", "news", late)).toContain("9 September <> ");
    expect(shown("tooEarly", "news", late.replace("July", "October"))).toBeNull();
  });
});

it.each<[SignName, string, string, string, string]>([
  ["placeholder", "case", "It is less than they spent at Sleaford [check], I think.", "Sleaford [check]", ""],
  [
    "noHour",
    "notice",
    "Join us for the walk on Saturday.",
    "Join us for the walk on Saturday",
    "We set out at 9.30.",
  ],
  ["noPrice", "offer", "Order yours today.", "Order yours today", "It costs £4."],
  ["noHeat", "recipe", "Bake for an hour.", "Bake for an hour", "Heat the oven to 180 degrees."],
])("a reader stops at what a text does not tell, %s", (sign, form, line, word, told) => {
  expect(shown(sign, form, line)).toBe(word);
  if (told !== "") expect(shown(sign, form, line, "", told)).toBeNull();
});
