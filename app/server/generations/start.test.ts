import { expect, test } from "vitest";
import { mostCredits, outputCredits } from "#app/document/credits.ts";
import { entries } from "#app/writer/catalogue/catalogue.ts";
import { prepareTask } from "#app/writer/prepare.ts";
import { priceOf, shareOf } from "#app/writer/price.ts";
import type { Values } from "#app/writer/task.ts";
import { inputCredits } from "./start.ts";

const texts = ["One.", "It rains on Harbour Street, again. ".repeat(40), "A word of it. ".repeat(4_000)];

/** Each suboption by itself with each of its values, none at all, and the last value of all at once. */
function choices(entry: (typeof entries)[number]): Values[] {
  const single = entry.suboptions.flatMap(({ name, values }) =>
    values.map((value) => ({ [name]: value.name })),
  );
  const all = Object.fromEntries(
    entry.suboptions.map(({ name, values }) => [name, values.at(-1)?.name ?? ""]),
  );
  return [{}, ...single, all];
}

test.each(["builtin", "compatible:some-model"])(
  "what is held with %s is never above the price that was told",
  (id) => {
    const writer = {
      id,
      name: id,
      write: () => {
        throw new Error("not asked");
      },
    };
    let tried = 0;
    for (const entry of entries) {
      const price = priceOf(entry, writer);
      for (const values of choices(entry)) {
        for (const text of texts) {
          const task = prepareTask(entry, values, { text });
          const held = inputCredits(writer, task) + outputCredits({ share: shareOf(entry) }, text.length);
          expect(held, `${entry.id} ${JSON.stringify(values)}`).toBeLessThanOrEqual(
            mostCredits(price, text.length),
          );
          tried += 1;
        }
      }
    }
    expect(tried).toBeGreaterThan(500);
  },
);
