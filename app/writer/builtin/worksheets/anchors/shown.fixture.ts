/** Sentences that an anchor names, with the words that show it, and those that it leaves alone. */

import { describe, expect, it } from "vitest";
import { type Anchor, lineAt } from "../anchors.ts";

export type Shown = Partial<
  Readonly<Record<Anchor, { names: Readonly<Record<string, string>>; leaves: readonly string[] }>>
>;

export function holds(shown: Shown): void {
  describe.each(Object.entries(shown) as [Anchor, NonNullable<Shown[Anchor]>][])(
    "%s",
    (anchor, { names, leaves }) => {
      it.each(Object.entries(names))("names %s", (line, word) =>
        expect(lineAt(line, anchor)).toMatchObject({ line, word }),
      );
      it.each(leaves)("leaves %s", (line) => expect(lineAt(line, anchor)).toBeNull());
    },
  );
}
