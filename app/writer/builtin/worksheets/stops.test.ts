import { describe, expect, it } from "vitest";
import { texts } from "./kinds.fixture.ts";
import { stopsOf } from "./stops.ts";

describe("the stops of a text", () => {
  it("are whole sentences of it, in its order, each with the writer's own words", () => {
    for (const text of Object.values(texts)) {
      const plain = text.replace(/[*_]/g, "").replace(/\s+/g, " ");
      const all = stopsOf(text);
      for (const { line, word } of all) {
        expect(plain).toContain(line);
        expect(line).toContain(word);
      }
      expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((one, other) => one - other));
    }
  });

  it("hear a question of an interview that stands over its answer", () => {
    const text =
      "# The last ferryman\n\n**How many people have you carried?**\n\nA fair few. You don't count.\n\n**How old is the boat?**\n\nShe was built in 1951 at the yard below the church.";
    expect(stopsOf(text).filter(({ sign }) => sign === "dodged")).toMatchObject([
      { line: "A fair few. You don't count.", other: "How many people have you carried?" },
    ]);
  });
});
