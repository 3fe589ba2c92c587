import { expect, test } from "vitest";
import { answerTexts } from "#tests/answers/texts.ts";
import { entries } from "./catalogue/catalogue.ts";
import { besideText, composeInstruction } from "./instruction.ts";
import { prepareTask } from "./prepare.ts";
import { priceOf } from "./price.ts";
import type { Source, Values } from "./task.ts";

const model = { id: "compatible:model" };
const besides: Partial<Source> = Object.fromEntries(
  besideText.map((part) => [part, `What there is: ${part}.`]),
);

test("no instruction is longer than its price allows, whatever is chosen and told besides, in any language", () => {
  const tooLong = entries.flatMap((entry) => {
    const { overhead, part } = priceOf(entry, model);
    const choices = [
      {},
      ...entry.suboptions.flatMap(({ name, values }) => values.map((one): Values => ({ [name]: one.name }))),
    ];
    return [...answerTexts.values()].flatMap(({ name, text }, at) => {
      const values = choices[at % choices.length] ?? {};
      return [{ text }, { ...besides, text }].flatMap((source: Source) => {
        const { system, prompt } = composeInstruction(prepareTask(entry, values, source));
        const told = Object.entries(source).filter(([key]) => key !== "text");
        const allowed = told.reduce(
          (sum, [, said]) => sum + said.length + (part ?? 0),
          overhead + text.length,
        );
        const over = system.length + prompt.length - allowed;
        return over > 0 ? [`${entry.id} on ${name}: ${String(over)} more`] : [];
      });
    });
  });
  expect(tooLong).toEqual([]);
});
