import { Fragment, type Node } from "prosemirror-model";
import { expect, test } from "vitest";
import { pick, randomBlock, randomDocument, randomOf, type Random } from "#tests/support/random-documents.ts";
import { blocksOf, compare, countMarks } from "./diff.ts";
import { readMarkdown, writeMarkdown } from "./markdown.ts";
import { schema } from "./schema.ts";
import { takeMarks } from "./take-marks.ts";

const pairs = 500;

/** A document that has much in common with another: blocks and words went, came, were changed, moved or marked. */
function revised(node: Node, random: Random): Node {
  if (node.isText) {
    if (random() < 0.7) return node;
    const text = (node.text ?? "").replace(/\S+/, pick(random, ["word", "other", "字", "x y"]));
    return schema.text(text || "x", random() < 0.3 ? [] : node.marks);
  }
  if (node.isLeaf) return node;
  const children = node.children.flatMap((child) => {
    const chance = random();
    if (chance < 0.1) return [];
    if (chance < 0.2 && child.isBlock && child.type !== schema.nodes.list_item)
      return [randomBlock(random, 3), revised(child, random)];
    return [revised(child, random)];
  });
  if (random() < 0.1) children.reverse();
  if (node.inlineContent) return node.type.create(reformed(node, random), Fragment.fromArray(children));
  return node.type.create(reformed(node, random), children.length > 0 ? children : node.content);
}

function reformed(node: Node, random: Random) {
  if (node.type === schema.nodes.heading && random() < 0.3) return { level: pick(random, [2, 3, 4]) };
  if (node.type === schema.nodes.ordered_list && random() < 0.3) return { order: pick(random, [1, 2, 7]) };
  return node.attrs;
}

/** Every fifth pair has nothing to do with one another. */
function pairOf(seed: number): [before: Node, after: Node] {
  const before = randomDocument(seed);
  const after = seed % 5 === 0 ? randomDocument(seed + 10_000) : revised(before, randomOf(seed));
  after.check();
  return [before, after];
}

test("taking all marks gives the new text, letting all stand the old one, any of them a whole document", () => {
  for (let seed = 1; seed <= pairs; seed += 1) {
    const [before, after] = pairOf(seed);
    const comparison = compare(before, after);
    const ids = comparison.marks.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const taken = takeMarks(comparison, new Set());
    expect(taken.eq(after), `seed ${seed}\n${taken.toString()}\n${after.toString()}`).toBe(true);
    const stood = takeMarks(comparison, new Set(ids));
    expect(stood.eq(before), `seed ${seed}\n${stood.toString()}\n${before.toString()}`).toBe(true);
    const random = randomOf(seed);
    for (let round = 0; round < 4; round += 1) {
      const some = takeMarks(comparison, new Set(ids.filter(() => random() < 0.5)));
      expect(() => some.check(), `seed ${seed}`).not.toThrow();
    }
  }
});

test("the same documents have the same marks, and the blocks to be read show each of them", () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const [before, after] = pairOf(seed);
    const { marks } = compare(before, after);
    expect(compare(before, after).marks).toEqual(marks);
    expect(countMarks(blocksOf(compare(before, after)))).toBe(marks.length);
    expect(compare(after, after).marks).toEqual([]);
  }
});

/** The text that comes of it when the marks that take out or put in a word stand. */
function standing(before: string, after: string, word: string): string {
  const comparison = compare(readMarkdown(before), readMarkdown(after));
  const ids = comparison.marks.filter((mark) => `${mark.out} ${mark.in}`.includes(word)).map(({ id }) => id);
  expect(ids).toHaveLength(1);
  return writeMarkdown(takeMarks(comparison, new Set(ids)));
}

test.each([
  [
    "The quick **brown** fox ran.",
    "The slow **brown** foxes ran.",
    "quick",
    "The quick **brown** foxes ran.",
  ],
  ["It was really quite cold for everyone.", "It was cold.", "really", "It was really quite cold."],
  ["One. Two is here. Three.", "One. Three.", "Two", "One. Two is here. Three."],
  ["It is dear.", "It is dear. A smell was near.", "smell", "It is dear."],
  ["- a one\n- b two\n- c three", "- a one\n- c three\n- d four", "four", "- a one\n- c three"],
  ["- a one\n- b two", "- a one\n\nBetween them.\n\n- b two", "Between", "- a one\n\n* b two"],
])("one mark stands: %s, %s", (before, after, word, made) => {
  expect(standing(before, after, word)).toBe(made);
});
