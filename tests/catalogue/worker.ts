/** One thread of the matrix: runs the entries it is sent, one after another, and hands their rows back. */

import { parentPort } from "node:worker_threads";
import { findEntry } from "#app/writer/catalogue/catalogue.ts";
import { noCatches, runByContent } from "./by-model.ts";
import { runEntry } from "./by-rule.ts";
import { extents } from "./cells.ts";
import { english, otherTexts } from "./texts.ts";

export interface Order {
  id: string;
  extent: keyof typeof extents;
}

/** For the fake model: long enough that four times of them are over every limit, and one short one. */
export const modelTexts = [
  ...english.filter(({ name }) =>
    ["pride", "rights", "time tracker", "headed", "ruth, 15 words"].includes(name),
  ),
  ...otherTexts,
];

/** What a thread does with an order. */
export async function carryOut({ id, extent }: Order) {
  const entry = findEntry(id);
  if (!entry) throw new Error(`There is no entry ${id}.`);
  const catches = noCatches();
  const texts = extent === "quick" ? modelTexts.filter((_text, at) => at % 5 === 1) : modelTexts;
  runByContent(entry, texts, catches);
  return { row: await runEntry(entry, extents[extent]), catches };
}
export type Done = Awaited<ReturnType<typeof carryOut>>;

parentPort?.on("message", (order: Order) => {
  void answer(order);
});

async function answer(order: Order): Promise<void> {
  parentPort?.postMessage(await carryOut(order), []);
}
