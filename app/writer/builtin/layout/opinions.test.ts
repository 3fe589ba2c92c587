/** What a piece of opinion comes to in short. */

import { describe, expect, it } from "vitest";
import { argued } from "./opinions.ts";
import { statementsOf } from "./statements.ts";

describe("an opinion in short", () => {
  const piece = (claim: string, close: string): string =>
    `# The rule about boats on the green\n\nMy boat has stood on the green since 1988. It is varnished every spring.\n\n${claim} The council measures nothing and asks nobody, which is the trouble with it.\n\n${"They say boats kill the grass, and some do, where nobody moves them. Others say we were told. ".repeat(4)}\n\n${close}`;
  const short = (text: string): string => {
    const made = argued(
      statementsOf(text),
      { most: 80, count: Infinity },
      false,
      "The rule about boats on the green",
    );
    return typeof made === "string" ? made : `DECLINED ${made.decline}`;
  };
  const claims = [
    "I want the rule about boats on the green struck out and a yearly fee put there.",
    "We ask for a rule that charges boats on the green by their length.",
    "I propose a rule by which boats on the green are moved twice a year.",
  ];
  it.each(claims)("keeps what is asked for in so many words: %s", (claim) =>
    expect(short(piece(claim, "Whoever is next: somebody go first. It should be easy."))).toContain(claim),
  );

  it.each([
    "Whoever is next: somebody go first.",
    "It must be somebody. Just do it.",
    "Councils, you should look: someone try it.",
  ])("does not end on a call to nothing that is named: %s", (close) =>
    expect(short(piece("The rule is old.", close))).toMatch(/^DECLINED/),
  );
});
