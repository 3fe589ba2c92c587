/** Items that stand in a paragraph, each behind its letter: `We ask for a) a key, b) a lamp.` They are the lines of a list. */

import type { Block } from "../../prose/blocks.ts";

const sign = /^\(?([a-z]|[ivx]{2,4})\)\s+/;
const before = /(?<=\s)(?=\(?(?:[a-z]|[ivx]{2,4})\)\s)/;
const orders: readonly (readonly string[])[] = [
  "abcdefghij".split(""),
  ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii"],
];

/** A paragraph as what leads to its lettered items, and those; itself where it has none, or none in their order. */
export function letteredIn(block: Block): Block[] {
  if (block.kind !== "paragraph") return [block];
  const rows = block.text.split(before).map((row) => row.trim());
  const first = rows.findIndex((row) => sign.test(row));
  const items = first < 0 ? [] : rows.slice(first);
  const signs = items.map((row) => sign.exec(row)?.[1] ?? "");
  const isList = orders.some((order) => signs.every((one, at) => one === order[at]));
  if (items.length < 2 || !isList) return [block];
  const lead = rows.slice(0, first).join(" ");
  return [
    ...(lead === "" ? [] : [{ ...block, text: lead, gap: "\n" }]),
    ...items.map((row, at): Block => {
      const [prefix = ""] = sign.exec(row) ?? [];
      const gap = at === items.length - 1 ? block.gap : "\n";
      return { ...block, kind: "item", prefix, text: row.slice(prefix.length), gap };
    }),
  ];
}
