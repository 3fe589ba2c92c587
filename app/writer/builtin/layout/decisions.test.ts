/** What is labelled as decided comes first, whole; a list of tasks and a guide keep what they are of. */

import { describe, expect, it } from "vitest";
import { written } from "./written.fixture.ts";

const notes = (decided: string, tasks = "To do\n1. tell the bus firm\n2. lamp for the gate"): string =>
  `# Slipway, look round, Tues 4 June\n\nDown at 0610 with Una, out by eight. Rain. Rails bent by the winch, again.\n\n- top third sound\n- weed below the mark\n- chain gone\n\nUna says the harbour pays. I doubt it.\n\n${decided}\n\n${tasks}`;
const focus = (text: string): Promise<string> =>
  written("create/summarize", text, { Focus: "Decisions and actions" });

describe("a paragraph labelled as a decision", () => {
  it.each([
    "Decision: shut to trailers until the rails are straight. Dinghies by hand. NOBODY below the chain at night.",
    "**Agreed:** shut to trailers until the rails are straight. Una writes the sign.",
    "## Decision\n\nShut to trailers until the rails are straight. Una writes the sign.",
  ])("stands whole before the list: %s", async (decided) => {
    const made = await focus(notes(decided));
    const body = decided.replace("## Decision\n\n", "");
    expect(made).toContain(body);
    expect(made.indexOf(body)).toBeLessThan(made.indexOf("tell the bus firm"));
  });

  it.each([
    "The decision is not ours, Una says.",
    "Decisions, decisions. We had tea.",
    "Agreed with her about the weather.",
  ])("is none: %s", async (said) => {
    const made = await focus(notes(said));
    expect(made).toContain("tell the bus firm");
    expect(made).not.toContain(said);
  });

  it("leaves no list of tasks out behind two of them", async () => {
    const made = await focus(
      "# Hut meeting, 3 May\n\nPresent: Una, Bert\n\nDecision: paint the door green.\n\nDecision: no dogs in the kitchen.\n\nTo do\n\n- ask about the pump\n- buy rope",
    );
    expect(made).toContain("paint the door green");
    expect(made).toContain("- ask about the pump\n- buy rope");
  });
});

describe("a guide under the headings of a user guide", () => {
  const steps = "1. Loosen the nut.\n2. Lift the plate.\n3. Wipe the seat dry.\n4. Tighten the nut.";
  const guide = (before: string): string =>
    `# How we change a pump seat\n\n${before}\n\n${steps}\n\nIt will weep for an hour.`;

  it.each([
    "My sister takes the pump over in May and asked what there is to know.",
    "Most of the year nobody looks at it.\n\nThe seat is leather, and it dries.",
    "A dry seat lets the water fall back.",
  ])("has what is told before the steps above them: %s", async (before) => {
    const made = await written("templates/user-guide", guide(before));
    expect(made).toMatch(/^\*\*How we change a pump seat\*\*\n\n/);
    expect(made.indexOf(before)).toBeLessThan(made.indexOf("### Before you start"));
    expect(made).toContain("### Steps\n\n1. Loosen the nut.");
  });

  it("keeps a line that leads to the steps with them", async () => {
    const made = await written(
      "templates/user-guide",
      guide("The seat is leather.\n\nWhat to do, in order:"),
    );
    expect(made).toContain("### Steps\n\nWhat to do, in order:\n\n1. Loosen the nut.");
  });
});

describe("a list in a thread", () => {
  const told =
    "The boats are laid up in October, when the wind goes round, and every one of them is looked at from below by two people with a lamp. ".repeat(
      2,
    );
  it.each([
    [`${told}What we look for is always the same:`, "What we look for is always the same:\n• weed"],
    ["What do we look for?", "What do we look for?\n• weed"],
    ["We look for:", "We look for:\n• weed"],
  ])("stands under the sentence that leads to it", async (lead, begins) => {
    const made = await written(
      "templates/twitter-x-thread",
      `# Laying up\n\n${told}\n\n${lead}\n\n- weed on the keel\n- a soft plank\n- screws that weep\n\n${told}`,
    );
    expect(made).toContain(begins);
  });
});

