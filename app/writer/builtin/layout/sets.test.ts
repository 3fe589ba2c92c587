/** A report cut short: what is told of each of several groups is told of all, its headline's figure comes first, and a post of it names the place. */

import { describe, expect, it } from "vitest";
import { isUnintroduced } from "./introduced.ts";
import { isOneOfSet } from "./sets.ts";
import { statementsOf } from "./statements.ts";
import { written } from "./written.fixture.ts";

const isSet = (text: string): boolean => isOneOfSet(statementsOf(text), 0);

describe("what is told of one group", () => {
  it.each([
    "Season visitors will be paid back in May. Day visitors, about half, must bring the slip.",
    "Those who paid by cheque can write in. Cash visitors will need the slip.",
    "Boys under ten can swim from nine. Older boys must wait until noon.",
    "Tenants with a meter will pay less. Tenants without one, some forty, will pay as before.",
  ])("goes on with the next: %s", (text) => {
    expect(isSet(text)).toBe(true);
  });

  it.each([
    "Season holders will be paid back in May. The slips will be burnt.",
    "Season holders will be paid back in May.\n\nDay visitors must bring the slip.",
    "Residents can vote on Monday. The count starts at ten.",
    "Visitors liked the baths. Visitors came from Leith.",
  ])("stands by itself: %s", (text) => {
    expect(isSet(text)).toBe(false);
  });
});

const strange = (text: string): boolean => {
  const statements = statementsOf(text);
  const last = statements.length - 1;
  return isUnintroduced(statements, last, new Set([0, last]));
};
const lead = "The baths at Mill Lane are shut, the council said on Monday.";

describe("whoever did what a sentence left out tells of", () => {
  it.each([
    `${lead} The boiler was inspected in May. The inspecting company, from Perth, has said sorry.`,
    `${lead} The roof was painted in June. The painting firm has offered a new coat.`,
    `${lead} Two men planned the pool. The planning team was paid in full.`,
  ])("is not said yet: %s", (text) => {
    expect(strange(text)).toBe(true);
  });

  it.each([
    `${lead} The boiler is old. The inspecting company, from Perth, has said sorry.`,
    `The boiler at Mill Lane was inspected in May. It is old. The inspecting company has said sorry.`,
    `${lead} The roof was painted in June. The painting company that has the job since is from Perth.`,
  ])("is said, or needs no telling: %s", (text) => {
    expect(strange(text)).toBe(false);
  });
});

const report = (title: string, second: string): string => `# ${title}

A ticket machine at the Mill Lane baths has been shut down after it was found to be taking washers for coins.

Swimmers had seen it long before the staff did. Ines Lund, who swims at six each day, said she was given a washer as change at Easter and kept it on a nail.

${second}

The washers have the size and the weight of a coin, and come from a shop in the next street. Newer machines weigh what they are given. This one is from 1998.

"I have never seen so many washers," said Tom Reid, who looks after the pool. "My brother is a plumber and he has not either."

Police in Alloa said that they had been told of the matter.

The machine will be replaced in June at a cost of £2,300. Entry is free until then, though swimmers are asked to stay an hour at most.`;

describe("a report in short", () => {
  it.each(["940", "1,212", "38"])("has the figure of its headline, %s", async (figure) => {
    const text = report(
      `Washed up: ${figure} washers found in Alloa ticket machine`,
      `The council confirmed on Monday that ${figure} washers had been emptied from the machine since March.`,
    );
    for (const id of ["create/summarize", "social/write-a-post"]) {
      const made = (await written(id, text)).replace(/^Washed up.*\n/, "");
      expect(made, id).toContain(`${figure} washers`);
      expect(made, id).toContain("replaced in June");
      expect(made, id).not.toContain("Swimmers had seen it");
    }
  });

  it.each([
    ["Washers found in Alloa ticket machine", true],
    ["Alloa baths: machine took washers", true],
    ["Ticket machine shut down in Alloa", true],
    ["Ticket machine at baths took washers", false],
    ["Ticket Machine At Baths Shut Down", false],
    ["Mill Lane baths ticket machine shut down", false],
  ])("names the place of its headline in a post: %s", async (title, isNamed) => {
    const text = report(title, "The council said on Monday that the machine had been emptied in March.");
    for (const id of ["social/caption-writer", "templates/tweet"])
      expect((await written(id, text)).startsWith(title), id).toBe(isNamed);
  });
});
