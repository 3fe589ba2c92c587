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
