import { expect, test } from "vitest";
import { markRemarks } from "./marked-remarks.ts";

test("a fact that is new is marked where the new text has it, as a whole word", () => {
  const [block] = markRemarks(
    [
      {
        type: "paragraph",
        segments: [
          { type: "same", text: "It began in 2019. " },
          { type: "ins", text: "By 2019 there were 12019 of them." },
        ],
      },
    ],
    [{ kind: "figure", words: "2019", where: "new" }],
  );
  expect(block?.segments).toEqual([
    { type: "same", text: "It began in 2019. " },
    { type: "ins", text: "By " },
    { type: "ins", text: "2019", marks: [{ type: "remark" }] },
    { type: "ins", text: " there were 12019 of them." },
  ]);
});
