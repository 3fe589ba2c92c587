import { expect, test } from "vitest";
import { failureOf } from "./failure.ts";

test("a talk that has ended says so, and what failed is called a failure", () => {
  const ended = { detail: "The two have asked what they can.", code: "not_possible" };
  expect(failureOf(ended, 8)).toMatchObject({ kind: "info", text: ended.detail });
  expect(failureOf(ended, 0).text).toBe(`Failed to generate first message: ${ended.detail}`);
  const failed = failureOf({ detail: "The model did not answer.", code: "model_failed" }, 8);
  expect(failed).toMatchObject({
    kind: "danger",
    text: expect.stringContaining("Failed to generate continue messages: "),
  });
});
