/** What the check of a story lists, and what it leaves out. */

import { describe, expect, it } from "vitest";
import { written } from "./written.fixture.ts";

describe("continuity", () => {
  it.each([
    ["I was six years at it before anybody asked.", false],
    ["I was eleven years in the foundry.", false],
    ["My father was thirty years with the same firm.", false],
    ["I was nine years old when it shut.", true],
    ["I was nine at the time.", true],
    ["My brother Sam was thirteen in May.", true],
  ])("tells an age from a length of time: %s", async (line, isAge) => {
    const checked = await written(
      "stories/check-continuity",
      `I remember Tom in 1971, and Tom's coat. ${line} Tom laughed on Friday. I never told my mother. We drove home on Monday, and Tom sang.`,
    );
    expect(checked.split("### Ages")[1]?.split("###")[0]?.includes(`- ${line}`)).toBe(isAge);
  });
});
