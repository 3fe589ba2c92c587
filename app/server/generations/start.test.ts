import { expect, test } from "vitest";
import { mostCredits, sizeOf } from "#app/document/credits.ts";
import { entries } from "#app/writer/catalogue/catalogue.ts";
import { besideText } from "#app/writer/instruction.ts";
import { prepareTask } from "#app/writer/prepare.ts";
import { priceOf } from "#app/writer/price.ts";
import type { Source, Values } from "#app/writer/task.ts";
import { holdOf } from "./start.ts";

const texts = [
  "One.",
  "It rains on Harbour Street, again. ".repeat(40),
  "A word of it. ".repeat(800),
  "Ein Satz, der auf Deutsch geschrieben ist und lang genug, um erkannt zu werden. ".repeat(9),
  Array.from({ length: 300 }, (_, at) => `=====STET${at || ""}`).join(" "),
];

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

/** The text alone, with each other part, with all of them, and with those that are told together most often. */
function sources(text: string): Source[] {
  const filled = (parts: readonly string[], data: string): Source => ({
    text,
    ...Object.fromEntries(parts.map((part) => [part, data])),
  });
  return [
    { text },
    ...besideText.map((part) => filled([part], "x")),
    filled(besideText, "x"),
    filled(besideText, "=====STET and a few words more. ".repeat(60)),
    filled(["context", "examples"], "For the notice board in the window."),
  ];
}

/** The price that is told of a source: by its text, and by the characters of whatever else goes with it. */
function told(price: Parameters<typeof mostCredits>[0], { text, ...besides }: Source): number {
  const others = Object.values(besides).map((one) => one.length);
  return mostCredits(price, sizeOf(text), others);
}

test.each(["builtin", "compatible:some-model"])(
  "what is held with %s is never above the price that was told",
  (id) => {
    let tried = 0;
    for (const entry of entries) {
      const price = priceOf(entry, { id });
      const all = texts.flatMap(sources);
      for (const [at, values] of choices(entry).entries()) {
        // Every choice meets the plain texts; every source meets a choice.
        for (const source of at === 0 ? all : texts.slice(0, 3).map((text) => ({ text }))) {
          const { input, output } = holdOf({ id }, prepareTask(entry, values, source));
          expect(input + output, `${entry.id} ${JSON.stringify(values)}`).toBeLessThanOrEqual(
            told(price, source),
          );
          tried += 1;
        }
      }
    }
    expect(tried).toBeGreaterThan(10_000);
  },
  20_000,
);

test("what is told is not much above what the choice and the text that are told most hold", () => {
  const id = "compatible:some-model";
  // What is said of how far a text has to go depends on how long it is.
  const asked = [5, 50, 200].map((times) => ({
    text: "It rains. ".repeat(times),
    context: "For a board.",
    examples: "It snows.",
  }));
  for (const entry of entries) {
    const price = priceOf(entry, { id });
    const above = choices(entry).flatMap((values) =>
      asked.map((source) => {
        const { input, output } = holdOf({ id }, prepareTask(entry, values, source));
        return told(price, source) - input - output;
      }),
    );
    const chosen = Object.keys(entry.suboptions).length > 0 ? 700 : 150;
    expect(Math.min(...above), entry.id).toBeLessThan(chosen);
  }
});
