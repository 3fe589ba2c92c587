import { Fragment, Slice } from "prosemirror-model";
import { expect, test } from "vitest";
import { countCharacters, countWords } from "#app/document/counts.ts";
import { sizeOf } from "#app/document/credits.ts";
import { readMarkdown, writeMarkdown } from "#app/document/markdown.ts";
import { writeText } from "#app/document/plain-text.ts";
import { schema } from "#app/document/schema.ts";
import { randomDocument } from "#tests/support/random-documents.ts";
import { tallyDocument } from "./tally.ts";

function tally(document: Parameters<typeof tallyDocument>[0], withCharacters = false) {
  const steps = tallyDocument(document, withCharacters);
  for (let count = 0; ; count++) {
    const { done, value } = steps.next();
    if (done) return { ...value, count };
  }
}

test("counted block by block a document has the words of the whole, and a price that is never below its own", () => {
  for (let seed = 0; seed < 200; seed++) {
    const document = randomDocument(seed);
    const { words, size } = tally(document);
    expect(words).toBe(countWords(writeText(document)));
    const whole = sizeOf(writeMarkdown(document));
    expect(size.characters).toBeGreaterThanOrEqual(whole.characters);
    expect(size.weight).toBeGreaterThanOrEqual(whole.weight);
  }
});

test("of a text as people write it the size is exact, and only what was changed is counted again", () => {
  const document = readMarkdown("## One\n\nTwo *three*.\n\n- four\n- five\n\n1. six\n\n> seven\n");
  const first = tally(document);
  expect(first).toEqual({
    words: countWords(writeText(document)),
    characters: null,
    size: sizeOf(writeMarkdown(document)),
    count: document.childCount,
  });
  const other = schema.node("heading", null, schema.text("Once more"));
  const changed = document.replace(0, document.child(0).nodeSize, new Slice(Fragment.from(other), 0, 0));
  expect(tally(changed)).toMatchObject({ words: first.words + 1, count: 1 });
});

test("characters are counted when they are wanted, an emoji as one", () => {
  const document = readMarkdown("Hé 👩‍👩‍👧!\n\nAgain.");
  expect(tally(document).characters).toBeNull();
  expect(tally(document, true).characters).toBe(countCharacters("Hé 👩‍👩‍👧!") + 6);
});
