import { describe, expect, it } from "vitest";
import { applyEdits, composeEdits, type Edit, withoutOverlap } from "./edits.ts";

const edit = (from: number, to: number, replacement: string, reason = "r"): Edit => ({
  from,
  to,
  replacement,
  reason,
});

describe("edits", () => {
  it("keeps the earlier of two that touch the same letters", () => {
    expect(withoutOverlap([edit(4, 6, "x"), edit(5, 8, "y"), edit(0, 2, "z")])).toEqual([
      edit(0, 2, "z"),
      edit(4, 6, "x"),
    ]);
  });

  it("tells edits of an edited text over the source, whatever they overlap", () => {
    const source = "abcdefghijklmnopqrstuvwxyz";
    let seed = 7;
    const random = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
    const some = (length: number) =>
      withoutOverlap(
        Array.from({ length: 4 }, () => {
          const from = random(length);
          return edit(from, Math.min(length, from + random(5)), "XYZ".slice(0, random(4)), String(random(9)));
        }),
      );
    for (let round = 0; round < 2000; round += 1) {
      const first = some(source.length);
      const text = applyEdits(source, first);
      const second = some(text.length);
      const both = composeEdits(source, { text, edits: first }, second);
      expect(applyEdits(source, both)).toBe(applyEdits(text, second));
    }
  });
});
