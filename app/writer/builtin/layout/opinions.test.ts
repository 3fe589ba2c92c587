/** What a piece of opinion comes to in short. */

import { describe, expect, it } from "vitest";
import { argued } from "./opinions.ts";
import { statementsOf } from "./statements.ts";
import { written } from "./written.fixture.ts";

describe("an opinion in short", () => {
  const piece = (claim: string, close: string): string =>
    `# The rule about boats on the green\n\nMy boat has stood on the green since 1988. It is varnished every spring.\n\n${claim} The council measures nothing and asks nobody, which is the trouble with it.\n\n${"They say boats kill the grass, and some do, where nobody moves them. Others say we were told. ".repeat(4)}\n\n${close}`;
  const short = (text: string): string => {
    const made = argued(
      statementsOf(text),
      { most: 80, count: Infinity },
      false,
      "The rule about boats on the green",
      "A model can write one.",
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

describe("a post of a piece of opinion", () => {
  const piece = (second: string): string =>
    `# Let the ferry wait

The last ferry leaves Harn at 9.40. The train from the city gets in at 9.44. It has been like this since 2019, and I have slept in the shelter eleven times. It should wait.

${second} A boat is not a bus. I drove a bus for twenty years.

I think that ten minutes would do. We need them on four nights of the week, and the crew should be paid for them. ${"Nobody on the quay would mind, and everybody on the train would bless them. ".repeat(4)}

Let us ask for ten minutes.`;
  const posts = ["social/caption-writer", "social/community-post", "social/story-teaser"];

  it.each([
    "The company says that the crew must be home by ten.",
    "I know what the harbour office will say to this.",
    "Some people will argue that nobody uses it.",
  ])("does not end on what the other side holds: %s", async (second) => {
    for (const id of posts) {
      const made = await written(id, piece(second));
      expect(made, id).toContain("eleven times");
      expect(made, id).not.toContain(second);
    }
  });

  it.each([
    "The crew are home by ten on every other line.",
    "The timetable says ten minutes.",
    "I know the crew, and they would stay.",
    "Ten minutes cost less than the new sign did.",
  ])("goes on with what the writer holds: %s", async (second) =>
    expect(await written("social/caption-writer", piece(second))).toContain(second),
  );
});

describe("a caption", () => {
  const more = "Nobody on the quay would mind, and everybody on the train would bless them. ".repeat(6);
  const told = {
    opinion: `# Let the ferry wait\n\nI think that the last ferry should wait for the train. It must be made to.\n\nWe need ten minutes, and the crew should be paid for them.\n\n${more}\n\nLet us ask for ten minutes.`,
    memoir: `The year I was nine my father sold the boat and bought a piano. I had never seen one.\n\nMy mother said nothing. She moved the table, and my brother and I carried the stool.\n\n${"I remember that we sat on it by turns, and that my father never played. ".repeat(6)}`,
    explanation: `# How a lock is filled\n\nA lock is filled from above, through two holes in the gate. Each has a paddle on a rack.\n\n${"The water comes in under the boat and lifts it, which takes four minutes. ".repeat(6)}`,
  };
  it.each(Object.entries(told))("of %s says where it goes on", async (_kind, text) =>
    expect(await written("social/caption-writer", text)).toMatch(/\n\n\[Where to read on\]$/),
  );

  it.each([
    "The last ferry should wait for the train. I think ten minutes would do, and I would pay for them.",
    "My father sold the boat and bought a piano. I had never seen one before that day.",
    "A lock is filled from above, through two holes in the gate. Each has a paddle on a rack.",
  ])("that holds all of a text does not: %s", async (text) =>
    expect(await written("social/caption-writer", text)).not.toContain("[Where"),
  );
});
