/** News in which paragraphs answer one another: no answer without what it answers, and no doubt without how it was settled. */

import { describe, expect, it } from "vitest";
import { answered, answerTo } from "./answering.ts";
import { mayStop } from "./endings.ts";
import { statementsOf } from "./statements.ts";
import { written } from "./written.fixture.ts";

const lead = "Ferries to Skarra will stop for six weeks in May while the ramp is rebuilt.";
const claims = [
  "Not everyone is pleased. Innkeeper Dag Holm said new toilets had been promised for the quay in 2016.",
  '"They never asked us about the toilets," said Dag Holm, who keeps the inn.',
  "Residents complained that the toilets on the quay have been shut since the storm.",
];
const answer = "The council said toilets were a matter for the harbour trust.";
const others = (...paragraphs: string[]) => {
  const statements = statementsOf([lead, ...paragraphs].join("\n\n"));
  const units = [...Map.groupBy(statements.keys(), (at) => statements[at]?.paragraph).values()].slice(1);
  return { statements, units };
};

describe("a paragraph in which a house answers", () => {
  it.each(claims)("leans on what it answers: %s", (claim) => {
    const { statements, units } = others(claim, answer);
    expect(answered(statements, units[1] ?? [], [0], units)).toEqual(units[0]);
  });

  it.each([
    ["The ramp dates from 1962 and has been welded twice.", answer],
    [
      claims[1] ?? "",
      "The council said that the ramp would cost 4m kroner and the ferries would run again in June.",
    ],
    ["The council said the ramp was worn.", "The harbour trust said tenders would open on 3 April."],
  ])("leans on nothing where that claims nothing or it tells something of its own: %s %s", (before, said) => {
    const { statements, units } = others(before, said);
    expect(answered(statements, units[1] ?? [], [0], units)).toEqual([]);
  });

  it.each(claims)("comes with the claim, and with no other one: %s", (claim) => {
    const { statements, units } = others(
      '"I never liked that boat," said Ola Lie, a passenger.',
      claim,
      answer,
    );
    expect(answerTo(statements, units[0] ?? [], units)).toEqual([]);
    expect(answerTo(statements, units[1] ?? [], units)).toEqual(units[2]);
  });
});

describe("an excerpt", () => {
  const stops = (text: string): boolean => mayStop(statementsOf(text), 0);

  it.each([
    'Anne Moe, who runs the kiosk, said she was unconvinced. "Then I saw the queue."',
    "Her son walked down in the dark to check. The lamp was lit.",
    "The rope is as thick as a thumb. On a calm day that's enough for the boat.",
    "Goats were hurt in nine of the accidents. No goat wears a bell.",
    "Eleven boats have been insured since. Not one boat of the old fleet is among them.",
  ])("does not stop on what the next sentence settles: %s", (text) => {
    expect(stops(text)).toBe(false);
  });

  it.each([
    "Anne Moe, who runs the kiosk, was pleased. She has ordered a second freezer.",
    "The rope is as thick as a thumb. On a calm day the boat hangs still.",
    "Her son checks the lamp every evening. The bulb is from 1990.",
    "Goats were hurt in nine of the accidents. The road has no fence there.",
    "Eleven boats have been insured since. The twelfth is being painted.",
  ])("stops where nothing is open: %s", (text) => {
    expect(stops(text)).toBe(true);
  });
});

describe("a summary of who says what", () => {
  const report = `# Skarra ramp to close

${lead} The work was put off twice.

"We were never asked about the toilets," said Dag Holm, who keeps the inn. "Nobody came."

It dates from 1962.

${answer}

The ramp is of concrete and steel, and its lower end has lain under water since the quay was built. Divers go down twice a year to clear the weed from it. The steel comes from a yard in Bergen and is painted there.`;

  it("gives the answer with the claim", async () => {
    const made = await written("create/summarize", report, {
      Focus: "People and quotes",
    });
    expect(made).toContain(`"Nobody came."`);
    expect(made).toContain(answer);
  });
});
