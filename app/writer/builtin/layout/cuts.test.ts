/** What is no point by itself, and what nobody stops on. */

import { describe, expect, it } from "vitest";
import { asksOnly, closingBehind, isSupposed, pointsOutside, saysMore } from "./cuts.ts";
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
  "(I kept bees for nine years, and nobody was stung. Before that I drove a van.)",
  "(Ask my sister, who did the sums for it.) The hives stand by the wall.",
  "Before that I drove a van.) The hives stand by the wall.",
])("does not stop before the point: %s", (text) => expect(mayStop(statementsOf(text), 0)).toBe(false));

it.each([
  "The hives (nine of them, all painted) stand by the wall. My sister keeps them.",
  "I kept bees for nine years in the yard (it was dry). My sister keeps goats.",
  "(Nine) hives of bees stand by the wall. My sister keeps goats.",
])("may stop behind what has a few words in brackets: %s", (text) =>
  expect(mayStop(statementsOf(text), 0)).toBe(true),
);

describe("what somebody goes on to say", () => {
  it.each([
    'A spokeswoman for the trust confirmed that the pump was switched off. She said a man had been "on his way".',
    'The harbour office admitted that the light was out. "We rang the keeper twice," it said.',
    "Mr Tollemer denied that the gate was locked. Tollemer said the bolt sticks in wet weather.",
    "The firm accepted that two lorries came early. The firm added that both drivers had left.",
  ])("is not cut off: %s", (text) => {
    expect(saysMore(statementsOf(text), 0)).toBe(true);
    expect(mayStop(statementsOf(text), 0)).toBe(false);
  });

  it.each([
    "The pump was switched off in May. She said a man had been on his way.",
    "A spokeswoman confirmed that the pump was off. Two farms were flooded.",
    "A spokeswoman confirmed that the pump was off.\n\nShe said it was old.",
    "The firm accepted that two lorries came early. Residents said they were late.",
  ])("is nothing here: %s", (text) => expect(saysMore(statementsOf(text), 0)).toBe(false));
});

describe("a report cut to a minute", () => {
  const report = (charge: string, answer: string): string =>
    `# Weir gate lifted by villagers

Villagers at Corran lifted the gate of the weir with two car jacks before dawn on Friday, after rain had left the lower field and about thirty sheds under water, and nobody with a key could be found.

The gate should have been raised at about three, when the gauge at the bridge passed two metres. It stayed down until nearly six.

${charge}

Grower Lena Ostrow, who keeps bees and currants behind the bank, said she had lost plants worth about £4,000. She was among a dozen people who came with lamps. "You get one chance in the night. Miss it, and you stand in it until noon with everything else that floats," she said.

${answer}

An engineer was due on Saturday to look at the gate, which came down askew when the jacks were taken out and now leaks along its whole western edge, over the path and into the yard of the mill.

More rain is expected on Sunday. Mr Pell has been given a key of his own. He said he keeps it in his boot.`;
  const charge =
    'Keeper Adam Pell, who has minded the weir for 19 years, said he was there in time and found a new chain on the wheel. "I rang the office four times. It is all in my book," he said. "They put the chain on because of the boys, and nobody told me."';

  it.each([
    'A spokesman for the river trust confirmed that the chain was put on last Tuesday. He said a key had been left for Mr Pell "with the usual neighbour", who was away at a wedding.',
    "The council admitted that the chain was new. It said a letter with the number of the lock had gone to every keeper on the river.",
    "The mill's owner denied that anybody had been kept out. She said the office had been open all night and that three people had sat in it.",
  ])("keeps what is answered to an accusation: %s", async (answer) => {
    const cut = await written("read-time/1-minute", report(charge, answer));
    expect(cut).toContain("nobody told me");
    expect(cut).toContain(answer);
  });

  it.each([
    'Keeper Adam Pell, who has minded the weir for 19 years, said the water had come up faster than in any year that he remembers. "I saw the gauge at two. I have it all in my book," he said. "It rose a hand in an hour, and the sheep went up to the road."',
    'Teacher Ines Pell, who lives above the weir, said she was woken by the dog and saw lamps on the bank. "I put the kettle on. There were twenty for tea," she said. "My boots are on the stove, and the dog has had two breakfasts."',
    'Farmer Jon Tait, whose sheds stand lowest, said he had moved his hens to the church in time. "I count thirty. I had thirty," he said. "Nine of them laid on the altar steps, and the vicar has eaten two."',
  ])("asks nobody to answer what accuses nobody: %s", async (told) => {
    const answer = `A spokesman for the river trust confirmed that the gate was made in 1961. He said ${"it was painted and greased and looked at ".repeat(6)}each spring.`;
    expect(await written("read-time/1-minute", report(told, answer))).toContain(told);
  });
});
