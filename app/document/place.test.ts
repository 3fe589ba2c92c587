import { expect, test } from "vitest";
import { randomDocument, randomOf } from "#tests/support/random-documents.ts";
import { readMarkdown, writeMarkdown } from "./markdown.ts";
import { movedPlace, paragraphPlace, select, splice } from "./place.ts";
import { schema } from "./schema.ts";
import { placeOf, readPlace, textsOf, writePlace } from "./selected-place.ts";

const whole = "## Head\n\nOne two *three* four.\n\n- point a\n- point b\n\nLast one.";
const doc = readMarkdown(whole);

/** The place of words that stand in the document once, from the first to the last. */
function placeAround(first: string, last = first, of = doc) {
  let [from, to] = [-1, -1];
  of.descendants((node, position) => {
    const [begin, end] = [node.text?.indexOf(first) ?? -1, node.text?.indexOf(last) ?? -1];
    if (begin >= 0) from = position + begin;
    if (end >= 0) to = position + end + last.length;
  });
  const place = placeOf(of, from, to);
  if (place === null) throw new Error(`${first} is no place`);
  return place;
}

test("what is selected is told with what stands around it", () => {
  const inside = select(doc, placeAround("two ", "three"));
  expect(inside).toMatchObject({
    markdown: "two *three*",
    before: "Head\n\nOne",
    after: "four.\n\npoint a\n\npoint b\n\nLast one.",
  });
  expect(select(doc, placeAround("point a", "point b"))?.markdown).toBe("- point a\n- point b");
  expect(select(doc, placeAround("four.", "Last"))?.markdown).toBe("four.\n\n- point a\n- point b\n\nLast");
  const long = readMarkdown(`${"a".repeat(400)} mid ${"b".repeat(400)}`);
  const { before, after } = select(long, placeAround("mid", "mid", long)) ?? {};
  expect([before?.length, after?.length]).toEqual([300, 300]);
});

test("another text takes its place and nothing else's", () => {
  const spliced = (first: string, last: string, markdown: string): string =>
    writeMarkdown(splice(doc, placeAround(first, last), markdown) ?? doc);
  expect(spliced("two ", "three", "**2 and 3**")).toBe(whole.replace("two *three*", "**2 and 3**"));
  expect(spliced("Head", "Head", "A better head")).toBe(whole.replace("Head", "A better head"));
  expect(spliced("point a", "point b", "- one point")).toBe(
    whole.replace("- point a\n- point b", "- one point"),
  );
  expect(spliced("point b", "point b", "point c")).toBe(whole.replace("point b", "point c"));
  expect(spliced("Last one.", "Last one.", "Now.\n\nAnd then.")).toBe(
    whole.replace("Last one.", "Now.\n\nAnd then."),
  );
  expect(splice(doc, { from: { text: 9, at: 0 }, to: { text: 9, at: 1 } }, "x")).toBeNull();
  expect(splice(doc, { from: { text: 0, at: 3 }, to: { text: 0, at: 99 } }, "x")).toBeNull();
});

test("a place is the same in a document with empty paragraphs, and travels as a field", () => {
  const empty = schema.node("paragraph");
  const typed = doc.copy(doc.content.addToStart(empty).addToEnd(empty));
  const place = placeAround("two ", "three", typed);
  expect(place).toEqual(placeAround("two ", "three"));
  expect(readPlace(writePlace(place))).toEqual(place);
  expect(readPlace("1:2-3")).toBeNull();
  expect(placeOf(typed, 0, typed.content.size)).toBeNull();
  expect(placeOf(doc, 3, 3)).toBeNull();
  expect(select(doc, paragraphPlace(doc, 2) ?? place)?.markdown).toBe("One two *three* four.");
  expect(paragraphPlace(doc, 6)).toBeNull();
});

test("it moves with its paragraph, and is gone when that was changed", () => {
  const place = placeAround("two ", "three");
  const later = readMarkdown(`New.\n\n${whole.replace("Last", "Very last")}`);
  expect(movedPlace(doc, later, place)).toEqual(placeAround("two ", "three", later));
  expect(movedPlace(doc, readMarkdown(whole.replace("four", "five")), place)).toBeNull();
});

test("whatever is put anywhere, the document stays one, and what stands before and behind it stays", () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const before = randomDocument(seed);
    const random = randomOf(seed);
    const texts = textsOf(before);
    const points = [0, 1]
      .map(() => Math.floor(random() * texts.length))
      .toSorted((one, other) => one - other)
      .map((text, end) => ({ text, at: end === 0 ? 0 : (texts[text]?.node.content.size ?? 0) }));
    const [from, to] = points;
    if (!from || !to || texts.length === 0) continue;
    const after = splice(before, { from, to }, writeMarkdown(randomDocument(seed + 1_000)));
    if (after === null) continue;
    expect(() => after.check(), `seed ${seed}`).not.toThrow();
    const words = (of: typeof doc): string[] => textsOf(of).map(({ node }) => node.textContent);
    const [was, is] = [words(before), words(after)];
    expect(is.slice(0, from.text), `seed ${seed}`).toEqual(was.slice(0, from.text));
    const behind = was.slice(to.text + 1);
    expect(is.slice(is.length - behind.length), `seed ${seed}`).toEqual(behind);
  }
});
