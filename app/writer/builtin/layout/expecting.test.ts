/** What was expected: it is given with what came of it, or not at all. */

import { describe, expect, it } from "vitest";
import { leadsToSpeech } from "./cuts.ts";
import { mayStop } from "./endings.ts";
import { isOvertaken } from "./expecting.ts";
import { statementsOf } from "./statements.ts";
import { written } from "./written.fixture.ts";

describe("an expectation", () => {
  const overtaken = (text: string): boolean => isOvertaken(statementsOf(text), 0);

  it.each([
    "A new bell was due to be hung at Easter. It was still in its crate on Friday.",
    "The lamps should have been lit by eight. Nobody had brought a match, and they stayed dark.",
    "We had hoped that the ditch would drain. Instead it filled.",
    "The crane is expected on Monday, said the clerk of the harbour. But the harbour has not paid for it.",
    "The stone was to be set in May. It was set on 3 July, after the frost.",
    "The baker promised to send forty loaves. The loaves never came.",
    "The path was supposed to open at noon.\n\nIt did not.",
  ])("is nothing to stop on before what came of it: %s", (text) => {
    expect(overtaken(text)).toBe(true);
    expect(mayStop(statementsOf(text), 0)).toBe(false);
  });

  it.each([
    "A new bell is due to be hung at Easter. The tower was built in 1830.",
    "The lamps should be lit by eight. Matches lie in the drawer.",
    "The crane is expected on Monday.\n\nThe harbour board meets in June.",
    "The path opened at noon. It was not crowded.",
    "The warden said the well was dry. It had not rained since May.",
  ])("may stand where nothing takes it back: %s", (text) => expect(overtaken(text)).toBe(false));

  it("is given in a list of days with what came of it", async () => {
    const made = await written(
      "create/summarize",
      "HOLM — The harbour board of Holm voted on Tuesday to buy a second crane for 400,000 kroner.\n\nThe first crane was due to be repaired by 4 May. It was still in pieces last week, said the foreman of the yard.\n\nFishermen land about half of the catch by hand.\n\nThe crane will stand on the north quay from June.",
      { Focus: "Numbers and dates" },
    );
    expect(made.includes("was due to be repaired")).toBe(made.includes("still in pieces"));
  });
});

describe("what people say of themselves before their own words", () => {
  const leads = (text: string): boolean => leadsToSpeech(statementsOf(text), 0);

  it.each([
    'Ola Lie, who keeps nine goats, said he had been told a lot of things.\n\n"One man said to paint them," he said.',
    'Ada Brook said she had counted every lorry.\n\n"There were ninety," Brook said.',
    'The verger told us that he had tried twice. "The key is bent," he said.',
  ])("is nothing to stop on: %s", (text) => {
    expect(leads(text)).toBe(true);
    expect(mayStop(statementsOf(text), 0)).toBe(false);
  });

  it.each([
    'The board said the work would cost 3m kroner.\n\n"It is dear," said Ada Brook, who sells ice.',
    "Ola Lie said he had counted every lorry. The road was built in 1962.",
    'Ola Lie said the road was worn.\n\n"I saw it crack," said Ada Brook.',
  ])("is told from what says something: %s", (text) => expect(leads(text)).toBe(false));
});
