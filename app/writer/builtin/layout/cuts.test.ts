/** What is no point by itself, and what nobody stops on. */

import { describe, expect, it } from "vitest";
import { asksOnly, closingBehind, isSupposed, pointsOutside } from "./cuts.ts";
import { mayStop } from "./endings.ts";
import { statementsOf } from "./statements.ts";
import { written } from "./written.fixture.ts";

describe("a question or a belief that others have", () => {
  it.each([
    "Every week somebody asks me at the hatch whether the glue is horse.",
    "People think it is like riding a bicycle.",
    "We get drivers at the gate each spring saying there's a toll.",
    "Most visitors assume that the bell is rung by hand.",
  ])("is all that is said: %s", (sentence) => expect(asksOnly(sentence)).toBe(true));

  it.each([
    "Somebody has to ring the bell.",
    "People ask for the blue one.",
    "Then they come back and ask if we sell the cord.",
    "I think that the ferry should run on Sundays.",
    "The people who think about it hardest are the crew.",
  ])("is not what stands here: %s", (sentence) => expect(asksOnly(sentence)).toBe(false));

  it("is no summary, and a post goes on to what is said to it", async () => {
    const text = `# Why the bell is late\n\nEvery summer somebody asks me on the steps whether the bell "runs on batteries". It does not. A weight on a rope turns the barrel, and it is wound on Mondays.\n\n${"The barrel carries a train of wheels, and the last of them lifts the hammer. A fly slows it. ".repeat(5)}`;
    expect(await written("create/summarize", text, { Length: "One sentence" })).toContain("DECLINED");
    expect(await written("social/fit-to-280", text)).toMatch(/It does not\.|DECLINED/);
  });
});

describe("a case that is supposed", () => {
  const supposed = (text: string): boolean => isSupposed(statementsOf(text), 0);
  it.each([
    "Suppose the key is lost. You ring the warden and she brings hers.",
    "Say your boat is late. The bridge stays up for it.",
    "You have paid for two. Then the third is free.",
  ])("has its outcome behind it: %s", (text) => expect(supposed(text)).toBe(true));
  it.each([
    "The key was lost. She brought hers.",
    "We weigh the sack and tip it. Then we weigh the sack again.",
    "Suppose the key is lost.",
  ])("is none here: %s", (text) => expect(supposed(text)).toBe(false));
});

it.each([
  ["The knob in photo 3 is mine.", true],
  ["As table 2 shows, it fell.", true],
  ["The list below is long.", true],
  ["You have to picture a pit.", false],
  ["It stands by the picture of a ship.", false],
  ["He said, “Look at figure 4,” and left.", false],
  ["The table in the hall is oak.", false],
])("points outside: %s %s", (sentence, points) => expect(pointsOutside(sentence)).toBe(points));

it.each([
  ["The boiler burst in the night and the yard was flooded. Nobody was hurt.", [1]],
  ["I have had it apart down to the last spring. It ticks. The hands are new.", [1]],
  ["The last ferry went in May, and the pier with it.\n\nSo row me over.", [1]],
  ["The boiler burst. The yard was flooded and the school was shut.", []],
  ["The boiler burst in the night. Was it old?", []],
  ["The pier went.\n\nThe council has had two meetings and wants a third one.", []],
])("takes the few words that close a thought with it: %s", (text, closing) =>
  expect(closingBehind(statementsOf(text), 0)).toEqual(closing),
);

it.each([
  "There were nine ferries on the loch when I started. The last went in May.",
  "I want to complain about something small. Nobody oils the gate.",
  "Visitors at the gate often ask whether it bites. It is a goose.",
])("does not stop before the point: %s", (text) => expect(mayStop(statementsOf(text), 0)).toBe(false));
