/** Posts of a life told in long paragraphs: the first sentences stand for it where they say something by themselves. */

import { describe, expect, it } from "vitest";
import { kindOfText } from "../text-kind/text-kind.ts";
import { written } from "./written.fixture.ts";

const told = (beginning: string): string => `# Glue

${beginning} The pot was set in a bath of water on the ring, and I was let stir it when I was nine, with a stick that my grandfather had cut for his own father, who was a wheelwright before him and had lost two fingers in a saw. It smelled of hooves. If it boiled he threw it out and we began again, and nobody spoke until it was clear, since he held that talk let the air in, and if a neighbour put his head round the door he was shown the stick and went away, and came back after dinner with whatever it was that he had wanted glued and an excuse for being early.

I was never told why. My mother laughed about it, and my aunt did not. We lived over the workshop until I was twelve, and I can still tell a hide glue from a bone glue in the dark.

He died in 1974. I have the stick, and I have never used it.`;
const post = (beginning: string): Promise<string> => written("social/write-a-post", told(beginning));

describe("a post of a life", () => {
  it.each([
    [
      "My grandfather boiled his glue on Mondays, in a pot that my grandmother would not have in the house. I was sent to fetch it in from the yard before school.",
      "before school.",
    ],
    [
      "We kept the glue in the cold room, in cakes the colour of toffee. My brother ate one when he was six, and my grandfather gave him bread and told nobody.",
      "told nobody.",
    ],
    [
      "Every Monday I broke the glue into a sack with a hammer, four cakes to a pot. My hands were never clean that year, and I was proud of them.",
      "proud of them.",
    ],
  ])("stops within its first paragraph: %s", async (beginning, end) => {
    expect(kindOfText(told(beginning))).toBe("memoir");
    expect(await post(beginning)).toContain(end);
  });

  it.each(["You break it first.", "Four cakes. A hammer. A sack.", "I was nine. We had glue."])(
    "is none of so few words: %s",
    async (beginning) => {
      expect(await post(beginning)).not.toMatch(/(?:first|sack|glue)\.\n\n\[/);
    },
  );
});

describe("a summary that a life has none of", () => {
  const life = told("My grandfather boiled his glue on Mondays.");

  it("is the writer's own sentence, where there is one", async () => {
    expect(await written("continue/add-a-summary", life)).toContain("begins “In short”");
    const own = "In short, my grandfather boiled glue every Monday, and I have his stick.";
    expect(await written("continue/add-a-summary", `${life}\n\n${own}`)).toContain("I have his stick");
  });
});
