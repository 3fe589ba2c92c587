import { expect, test } from "vitest";
import { countMarks, lonelySigns, marginPlaces, marginSigns, type ProofSegment } from "./proof-marks.ts";

const same: ProofSegment = { type: "same", text: "stays" };
const ins: ProofSegment = { type: "ins", text: "in" };
const del: ProofSegment = { type: "del", text: "out" };

test("something replaced is one mark with a caret", () => {
  expect(marginSigns([same, del, ins, same])).toEqual([null, "caret", null, null]);
});

test("something only taken out has a dele", () => {
  expect(marginSigns([del, same, ins, same, del])).toEqual(["dele", null, "caret", null, "dele"]);
});

test("differently formatted parts of one insertion are one mark", () => {
  const bold: ProofSegment = { ...ins, marks: [{ type: "strong" }] };
  expect(marginSigns([same, ins, bold, ins])).toEqual([null, "caret", null, null]);
});

test("signs that may share a line take places side by side, distant ones start anew", () => {
  const far: ProofSegment = { type: "same", text: "x".repeat(80) };
  expect(marginPlaces([del, same, del, same, del])).toEqual([0, 0, 1, 0, 2]);
  expect(marginPlaces([del, far, del])).toEqual([0, 0, 0]);
});

test("a note stands beside a sign that no other can share a line with, on either side", () => {
  const near: ProofSegment = { type: "same", text: "x".repeat(50) };
  expect(lonelySigns([del, near, near, del])).toEqual([true, false, false, true]);
  // The third is far enough from the first to stand at the text again, and yet beside the second.
  expect(marginPlaces([del, near, ins, near, del])).toEqual([0, 0, 1, 0, 0]);
  expect(lonelySigns([del, near, ins, near, del])).toEqual([false, false, false, false, false]);
  expect(lonelySigns([same, del, ins, same])).toEqual([false, true, false, false]);
  expect(lonelySigns([same, del], true)).toEqual([false, false]);
});

test("marks are counted over all blocks, what is shown in two places once", () => {
  expect(
    countMarks([
      {
        type: "heading",
        form: "1",
        segments: [same, { ...del, mark: "2" }, { ...ins, mark: "2" }, same, { ...del, mark: "3" }],
      },
      { type: "paragraph", segments: [same] },
      { type: "paragraph", kind: "del", whole: "4", segments: [{ ...del, mark: "4" }] },
      { type: "paragraph", kind: "ins", whole: "4", segments: [{ ...ins, mark: "4" }] },
      { type: "rule", kind: "ins", whole: "5", segments: [] },
    ]),
  ).toBe(5);
});
