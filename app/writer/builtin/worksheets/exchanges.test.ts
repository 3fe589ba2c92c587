import { expect, it } from "vitest";
import { texts } from "./kinds.fixture.ts";
import { exchangesOf } from "./exchanges.ts";
import written from "./sheets/exchanges.json" with { type: "json" };

const all: [kind: string, { first: string; second: string; at?: string }[]][] = Object.entries(written);

it.each(all)(
  "%s: enough for a talk where the text answers one, each question spoken in a breath",
  (_kind, own) => {
    expect(own.filter(({ at }) => at === undefined).length).toBeGreaterThanOrEqual(3);
    for (const question of own.flatMap(({ first, second }) => [first, second])) {
      expect(question.split(" ").length, question).toBeLessThanOrEqual(35);
      expect(question).toMatch(/[?.]$/);
    }
  },
);

it("gives every kind of text exchanges of its own or those that fit any", () => {
  for (const text of Object.values(texts)) expect(exchangesOf(text).length).toBeGreaterThanOrEqual(3);
});

it("leaves out what the text answers, and what speaks of a sentence that it does not have", () => {
  const letter =
    "Dear Sir or Madam,\n\nMy order number 4471 came broken on Monday and I have rung you twice. I am writing to complain. It is to be put right by Friday.\n\nYours faithfully,\nA. Pell";
  const firsts = (text: string): string[] => exchangesOf(text).map(({ first }) => first);
  const sorry = "If all they gave you were an apology, a proper one, would that be the end of it?";
  expect(firsts(letter)).toContain(sorry);
  expect(firsts(letter.replace("I am writing", "I expect an apology. I am writing"))).not.toContain(sorry);
  expect(exchangesOf(letter).every(({ line }) => letter.includes(line))).toBe(true);
});
