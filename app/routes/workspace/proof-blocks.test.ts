import { expect, test } from "vitest";
import { countMarks as countDiffMarks, diffDocuments } from "#app/document/diff.ts";
import { readMarkdown } from "#app/document/markdown.ts";
import { countMarks } from "#app/ui/proof/proof-marks.ts";
import { toProofBlocks } from "#app/document/proof-blocks.ts";

const diff = diffDocuments(
  readMarkdown("The *ferry* leaves at ten.\n\nPrices\n\n- bread\n- salt\n\n---\n\nGone for good, this one."),
  readMarkdown(
    "The *ferry* leaves at [nine](https://example.org/).\n\n## Prices\n\n- bread\n- pepper and salt\n\n3. three\n\nAn ending.",
  ),
);

test("a comparison survives being sent as JSON", () => {
  const blocks = toProofBlocks(diff);
  expect(JSON.parse(JSON.stringify(blocks))).toEqual(blocks);
});

test("formatting and links are kept", () => {
  const [first] = toProofBlocks(diff);
  expect(first?.segments).toContainEqual({
    type: "ins",
    text: "nine",
    marks: [{ type: "link", href: "https://example.org/" }],
    mark: expect.any(String),
  });
  expect(first?.segments.some(({ marks }) => marks?.some((mark) => mark.type === "em"))).toBe(true);
});

test("blocks know their form, their place and what happened to them", () => {
  const blocks = toProofBlocks(diff);
  expect(blocks).toContainEqual(expect.objectContaining({ type: "heading", level: 2, reformed: true }));
  expect(blocks).toContainEqual(expect.objectContaining({ type: "bullet", depth: 1, kind: "same" }));
  expect(blocks).toContainEqual(expect.objectContaining({ type: "number", number: 3, kind: "ins" }));
  expect(blocks).toContainEqual(expect.objectContaining({ type: "rule", kind: "del" }));
});

test("the review bar counts the marks that the document room counts", () => {
  expect(countMarks(toProofBlocks(diff))).toBe(countDiffMarks(diff));
});
