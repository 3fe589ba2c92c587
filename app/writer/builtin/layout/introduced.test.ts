import { describe, expect, it } from "vitest";
import { isUnintroduced } from "./introduced.ts";
import { statementsOf } from "./statements.ts";

/** Whether the last sentence can be read behind the first alone. */
const leans = (text: string, title = ""): boolean => {
  const statements = statementsOf(text);
  return isUnintroduced(statements, statements.length - 1, new Set([0, statements.length - 1]), title);
};
const lead = "The ferry to Holm is back in service, the firm said on Monday.";

describe("what an excerpt speaks of by the", () => {
  it.each([
    [
      `${lead}\n\nDivers found a rope round the shaft and a crack in a bearing.\n\nA replacement bearing came on Friday and was fitted overnight.`,
    ],
    [
      `${lead}\n\nA passenger had filmed a leak in the car hold.\n\nMr Brandt said the leak had been known since May.`,
    ],
    [
      `${lead}\n\nSkipper Lars Voss had rung an inspector in the spring.\n\nThe firm will pay £4,000 to the inspector.`,
    ],
  ])("is not left without the sentence that told of it: %#", (text) => {
    expect(leans(text)).toBe(true);
  });

  it.each([
    // Told of in the sentence that is kept.
    [
      `A ferry to Holm is back in service.\n\nA ferry of this size holds nine cars.\n\nCrews on Sunday cleaned the ferry.`,
    ],
    // Everybody knows one.
    [
      `${lead}\n\nA council in the south had sent a letter.\n\nFares will be set by the council and posted at the pier.`,
    ],
    // Which one is said behind it.
    [
      `${lead}\n\nA notice was torn down.\n\nTickets are sold from the notice that hangs beside the kiosk in Mill Street.`,
    ],
    // Never told of before.
    [`${lead}\n\nThe winter was hard.\n\nPassengers with a return ticket can ask for a refund at the kiosk.`],
  ])("may be what needs no telling: %#", (text) => {
    expect(leans(text)).toBe(false);
  });

  it("is not what a title alone has named, where a paragraph goes straight to it", () => {
    const title = "Ferry is back, and so is the smell";
    expect(leans(`${lead}\n\nInspectors from the port measured the smell on Tuesday.`, title)).toBe(true);
    expect(leans(`${lead}\n\nInspectors from the port tested a hose on Tuesday.`, title)).toBe(false);
    expect(leans(`${lead}\n\nThe smell is gone, the firm said on Tuesday.`, title)).toBe(false);
  });
});
