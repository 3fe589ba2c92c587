/** What stands around a text: whom it is for, who wrote it and when. */

import { describe, expect, it } from "vitest";
import { statementsOf } from "./statements.ts";
import { posts, written } from "./written.fixture.ts";

const loft =
  "The loft was full of letters. Nobody had opened them since the war, and the string had gone soft. I took down the first.";

const framed = (text: string): string[] =>
  statementsOf(text).flatMap(({ courtesy, text: line }) => (courtesy ? [line] : []));

describe("the frame of a text", () => {
  it.each([
    "For the parish magazine.",
    "For the trustees' meeting, 3 June. Ann Lees, archivist.",
    "*Posted 4 March, still cold in here*",
    "(Written in the train, edited since.)",
    "To the editor of the bulletin.",
    "Draft 3",
    "**Applicant:** The Loft Group",
    "**Amount asked for:** £3,900",
  ])("is none of its matter: %s", (line) => {
    expect(framed(`# Letters\n\n${line}\n\n${loft}`)).not.toEqual([]);
    expect(framed(`# Letters\n\n${line}\n\n${loft}`).join(" ")).not.toContain("loft");
  });

  it.each([
    "For the first time in years it rained.",
    "For the committee it was a Tuesday like any other.",
    "Three things went wrong: it rained, it froze and it rained.",
    "Published poets are rare in Hull.",
    "To the lighthouse and back takes an hour.",
    "(Not that anybody had asked me.) It was cold.",
    "Posted letters go astray, and so do I.",
  ])("and this is: %s", (line) => {
    expect(framed(`# Letters\n\n${line}\n\n${loft}`)).toEqual([]);
  });

  it("stands in no post", async () => {
    const text = `# The loft\n\n(Written in the train, edited since.)\n\n${loft}\n\n${"Each of them began with the weather and ended with a sum of money. ".repeat(6)}`;
    for (const [id, values] of posts) {
      const made = await written(id, text, values);
      expect(made, id).not.toContain("train");
      expect(made, id).toContain("letters");
    }
  });
});
