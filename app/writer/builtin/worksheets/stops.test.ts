import { describe, expect, it } from "vitest";
import { texts } from "./kinds.fixture.ts";
import { type Anchor, lineAt } from "./anchors.ts";
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
});

describe("a sentence that can be spoken of", () => {
  const told =
    "It was 1951. She rowed at 6.40 from the yard.\n\n“You will be wanting the other side,” she said.\n\nThe fare was £3 for a dog, or £1 less than for a man. Could you ring the bell twice? On 12 May it stopped.";
  it.each<[Anchor, string]>([
    ["asks", "Could you ring the bell twice?"],
    ["last", "On 12 May it stopped."],
  ])("%s", (anchor, line) => expect(lineAt(told, anchor)?.line).toContain(line));
  it("is none where the text has none", () =>
    expect(
      [
        lineAt("She rowed over. Please ring before eleven.", "asks"),
        lineAt("She rowed over. You can speak for three minutes if you ring first.", "last"),
      ].map((one) => one?.line ?? ""),
    ).toEqual(["", ""]));
});
