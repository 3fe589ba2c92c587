import { expect, it } from "vitest";
import { sumApart } from "./sums.ts";

const table = (total: string, first = "18,400"): string =>
  `## Cost\n\n| Item | £ |\n|---|---|\n| Repair | ${first} |\n| Refunds | 3,950 |\n| Insurance | −9,000 |\n| **Net** | **${total}** |`;
const list = (asked: string, last = "800"): string =>
  `**Application, amount requested: ${asked} euros**\n\n- Shears: 2,900\n- Snips: 3,100\n- Racks: ${last}`;

it.each([
  [table("15,350"), { word: "15,350", other: "13,350" }],
  [table("£13,305"), { word: "13,305", other: "13,350" }],
  [list("6,300"), { word: "6,300", other: "6,800" }],
])("is found where the amounts come to another", (text, apart) => expect(sumApart(text)).toEqual(apart));

it.each([
  table("13,350"),
  table("15,350", "some 18,000"),
  list("6,800"),
  list("6,300", "to be found"),
  "- Shears: 2,900\n- Snips: 3,100\n- Racks: 800",
  table("15,350").replace("Net", "Last year"),
])("is none where they agree, or where not all is an amount or a sum", (text) =>
  expect(sumApart(text)).toBeNull(),
);
