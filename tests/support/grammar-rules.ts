/** Rules of grammar, each tried on sentences that it must mend and sentences that it must leave alone. */
import { describe, expect, it } from "vitest";
import { asTyped } from "#app/writer/builtin/apostrophes.ts";
import { correct } from "#app/writer/builtin/grammar/fix-grammar.ts";
import { onlyGrammarEdits } from "#app/writer/promises/change.ts";

interface Cases {
  /** Mistakes and what they become: `The lid of the boxes {are|is} lost.` */
  mends: readonly string[];
  leaves: readonly string[];
}

/** A text with its mistakes, and mended. */
const read = (marked: string): [wrong: string, right: string] => [
  marked.replaceAll(/\{([^|}]*)\|[^}]*\}/g, "$1"),
  marked.replaceAll(/\{[^|}]*\|([^}]*)\}/g, "$1"),
];

/** As the writer gives it out. */
const fixed = async (text: string) => asTyped(text, await correct(text, AbortSignal.timeout(30_000))).text;

export function describeRules(rules: Readonly<Record<string, Cases>>): void {
  describe.each(Object.entries(rules))("%s", (_name, { mends, leaves }) => {
    it("is tried three times each way", () =>
      expect(Math.min(mends.length, leaves.length)).toBeGreaterThanOrEqual(3));
    it.each(mends.map(read))("mends: %s", async (wrong, right) => {
      expect(await fixed(wrong)).toBe(right);
      expect(onlyGrammarEdits.check({ text: wrong }, right)).toMatchObject({ verdict: "kept" });
    });
    it.each(leaves)("leaves: %s", async (text) => expect(await fixed(text)).toBe(text));
  });
}
