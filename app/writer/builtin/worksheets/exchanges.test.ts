import { expect, it } from "vitest";
import { texts } from "./kinds.fixture.ts";
import { type Exchange, exchangesOf } from "./exchanges.ts";
import anchored from "./sheets/anchored.json" with { type: "json" };
import written from "./sheets/exchanges.json" with { type: "json" };

type Pair = { first: string; second: string };
const all: [kind: string, { opens: Pair[]; closes: Pair[] }][] = Object.entries(written);
const inABreath = (question: string): void => {
  expect(question.split(" ").length, question).toBeLessThanOrEqual(35);
  expect(question).toMatch(/[?.]$/);
};

it.each(all)(
  "%s: enough for a talk where the text answers one, each question spoken in a breath",
  (_kind, { opens, closes }) => {
    expect(opens.length).toBeGreaterThanOrEqual(3);
    expect(closes.length).toBeGreaterThanOrEqual(2);
    for (const { first, second } of [...opens, ...closes]) for (const one of [first, second]) inABreath(one);
  },
);

it("asks of every sentence in a breath, in texts that there are, and once in a text of a kind", () => {
  const kinds = new Set(Object.keys(written));
  const asked = new Set<string>();
  for (const { at, of, first, second } of anchored) {
    inABreath(first);
    inABreath(second);
    for (const kind of of) {
      expect(kinds, `${at} of ${kind}`).toContain(kind);
      expect(asked).not.toContain(`${at} ${kind}`);
      asked.add(`${at} ${kind}`);
    }
  }
});

it("gives every kind of text exchanges of its own or those that fit any", () => {
  for (const text of Object.values(texts)) expect(exchangesOf(text).opens.length).toBeGreaterThanOrEqual(2);
});

it("leaves out what the text answers, and what speaks of a sentence that it does not have", () => {
  const letter =
    "Dear Sir or Madam,\n\nMy order number 4471 came broken on Monday and I have rung you twice. I am writing to complain. It is to be put right by Friday.\n\nYours faithfully,\nA. Pell";
  const allOf = (text: string): readonly Exchange[] => Object.values(exchangesOf(text)).flat();
  const firsts = (text: string): string[] => allOf(text).map(({ first }) => first);
  const sorry = "If all they gave you were an apology, a proper one, would that be the end of it?";
  expect(firsts(letter)).toContain(sorry);
  expect(firsts(letter.replace("I am writing", "I expect an apology. I am writing"))).not.toContain(sorry);
  expect(allOf(letter).every(({ line }) => letter.includes(line))).toBe(true);
});