describe("a vote", () => {
  it.each([
    "**3. Vote** paint 5, tar 1, Bert out of the room",
    "Vote: paint 5, tar 1. Bert was out of the room.",
    "Outcome – paint, five to one.",
  ])("comes before the list of tasks: %s", async (vote) => {
    const made = await focus(notes(vote));
    expect(made.indexOf(vote)).toBeGreaterThan(0);
    expect(made.indexOf(vote)).toBeLessThan(made.indexOf("tell the bus firm"));
  });

  it.each(["Votes are cheap, says Una.", "**Voters** stayed away.", "The vote was last year."])(
    "is not what is told besides: %s",
    async (said) => expect(await focus(notes(said))).not.toContain(said),
  );
});

describe("what people say in a report", () => {
  const report = (last: string): string =>
    `# Ferry school shuts for the week\n\nThe sailing school at Oreby closed on Monday after its jetty sank, and 40 pupils have been sent home until 3 June.\n\n"Larch gives no warning," said Marta Lind, 51, who runs the school. "Nobody was hurt."\n\nThe jetty was built in 1978 of larch. Its last survey was in 2019, when two piles were marked. The harbour pays for repairs and has set money aside for the summer. Boats are moored at the fish quay until then, where there is room for nine of them and a crane that the school may use in the mornings.\n\n${last}\n\nThe school opened in 1966. It has taught some 4,000 children since then, most of them from the islands.`;
  const people = (last: string): Promise<string> =>
    written("create/summarize", report(last), { Focus: "People and quotes" });

  it.each([
    "Two divers went down on Tuesday. A spokesman said the piles would be lifted, and that the work might last until autumn if the weather does not hold and the crane is not free.",
    "He told the Oreby Post that the piles had been sound. Others on the quay had seen the worms in them for years, and had written to the harbour more than once about what they saw.",
    "It leans on the slip now. Mr Dahl said it should have been burnt, as the one before it was, and that he had told everybody so at the meeting in the spring and at the one before that.",
  ])("is given whole, or not at all: %s", async (last) => {
    const made = await people(last);
    expect(made.startsWith("DECLINED") || made.includes(last)).toBe(true);
  });

  it.each([
    "Divers will look at it on Thursday.",
    "The harbour office was closed on Monday.",
    "Pupils get their money back.",
  ])("is all that is asked for: %s", async (last) => {
    const made = await people(last);
    expect(made).toContain("Marta Lind");
    expect(made).not.toContain(last);
  });
});

describe("news in which something was decided", () => {
  const report = (what: string): string => `# The scale at Orrin

The scale at Orrin was read by two inspectors on Monday, and ${what} The deck is of steel.

${["The scale dates from 1961 and was made in Hull.", "Its hut has a stove and a chair.", "Carts stood here before there were lorries.", "The road to it was paved twice.", "A yard beside it belongs to the mill.", "Swallows nest under the roof of the hut."].join("\n\n")}

ORRIN, 3 May`;
  const none = "holds the words by which a decision is found";

  it.each([
    "the council decided on Tuesday to keep it open.",
    "its future will go to a vote of ratepayers in June.",
    "the fee will stay at eight crowns until the autumn.",
  ])("is not said to hold no such words: %s", async (what) => {
    expect(await focus(report(what))).not.toContain(none);
  });
});

describe("the figures of what is sold", () => {
  const loom = (prices: string): Promise<string> =>
    written(
      "create/summarize",
      `# Loom for hire, Holm\n\nYou want to weave a rug and have no loom. It is 90 kilos and folds in two.\n\n${prices}\n\nI bring it for nothing within 10 miles. Call Una after six. My sister has 2 spare reeds.`,
      { Focus: "Numbers and dates" },
    );

  it.each([
    "**£20 for a day. £60 for a week. £150 for a month.**",
    "- Day: £20\n- Week: £60\n- Month: £150".replaceAll("- ", ""),
    "| For | Price |\n|---|---|\n| day | £20 |\n| week | £60 |\n| month | £150 |",
  ])("are known to stand in a list: %s", async (prices) =>
    expect(await loom(prices)).toContain("stand in a list already"),
  );

  it.each([
    "It is £20 for a day, and I take £5 off for a school.",
    "I paid £300 for it, new ones are £900, and a reed is £40 in Holm.",
    "Ask me what it costs.",
  ])("are told in sentences: %s", async (prices) =>
    expect(await loom(prices)).not.toContain("stand in a list already"),
  );
});
