import { describe, expect, it } from "vitest";
import { sourceFor } from "#tests/catalogue/cells.ts";
import { headed } from "#tests/catalogue/texts.ts";
import { classics, readSamples, readText } from "#tests/texts/read-texts.ts";
import { entries } from "../catalogue/catalogue.ts";
import { NeedsModel } from "../faults.ts";
import { prepareTask } from "../prepare.ts";
import { checkTask, declineOf } from "../promises/check.ts";
import type { Entry, Values } from "../task.ts";

const spoken = `At the end of the day, Mara knew it was now or never. Her heart skipped a beat when the door opened.

"I do not know what you are talking about," said Tom. "I have been here all evening."

"You are not a good liar," she said. "It is raining cats and dogs, and your coat is as dry as a bone."

He gave her a look that spoke volumes. "I am sorry," he said. "I cannot tell you where I was."

She felt sad and angry, and in the blink of an eye she was out in the street.`;
const whole = new Map([
  ...readSamples(),
  ...readSamples("business"),
  ...classics.map((name) => [name, readText(name)] as const),
  ["headed", headed] as const,
  ["spoken", spoken] as const,
]);
/** Every text, and the first 15 and 30 words of every third as notes. */
const texts = [...whole].flatMap(([name, text], index): [string, string][] => {
  const words = text.replace(/\s+/g, " ").split(" ");
  const note = (count: number): [string, string] => [
    `${name}, ${String(count)} words`,
    `${words
      .slice(0, count)
      .join(" ")
      .replace(/[,;:.]$/, "")}.`,
  ];
  return index % 3 === 0 && words.length > 60 ? [[name, text], note(15), note(30)] : [[name, text]];
});

/** The matrix of `npm run catalogue` runs more; here an entry is tried about this often. */
const tries = 60;

/** The grammar checker runs in its own process and has its own tests; what stands under it is tested here. */
const checkedElsewhere = [
  "assist/chat",
  "writing/fix-grammar",
  "writing/improve",
  "create/rewrite",
  "create/summarize",
];
const ruled = entries.filter((entry) => entry.rule !== undefined && !checkedElsewhere.includes(entry.id));

function choicesOf(entry: Entry): Values[] {
  return [{}, ...entry.suboptions.flatMap((one) => one.values.map((value) => ({ [one.name]: value.name })))];
}

describe("every rule", () => {
  it.each(ruled.map((entry) => entry.id))("%s keeps its hard promises or declines", async (id) => {
    const entry = entries.find((one) => one.id === id);
    if (!entry?.rule) throw new Error("no rule");
    const broken: unknown[] = [];
    let written = 0;
    let turn = 0;
    const choices = choicesOf(entry);
    const step = Math.max(1, Math.floor((choices.length * texts.length) / tries));
    for (const values of choices)
      for (const [name, text] of texts) {
        turn += 1;
        if (written > 0 && turn % step !== 0 && name !== "spoken") continue;
        const source = sourceFor(entry, { name, text });
        const task = prepareTask(entry, values, source);
        if (declineOf(task)) continue;
        try {
          const output = await entry.rule(source, values, new AbortController().signal);
          if (typeof output !== "string") {
            expect(output.decline).toMatch(/\w.*[.]$/s);
            continue;
          }
          written += 1;
          const wrong = checkTask(task, output).filter((one) => one.strength === "hard" && !one.kept);
          if (wrong.length > 0)
            broken.push({ name, values, found: wrong.map((one) => `${one.id}: ${one.found}`) });
        } catch (error) {
          if (!(error instanceof NeedsModel)) throw error;
        }
      }
    expect(written).toBeGreaterThan(0);
    expect({ broken, share: broken.length / written <= 0.01 }).toMatchObject({ share: true });
  });

  it("says the same twice", async () => {
    const text = whole.get("time tracker") ?? "";
    for (const entry of ruled) {
      const [first, second] = [
        await entry.rule?.(
          sourceFor(entry, { name: "time tracker", text }),
          {},
          new AbortController().signal,
        ),
        await entry.rule?.(
          sourceFor(entry, { name: "time tracker", text }),
          {},
          new AbortController().signal,
        ),
      ];
      expect(first).toEqual(second);
    }
  });

  it("leaves texts in other languages to a model, or works by their structure", async () => {
    const text =
      "Der Nachtbus fährt um halb zwölf am Bahnhof ab und hält am Krankenhaus, an der Schule und am alten Hafen. Er kostet nichts.";
    for (const entry of ruled) {
      const task = prepareTask(entry, {}, { text });
      try {
        const output = await entry.rule?.({ text }, {}, new AbortController().signal);
        if (typeof output === "string")
          expect(checkTask(task, output).filter((one) => one.id === "same-language" && !one.kept)).toEqual(
            [],
          );
      } catch (error) {
        expect(error).toBeInstanceOf(NeedsModel);
      }
    }
  });

  it("stays quick on hostile input", async () => {
    const hostile = [
      "the very ".repeat(4000),
      `${"a, and ".repeat(3000)}end.`,
      `${"(".repeat(3000)}text${")".repeat(3000)} was here.`,
      `I ${"really ".repeat(3000)}did it.`,
      `${"#tag ".repeat(2000)} is a post of mine.`,
      `Open ${"“".repeat(2000)} the window. It is ${"-".repeat(4000)} late.`,
    ];
    for (const entry of ruled)
      for (const text of hostile) {
        const before = process.cpuUsage();
        try {
          await entry.rule?.(sourceFor(entry, { name: "hostile", text }), {}, new AbortController().signal);
        } catch (error) {
          expect(error).toBeInstanceOf(NeedsModel);
        }
        expect({
          id: entry.id,
          start: text.slice(0, 12),
          quick: process.cpuUsage(before).user < 4_000_000,
        }).toMatchObject({ quick: true });
      }
  }, 120_000);
});
