import { expect, it } from "vitest";
import { amountsApart } from "./amounts.ts";

it.each([
  [
    "We recommend Aquaflow at £11,600.\n\n1. To approve expenditure of £12,600 on the pump.",
    "£11,600",
    "£12,600",
  ],
  [
    "**Amount requested:** $7,450\n\n| Item | Cost |\n|---|---|\n| Tools | $2,300 |\n| Books | $2,100 |\n| Total | $7,150 |",
    "$7,450",
    "$7,150",
  ],
])("finds the other amount in %s", (text, other, word) =>
  expect(amountsApart(text)).toEqual({ word, other }),
);

it.each([
  "We recommend Aquaflow at £11,600. It has risen from £11,800 in March.",
  "We recommend Aquaflow at £11,600. The old one cost us £9,250.",
  "Income was £2,651, and donations came to £1,904. Later £2,651 were paid.",
])("finds none in %s", (text) => expect(amountsApart(text)).toBeNull());
